# Le regole di Rex: Final Days of an Empire, complete e con parole nostre.
#
# rules-rex-<section>               il titolo di una sezione
# rules-rex-<section>-<paragraph>   un paragrafo; quali ci sono, e in che ordine, è in web/src/rules/contents.ts
# I testi di carte, razze e vantaggi sono quelli di rex-names.ftl.

## Capitoli

rules-rex-chapter-overview = Il gioco
rules-rex-chapter-round = Un round, fase per fase
rules-rex-chapter-fighting = Le battaglie
rules-rex-chapter-winning = Vincere
rules-rex-chapter-races = Le sei razze
rules-rex-chapter-cards = Le carte
rules-rex-chapter-variants = Altri modi di giocare
rules-rex-chapter-small = Dettagli

## Il gioco

rules-rex-aim = Lo scopo
rules-rex-aim-goal = Le corazzate di Sol stanno bruciando la capitale di un impero, e da tre a sei grandi razze si contendono quello che ne resta. Chi da solo controlla tre delle cinque fortezze alla fine di un round ha vinto. Due alleati devono averne quattro insieme, tre alleati tutte e cinque, e allora vincono insieme.
rules-rex-aim-end = I round sono al massimo otto. Se fino ad allora non ha vinto nessuno, Sol o Hacan possono vincere ciascuno a modo suo; altrimenti vince chi ha più fortezze. Xxcha può rubare ogni vittoria che ha predetto.
rules-rex-aim-heart = Unità e influenza sono sempre poche. A decidere la partita è di chi ti fidi, che cosa fai credere agli altri, e quando smetti di mantenere una promessa.

rules-rex-box = Che cosa c'è
rules-rex-box-units = Ogni razza ha 20 unità. Cinque delle venti di Lazax sono meccanizzate e in combattimento contano il doppio.
rules-rex-box-leaders = Ogni razza ha cinque leader, ciascuno con una forza. Un leader va in battaglia con le unità e aggiunge quella forza. Per ogni leader c'è una carta traditore.
rules-rex-box-influence = L'influenza è la moneta: con essa si comprano carte strategia, si recuperano vittime e si schierano unità. L'influenza che non è di nessuno e non è in uno spazio sta nella riserva dell'influenza.
rules-rex-box-decks = Ci sono 42 carte strategia da comprare e giocare, 16 carte influenza che dicono che cosa succede in città, 6 carte bombardamento che fanno muovere la flotta, una carta traditore per ogni leader in gioco, e 8 carte tradimento per chi le vuole.
rules-rex-box-fleet = La flotta corazzata sta sopra un settore del tabellone e alla fine di ogni round va avanti.

rules-rex-board = Il tabellone
rules-rex-board-spaces = La città ha 28 spazi uniti da linee. Le unità stanno negli spazi e si muovono lungo le linee.
rules-rex-board-control = Controlli uno spazio quando solo tu hai unità lì. Il controllo è ciò che conta per le fortezze e per gli spazioporti.
rules-rex-board-sectors = Ogni spazio tranne uno è in un settore, numerato da 1 a 18 attorno alla città; alcuni settori comprendono due spazi. La flotta è sempre sopra un settore intero.
rules-rex-board-shield = Uno scudo protegge dal bombardamento tutto ciò che è nel suo spazio. Non lascia però passare le unità: mentre la flotta è sopra uno spazio schermato, nessuno entra e nessuno esce.
rules-rex-board-stronghold = Le fortezze decidono la partita. Sono cinque, tutte schermate.
rules-rex-board-spaceport = I due spazioporti, la Base della Marina Imperiale e lo Spazioporto Civile, fanno muovere più lontano chi ne controlla uno all'inizio della fase di manovra.
rules-rex-board-influence = Negli spazi con il segno dell'influenza le carte influenza possono piazzare influenza. Le tue unità la raccolgono se alla fine del round sono lì.
rules-rex-board-council = Il Concilio Galattico, al centro, non è in nessun settore. La flotta non lo raggiunge mai, lì nessuno combatte, e possono starci fianco a fianco quante razze vogliono.
rules-rex-board-table = Tutti gli spazi, per settore:

rules-rex-terms = Parole con un solo significato
rules-rex-terms-reserve = Riserva: quello che un giocatore ha e non ha messo sul tabellone: unità, leader vivi, influenza. Tutti possono contarla.
rules-rex-terms-casualties = Vittime: unità e leader distrutti. Si recuperano nella fase di reclutamento.
rules-rex-terms-friendly = Amico è ciò che è tuo. Nemici sono tutti gli altri che non sono tuoi alleati.
rules-rex-terms-first = Il primo giocatore comincia ogni fase, e gli altri seguono in senso orario. Questo è l'ordine di gioco, e decide anche chi viene prima quando più giocatori vogliono fare qualcosa nello stesso momento. Il primo giocatore cambia a ogni round.
rules-rex-terms-golden = Se una carta o un vantaggio dice qualcosa di diverso da queste regole, ha ragione la carta o il vantaggio. Se una carta strategia e un vantaggio razziale si contraddicono, ha ragione la carta.

rules-rex-setup = Il setup
rules-rex-setup-decks = Si mescolano tutti i mazzi. Ognuno pesca una carta bombardamento; il numero più basso indica il primo giocatore, e le carte tornano nel mazzo.
rules-rex-setup-races = In ordine di gioco ognuno prende una razza ancora libera, con le sue unità, i suoi leader e le sue carte. Quello che è delle altre razze non è in gioco.
rules-rex-setup-prediction = Se Xxcha gioca, ora sigilla la sua predizione: un'altra razza in gioco e un round da 1 a 8. Nessuno la vede prima che si avveri.
rules-rex-setup-traitors = Ognuno riceve quattro carte traditore e ne tiene una, coperta; Letnev le tiene tutte e quattro. Le altre tornano nel mazzo, che si mescola. La carta di un tuo leader non si può usare, ma così non ce l'ha nessun altro. Quello che hai visto e restituito devi ricordarlo.
rules-rex-setup-fleet = I due vicini del primo giocatore scelgono in segreto un numero da 0 a 20. La flotta comincia sul settore pari alla differenza dei due. Se la differenza è 0 o più di 18, comincia sul settore 1. Questo non distrugge nulla.
rules-rex-setup-cards = Ognuno pesca una carta strategia; Letnev ne pesca due.
rules-rex-setup-influence = Ognuno prende l'influenza con cui comincia la sua razza.
rules-rex-setup-units = Le unità vanno dove dice la scheda razza, anche sotto la flotta. Sol distribuisce a piacere dieci unità negli spazi dei settori 5, 13 e 16, ma nessuna sotto la flotta.

## Un round

rules-rex-round = Le sette fasi
rules-rex-round-influence = Influenza: si pesca una carta, e appare influenza da qualche parte in città. Qui capitano anche le tregue e le Offensive Sol.
rules-rex-round-bidding = Offerta: le carte strategia vanno a chi paga di più.
rules-rex-round-recruitment = Reclutamento: le vittime tornano nella riserva.
rules-rex-round-maneuvering = Manovra: in ordine di gioco ognuno muove un gruppo e poi schiera nuove unità in uno spazio.
rules-rex-round-battle = Battaglia: dove si incontrano nemici, si combatte.
rules-rex-round-collection = Raccolta: le unità raccolgono l'influenza che è nel loro spazio.
rules-rex-round-bombardment = Bombardamento: la flotta si muove e distrugge. Poi si vede se qualcuno ha vinto, e il giocatore successivo in senso orario diventa primo giocatore.

rules-rex-influence_phase_rules = Fase 1: influenza
rules-rex-influence_phase_rules-before = Prima di pescare la prima carta si può giocare un Segnale Tracciante, ma non nel primo round.
rules-rex-influence_phase_rules-draw = Si pescano carte influenza finché una non piazza influenza. Quella carta indica uno o due spazi, ciascuno con una quantità; altrettanta ne arriva lì dalla riserva dell'influenza, oltre a quella che c'è ancora. Uno spazio sotto la flotta non riceve nulla, con o senza scudo.
rules-rex-influence_phase_rules-count = La carta finisce poi scoperta sugli scarti. Siccome in un round si pesca proprio una di queste carte, gli scarti dicono il numero del round.
rules-rex-influence_phase_rules-special = Gli altri due tipi di carta, Offensiva Sol e Tregua Temporanea, escono dal gioco quando hanno avuto effetto, e si pesca la carta successiva. Una seconda carta dello stesso tipo nella stessa fase esce senza effetto.

rules-rex-offensive = Offensiva Sol
rules-rex-offensive-strike = I mezzi d'assalto colpiscono entrambi gli spazi della carta influenza in cima agli scarti, prima quello a sinistra. Tutte le unità e tutta l'influenza che ci sono vengono distrutte. Gli scudi non aiutano, e uno spazio è colpito anche se lì non era stata piazzata influenza.
rules-rex-offensive-first = Nel primo round non c'è ancora un bersaglio: la carta resta da parte, se ne pesca un'altra, e alla fine della fase torna nel mazzo, che si mescola.
rules-rex-offensive-sol = Sol e i suoi alleati non perdono unità. Dopo ciascuno dei due spazi colpiti, Sol, e con il suo permesso i suoi alleati, possono spostare da lì quante unità risparmiate vogliono in un solo altro spazio, vicino o lontano. Lo spazio di arrivo non può essere sotto la flotta e, tranne che nel Concilio Galattico, non può contenere un alleato; nemici sì.

rules-rex-ceasefire = Tregua Temporanea
rules-rex-ceasefire-before = Quando esce la carta si possono giocare prima le Interferenze Diplomatiche, per tenere un giocatore fuori da nuove alleanze.
rules-rex-ceasefire-talk = Poi tutti i giocatori trattano insieme. Chiunque può rompere un'alleanza, proporne una o regalare influenza, finché tutti hanno finito. A questo tavolo il numero di queste azioni è limitato per ogni giocatore (quattro, se il tavolo non è stato creato con un altro numero), perché ogni tregua arrivi alla fine.
rules-rex-ceasefire-gifts = Solo ora l'influenza può passare da un giocatore a un altro, alleato o no. Un regalo ha effetto subito ed è definitivo. Nient'altro passa mai di mano: né carte, né unità, né leader.
rules-rex-ceasefire-permission = Hacan e Sol aiutano i loro alleati solo finché vogliono: durante una tregua, e nel proprio turno della fase di reclutamento, possono negare a un alleato il loro vantaggio dell'alleanza o concederlo di nuovo. È concesso finché non dicono altro.

rules-rex-alliances = Alleanze
rules-rex-alliances-forming = Un'alleanza si forma se accettano tutti quelli che ne fanno parte. Ha due o tre membri; con quattro giocatori al massimo due, e con tre giocatori non ce ne sono. Nessuno è in due alleanze: chi è già alleato con altri deve prima rompere.
rules-rex-alliances-apart = Gli alleati non possono mai stare nello stesso spazio, tranne che nel Concilio Galattico. Chi è già nello stesso spazio non può allearsi, e in seguito nessuno dei due può finire un movimento o schierare dove sta l'altro. Passare attraverso è permesso. Così gli alleati non si combattono mai.
rules-rex-alliances-breaking = Le alleanze si rompono solo durante una tregua. Chi se ne va porta con sé il proprio vantaggio dell'alleanza; gli altri due di tre restano alleati. Si può entrare subito in un'altra alleanza.
rules-rex-alliances-help = Gli alleati si danno il vantaggio dell'alleanza della propria razza, e niente di più: non si condividono né altri vantaggi né la portata di uno spazioporto.
rules-rex-alliances-win = Gli alleati vincono solo insieme, con il numero di fortezze più alto. Chi da solo ne controlla tre ma è in un'alleanza non ha vinto.

rules-rex-bidding = Fase 2: offerta
rules-rex-bidding-row = All'inizio della fase le Interferenze Diplomatiche possono impedire a un giocatore di fare offerte. Poi si mette in fila una carta strategia coperta per ogni giocatore che ha posto in mano, una in meno per chi non può fare offerte.
rules-rex-bidding-bid = Le carte si vendono una dopo l'altra. Comincia chi apre, poi si gira: ognuno offre più dell'offerta più alta fatta finora, almeno 1 e non più di quello che ha, oppure passa ed è fuori per questa carta. Quando tutti gli altri hanno passato, chi ha offerto di più paga e prende la carta. Nessun altro paga nulla.
rules-rex-bidding-opener = La prima carta la apre il primo giocatore. Con ogni carta successiva l'apertura passa al giocatore alla sua sinistra; chi non ha influenza, ha la mano piena o ha un divieto viene saltato.
rules-rex-bidding-nobody = Se nessuno fa offerte per una carta, quella e tutte quelle ancora in vendita tornano nel mazzo, che si mescola, e la fase è finita.
rules-rex-bidding-limit = In mano si tengono al massimo quattro carte strategia; Letnev otto. Con la mano piena non si possono fare offerte. Quante carte ha ciascuno è pubblico, quali no.
rules-rex-bidding-money = Quello che si paga va a Lazax, se Lazax gioca e non è lui a comprare; altrimenti alla riserva dell'influenza.

rules-rex-recruitment = Fase 3: reclutamento
rules-rex-recruitment-before = All'inizio della fase si possono giocare Nuove Reclute e Doppio Agente.
rules-rex-recruitment-units = In ordine di gioco ognuno può recuperare fino a cinque proprie unità dalle vittime. Le prime sono gratis, quante ne dice la scheda razza; ognuna delle altre costa 2 influenze. Vanno nella riserva.
rules-rex-recruitment-leader = Inoltre si può recuperare un leader, per influenza pari alla sua forza. Il leader può combattere di nuovo, e di nuovo può tradire.
rules-rex-recruitment-mechanized = Delle sue cinque, Lazax recupera al massimo un'unità meccanizzata a round.

rules-rex-maneuvering = Fase 4: manovra
rules-rex-maneuvering-turn = In ordine di gioco ognuno fa il suo turno: prima un movimento, poi uno schieramento. A entrambi si può rinunciare. Nel proprio turno si può giocare una Mobilitazione Rapida dopo l'uno o dopo l'altro, e un Informatore dopo lo schieramento.

rules-rex-movement = Movimento
rules-rex-movement-group = Quante tue unità vuoi possono andare da uno spazio a un solo altro spazio, come un gruppo. Si muovono fino a due spazi lungo le linee; tre se sei Sol.
rules-rex-movement-port = Se all'inizio della fase controllavi uno spazioporto, il tuo gruppo si muove fino a quattro spazi, da qualunque spazio parta. Vale per tutta la fase, anche se intanto lo spazioporto va perso. Uno spazioporto conteso da due nemici non serve a nessuno dei due.
rules-rex-movement-path = I nemici non bloccano mai la via, e un gruppo può passare attraverso gli alleati. Non può fermarsi con un alleato, tranne che nel Concilio Galattico. Nulla entra in un settore sotto la flotta, ne esce o lo attraversa, con o senza scudo.
rules-rex-movement-count = Va almeno un'unità; le altre restano. Le unità meccanizzate e quelle capovolte si contano a parte. Con un movimento le unità non tornano mai dal tabellone alla riserva.

rules-rex-deployment = Schieramento
rules-rex-deployment-price = Puoi mettere quante unità vuoi dalla tua riserva in un solo spazio. Ognuna costa 1 influenza, o 2 se ci sono nemici. Nel Concilio Galattico costa sempre 1.
rules-rex-deployment-where = Non in un settore sotto la flotta, e non accanto a un alleato, tranne che nel Concilio.
rules-rex-deployment-money = Quello che si paga va a Hacan, se Hacan gioca e non è lui a schierare; altrimenti alla riserva dell'influenza.
rules-rex-deployment-race = Hacan paga la metà, e invece di schierare può trasportare unità attraverso il tabellone. Sol non paga nulla ma sbarca solo nei settori da 13 a 17. I particolari sono nelle loro sezioni.

rules-rex-battle_phase_rules = Fase 5: battaglia
rules-rex-battle_phase_rules-start = All'inizio della fase si può giocare un Negatore Gravitazionale. Poi Xxcha può girare unità.
rules-rex-battle_phase_rules-order = Dove unità di giocatori non alleati sono nello stesso spazio devono combattere; solo il Concilio Galattico è in pace. In ordine di gioco ogni giocatore combatte tutte le proprie battaglie, nell'ordine che preferisce, sempre contro un avversario alla volta. Se in uno spazio ci sono tre razze, i sopravvissuti continuano a combattere.

rules-rex-collection = Fase 6: raccolta
rules-rex-collection-city = Ogni unità raccoglie fino a 2 influenze dallo spazio in cui sta. Quella che avanza resta lì per i round successivi. Le unità capovolte non raccolgono nulla.
rules-rex-collection-support = Poi tutti ricevono 2 influenze dalla riserva dell'influenza, anche chi non ha nulla sul tabellone.

rules-rex-bombardment = Fase 7: bombardamento
rules-rex-bombardment-before = Prima di pescare la carta si può giocare al suo posto un Sabotaggio della Flotta.
rules-rex-bombardment-move = Si pesca una carta bombardamento, da 1 a 6. La flotta avanza di altrettanti settori, uno dopo l'altro, e dopo il 18 riparte dall'1. In ogni settore in cui entra, tutte le unità e tutta l'influenza negli spazi senza scudo sono distrutte. Il settore da cui è partita non è colpito di nuovo.
rules-rex-bombardment-stay = Dove si ferma, la flotta resta fino alla fase bombardamento successiva: con o senza scudo, nulla entra in quel settore, ne esce, lo attraversa o ci sbarca, e non ci si piazza influenza. I settori che ha solo attraversato sono liberi.
rules-rex-bombardment-victory = Ora si vede se qualcuno ha vinto.
rules-rex-bombardment-token = Se no, la carta torna nel mazzo, il mazzo si mescola, il giocatore successivo in senso orario diventa primo giocatore, e inizia un nuovo round.

## Le battaglie

rules-rex-battle = Come si svolge una battaglia
rules-rex-battle-report = Situazione. Tutti possono sapere quante unità, quante carte strategia e quali leader ha ciascuna parte.
rules-rex-battle-commands = Comandi. Xxcha può vietare una carta, poi Jol-Nar può chiedere una parte del piano, se combattono qui loro o un loro alleato.
rules-rex-battle-plan = Piano. In segreto ciascuna parte sceglie una forza sul disco, da 0 fino alla forza delle sue unità lì e mai sopra 20; sceglie un leader; e decide se lo accompagna una carta attacco, una carta difesa, entrambe o nessuna. Chi ha un leader che può combattere deve impegnarne uno. Un tipo di carta si può scegliere solo se se ne ha una in mano.
rules-rex-battle-dials = Rivelazione. Si mostrano entrambi i piani: numeri, leader, e quali tipi di carte arriveranno.
rules-rex-battle-cards = Carte. Ciascuna parte sceglie in segreto le sue carte, proprio dei tipi annunciati, al massimo una di ciascuno, e si rivelano insieme.
rules-rex-battle-traitors = Traditori. Chi ha la carta traditore del leader avversario può rivelarla e ha vinto subito, qualunque siano i numeri. Il leader è distrutto, e nessuna carta impegnata ha effetto. Se lo fanno entrambe le parti, perdono entrambe. Letnev può farlo per un alleato.
rules-rex-battle-resolve = Effetti. Le carte fanno quello che dicono, prima quelle di chi viene prima in ordine di gioco. Un leader distrutto non aggiunge nulla, ma le carte di quella parte hanno ancora effetto, perciò possono cadere entrambi i leader.
rules-rex-battle-winner = Vincitore. Ciascuna parte somma disco, leader e carte che aggiungono forza. Vince il totale più alto; in caso di parità, chi viene prima in ordine di gioco.
rules-rex-battle-loser = Sconfitta. Chi perde perde tutte le unità nello spazio e scarta tutte le carte impegnate. Il leader sopravvive, a meno che una carta non lo uccida o non risulti un traditore.
rules-rex-battle-casualties = Perdite. Chi vince perde unità per un valore pari al numero sul disco. Può succedere che non ne resti nessuna. Lazax sceglie quali perdere: una meccanizzata vale due, e non se ne può perdere una che si poteva risparmiare.
rules-rex-battle-keep = Alla fine chi ha vinto può tenere o scartare ciascuna delle carte impegnate.

rules-rex-leaders = I leader in battaglia
rules-rex-leaders-once = Un leader che ha combattuto in uno spazio non può combattere in un altro nello stesso round, ma può combattere di nuovo lì.
rules-rex-leaders-none = Se nessun leader può combattere, si combatte senza leader e senza carte: conta solo il disco. Chi non ha un leader non può subire un traditore.
rules-rex-leaders-lost = I leader sono distrutti solo da carte, da un'esplosione o come traditori. Perdere una battaglia non li danneggia.

rules-rex-treason = Ancora sui traditori
rules-rex-treason-free = Chi vince grazie a un traditore non perde unità e può tenere le carte impegnate. L'altra parte perde le unità, le carte e il leader. Per un leader perso così non si riceve influenza.
rules-rex-treason-back = Una carta traditore rivelata torna nel mazzo traditore, e un Doppio Agente può farla uscire di nuovo.
rules-rex-treason-beats = Un traditore viene prima di ogni carta: batte una Ritirata Tattica, e con lui non c'è esplosione.
rules-rex-treason-wait = Nessuno è obbligato a rivelare. Può arrivare un momento migliore.

rules-rex-weapons = Armi, scudi ed esplosioni
rules-rex-weapons-kill = Un Energy Rifle o una Biological Weapon X-35 distrugge il leader avversario, a meno che non risponda la carta difesa giusta: un Magen Energy Shield al primo, un Atmosphere Ionizer alla seconda. Chi distrugge un leader con un'arma riceve dalla riserva dell'influenza influenza pari alla forza di quel leader, anche se poi perde la battaglia.
rules-rex-weapons-explosion = Un Hylar III Pulse Cannon e un Magen Energy Shield nella stessa battaglia, di qualunque parte siano, esplodono: entrambi i leader, le unità di tutti nello spazio e l'influenza lì sono distrutti, entrambe le parti scartano le loro carte, e nessuno ha vinto. Le unità Xxcha capovolte sono risparmiate.
rules-rex-weapons-retreat = Una Ritirata Tattica viene prima di tutte le altre carte e le annulla. Leader e unità di chi la gioca tornano nella riserva; il vincitore è l'avversario; nessuno subisce perdite. Se si ritirano entrambi, non vince nessuno. Per il leader conta comunque come aver combattuto in quello spazio.

## Vincere

rules-rex-victory = Alla fine di un round
rules-rex-victory-strongholds = Quando la flotta si è fermata si contano le fortezze: tre per un giocatore senza alleati, quattro per due alleati insieme, cinque per tre. Chi le ha ha vinto.
rules-rex-victory-example = Due alleati con due fortezze a testa hanno vinto. Un giocatore con tre fortezze e un alleato che non ne ha non hanno vinto; rompendo l'alleanza in una tregua, quel giocatore vincerebbe con tre.

rules-rex-last = Dopo l'ottavo round
rules-rex-last-sol = Se nessuno ha vinto con le fortezze, vince Sol se il Palazzo Imperiale e il Mecatol Power South sono ciascuno di Sol stesso o di nessuno. Un alleato lì rovina tutto. Vincono anche gli alleati di Sol.
rules-rex-last-hacan = Altrimenti vince Hacan, con i suoi alleati, se è in gioco.
rules-rex-last-most = Altrimenti vince chi ha più fortezze, da solo, senza alleati. Se più giocatori ne hanno il numero più alto, condividono la vittoria, anche se non ne hanno nessuna.

rules-rex-prediction = La predizione di Xxcha
rules-rex-prediction-check = In qualunque modo si vinca la partita: se la razza indicata da Xxcha è tra i vincitori, proprio nel round indicato da Xxcha, Xxcha svela la predizione e vince da solo. Essere alleati di Xxcha non aiuta.

## Le sei razze: quello che va oltre le loro schede

rules-rex-race-begins = All'inizio
rules-rex-race-victory = Vittoria
rules-rex-race-ally = Per gli alleati
rules-rex-race-leaders = Leader

rules-rex-lazax-mechanized = Un'unità meccanizzata costa e conta come un'unità quando si schiera, si muove e raccoglie. In battaglia vale due, per il disco come per le perdite. Il disco finisce comunque a 20. Le perdite vanno pagate per intero: con 3 sul disco e tre unità meccanizzate, se ne perdono due.
rules-rex-lazax-loan = Subito prima che un alleato faccia un'offerta, una volta a round per ogni alleato, Lazax può passargli quanta influenza vuole. L'alleato tiene quella che non spende, e non è obbligato a offrire. Se l'offerta più alta è di Lazax stesso, presta solo quello che non serve alla sua offerta.
rules-rex-lazax-cancel = Un Informatore annulla l'incasso di una sola vendita; quel pagamento va alla riserva dell'influenza. Le unità meccanizzate non si possono annullare.

rules-rex-hacan-shipping = Invece di schierare, Hacan può trasportare quante unità vuole da uno spazio a uno qualsiasi per 1 influenza ciascuna, pagata alla riserva dell'influenza. Distanza e nemici non contano; nessuno dei due spazi può essere sotto la flotta, e in quello di arrivo non può esserci un alleato, tranne che nel Concilio. Non è uno schieramento: Xxcha non può rispondere.
rules-rex-hacan-half = La metà si calcola sull'intera somma e si arrotonda per eccesso: tre unità in uno spazio vuoto costano 2.
rules-rex-hacan-ally = Gli alleati pagano a Hacan la metà per i loro schieramenti, oppure trasportano unità come fa Hacan, pagando alla riserva dell'influenza. Sol come alleato sbarca comunque solo nei settori da 13 a 17, ma può trasportare.
rules-rex-hacan-cancel = Un Informatore può annullare l'incasso di uno schieramento, che allora va alla riserva dell'influenza, oppure lo sconto e il trasporto; allora Hacan sceglie di nuovo, al prezzo normale.

rules-rex-sol-landing = Sol non paga mai per uno schieramento, ma sbarca solo in uno spazio dei settori da 13 a 17, con o senza nemici, e non sotto la flotta. Un Informatore è il suo unico modo di schierare altrove.
rules-rex-sol-peek = Sol conosce in ogni momento la prossima carta bombardamento. Dopo un Sabotaggio della Flotta è ancora la stessa.
rules-rex-sol-cancel = Un Informatore può annullare il terzo spazio di un movimento, uno sguardo alla carta bombardamento, fino alla fase bombardamento successiva, o uno sbarco gratuito: allora Sol può schierare ovunque, al prezzo normale.

rules-rex-letnev-bonus = La carta bonus viene dal mazzo e non dalla fila. Con otto carte in mano non c'è.
rules-rex-letnev-discard = Se un Informatore annulla la mano ampia, quando Letnev ha preso una carta oltre la quarta, Letnev scarta fino a quattro carte. In seguito la mano può crescere di nuovo. I quattro traditori e le due carte dell'inizio non si possono annullare.
rules-rex-letnev-ally = Per un alleato Letnev rivela i suoi traditori come se lì combattesse lui.

rules-rex-jol_nar-look = Jol-Nar guarda ogni carta che va all'asta, anche quando non può fare offerte, e nella fase di manovra la prossima carta influenza.
rules-rex-jol_nar-ask = All'inizio di una sua battaglia, dopo un comando di Xxcha, Jol-Nar chiede all'avversario una cosa: il leader, la carta attacco, la carta difesa o il numero sul disco. Tutti sentono la risposta.
rules-rex-jol_nar-answer = La risposta vincola. Si può rispondere che non si giocherà nessuna carta di quel tipo, e allora non se ne può giocare. Tutto il resto rimane libero.
rules-rex-jol_nar-cancel = Un Informatore annulla uno sguardo a una carta, o un comando. Il comando per un alleato non si può annullare.

rules-rex-xxcha-command = All'inizio di una sua battaglia Xxcha nomina una delle sette carte da battaglia, e l'avversario non può impegnarla in quella battaglia. Se anche Jol-Nar dà un comando, prima viene quello di Xxcha.
rules-rex-xxcha-observer = Ogni volta che un altro giocatore schiera unità, Xxcha può mettere un'unità dalla sua riserva nel Concilio Galattico, una volta a round per ogni giocatore. È gratis, e non è uno schieramento.
rules-rex-xxcha-flip = All'inizio della fase battaglia, e solo allora, Xxcha può scoprire o capovolgere le unità di qualsiasi spazio. Dopo, tutte le sue unità in uno stesso spazio devono mostrare lo stesso lato; le nuove unità arrivano scoperte. Le unità capovolte non si possono scoprire accanto a un alleato, tranne che nel Concilio.
rules-rex-xxcha-facedown = Le unità capovolte non combattono, non controllano, non raccolgono, non fanno salire i prezzi, e per quasi tutto il resto è come se non ci fossero. Ma si muovono come le altre, e bombardamento e Offensive Sol le distruggono.
rules-rex-xxcha-ally = Nemmeno le unità capovolte possono stare con un alleato, tranne che nel Concilio, a meno che il tavolo non abbia deciso di permetterlo.
rules-rex-xxcha-cancel = Se un Informatore impedisce di girare le unità, Xxcha non ne gira più in questo round; i gruppi che mostrano entrambi i lati vengono scoperti.

## Le carte

rules-rex-cards_battle = Carte strategia da battaglia
rules-rex-cards_battle-kinds = Le carte attacco sono rosse, le carte difesa blu. In una battaglia ciascuna parte ne gioca al massimo una per tipo.
rules-rex-cards_other = Altre carte strategia
rules-rex-cards_other-when = Ciascuna dice quando si può giocare. Una volta giocata si scarta. Altrimenti una carta strategia lascia la mano solo in battaglia; nessuno può semplicemente buttarla via.
rules-rex-card-informant = Un Informatore annulla un vantaggio nel momento in cui si userebbe, e solo per quell'uso. Non annulla mai un vantaggio dell'alleanza. Il suo schieramento in più costa 1 influenza a unità, chiunque ci sia lì, e va pagato alla riserva dell'influenza.
rules-rex-card-diplomatic_interference = Chi non può fare offerte toglie una carta dalla fila: in vendita ce n'è una in meno. Jol-Nar può comunque guardarle.
rules-rex-card-graviton_negator = Basta una sola tua unità nello spazio. Se in quel momento la flotta è lì sopra, tutte le unità nello spazio sono distrutte subito.
rules-rex-card-fresh_recruits = In una fase se ne possono giocare diverse.
rules-rex-card-tracking_beacon = Vale come l'Offensiva Sol di questa fase: una pescata più tardi non ha effetto.
rules-rex-card-rapid_mobilization = Il secondo movimento segue le stesse regole, con la portata di Sol o di uno spazioporto.
rules-rex-card-double_agent = Può uscire di nuovo una carta traditore già usata.
rules-rex-card-fleet_sabotage = Con 0 la flotta resta dov'è e non colpisce di nuovo nulla.
rules-rex-cards_influence = Carte influenza
rules-rex-cards_influence-deck = Nove carte piazzano influenza, tre sono Offensive Sol, quattro sono Tregue Temporanee.
rules-rex-cards_influence-places = { $places }
rules-rex-cards_influence-place = { $space } ({ $amount ->
    [one] 1 influenza
   *[other] { $amount } influenze
})
rules-rex-cards_bombardment = Carte bombardamento
rules-rex-cards_bombardment-deck = Sei carte, numerate da 1 a 6. Quella pescata torna nel mazzo prima che si mescoli, perciò ogni numero può uscire di nuovo.
rules-rex-cards_copies = { $copies ->
    [one] Una nel mazzo.
   *[other] { $copies } nel mazzo.
}

## Altri modi di giocare

rules-rex-few = Tre, quattro o cinque giocatori
rules-rex-few-demolished = Con tre o quattro giocatori il Mecatol Power South è demolito: nessuna unità può entrarci o attraversarlo, e restano quattro fortezze. I numeri che servono per vincere restano gli stessi. Per la vittoria di Sol lo spazio demolito conta come vuoto.
rules-rex-few-three = Con tre giocatori non ci sono alleanze, ma in una tregua si può regalare influenza. Le carte influenza riempiono solo il primo spazio; un'Offensiva Sol li colpisce comunque entrambi. Consigliate: Sol, Lazax, Jol-Nar.
rules-rex-few-four = Con quattro giocatori un'alleanza ha al massimo due membri. Consigliate: Sol, Lazax, Jol-Nar, Letnev.
rules-rex-few-five = Con cinque giocatori non cambia nulla. Consigliate: tutte tranne Xxcha.

rules-rex-betrayal = Carte tradimento
rules-rex-betrayal-deal = Se il tavolo è d'accordo, ognuno riceve una carta tradimento, che nessun altro vede. Indica una condizione e una difficoltà da 1 a 8.
rules-rex-betrayal-choose = Quando ha vinto un'alleanza, ogni membro in segreto condivide la vittoria oppure, se in quel momento la condizione della carta è soddisfatta, la rivela. Se tutti condividono, hanno vinto tutti.
rules-rex-betrayal-counter = Se qualcuno ha tradito gli altri, questi possono ancora rispondere con una carta di difficoltà più alta la cui condizione è soddisfatta. Alla fine la difficoltà più alta vince da sola.
rules-rex-betrayal-xxcha = Se la predizione di Xxcha si avvera, le carte tradimento non hanno effetto.

## Dettagli

rules-rex-secrets = Che cosa è segreto
rules-rex-secrets-public = Tutti possono sapere quante unità, carte e influenza ha ciascuno, tutti i leader con la loro forza, e che cosa c'è sugli scarti.
rules-rex-secrets-hidden = Mani, carte traditore, predizione, carte tradimento, carte guardate e piani sono segreti. Se ne può dire quello che si vuole, vero o no, ma non si possono mostrare.
rules-rex-secrets-memory = Nulla di ciò che si è visto di passaggio si può scrivere. Questo tavolo non lo mostra di nuovo, a meno che non sia stato creato così.
rules-rex-secrets-talk = Si discute sempre apertamente. Nemmeno gli alleati si parlano in segreto.

rules-rex-deals = Accordi
rules-rex-deals-word = Prometti quello che vuoi, quando vuoi; nessuna promessa vincola. Solo l'influenza può far parte di un accordo, e solo durante una tregua.

rules-rex-limits = Quando qualcosa finisce
rules-rex-limits-strategy = Quando si pesca l'ultima carta strategia, gli scarti si mescolano in un nuovo mazzo. Se non ci sono nemmeno quelli, vanno in vendita meno carte.
rules-rex-limits-influence = Ci sono in tutto 220 influenze. Se la riserva dell'influenza non può pagare tutto, paga quello che ha, in ordine di gioco.
rules-rex-limits-half = Le metà si arrotondano sempre per eccesso.
rules-rex-limits-nobody = Nessuno è mai fuori dal gioco: anche senza unità sul tabellone si riceve influenza, si recluta e si schiera.

rules-rex-timing = Carte e vantaggi nello stesso momento
rules-rex-timing-window = Carte e vantaggi indicano il momento in cui si possono giocare. In quel momento si chiede a tutti quelli che potrebbero giocare qualcosa; quello che si gioca avviene in ordine di gioco, e poi si chiede ancora una volta.
rules-rex-timing-cancel = Quello che annulla qualcosa viene prima. Se due vogliono annullare la stessa cosa, lo fa il primo in ordine di gioco, e l'altro tiene la carta.
rules-rex-timing-undo = Puoi annullare le tue scelte finché nessun altro ha scelto, la sorte non è intervenuta e non si è saputo nulla di segreto. Regali e prestiti sono definitivi.

rules-rex-rulings = Dove il regolamento tace
rules-rex-rulings-lines = Alcuni fatti non sono mai stati stampati dove potessimo leggerli: quasi tutte le linee tra gli spazi, alcuni numeri di settore e scudi, quante copie di certe carte ci sono nel mazzo, alcuni titoli. Ci abbiamo messo valori con cui si gioca bene, e si possono sostituire.
rules-rex-rulings-end = La vittoria si controlla quando la flotta si è fermata, anche se un riquadro del regolamento parla della fase raccolta.
rules-rex-rulings-council = Nel Concilio Galattico si può schierare accanto a un alleato, e scoprire lì unità Xxcha.
rules-rex-rulings-ranking = Il regolamento conosce solo vincitori. Chi ha perso è in classifica per fortezze, poi per influenza.
rules-rex-rulings-all = Tutte le nostre decisioni, con i motivi, sono in docs/rulings.md del codice sorgente.

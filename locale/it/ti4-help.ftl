# Twilight Imperium 4: la regola dietro ogni domanda, con parole nostre. rule-<prompt>.

## Preparazione

rule-choose_faction = In senso orario a partire dal portavoce, ognuno prende una fazione ancora libera. Le fazioni differiscono per abilità, unità e tecnologie iniziali, merci, e hanno ammiraglia, unità e cambiale proprie.
rule-choose_colour = In senso orario a partire dal portavoce, ognuno prende un colore ancora libero. Non ha effetti sul gioco.
rule-build_galaxy = In senso orario a partire dal portavoce, e poi a ritroso, ogni giocatore mette una tessera alla volta, prima l'anello interno. Due anomalie, o due wormhole dello stesso tipo, non possono toccarsi, a meno che non sia possibile altro.
rule-choose_starting_technology = La scheda della tua fazione ti fa scegliere tra queste tecnologie. I prerequisiti qui non contano.
rule-place_starting_units = Le forze di terra e le strutture della tua fazione cominciano sui pianeti del tuo sistema natale, divise come vuoi. Su un pianeta stanno al massimo un bacino spaziale e due PDS.
rule-keep_secret = Ricevi due obiettivi segreti e ne tieni uno; l'altro torna nel mazzo senza che nessuno lo veda. Puoi averne in tutto tre, tra quelli in mano e quelli completati.

## Fase della strategia

rule-choose_strategy_card = In senso orario a partire dal portavoce, ognuno prende una carta strategia; con tre o quattro giocatori, due a testa. Il suo numero è il tuo posto nell'ordine di iniziativa. Una carta che nessuno ha preso riceve un bene commerciale, che andrà a chi la prenderà.

## Turni

rule-choose_action = Nel tuo turno svolgi un'azione: strategica, tattica o componente. Puoi anche commerciare una volta con ogni vicino. Puoi passare solo dopo aver usato le tue carte strategia, e poi in questo round non hai altri turni.
rule-secondary_ability = Dopo un'abilità primaria gli altri possono usare l'abilità secondaria, in senso orario. Costa un segnalino comando dalla riserva strategica, tranne che con Comando. Nessuno è obbligato.
rule-buy_tokens = Con Comando ottieni un segnalino comando ogni 3 influenze che spendi. Quello che spendi si somma, e l'eccesso va perso.
rule-diplomacy_system = Ogni altro giocatore mette un segnalino comando dai rinforzi nel sistema scelto, e così non può attivarlo. Deve contenere un tuo pianeta, e Mecatol Rex non si può scegliere. I tuoi pianeti esauriti in quel sistema vengono ripristinati.
rule-ready_planet = Un pianeta ripristinato può essere esaurito di nuovo per le sue risorse, la sua influenza o i voti.
rule-choose_speaker = Il nuovo portavoce è qualcuno diverso da quello attuale. Il portavoce sceglie per primo nella prossima fase della strategia, vota per ultimo e decide le parità.
rule-put_agenda_back = Con Politica guardi le prime due agende e metti ciascuna in cima o in fondo al mazzo, nell'ordine che vuoi. La prossima fase dell'agenda pesca dalla cima.
rule-construction_system = Con l'abilità secondaria di Costruzione un segnalino comando dalla tua riserva strategica va in un sistema, e metti un PDS o un bacino spaziale su un pianeta che controlli lì. In questo round non puoi attivare quel sistema.
rule-who_replenishes = Con Commercio ottieni 3 beni commerciali e ti rifornisci di merci. I giocatori che scegli si riforniscono senza spendere un segnalino; gli altri possono farlo per un segnalino.
rule-remove_token = Con Guerra un tuo segnalino comando lascia il tabellone, così il suo sistema può essere attivato di nuovo. Il segnalino va in una riserva a tua scelta, e puoi ridistribuire le tue riserve.
rule-producing_unit = Con l'abilità secondaria di Guerra un'unità nel tuo sistema natale usa la sua produzione, senza attivare il sistema.
rule-research_again = Con Tecnologia ricerchi una tecnologia, e una seconda se paghi 6 risorse.
rule-score_public_objective = Con Imperiale completi subito un obiettivo pubblico, se ne soddisfi il requisito. Con Mecatol Rex ottieni anche un punto vittoria; senza, puoi invece pescare un obiettivo segreto.
rule-draw_secret_objective = Puoi avere tre obiettivi segreti, compresi quelli completati. Se ne peschi un quarto, uno non completato torna nel mazzo.

## Azione tattica

rule-move_ships = Le navi si muovono nel sistema attivo fino al loro valore di movimento, ma non da un sistema con un tuo segnalino comando e non attraverso navi altrui. Nei campi di asteroidi e nelle supernove non si entra, in una nebulosa solo se è attiva; una faglia gravitazionale aggiunge 1 e può distruggere la nave.
rule-load_ship = Una nave trasporta caccia e forze di terra fino alla sua capacità. Può imbarcarli dove parte, dove passa e nel sistema attivo, ma non dove c'è un tuo segnalino comando, tranne che nel sistema attivo.
rule-respect_limits = In ogni sistema puoi avere tante navi, caccia esclusi, quanti sono i segnalini nella tua riserva della flotta. Caccia e forze di terra nello spazio hanno bisogno di posto a bordo delle tue navi. Ciò che è di troppo torna nei tuoi rinforzi.
rule-use_space_cannon = Dopo il movimento delle navi, le unità con cannone spaziale nel sistema attivo possono sparare contro di esse, i PDS II anche dai sistemi adiacenti; i colpi li assegna chi è bersaglio. Su un pianeta il cannone spaziale spara alle forze che atterrano.
rule-choose_opponent = Un combattimento spaziale ha due parti. Se più avversari hanno navi nel sistema attivo, scegli contro chi combattere.

## Combattimento spaziale

rule-announce_retreat = Prima che si lancino i dadi può annunciare la ritirata il difensore e, solo se non lo fa lui, l'attaccante. Le navi partono alla fine del round, verso un sistema adiacente senza navi altrui dove hai unità o un pianeta; lì va un segnalino comando.
rule-take_aboard = Chi annuncia la ritirata può imbarcare forze di terra dai pianeti del sistema, finché c'è posto.
rule-choose_retreat = Tutte le tue navi vanno in un solo sistema adiacente che non ha navi altrui e in cui hai unità o un pianeta. Lì si mette un segnalino comando dai tuoi rinforzi.
rule-leave_behind = I caccia e le forze di terra per cui le navi in ritirata non hanno posto sono distrutti.
rule-sustain_damage = Un'unità che può sostenere danni può annullare un colpo e restare danneggiata. Un'unità danneggiata non può rifarlo finché non è riparata, al più tardi nella fase di status.
rule-choose_casualties = Scegli una tua unità per ogni colpo che resta; sono distrutte tutte insieme. Certi colpi possono andare solo a certe unità.
rule-choose_unit_to_hit = Questo colpo lo assegna il giocatore che l'ha inflitto. L'unità può ancora sostenere danni.
rule-reroll_dice = Ogni dado può essere rilanciato una volta per ogni abilità. Vale il nuovo risultato.
rule-raise_dice = Ira di Kenara: dopo un tiro in un combattimento spaziale puoi spendere 1 bene commerciale per aggiungere 1 a un dado, una volta per dado. Ti vengono offerti solo i dadi che diventerebbero colpi.
rule-destroy_own_ships = Per ogni dado abbastanza alto scegli una tua nave nel sistema e la distruggi. Non sono colpi: non si possono sostenere danni.
rule-destroy_own_ship = L'abilità ha un prezzo: una tua nave che partecipa al combattimento. È distrutta, e non può sostenere danni.
rule-destroy_opposing_ships = Le navi che scegli sono distrutte; non sono colpi, quindi non si possono sostenere danni.
rule-choose_ship_to_lose = Chi in un combattimento spaziale ha tre o più navi che non siano caccia, e il Cannone d'Assalto, costringe l'avversario a distruggere una nave che non sia un caccia.
rule-choose_ram = Nucleo a Impulsi: all'inizio di un combattimento spaziale puoi distruggere un tuo incrociatore o cacciatorpediniere. L'avversario subisce allora un colpo su una nave che non sia un caccia, se possibile.
rule-fire_before_combat = Prima del combattimento ognuna di queste navi lancia un dado contro il proprio valore di combattimento. I colpi li assegna l'avversario.
rule-name_ground_forces = L'Alastor fa combattere come navi, in un combattimento spaziale, le forze di terra nel suo sistema. Lanciano dadi, subiscono colpi e sono distrutte come navi, e alla fine tornano forze di terra.
rule-repair_in_combat = Un'unità riparata può sostenere danni di nuovo.
rule-choose_refuge = Le tue navi lasciano il combattimento per un sistema adiacente senza navi altrui, che tu ci abbia qualcosa o no. Lì si mette un tuo segnalino comando, se non ce n'è già uno.
rule-take_along = Le navi che se ne vanno possono portare con sé forze di terra dai pianeti del sistema, finché c'è posto.

## Invasione

rule-choose_bombardment = Ogni unità con bombardamento può sparare a un pianeta del sistema. Uno scudo planetario lo impedisce, a meno che non ci sia un sole da guerra. I colpi distruggono forze di terra; sceglie il difensore.
rule-name_extra_die = Incisione al Plasma: una delle unità che bombardano lancia un dado in più. La si indica prima del tiro.
rule-remove_custodians = Nessuno atterra su Mecatol Rex prima che qualcuno abbia speso 6 influenze per rimuovere il segnalino Custodi. Questo dà un punto vittoria e apre la fase dell'agenda per il resto della partita. Chi lo rimuove deve atterrare lì.
rule-commit_ground_forces = Le forze di terra nell'area spaziale atterrano sui pianeti del sistema, divise come vuoi. Se lì un altro giocatore ha forze di terra segue un combattimento di terra; altrimenti ottieni il controllo.
rule-next_planet = Il giocatore attivo sceglie in quale ordine si risolvono i pianeti.

## Produzione, pagamento, ricerca

rule-pay = Esaurisci pianeti per le loro risorse o la loro influenza, e puoi spendere beni commerciali come l'una o l'altra cosa. Quello che paghi in più va perso.
rule-produce_unit = Le unità con produzione fanno insieme tante unità quante ne permettono i loro valori di produzione. Le navi compaiono nel sistema, le forze di terra sul pianeta che produce. Riserva della flotta e capacità valgono; se navi altrui bloccano il bacino, non si possono produrre navi.
rule-choose_planet_to_swap = Politica Commerciale Egemonica: durante questa produzione le risorse e l'influenza di un pianeta si scambiano.
rule-produce_in_which_system = Produci un'unità in un sistema dove una tua unità ha produzione, e la paghi.
rule-choose_technology = Ti servono i prerequisiti colorati delle tecnologie che possiedi; i pianeti con la specializzazione giusta si possono esaurire per ignorarne uno. Un potenziamento di unità migliora tutte le tue unità di quel tipo.
rule-satisfy_prerequisites = Un pianeta con una specializzazione tecnologica, e certe carte e abilità, ti fanno ignorare un prerequisito ciascuno. Quello che usi viene esaurito.
rule-assimilate_technology = Prendi una tecnologia che l'altro giocatore possiede, senza prerequisiti. Le tecnologie di un'altra fazione si possono solo copiare con un Assimilatore Valefar.
rule-place_unit = L'unità viene dai tuoi rinforzi. Su un pianeta stanno al massimo un bacino spaziale e due PDS.
rule-place_several = Le unità vengono dai tuoi rinforzi, una dopo l'altra, ciascuna dove vuoi tra i posti possibili.
rule-place_while_pieces_last = Su ogni pianeta si mette una fanteria finché hai miniature di plastica; scegli tu dove.
rule-take_unit_back = Se nei rinforzi non ce n'è più, puoi prenderne una dal tabellone, da un sistema senza un tuo segnalino comando.

## Segnalini comando

rule-gain_token = I segnalini nella riserva tattica ti fanno attivare sistemi, quelli nella riserva della flotta dicono quante navi puoi avere in un sistema, quelli nella riserva strategica pagano le abilità secondarie.
rule-redistribute_tokens = Puoi dividere di nuovo i tuoi segnalini tra le tre riserve. Se la riserva della flotta diventa troppo piccola per una flotta, rinunci alle navi di troppo.
rule-token_from_which_pool = Il segnalino verrebbe dai tuoi rinforzi; se lì non ce n'è più, viene da una riserva a tua scelta.
rule-return_token = Il segnalino va dalla riserva ai tuoi rinforzi.
rule-spend_token = I segnalini spesi tornano nei tuoi rinforzi.

## Obiettivi e carte

rule-score_objectives = Nella fase di status, in ordine di iniziativa, ognuno può completare un obiettivo pubblico e uno segreto. Per quelli pubblici devi controllare tutti i pianeti del tuo sistema natale. Chi arriva per primo ai punti vittoria necessari vince subito.
rule-return_secret = Puoi avere tre obiettivi segreti, compresi quelli completati. Quelli di troppo tornano nel mazzo.
rule-discard_action_card = Puoi tenere sette carte azione; ciò che ti fa scartare dice quante.

## Fase dell'agenda

rule-choose_vote = Dalla sinistra del portavoce ognuno vota una volta, il portavoce per ultimo. L'influenza dei pianeti che esaurisci è il numero dei tuoi voti; i beni commerciali non contano. Tutti i voti vanno a un solo esito. Adesso puoi anche commerciare con chiunque.
rule-exhaust_for_votes = Ogni pianeta che esaurisci dà come voti tutta la sua influenza.
rule-break_tie = Se gli esiti sono in parità, o nessuno ha votato, decide il portavoce.
rule-predict_outcome = Se l'esito che indichi si avvera, ottieni ciò che promette la carta. Quasi tutte le carte che predicono ti impediscono di votare su questa agenda.
rule-elect_without_vote = Formazione di un Comitato si scarta per eleggere un giocatore senza voto. Si può scegliere chiunque.
rule-choose_bribe = Corruzione: dopo che il portavoce ha votato spendi beni commerciali ed esprimi altrettanti voti in più per l'esito per cui hai votato.
rule-close_system = Clausola di Diplomazia: se la tua predizione si avvera, scegli un sistema con un pianeta che controlli; ogni altro giocatore ci mette un segnalino comando, e così non può attivarlo.
rule-learn_from_voter = Minaccia Galattica: se la tua predizione si avvera, ottieni una tecnologia di un giocatore che ha votato per quell'esito.
rule-choose_losses = Scegli quali tue unità l'agenda distrugge. Non sono colpi: non si possono sostenere danni.
rule-choose_settler = Redistribuzione Coloniale distrugge tutte le unità sul pianeta eletto. Chi lo controlla sceglie un giocatore con meno punti vittoria di tutti, che può mettere lì 1 fanteria e così ottenerlo.
rule-destroy_own_unit = La legge ti fa distruggere una tua unità. Non è un colpo: non si possono sostenere danni.
rule-exhaust_own_planet = L'agenda ti fa esaurire un pianeta per ogni tecnologia che possiedi, finché hai pianeti non esauriti.
rule-swap_strategy_cards = Il possessore di Arbitro Imperiale può scartarlo alla fine della fase della strategia per scambiare una carta strategia con un altro giocatore.

## Carte, tecnologie, abilità

rule-choose_kind = La carta ti fa scegliere quale di queste unità mettere.
rule-choose_player = Tutto ciò che ti viene offerto è un bersaglio ammesso. Lo indichi prima che altri possano annullare la carta.
rule-choose_system = Tutto ciò che ti viene offerto è un bersaglio ammesso. Lo indichi prima che altri possano annullare la carta.
rule-choose_planet = Tutto ciò che ti viene offerto è un bersaglio ammesso. Lo indichi prima che altri possano annullare la carta.
rule-choose_planet_if_any = La carta indica due pianeti, uno per ogni sua parte. Una parte per cui non c'è un pianeta si salta.
rule-choose_unit = Tutto ciò che ti viene offerto è un bersaglio ammesso. Lo indichi prima che altri possano annullare la carta.
rule-choose_law = Tutto ciò che ti viene offerto è un bersaglio ammesso. Lo indichi prima che altri possano annullare la carta.
rule-take_action_card = Guardi la mano dell'altro giocatore e prendi una carta.
rule-take_good = Saccheggio prende un bene commerciale o una merce a un vicino che ha almeno tre beni commerciali.
rule-choose_exchange = Nodo Dati Quantistico: alla fine della fase della strategia puoi spendere un segnalino comando e dare a un altro giocatore 3 beni commerciali per scambiare carte strategia.
rule-choose_exchange_with_owner = Acquiescenza: alla fine della fase della strategia scambi una tua carta strategia con una scelta dal proprietario della cambiale.
rule-choose_note = Hai più cambiali con questo titolo. Quella che giochi torna al suo proprietario.
rule-send_ground_forces_away = Richiamo di Ragh: dopo che fai atterrare unità su un pianeta, tutte le forze di terra del proprietario della cambiale che sono lì vanno su un altro pianeta che il proprietario controlla. Poi la cambiale torna a lui.
rule-land_reinforcements = Supporto Militare: all'inizio del suo turno il proprietario perde un segnalino strategico, e tu puoi mettere fanterie su un pianeta che controlli.
rule-take_up_forces = Diodi di Transito: fino a quattro tue forze di terra lasciano il tabellone e vengono messe su pianeti che controlli.
rule-move_forces_nearby = Bioplasmosi: alla fine della fase di status quante tue fanterie vuoi possono spostarsi da pianeti che controlli ad altri nello stesso sistema o in uno adiacente, ciascuna una volta.
rule-choose_wormhole_token = I segnalini valgono come wormhole alfa e beta. Uno che è già sul tabellone può essere spostato.
rule-place_wormhole_token = Il segnalino va in un sistema con un pianeta che controlli, oppure in uno senza navi altrui che non sia un sistema natale.

## Commercio tra giocatori

rule-approach = Nel tuo turno puoi commerciare una volta con ogni vicino, qualunque cosa stia succedendo; mentre si risolve un ordine del giorno tutti possono commerciare con tutti. Nessuno aspetta, e ciò che non è concordato alla fine del turno o dell'ordine del giorno decade.
rule-make_offer = Nel tuo turno puoi fare una transazione con ogni vicino: beni commerciali, merci e una cambiale per parte, alla pari o no. Le merci che ricevi diventano beni commerciali. Le promesse oltre a questo non vincolano nessuno.
rule-answer_offer = Nulla passa di mano se non sono d'accordo entrambi. Puoi cambiare un'offerta una volta; poi l'altro giocatore accetta o rifiuta.

## Finestre

rule-window = Carte e abilità dicono in quale momento si possono usare; questo è uno di quei momenti. I giocatori agiscono a turno, per primo il giocatore attivo, finché non passano tutti. Passando non perdi nulla.

# Rex: la regola dietro ogni domanda, con parole nostre. rule-<prompt>.

rule-choose_race = In ordine di gioco ognuno prende una razza ancora libera. Le razze differiscono per quello con cui cominciano, per i vantaggi e per i modi in cui possono vincere.
rule-predict_winner = Xxcha sigilla una razza e un round prima che la partita inizi. Se quella razza è tra i vincitori proprio in quel round, Xxcha svela la predizione e vince da solo al posto loro.
rule-select_traitor = Una carta traditore mette al tuo servizio un leader di un'altra razza: quando quel leader viene impegnato contro di te, rivela la carta e vinci subito. Una carta della tua stessa razza non ti serve a nulla. Quelle che non tieni tornano nel mazzo.
rule-fleet_dial = I due vicini del primo giocatore scelgono un numero in segreto. La flotta comincia sul settore con il numero della differenza; se quel settore non esiste, sul settore 1. Nel settore sotto la flotta non si entra e non si esce.
rule-place_starting_units = Sol distribuisce a piacere dieci unità negli spazi dei settori 5, 13 e 16, ma nessuna sotto la flotta.
rule-relocate = Quando colpisce un'Offensiva Sol, Sol non perde nulla e i suoi alleati nemmeno. Poi le unità risparmiate, quante si vuole, possono andare in un solo altro spazio, vicino o lontano, che non sia bombardato e dove non ci sia un alleato.
rule-negotiate = Durante una tregua i giocatori possono rompere e formare alleanze e darsi influenza. Un'alleanza ha al massimo tre membri; con quattro giocatori due; con tre giocatori non ce ne sono. Gli alleati non stanno mai nello stesso spazio, tranne che nel Concilio Galattico. Insieme hanno bisogno di quattro fortezze in due e di cinque in tre. Le promesse non vincolano nessuno.
rule-answer_proposal = Un'alleanza si forma quando accettano tutti quelli che ne fanno parte. Gli alleati vincono insieme, non si combattono e condividono i vantaggi dell'alleanza finché qualcuno non la rompe in una tregua successiva.
rule-gift_amount = Durante una tregua l'influenza può passare di mano. Un regalo è un regalo: qualunque cosa sia stata promessa in cambio non vincola nessuno.
rule-bid = Si vende una carta coperta per ogni giocatore che ha posto in mano, una dopo l'altra. Le offerte girano finché non hanno passato tutti tranne uno; chi passa è fuori per questa carta. Non puoi offrire più di quello che hai. Se nessuno fa offerte, la fase è finita.
rule-loan_amount = Una volta a round per ogni alleato, subito prima che quell'alleato faccia un'offerta, Lazax può passargli quanta influenza vuole. L'alleato non è obbligato a spenderla.
rule-discard_down = Un Informatore contro la Mano Ampia fa scartare subito Letnev fino a quattro carte. In seguito la mano può tornare a otto.
rule-name_player = Interferenze Diplomatiche indica un altro giocatore, che non può fare offerte in questa fase offerta o non può entrare in un'alleanza in questa tregua.
rule-recruit = Le vittime tornano nella riserva: fino a cinque unità a round, le prime gratis come dice la scheda razza, le altre per 2 influenze ciascuna, e un leader per influenza pari alla sua forza. Lazax recupera un'unità meccanizzata a round.
rule-free_recruits = Le Nuove Reclute recuperano un leader o fino a cinque unità non meccanizzate, gratis, e non contano per i limiti della fase.
rule-move_from = Nel tuo turno puoi muovere un gruppo di unità da uno spazio a un altro, fino a due spazi lungo le linee; tre per Sol; quattro se all'inizio della fase controllavi uno spazioporto. Nulla entra nel settore sotto la flotta, ne esce o lo attraversa. I nemici non bloccano il passaggio.
rule-move_to = Il gruppo può attraversare spazi di nemici e alleati, ma non può fermarsi con un alleato, tranne che nel Concilio Galattico, né attraversare il settore sotto la flotta o entrarci. Dove incontra nemici ci sarà una battaglia.
rule-count_units = Può andare un numero qualsiasi di unità, almeno una; le altre restano. Le unità capovolte e quelle meccanizzate si contano a parte.
rule-deploy = Dopo il movimento puoi schierare un numero qualsiasi di unità dalla riserva in un solo spazio non bombardato: 1 influenza ciascuna, 2 se ci sono nemici, nel Concilio Galattico sempre 1. Hacan paga la metà oppure trasporta unità attraverso il tabellone; Sol non paga nulla ma sbarca solo nei settori da 13 a 17.
rule-deploy_extra = Un Informatore ti dà un altro schieramento, ovunque non ci sia bombardamento, per 1 influenza a unità pagata alla riserva dell'influenza.
rule-transfer_to = Invece di schierare, Hacan trasporta unità da uno spazio a uno qualsiasi per 1 influenza ciascuna. Nessuno dei due può essere bombardato, e nello spazio di arrivo non può esserci un alleato.
rule-choose_shield = Un Negatore Gravitazionale distrugge uno scudo per il resto della partita. Da quel momento il bombardamento spazza anche quello spazio; se la flotta è lì sopra adesso, tutte le unità presenti sono perse.
rule-choose_battle = Dove si incontrano unità di giocatori non alleati ci deve essere una battaglia, tranne che nel Concilio Galattico. In ordine di gioco ognuno combatte le proprie battaglie nell'ordine che preferisce, sempre contro un avversario alla volta.
rule-flip = Le unità capovolte non combattono, non controllano e non raccolgono, e per quasi tutto il resto è come se non ci fossero; ma bombardamento e Offensive Sol le distruggono. Le unità che stanno nello stesso spazio mostrano lo stesso lato. Accanto a un alleato non possono essere scoperte.
rule-forbid_title = All'inizio della battaglia Xxcha vieta all'avversario un titolo tra le carte da battaglia.
rule-choose_element = Jol-Nar chiede una cosa: il leader, la carta attacco, la carta difesa o il numero sul disco. La risposta vincola l'avversario in questa battaglia.
rule-answer_element = Quello che riveli ora lo devi giocare in questa battaglia. Puoi dire che non giochi carte di quel tipo, e allora vale anche questo.
rule-battle_plan = In segreto scegli sul disco una forza fino a quella delle tue unità, impegni un leader che in questo round non abbia combattuto altrove e decidi quali carte lo accompagnano. Forza, leader e carte si sommano e vince il totale più alto; in caso di parità, chi viene prima in ordine di gioco. Chi perde perde tutte le unità presenti, chi vince tante quante ne ha scelte sul disco. Senza leader niente carte.
rule-commit_card = Chi mette il leader in uno slot con un'icona deve impegnare una carta di quel tipo. Le carte si rivelano insieme. Chi perde le scarta, chi vince può tenerle.
rule-reveal_traitor = Se hai la carta traditore del leader avversario puoi rivelarla: quella parte perde la battaglia con leader, unità e carte, e tu non perdi nulla. Se lo fanno entrambe le parti, perdono entrambe. Puoi anche aspettare un momento migliore.
rule-take_casualties = Chi vince perde unità per un valore pari al numero sul disco. Un'unità meccanizzata vale due.
rule-keep_cards = Chi vince può tenere le carte impegnate o scartarne alcune.
rule-choose_flight = Sabotaggio della Flotta sostituisce la carta bombardamento: la flotta si muove di quanti settori vuoi, fino a dieci, e distrugge tutto ciò che non ha scudo in ogni settore in cui entra.
rule-share_or_betray = Con le carte tradimento in gioco, ogni membro di un'alleanza vincente può rivelare una carta la cui condizione è soddisfatta, e vincere da solo. Tra più carte vince la difficoltà più alta.
rule-counter_reveal = Dopo un tradimento gli altri possono ancora rivelare carte di difficoltà più alta, se le loro condizioni sono soddisfatte. La più alta vince da sola.
rule-window = Carte e vantaggi dicono in quale momento si possono giocare; questo è uno di quei momenti. Quello che giochi qui avviene in ordine di gioco. Passando non perdi nulla.

## In the terminal

help-race = { NAME($race) }. { $begins }
help-victory = Vittoria speciale: { $text }
help-ally = Per gli alleati: { $text }
help-leaders = Leader: { $leaders }
help-space = { NAME($space) } ({ $brief }). Linee verso: { $lines }

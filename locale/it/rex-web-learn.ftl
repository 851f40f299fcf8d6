# Il volto di Rex: l'inizio delle sue regole e la prima partita guidata.

## Regole

web-learn-rules-title = Le regole di Rex
web-learn-rules-intro = Complete, e con parole nostre. I numeri accanto ai titoli sono le pagine del regolamento stampato.
web-learn-rules-lessons = Preferisci imparare giocando? Ci sono dieci brevi lezioni.
web-learn-space = { $sector ->
    [0] In nessun settore
   *[other] Settore { $sector }: { $marks }
}
web-learn-mark-shield = scudo
web-learn-mark-stronghold = fortezza
web-learn-mark-spaceport = spazioporto
web-learn-mark-influence = influenza

## Lezioni

web-learn-title = La tua prima partita a Rex, in dieci lezioni
web-learn-intro = Ogni lezione dura pochi minuti e si gioca sul vero tabellone, contro avversari che aspettano che tu ci arrivi da te. Smetti quando vuoi, e riprova tutte le volte che vuoi.
web-learn-after = Ora puoi affrontare una vera partita. Contro i bot nessuno si lamenta se ti prendi il tuo tempo.
web-learn-1 = La città, e come conquistarla
    .teaser = Tre fortezze alla fine di un round, e la partita è tua.
    .text = Questa è Mecatol City vista dall'alto. I cerchi sono spazi, le linee li uniscono, e le fortezze, segnate con una torre, decidono la partita; con così pochi giocatori una delle cinque è in rovina. Sei Letnev e ne controlli due: la Base della Marina Imperiale e il Palazzo Imperiale.
    .why = Chi alla fine di un round controlla da solo tre fortezze ha vinto. Controlli uno spazio quando nessun altro ha unità lì, e lo Spazioporto Civile è vuoto.
    .done = Alla fine del round controlli tre fortezze, e questa è una vittoria. Non sarà così facile quando anche gli altri le vorranno.
    .missed = Servono tre fortezze nello stesso momento: quando un gruppo parte, qualche unità deve restare.
web-learn-1-goal-1 = Muovi unità allo Spazioporto Civile
web-learn-1-goal-2 = Vinci alla fine del round
web-learn-1-hint-move_from = Scegli la Base della Marina Imperiale: sul tabellone, o nell'elenco.
web-learn-1-hint-move_to = Controlli uno spazioporto, perciò un gruppo può muoversi fino a quattro spazi. Scegli lo Spazioporto Civile.
web-learn-1-hint-count_units = Mandane tre e lasciane tre, così la Base della Marina Imperiale resta tua.

web-learn-2 = Influenza
    .teaser = I soldi sono per strada, finché la flotta ce li lascia.
    .text = Un round comincia con una carta influenza, e questa ha messo 10 influenze nell'Holonet Central, accanto a te. Sei Hacan, e non hai un soldo.
    .why = Con l'influenza si comprano carte, si recuperano vittime e si schierano nuove unità. Nella fase raccolta ogni unità ne prende fino a 2 dal suo spazio, e poi tutti ne ricevono 2 gratis.
    .done = Cinque unità ne portano 10, quattro ne portano 8, e altre 2 sono arrivate dalla tua flotta di supporto.
    .missed = Le unità raccolgono solo dove stanno. Mandane almeno quattro all'Holonet Central.
web-learn-2-goal-1 = Muovi unità all'Holonet Central
web-learn-2-goal-2 = Raccogli lì almeno 8 influenze
web-learn-2-goal-3 = Ricevi il supporto della tua flotta
web-learn-2-hint-move_from = Le tue unità aspettano nell'Adminus Imperialis.
web-learn-2-hint-move_to = L'Holonet Central è a una linea di distanza; la lampada indica l'influenza.
web-learn-2-hint-count_units = Ogni unità ne porta 2. Cinque portano tutto, e la sesta resta a difendere la tua fortezza.

web-learn-3 = Un'offerta per una carta
    .teaser = Tre carte coperte. Solo tu le hai guardate.
    .text = Si vende una carta strategia per ogni giocatore, a chi offre di più. Sei Jol-Nar, e la tua razza guarda ogni carta prima delle offerte: la prima è un Energy Rifle, un'ottima arma.
    .why = Paga solo chi si aggiudica la carta. Perciò paga per quello che ti serve, e lascia che gli altri si svuotino le tasche per quello che non ti serve.
    .done = Un'arma a un prezzo onesto, e influenza da parte per dopo. Nelle offerte non c'è altro; il resto sono nervi saldi.
    .missed = Compra una carta offrendo più degli altri, e passa quando ne arriva un'altra.
web-learn-3-goal-1 = Compra una carta
web-learn-3-goal-2 = Lasciane andare un'altra
web-learn-3-hint-bid = Tu vedi la carta, gli altri no. Per l'Energy Rifle offri uno più dell'offerta più alta; per una carta che non ti serve, passa.

web-learn-4 = Il movimento
    .teaser = Quattro spazi con uno spazioporto, nemici sulla via, e la flotta dove non la vorresti.
    .text = Nel tuo turno un gruppo va da uno spazio a un altro. La regola è due spazi, ma tu controlli lo Spazioporto Civile, perciò sono quattro. Il Palazzo Imperiale è vuoto.
    .why = I nemici non ti bloccano mai la via, perciò le unità di Sol nell'IAF HQ non contano. La flotta sì: nulla entra nel settore sotto di lei, ne esce o lo attraversa, e quindi la via per l'Adminus Mecatol è chiusa.
    .done = Attraverso il Concilio, oltre Sol, dentro il palazzo. Due fortezze sono tue.
    .missed = Il gruppo a Tilzin Business doveva andare al Palazzo Imperiale.
web-learn-4-goal-1 = Muovi il gruppo da Tilzin Business al Palazzo Imperiale
web-learn-4-hint-move_from = Prendi il gruppo a Tilzin Business; quello nello spazioporto è meglio che resti lì.
web-learn-4-hint-move_to = Tutti gli spazi che puoi raggiungere sono segnati. Il tabellone trova da solo la via attorno alla flotta.
web-learn-4-hint-count_units = Prendine quante vuoi; nel palazzo non ti aspetta ancora nessuno.

web-learn-5 = Lo schieramento
    .teaser = Le nuove unità possono arrivare quasi ovunque, a un prezzo.
    .text = Dopo il movimento puoi schierare unità dalla riserva in un solo spazio. Sei Letnev, con 15 unità in riserva e 8 influenze.
    .why = Un'unità costa 1 influenza, e 2 dove ci sono nemici. Nel Palazzo Imperiale con 8 influenze schiereresti quattro unità in mezzo a tre di Sol. L'Adminus Imperialis è vuoto: lì ne schieri otto, e senza combattere.
    .done = Una seconda fortezza, e nessuno ha sparato un colpo. Attenzione alle tasche, però: quello che spendi ora non puoi offrirlo dopo.
    .missed = Nell'Adminus Imperialis dovevano arrivare almeno cinque unità.
web-learn-5-goal-1 = Schiera almeno cinque unità nell'Adminus Imperialis
web-learn-5-hint-move_from = Prima viene il movimento. Non è obbligatorio: scegli “Non muovere”.
web-learn-5-hint-deploy = Ora lo schieramento: scegli l'Adminus Imperialis.
web-learn-5-hint-count_units = Cinque o più. Quello che tieni va bene per la prossima asta.

web-learn-6 = La flotta
    .teaser = Ogni round riprende il suo giro della città. Non farti trovare.
    .text = La flotta è sul settore 13. Alla fine del round si pesca una carta da 1 a 6, e la flotta spazza altrettanti settori, uno dopo l'altro. Le tue sei unità Hacan sono nell'Embassy Quarters, settore 15, senza scudo.
    .why = In ogni settore in cui entra, unità e influenza senza scudo sono distrutte. Ti salva uno scudo, o essere altrove.
    .done = Quattro settori, e le tue unità ci sono ancora tutte. Letnev a Sallab Slums è stato meno prudente.
    .missed = La flotta ha preso le tue unità. Toglile tutte dalla sua rotta, meglio se sotto uno scudo.
web-learn-6-goal-1 = Lascia l'Embassy Quarters
web-learn-6-goal-2 = Non perdere nessuno nel bombardamento
web-learn-6-hint-move_from = Il pericolo è nell'Embassy Quarters.
web-learn-6-hint-move_to = Il Palazzo Imperiale, lì accanto, ha uno scudo. Vel Terro Residential non ne ha, e il suo settore è il prossimo.
web-learn-6-hint-count_units = Tutte. Chi resta è perso.

web-learn-7 = Una battaglia
    .teaser = Un numero, un leader, e una scommessa su che cosa farà l'altro.
    .text = Tu, Letnev, e Hacan siete entrambi nel Palazzo Imperiale, perciò c'è una battaglia. In segreto ognuno sceglie un numero sul disco, al massimo quante sono le sue unità lì, e impegna un leader, la cui forza si aggiunge. Vince il totale più alto.
    .why = Chi perde perde tutte le unità presenti, chi vince quante ne dice il disco. Perciò vinci di poco. Hacan ha qui quattro unità, e il suo miglior leader ancora vivo ha forza 3: può arrivare a 7 e non oltre. Il tuo Barone da solo porta 6.
    .done = Il palazzo è tuo. Un buon leader risparmia unità, perché quello che metti sul disco lo perdi.
    .missed = Hacan aveva di più. Calcola il massimo a cui può arrivare, e superalo.
web-learn-7-goal-1 = Vinci la battaglia nel Palazzo Imperiale
web-learn-7-hint-battle_plan = Il Barone (6) e 2 sul disco fanno 8, e Hacan non può arrivarci in nessun modo. Perderai due unità.

web-learn-8 = Le carte in battaglia
    .teaser = Un fucile per il loro leader, uno scudo per il tuo.
    .text = Incontri Sol a Sallab Slums, cinque unità per parte. Questa volta avete carte tutti e due. Insieme al leader decidi se va in battaglia una carta attacco, una carta difesa o entrambe.
    .why = Un Energy Rifle uccide il leader avversario, che allora non aggiunge nulla, e ti frutta influenza pari alla forza del leader. Un Magen Energy Shield ferma un Energy Rifle. Hai una carta di ciascun tipo, e Sol ha una carta.
    .done = Il loro miglior leader è perso finché non pagano per recuperarlo, e il suo prezzo è nelle tue tasche. Il tuo è vivo.
    .missed = Senza le tue carte Sol era più forte. Mandale entrambe.
web-learn-8-goal-1 = Uccidi il leader di Sol
web-learn-8-goal-2 = Fatti pagare per questo
web-learn-8-goal-3 = Vinci la battaglia
web-learn-8-hint-battle_plan = Prima il numero, poi il leader, poi le carte. Scegli una carta attacco e una difesa; con entrambe bastano 2 sul disco e un leader forte.
web-learn-8-hint-commit_card = Scegli la carta del tipo che hai annunciato.
web-learn-8-hint-keep_cards = Chi vince può tenere le carte. Perché no?

web-learn-9 = I traditori
    .teaser = Due unità contro otto, e un amico dall'altra parte.
    .text = Due tue unità stanno contro otto di Hacan nell'Adminus Imperialis. Sembra finita. Ma all'inizio della partita hai ricevuto carte traditore, e l'Emiro Hacan è al tuo soldo.
    .why = Se contro di te viene impegnato un leader di cui hai la carta traditore, rivela la carta e hai vinto subito: l'altra parte perde tutto, e tu non perdi nulla. Funziona una volta sola, perciò scegli bene il momento.
    .done = Otto unità e un leader in meno, e nessuna delle tue. Ora sai perché a nessuno piace impegnare due volte il leader migliore.
    .missed = Quando ti si chiede se rivelare il traditore, fallo.
web-learn-9-goal-1 = Rivela il tuo traditore
web-learn-9-goal-2 = Vinci grazie a un traditore
web-learn-9-hint-battle_plan = Questa volta il tuo piano conta poco. Va bene qualsiasi numero e qualsiasi leader.
web-learn-9-hint-reveal_traitor = L'Emiro è tuo. Rivela la carta.

web-learn-10 = Tregua, alleanza, vittoria
    .teaser = Due fortezze a testa, e in due ne servono quattro.
    .text = Una Tregua Temporanea: le alleanze si formano e si rompono ora, e in nessun altro momento. Sei Letnev e controlli due fortezze, e così anche Jol-Nar. Due alleati ne devono avere quattro insieme.
    .why = Gli alleati vincono insieme, non si combattono e si aiutano con i vantaggi dell'alleanza. Ma devono avere più fortezze, e le promesse non vincolano nessuno.
    .done = Avete vinto insieme. E ora chiediti per quanto sareste rimasti amici.
    .missed = Proponi un'alleanza a Jol-Nar, tieni le tue fortezze e aspetta la fine del round.
web-learn-10-goal-1 = Forma un'alleanza con Jol-Nar
web-learn-10-goal-2 = Vincete insieme
web-learn-10-hint-negotiate = Proponi un'alleanza con Jol-Nar. Quando è fatta, di' che hai finito.
web-learn-10-hint-move_from = Resta dove sei: le tue due fortezze sono tutto ciò che ti serve.

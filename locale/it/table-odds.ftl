# Le probabilità dei combattimenti: throneworld odds. Le unità si chiamano come si digitano.

cli-odds = Calcola esattamente come finisce un combattimento di GAME: chi vince, con quale probabilità e con quali unità. Nulla è simulato. Restano fuori le scelte che un giocatore paga: il sacrificio di un'Esotrireme II, la Corona di Thalnos e le merci dell'Ira di Kenara.
    .short = Calcola le probabilità esatte di un combattimento.
    .epilog = Esempio: throneworld odds ti4 --attacker "2 dreadnought, 6 fighter" --defender "1 war_sun, 3 destroyer". Unità: { $units }
cli-odds-units = Le unità di questa parte, per esempio "2 dreadnought, 6 fighter".
cli-odds-order = In quale ordine le unità prendono i colpi, per esempio "fighter, sustain dreadnought, cruiser"; ciò che non è nominato segue, dal meno costoso.
cli-odds-sustain = Quando le unità incassano i danni: prima (first) di ogni perdita, per ultime (last) quando sarebbero perse loro stesse, o mai (never).
cli-odds-modifier = Quanto si aggiunge ai tiri di combattimento.
cli-odds-reroll = Quali dadi si ritirano una volta in ogni round: nessuno (none), quelli falliti (misses), o l'intero tiro se è sotto la sua media (all).
cli-odds-retreat = Annuncia la ritirata, dal secondo round in poi, quando restano al massimo tante unità. Solo nei combattimenti spaziali.
cli-odds-volley = Cannone spaziale o bombardamento prima del combattimento, per esempio "6, 5x3": un dado che colpisce da 6 in su, tre che colpiscono da 5 in su.
cli-odds-duranium = Corazza di Duranio: dopo ogni round ripara un'unità che in quel round non ha incassato danni, quella che li incassa per ultima.
cli-odds-assault = Cannone d'Assalto: con 3 o più navi che non sono caccia, all'inizio l'avversario perde la sua prima nave di questo tipo nell'ordine. Solo nei combattimenti spaziali.
cli-odds-ground = Un combattimento a terra: niente sbarramento, niente ritirata, niente Cannone d'Assalto.
cli-odds-barrage = Tralascia lo sbarramento anti-caccia.
cli-odds-rows = Quanti dei gruppi di superstiti più probabili mostrare.

## Errori

error-odds-unit = non c'è nessuna unità { $name }; throneworld odds --help le elenca
error-odds-count = dai a ogni parte da 1 a { $most } unità, non { $count }
error-odds-order = { $name } è nell'ordine ma non nella flotta; nomina solo { $units }
error-odds-volley = una salva si scrive così: "6, 5x3", valori da 1 a 10, ognuno con 1 a 99 dadi; non { $text }
error-odds-on-ground = { $name } non combatte a terra; tralascia l'unità, o tralascia --ground
error-odds-in-space = { $name } non combatte nello spazio; tralascia l'unità, o aggiungi --ground

## L'immagine

odds-attacker-wins = Vince l'attaccante
odds-defender-wins = Vince il difensore
odds-draw = Pareggio
odds-attacker-retreats = L'attaccante si ritira
odds-defender-retreats = Il difensore si ritira
odds-endless = Nessuno può vincere
odds-left = { $outcome }, ne { $left ->
    [one] resta { $left }
   *[other] restano { $left }
}
odds-title-left = Unità rimaste a chi vince o si ritira:
odds-title-survivors = I superstiti più probabili:
odds-damaged = { $units } ({ $damaged ->
    [one] { $damaged } danneggiata
   *[other] { $damaged } danneggiate
})
odds-losses = { $units } (costo { $cost })
odds-attacker-losses = L'attaccante perde in media: { $losses }
odds-defender-losses = Il difensore perde in media: { $losses }

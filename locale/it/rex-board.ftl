# Rex: la posizione come testo. Lettere e parole corte, per uno schermo di ottanta colonne.

board-headline = { $round ->
    [0] { $phase }
   *[other] Round { $round }, { $phase }
}{ $fleet ->
    [0] {""}
   *[other] {""} | flotta su { $fleet }
} | primo { $first }
board-sector = Set
board-space = Spazio
board-marks = Segni
board-influence = Infl
board-units = Unità
board-legend = S schermato, F fortezza, P spazioporto, X demolito, * sotto la flotta; m meccanizzate, c capovolte
mark-shielded = S
mark-stronghold = F
mark-spaceport = P
mark-demolished = X
mark-bombarded = *
mark-first = >
brief-sector = settore { $sector }
brief-shielded = scudo
brief-stronghold = fortezza
brief-spaceport = spazioporto
brief-demolished = demolito
brief-bombarded = sotto la flotta
brief-influence = { $amount ->
    [one] 1 influenza
   *[other] { $amount } influenze
}
units-mechanized = { $count }m
units-facedown = { $count }c
leader-dead = -
leader-fought = { $strength }*
table-player = Giocatore
table-influence = Infl
table-reserve = Ris
table-casualties = Vitt
table-leaders = Leader
table-cards = Carte
table-traitors = Trad
table-strongholds = Fort
table-allies = All
table-legend = > primo giocatore; leader: 5* ha combattuto nel round, - caduto; Vitt: vittime; Fort: fortezze
own-hand = In mano: { $cards }
own-copies = { $name } x{ $count }
own-traitors = Al tuo soldo: { $leaders }
own-prediction = La tua predizione: { NAME($race) } nel round { $round }
own-betrayal = La tua carta tradimento: { NAME($card) }. { $does }
sees-bombardment = Conosci la prossima carta bombardamento: { $what }
sees-influence = Conosci la prossima carta influenza: { NAME($what) }
sees-auction = Conosci la carta all'asta: { NAME($what) }

## In the terminal

play-title = { $player }, { $influence ->
    [one] 1 influenza
   *[other] { $influence } influenze
} | { $where }

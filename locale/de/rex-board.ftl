# Rex: die Stellung als Text. Buchstaben und kurze Wörter, für einen Bildschirm mit achtzig Spalten.

board-headline = { $round ->
    [0] { $phase }
   *[other] Runde { $round }, { $phase }
}{ $fleet ->
    [0] {""}
   *[other] {""} | Flotte über { $fleet }
} | Start { $first }
board-sector = Sek
board-space = Bezirk
board-marks = Symb.
board-influence = Einf
board-units = Einheiten
board-legend = S Schild, F Festung, R Raumhafen, X vernichtet, * unter der Flotte; m mechanisch, v verdeckt
mark-shielded = S
mark-stronghold = F
mark-spaceport = R
mark-demolished = X
mark-bombarded = *
mark-first = >
brief-sector = Sektor { $sector }
brief-shielded = Schutzschild
brief-stronghold = Festung
brief-spaceport = Raumhafen
brief-demolished = vernichtet
brief-bombarded = unter der Flotte
brief-influence = { $amount } Einfluss
units-mechanized = { $count }m
units-facedown = { $count }v
leader-dead = -
leader-fought = { $strength }*
table-player = Spieler
table-influence = Einf
table-reserve = Res
table-casualties = Verl
table-leaders = Anführer
table-cards = Hand
table-traitors = Verr
table-strongholds = Fest
table-allies = Bund
table-legend = > Startspieler; Anführer: 5* hat gekämpft, - gefallen; Verl: Verluste, Verr: Verräter, Fest: Festungen
own-hand = Deine Handkarten: { $cards }
own-copies = { $name } x{ $count }
own-traitors = In deinem Sold: { $leaders }
own-prediction = Deine Vorhersage: { NAME($race) } in Runde { $round }
own-betrayal = Deine Hinterlistkarte: { NAME($card) }. { $does }
sees-bombardment = Du kennst die nächste Bombardierungskarte: { $what }
sees-influence = Du kennst die nächste Einflusskarte: { NAME($what) }
sees-auction = Du kennst die Karte, auf die geboten wird: { NAME($what) }

## In the terminal

play-title = { $player }, { $influence } Einfluss | { $where }

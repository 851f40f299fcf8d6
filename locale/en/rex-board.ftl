# Rex: the position as text. Letters and short words, for a screen of eighty columns.

board-headline = { $round ->
    [0] { $phase }
   *[other] Round { $round }, { $phase }
}{ $fleet ->
    [0] {""}
   *[other] {""} | fleet over { $fleet }
} | first { $first }
board-sector = Sec
board-space = Space
board-marks = Marks
board-influence = Infl
board-units = Units
board-legend = S shielded, H stronghold, P spaceport, X demolished, * under the fleet; m mechanized, f facedown
mark-shielded = S
mark-stronghold = H
mark-spaceport = P
mark-demolished = X
mark-bombarded = *
mark-first = >
brief-sector = sector { $sector }
brief-shielded = shield
brief-stronghold = stronghold
brief-spaceport = spaceport
brief-demolished = demolished
brief-bombarded = under the fleet
brief-influence = { $amount } influence
units-mechanized = { $count }m
units-facedown = { $count }f
leader-dead = -
leader-fought = { $strength }*
table-player = Player
table-influence = Infl
table-reserve = Res
table-casualties = Dead
table-leaders = Leaders
table-cards = Cards
table-traitors = Trait
table-strongholds = Hold
table-allies = Ally
table-legend = > first player; leaders: 5* has fought this round, - has fallen; Hold: strongholds
own-hand = Your hand: { $cards }
own-copies = { $name } x{ $count }
own-traitors = In your pay: { $leaders }
own-prediction = Your prediction: { NAME($race) } in round { $round }
own-betrayal = Your Betrayal card: { NAME($card) }. { $does }
sees-bombardment = You know the next Bombardment card: { $what }
sees-influence = You know the next Influence card: { NAME($what) }
sees-auction = You know the card up for bid: { NAME($what) }

## In the terminal

play-title = { $player }, { $influence } influence | { $where }

# Der Web-Client: was die Spielpläne aller Spiele gemeinsam haben.

web-board-offered = { $choice } – { $space }
web-board-several = Wählen

## Vergrößern

web-board-zoom = Zoom
web-board-nearer = Näher
web-board-farther = Weiter weg
web-board-whole = Ganzer Spielplan

## Der Spielplan als Text

web-board-offers = { $count ->
    [one] Du kannst in einem Bezirk wählen; der Knopf steht dort.
   *[other] Du kannst in { $count } Bezirken wählen; die Knöpfe stehen dort.
}

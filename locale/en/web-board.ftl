# The web client: what the boards of all games share.

web-board-offered = { $choice } – { $space }
web-board-several = Choose

## Zoom

web-board-zoom = Zoom
web-board-nearer = Nearer
web-board-farther = Farther
web-board-whole = Whole board

## The board as text

web-board-offers = { $count ->
    [one] You can choose in one space; its button stands there.
   *[other] You can choose in { $count } spaces; the buttons stand there.
}

# Il client web: ciò che i tabelloni di tutti i giochi hanno in comune.

web-board-offered = { $choice } – { $space }
web-board-several = Scegli

## Ingrandimento

web-board-zoom = Zoom
web-board-nearer = Più vicino
web-board-farther = Più lontano
web-board-whole = Tabellone intero

## Il tabellone come testo

web-board-offers = { $count ->
    [one] Puoi scegliere in uno spazio; il pulsante è lì.
   *[other] Puoi scegliere in { $count } spazi; i pulsanti sono lì.
}

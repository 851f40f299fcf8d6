# Das Gesicht von Rex: der Bericht.

## Wie es ausging

web-after-luck = Glück im Kampf
    .about = Gewonnene Kämpfe, abzüglich der Chancen darin. Eine Chance ist der Anteil aller Pläne, jede Zahl und jeder Anführer auf beiden Seiten, mit denen man gewinnt; Karten und Verräter sind nicht eingerechnet. Wer gut rät, scheint hier Glück zu haben.
web-after-lost = Verlorene Einheiten
    .about = Im Kampf und durch die Sol-Flotte.
web-after-lost-of = { $battle } im Kampf, { $fleet } durch die Flotte
web-after-cards = Für Karten gezahlter Einfluss
web-after-cards-of = { $paid } für { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-after-collected = In der Stadt gefundener Einfluss
web-after-column-battles = Gewonnene Kämpfe
web-after-column-traitors = Entlarvte Verräter
web-after-column-leaders = Verlorene Anführer
web-after-battle-side = { $staked } von { $strength } eingestellt{ $played ->
    [none] , ohne Anführer
   *[other] , mit: { NAMES($played) }
}
web-after-battle-cost = { $total ->
    [none] {""}
   *[other] Summe { $total }.
} Verloren: { $lost ->
    [0] nichts
    [one] 1 Einheit
   *[other] { $lost } Einheiten
}. Chance { $chance } %.
web-after-battle-how = { $how ->
    [strength] Durch Stärke entschieden.
    [treason] Durch Verrat entschieden.
    [retreat] Eine Seite zog sich zurück.
    [explosion] Eine Explosion ließ niemanden übrig.
   *[undecided] Niemand hat gewonnen.
}
web-after-alliances = Bündnisse
web-after-no-alliances = Niemand hat ein Bündnis geschlossen.
web-after-bond-left = bis { PLAYER($seat) } es in Runde { $round } brach

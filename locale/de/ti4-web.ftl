# Die Seite einer Partie Twilight Imperium 4.

## Wo das Spiel steht

web-ti4-when = Runde { $round }, { $phase }
web-ti4-score = Punktestand
web-ti4-speaker = Sprecher
web-ti4-passed = hat gepasst
web-ti4-eliminated = ausgeschieden
web-ti4-active = { PLAYER($seat) } handelt in: { $system }

## Die Galaxie

web-ti4-no-galaxy = Die Galaxie ist noch nicht aufgebaut.
web-ti4-ring = { $ring ->
    [0] Mitte
   *[other] Ring { $ring }
}
web-ti4-off-map = Neben der Karte
web-ti4-system = { $planets ->
    [none] System { $number }
   *[other] { $number } { $planets }
}
web-ti4-units = { part-units }{ $damaged ->
    [0] {""}
   *[other] {" "}({ $damaged } beschädigt)
}
web-ti4-forces = { PLAYER($seat) }: { $units }
web-ti4-feature = { $what ->
    [cultural] kulturell
    [hazardous] gefährlich
    [industrial] industriell
    [blue] blaue Spezialisierung
    [green] grüne Spezialisierung
    [red] rote Spezialisierung
    [yellow] gelbe Spezialisierung
    [nebula] Nebel
    [gravity_rift] Gravitationsriss
    [asteroid_field] Asteroidenfeld
    [supernova] Supernova
   *[other] { $what }
}
web-ti4-wormhole = { $kind ->
    [alpha] Alpha-Wurmloch
    [beta] Beta-Wurmloch
   *[delta] Delta-Wurmloch
}
web-ti4-worth = { $resources ->
    [one] 1 Ressource
   *[other] { $resources } Ressourcen
}, { $influence } Einfluss
web-ti4-owner = von { PLAYER($seat) }
web-ti4-exhausted = erschöpft
web-ti4-is-exhausted = { $what } (erschöpft)
web-ti4-custodians = Hütermarker
web-ti4-tokens = Kommandomarker: { PLAYERS($seats) }

## Was daneben liegt

web-ti4-underway = Im Gange
web-ti4-objectives = Öffentliche Aufträge
web-ti4-scored-by = gewertet von { PLAYERS($seats) }
web-ti4-leaked = öffentlich durch { NAME("classified_document_leaks") }
web-ti4-strategy-cards = Strategiekarten
web-ti4-free = frei
web-ti4-used = benutzt
web-ti4-bonus = { $count ->
    [one] { $count } Handelsgut
   *[other] { $count } Handelsgüter
}
web-ti4-laws = Gesetze
web-ti4-decks = Stapel
web-ti4-decks-told = { $action } Aktionskarten, { $agenda } Agenden, { $secret } geheime Aufträge, { $objectives } noch nicht aufgedeckte öffentliche Aufträge
web-ti4-discards = Abgeworfen: { $cards }

## Spieler

web-ti4-points = Siegpunkte
web-ti4-tactic = Taktik
web-ti4-fleet = Flotte
web-ti4-strategy = Strategie
web-ti4-resources = Ressourcen
web-ti4-influence = Einfluss
web-ti4-trade-goods = Handelsgüter
web-ti4-commodities = Waren
web-ti4-action-cards = Aktionskarten
web-ti4-secrets = Geheime Aufträge
web-ti4-notes = Versprechen
web-ti4-reinforcements = Verstärkung
web-ti4-technologies = Technologien
web-ti4-scored = Erfüllt
web-ti4-notes-in-play = Ausliegende Versprechen
web-ti4-planets = Planeten
web-ti4-neighbours = Nachbarn
web-ti4-mine = Das siehst nur du
web-ti4-known = Was du von anderen weißt
web-ti4-agenda-at = Agendastapel, Karte { $place }

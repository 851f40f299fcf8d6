# Twilight Imperium 4: die Stellung als Text, und was Dinge sind. Kurze Wörter für eine Karte auf dem Bildschirm.

## Wo das Spiel steht

galaxy-when = { $round ->
    [0] { $phase }
   *[other] Runde { $round }, { $phase }
}
galaxy-headline = { $when }{ $active ->
    [none] {""}
   *[other] {""} | am Zug { $active }
}{ $system ->
    [0] {""}
   *[other] {""} in { $system }
} | Sprecher { $speaker }
galaxy-title = { $player }, { $points } SP, Marker { $tokens }, spielbereit { $ready }, { $goods } HG, { $commodities } W | { $when }
galaxy-title-setup = { $player } | { $when }
galaxy-phase-setup = Spielaufbau
galaxy-phase-strategy = Strategiephase
galaxy-phase-action = Aktionsphase
galaxy-phase-status = Statusphase
galaxy-phase-agenda = Agendaphase

## Die Karte

galaxy-none = Die Galaxie ist noch nicht aufgebaut.
galaxy-legend = F Flaggschiff, K Kriegssonne, D Dreadnought, T Träger, k Kreuzer, z Zerstörer, j Jäger, i Infanterie, r Raumwerft, p PDS, ' beschädigt | wo Platz ist: k kulturell, g gefährlich, i industriell, B blaue, G grüne, R rote, L gelbe Technologiespezialisierung | 4/2 Ressourcen/Einfluss, dann der Buchstabe des Besitzers, x erschöpft | [S] Kommandomarker | > aktives System | ? 18 sagt alles über System 18, board list zeigt alles in Worten
galaxy-list-legend = Systeme, in denen niemand etwas hat, sind ausgelassen; ? 18 erzählt von jedem. 4/2: Ressourcen/Einfluss. > aktives System
galaxy-place = Platz { $number }
galaxy-unit-flagship = F
galaxy-unit-war_sun = K
galaxy-unit-dreadnought = D
galaxy-unit-carrier = T
galaxy-unit-cruiser = k
galaxy-unit-destroyer = z
galaxy-unit-fighter = j
galaxy-unit-infantry = i
galaxy-unit-space_dock = r
galaxy-unit-pds = p
galaxy-mark-active = >
galaxy-mark-speaker = *
galaxy-mark-exhausted = x
galaxy-mark-damaged = '
galaxy-sign-alpha = Alpha
    .long = Alpha-Wurmloch
galaxy-sign-beta = Beta
    .long = Beta-Wurmloch
galaxy-sign-delta = Delta
    .long = Delta-Wurmloch
galaxy-sign-asteroid_field = Asteroiden
    .long = Asteroidenfeld
galaxy-sign-gravity_rift = Riss
    .long = Gravitationsriss
galaxy-sign-nebula = Nebel
    .long = Nebel
galaxy-sign-supernova = Supernova
    .long = Supernova
galaxy-far = Außer Reichweite deiner Schiffe: { $names }. Wenn du eines davon meinst, tipp zum Beispiel { $text }.
galaxy-custodians = Hütermarker
galaxy-system = System
galaxy-contents = Was dort ist
galaxy-empty = nichts
galaxy-exhausted = erschöpft
galaxy-forces = { $player }: { $units }
galaxy-units = { $name }{ $count ->
    [1] {""}
   *[other] {""} x{ $count }
}{ $damaged ->
    [0] {""}
   *[other] {""} ({ $damaged } beschädigt)
}
galaxy-tokens = Kommandomarker: { $players }
galaxy-cultural = kulturell
    .letter = k
galaxy-hazardous = gefährlich
    .letter = g
galaxy-industrial = industriell
    .letter = i
galaxy-blue = blau
    .letter = B
galaxy-green = grün
    .letter = G
galaxy-red = rot
    .letter = R
galaxy-yellow = gelb
    .letter = L

## Spieler, Aufträge, Gesetze

galaxy-column-player = Spieler
galaxy-column-points = SP
galaxy-column-tokens = T/F/S
galaxy-column-goods = HG/W
galaxy-column-cards = A/G/V
galaxy-column-technologies = Tech
galaxy-column-planets = Plan
galaxy-column-strategy = Strategiekarten
galaxy-players-legend = > am Zug, * Sprecher, x erschöpft | T/F/S Marker im Taktik-, Flotten- und Strategievorrat | HG/W Handelsgüter und Waren | A/G/V Aktionskarten, geheime Aufträge, Versprechen auf der Hand | Plan: Planeten | spielbereit 7/4: Ressourcen und Einfluss deiner Planeten
galaxy-passed = gepasst
galaxy-eliminated = ausgeschieden
galaxy-note = { $name } ({ $owner })
galaxy-column-objective = Auftrag
galaxy-column-scored = Gewertet von
galaxy-laws = Gesetze: { $laws }
galaxy-law = { $name }{ $whose ->
    [none] {""}
   *[other] {""} ({ $whose })
}{ $exhausted ->
    [0] {""}
   *[other] {""} x
}
galaxy-law-objective = Auftrag { NAME($objective) }
galaxy-free-cards = Nicht genommen: { $cards }
galaxy-free-card = { $name }{ $goods ->
    [0] {""}
   *[other] {""} (+{ $goods } HG)
}
galaxy-tag-initiative = (Initiative { $initiative })
galaxy-decks = In den Stapeln: { $action } Aktionskarten, { $agenda } Agenden

## Die eigenen Geheimnisse

galaxy-hand = Aktionskarten: { $cards }
galaxy-secrets = Geheime Aufträge: { $cards }
galaxy-notes = Versprechen anderer: { $cards }
galaxy-technologies = Technologien: { $cards }
galaxy-known-cards = Gesehen: { $cards }
galaxy-known-card = { $name } bei { $holder }
galaxy-known-agenda = Gesehen: Agenda { $place } des Stapels ist „{ NAME($agenda) }“

## Was ein Ding ist

galaxy-is-unit = { NAME($kind) }{ $faction ->
    [none] {""}
   *[other] {""} ({ NAME($faction) })
}: { $figures }
galaxy-is-one = { NAME($unit) }{ $faction ->
    [none] {""}
   *[other] {""} ({ NAME($faction) })
}: { $figures }
galaxy-figure-cost = Kosten { $value }{ $count ->
    [1] {""}
   *[other] {""} für { $count }
}
galaxy-figure-combat = Kampf { $value }{ $dice ->
    [0] {""}, ein Würfel je gegnerisches Schiff
    [1] {""}
   *[other] {""}, { $dice } Würfel
}
galaxy-figure-move = Bewegung { $value }
galaxy-figure-capacity = Kapazität { $value }
galaxy-figure-sustain_damage = Schaden verkraften
galaxy-figure-planetary_shield = planetarer Schild
galaxy-figure-anti_fighter_barrage = Jägerabwehr
galaxy-figure-bombardment = Bombardement
galaxy-figure-space_cannon = Weltraumkanone
galaxy-figure-production = Produktion
galaxy-figure-roll = { $name } { $value }{ $dice ->
    [1] {""}
   *[other] {""} (x{ $dice })
}
galaxy-figure-output = { $name } { $value }{ $resources ->
    [0] {""}
   *[other] {""} + Ressourcen des Planeten
}
galaxy-is-technology = { $colour ->
    [none] Einheitenverbesserung
   *[other] Technologie, { $colour }
}{ $faction ->
    [none] {""}
   *[other] {""}, nur { NAME($faction) }
}; { $needed ->
    [none] keine Voraussetzungen
   *[other] Voraussetzungen: { $needed }
}
galaxy-owned-by = Im Besitz von { $players }
galaxy-is-planet = Planet { $planet } in System { $system }: { $brief }
galaxy-not-here = { $planet } gibt es in dieser Galaxie nicht.
galaxy-is-system = System { $system }: { $brief }
galaxy-no-such-tile = System { $system } gibt es in dieser Galaxie nicht.
galaxy-is-action-card = Aktionskarte, { $copies } im Spiel, { $discarded } auf dem Ablagestapel
galaxy-is-agenda = Agenda: { $kind }; { $elect }
galaxy-agenda-law = Gesetz
galaxy-agenda-directive = Direktive
galaxy-elect-none = dafür oder dagegen
galaxy-elect-player = wählt einen Spieler
galaxy-elect-planet = wählt einen Planeten
galaxy-elect-law = wählt ein Gesetz
galaxy-elect-scored_secret_objective = wählt einen gewerteten geheimen Auftrag
galaxy-is-objective = { $deck }, { $points ->
    [1] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
galaxy-deck-stage_1 = Öffentlicher Auftrag, Stufe I
galaxy-deck-stage_2 = Öffentlicher Auftrag, Stufe II
galaxy-deck-secret = Geheimer Auftrag
galaxy-scored-by = Gewertet von { $players }
galaxy-is-note = Versprechen{ $faction ->
    [none] {""}
   *[other] {""} ({ NAME($faction) })
}: { $how }
galaxy-note-hand = wird aus der Hand gespielt, dann zurückgegeben
galaxy-note-area = liegt offen vor seinem Inhaber
galaxy-is-strategy-card = Strategiekarte, Initiative { $initiative }
galaxy-is-ability = Fähigkeit: { NAME($faction) }
galaxy-is-faction = Fraktion mit { $commodities } Waren; Heimatsystem { $system }
galaxy-start-units = Beginnt mit: { $units }
galaxy-start-technologies = Anfangstechnologien: { $technologies }
galaxy-own-technologies = Eigene Technologien: { $technologies }
galaxy-own-pieces = Flaggschiff: { NAME($flagship) }; Versprechen: { NAME($note) }
galaxy-technologies-of = Hat jetzt: { $technologies }

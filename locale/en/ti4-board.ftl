# Twilight Imperium 4: the position as text, and what things are. Short words for a map on a screen.

## Where the game stands

galaxy-when = { $round ->
    [0] { $phase }
   *[other] Round { $round }, { $phase }
}
galaxy-headline = { $when }{ $active ->
    [none] {""}
   *[other] {""} | turn of { $active }
}{ $system ->
    [0] {""}
   *[other] {""} in { $system }
} | speaker { $speaker }
galaxy-title = { $player }, { $points } VP, tokens { $tokens }, ready { $ready }, { $goods } TG, { $commodities } C | { $when }
galaxy-title-setup = { $player } | { $when }
galaxy-phase-setup = setup
galaxy-phase-strategy = strategy phase
galaxy-phase-action = action phase
galaxy-phase-status = status phase
galaxy-phase-agenda = agenda phase

## The map

galaxy-none = The galaxy is not built yet.
galaxy-legend = F flagship, W war sun, D dreadnought, C carrier, c cruiser, d destroyer, f fighter, i infantry, s space dock, p PDS, ' damaged | where there is room: c cultural, h hazardous, i industrial, B G R Y technology specialty | 4/2 resources/influence, then the letter of the owner, x exhausted | [S] command tokens | > active system | ? 18 tells all about system 18, board list shows everything in words
galaxy-list-legend = Systems where nobody has anything are left out; ? 18 tells about any of them. 4/2: resources/influence. > active system
galaxy-place = place { $number }
galaxy-unit-flagship = F
galaxy-unit-war_sun = W
galaxy-unit-dreadnought = D
galaxy-unit-carrier = C
galaxy-unit-cruiser = c
galaxy-unit-destroyer = d
galaxy-unit-fighter = f
galaxy-unit-infantry = i
galaxy-unit-space_dock = s
galaxy-unit-pds = p
galaxy-mark-active = >
galaxy-mark-speaker = *
galaxy-mark-exhausted = x
galaxy-mark-damaged = '
galaxy-sign-alpha = alpha
    .long = alpha wormhole
galaxy-sign-beta = beta
    .long = beta wormhole
galaxy-sign-delta = delta
    .long = delta wormhole
galaxy-sign-asteroid_field = Asteroids
    .long = asteroid field
galaxy-sign-gravity_rift = Rift
    .long = gravity rift
galaxy-sign-nebula = Nebula
    .long = nebula
galaxy-sign-supernova = Supernova
    .long = supernova
galaxy-far = Out of reach of your ships: { $names }. Type for example { $text } if you mean one of them.
galaxy-custodians = Custodians
galaxy-system = System
galaxy-contents = What is there
galaxy-empty = nothing
galaxy-exhausted = exhausted
galaxy-forces = { $player }: { $units }
galaxy-units = { $name }{ $count ->
    [1] {""}
   *[other] {""} x{ $count }
}{ $damaged ->
    [0] {""}
   *[other] {""} ({ $damaged } damaged)
}
galaxy-tokens = command tokens: { $players }
galaxy-cultural = cultural
    .letter = c
galaxy-hazardous = hazardous
    .letter = h
galaxy-industrial = industrial
    .letter = i
galaxy-blue = blue
    .letter = B
galaxy-green = green
    .letter = G
galaxy-red = red
    .letter = R
galaxy-yellow = yellow
    .letter = Y

## Players, objectives, laws

galaxy-column-player = Player
galaxy-column-points = VP
galaxy-column-tokens = T/F/S
galaxy-column-goods = TG/C
galaxy-column-cards = A/S/P
galaxy-column-technologies = Tech
galaxy-column-planets = Plan
galaxy-column-strategy = Strategy cards
galaxy-players-legend = > turn, * speaker, x exhausted | T/F/S tokens in tactic, fleet and strategy pool | TG/C trade goods and commodities | A/S/P action cards, secret objectives, promissory notes in hand | Plan: planets | ready 7/4: resources and influence of your readied planets
galaxy-passed = passed
galaxy-eliminated = eliminated
galaxy-note = { $name } ({ $owner })
galaxy-column-objective = Objective
galaxy-column-scored = Scored by
galaxy-laws = Laws: { $laws }
galaxy-law = { $name }{ $whose ->
    [none] {""}
   *[other] {""} ({ $whose })
}{ $exhausted ->
    [0] {""}
   *[other] {""} x
}
galaxy-law-objective = objective { NAME($objective) }
galaxy-free-cards = Not taken: { $cards }
galaxy-free-card = { $name }{ $goods ->
    [0] {""}
   *[other] {""} (+{ $goods } TG)
}
galaxy-tag-initiative = (initiative { $initiative })
galaxy-decks = In the decks: { $action } action cards, { $agenda } agendas

## One's own secrets

galaxy-hand = Action cards: { $cards }
galaxy-secrets = Secret objectives: { $cards }
galaxy-notes = Promissory notes of others: { $cards }
galaxy-technologies = Technologies: { $cards }
galaxy-known-cards = Seen: { $cards }
galaxy-known-card = { $name } with { $holder }
galaxy-known-agenda = Seen: agenda { $place } of the deck is { NAME($agenda) }

## What a thing is

galaxy-is-unit = { NAME($kind) }{ $faction ->
    [none] {""}
   *[other] {""} of { NAME($faction) }
}: { $figures }
galaxy-is-one = { NAME($unit) }{ $faction ->
    [none] {""}
   *[other] {""} ({ NAME($faction) })
}: { $figures }
galaxy-figure-cost = cost { $value }{ $count ->
    [1] {""}
   *[other] {""} for { $count }
}
galaxy-figure-combat = combat { $value }{ $dice ->
    [0] {""}, dice as many as opposing ships
    [1] {""}
   *[other] {""}, { $dice } dice
}
galaxy-figure-move = move { $value }
galaxy-figure-capacity = capacity { $value }
galaxy-figure-sustain_damage = sustain damage
galaxy-figure-planetary_shield = planetary shield
galaxy-figure-anti_fighter_barrage = anti-fighter barrage
galaxy-figure-bombardment = bombardment
galaxy-figure-space_cannon = space cannon
galaxy-figure-production = production
galaxy-figure-roll = { $name } { $value }{ $dice ->
    [1] {""}
   *[other] {""} (x{ $dice })
}
galaxy-figure-output = { $name } { $value }{ $resources ->
    [0] {""}
   *[other] {""} + resources of the planet
}
galaxy-is-technology = { $colour ->
    [none] Unit upgrade
   *[other] Technology, { $colour }
}{ $faction ->
    [none] {""}
   *[other] {""}, only { NAME($faction) }
}; { $needed ->
    [none] no prerequisites
   *[other] prerequisites: { $needed }
}
galaxy-owned-by = Owned by { $players }
galaxy-is-planet = Planet { $planet } in system { $system }: { $brief }
galaxy-not-here = { $planet } is not in this galaxy.
galaxy-is-system = System { $system }: { $brief }
galaxy-no-such-tile = System { $system } is not in this galaxy.
galaxy-is-action-card = Action card, { $copies } in the game, { $discarded } in the discard pile
galaxy-is-agenda = Agenda: { $kind }; { $elect }
galaxy-agenda-law = law
galaxy-agenda-directive = directive
galaxy-elect-none = for or against
galaxy-elect-player = elects a player
galaxy-elect-planet = elects a planet
galaxy-elect-law = elects a law
galaxy-elect-scored_secret_objective = elects a scored secret objective
galaxy-is-objective = { $deck }, { $points ->
    [1] 1 victory point
   *[other] { $points } victory points
}
galaxy-deck-stage_1 = Public objective, stage I
galaxy-deck-stage_2 = Public objective, stage II
galaxy-deck-secret = Secret objective
galaxy-scored-by = Scored by { $players }
galaxy-is-note = Promissory note{ $faction ->
    [none] {""}
   *[other] {""} of { NAME($faction) }
}: { $how }
galaxy-note-hand = played from the hand, then given back
galaxy-note-area = lies open before its holder
galaxy-is-strategy-card = Strategy card, initiative { $initiative }
galaxy-is-ability = Ability of { NAME($faction) }
galaxy-is-faction = Faction with { $commodities } commodities; home system { $system }
galaxy-start-units = Starts with: { $units }
galaxy-start-technologies = Starting technologies: { $technologies }
galaxy-own-technologies = Its own technologies: { $technologies }
galaxy-own-pieces = Flagship: { NAME($flagship) }; promissory note: { NAME($note) }
galaxy-technologies-of = Has by now: { $technologies }

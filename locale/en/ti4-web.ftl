# The page of a game of Twilight Imperium 4.

## Where the game stands

web-ti4-when = Round { $round }, { $phase }
web-ti4-score = Score
web-ti4-speaker = speaker
web-ti4-passed = passed
web-ti4-eliminated = eliminated
web-ti4-active = { PLAYER($seat) } acts in: { $system }

## The galaxy

web-ti4-no-galaxy = The galaxy is not built yet.
web-ti4-ring = { $ring ->
    [0] Centre
   *[other] Ring { $ring }
}
web-ti4-off-map = Beside the map
web-ti4-system = { $planets ->
    [none] System { $number }
   *[other] { $number } { $planets }
}
web-ti4-units = { part-units }{ $damaged ->
    [0] {""}
   *[other] {" "}({ $damaged } damaged)
}
web-ti4-forces = { PLAYER($seat) }: { $units }
web-ti4-feature = { $what ->
    [cultural] cultural
    [hazardous] hazardous
    [industrial] industrial
    [blue] blue specialty
    [green] green specialty
    [red] red specialty
    [yellow] yellow specialty
    [nebula] nebula
    [gravity_rift] gravity rift
    [asteroid_field] asteroid field
    [supernova] supernova
   *[other] { $what }
}
web-ti4-wormhole = { $kind ->
    [alpha] alpha wormhole
    [beta] beta wormhole
   *[delta] delta wormhole
}
web-ti4-worth = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}, { $influence } influence
web-ti4-owner = of { PLAYER($seat) }
web-ti4-exhausted = exhausted
web-ti4-is-exhausted = { $what } (exhausted)
web-ti4-custodians = custodians token
web-ti4-tokens = command tokens: { PLAYERS($seats) }

## What lies beside it

web-ti4-underway = At present
web-ti4-objectives = Public objectives
web-ti4-scored-by = scored by { PLAYERS($seats) }
web-ti4-leaked = made public by { NAME("classified_document_leaks") }
web-ti4-strategy-cards = Strategy cards
web-ti4-free = free
web-ti4-used = used
web-ti4-bonus = { $count ->
    [one] { $count } trade good
   *[other] { $count } trade goods
}
web-ti4-laws = Laws
web-ti4-decks = Decks
web-ti4-decks-told = { $action } action cards, { $agenda } agendas, { $secret } secret objectives, { $objectives } public objectives not revealed yet
web-ti4-discards = Discarded: { $cards }

## Players

web-ti4-points = Victory points
web-ti4-tactic = Tactic
web-ti4-fleet = Fleet
web-ti4-strategy = Strategy
web-ti4-resources = Resources
web-ti4-influence = Influence
web-ti4-trade-goods = Trade goods
web-ti4-commodities = Commodities
web-ti4-action-cards = Action cards
web-ti4-secrets = Secret objectives
web-ti4-notes = Promissory notes
web-ti4-reinforcements = Reinforcements
web-ti4-technologies = Technologies
web-ti4-scored = Scored
web-ti4-notes-in-play = Notes in play
web-ti4-planets = Planets
web-ti4-neighbours = Neighbours
web-ti4-mine = Only you see this
web-ti4-known = What you know of others
web-ti4-agenda-at = agenda deck, card { $place }

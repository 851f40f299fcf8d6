# Twilight Imperium 3 with Shattered Ascension. What the game asks and offers, in our own words.
#
# prompt-<prompt>            the question; its variables are those of `ask.about`
# option-<verb>              an option; $first, $second ... are its nouns, $all is the whole list
# option-<prompt>-<verb>     the same where one question needs other words; it may use `ask.about` as well
#
# The moments of windows are in ti3-moments.ftl, refusals in ti3-refusals.ftl, the log in ti3-log.ftl, small names
# and parts of sentences in ti3-terms.ftl; what certain cards and steps ask is in the files that bear their names.

game = Twilight Imperium 3 with Shattered Ascension
    .short = TI3
    .about = Three to eight races expand, trade, vote and fight for the throne of the galaxy: the first with ten victory points wins.

how-points = enough victory points
how-imperium_rex = most points when Imperium Rex was revealed
how-last_round = most points after the last round
how-last = last player in the game

## Options that mean the same wherever they are offered

option-done = Done
option-pass = Pass
prompt-window = Do you play or use something?
option-play = Play { NOUN($first) }
option-for_me = As usual
option-decline = No, thank you
option-accept = Agree
option-refuse = Refuse
option-next = { NOUN($first) }
option-yes = Yes
option-no = No
option-player = { NOUN($first) }
option-system = { NOUN($first) }
option-planet = { NOUN($first) }
option-kind = { NOUN($first) }
option-leader = { NOUN($first) }
option-law = { NOUN($first) }
option-discard = Discard { NOUN($first) }
option-reroll_misses = Reroll all misses
option-trade_good = Spend 1 trade good
option-pay-for_me = Pay for me
option-gain = { ID($first) ->
    [tactic] Into your Command Pool
    [fleet] Into your Fleet Supply
    [strategy] Into your Strategy Allocation
   *[other] { NOUN($first) }
}
option-from = From your { NOUN($first) }
option-move = From { NOUN($first) } to { NOUN($second) }
option-spend = { ID($first) ->
    [tactic] From your Command Pool
    [fleet] From your Fleet Supply
    [strategy] From your Strategy Allocation
   *[other] Spend { $first }
}
option-place = { NOUN($first) }: { NOUN($second) }

## Units

option-produce = { NOUN($first) }: { NOUN($second) }
option-produce_unit-done = { $produced ->
    [0] Produce nothing
   *[other] That is all
}
option-destroy = Destroy { NOUN($first) }{ part-hits-second }{ part-load-third }
option-remove = Give up { NOUN($first) }{ part-damaged-second }
option-respect_limits-destroy = Give up { NOUN($first) }
option-sustain_damage-done = No more
option-land = { NOUN($first) } lands: { NOUNS($all) }
option-land_all = Everybody lands on { NOUN($first) }
option-commit_ground_forces-done = No more landings

## Set-up

prompt-choose_race = Which race do you play? If you pass, you are dealt one that nobody took.
option-race = { NOUN($first) }
option-choose_race-pass = Leave it to chance
prompt-keep_race = You are dealt { NAME($race) }. Do you keep this race? It stays hidden until the galaxy is complete. { $left ->
    [one] Of another one you could not say no: it is shown at once.
   *[other] You may reject { $left } more.
}
option-keep = Keep it
option-keep_race-keep = Keep it, hidden
option-reject = Another one
prompt-bid_for_location = For which home location do you bid, and how many trade goods? Whoever bids less begins with more.
option-bid_for_location-bid = Location { $first }: { $second }
option-bid = Bid { NOUNS($all) }
prompt-bid_for_speaker = What do you bid for the Speaker Token? All others gain as much as the winner bids.
option-bid_for_speaker-pass = Bid no more
prompt-set_cycler = You are the Speaker. Which way does play go round?
option-rotate = { NOUN($first) }
prompt-build_galaxy = { $tile ->
    [0] Which system do you lay next?
   *[other] Where do you lay { PLACE($tile) }?
}
option-tile = System { $first }
option-lay_tile = Place { $second }
prompt-bury_artifact = Where do you hide an artifact token? { $left ->
    [one] This is the last one.
   *[other] { $left } are left.
}
option-bury = { NOUN($first) }
prompt-keep_secret = You were dealt two secret objectives. Which one do you keep?
option-keep_secret-keep = Keep { NOUN($first) }
prompt-place_starting_pieces = Where does this piece start: { NAME($what) }? { $left ->
    [one] It is the last one.
   *[other] { $left } pieces to place.
}
option-place_starting_pieces-place = { NOUN($second) }
option-station = { NOUNS($all) }
option-place_starting_pieces-for_me = Place all that is left as usual

## Strategy Phase

prompt-reveal_agenda = { $revealed ->
    [none] Which political card do you lay open?
   *[other] { NAME($revealed) } lies open before you. Do you exchange it for another political card?
}
option-reveal = Lay { NOUN($first) } open
option-reveal_agenda-keep = Leave it as it is
prompt-pick_strategy_card = Which strategy card do you take?
option-take = { NOUN($first) }
prompt-exchange_bonus_counter = { NAME($strategy_card) } bears { $left ->
    [one] a bonus counter
   *[other] { $left } bonus counters
}. What do you take for one?
option-exchange_bonus_counter-trade_good = A trade good
prompt-discard_political_card = You hold too many political cards: { $left ->
    [one] discard 1.
   *[other] discard { $left }.
}

## Action Phase: a turn

prompt-choose_action = Which action do you take?
option-strategic = Strategic Action: { NOUN($first) }
option-tactical = Tactical Action: activate { NOUN($first) }
option-transfer = Transfer Action: { NOUN($first) } and { NOUN($second) }
option-grid = Simultaneous Action in a grid of systems
option-component = { NOUN($first) }
prompt-secondary_ability = Do you use the secondary ability of { NAME($strategy_card) }?
option-secondary = Use { NOUN($first) }

## Status Phase

prompt-housekeeping = Is there anything you give up before the round ends: units, an agreement, a captive?
option-housekeeping-scuttle = Scuttle units
option-break = Break the agreement about { NOUN($first) }
option-free = Set { NOUN($first) } free
prompt-scuttle = Which unit do you scuttle?
option-scuttle = { NOUNS($all) }
prompt-produce_trade_goods = Which planets do you exhaust for trade goods? 2 resources give 1 trade good; { $spent } so far.
prompt-buy_racial_technology = Which technology of your race do you buy?
prompt-refresh_planets = What do your planets do? Planets that do nothing else are refreshed.
option-use = Use { NOUN($first) }
option-facility = Build a { NOUN($second) } on { NOUN($first) }

## What is aimed at

prompt-choose_system = { NAME($card) }: which system?
prompt-choose_planet = { NAME($card) }: which planet?
prompt-choose_law = { NAME($card) }: which law?

## Leaders

prompt-choose_refuge = Where does { NAME($leader) } go?
option-refuge = { NOUNS($all) }

## Cargo, mines, cards, technologies

prompt-lay_mines = Do you lay space mines around { PLACE($system) }? { $left ->
    [one] One more,
   *[other] Up to { $left },
} { $price } resources each.
option-lay_mine = Between { NOUN($first) } and { NOUN($second) }
prompt-exchange_card = Which card do you exchange for a new one?
option-exchange = { NOUN($first) }
prompt-gain_technology = { $free ->
    [1] Which technology do you gain?
   *[other] Which technology do you buy?
}
prompt-pay_for_claims = Spend { $amount } { $currency ->
    [resources] resources
    [influence] influence
    [command_counters] command counters
   *[other] resources or influence
} for what you claim.

## Technologies

prompt-choose_counter = Which of your counters comes back from the board?
option-choose_counter-system = { NOUN($first) }
prompt-pay_with_planet = Which planet pays for the bacterial weapon?
option-give_up = Give up { NOUN($first) }
prompt-transfer_troops = Which ground unit is sent through the diodes? { $left } may go.
option-transfer_troops-load = { NOUN($first) } from { NOUN($second) }
option-transfer_troops-done = Nobody else
prompt-send_troop = Where does { NAME($kind) } from { PLACE($place) } go?
option-send_troop-planet = To { NOUN($first) }
option-send_troop-ship = Aboard { NOUN($first) } in { NOUN($second) }
prompt-lose_ground_unit = Words have turned { PLACE($planet) } against you. Which ground unit do you destroy?
option-lose_ground_unit-destroy = { NOUN($first) }
prompt-build_on_planet = Does a planet in { PLACE($system) } build instead of docks?
option-build_on_planet-planet = { NOUN($first) } builds
option-build_on_planet-done = No
prompt-salvage = What do you give for the build in { PLACE($system) }? So far: { $resources } resources, { $extra } capacity.
option-salvage-scuttle = Scuttle { NOUN($first) }
option-salvage-dock = Exhaust the Space Dock at { NOUN($first) }
option-salvage-done = Nothing more

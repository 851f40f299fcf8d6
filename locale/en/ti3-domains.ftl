# Twilight Imperium 3: Domain Counters, on planets (Distant Suns) and in voids (Final Frontier).

## Looking

prompt-first_look = Which Domain Counter do you look at before the game begins?
prompt-probe = Which planets do your docks probe?
option-probe = { NOUN($first) }, from { NOUN($second) }
option-probe-decline = Nothing more
prompt-probe_with_fighters = { $left ->
    [one] Your Fighter may look at 1 counter
   *[other] Your Fighters may look at { $left } counters
} in { PLACE($system) }.
prompt-look_anywhere = The natives tell you of one counter. Which one?
option-look = Look at { NOUN($first) }

## Razing

prompt-raze = Do your ships raze what may be hidden in { PLACE($system) }?
option-raze = { NOUN($first) } razes { NOUN($second) }
option-raze-done = Nothing more

## On planets

prompt-next_counter = The counters of which planet come next?
prompt-heed_settlers = Settlers of { PLAYER($other) } hold { PLACE($planet) }. Do you call the landing off?
option-call_off = Go back
option-heed_settlers-done = Go on: it is an act of war
prompt-choose_legacy = Which technology has { PLAYER($other) } inherited?

## In space

prompt-take_collision = A collision in { PLACE($place) }: which ship is hit, or what that is carried is lost?
option-take_collision-hit = Lose { NOUN($first) }
option-take_collision-sustain = { NOUN($first) } takes damage
option-jettison = Lose { NOUN($first) } that is carried
prompt-parley = Space Pirates in { PLACE($place) } want { $price } trade goods.
option-pay_off = Pay
option-fight = Fight their Dreadnought
prompt-choose_warp = A Warp Gyre in { PLACE($system) } takes your fleet away. Where to?
option-warp = { NOUN($first) }
option-choose_warp-stay = Stay, with Maneuvering Jets
prompt-salvage_ship = The graveyard in { PLACE($system) }: which ship do you build for half its price, or do you gain a counter?
option-salvage_ship-produce = { NOUN($first) }
option-salvage_ship-gain = A counter in { NOUN($first) }
prompt-choose_discovery = Do you draw an Action Card, or gain a Command Counter?
option-draw = Draw a card
option-choose_discovery-gain = A counter in { NOUN($first) }
prompt-choose_alien_technology = Which technology do you learn to use from { NAME($counter) }?

## Why not

refusal-counter_known = you know what lies on { PLACE($first) }
refusal-no_hidden_counter = nothing lies face down on { PLACE($first) }
refusal-not_beside_dock = { PLACE($first) } is not next to that dock
refusal-cannot_ignore = nothing lets you ignore this: { NAME($first) }
refusal-no_dock_of_yours_there = you have no dock on { PLACE($first) }
refusal-dock_has_probed = the dock on { PLACE($first) } has probed a planet
refusal-counter_revealed = what lies on { PLACE($first) } has been turned up
refusal-ship_is_busy = no { NAME($first) } is free: each razes once, and none razes and bombards
refusal-no_ship_to_raze = you have no { NAME($first) } there
refusal-does_not_raze = { NAME($first) } razes nothing: War Suns and Dreadnoughts do
refusal-no_settlers_there = there are no Settlers on { PLACE($first) }
refusal-only_ships_there = the factory builds ships, no { NAME($first) }
refusal-not_carried = no { NAME($first) } is carried there
refusal-fleet_supply_only = the counter goes to Fleet Supply
refusal-not_in_graveyard = no { NAME($first) } lies in the graveyard
refusal-activation_was_prevented = the activation of { PLACE($first) } was prevented

## The log

event-domains_laid = { $count ->
    [one] 1 counter is
   *[other] { $count } counters are
} laid face down: { NAME($counter_deck) }.
event-domain_looked_at = { PLAYER($seat) } looks at the counter on { PLACE($place) }.
event-domain_seen = You see { NAME($counter) } on { PLACE($place) }.
event-domain_revealed = { PLAYER($seat) } turns up { NAME($counter) } on { PLACE($place) }.
event-domain_put_away = The counters on { PLACE($place) } are put away.
event-planet_razed = A { NAME($kind) } of { PLAYER($seat) } razes { PLACE($planet) }.
event-settlers_found = Settlers of { PLAYER($seat) } live on { PLACE($planet) }.
event-worldgate_found = A Worldgate opens on { PLACE($planet) }.
event-fleet_warped = The Gyre in { PLACE($system) } takes the fleet of { PLAYER($seat) } to { PLACE($target) }.
event-technology_lent = { PLAYER($seat) } learns to use { NAME($technology) }.

## What things happen for

name-razing = razing
name-settled = Settlers
name-distant_suns = Distant Suns
name-final_frontier = Final Frontier

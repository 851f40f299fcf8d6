### Action cards about fleets and docks, and some of battles

## What is asked

prompt-choose_harm = { NAME($card) }: what is done there?
option-harm = { NOUN($first) }
prompt-choose_blockade = { NAME($card) }: which fleet is fired at?
option-fleet_of = { NOUN($first) }: { NOUN($second) }
prompt-choose_patrols = Which ship goes on patrol? Up to { $left } may go.
prompt-choose_transports = Which unit is carried to which planet? Units worth { $left } may still go.
option-patrol = { NOUN($first) }: { NOUNS($all) }
option-carry = { NOUN($first) }: { NOUN($second) } to { NOUN($third) }
option-choose_patrols-done = No other ship
option-choose_transports-done = No other unit
prompt-turn_hits = { PLACE($place) }: hits of { PLAYER($other) } on you: { $hits }. Which of your successes cancels one instead of hitting?
option-turn_hit = { NOUN($first) }: a { $second }
option-turn_hits-done = No other one
prompt-aim_bombs = Hits on { PLACE($planet) }: { $hits }. What does one of them take instead of a ground unit?
option-aim_bombs-done = Nothing else
option-hasten = { NOUN($first) }: { NOUNS($all) }
option-march = { NOUN($first) } marches from { NOUN($second) }
name-march = a march
name-march_lost = nowhere to land
prompt-leave_home = Which ships leave { PLACE($system) }? Your Fleet Supply limit holds there again.
prompt-take_reparations = { PLAYER($other) } owes you { $left }: where do you take a trade good?
prompt-choose_copied = { NAME($card) }: which card of the pile does it copy?
option-copy = { NOUN($first) }
name-building = half as much is built there
name-exhausted = the planet is exhausted
name-sought_beside_the_battle = in the system of the battle
name-sought_in_this_system = in this system
name-sought_blockade = enemy fleet beside a planet of yours
name-sought_dock_of_mine = of yours
name-sought_dock_can_leave = with an open way to another planet of yours
name-sought_takes_chosen_dock = to which the dock can go
name-sought_harmed_somehow = to which something can be done
name-sought_far_from_mine = at least four spaces from all that you have
name-sought_to_be_activated = that you may activate
name-sought_takes_found_ship = with room for one of these ships
name-sought_void_of_mine = empty space that you control

## Why not

refusal-dock_of_mine = that dock is not yours
refusal-dock_can_leave = no open way leads from there to a planet of yours without a dock
refusal-takes_chosen_dock = the dock cannot go to { PLACE($first) }
refusal-harmed_somehow = there is nothing to be done to { PLACE($first) }
refusal-no_such_harm = that cannot be done to { PLACE($second) }
refusal-far_from_mine = something of yours is nearer than four spaces
refusal-to_be_activated = you may not activate that system
refusal-takes_found_ship = none of these ships has room there
refusal-void_of_mine = that is no empty space under your control
refusal-no_such_blockade = { PLAYER($first) } has no ships beside a planet of yours in { PLACE($second) }
refusal-no_patrol_can_go = no Cruiser or Destroyer of yours could go anywhere
refusal-not_to_be_carried = that unit cannot be carried there
refusal-no_success_to_turn = no success of yours on the table is like that
refusal-too_many_fighters = you have more than { $first } Fighters left
refusal-no_hits_of_a_battle = these are no hits of a Space Battle
refusal-in_this_system = { PLACE($first) } is not a planet of this system
refusal-no_planet_there = there is no planet in { PLACE($first) }
refusal-beside_the_battle = { PLACE($first) } is not where the battle is
refusal-no_gain_in_that = { NAME($first) } is of no use to that ship
refusal-no_march = no unit of yours marches from { PLACE($second) }: { NAME($first) }
refusal-no_invasion_now = you begin no Invasion Combat in this action: { PLACE($first) }
refusal-nothing_hostile_now = nothing hostile follows { NAME("navigation_beacon") }: { PLACE($first) }
refusal-not_from_home = { PLACE($first) } is not your Home System
refusal-no_dock_shut_in = no dock of yours that could build is blockaded in { PLACE($first) }
refusal-nothing_to_copy = no card on the pile could be played now
refusal-not_on_the_pile = { NAME($first) } is not on the pile

## What happens

event-harm_named = { PLAYER($seat) } chooses: { NAME($what) }.
event-fleet_named = { PLAYER($seat) } chooses the fleet of { PLAYER($other) } in { PLACE($place) }.
event-goods_in_system = { $count } trade goods are put into { PLACE($system) }.
event-patrol_named = { PLAYER($seat) } sends a ship from { PLACE($origin) } to { PLACE($target) }: { NAME($kind) }.
event-transport_named = { PLAYER($seat) } carries a unit from { PLACE($origin) } to { PLACE($target) }: { NAME($kind) }.
event-hit_turned = A success of { PLAYER($seat) } in { PLACE($place) } cancels a hit of { PLAYER($other) }: { NAME($kind) }.
event-planet_irradiated = { PLACE($planet) } radiates.
event-radiation_fades = The radiation of { PLACE($planet) } fades.
event-ship_hastened = { NAME($title) } hastens a ship of { PLAYER($seat) } in { PLACE($place) }: { NAME($kind) }.
event-march_named = { PLAYER($seat) } lets a unit march from { PLACE($place) }: { NAME($kind) }.
event-card_copied = { PLAYER($seat) } copies { NAME($title) }.

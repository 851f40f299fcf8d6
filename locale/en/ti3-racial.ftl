### Racial technologies and Flagships: what they ask, tell and refuse

## Buying

refusal-no_racial_technology = { NAME($first) } is no racial technology
refusal-not_copyable = { NAME($first) } changes an ability of its race: nobody copies it
refusal-not_of_the_beaten = nobody whose units you destroyed in this round by combat rolls has { NAME($first) }

## Units that are lost

prompt-destroy_units = { NAME($why) }: what is destroyed in { PLACE($place) }? { $left } left.
refusal-nobody_left_there = your opponent has nothing left there

## Ships that join

prompt-choose_wreck = Which of the fallen ships joins your fleet?
refusal-no_flagship_there = your Flagship is not there
refusal-raised_enough = no more than { $first } ships join you in one battle
refusal-nothing_to_raise = no ship fell that could join you
refusal-not_to_be_raised = no { NAME($first) } can join you now
refusal-not_the_attacker = you do not attack

## Winnu

prompt-counter_or_goods = A command counter or 2 trade goods?
option-gain_counter = Gain 1 command counter
option-gain_goods = Gain 2 trade goods
refusal-neutral_units_there = units of nobody hold { NAME($first) }
event-counters_removed = The counters leave { PLACE($planet) }.
prompt-reroll_opponent = Which die does { PLAYER($other) } roll again?
option-reroll_opponent-reroll = { NOUN($first) }: reroll { $second }

## Xxcha

refusal-absorbed_enough = no more than { $first } hits are cancelled in one combat
refusal-no_hits_left = no hit is left to cancel
event-hit_absorbed = { PLAYER($seat) } cancels a hit with { NAME($technology) }.
refusal-not_your_system = you do not control { PLACE($first) }
refusal-diplomats = Diplomats of the Xxcha have turned you away from { PLACE($first) } for this turn
event-activation_prevented = Diplomats of { PLAYER($seat) } turn { PLAYER($other) } away from { PLACE($system) }.
prompt-name_another_system = Which other system do you activate?

## Saar

refusal-not_the_winner = you have not won the battle

## Sol

refusal-not_outnumbered = your opponent does not roll more dice than you

## Lizix

refusal-no_combat_won = there was no combat

## Letnev

prompt-mend_ship = Which ship in { PLACE($place) } is repaired by one damage?
option-repair = Repair { NOUN($first) }{ part-hits-second }{ part-load-third }
refusal-hurt_in_this_round = { NAME($first) } took damage in this round

## Mentak

prompt-buy_wreck = Which ship of a type that your opponent lost do you buy?
option-buy_wreck-done = Buy none
refusal-not_against_a_player = it was no battle of yours with another player
refusal-not_lost_there = no { NAME($first) } was lost there

## Yin

refusal-no_dock_builds = no dock on a planet builds anything

## Yssaril

prompt-take_seen = Which card of { PLAYER($other) } do you take?
option-take_card = Take { NOUN($first) }
refusal-not_in_that_hand = { NAME($first) } is not in that hand
prompt-choose_route = Between which of your planets do you move units?
option-shuttle = From { NOUN($first) } to { NOUN($second) }
refusal-no_route = nothing can go from { PLACE($first) } to { PLACE($second) }
prompt-fly_shuttles = What goes from { PLACE($origin) } to { PLACE($target) }?

## Jol-Nar

prompt-name_technology = Which technology of { PLAYER($other) } has no effect in this battle?
option-jam = { NOUN($first) }
refusal-no_technology_there = your opponent has no technology
refusal-controls_no_two_systems = you do not control two systems
refusal-under_my_control = you do not control { PLACE($first) }
refusal-another_system = { PLACE($first) } is one end already
event-conduit_opened = { PLAYER($seat) } opens a conduit between { PLACE($system) } and { PLACE($other_system) }.
event-technology_jammed = { PLAYER($seat) } silences { NAME($technology) } of { PLAYER($other) } for this battle.

## Hacan

refusal-too_many_goods = you have { $first } trade goods or more
prompt-raise_die = Which die do you raise by 1?
option-raise = { NOUN($first) }: raise { $second }
refusal-has_hit_already = this die has hit already
refusal-no_cards_of_partners = nobody with whom you have an agreement holds a strategy card
prompt-swap_strategy_cards = Which of your strategy cards do you exchange, and for which of a partner's?
option-swap_strategy_cards-swap = { NOUN($first) } for { NOUN($second) }

## Arborec

refusal-too_few_planets = you control fewer than { $first } planets
event-blight_removed = What plagues { PLACE($planet) } does no harm there, and is removed.
name-sought_near_my_troops = in a system with Ground Forces of yours or next to one
name-sought_mine_or_empty = yours or empty
refusal-near_my_troops = neither there nor next to { PLACE($first) } are Ground Forces of yours
refusal-mine_or_empty = { PLACE($first) } is neither yours nor empty
refusal-not_chosen_yet = { PLACE($first) } is chosen already

## Goods on planets

prompt-take_wealth = From which place do you take a trade good?
option-collect = 1 trade good from { NOUN($first) }
refusal-no_wealth_there = no trade goods lie there for you
refusal-taken_from_there = you have taken one from { PLACE($first) }
event-goods_taken_from = { PLAYER($seat) } takes a trade good from { PLACE($place) }.

## Creuss

refusal-no_wormhole_there = there is no wormhole in { PLACE($first) }
refusal-fighters_alone = there are Fighters alone
prompt-place_gate = Where does your wormhole token lie from now on, and which side is up?
option-wormhole = { NOUN($first) }: { NOUN($second) }
refusal-home_system = { PLACE($first) } is a Home System
refusal-neither_empty_nor_friendly = { PLACE($first) } is neither empty nor all yours
refusal-two_sides_only = the token has the sides A and B
event-gate_placed = { PLAYER($seat) } opens a wormhole in { PLACE($system) }: { NAME($wormhole) }.
event-space_torn = A tear in space hits a ship of { PLAYER($other) }.

## Naalu

prompt-come_to_battle = Which ships join the battle in { PLACE($system) }? { $left } left.

## Muaat

refusal-used_this_game = you have used { NAME($first) } in this game
refusal-plain_system = { PLACE($first) } is a Special System, a home or another place that never explodes
refusal-far_from_special = { PLACE($first) } is next to a Special System
name-sought_under_my_control = under your control
name-sought_plain_system = that may explode
name-sought_far_from_special = next to no Special System
prompt-spare_war_sun = Which War Sun stays in { PLACE($system) }?
option-spare = { NOUN($first) }{ part-hits-second }{ part-load-third }
option-spare_war_sun-done = None
event-system_becomes = { PLACE($place) } is no more: { PLACE($other_place) }.

## Rigs of Mentak

prompt-arm_cruisers = How many empty Cruisers roll one more die?
option-arm_cruisers-spend = { $first ->
    [one] 1 Cruiser
   *[other] { $first } Cruisers
}
refusal-no_empty_cruiser = no Cruiser that carries nothing is left for this
refusal-nothing_changes = nothing changes by it

## Van Hauge

refusal-nobody_aboard = no Ground Force is aboard your Flagship
prompt-count_survivors = How many of the { $fighters } Fighters in { PLACE($place) } are Ground Forces that come back aboard?
option-count_survivors-spend = { $first }
refusal-not_so_many_survivors = { $first } of them cannot have survived

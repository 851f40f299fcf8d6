### Race abilities

prompt-choose_own_planet = Which of your planets?
refusal-no_planet_for_it = you control no planet on which they could stand

## Both abilities of a strategy card

prompt-other_ability = Do you execute the other ability of { NAME($strategy_card) }, too?

## Dice

prompt-reroll_die = Which die do you reroll?
option-reroll_die-reroll = { NOUN($first) }: reroll { $second }
prompt-shoot_first = Which of your ships in { PLACE($system) } shoot before the battle? { $left } left.
option-shoot = Shoot with { NOUN($first) }
refusal-no_shots_before = { NAME($first) } lets you make no attack before the first round
refusal-no_raiders_there = you have neither Cruisers nor Destroyers there

## Trade goods of others

prompt-choose_victims = From whom do you take a trade good? { $left } left.

## Fleet Supply and Warfare

option-supply_fleet = Move a counter from Strategy Allocation to Fleet Supply
refusal-no_moving_of_counters = you move counters only in the Status Phase
refusal-surplus_goes_first = first give up the ships for which Fleet Supply does not suffice
prompt-counter_or_good = With what do you pay for { NAME($strategy_card) }?
refusal-from_strategy_only = the counter comes from Strategy Allocation
refusal-warfare_not_executed = you have not executed Warfare in this round
refusal-no_high_alert = no system is on your High Alert
refusal-no_other_system = you have units in no other system
refusal-on_alert_already = { PLACE($first) } is on High Alert already

## Turns and battles

refusal-tactical_action_only = this turn is for a Tactical Action
refusal-nothing_to_activate = there is no system that you could activate
refusal-only_the_defender = only a fleet that is attacked slips away
refusal-no_way_out = there is no system to which the fleet could go
prompt-avoid_battle = Where does your fleet in { PLACE($system) } go before the battle with { PLAYER($other) }?
refusal-only_in_the_action_phase = this is for the Action Phase

## Docks in space and Supernovas

refusal-no_planet_held_all_round = you have held no planet of { PLACE($first) } since the round began
refusal-one_war_sun_only = only one War Sun may be in { PLACE($first) }, and no other ship

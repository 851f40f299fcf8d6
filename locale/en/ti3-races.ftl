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

## Trade goods of others

prompt-choose_victims = From whom do you take a trade good? { $left } left.

## Fleet Supply and Warfare

option-supply_fleet = Move a counter from Strategy Allocation to Fleet Supply
refusal-no_moving_of_counters = you move counters only in the Status Phase
refusal-surplus_goes_first = first give up the ships for which Fleet Supply does not suffice
prompt-counter_or_good = With what do you pay for { NAME($strategy_card) }?
refusal-from_strategy_only = the counter comes from Strategy Allocation
refusal-no_high_alert = no system is on your High Alert
refusal-no_other_system = you have units in no other system
refusal-on_alert_already = { PLACE($first) } is on High Alert already

## Turns and battles

refusal-tactical_action_only = this turn is for a Tactical Action
refusal-no_way_out = there is no system to which the fleet could go
prompt-avoid_battle = Where does your fleet in { PLACE($system) } go before the battle with { PLAYER($other) }?
refusal-only_in_the_action_phase = this is for the Action Phase

## Docks in space and Supernovas

refusal-one_war_sun_only = only one War Sun may be in { PLACE($first) }, and no other ship
# Twilight Imperium 3: what race abilities ask, refuse and tell.

## Whom or what an ability is aimed at

prompt-choose_player = Which player do you choose?
refusal-has_no_action_cards = { PLAYER($first) } has no action cards
refusal-nobody_has_action_cards = nobody has action cards
refusal-once_a_round = this is possible once a round
refusal-not_in_this_round = this is possible in round { $first } of a combat
refusal-no_planet = none of your planets can do it

## Arborec

prompt-grow_forces = On which planets does a Ground Force grow?
prompt-swap_docks = Where do you swap 2 Ground Forces for a Space Dock, or a Space Dock for 2 Ground Forces?
option-root = Swap on { NOUN($first) }
refusal-too_many_ground_units = { PLACE($first) } does not have more resources than ground units
refusal-too_few_ground_forces = it takes { $second } Ground Forces on { PLACE($first) }
refusal-may_not_build = your race does not build this: { NAME($first) }
refusal-needs_dock = only a Space Dock builds this: { NAME($first) }

## Hacan

prompt-trade_cards_with = With whom do you trade action cards?
prompt-offer_cards = What do you offer to { PLAYER($other) }? { $wants ->
    [0] You ask for no card.
    [one] You ask for 1 card.
   *[other] You ask for { $wants } cards.
}
prompt-answer_cards = { PLAYER($other) } offers you action cards, and asks for { $wants ->
    [0] none.
    [one] 1 of yours.
   *[other] { $wants } of yours.
}
prompt-confirm_cards = { PLAYER($other) } has named the cards for it. Do you agree?
option-hand_over = Give { NOUN($first) }
option-want_card = Ask for one more card
option-pay_good = Add a trade good
option-charge_good = Ask for one more trade good
option-offer = Make this offer
refusal-no_cards_to_trade = neither you nor { PLAYER($first) } has action cards
refusal-offered_already = { NAME($first) } is part of it already
refusal-no_more_cards = { PLAYER($first) } has no more cards
refusal-no_more_goods = no more trade goods of { PLAYER($first) } can be part of it
refusal-no_card_in_it = there is no card in this offer
refusal-cards_missing = { $first } more of your cards are asked for
refusal-no_more_wanted = no more than { $first } of your cards are asked for
event-cards_offered = { PLAYER($seat) } offers { PLAYER($other) } { $gives } action cards and { $pays } trade goods for { $wants } action cards and { $charges } trade goods.
event-cards_shown = { PLAYER($seat) } shows { PLAYER($other) }: { NAMES($cards) }.
event-card_trade_refused = { PLAYER($seat) } does not agree with { PLAYER($other) }.
event-cards_traded = { PLAYER($seat) } and { PLAYER($other) } trade action cards.

## Krotoan

prompt-copy_technology = Which technology of { PLAYER($other) } do you gain?
refusal-not_theirs = { PLAYER($second) } does not have { NAME($first) }
refusal-nothing_destroyed = you have destroyed nothing by combat rolls in this action

## Xxcha

refusal-not_the_defender = you are not the defender

## Yin

prompt-destroy_own_ship = Which of your ships do you sacrifice?
refusal-no_such_ship_there = you have no such ship there
refusal-no_ships_there = you have no ships in { PLACE($first) }
refusal-nobody_to_convert = there is nobody to convert on { PLACE($first) }

## Yssaril

refusal-skipped_last_turn = you have skipped your last turn
event-action_skipped = { PLAYER($seat) } skips the action of this turn.

# Twilight Imperium 3: action cards of turns and actions. Keys are formed as in ti3.ftl, ti3-log.ftl and
# ti3-refusals.ftl.

## Ends of turns

refusal-no_facility = no planet of yours has a Facility

## Beginnings of turns

prompt-refresh_one = { NAME($why) }: which planet do you refresh?
option-refresh_one-done = None
refusal-nothing_to_buy_or_refresh = there is neither a racial technology that you could pay for nor, if you have all of them, a planet to refresh
refusal-frozen_accounts = { NAME("frozen_accounts") } lets you neither use nor give away trade goods

## Strategic Actions

prompt-choose_card_left = { NAME($card) }: which strategy card do you execute?
option-execute_unpicked = { NOUN($first) }
option-choose_action-done = Take no action
name-sought_card_left = strategy card that nobody has picked
refusal-strategic_action_called_off = the Strategic Action was called off
refusal-must_act = you must take another action
event-strategic_action_called_off = The Strategic Action of { PLAYER($seat) } is called off; { NAME($strategy_card) } stays unused.
event-no_action_taken = { PLAYER($seat) } takes no action.

## Agreements and counters

prompt-choose_agreement = { NAME($card) }: which trade agreement is broken?
option-agreement = { NOUNS($all) }
name-sought_agreement = trade agreement in play
name-sought_with_my_ships_or_planets = with a ship or planet of yours
refusal-no_such_agreement = there is no such agreement
refusal-with_my_ships_or_planets = you have neither a ship nor a planet there
refusal-without_counter_there = a counter of { PLAYER($first) } lies there already
event-agreement_named = { PLAYER($seat) } chooses the agreement with { NAME($one) } and { NAME($contract) }.

## Technologies

prompt-choose_specialties = { NAME($card) }: which planets with a specialty do you exhaust?
option-choose_specialties-done = No other planet
prompt-gain_alien_technology = { NAME($why) }: which technology do you gain? One prerequisite may be missing.
refusal-planet_named = { PLACE($first) } is named already
refusal-no_specialty = { PLACE($first) } has no technology specialty
refusal-no_specialty_refreshed = you have no refreshed planet with a technology specialty

## Storms

prompt-choose_storm_fleets = { NAME($card) }: which fleet does the storm reach?
option-storm = { NOUNS($all) }
option-choose_storm_fleets-done = No other fleet
prompt-shield_fleet = { $hits ->
    [one] 1 hit strikes your fleet. Do Antimass Deflectors cancel it?
   *[other] { $hits } hits strike your fleet. Do Antimass Deflectors cancel one?
}
name-sought_fleet = fleet
refusal-fleet_of_his_named = a fleet of { PLAYER($first) } is named already
refusal-no_fleet_of_his_there = { PLAYER($first) } has no fleet there
event-storm_gathers = { PLAYER($seat) } sends the storm against the fleet of { PLAYER($other) } at { PLACE($place) }.
event-storm_shielded = Antimass Deflectors save { PLAYER($seat) } a hit.

## Captives and cards of others

prompt-choose_captive = { NAME($card) }: which captive do you interrogate?
prompt-look_at_one = What of { PLAYER($other) } do you look at?
option-look_at = { $first ->
    [hand] Action and political cards
   *[other] Secret objective
}
prompt-take_from_sight = Which card of { PLAYER($other) } do you take?
option-take_action_card = { NOUN($first) }
option-take_political_card = { NOUN($first) }
option-take_from_sight-decline = None
prompt-take_unsighted = From which kind of cards of { PLAYER($other) } do you take one at random?
option-take_any = { $first ->
    [action] Action cards
   *[other] Political cards
}
option-take_unsighted-decline = Take none
name-sought_captive = captive leader of another player
refusal-no_card_of_that_kind = { PLAYER($first) } has no such card
event-captive_named = { PLAYER($seat) } interrogates { NAME($leader) }.
event-secrets_looked_at = { PLAYER($seat) } looks at the secret objective of { PLAYER($other) }.
event-secrets_seen = { PLAYER($other) } holds { NAMES($objectives) }.
event-political_card_taken = { PLAYER($seat) } takes a political card of { PLAYER($other) }.
event-political_card_passed_on = { PLAYER($seat) } takes { NAME($agenda) } of { PLAYER($other) }.
event-politics_looked_at = { PLAYER($seat) } looks at the political cards of { PLAYER($other) }.
event-politics_seen = { PLAYER($other) } holds { NAMES($agendas) }.

## A turn before all others

name-half_laden = the mark of half its room

## Strategy Phase

prompt-choose_special_system = { NAME($card) }: which Special System?
option-special = { NOUN($first) }
prompt-mark_border = { NAME($card) }: mark a border of that system. What lies behind it?
option-border_to = { NOUN($first) }
name-sought_special_system = Special System
refusal-no_special_system = { PLACE($first) } is no Special System
refusal-no_such_border = that system has no border with { PLACE($first) }
refusal-border_named = that border is marked already
event-corridor_opened = Ships may pass { PLACE($system) } between { PLACE($one) } and { PLACE($other) } as if nothing were there.

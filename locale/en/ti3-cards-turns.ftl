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

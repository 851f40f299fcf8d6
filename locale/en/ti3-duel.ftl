# Twilight Imperium 3 with two players. Keys are formed as in ti3.ftl, ti3-log.ftl and ti3-refusals.ftl.

## Questions

prompt-buy_council_votes = { $votes ->
    [one] You have 1 vote. How many more do you buy, for 1 trade good each?
   *[other] You have { $votes } votes. How many more do you buy, for 1 trade good each?
}
option-buy_council_votes-done = No votes
prompt-execute_again = { NAME($strategy_card) }: do you execute the primary ability once more, for a counter and 2 influence?
option-execute_again-yes = Execute it again
prompt-take_of_supply = Do you take another trade good, out of the supply?
option-take_of_supply-trade_good = Take one
option-take_of_supply-done = Leave it at that
prompt-place_on_some = { NAME($why) }: on which planet do you place { NAME($kind) }? { $left } left.

## Log

event-votes_bought = { $count ->
    [one] { PLAYER($seat) } buys 1 vote.
   *[other] { PLAYER($seat) } buys { $count } votes.
}
event-vote_die_rolled = The die for { NAME($agenda) } shows { $face }.
name-vote_die = die for an agenda
event-goods_are_owed = { NAME($why) }: the next { $amount } trade goods of { PLAYER($seat) } go to the opponent.

## Reasons

refusal-assembly_not_first = whoever is Speaker and had { NAME($first) } in the round before does not pick it first
refusal-trades_with_himself_only = of two players each trades with himself only
refusal-one_on_each = one has been placed on { PLACE($first) } already

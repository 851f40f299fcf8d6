# Twilight Imperium 3: action cards about agendas and votes. Keys are formed as in ti3.ftl, ti3-log.ftl and
# ti3-refusals.ftl.

## Agendas

prompt-choose_open_agenda = { NAME($card) }: which agenda is replaced?
option-old_agenda = { NOUN($first) }
prompt-choose_own_agenda = { NAME($why) }: which of your political cards do you bring before the council?
option-bring = { NOUN($first) }
name-sought_open_agenda = agenda that lies open
event-agenda_named = { PLAYER($seat) } chooses { NAME($agenda) }.
event-agenda_brought = { PLAYER($seat) } brings { NAME($agenda) } before the council.

## Votes

prompt-choose_voted_agenda = { NAME($card) }: on which agenda?
option-voted_agenda = { NOUN($first) }
prompt-name_side = You have abstained on { NAME($agenda) }. What are your new votes for?
prompt-pay_for_votes = How many votes do you buy on { NAME($agenda) }, for 1 resource each?
option-buy_votes = { $first ->
    [one] 1 vote
   *[other] { $first } votes
}
option-pay_for_votes-done = No votes
option-voting_slip-keep = Keep the slip as it was
name-bribes = Bribery: buy votes
event-votes_pledged = { PLAYER($seat) } has { $count } more votes on { NAME($agenda) }.
refusal-no_side_to_take = there is nothing that could be elected

# Twilight Imperium 3: action cards about agendas and votes. Keys are formed as in ti3.ftl, ti3-log.ftl and
# ti3-refusals.ftl.

## Agendas

prompt-choose_open_agenda = { NAME($card) }: which agenda is replaced?
option-old_agenda = { NOUN($first) }
prompt-choose_own_agenda = { NAME($why) }: which of your political cards do you bring before the council?
option-bring = { NOUN($first) }
name-sought_open_agenda = agenda that lies open
refusal-no_political_card = you hold no political card
event-agenda_named = { PLAYER($seat) } chooses { NAME($agenda) }.
event-agenda_brought = { PLAYER($seat) } brings { NAME($agenda) } before the council.

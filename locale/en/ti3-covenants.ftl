# Twilight Imperium 3: Covenants. Keys are formed as in ti3.ftl, ti3-log.ftl and ti3-refusals.ftl.

## Questions

prompt-assign_secrets = You were dealt three secret objectives. Which ones are for your two races?
option-assign_secrets-assign = { NOUN($first) } for { NOUN($second) }
prompt-name_picker = For which of your races do you take a strategy card first?
option-name_picker-for = For { NOUN($first) }
prompt-fight_in_turn = Two fleets of one player are in { PLACE($system) }. Which one do you fight first?
option-fight_in_turn-fight_fleet = That of { NOUN($first) }

## The board

field-partner = Partner

## Log

event-secret_assigned = { PLAYER($seat) } keeps one secret objective.
event-secret_assigned_seen = { PLAYER($seat) } keeps { NAME($objective) }.
event-picks_for = The next strategy card is for { PLAYER($other) }.

## Reasons

refusal-own_second_race = { PLAYER($first) } is led by the same player, so no opponent
refusal-two_are_assigned = two of the three are kept, one for each race
refusal-race_has_its_secret = { NAME($first) } has a secret objective already
refusal-secret_assigned = { NAME($first) } is for { NAME($second) } already
refusal-not_your_race = you do not lead { NAME($first) }
refusal-first_races_are_settled = place { $first } was won by a first race, and those are settled
refusal-picks_for_own_races = you do not lead { PLAYER($first) }
refusal-no_fleet_to_fight = no fleet of { PLAYER($first) } is to be fought here
refusal-hand_of_other_race = { NAME($first) } is in the hand of your other race
refusal-secret_of_other_race = { NAME($first) } belongs to your other race

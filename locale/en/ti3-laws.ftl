# Twilight Imperium 3: what laws ask, tell and forbid. Keys are formed as in ti3.ftl, ti3-log.ftl and ti3-refusals.ftl.

prompt-exhaust_dock = { NAME($why) }: exhaust { $left ->
    [one] one of your Space Docks.
   *[other] { $left } of your Space Docks.
}
refusal-no_dock_to_exhaust = you have no working dock at { PLACE($first) } that this concerns
refusal-imperial_peace = { NAME("imperial_peace") }: nobody may fight for { PLACE($first) }
refusal-only_the_capital_is_invaded = { NAME($second) }: in this round { PLACE($first) } may not be invaded
refusal-nothing_is_loaded = { NAME($first) }: nothing may be taken aboard in this round

## Laws, votes and cards

prompt-vote_alone = On which agenda shall your votes alone count?
option-vote_alone-agenda = { NOUN($first) }
refusal-nothing_elects = none of the agendas elects anything
refusal-elects_nothing = { NAME($first) } elects nothing
refusal-all_elect_the_voice = the votes of all count for Voice of the Council
event-votes_alone = On { NAME($agenda) } the votes of { PLAYER($seat) } alone will count.
prompt-name_one_of = { NAME($why) }: whom of those who are tied does it concern?
refusal-not_tied_there = { PLAYER($first) } is not one of them
prompt-oppose_discard = { NAME($why) }: do you pay { $amount } influence, so that { NAME($law) } stays in force?
event-discard_opposed = { PLAYER($seat) } keeps { NAME($law) } in force.
prompt-name_next = { NAME($why) }: who of those with equal influence comes first?
refusal-not_as_much_influence = { PLAYER($first) } is not one of those with equal influence
prompt-take_open_card = { NAME($why) }: which card do you take?
option-choose_card = { NOUN($first) }
refusal-does_not_lie_open = { NAME($first) } does not lie open
event-cards_laid_out = These action cards are laid open: { NAMES($titles) }.
event-open_card_taken = { PLAYER($seat) } takes { NAME($title) }.

## Fleets, armies and landings

prompt-pay_for_fleet = { NAME($why) }: do you pay a trade good for your fleet at { PLACE($system) }? Otherwise all ships beyond { $most } of a type are destroyed.
name-army_limit = Too many ground units

## Docks, research and ways

refusal-yields_nothing = { NAME($second) }: the refresh ability of { PLACE($first) } is not used
refusal-no_wormholes_in_step = { NAME($first) }: this step does not lead through wormholes

## What is open to all

prompt-name_terms = { NAME($why) }: on what terms do you take part?
option-free_secondary = The secondary ability costs no counter
option-extra_goods = 1 more trade good on each of your agreements
event-terms_named = { PLAYER($seat) } chooses: { $terms ->
    [free_secondary] the secondary ability of Trade costs no counter.
   *[extra_goods] 1 more trade good on each agreement.
}
prompt-keep_card_hidden = Which of these { $count } cards do you keep secret? The others are shown.
option-keep_card = { NOUN($first) }
refusal-no_secret_of_yours = { NAME($first) } is no card of yours that is still secret
event-hand_opened = { PLAYER($seat) } shows: { NAMES($titles) }.
refusal-only_in_assembly = this is possible only in a council of Assembly
option-ready = Refresh { NOUN($first) }
refusal-refreshed_anyway = { PLACE($first) } is refreshed anyway, or not exhausted
refusal-stays_exhausted = { NAME($second) }: { PLACE($first) } stays exhausted while another planet of its system is refreshed
prompt-give_pick = { NAME($why) }: whose is { NAME($strategy_card) }?
refusal-strategy_cards_full = { PLAYER($first) } has { $second } strategy cards already
event-strategy_card_given = { PLAYER($seat) } gives { NAME($strategy_card) } to { PLAYER($other) }.

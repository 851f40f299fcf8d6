# Twilight Imperium 3: action cards about the deck, picks and councils: what they ask, refuse and tell.

prompt-hand_out_top = { NAME($card) }: which of these cards goes to { PLAYER($other) }?
option-hand_out = { NOUN($first) }
prompt-choose_own_strategy_card = { NAME($card) }: which of your strategy cards?
option-own_card = { NOUN($first) }
name-sought_strategy_card = strategy card of yours
name-sought_picked_now = that you have picked this round
refusal-picked_now = you have kept { NAME($first) } from the round before
refusal-not_on_top = { NAME($first) } is not among these cards
refusal-deck_is_empty = there are no action cards left
refusal-public_disgrace = { NAME($first) } had to be put back
refusal-strategic_shift = { NAME($first) } was given back for another card
refusal-temporary_stability = { NAME("temporary_stability") } keeps everybody from playing action cards
refusal-too_few_action_cards = it takes { $first } action cards
event-top_cards_looked_at = { PLAYER($seat) } looks at { $count } action { $count ->
    [one] card
   *[other] cards
} on top of the deck.
event-top_cards_seen = { PLAYER($seat) } sees { NAMES($titles) }.
event-card_handed_out = { PLAYER($seat) } hands { PLAYER($other) } one of these action cards.
event-card_handed_out_seen = { PLAYER($seat) } hands { PLAYER($other) } { NAME($title) }.
event-strategy_card_put_back = { PLAYER($seat) } puts { NAME($strategy_card) } back.
event-strategy_card_kept = { PLAYER($seat) } keeps { NAME($strategy_card) } for the next round.

## Abilities and technologies for a round

prompt-choose_ability = { NAME($card) }: which ability?
prompt-borrow_for_planet = { NAME($card) }: exhaust which planet, and for which technology?
option-ability = { NOUN($first) }
option-open_box = { NOUN($first) } for { NOUN($second) }
name-sought_with_an_ability_to_copy = with an ability that you do not have
refusal-with_an_ability_to_copy = { PLAYER($first) } has no ability that you could copy
refusal-new_to_me = you have { NAME($first) } already
refusal-docks_are_not_copied = nobody copies docks in space
refusal-ability_of_others = { NAME($first) } is no ability of that player
refusal-no_refreshed_specialty = you have no refreshed planet with a { NAME($first) } specialty
refusal-no_such_specialty = { PLACE($first) } has no { NAME($second) } specialty
refusal-not_of_this_colour = { NAME($first) } is no { NAME($second) } technology
refusal-technology_in_use = you have the use of { NAME($first) } already
event-ability_named = { PLAYER($seat) } copies { NAME($ability) } for this round.
event-technology_is_useless = { NAME($technology) } is of no use to { PLAYER($seat) } for the rest of the round.

## Councils

prompt-veto_agenda = Which of the agendas that were chosen do you discard?
prompt-choose_instead = Which agenda do you choose instead?
prompt-choose_new_vote = { NAME($card) }: what is voted on?
option-vote_anew = { NOUN($first) }
name-sought_not_mecatol = other than Mecatol Rex
name-sought_gives_votes = in which planets of others give votes
refusal-not_mecatol = not Mecatol Rex
refusal-gives_votes = no planet of another player gives votes there
refusal-not_chosen_by_holder = the holder of Assembly has not chosen { NAME($first) }
refusal-no_law_in_play = no law is in force
event-side_named = { PLAYER($seat) } names a side on { NAME($agenda) }: { part-subject }.
event-new_vote_named = { PLAYER($seat) } calls for a vote on { NAME($agenda) }.

## Uprisings

moment-action_phase_over = Nobody acts any more in this Action Phase.
prompt-name_attacked = Which of your planets is attacked next?
prompt-place_rallied = Free units at { PLACE($system) }: { $left } resources left, { $most } production capacity in all.
prompt-place_free_dock = Do you place a free Space Dock at { PLACE($system) }?
option-name_attacked-next = { NOUN($first) }
refusal-not_attacked = nobody attacks { PLACE($first) }
refusal-nothing_to_place = nothing could be placed at home

## Ways past Special Systems

name-glide = a path

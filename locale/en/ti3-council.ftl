# Twilight Imperium 3: the Galactic Council and trade. Keys are formed as in ti3.ftl, ti3-log.ftl and ti3-refusals.ftl.

## Assembly

prompt-give_speaker = Who gets the Speaker Token? It may stay where it is.
option-speaker = { NOUN($first) }
prompt-choose_agendas = { $half ->
    [a] Which agenda is voted on? { $left } to choose.
   *[b] Which agendas are voted on, and which are discarded? { $left } at most.
}
option-agenda = { NOUN($first) }
option-strike = Discard { NOUN($first) }
prompt-order_agendas = Which agenda is carried out as number { $place }?
option-order_agendas-next = { NOUN($first) }
prompt-strike_agenda = Which agenda do you discard?
prompt-refresh_worth = Which planets do you refresh? { $left } resources and influence are left.
option-refresh = Refresh { NOUN($first) }

## Votes

prompt-voting_slip = { $left ->
    [one] You have 1 vote left of { $votes }. What is it for?
   *[other] You have { $left } votes left of { $votes }. What are they for?
}
option-vote = { NOUNS($all) }
option-votes = { $first ->
    [one] 1 vote
   *[other] { $first } votes
}
option-voting_slip-done = Seal the slip
prompt-break_tie = { NAME($agenda) }: votes are tied. You decide.
option-elect = { NOUNS($all) }
prompt-name_most_voter = These players have equally many votes ({ NAME($side) }). Whom do you name?
prompt-decree_card = Which political card do you bring into force?
prompt-decree_outcome = { NAME($agenda) }: which outcome?

## What agendas ask

prompt-learn_from_partner = { NAME($why) }: which technology of others do you gain?
prompt-remove_ships = Remove { $left } of your { NAME($kind) } ships: { PLACE($system) }
prompt-scuttle_units = Scuttle { $left } of your { NAME($kind) } units.
prompt-buy_bonuses = { NAME($why) }: what do you buy with your { $left } votes?
option-bonus = { $first ->
    [trade_good] 1 trade good for 2 votes
    [command_counter] 1 command counter for 4 votes
   *[other] 1 victory point for 10 votes
}
prompt-return_token = Which command counter do you return?

## Trade

prompt-propose_agreement = With whom do you propose a trade agreement, and with which contracts?
option-propose = { NOUNS($all) }
prompt-consent_to_agreement = { PLAYER($proposer) } proposes a trade agreement with { PLAYER($partner) }: { NAME($one) } for { NAME($other) }. Do you agree?
option-consent_to_agreement-accept = Agree
option-consent_to_agreement-refuse = Refuse
prompt-favour_agreement = On which agreement do you place { $count } extra trade goods?
option-extra = On { NOUN($first) }
prompt-take_good = From whom do you take a trade good?
option-take_good = { NOUNS($all) }
prompt-aside = Beside this you may give trade goods away, and exchange two political cards for one.
option-give = Give { NOUN($first) } { $second ->
    [one] 1 trade good
   *[other] { $second } trade goods
}
option-trade_in = Exchange { NOUN($first) } and { NOUN($second) } for a new card

## The log

event-agenda_chosen = { PLAYER($seat) } puts { NAME($agenda) } to the vote.
event-agendas_ordered = Agendas are carried out in this order: { NAMES($agendas) }.
event-voice_on_the_docket = { PLAYER($seat) } calls for a vote on the Voice of the Council.
event-voice_elected = { PLAYER($seat) } is Voice of the Council.
event-votes_counted = { PLAYER($seat) } has { $count ->
    [one] 1 vote
   *[other] { $count } votes
}.
event-line_opened = { PLAYER($seat) } casts { $count ->
    [one] 1 vote
   *[other] { $count } votes
} on { NAME($agenda) }: { part-subject }.
event-votes_changed = The votes of { PLAYER($seat) } on { NAME($agenda) } change by { $count }.
event-agenda_resolved = { NAME($agenda) }: { part-subject }.
event-agenda_without_votes = Nobody has voted on { NAME($agenda) }.
event-tie_broken = { PLAYER($seat) } breaks the tie: { part-subject }.
event-agenda_decreed = { PLAYER($seat) } brings { NAME($agenda) } into force.
event-markers_removed = { NAME($objective) } can be claimed again by everybody.
event-agreement_proposed = { PLAYER($seat) } proposes an agreement to { PLAYER($other) }: { NAME($one) } for { NAME($contract) }.
event-agreement_refused = { PLAYER($seat) } does not agree.
event-goods_placed = { $amount ->
    [one] 1 trade good is
   *[other] { $amount } trade goods are
} placed on { NAME($contract) } for { PLAYER($seat) }.

part-subject = { $kind ->
    [player] { PLAYER($outcome) }
    [planet] { PLACE($outcome) }
    [system] { PLACE($outcome) }
    [special_system] { PLACE($outcome) }
    [border] { PLACE($outcome) } and { PLACE($other) }
    [pair_of_players] { PLAYER($outcome) } and { PLAYER($other) }
    [fleet] { PLAYER($outcome) }, { PLACE($other) }
    [dreadnought] { PLAYER($outcome) }, { PLACE($other) }
   *[other] { NAME($outcome) }
}

## Refusals: agendas

refusal-another_or_nobody = the token goes to another player or stays where it is
refusal-chosen_already = { NAME($first) } is chosen already
refusal-own_agenda = with the Speaker Token you cannot choose your own agenda
refusal-first_is_voted_on = the first agenda is put to the vote
refusal-one_is_voted_on = at least one agenda is put to the vote
refusal-exactly_three = you must choose three agendas, or as many as there are
refusal-none_is_discarded = with the Speaker Token you discard no agenda
refusal-agenda_not_revealed = { NAME($first) } does not lie open
refusal-placed_already = { NAME($first) } has its place already
refusal-not_on_the_docket = { NAME($first) } is not put to this vote
refusal-nothing_on_the_docket = there is no agenda to discard
refusal-never_the_voice = the vote on the Voice of the Council cannot be discarded
refusal-secondary_out_of_reach = you cannot carry out the secondary ability of { NAME($first) } now
refusal-no_strategy_counter = you have no counter in Strategy Allocation
refusal-no_voice_in_first_round = there is no vote on the Voice of the Council in the first round
refusal-voice_on_the_docket = the Voice of the Council is voted on already
refusal-too_late = that comes before the votes
refusal-worth_too_much = { PLACE($first) } is worth more than what is left
refusal-planet_not_exhausted = { PLACE($first) } is not exhausted
refusal-not_enough_influence = it costs { $first } influence

## Refusals: votes

refusal-for_or_against = { NAME($first) } is voted for or against
refusal-votes_are_placed = On { NAME($first) } votes are only placed
refusal-elects_player = { NAME($first) } elects a player
refusal-elects_planet = { NAME($first) } elects a planet that it allows
refusal-elects_system = { NAME($first) } elects a system that it allows
refusal-elects_special_system = { NAME($first) } elects a special system
refusal-elects_border = { NAME($first) } elects a border between two systems
refusal-elects_fleet = { NAME($first) } elects a fleet
refusal-elects_dreadnought = { NAME($first) } elects a dreadnought
refusal-elects_pair_of_players = { NAME($first) } elects two players
refusal-elects_technology_colour = { NAME($first) } elects a colour of technologies
refusal-elects_public_objective = { NAME($first) } elects a public objective that lies face up
refusal-elects_strategy_card = { NAME($first) } elects a strategy card
refusal-elects_law = { NAME($first) } elects a law in force that it allows
refusal-line_written = you have written a line for this agenda
refusal-say_how_many = say first how many votes
refusal-say_what_for = say first what the votes are for
refusal-not_so_many_votes = you have { $first ->
    [one] 1 vote
   *[other] { $first } votes
}
refusal-votes_left = { $first ->
    [one] 1 vote is left
   *[other] { $first } votes are left
}
refusal-not_enough_votes_left = it costs { $first } votes
refusal-not_tied = it is not among those that are tied
refusal-not_the_most_votes = { PLAYER($first) } is not among those with the most votes
refusal-no_political_card = you have no political card
refusal-nothing_to_elect = there is nothing that { NAME($first) } could elect
refusal-half_of_each_type = half of each type goes; now it is { NAME($first) }
refusal-scuttle_this_kind = it is about { NAME($first) } units that you have
refusal-nobody_teaches_it = none of those from whom you learn has { NAME($first) }
refusal-not_the_fewest = others have fewer counters in Fleet Supply
refusal-forbidden_research = { NAME("forbidden_research") }: nobody may acquire { NAME($first) }
refusal-forced_economic_independence = { NAME("forced_economic_independence") }: you may have no agreement with { PLAYER($first) }

## Refusals: trade

refusal-proposed_before = this agreement was proposed before
refusal-no_approval_asked = your approval is not asked for
refusal-contract_of_another = { NAME($first) } does not belong to this player
refusal-contract_out = { NAME($first) } is in an agreement already
refusal-contract_not_held = you do not hold { NAME($first) }
refusal-agreement_stands = you have an agreement with { PLAYER($first) }
refusal-needs_two_partners = an agreement needs another player
refusal-enough_self_trades = { $first ->
    [one] you may trade 1 contract with yourself
   *[other] you may trade { $first } contracts with yourself
}
refusal-not_with_them = this agreement cannot be broken in the Status Phase
refusal-no_goods_there = there are no trade goods
refusal-nothing_to_take = nothing can be taken there
refusal-no_such_partner = you cannot give it to this player
refusal-give_again = at most { $first } at a time; you may give again
refusal-goods_not_collected = goods on agreements are not yours yet; you have { $first }
refusal-not_so_many_goods = you have { $first ->
    [one] 1 trade good
   *[other] { $first } trade goods
}

## Surrender

option-surrender = Surrender: leave the game for good
refusal-without_surrender = this game is played without surrender
refusal-player_surrendered = { PLAYER($first) } has surrendered
refusal-has_surrendered = whoever has surrendered does nothing any more
refusal-pass_first = only who has passed surrenders
refusal-spend_first = first spend on units what you can
refusal-not_for_sale = { PLACE($first) } is not sold
refusal-open_the_bids = you open the bids, be it with nothing
refusal-planet_was_sold = { PLACE($first) } was bought, and comes exhausted
prompt-name_lot = { PLAYER($owner) } has surrendered: what is sold next?
option-lot = { NOUN($first) }
prompt-bid_for_lot = What do you bid for { PLACE($lot) }?
option-bid_for_lot-bid = { $first } influence
option-bid_for_lot-pass = Bid no more
event-player_surrenders = { PLAYER($seat) } surrenders.
event-lot_named = { PLAYER($seat) } names what is sold of { PLAYER($other) }: { PLACE($place) }.
event-lot_bid = { PLAYER($seat) } bids { $amount } for { PLACE($place) }.
name-surrender = surrender
name-sold = sold

# Twilight Imperium 4. What the game asks and offers, in our own words.
#
# prompt-<prompt>            the question; its variables are those of `ask.about`
# option-<verb>              an option; $first, $second ... are its nouns, $all is the whole list
# option-<prompt>-<verb>     the same where one question needs other words; it may use `ask.about` as well
#
# The moments of windows are in ti4-moments.ftl, refusals in ti4-refusals.ftl, small names and parts of
# sentences (part-<what>) in ti4-terms.ftl. PLACE($id) names a planet or the space area of a system.

game = Twilight Imperium 4
    .short = TI4
    .about = Three to six factions expand, research, trade, vote and fight for the throne of the galaxy: the first with ten victory points wins.

how-points = enough victory points
how-objectives = most points when the objectives ran out
how-last = last player in the game

## Options that mean the same wherever they are offered

option-done = Done
option-pass = Pass
option-for_me = Choose for me
option-all = All of them
option-exhaust = Exhaust { NOUN($first) }
option-system = System { $first }
option-planet = { NOUN($first) }
option-player = { NOUN($first) }
option-place = { NOUN($first) }: { NOUN($second) }
option-take = Take { NOUN($first) }
option-destroy = Destroy { NOUN($first) }{ part-damaged-second }
option-destroy_on = Destroy { NOUN($first) }{ part-damaged-second } on { NOUN($third) }
option-exchange = Give { NOUN($first) }, get { NOUN($second) }
option-board = Take infantry from { NOUN($first) }
option-score = Score { NOUN($first) }
option-from = From your { NOUN($first) }
option-transaction = Trade with { NOUN($first) }

## Setup

prompt-choose_faction = Which faction do you play?
option-faction = { NOUN($first) }

prompt-choose_colour = Which colour do you play?
option-colour = { NOUN($first) }

prompt-build_galaxy = { $tile ->
    [0] Which system tile do you place next?
   *[other] Where do you place system { $tile }?
}
option-build_galaxy-tile = System { $first }
option-build_galaxy-place = Place { $second }

prompt-choose_starting_technology = Which technology do you start with?
option-technology = { NOUN($first) }

prompt-place_starting_units = Where does { part-one-unit } start? { $left ->
    [one] This is the last unit.
   *[other] { $left } units to place.
}
option-place_starting_units-place = { NOUN($second) }

prompt-keep_secret = You were dealt two secret objectives. Which one do you keep?
option-keep = Keep { NOUN($first) }

## Strategy phase

prompt-choose_strategy_card = Which strategy card do you take?
option-choose_strategy_card-take = { NOUN($first) }{ ID($first) ->
    [leadership] { part-goods-leadership }
    [diplomacy] { part-goods-diplomacy }
    [politics] { part-goods-politics }
    [construction] { part-goods-construction }
    [trade] { part-goods-trade }
    [warfare] { part-goods-warfare }
    [technology] { part-goods-technology }
   *[imperial] { part-goods-imperial }
}
part-goods-leadership = { $goods_leadership ->
    [0] {""}
   *[other] {" "}(+{ $goods_leadership } TG)
}
part-goods-diplomacy = { $goods_diplomacy ->
    [0] {""}
   *[other] {" "}(+{ $goods_diplomacy } TG)
}
part-goods-politics = { $goods_politics ->
    [0] {""}
   *[other] {" "}(+{ $goods_politics } TG)
}
part-goods-construction = { $goods_construction ->
    [0] {""}
   *[other] {" "}(+{ $goods_construction } TG)
}
part-goods-trade = { $goods_trade ->
    [0] {""}
   *[other] {" "}(+{ $goods_trade } TG)
}
part-goods-warfare = { $goods_warfare ->
    [0] {""}
   *[other] {" "}(+{ $goods_warfare } TG)
}
part-goods-technology = { $goods_technology ->
    [0] {""}
   *[other] {" "}(+{ $goods_technology } TG)
}
part-goods-imperial = { $goods_imperial ->
    [0] {""}
   *[other] {" "}(+{ $goods_imperial } TG)
}

## Action phase: a turn

prompt-choose_action = { $left ->
    [0] You have no action left. You may still trade, or end your turn.
   *[other] { $begun ->
        [1] You may perform one more action, trade, or end your turn.
       *[other] Which action do you perform?
    }
}
option-strategic = Strategy card: { NOUN($first) }
option-tactical = Activate { NOUN($first) }
option-component = { NOUN($first) }
option-end_turn = End your turn

prompt-secondary_ability = Do you use the secondary ability of { NAME($strategy_card) }?
option-secondary = Use it
option-secondary_ability-pass = Not this time

prompt-buy_tokens = { NAME("leadership") }: how many command tokens do you buy, for { $price } influence each?
option-buy = Buy { $first ->
    [one] 1 token
   *[other] { $first } tokens
}
option-buy_tokens-done = Buy none

prompt-diplomacy_system = Diplomacy: which system with a planet of yours do you close? Every other player puts a command token there.
prompt-ready_planet = Which exhausted planet do you ready? { $left ->
    [one] One more.
   *[other] Up to { $left }.
}
option-ready = Ready { NOUN($first) }

prompt-choose_speaker = Politics: who becomes speaker?
option-speaker = { NOUN($first) }
prompt-put_agenda_back = Where does each agenda that you have seen go? { $left ->
    [one] The last one.
   *[other] { $left } are left.
}
option-top = { NOUN($first) } on top
option-bottom = { NOUN($first) } to the bottom

prompt-construction_system = Construction: in which system do you put a command token from your strategy pool, and build?
option-construction_system-pass = Do not build

prompt-who_replenishes = Trade: which other players replenish commodities for free?{ $chosen ->
    [none] {""}
   *[other] {" "}Chosen so far: { PLAYERS($chosen) }.
}

prompt-remove_token = Warfare: from which system do you take your command token back?
prompt-producing_unit = Warfare: which unit in your home system produces?
option-producing_unit-unit = { NOUN($first) }: { NOUN($second) }

prompt-research_again = Do you research a second technology for { $price } resources?
option-research_again-research = Research again
option-research_again-pass = Enough

prompt-score_public_objective = Imperial: which public objective do you score now?
option-score_public_objective-pass = Score none
prompt-draw_secret_objective = Do you draw a secret objective?
option-draw = Draw one
option-draw_secret_objective-pass = Draw none

## Tactical action: movement

option-ship = { NOUN($first) }{ part-damaged-third } from { NOUN($second) }
option-boost = { NOUN($first) }{ part-damaged-third } from { NOUN($second) }, with { NAME("gravity_drive") }
option-move_ships-done = No more ships

option-load = { NOUN($first) } from { NOUN($second) }
option-load_up = As many as fit
option-load_ship-done = Nothing more

option-remove = Give up { NOUN($first) }{ part-damaged-second }
option-respect_limits-destroy = Give up { NOUN($first) }
option-give_up = Give up all { NOUN($first) }: { NOUN($second) }

prompt-use_space_cannon = Space cannon at { PLACE($place) }: whom do you fire at?
option-use_space_cannon-fire = Fire at { NOUN($first) }
option-use_space_cannon-pass = Hold fire

prompt-choose_opponent = Several players have ships in { PLACE($system) }. Whom do you fight first?
option-fight = Fight { NOUN($first) }

## Space combat

prompt-announce_retreat = Do you announce a retreat from { PLACE($system) }?
option-announce_retreat-retreat = Announce a retreat
option-stay = Stay and fight
prompt-take_aboard = Before you retreat from { PLACE($system) }: which ground forces go aboard?
option-take_aboard-done = Nobody else
prompt-choose_retreat = Where do your ships in { PLACE($system) } retreat to?
option-choose_retreat-retreat = System { $first }
prompt-leave_behind = Your ships in { PLACE($system) } have no room for { $count ->
    [one] 1 unit.
   *[other] { $count } units.
} Which one stays behind and is destroyed?
option-leave = Leave { NOUN($first) } behind

option-sustain = { NOUN($first) } sustains damage
option-sustain_damage-done = No more
option-hit = { NOUN($first) }{ part-damaged-second }
option-hit_on = { NOUN($first) }{ part-damaged-second } on { NOUN($third) }

option-reroll = { NOUN($first) }: reroll { $second }
option-reroll_misses = Reroll all misses
option-reroll_dice-done = Keep the rest
prompt-raise_dice = Do you spend a trade good to add 1 to one of your { $dice } dice?
option-raise = { NOUN($first) }: add 1 to { $second }

prompt-destroy_own_ships = { NAME($why) }: { $count ->
    [one] 1 of your ships
   *[other] { $count } of your ships
} at { PLACE($place) } must be destroyed. Which one?
prompt-destroy_own_ship = { NAME($why) }: which of your ships do you destroy?
prompt-destroy_opposing_ships = { NAME($why) }: which ship of your opponent is destroyed? { $left ->
    [one] One more.
   *[other] Up to { $left }.
}
prompt-choose_ship_to_lose = { NAME("assault_cannon") }: which of your ships at { PLACE($place) } is destroyed?
prompt-choose_ram = { NAME("impulse_core") }: which of your ships do you give up for a hit?
option-choose_ram-destroy = Give up { NOUN($first) }
prompt-fire_before_combat = { NAME($why) }: which of your ships fires? { $left ->
    [0] No more may fire.
    [one] One more may fire.
   *[other] Up to { $left } may fire.
}
option-fire = { NOUN($first) } fires
prompt-name_ground_forces = Which of your ground forces in { PLACE($system) } fight as if they were ships?
option-fight_as_ship = Infantry: { NOUN($first) }
prompt-repair_in_combat = Which of your units at { PLACE($place) } is repaired?
option-repair = { NOUN($first) }: { NOUN($second) }
prompt-choose_refuge = { $card ->
    [none] To which adjacent system do your ships go?
   *[other] { NAME($card) }: to which adjacent system do your ships go?
}
prompt-take_along = { NAME($how) }: which ground forces from { PLACE($system) } go along?
option-take_along-done = Nobody else

## Invasion

prompt-choose_bombardment = Which of your units in { PLACE($system) } bombards which planet?
option-bombard = { NOUN($first) } bombards { NOUN($second) }
option-bombard_all = All that are left bombard { NOUN($first) }
option-choose_bombardment-done = No more bombardment
prompt-name_extra_die = { NAME("plasma_scoring") }: which unit rolls one more die?
option-extra_die = { NOUN($first) } against { NOUN($second) }
prompt-remove_custodians = { $influence ->
    [0] Do you remove the custodians token from { PLACE("mecatol_rex") }? It costs you nothing, and you must land there.
   *[other] Do you remove the custodians token from { PLACE("mecatol_rex") }, for { $influence } influence? You must then land there.
}
option-remove_custodians = Remove it
option-leave_custodians = Leave it there
option-land = { NOUN($first) } lands on { NOUN($second) }
option-land_all = All infantry land on { NOUN($first) }
option-commit_ground_forces-done = No more landings
prompt-next_planet = { $what ->
    [ground_combat] Which ground combat comes next?
   *[space_cannon_defense] On which planet does space cannon defense come next?
}
option-next = { NOUN($first) }

## Production, research, payment

option-trade_good = Spend 1 trade good
option-pay-for_me = Pay for me
option-produce = { $first ->
    [infantry] { NOUN($first) }: { NOUN($second) }
   *[other] { NOUN($first) }
}
option-produce_unit-done = { $produced ->
    [0] Produce nothing
   *[other] That is all
}
prompt-choose_planet_to_swap = Which planet swaps resources and influence for this production?
option-choose_planet_to_swap-swap = { NOUN($first) }
prompt-produce_in_which_system = In which system do you produce 1 unit?
prompt-choose_technology = Which technology do you research?
option-research = { NOUN($first) }
option-choose_technology-decline = Research nothing
prompt-satisfy_prerequisites = { NAME($technology) }: what do you use to ignore a missing prerequisite?
option-ignore_with = { NOUN($first) }
prompt-assimilate_technology = Which technology of { PLAYER($other) } do you take?
option-assimilate_technology-gain = { NOUN($first) }
option-assimilate = { NOUN($first) }, with { NOUN($second) }
option-place_several-place = { NOUN($second) }
prompt-place_while_pieces_last = { NAME($how) }: where do you place infantry? { $left ->
    [one] 1 to place.
   *[other] { $left } to place.
}
option-place_while_pieces_last-place = { NOUN($second) }
option-take_unit_back-take = { NOUN($first) }

## Command tokens

option-gain = Into your { NOUN($first) }
option-redistribute_tokens-move = From { NOUN($first) } to { NOUN($second) }
prompt-return_token = { NAME($why) }: from which pool do you return a command token?
prompt-spend_token = { NAME($why) }: from which pool do you spend a command token? { $count ->
    [one] 1 to spend.
   *[other] { $count } to spend.
}
option-spend_token-spend = From your { NOUN($first) }

## Status phase, objectives, cards in hand

prompt-score_objectives = Which objective do you score? One public and one secret objective at most.
option-score_objectives-decline = Score no more
prompt-return_secret = You have too many secret objectives. Which one goes back into the deck?
option-return = Return { NOUN($first) }
option-discard = Discard { NOUN($first) }

## Agenda phase

prompt-choose_vote = { NAME($agenda) }: how do you vote? { $available ->
    [0] You have no votes.
    [one] You have 1 vote.
   *[other] You have up to { $available } votes.
} { $cast ->
    [none] None were cast yet.
   *[other] Cast so far: { TALLY($cast) }.
}
option-vote = Vote: { NOUN($first) }
option-abstain = Abstain
prompt-exhaust_for_votes = { NAME($agenda) }: so far { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} ({ part-outcome }), { $available } more within reach. { $cast ->
    [none] {""}
   *[other] Cast by others: { TALLY($cast) }.{" "}
}Which planet do you exhaust for its influence?
option-exhaust_for_votes-all = Exhaust all (+{ $available })
option-exhaust_for_votes-done = Cast { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
prompt-break_tie = The vote on { NAME($agenda) } is tied. As speaker, which outcome do you choose?
option-resolve = { NOUN($first) }
prompt-predict_outcome = { NAME($component) }: which outcome of { NAME($agenda) } do you predict?
option-predict = { NOUN($first) }
prompt-elect_without_vote = { NAME("committee_formation") }: whom does { NAME($agenda) } elect, without a vote?
option-elect = { NOUN($first) }
prompt-choose_bribe = { NAME("bribery") }: how many trade goods do you spend, for one vote each?
option-choose_bribe-spend = Spend { $first }
prompt-close_system = Your prediction about { NAME($agenda) } came true. In which system of yours does every other player place a command token?
prompt-learn_from_voter = Your prediction came true. From whom do you take a technology?
prompt-choose_losses = { NAME($why) }: which of your units is destroyed? { $left ->
    [one] One more.
   *[other] { $left } in all.
}
option-lose = { NOUN($first) }{ part-damaged-third }: { NOUN($second) }
prompt-choose_settler = { NAME("colonial_redistribution") }: which player with the fewest points may settle on { PLACE($planet) }?
prompt-destroy_own_unit = { NAME($why) }: which of your units do you destroy?
option-destroy_own_unit-destroy = { NOUN($first) }{ part-damaged-third }: { NOUN($second) }
prompt-exhaust_own_planet = { NAME($why) }: which planet do you exhaust? { $left ->
    [one] One more.
   *[other] { $left } to exhaust.
}
prompt-swap_strategy_cards = { NAME("imperial_arbiter") }: which strategy cards change hands?
option-swap_strategy_cards-swap = Give { NOUN($first) } to { NOUN($second) }, get { NOUN($third) }

## Cards, technologies, abilities

prompt-choose_kind = { $card ->
    [none] Which unit do you place?
   *[other] { NAME($card) }: which unit do you place?
}
option-kind = { NOUN($first) }
prompt-choose_player = { $card ->
    [none] Which player?
   *[other] { NAME($card) }: which player?
}
prompt-choose_system = { $card ->
    [none] Which system?
   *[other] { NAME($card) }: which system?
}
prompt-choose_planet = { $card ->
    [none] Which planet?
   *[other] { NAME($card) }: which planet?
}
prompt-choose_planet_if_any = { $card ->
    [none] Which planet?
   *[other] { NAME($card) }: which planet?
}
prompt-choose_unit = { $card ->
    [none] Which unit?
   *[other] { NAME($card) }: which unit?
}
option-unit = { NOUN($first) }: { NOUN($second) }{ part-damaged-fourth }, { NOUN($third) }
prompt-choose_law = { $card ->
    [none] Which law?
   *[other] { NAME($card) }: which law?
}
option-law = { NOUN($first) }
prompt-take_action_card = Which action card of { PLAYER($other) } do you take?
prompt-take_good = { NAME($why) }: what do you take from { PLAYER($other) }?
option-take_good-trade_good = 1 trade good
option-commodity = 1 commodity
prompt-choose_exchange = Which strategy cards change hands?
prompt-choose_exchange_with_owner = { NAME("acquiescence") }: which strategy cards change hands?
prompt-choose_note = Whose { NAME($note) } do you play?
prompt-send_ground_forces_away = { NAME("raghs_call") }: to which planet do the ground forces of its owner on { PLACE($planet) } go?
prompt-land_reinforcements = { NAME($how) }: on which planet do you place { $count } infantry?
option-land_reinforcements-place = { NOUN($second) }
option-land_reinforcements-done = Place none
prompt-take_up_forces = { NAME("transit_diodes") }: which ground forces do you take up? { $taken } of { $most } so far.
option-take_up_forces-take = Infantry: { NOUN($first) }
prompt-move_forces_nearby = { NAME("bioplasmosis") }: which infantry moves where?
option-move = Infantry from { NOUN($first) } to { NOUN($second) }
prompt-choose_wormhole_token = Which wormhole token do you place or move?
option-token = The { NOUN($first) } wormhole
prompt-place_wormhole_token = { $lies_in ->
    [0] Where do you place the { NAME($wormhole) } wormhole?
   *[other] Where does the { NAME($wormhole) } wormhole go? It lies in { PLACE($lies_in) }.
}

## Trade between players

prompt-approach = With whom do you want to trade?
option-withdraw = Withdraw the offer to { NOUN($first) }
prompt-make_offer = Your offer to { PLAYER($other) }. You give:{ part-gives }. You get:{ part-asks }.
option-give_trade_goods = Give { $first ->
    [one] 1 trade good
   *[other] { $first } trade goods
}
option-give_commodities = Give { $first ->
    [one] 1 commodity
   *[other] { $first } commodities
}
option-give_note = Give { NOUN($first) }
option-give_card = Give { NOUN($first) }
option-pledge = Promise { NOUN($first) }
option-ask_trade_goods = Ask for { $first ->
    [one] 1 trade good
   *[other] { $first } trade goods
}
option-ask_commodities = Ask for { $first ->
    [one] 1 commodity
   *[other] { $first } commodities
}
option-ask_note = Ask for { NOUN($first) }
option-ask_card = Ask for { NOUN($first) }
option-ask_pledge = Ask for { NOUN($first) }
option-clear = Start over
option-propose = Make this offer
option-cancel = No offer
prompt-answer_offer = { PLAYER($other) } offers a deal. You get:{ part-gives }. You give:{ part-asks }.
option-accept = Accept
option-answer_offer-decline = Decline
option-counter = Change the offer

## Windows: something may be played

prompt-window = Do you play something?
option-play = { NOUN($first) }

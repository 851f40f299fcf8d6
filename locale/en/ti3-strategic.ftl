# Twilight Imperium 3: strategy cards and objectives. Keys are formed as in ti3.ftl, ti3-log.ftl and ti3-refusals.ftl.

## Halves of cards

prompt-choose_half = { NAME($strategy_card) }: which ability do you execute?
option-choose_half-primary = { $strategy_card ->
    [assembly] { $first ->
        [a] Claim the Speaker Token and choose three agendas
       *[b] Do not claim the token; choose agendas to vote on or to discard
    }
    [diplomacy] { $first ->
        [a] Each other player has a counter placed in one of your systems
       *[b] Annex an empty planet nearby
    }
    [prospect] { $first ->
        [a] Draw two Stage I objectives and keep one for yourself
        [b] 2 trade goods, an action card and a political card
       *[c] Relocate your leaders and exchange up to three cards
    }
    [technology] { $first ->
        [a] Gain one technology
       *[b] Buy up to three technologies
    }
    [trade] { $first ->
        [a] Gain 3 trade goods and collect all that lies on your agreements
       *[b] Cancel all agreements; everybody collects half
    }
   *[other] Ability { $first }
}

prompt-other_half = { NAME($strategy_card) }: do you execute the other ability as well?
option-other_half-primary = Yes
option-other_half-done = No

## Leadership

prompt-buy_counters = How many command counters do you buy? The first costs 1 influence, each further one 1 more; you can have up to { $most }.
option-buy = Buy { $first ->
    [one] 1 counter
   *[other] { $first } counters
}
option-buy_counters-done = Buy none

## Diplomacy

prompt-place_counter_of = A counter of { PLAYER($other) }: in which of your systems is it placed?
option-counter_in = { NOUN($first) }
prompt-annex_planet = Which planet do you annex?
option-annex = Annex { NOUN($first) }
option-annex_planet-done = None
refusal-counter_there = a counter of that player lies in { PLACE($first) }
refusal-no_planet_of_yours = you have no planet in { PLACE($first) }
refusal-not_mecatol_rex = { NAME("mecatol_rex") } is never annexed
refusal-protected_by_diplomacy = { PLACE($first) } belongs to the holder of { NAME("diplomacy") }
refusal-annexed_this_turn = { PLACE($first) } has been annexed in this turn
refusal-planet_not_empty = somebody or something is on { PLACE($first) }
refusal-too_far_away = { PLACE($first) } is neither in nor next to a system of yours
refusal-yours_already = { PLACE($first) } is yours

## Production

prompt-choose_building_system = In which system do your docks build? You have 2 resources more to spend.
option-choose_building_system-done = Build nothing
prompt-choose_dock = Which dock builds? It may build up to { $most }.
option-dock = The Space Dock at { NOUN($first) }
refusal-no_dock_there = no dock of yours can build at { PLACE($first) }
prompt-build_dock = Do you build a Space Dock in { PLACE($system) }?
option-build_dock = At { NOUN($first) }
option-build_dock-done = No more docks
refusal-dock_there = a Space Dock stands on { PLACE($first) }
refusal-not_held_all_round = { PLACE($first) } was taken in this round: a dock needs a planet held since the round began

## Warfare

prompt-put_on_alert = Which system is on High Alert?
event-high_alert = { PLAYER($seat) } puts { PLACE($system) } on High Alert.
prompt-choose_warfare_action = Do you take a Tactical Action now? { $free ->
    [1] Its counter comes from your reinforcements.
   *[other] Its counter comes from your Command Pool.
}
option-choose_warfare_action-done = No
prompt-move_one_step = Which ship moves into a neighbouring system? { $left ->
    [one] 1 may move.
   *[other] { $left } may move.
}
option-step = { NOUN($first) } from { NOUN($second) } to { NOUN($third) }{ $fourth ->
    [1] {" "}(damaged)
    [2] {" "}(damaged twice)
    [3] {" "}(damaged three times)
   *[other] {""}
}
option-move_one_step-done = No more ships
refusal-no_such_step = no ship of yours there can go from { PLACE($first) } to { PLACE($second) } in one step

## Bureaucracy and Prospect

prompt-play_objective = Which objective comes into play?
prompt-keep_objective = Which objective do you keep for yourself? Nobody else may claim it.
option-objective = { NOUN($first) }
prompt-put_back_objective = Where does { NAME($objective) } go?
option-top = On top of the deck
option-bottom = Under the deck
prompt-flip_cycler = Do you pay 1 influence to turn the direction of play?
event-cycler_flipped = Play goes { $clockwise ->
    [1] clockwise
   *[other] counter-clockwise
} now.
prompt-relocate_leaders = Which of your leaders goes somewhere else?
option-relocate_leaders-done = Nobody else
event-objective_kept = { PLAYER($seat) } keeps { NAME($objective) }: nobody else may claim it.
refusal-not_drawn = { NAME($first) } was not drawn
refusal-another_comes_first = first say where { NAME($first) } goes
refusal-no_objective_left = the deck of Stage I is empty
refusal-leader_is_captive = { NAME($first) } is held by another player
refusal-leader_has_moved = { NAME($first) } has gone somewhere already
refusal-no_such_number = { $first } is not a number of counters that you can buy

## Claims

prompt-claim_objectives = { $amount ->
    [0] Which objectives do you claim? One that all can see, the Preliminary one and one of your own at most; nobody sees it before all have chosen.
   *[other] Spend { $amount } { $currency ->
        [resources] resources
        [influence] influence
        [command_counters] command counters
       *[other] resources or influence
    } for what you have just claimed.
}
prompt-claim_with_bureaucracy = Which objective of Stage I do you claim?
option-claim = Claim { NOUN($first) }
option-claim_objectives-done = No more
option-claim_with_bureaucracy-done = None
event-objective_claimed = { PLAYER($seat) } claims { NAME($objective) }.
event-special_objective_gained = { PLAYER($seat) } has { NAME($objective) } now.
refusal-claimed_already = you have claimed { NAME($first) }
refusal-objective_not_met = you do not meet { NAME($first) }
refusal-objective_not_there = { NAME($first) } cannot be claimed: it is neither open nor yours
refusal-one_of_each_kind = beside { NAME($first) } you have claimed another one of its kind
refusal-cannot_spend_that = you cannot spend what { NAME($first) } asks for
refusal-objective_of_another = only another player may score { NAME($first) }
refusal-buys_no_technologies = your race buys no technologies
refusal-stage_one_only = { NAME($first) } is not an open objective of Stage I
refusal-stage_two_not_begun = { NAME($first) } is of Stage II, which has not begun

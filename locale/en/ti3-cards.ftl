# Twilight Imperium 3: action cards: what they ask, refuse and tell. Keys are formed as in ti3.ftl, ti3-log.ftl and
# ti3-refusals.ftl; what a card does stands beside its name. name-sought_<what>: parts of a list of what is sought.

## What a card is aimed at

prompt-choose_kind = { NAME($card) }: which unit?
prompt-choose_further_player = { NAME($card) }: which other player, if any?
prompt-choose_their_pool = { NAME($card) }: out of which area of that player?
prompt-choose_target_ship = { NAME($card) }: which ship?
prompt-choose_target_dock = { NAME($card) }: which Space Dock?
prompt-choose_fleets = { NAME($card) }: which fleets exercise together?
option-choose_further_player-done = Nobody else
option-choose_their_pool-from = { NOUN($first) }
option-target_ship = { NOUN($second) } of { NOUN($first) }: { NOUNS($all) }
option-target_dock = Space Dock of { NOUN($first) }: { NOUN($second) }
option-fleets = With { NOUN($first) }: { NOUNS($all) }
prompt-allow_at_home = { PLAYER($other) } wants to use { NAME($card) } in your Home System { PLACE($system) }. Do you allow it?
option-allow_at_home-accept = Allow it
option-allow_at_home-refuse = Refuse
prompt-choose_dock_of_build = { PLACE($system) }: which Space Dock of this build?
prompt-choose_influence = How much influence do you pay?
option-influence = { $first } influence
event-influence_offered = { PLAYER($seat) } offers { $amount } influence.
refusal-too_little_influence = it has to be at least { $first } influence
event-dock_capacity_changed = The capacity of the Space Dock of { PLAYER($seat) } at { PLACE($place) } changes by { $count }; the build is planned anew.
option-use_card = { ID($first) ->
    [short_term_truce] End the truce for 10 influence
   *[other] Play { NOUN($first) } now
}

name-sought_player = player
name-sought_system = system
name-sought_planet = planet
name-sought_law = law in force
name-sought_fleets = fleets of yours and of a partner in adjacent systems
name-sought_another = somebody else
name-sought_another_than_last = not chosen yet
name-sought_with_action_cards = with action cards
name-sought_with_trade_goods = with trade goods
name-sought_with_counters_to_take = with a counter in the Command Pool or Strategy Allocation
name-sought_with_wormhole = with a wormhole
name-sought_with_my_ships = with ships of yours
name-sought_where_i_am = with a planet or unit of yours
name-sought_without_enemy_ships = without enemy ships
name-sought_takes_small_ship = with room for a Destroyer or a Cruiser of yours
name-sought_mine = yours
name-sought_of_another = of another player
name-sought_refreshed = not exhausted
name-sought_empty = without units and leaders
name-sought_takes_troops = that takes ground units
name-sought_takes_pds = that takes a PDS
name-sought_of_an_enemy = of an enemy
name-sought_beside_my_planet = in a system with a planet of yours
name-sought_outside_homes = outside Home Systems, or where its first owner may allow it
name-none = any

name-either = resources or influence
name-sought_holds_lone_prey = with a single ship, an enemy's and no Flagship
name-sought_can_be_replaced = of a type of which you could place one
name-sought_can_be_bought = that you can pay for
refusal-holds_lone_prey = there is no single enemy ship other than a Flagship: { PLACE($first) }
refusal-can_be_replaced = you have no such ship for it, or your Fleet Supply is too low: { PLACE($first) }
refusal-can_be_bought = you cannot pay what that ship costs: { PLACE($first) }
refusal-no_dock_of_build = this is no Space Dock of that build: { PLACE($first) }
refusal-supply_too_low = there are not more than { $first } counters in that Fleet Supply
refusal-with_wormhole = there is no wormhole
refusal-with_my_ships = you have no ships there
refusal-where_i_am = you have neither a planet nor a unit there
refusal-without_enemy_ships = enemy ships are there
refusal-takes_small_ship = no Destroyer and no Cruiser of yours has room there
refusal-fits_in_chosen = no more of these ships can be placed there
refusal-mine = { PLACE($first) } is not yours
refusal-of_another = { PLACE($first) } is nobody else's
refusal-refreshed = { PLACE($first) } is not refreshed
refusal-empty = somebody or something is on { PLACE($first) }
refusal-takes_troops = no ground unit can be placed on { PLACE($first) }
refusal-takes_pds = no more PDS can be placed on { PLACE($first) }
refusal-another_than_last = you have chosen { PLAYER($first) } already
refusal-with_action_cards = { PLAYER($first) } holds no action card
refusal-with_trade_goods = { PLAYER($first) } has no trade goods
refusal-with_counters_to_take = { PLAYER($first) } has no counter that could be taken
refusal-of_an_enemy = that ship is yours
refusal-beside_my_planet = you have no planet in that system
refusal-not_again = you have played such a card on it in this round
refusal-outside_homes = Home Systems are safe
refusal-home_owner_gone = nobody is left who could allow it in the Home System { PLACE($first) }
refusal-home_refused = { PLAYER($second) } has not allowed it in the Home System { PLACE($first) }
refusal-no_agreement_with = you have no trade agreement with { PLAYER($first) }
refusal-no_such_fleets = there are no such fleets in adjacent systems

refusal-not_at_any_time = { NAME($first) } has a time of its own

## What happens

event-kind_named = { PLAYER($seat) } chooses { NAME($kind) }.
event-target_unit_named = { PLAYER($seat) } chooses { NAME($kind) } of { PLAYER($owner) } at { PLACE($place) }.
event-home_opened = { PLAYER($seat) } allows { PLAYER($other) } to use { NAME($card) } in the Home System { PLACE($system) }.
event-home_closed = { PLAYER($seat) } does not allow { PLAYER($other) } to use { NAME($card) } in the Home System { PLACE($system) }.
event-pool_named = { PLAYER($seat) } chooses the { NAME($pool) }.
event-fleets_named = { PLAYER($seat) } chooses the fleet of { PLAYER($other) } at { PLACE($target) } beside the own one at { PLACE($place) }.
event-counter_set_aside = A counter out of the { NAME($pool) } of { PLAYER($seat) } is set aside.
event-counter_given_back = A counter returns to the { NAME($pool) } of { PLAYER($seat) }.
event-card_stays = { NAME($title) } stays in play before { PLAYER($seat) }.
name-ended = over

## Turns, activations, councils

prompt-discard_theirs = Which of the action cards of { PLAYER($other) } is discarded?
prompt-choose_ballot = { NAME($card) }: whose votes on which agenda?
option-ballot = { NOUN($first) } on { NOUN($second) }
option-discard_theirs-discard = { NOUN($first) }
name-sought_with_my_damaged_ships = with damaged ships of yours
refusal-with_my_damaged_ships = none of your ships there is damaged
refusal-has_passed = you have passed
refusal-no_agreement_in_play = no trade agreement is in play
refusal-not_skipped = no turn was skipped
refusal-council_is_over = the council has been disbanded
refusal-no_such_ballot = { PLAYER($first) } has put no votes on { NAME($second) }
refusal-nobody_has_voted = nobody has placed any votes
refusal-no_technology_to_gain = there is no technology that you could gain
refusal-armistice = { NAME("armistice") } keeps you from activating { PLACE($first) }
event-counter_lent = { PLAYER($seat) } puts a counter into Fleet Supply until the end of the round.
event-card_ends = { NAME($title) } is over.
event-council_disbanded = The council is disbanded; nothing is voted on.
event-ballot_named = { PLAYER($seat) } chooses the votes of { PLAYER($other) } on { NAME($agenda) }.
prompt-choose_strategy_card = { NAME($card) }: which strategy card may nobody pick?
option-forbid = { NOUN($first) }
refusal-red_tape = { NAME("red_tape") } keeps everybody from { NAME($first) }
event-strategy_card_named = { PLAYER($seat) } chooses { NAME($strategy_card) }.

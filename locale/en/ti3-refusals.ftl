# Twilight Imperium 3: why not. refusal-<key>; $first, $second ... are its arguments.

## Set-up

refusal-race_taken = another player has { NAME($first) }
refusal-race_left_to_chance = you have left your race to chance
refusal-one_race_drawn = you have one race before you: keep it or reject it
refusal-bid_for_the_token = this bid is for the Speaker Token, not for a location
refusal-one_is_kept = one of the two has to go
refusal-bid_higher = the bid that lies there is { $first }: bid more
refusal-bid_out_of_range = bids go from { $first } to { $second }
refusal-location_needed = whoever has no location has to bid for one
refusal-tile_clashes_everywhere = { PLACE($first) } would clash everywhere, and another of your tiles would not
refusal-inner_ring_first = place { $first } is in ring { $second }: inner rings are filled first
refusal-anomalies_touch = two special systems would touch
refusal-wormholes_touch = two wormholes of the same letter would touch
refusal-too_near_to_home = { PLACE($first) } does not lie next to a home
refusal-mecatol_shut_in = this system does not lie next to Mecatol Rex
refusal-home_shut_in = a home has one closed system next to it at most
refusal-tile_not_in_hand = you do not have { PLACE($first) }
refusal-tile_not_picked = you have picked another tile
refusal-position_taken = nothing can be laid there
refusal-artifact_near_home = it is next to a home
refusal-artifact_near_artifact = it is next to another artifact token
refusal-nothing_hidden_there = nothing can be hidden there
refusal-not_dealt_to_you = you were not dealt { NAME($first) }
refusal-piece_comes_first = first say where this one goes: { NAME($first) }
refusal-starts_at_home = { NAME($first) } does not start there

## Anything in its time

refusal-no_action_now = it is not the moment for an action
refusal-no_movement_now = ships do not move now
refusal-no_landing_now = nobody lands now
refusal-nothing_played_now = nothing can be played now
refusal-no_production_now = nothing is produced now
refusal-law_not_in_play = { NAME($first) } is not in force
refusal-no_cards_now = { NAME($first) } forbids playing action cards

## Phases

refusal-card_not_in_use = { NAME($first) } is not used with this number of players
refusal-card_taken = somebody has taken { NAME($first) }
refusal-must_reveal = you have to lay one of your political cards open
refusal-card_not_in_hand = you do not hold { NAME($first) }
refusal-card_inactive = { NAME($first) } has been used
refusal-no_action_of_this = { NAME($first) } is no action
refusal-strategic_action_owed = you still have to use { NAME($first) }
refusal-another_card_is_used = { NAME($first) } is not the card that is used now
refusal-no_counter_left = no command counter is left in the reinforcements
refusal-fighters_are_carried = Fighters go only with a ship that carries them
refusal-planet_has_acted = { PLACE($first) } does something else this round
refusal-no_refresh_ability = { PLACE($first) } has no ability
refusal-without_facilities = this game is played without facilities
refusal-home_planet = { PLACE($first) } is a home planet
refusal-trade_station = { PLACE($first) } is a trade station
refusal-facility_there = { PLACE($first) } has a facility
refusal-no_units = you have no units
refusal-no_agreement_of_yours = you have no agreement about { NAME($first) }
refusal-no_captive_of_yours = you do not hold { NAME($first) } captive
refusal-not_of_your_race = { NAME($first) } belongs to another race

## Systems

refusal-closed_terrain = no ship may end its move in { PLACE($first) }
refusal-home_in_first_round = the home of another player is safe in the first round: { PLACE($first) }
refusal-no_boost = nothing carries this ship farther
refusal-into_asteroid_field = { PLACE($first) } is an Asteroid Field, which no ship of yours enters
refusal-into_supernova = { PLACE($first) } is a Supernova, which no ship of yours enters
refusal-asteroid_field_in_the_way = an Asteroid Field closes the way
refusal-supernova_in_the_way = a Supernova closes the way
refusal-nebula_in_the_way = a Nebula closes the way: ships stop in it
refusal-ion_storm_in_the_way = an Ion Storm closes the way: ships stop in it
refusal-no_units_in = you have no units in { PLACE($first) }
refusal-not_adjacent = { PLACE($first) } and { PLACE($second) } are not adjacent
refusal-enemy_units_there = another player has units in { PLACE($first) }

## Cargo, mines, cards, technologies

refusal-own_mine_there = your mine lies there
refusal-no_border_of_it = { PLACE($first) } and { PLACE($second) } have no such border
refusal-enough_exchanged = you have exchanged enough cards
refusal-technology_owned = you have { NAME($first) }
refusal-racial_technology = { NAME($first) } is bought in the Status Phase
refusal-needs_all = { NAME($first) } has prerequisites that you lack
refusal-needs_one = { NAME($first) } has prerequisites that you lack
refusal-needs_technology = you lack the technology for it
refusal-only_at_home = that is produced at home only
refusal-not_in_this_game = { NAME($first) } is not in this game
refusal-not_from_this_area = counters of your { NAME($first) } do not pay for this
refusal-needed_for_the_rest = what is left to pay could not be paid then

## Technologies

refusal-used_this_round = you have used { NAME($first) } in this round
refusal-not_your_action = this is not an action of yours
refusal-no_combat_roll = these hits come neither from combat rolls nor from mines
refusal-no_counter_on_board = no counter of yours lies on the board
refusal-no_counter_there = no counter of yours lies there
refusal-no_shield_left = no Planetary Shield is left on { PLACE($first) }
refusal-nobody_fell = no ground unit was lost there
refusal-no_action_cards = you hold no action card
refusal-nothing_damaged = none of your units is damaged
refusal-planet_is_ready = { PLACE($first) } is not exhausted
refusal-nothing_to_transfer = no ground unit of yours could go anywhere
refusal-nowhere_to_go = there is no place where { NAME($first) } could go
refusal-no_such_unit_there = you have no { NAME($first) } there
refusal-not_in_reach = this one cannot go there
refusal-no_dock_to_lend = no dock of yours there could be exhausted for this
refusal-no_ship_to_scuttle = no such ship of yours is in the system
refusal-counters_are_due = command counters pay for this
refusal-planets_and_goods_pay = planets and trade goods pay for this
refusal-pay_first = first say what pays for your last claim
refusal-nothing_due = nothing is to be paid now
refusal-no_such_half = { NAME($first) } has no ability { $second }
refusal-no_such_load = no { NAME($first) } at { PLACE($second) } is laden so; what a ship carries is named only where ships differ by it
refusal-aboard_a_ship = { NAME($first) } at { PLACE($second) } is aboard a ship, and goes with it
refusal-no_ships_went_there = no ships went from High Alert into system { $first }
refusal-lower_number_first = of the two systems { $first } and { $second } name the one with the lower number first
refusal-not_of_the_two = system { $first } is neither { $second } nor { $third }
refusal-not_aboard_that = no { NAME($first) } at { PLACE($second) } is aboard a ship like that; a ship is named only where several differ
refusal-no_such_planet = { PLACE($first) } is not in this game

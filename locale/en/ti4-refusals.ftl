# Twilight Imperium 4: why not. refusal-<key>; $first, $second ... are its arguments. A fragment that follows the
# name of the option, so it begins with a small letter and has no full stop.

## When something may be played

refusal-no_boost = { NAME("gravity_drive") } is not at hand
refusal-not_about_its_owner = { NAME($first) } is about what its owner does
refusal-not_your_turn = it is not your turn
refusal-not_a_space_combat = this is not a space combat
refusal-not_the_first_round = it works in the first round of the combat only
refusal-not_your_opponent = it answers your opponent, not you
refusal-not_your_hit = the hit was not yours
refusal-not_your_loss = you did not lose this planet
refusal-not_gained_now = you did not gain { PLACE($first) } in this action
refusal-not_in_this_system = your flagship is not in this system
refusal-not_the_flagship = it is not the flagship
refusal-not_held = you do not hold this player's { NAME($first) }
refusal-another_note = it is another note
refusal-not_against_its_owner = the owner of { NAME($first) } was not beaten
refusal-not_at_its_owners_home = this is not the home system of another player who owns { NAME($first) }
refusal-not_attached_here = { NAME($first) } is attached to another planet
refusal-used_already = { NAME($first) } has been used for now
refusal-placed_already = the 0 token lies on a card already
refusal-given_away = another player has the 0 token in this round
refusal-cancelled_already = it is cancelled already
refusal-your_own_card = it is your own card
refusal-not_against_sabotage = { NAME("sabotage") } cannot be cancelled by it
refusal-restrained = a promissory note keeps you from this
refusal-passed_and_silent = you have passed, and { NAME("transparasteel_plating") } silences you in this turn
refusal-protected = a promissory note protects { PLAYER($first) }
refusal-other_upgrade = your infantry are not { NAME($first) }
refusal-nobody_rests = no infantry wait to come back
refusal-no_action_now = it is not the time for an action
refusal-no_movement_now = it is not the time to move ships
refusal-no_landing_now = it is not the time to land
refusal-nothing_played_now = nothing can be played at this moment
refusal-no_trade_now = it is not the time to trade
refusal-no_production_now = it is not the time to produce
refusal-no_retreat_now = it is not the time to retreat
refusal-no_bombardment_now = it is not the time to bombard
refusal-no_vote_now = it is not the time to vote
refusal-no_scoring_now = it is not the time to score objectives
refusal-no_research_now = it is not the time to research

## What a card can be aimed at

refusal-law_not_in_play = { NAME($first) } is not in play
refusal-of_another = it must belong to another player
refusal-mine = it must be yours
refusal-not_mine = it is yours already
refusal-not_home = nothing in a home system may be chosen
refusal-not_mecatol_rex = { PLACE("mecatol_rex") } may not be chosen
refusal-hazardous = it is not a hazardous planet
refusal-exhausted = the planet is not exhausted
refusal-readied = the planet is not readied
refusal-readied_or_with_infantry = the planet is exhausted and has no infantry
refusal-with_pds = there is no PDS
refusal-with_infantry = there are no infantry
refusal-without_units = there are units on it
refusal-next_to_mine = no planet of yours is in its system or next to it
refusal-of_the_new_controller = it does not belong to the player who took your planet
refusal-below_my_bombardment = no ship of yours can bombard it
refusal-takes_infantry = you cannot place infantry there
refusal-beside_my_planet = you control no planet in that system
refusal-in_or_next_to_this_system = it is neither in this system nor next to it
refusal-with_action_cards = this player has no action cards
refusal-with_tactic_tokens = this player has no token in the tactic pool
refusal-with_technology_to_take = this player has no technology that you could take
refusal-voted_for_the_outcome = this player did not vote for the outcome
refusal-without_token_in_target = this player has a command token in that system
refusal-without_token_of_another = every other player has a command token there
refusal-with_wormhole = there is no wormhole
refusal-with_my_ships = you have no ships there
refusal-near_my_ships = you have no ships there or next to it
refusal-with_my_war_sun = you have no war sun there
refusal-with_my_bombardment = you have nothing there that bombards
refusal-with_my_token = you have no command token there
refusal-with_readied_planets_of_others = other players have no readied planet there
refusal-without_ships_of_others = other players have ships there
refusal-open_next_to_this_system = you cannot move there from this system
refusal-takes_cruiser = you cannot place a cruiser there
refusal-takes_destroyer = you cannot place a destroyer there
refusal-takes_fighter_or_destroyer = you can place neither fighters nor a destroyer there
refusal-no_such_planet = you control no planet of that kind
refusal-nothing_to_ready = you have no exhausted planet of that kind
refusal-nothing_to_replace = there is nothing to replace

## Setup and strategy phase

refusal-faction_taken = { NAME($first) } is taken
refusal-colour_taken = { NAME($first) } is taken
refusal-tile_clashes_everywhere = system { $first } would touch its like everywhere; place another one first
refusal-inner_ring_first = the inner rings come first
refusal-position_taken = a system lies there already
refusal-tile_not_in_hand = system { $first } is not in your hand
refusal-tile_not_picked = you have picked another system than { $first }
refusal-no_starting_technology = your faction does not choose { NAME($first) } at the start
refusal-not_your_home = { PLACE($first) } is no planet of your home system
refusal-unit_comes_first = next to be placed: { NAME($first) }
refusal-not_dealt_to_you = { NAME($first) } was not dealt to you
refusal-anomalies_touch = two anomalies would touch
refusal-wormholes_touch = two equal wormholes would touch
refusal-card_taken = { NAME($first) } is taken
refusal-card_refused = you have to choose another card than { NAME($first) }
refusal-no_other_card = there is no other card to choose
refusal-no_strategy_card = you have no strategy card
refusal-nothing_chosen = { PLAYER($first) } has not chosen a strategy card in this phase
refusal-nothing_to_swap = there is nothing to swap
refusal-card_with_nobody_else = no other player has { NAME($first) }
refusal-another_card_is_used = it is { NAME($first) } that is used now

## Turns and tokens

refusal-strategy_card_exhausted = you have used { NAME($first) } already
refusal-strategy_card_not_used = you have to use { NAME($first) } first
refusal-no_action_left = you have no action left in this turn
refusal-acted_in_this_turn = you have performed an action in this turn
refusal-not_acted_yet = you have performed no action in this turn
refusal-no_component_action = { NAME($first) } is not used by an action
refusal-no_strategy_token = the strategy pool is empty
refusal-empty_fleet_pool = the fleet pool of { PLAYER($first) } is empty
refusal-no_tokens_left = you have no command token left in your reinforcements
refusal-not_from_this_pool = the token may not come from there: { NAME($first) }
refusal-at_least_one = it has to be one at least
refusal-fleet_regulations = { NAME("fleet_regulations") }: { $first } tokens are the limit
refusal-not_enough_influence = you cannot spend { $first } influence
refusal-chosen_already = { PLAYER($first) } is chosen already
refusal-speaker_already = you are the speaker already
refusal-readied_already = { PLACE($first) } is not exhausted
refusal-no_structure_possible = no structure fits there
refusal-not_at_home = { PLACE($first) } is not in your home system
refusal-does_not_produce = { NAME($first) } does not produce

## Movement

refusal-chaos_mapping = { NAME("chaos_mapping") } keeps you out of { PLACE($first) }
refusal-into_asteroid_field = { PLACE($first) } is an asteroid field, which no ship of yours enters
refusal-into_supernova = { PLACE($first) } is a supernova, which no ship of yours enters
refusal-into_nebula = { PLACE($first) } is a nebula, which ships enter only when it is active
refusal-asteroid_field_in_the_way = an asteroid field closes the way
refusal-supernova_in_the_way = a supernova closes the way
refusal-nebula_in_the_way = a nebula closes the way: ships do not pass through one
refusal-no_room = there is no room aboard
refusal-no_units_to_connect = you need units in this system and in another one
refusal-no_units_there = there are no units that it asks for
refusal-no_units_of_others = nobody else has units in { PLACE($first) }
refusal-no_ships_there = you have no ships in { PLACE($first) }
refusal-no_cruiser_there = you have no cruiser in { PLACE($first) }
refusal-no_wormhole = there is no wormhole in { PLACE($first) }
refusal-home_system = { PLACE($first) } is a home system
refusal-ships_of_others = other players have ships in { PLACE($first) }
refusal-not_next_to = { PLACE($second) } is not next to { PLACE($first) }
refusal-nothing_of_yours = you have neither units nor planets in { PLACE($first) }

## Combat

refusal-no_dice = you have rolled no dice
refusal-no_such_die = no die of yours shows that
refusal-rerolled_already = that die was rolled again already
refusal-lacks_not_one = that die does not lack just 1, or has had its trade good
refusal-no_die_to_raise = no die lacks just 1
refusal-no_hits_produced = there are no hits
refusal-no_fighters = you have no fighters there
refusal-no_fighters_there = there are no fighters at { PLACE($first) }
refusal-no_cruiser_or_destroyer = you have neither a cruiser nor a destroyer in { PLACE($first) }
refusal-no_such_ship_there = you have none of the ships that it needs there
refusal-no_ship = { NAME($first) } is not a ship in space
refusal-no_ship_of_yours = it was not a ship of yours
refusal-no_ship_to_destroy = you have no ship to destroy
refusal-no_damaged_ship = no damaged { NAME($first) } is there any more
refusal-no_opposing_ships = your opponent has no ships there any more
refusal-no_opposing_big_ships = your opponent has no ship there other than fighters
refusal-no_fight_with = you have no combat with { PLAYER($first) } here
refusal-no_ships_of_his = { PLAYER($first) } has no ships there
refusal-not_the_active_player = space cannons are fired at the active player, not at { PLAYER($first) }
refusal-immune = { NAME($first) } is immune to it
refusal-not_damaged = your flagship is not damaged
refusal-nothing_to_repair = nothing of yours there is damaged
refusal-too_few_ships = you need { $first } ships there, not counting fighters
refusal-no_commodities = this player has no commodities

## Invasion

refusal-all_aimed = all your { NAME($first) } have their targets
refusal-no_more_to_aim = no more than one unit is left to aim
refusal-nothing_to_bombard = there is nothing to bombard on { PLACE($first) }
refusal-nothing_bombards = nothing there could bombard
refusal-nothing_to_bombard_with = you have nothing there to bombard with
refusal-does_not_bombard = { NAME($first) } does not bombard
refusal-not_aimed_there = no { NAME($first) } is aimed at { PLACE($second) }
refusal-planetary_shield = { PLACE($first) } has a planetary shield
refusal-no_planetary_shield = { PLACE($first) } has no planetary shield
refusal-conventions_of_war = { NAME("conventions_of_war") }: { PLACE($first) } is a cultural planet
refusal-custodians = the custodians token closes { PLACE("mecatol_rex") }
refusal-nothing_to_resolve = there is nothing to resolve on { PLACE($first) }
refusal-must_commit = you have to land on { PLACE($first) }
refusal-parleyed = { NAME("parley") } closes { PLACE($first) } for now
refusal-demilitarized = { PLACE($first) } is a demilitarized zone
refusal-no_planet_of_yours = you control no planet in { PLACE($first) }
refusal-no_pds_there = other players have no PDS there
refusal-no_ground_forces = you have no ground forces there
refusal-no_ground_forces_there = there are no ground forces on { PLACE($first) }
refusal-no_other_planet = { PLAYER($first) } has no other planet for them
refusal-not_his_planet = the owner of the note does not control { PLACE($first) }
refusal-they_leave_it = they are to leave { PLACE($first) }
refusal-no_forces_there = you have no ground forces on { PLACE($first) }
refusal-no_opposing_infantry = your opponent has no infantry on { PLACE($first) }
refusal-not_adjacent = { PLACE($second) } is not in a system next to { PLACE($first) }
refusal-nothing_to_transfer = you have no ground forces to move

## Production, payment, research

refusal-too_few_trade_goods = it takes { $first } trade goods
refusal-nowhere_to_place = there is nowhere to place it
refusal-stymied = a promissory note keeps you from producing there
refusal-no_production = nothing of yours produces there
refusal-no_war_sun = no war sun was in { PLACE($first) }, and no supernova is next to it
refusal-no_planet_there = no planet of yours in { PLACE($first) } can take infantry
refusal-nothing_to_pay_with = you have nothing to pay with
refusal-nothing_to_research = there is nothing that you could research
refusal-technology_owned = you own { NAME($first) } already
refusal-technology_not_owned = you do not own { NAME($first) }
refusal-not_in_deck = { NAME($first) } is not in your technology deck
refusal-prerequisites_missing = you lack prerequisites of { NAME($first) }: { TALLY($second) }
refusal-does_not_help = { NAME($first) } meets no prerequisite that is left
refusal-faction_technology = { NAME($first) } belongs to one faction
refusal-already_assimilated = { NAME($first) } is copied already
refusal-same_unit_type = { NAME($first) } copies an upgrade of the same unit already
refusal-nothing_to_gain = { PLAYER($first) } has no technology that you could take
refusal-not_his_technology = { PLAYER($second) } does not own { NAME($first) }
refusal-no_faction_technology = { NAME($first) } belongs to no faction; it is gained, not copied
refusal-no_assimilator = { NAME($first) } copies nothing

## Objectives and cards

refusal-already_scored = you have scored { NAME($first) } already
refusal-not_your_objective = { NAME($first) } is not your secret objective
refusal-not_revealed = { NAME($first) } is not revealed
refusal-public_only = { NAME($first) } is secret; only a public objective is scored now
refusal-home_planet_lost = you do not control { PLACE($first) } in your home system
refusal-lacks_planets = { NAME($first) } takes { $third } planets of that kind, and you have { $second }
refusal-lacks_upgrades = { NAME($first) } takes { $third } upgraded kinds of units, and you have { $second }
refusal-lacks_faction_technologies = { NAME($first) } takes { $third } faction technologies, and you have { $second }
refusal-lacks_colours = { NAME($first) } takes { $third } colours with enough technologies, and you have { $second }
refusal-lacks_fleets = { NAME($first) } takes { $third } systems with ships of yours, and you have { $second }
refusal-lacks_ships = { NAME($first) } takes { $third } ships in one system, and you have { $second }
refusal-lacks_units = { NAME($first) } takes { $third } units on the board, and you have { $second }
refusal-lacks_trade_goods = { NAME($first) } takes { $third } trade goods, and you have { $second }
refusal-lacks_action_cards = { NAME($first) } takes { $third } action cards, and you have { $second }
refusal-lacks_tokens = { NAME($first) } takes { $third } command tokens in your pools, and you have { $second }
refusal-lacks_resources = { NAME($first) } takes { $third } resources, and you have { $second }
refusal-lacks_influence = { NAME($first) } takes { $third } influence, and you have { $second }
refusal-lacks_happenings = what { NAME($first) } asks for has not happened now
refusal-not_in_this_phase = { NAME($first) } is not scored in this phase
refusal-scored_in_this_combat = you have scored an objective in this combat already
refusal-one_of_each_kind = you have scored an objective of this kind already
refusal-no_action_cards = there is no action card in that hand
refusal-not_in_that_hand = { PLAYER($second) } does not have { NAME($first) }
refusal-agenda_not_seen = { NAME($first) } is not one of the agendas that you looked at

## Agenda phase

refusal-cannot_vote = you cannot vote on this agenda
refusal-galactic_threat = { NAME("galactic_threat") }: you cannot vote
refusal-nothing_to_vote_with = you have no readied planet with influence
refusal-no_votes_yet = you have not cast a vote yet
refusal-one_outcome_only = all your votes are for the outcome that you have chosen
refusal-no_more_planets = there is no more than one planet left
refusal-has_not_voted = you have not voted
refusal-no_player_elected = { NAME($first) } does not elect a player
refusal-voted_on_again = { NAME($first) } is itself what the vote is about
refusal-no_possible_outcome = this agenda can have no outcome
refusal-for_or_against = { NAME($first) } is voted for or against
refusal-elects_player = { NAME($first) } elects a player
refusal-elects_planet = { NAME($first) } elects a planet
refusal-elects_law = { NAME($first) } elects a law
refusal-elects_scored_secret_objective = { NAME($first) } elects a scored secret objective
refusal-planet_uncontrolled = nobody controls { PLACE($first) }
refusal-must_be_non_home = { PLACE($first) } is in a home system
refusal-must_be_not_mecatol_rex = { PLACE($first) } cannot be elected
refusal-must_be_cultural = { PLACE($first) } is not a cultural planet
refusal-must_be_hazardous = { PLACE($first) } is not a hazardous planet
refusal-must_be_industrial = { PLACE($first) } is not an industrial planet
refusal-secret_not_scored = nobody has scored { NAME($first) }
refusal-not_tied = that outcome is not among those that are tied
refusal-not_fewest_points = { PLAYER($first) } does not have the fewest points
refusal-not_predicted = you did not predict this outcome
refusal-another_prediction_first = another prediction comes first

## Trade between players

refusal-no_such_partner = you cannot trade with this player
refusal-no_neighbours = { PLAYER($first) } is not your neighbour
refusal-traded_already = you have made your transaction with { PLAYER($first) }
refusal-enough_offers = you have made { PLAYER($first) } enough offers for now
refusal-offer_stands = your offer to { PLAYER($first) } stands; withdraw it first
refusal-nothing_to_withdraw = you have offered { PLAYER($first) } nothing
refusal-nothing_offered = the offer is empty
refusal-nothing_to_clear = you have nothing to start over
refusal-named_in_steps = name { $first } first, then more
refusal-term_is_settled = you have settled that part of the offer
refusal-you_do_not_have_it = you do not have what is asked for
refusal-he_may_not_have_it = { PLAYER($first) } may not have it any more
refusal-he_is_busy = { PLAYER($first) } first has to finish something
refusal-you_have_only = you have no more than { $first }
refusal-he_has_only = { PLAYER($first) } has no more than { $second }
refusal-note_in_play = { NAME($first) } lies faceup in a play area
refusal-you_hold_it = you hold { NAME($first) } yourself
refusal-not_seen_with = you have not seen { NAME($first) } in the hand of { PLAYER($second) }
refusal-no_cards_in_trade = action cards are traded with the Hacan only
refusal-no_more_of_it = you have no more { NAME($first) } to give
refusal-only_while_voting = votes are promised only while there is a vote
refusal-changed_already = a changed offer is not changed again

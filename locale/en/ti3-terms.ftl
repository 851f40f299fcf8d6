# Twilight Imperium 3: small names and parts of sentences. name-<id> for reasons, phases, currencies.

name-setup = set-up
name-hand_limit = hand limit
name-resources = resources
name-influence = influence
name-upkeep = upkeep
name-played = played
name-discarded = discarded
name-combat = combat
name-barrage = anti-fighter barrage
name-pre_combat = shots before the battle
name-space_cannon = PDS fire
name-invasion_defence = PDS fire at the landing
name-boarding = boarding
name-return_fire = PDS fire at bombarding ships
name-bombardment = bombardment
name-move = movement
name-retreat = retreat
name-agreement = trade agreement
name-dummy_artifact = an empty artifact token
name-bonus = bonus counters
name-status = status
name-executed = executed
name-scuttled = scuttled
name-landed = landed
name-objective = objective
name-special_objective = Special Objective
name-home_lost = home planets lost
name-home_regained = home planets regained
name-blockade = blockade
name-annexed = annexed
name-placed = placed
name-bought = bought
name-captured = captured
name-card_trade = trade of cards
name-committed = landing
name-eliminated = out of the game
name-exchanged = exchanged
name-free = free of charge
name-invasion_failed = failed invasion
name-fallen = fallen in the invasion
name-lone_shock_troop = left without Ground Forces
name-movement = movement
name-no_plastic = no plastic piece left
name-overturning = protection overturned
name-rebels = rebels
name-returned = returned
name-reverted = home planet regained
name-stalemate = battle without end
name-taken_back = taken back
name-trade_in = two cards for one
name-gift = gift
name-fleet_limit = Fleet Supply
name-capacity = no room aboard
name-fate = fate
name-space_mines = space mines
name-built = built
name-produced = production
name-produce_trade_goods = trade goods produced
name-turned_neutral = turned neutral
name-claim = claim
name-simultaneous_action = full activation
name-guarding = guards
name-summoned = summons
name-homecoming = return home
name-refresh_ability = ability of a planet
name-subverted = turned by words
name-promoted = promotion
name-bonus_counter = bonus counter
name-feedback = for being alone in the lead
name-execution = execution
name-alone = left alone
name-ability = an ability
name-act_of_war = act of war

part-one-unit = { $kind ->
    [ground_force] a Ground Force
    [shock_troop] a Shock Troop
    [mechanized_unit] a Mechanized Unit
    [pds] a PDS
    [fighter] a Fighter
    [destroyer] a Destroyer
    [cruiser] a Cruiser
    [carrier] a Carrier
    [dreadnought] a Dreadnought
    [war_sun] a War Sun
    [flagship] the Flagship
   *[space_dock] a Space Dock
}
part-damaged-second = { $second ->
    [1] {" "}(damaged)
    [2] {" "}(damaged twice)
    [3] {" "}(damaged three times)
   *[other] {""}
}
part-damaged-third = { $third ->
    [1] {" "}(damaged)
    [2] {" "}(damaged twice)
    [3] {" "}(damaged three times)
   *[other] {""}
}
part-outcome = { $outcome ->
    [for] For
    [against] Against
   *[other] { PLACE($outcome) }
}

## Fields of the view

field-tactic = Command Pool
field-fleet = Fleet Supply
field-strategy = Strategy Allocation
field-voice = Voice of the Council
field-high_alert_system = High Alert
field-high_alert_of = High Alert of
field-active_system = active system
field-second_system = second system
field-order = Order of play

# What is elected is told when the agenda is resolved.
part-law-about = {""}

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
field-high_alert = High Alert
field-order = Order of play

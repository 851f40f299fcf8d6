"""Strategy cards that move units, break a shield or send the fleet (Rex p.21)."""

from tests.rex.scene import Scene
from tests.rules.rex.duel import discards
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.maneuvering import ManeuveringPhase, ManeuverTurn
from throneworld.rex.state import CASUALTIES

# Rapid Mobilization


def mobile_scene() -> Scene:
    """It is Letnev's turn; he has five units in the Sallab Slums and no influence to deploy with."""
    scene = Scene("letnev", "hacan", "lazax")
    scene.place("letnev", "sallab_slums", 5)
    scene.hand("letnev", "rapid_mobilization")
    scene.play(ManeuverTurn(seat=0))
    return scene


def move(scene: Scene, race: str, origin: str, target: str, units: int) -> None:
    scene.choose(race, "from", origin)
    scene.choose(race, "to", target)
    scene.choose(race, "units", units)


def test_strategy_rapid_mobilization_after_movement_moves_the_same_units_again() -> None:
    scene = mobile_scene()
    move(scene, "letnev", "sallab_slums", "imperial_palace", 4)
    assert scene.options("letnev") == [("play", "rapid_mobilization"), ("pass",)]
    scene.choose("letnev", "play", "rapid_mobilization")
    assert scene.prompt == "move_from"
    assert scene.options("letnev") == [("stay",), ("from", "imperial_palace"), ("from", "sallab_slums")]
    move(scene, "letnev", "imperial_palace", "hall_of_records", 4)
    assert scene.units("letnev", "hall_of_records") == 4
    assert scene.units("letnev", "sallab_slums") == 1
    assert discards(scene) == ["rapid_mobilization"]


def test_strategy_rapid_mobilization_after_movement_comes_before_the_deployment() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    scene.place("letnev", "sallab_slums", 5)
    scene.influence("letnev", 3)
    scene.hand("letnev", "rapid_mobilization")
    scene.play(ManeuverTurn(seat=0))
    scene.choose("letnev", "stay")
    scene.choose("letnev", "play", "rapid_mobilization")
    scene.choose("letnev", "stay")
    assert scene.prompt == "deploy"


def test_strategy_rapid_mobilization_after_deployment_moves_what_was_deployed() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    scene.influence("letnev", 3)
    scene.hand("letnev", "rapid_mobilization")
    scene.play(ManeuverTurn(seat=0))
    assert scene.prompt == "deploy"
    scene.choose("letnev", "deploy", "sallab_slums")
    scene.choose("letnev", "units", 3)
    assert scene.options("letnev") == [("play", "rapid_mobilization"), ("pass",)]
    scene.choose("letnev", "play", "rapid_mobilization")
    move(scene, "letnev", "sallab_slums", "imperial_palace", 2)
    assert (scene.units("letnev", "imperial_palace"), scene.units("letnev", "sallab_slums")) == (2, 1)
    assert scene.done


def test_strategy_rapid_mobilization_keeps_to_two_spaces() -> None:
    scene = mobile_scene()
    scene.choose("letnev", "stay")
    scene.choose("letnev", "play", "rapid_mobilization")
    assert scene.ask("letnev").about == {"steps": 2}
    scene.choose("letnev", "from", "sallab_slums")
    assert scene.refusal("letnev", "to", "imperial_palace") is None
    assert scene.refusal("letnev", "to", "embassy_quarters") == ("Rex p.11", "too_far")


def test_strategy_rapid_mobilization_gives_sol_three_spaces_and_a_spaceport_four() -> None:
    sol = Scene("sol", "hacan", "lazax")
    sol.place("sol", "sallab_slums", 2)
    sol.hand("sol", "rapid_mobilization")
    sol.play(ManeuveringPhase())
    sol.choose("sol", "stay")
    sol.choose("sol", "play", "rapid_mobilization")
    assert sol.ask("sol").about == {"steps": 3}

    port = Scene("letnev", "hacan", "lazax")
    port.place("letnev", "imperial_navy_base", 2)
    port.hand("letnev", "rapid_mobilization")
    port.play(ManeuveringPhase())
    move(port, "letnev", "imperial_navy_base", "tarraguth_slums", 2)
    port.choose("letnev", "play", "rapid_mobilization")
    assert port.ask("letnev").about == {"steps": 4}


def test_strategy_rapid_mobilization_does_not_open_a_bombarded_space() -> None:
    scene = Scene("letnev", "hacan", "lazax", fleet=17)
    scene.place("letnev", "sallab_slums", 2)
    scene.place("letnev", "embassy_quarters", 2)
    scene.hand("letnev", "rapid_mobilization")
    scene.play(ManeuverTurn(seat=0))
    scene.choose("letnev", "stay")
    scene.choose("letnev", "play", "rapid_mobilization")
    assert scene.options("letnev") == [("stay",), ("from", "embassy_quarters")]
    assert scene.refusal("letnev", "from", "sallab_slums") == ("Rex p.11", "space_bombarded")


def test_strategy_rapid_mobilization_needs_something_that_can_move() -> None:
    scene = Scene("letnev", "hacan", "lazax", fleet=17)
    scene.place("letnev", "sallab_slums", 2)
    scene.influence("letnev", 1)
    scene.hand("letnev", "rapid_mobilization", "informant")
    scene.play(ManeuverTurn(seat=0))
    assert scene.prompt == "deploy"
    scene.choose("letnev", "none")
    assert scene.options("letnev") == [("play", "informant"), ("pass",)]
    assert scene.refusal("letnev", "play", "rapid_mobilization") == ("Rex p.11", "nothing_can_move")


def test_strategy_rapid_mobilization_is_for_ones_own_turn() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    scene.place("letnev", "sallab_slums", 2)
    scene.place("hacan", "embassy_quarters", 2)
    scene.hand("hacan", "rapid_mobilization")
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "stay")
    assert (scene.asked, scene.prompt) == (["hacan"], "move_from")
    scene.choose("hacan", "stay")
    assert scene.options("hacan") == [("play", "rapid_mobilization"), ("pass",)]


def test_strategy_rapid_mobilization_twice_moves_three_times() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    scene.place("letnev", "sallab_slums", 2)
    scene.hand("letnev", "rapid_mobilization", "rapid_mobilization")
    scene.play(ManeuverTurn(seat=0))
    move(scene, "letnev", "sallab_slums", "imperial_palace", 2)
    scene.choose("letnev", "play", "rapid_mobilization")
    move(scene, "letnev", "imperial_palace", "hall_of_records", 2)
    scene.choose("letnev", "play", "rapid_mobilization")
    move(scene, "letnev", "hall_of_records", "galactic_council", 2)
    assert scene.units("letnev", "galactic_council") == 2


# Graviton Negator


def test_strategy_graviton_negator_unshields_a_space_for_good() -> None:
    scene = Scene("letnev", "hacan", "lazax", fleet=16)
    scene.place("letnev", "imperial_navy_base", 3)
    scene.place("letnev", "civilian_spaceport", 1)
    scene.place("letnev", "sallab_slums", 1)
    scene.hand("letnev", "graviton_negator")
    scene.play(BattlePhase())
    scene.choose("letnev", "play", "graviton_negator")
    assert scene.options("letnev") == [("space", "imperial_navy_base"), ("space", "civilian_spaceport")]
    assert scene.refusal("letnev", "space", "sallab_slums") == ("Rex p.21", "not_shielded")
    scene.choose("letnev", "space", "imperial_navy_base")
    assert scene.units("letnev", "imperial_navy_base") == 3
    assert scene.view()["spaces"]["imperial_navy_base"]["shielded"] is False
    assert scene.view()["spaces"]["civilian_spaceport"]["shielded"] is True

    scene.stack_bombardment_deck(2)
    scene.play(BombardmentPhase())
    assert scene.units("letnev", "imperial_navy_base") == 0
    assert scene.state.destroyed_shield == "imperial_navy_base"


def test_strategy_graviton_negator_under_bombardment_destroys_all_units_at_once() -> None:
    scene = Scene("letnev", "hacan", "xxcha", fleet=18)
    scene.place("letnev", "imperial_navy_base", 1)
    scene.place("hacan", "imperial_navy_base", 4)
    scene.place("xxcha", "imperial_navy_base", 0, facedown=2)
    scene.place("hacan", "civilian_spaceport", 2)
    scene.hand("letnev", "graviton_negator")
    scene.play(BattlePhase())
    scene.choose("letnev", "play", "graviton_negator")
    assert [scene.units(race, "imperial_navy_base") for race in scene.races] == [0, 0, 0]
    assert [scene.units(race, CASUALTIES) for race in scene.races] == [1, 4, 2]
    assert scene.units("hacan", "civilian_spaceport") == 2
    assert scene.events("battle_begins") == []


def test_strategy_graviton_negator_leaves_the_game() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    scene.place("letnev", "imperial_navy_base", 1)
    scene.hand("letnev", "graviton_negator")
    scene.play(BattlePhase())
    scene.choose("letnev", "play", "graviton_negator")
    assert scene.state.removed == ("graviton_negator_1",)
    assert discards(scene) == []
    assert scene.titles("letnev") == []


def test_strategy_graviton_negator_works_among_enemies_but_not_without_own_units() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    scene.place("hacan", "imperial_palace", 3)
    scene.place("letnev", "imperial_palace", 1)
    scene.hand("letnev", "graviton_negator")
    scene.play(BattlePhase())
    assert scene.options("letnev") == [("play", "graviton_negator"), ("pass",)]

    without = Scene("letnev", "hacan", "lazax")
    without.place("hacan", "imperial_palace", 3)
    without.place("letnev", "sallab_slums", 1)
    without.hand("letnev", "graviton_negator")
    without.play(BattlePhase())
    assert without.done
    assert without.titles("letnev") == ["graviton_negator"]


def test_strategy_graviton_negator_comes_before_the_xxcha_flip_and_not_from_facedown_units() -> None:
    scene = Scene("xxcha", "hacan", "lazax")
    scene.place("xxcha", "imperial_palace", 0, facedown=2)
    scene.place("xxcha", "sallab_slums", 1)
    scene.hand("xxcha", "graviton_negator")
    scene.play(BattlePhase())
    assert scene.prompt == "flip"

    up = Scene("xxcha", "hacan", "lazax")
    up.place("xxcha", "imperial_palace", 2)
    up.hand("xxcha", "graviton_negator")
    up.play(BattlePhase())
    assert up.options("xxcha") == [("play", "graviton_negator"), ("pass",)]
    up.choose("xxcha", "pass")
    assert up.prompt == "flip"


# Fleet Sabotage


def sabotage_scene() -> Scene:
    """The fleet stands on 3; one Hacan unit in each unshielded space from sector 3 to 14."""
    scene = Scene("letnev", "hacan", "sol", "lazax", fleet=3)
    for space in SWEPT:
        scene.place("hacan", space, 1)
    scene.hand("letnev", "fleet_sabotage")
    scene.stack_bombardment_deck(6)
    scene.play(BombardmentPhase())
    return scene


SWEPT = (
    "sector_incarcetorum",
    "pleasure_district",
    "hall_of_cartography",
    "sai_sallai_residential",
    "scholara_imperialis",
    "holonet_central",
    "vel_hamech_financial",
    "imperial_intelligence_hq",
    "trauma_and_physiology_zone",
    "sai_morgai_industrial",
    "hirzall_industrial",
    "hall_of_records",
)


def test_strategy_fleet_sabotage_sends_the_fleet_zero_to_ten_sectors() -> None:
    scene = sabotage_scene()
    scene.choose("letnev", "play", "fleet_sabotage")
    assert scene.options("letnev") == [("sectors", number) for number in range(11)]
    assert scene.refusal("letnev", "sectors", 11) == ("Rex p.12", "flight_at_most")


def test_strategy_fleet_sabotage_of_ten_sweeps_ten_sectors() -> None:
    scene = sabotage_scene()
    scene.choose("letnev", "play", "fleet_sabotage")
    scene.choose("letnev", "sectors", 10)
    assert scene.state.fleet == 13
    assert [scene.units("hacan", space) for space in SWEPT] == [1, *[0] * 10, 1]
    assert discards(scene) == ["fleet_sabotage"]
    assert scene.state.first == 1


def test_strategy_fleet_sabotage_of_zero_sweeps_nothing_and_keeps_the_sector_closed() -> None:
    scene = sabotage_scene()
    scene.choose("letnev", "play", "fleet_sabotage")
    scene.choose("letnev", "sectors", 0)
    assert scene.state.fleet == 3
    assert scene.units("hacan", CASUALTIES) == 0
    assert scene.view()["spaces"]["sector_incarcetorum"]["bombarded"] is True


def test_strategy_fleet_sabotage_takes_the_place_of_the_bombardment_card() -> None:
    scene = sabotage_scene()
    scene.state.fleet_seen = True
    deck = scene.state.bombardment_deck
    scene.choose("letnev", "play", "fleet_sabotage")
    scene.choose("letnev", "sectors", 1)
    assert scene.events("bombardment_card_revealed") == []
    assert scene.state.bombardment_deck == deck
    assert scene.view("sol")["you"]["sees"]["bombardment"] == 6


def test_strategy_fleet_sabotage_that_is_kept_lets_the_card_move_the_fleet() -> None:
    scene = sabotage_scene()
    scene.choose("letnev", "pass")
    assert scene.events("bombardment_card_revealed") == [(6,)]
    assert scene.state.fleet == 9
    assert scene.titles("letnev") == ["fleet_sabotage"]

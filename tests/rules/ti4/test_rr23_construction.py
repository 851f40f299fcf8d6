"""RR 23: the Construction strategy card."""

from tests.ti4.scene import Scene
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.strategic.construction import PrimaryConstruction
from throneworld.ti4.tables import STRATEGY_CARD

ACTION = StrategicAction(seat=0, card="construction")


def place(kind: str, *planets: str) -> tuple[tuple[str, str, str], ...]:
    return tuple(("place", kind, planet) for planet in planets)


def test_rr_23_1_the_active_player_resolves_the_primary_ability() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    assert STRATEGY_CARD["construction"].initiative == 4
    scene.play(ACTION)
    assert scene.ask().seat == 0
    assert scene.options() == (*place("pds", "jord"), *place("space_dock", "jord"), ("done",))


def test_rr_23_2_one_structure_and_one_more_pds_wherever_he_likes() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.take("sol", "quann")
    scene.state.on_board[0] = 1 << 25
    scene.play(PrimaryConstruction(seat=0))
    scene.choose("sol", "place", "space_dock", "quann")
    assert scene.options() == (*place("pds", "jord", "quann"), ("done",))
    scene.choose("sol", "place", "pds", "quann")
    assert scene.done
    assert scene.units("sol", "quann") == {"space_dock": 1, "pds": 1}


def test_rr_23_2_both_structures_are_optional() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.play(PrimaryConstruction(seat=0))
    scene.choose("sol", "done")
    scene.choose("sol", "done")
    assert scene.done
    assert scene.state.units[0] == {}


def test_rr_23_2_a_planet_holds_one_space_dock_and_two_pds() -> None:
    scene = Scene("letnev", "xxcha", "yssaril")
    scene.put("letnev", "arc_prime", space_dock=1, pds=2)
    scene.play(PrimaryConstruction(seat=0))
    assert scene.options() == (*place("pds", "wren_terra"), *place("space_dock", "wren_terra"), ("done",))
    assert scene.refusal("letnev", "place", "space_dock", "arc_prime") == "RR 68.3 planet_full"
    assert scene.refusal("letnev", "place", "pds", "arc_prime") == "RR 54.3 planet_full"


def test_rr_23_3_the_others_put_a_token_on_the_system_and_a_structure_on_a_planet_in_it() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.take("xxcha", "quann")
    scene.play(ACTION)
    scene.choose("sol", "done")
    scene.choose("sol", "done")
    assert scene.options("xxcha") == (("system", 14), ("system", 25), ("pass",))
    scene.choose("xxcha", "system", 14)
    assert scene.state.strategy[1] == 1
    assert scene.state.on_board[1] == 1 << 14
    homes = ("archon_ren", "archon_tau")
    assert scene.options("xxcha") == (*place("pds", *homes), *place("space_dock", *homes))
    scene.choose("xxcha", "place", "pds", "archon_tau")
    assert scene.has("xxcha", "archon_tau", "pds") == 1
    scene.choose("yssaril", "pass")
    assert scene.done
    assert scene.state.strategy[2] == 2


def test_rr_23_3_where_a_token_lies_already_the_spent_one_goes_to_the_reinforcements() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.state.on_board[1] = 1 << 14
    scene.play(ACTION)
    scene.choose("sol", "done")
    scene.choose("sol", "done")
    scene.choose("xxcha", "system", 14)
    assert scene.state.on_board[1] == 1 << 14
    assert scene.state.strategy[1] == 1
    assert scene.told("token_spent") == [(1, "strategy", "reinforcements")]
    assert scene.told("token_placed") == []


def test_rr_23_4_without_a_piece_left_one_is_taken_from_a_system_without_a_token() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.take("sol", "quann", "lodor", "wellon", "tarmann")
    for planet in ("quann", "lodor", "wellon"):
        scene.put("sol", planet, space_dock=1)
    scene.state.on_board[0] = 1 << 25
    scene.play(PrimaryConstruction(seat=0))
    scene.choose("sol", "place", "space_dock", "jord")
    assert scene.options() == (("take", "lodor"), ("take", "wellon"))
    scene.choose("sol", "take", "lodor")
    assert scene.has("sol", "lodor", "space_dock") == 0
    assert scene.has("sol", "jord", "space_dock") == 1
    assert scene.told("units_removed") == [(0, "space_dock", 1, "lodor", "taken_back")]


def test_rr_23_4_with_tokens_everywhere_nothing_can_be_taken() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.take("sol", "quann", "lodor", "wellon")
    for planet in ("quann", "lodor", "wellon"):
        scene.put("sol", planet, space_dock=1)
    scene.state.on_board[0] = 1 << 25 | 1 << 26 | 1 << 19
    scene.play(PrimaryConstruction(seat=0))
    assert scene.refusal("sol", "place", "space_dock", "jord") == "RR 58.5 none_left"


def test_rr_23_4_the_token_that_is_spent_protects_its_system() -> None:
    """All that could be taken stands where the token would be placed."""
    scene = Scene("sol", "xxcha", "yssaril")
    scene.take("xxcha", "bereg", "lirta_iv", "quann")
    scene.put("xxcha", "archon_ren", space_dock=1, pds=2)
    scene.put("xxcha", "archon_tau", pds=2)
    scene.put("xxcha", "bereg", space_dock=1, pds=2)
    scene.put("xxcha", "quann", space_dock=1)
    scene.state.on_board[1] = 1 << 14 | 1 << 25
    scene.play(ACTION)
    scene.choose("sol", "done")
    scene.choose("sol", "done")
    assert scene.options("xxcha") == (("system", 14), ("system", 25), ("pass",))
    assert scene.refusal("xxcha", "system", 35) == "RR 23.3 no_structure_possible"
    scene.choose("xxcha", "system", 14)
    assert scene.has("xxcha", "archon_tau", "space_dock") == 1, "from Bereg: there was no other choice"
    assert scene.has("xxcha", "bereg", "space_dock") == 0

"""RR 88: the Warfare strategy card."""

from tests.ti4.scene import Scene
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.strategic.warfare import PrimaryWarfare
from throneworld.ti4.tables import STRATEGY_CARD

ACTION = StrategicAction(seat=0, card="warfare")


def test_rr_88_0_the_active_player_resolves_the_primary_ability() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    assert STRATEGY_CARD["warfare"].initiative == 6
    scene.state.on_board[0] = 1 << 22 | 1 << 18
    scene.play(ACTION)
    assert scene.options("sol") == (("system", 18), ("system", 22))


def test_rr_88_1_he_takes_a_token_off_the_board_and_gains_it() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.state.on_board[0] = 1 << 22 | 1 << 18
    scene.state.tactic[0] = 9  # no reinforcements but the token that comes back
    scene.play(PrimaryWarfare(seat=0))
    scene.choose("sol", "system", 18)
    assert scene.options("sol") == (("gain", "tactic"), ("gain", "fleet"), ("gain", "strategy"))
    scene.choose("sol", "gain", "fleet")
    assert scene.state.on_board[0] == 1 << 22
    assert scene.state.fleet[0] == 4


def test_rr_88_1_without_a_token_on_the_board_he_gains_none() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.play(PrimaryWarfare(seat=0))
    assert scene.ask("sol").prompt == "redistribute_tokens"
    assert scene.told("token_gained") == []


def test_rr_88_2_he_can_redistribute_his_tokens() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.play(PrimaryWarfare(seat=0))
    scene.choose("sol", "move", "strategy", "fleet")
    scene.choose("sol", "move", "tactic", "fleet")
    scene.choose("sol", "done")
    assert scene.done
    assert (scene.state.tactic[0], scene.state.fleet[0], scene.state.strategy[0]) == (2, 5, 1)


def test_rr_88_3_the_others_use_production_of_one_unit_at_home() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.put("letnev", "arc_prime", space_dock=1)
    scene.put("letnev", "wren_terra", space_dock=1)
    scene.play(ACTION)
    scene.choose("sol", "done")
    assert scene.options("letnev") == (("secondary", "warfare"), ("pass",)), "Xxcha have no dock at home"
    scene.choose("letnev", "secondary", "warfare")
    assert scene.options("letnev") == (
        ("unit", "space_dock", "arc_prime"),
        ("unit", "space_dock", "wren_terra"),
    )
    scene.choose("letnev", "unit", "space_dock", "wren_terra")
    assert scene.ask("letnev").about["most"] == 4, "two, and the resources of Wren Terra"
    assert ("produce", "infantry", "wren_terra") in scene.options()
    assert ("produce", "infantry", "arc_prime") not in scene.options()
    scene.choose("letnev", "produce", "carrier", "10")
    scene.choose("letnev", "done")
    scene.choose("letnev", "exhaust", "arc_prime")
    assert scene.done
    assert scene.units("letnev", 10) == {"carrier": 1}


def test_rr_88_3_the_token_is_not_placed_in_the_home_system() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.put("xxcha", "archon_ren", space_dock=1)
    scene.play(ACTION)
    scene.choose("sol", "done")
    scene.choose("xxcha", "secondary", "warfare")
    assert scene.state.on_board[1] == 0
    assert scene.state.strategy[1] == 1


def test_rr_88_3_any_unit_with_production_serves() -> None:
    scene = Scene("sol", "arborec", "letnev")
    scene.put("arborec", "nestphar", infantry=2, space_dock=1)
    scene.play(ACTION)
    scene.choose("sol", "done")
    scene.choose("arborec", "secondary", "warfare")
    assert scene.options("arborec") == (("unit", "space_dock", "nestphar"), ("unit", "infantry", "nestphar"))
    scene.choose("arborec", "unit", "infantry", "nestphar")
    assert scene.ask("arborec").about["most"] == 1


def test_rr_88_3_with_the_option_only_a_space_dock_serves() -> None:
    scene = Scene("sol", "arborec", "letnev", warfare_dock_only=True)
    scene.put("arborec", "nestphar", infantry=2)
    scene.put("letnev", "arc_prime", space_dock=1)
    scene.play(ACTION)
    scene.choose("sol", "done")
    assert scene.ask().seat == 2


def test_rr_88_3_whoever_can_pay_for_nothing_is_not_asked() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.put("xxcha", "archon_ren", space_dock=1)
    scene.take("xxcha", "archon_ren", "archon_tau", exhausted=True)
    scene.play(ACTION)
    scene.choose("sol", "done")
    assert scene.done

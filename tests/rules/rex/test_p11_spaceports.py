"""Phase 4: the spaceport movement bonus (Rex p.11)."""

from tests.rex.scene import Scene
from throneworld.rex.phases.maneuvering import ManeuveringPhase

FIVE = ("letnev", "jol_nar", "lazax", "sol", "hacan")
FAR_AWAY = 10
"""A sector in which none of these tests has anything to do."""


def test_p11_13_a_spaceport_lets_one_group_move_four_spaces() -> None:
    for port in ("imperial_navy_base", "civilian_spaceport"):
        scene = Scene(*FIVE, fleet=FAR_AWAY)
        scene.place("letnev", port, 1)
        scene.place("letnev", "hall_of_cartography", 1)
        scene.play(ManeuveringPhase())
        scene.choose("letnev", "from", "hall_of_cartography")
        assert scene.ask("letnev").about["steps"] == 4
        four_lines = ("tarraguth_slums", "iaf_hq", "adminus_mecatol", "quarters_of_the_nobility")
        assert [scene.refusal("letnev", "to", space) for space in four_lines] == [None] * 4
        assert scene.refusal("letnev", "to", "imperial_palace") == ("Rex p.11", "too_far")
        scene.choose("letnev", "to", "iaf_hq")
        assert scene.units("letnev", "iaf_hq") == 1


def test_p11_13_both_spaceports_give_no_more_than_one() -> None:
    scene = Scene(*FIVE, fleet=FAR_AWAY)
    for space in ("imperial_navy_base", "civilian_spaceport", "hall_of_cartography"):
        scene.place("letnev", space, 1)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "from", "hall_of_cartography")
    assert scene.refusal("letnev", "to", "imperial_palace") == ("Rex p.11", "too_far")


def test_p11_13_four_spaces_replace_the_three_of_sol() -> None:
    scene = Scene("sol", "letnev", "jol_nar", fleet=FAR_AWAY)
    scene.place("sol", "civilian_spaceport", 1)
    scene.play(ManeuveringPhase())
    assert scene.ask("sol").about["steps"] == 4


def test_p11_13_a_contested_spaceport_helps_nobody() -> None:
    """Sol may stand among enemies after a Sol Offensive (Rex p.22)."""
    scene = Scene("sol", "letnev", "jol_nar", fleet=FAR_AWAY)
    scene.place("sol", "civilian_spaceport", 1)
    scene.place("letnev", "civilian_spaceport", 1)
    scene.play(ManeuveringPhase())
    assert scene.ask("sol").about["steps"] == 3


def test_p11_14_the_bonus_outlasts_the_loss_of_control() -> None:
    scene = Scene("jol_nar", "letnev", "lazax", fleet=FAR_AWAY)
    scene.place("letnev", "civilian_spaceport", 2)
    scene.place("letnev", "hall_of_cartography", 1)
    scene.influence("jol_nar", 2)
    scene.play(ManeuveringPhase())
    scene.choose("jol_nar", "deploy", "civilian_spaceport")
    assert scene.units("jol_nar", "civilian_spaceport") == 1
    assert scene.asked == ["letnev"]
    assert scene.ask("letnev").about["steps"] == 4


def test_p11_14_control_won_during_the_phase_comes_too_late() -> None:
    scene = Scene("sol", "letnev", "jol_nar", fleet=FAR_AWAY)
    scene.place("sol", "civilian_spaceport", 1)
    scene.place("letnev", "civilian_spaceport", 1)
    scene.play(ManeuveringPhase())
    scene.choose("sol", "from", "civilian_spaceport")
    scene.choose("sol", "to", "tilzin_business")
    scene.choose("sol", "none")
    assert scene.asked == ["letnev"]
    assert scene.ask("letnev").about["steps"] == 2


def test_p11_14_a_bombarded_spaceport_helps_too() -> None:
    scene = Scene("letnev", "jol_nar", "lazax", fleet=2)
    scene.place("letnev", "civilian_spaceport", 2)
    scene.place("letnev", "hall_of_cartography", 1)
    scene.play(ManeuveringPhase())
    assert scene.options("letnev") == [("stay",), ("from", "hall_of_cartography")]
    assert scene.ask("letnev").about["steps"] == 4


def test_p11_14_the_next_phase_asks_anew_who_controls_a_spaceport() -> None:
    scene = Scene("letnev", "jol_nar", "lazax", fleet=FAR_AWAY)
    scene.place("letnev", "civilian_spaceport", 1)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "from", "civilian_spaceport")
    scene.choose("letnev", "to", "tilzin_business")
    scene.play(ManeuveringPhase())
    assert scene.ask("letnev").about["steps"] == 2

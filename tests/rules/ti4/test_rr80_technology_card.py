"""RR 80: the Technology strategy card."""

from tests.ti4.scene import Scene
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.tables import STRATEGY_CARD

ACTION = StrategicAction(seat=0, card="technology")


def no_token_for_the_others(scene: Scene) -> None:
    scene.state.strategy = [2] + [0] * (len(scene.factions) - 1)


def test_rr_80_1_the_active_player_resolves_the_primary_ability() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    assert STRATEGY_CARD["technology"].initiative == 7
    scene.play(ACTION)
    assert ("research", "neural_motivator") in scene.options("sol")


def test_rr_80_2_he_researches_one_technology_and_another_for_six_resources() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    no_token_for_the_others(scene)
    scene.goods("sol", trade_goods=2)
    scene.play(ACTION)
    scene.choose("sol", "research", "neural_motivator")
    assert scene.options("sol") == (("research",), ("pass",))
    assert scene.ask("sol").about == {"price": 6}
    scene.choose("sol", "research")
    scene.choose("sol", "research", "dacxive_animators")
    assert scene.done
    assert scene.state.exhausted == ("jord",)
    assert scene.state.trade_goods[0] == 0
    assert scene.state.technologies[0] == ("neural_motivator", "dacxive_animators")


def test_rr_80_2_the_second_needs_six_resources() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    no_token_for_the_others(scene)
    scene.goods("sol", trade_goods=1)
    scene.play(ACTION)
    scene.choose("sol", "research", "neural_motivator")
    assert scene.done


def test_rr_80_2_neither_has_to_be_researched() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    no_token_for_the_others(scene)
    scene.goods("sol", trade_goods=2)
    scene.play(ACTION)
    scene.choose("sol", "decline")
    scene.choose("sol", "pass")
    assert scene.done
    assert scene.state.technologies[0] == ()


def test_rr_80_3_the_others_research_for_a_token_and_four_resources() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.goods("xxcha", trade_goods=1)
    scene.play(ACTION)
    scene.choose("sol", "decline")
    assert scene.options("xxcha") == (("secondary", "technology"), ("pass",))
    scene.choose("xxcha", "secondary", "technology")
    scene.choose("xxcha", "research", "antimass_deflectors")
    assert scene.state.trade_goods[1] == 0
    assert scene.state.exhausted == ("archon_ren", "archon_tau")
    assert scene.state.technologies[1] == ("antimass_deflectors",)
    assert scene.state.strategy == [2, 1, 2]
    assert scene.options("letnev") == (("secondary", "technology"), ("pass",))


def test_rr_80_3_without_four_resources_a_player_is_not_asked() -> None:
    scene = Scene("sol", "xxcha", "winnu")
    scene.play(ACTION)
    scene.choose("sol", "decline")
    assert scene.done


def test_rr_80_3_a_planet_that_has_to_pay_cannot_lend_its_specialty() -> None:
    """Two, one and one resources: four are needed, so that the blue specialty of Thibah is out of reach."""
    scene = Scene("sol", "xxcha", "winnu")
    scene.take("xxcha", "thibah")
    scene.play(ACTION)
    scene.choose("sol", "decline")
    scene.choose("xxcha", "secondary", "technology")
    assert ("research", "gravity_drive") not in scene.options("xxcha")
    assert ("research", "antimass_deflectors") in scene.options("xxcha")


def test_rr_80_3_the_price_is_paid_with_what_the_specialties_leave() -> None:
    scene = Scene("sol", "xxcha", "winnu")
    scene.take("xxcha", "thibah")
    scene.goods("xxcha", trade_goods=1)
    scene.play(ACTION)
    scene.choose("sol", "decline")
    scene.choose("xxcha", "secondary", "technology")
    scene.choose("xxcha", "research", "gravity_drive")
    assert scene.done
    assert scene.state.technologies[1] == ("gravity_drive",)
    assert set(scene.state.exhausted) == {"thibah", "archon_ren", "archon_tau"}
    assert scene.state.trade_goods[1] == 0

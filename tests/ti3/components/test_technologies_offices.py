"""Technologies of merchants and voters, and the one that war suns need, each with it and without it."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, galaxy
from throneworld.imperium.planets import values
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.phases.produce_goods import worth_for_goods
from throneworld.ti3.steps.production import Build


def test_xenopsychology_gives_three_votes() -> None:
    scene = Scene("sol", "letnev", "hacan")
    before = votes_of(scene.state, 0), votes_of(scene.state, 1)
    scene.technologies("sol", "xenopsychology")
    assert (votes_of(scene.state, 0), votes_of(scene.state, 1)) == (before[0] + 3, before[1])


def test_with_micro_technology_influence_is_paid_for_trade_goods() -> None:
    scene = galaxy()
    scene.take("sol", "thibah")
    resources, influence = values(scene.state, "thibah")
    assert worth_for_goods(scene.state, 0, "thibah") == resources
    scene.technologies("sol", "micro_technology")
    assert worth_for_goods(scene.state, 0, "thibah") == max(resources, influence)
    scene.take("sol", "mecatol_rex")
    assert worth_for_goods(scene.state, 0, "mecatol_rex") == 6, "influence where that is more"
    scene.take("letnev", "mecatol_rex")
    assert worth_for_goods(scene.state, 1, "mecatol_rex") == 1


def test_war_suns_are_built_with_their_technology_alone() -> None:
    for owned, offered in (((), False), (("war_sun",), True)):
        scene = galaxy()
        scene.take("sol", "lodor")
        scene.put("sol", "lodor", space_dock=1)
        scene.goods("sol", 20)
        scene.technologies("sol", *owned)
        scene.play(Build(seat=0, system=LODOR))
        assert (("produce", "war_sun", str(LODOR)) in scene.options("sol")) is offered


def test_unsupported_advanced_fighters_count_towards_fleet_supply() -> None:
    plain, better = Battlefield(), Battlefield()
    better.technologies("sol", "advanced_fighters")
    rows = [each.state.edition.profile(each.state, 0, "fighter") for each in (plain, better)]
    assert [(row.move, row.fleet_halves) for row in rows] == [(0, 0), (2, 2)]

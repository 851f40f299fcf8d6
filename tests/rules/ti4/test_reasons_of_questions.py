"""What is used up or not there, in questions of combats, votes and cards; then the same, accepted."""

from __future__ import annotations

import pytest

from tests.rules.ti4.near_misses import three
from tests.rules.ti4.stops import Change, goods, put, technologies
from tests.ti4.acting import stage
from tests.ti4.scene import Scene
from throneworld.imperium.council import VOTED_FOR
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.marks import AGENDA, mark
from throneworld.imperium.movement.moving import MoveShips
from throneworld.imperium.paying import Pay
from throneworld.kernel.windows import Occasion
from throneworld.ti4.factions.assimilation import AssimilateTechnology
from throneworld.ti4.factions.nekro import LearnFromVoter
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.steps.research import ChooseTechnology, Research
from throneworld.ti4.tables import TECHNOLOGY
from throneworld.ti4.tactical.bombardment import ChooseBombardment
from throneworld.ti4.technologies.transfer import MoveForcesNearby
from throneworld.ti4.trade.offers import MakeOffer
from throneworld.ti4.trade.shares import Share
from throneworld.ti4.verbs.technologies import sheet_of
from throneworld.ti4.voting.casting import ExhaustForVotes

SOL = 0
OTHER_ASSIMILATOR = "valefar_assimilator_y"


def bombarding(dreadnoughts: int) -> Scene:
    """Sol has aimed a dreadnought at Gral, and has another kind of ship to aim."""
    scene = three()
    scene.technologies("sol", "war_sun")
    scene.put("sol", 34, dreadnought=dreadnoughts, war_sun=1)
    for planet in ("gral", "centauri"):
        scene.put("letnev", planet, infantry=1)
    scene.play(ChooseBombardment(seat=SOL, system=34))
    scene.choose("sol", "bombard", "dreadnought", "gral")
    return scene


def test_rr_15_1_each_unit_is_aimed_at_one_planet() -> None:
    option = ("bombard", "dreadnought", "centauri")
    bombarding(1).refuses("sol", *option, rule="RR 15.1", key="all_aimed")
    bombarding(2).accepts("sol", *option)


def test_rr_8_6_all_planets_are_exhausted_together_if_there_are_more_than_one() -> None:
    scene = three()
    step = ExhaustForVotes(seat=SOL, agenda="mutiny", outcome="for", votes=1)
    scene.refused_until(take_gral, step, "sol", "all", because="RR 8.6 no_more_planets")


def take_gral(scene: Scene) -> None:
    scene.take("sol", "gral")


def test_rr_21_3_nobody_researches_by_a_card_who_can_research_nothing() -> None:
    scene = stage("focused_research")
    scene.goods("sol", 4)
    scene.technologies("sol", *TECHNOLOGY)
    option = ("component", "focused_research")
    scene.refused_until(forget, Turn(seat=SOL), "sol", *option, because="RR 21.3 nothing_to_research")


def forget(scene: Scene) -> None:
    scene.state.technologies[SOL] = ()
    scene.state.sheets[SOL] = sheet_of(scene.state, SOL)


# What is spent


def test_rr_1_9_what_is_exhausted_for_a_prerequisite_does_not_pay() -> None:
    """Jord and Gral are worth five; Gral cannot pay and stand for a blue prerequisite."""
    scene = three()
    scene.take("sol", "gral")
    step, option = ChooseTechnology(seat=SOL, price=5), ("research", "gravity_drive")
    beneath, because = Research(stage="satisfy", seat=SOL, price=5), "RR 1.9 not_enough_resources"
    scene.refused_until(goods("sol", 1), step, "sol", *option, because=because, beneath=(beneath,))


def test_rr_1_9_who_pays_keeps_what_has_to_be_paid_after_it() -> None:
    scene = three()
    scene.take("sol", "gral", "centauri")
    step = Pay(seat=SOL, amount=2, reserve=4, why="inheritance_systems")
    option = ("exhaust", "jord")
    scene.refused_until(goods("sol", 2), step, "sol", *option, because="RR 1.9 not_enough_resources")


def test_rr_83_4_only_an_offer_of_the_other_is_started_over() -> None:
    scene = three()
    scene.goods("sol", 2)
    step, changed = (MakeOffer(seat=SOL, other=1, gives=Share(trade_goods=many)) for many in (0, 1))
    scene.refused_until(changed, step, "sol", "clear", because="RR 83.4 nothing_to_clear")


# What has moved, and what has nothing to move for


def test_rr_39_1_each_of_the_ground_forces_moves_once() -> None:
    scene = neighbours()
    arrived, right = (MoveForcesNearby(seat=SOL, arrived=places) for places in (("gral",), ()))
    option = ("move", "gral", "centauri")
    scene.refused_until(right, arrived, "sol", *option, because="RR 39.1 has_moved")


def test_rr_39_1_ground_forces_move_from_where_they_are() -> None:
    step, option = MoveForcesNearby(seat=SOL), ("move", "centauri", "gral")
    right = put("sol", "centauri", infantry=1)
    neighbours().refused_until(right, step, "sol", *option, because="RR 39.1 no_forces_there")


def test_rr_6_2_ground_forces_move_into_adjacent_systems() -> None:
    scene = neighbours()
    scene.take("sol", "mecatol_rex")
    scene.play(MoveForcesNearby(seat=SOL))
    assert scene.refusal("sol", "move", "gral", "centauri") == ""
    refusal = scene.why_not("sol", "move", "gral", "mecatol_rex")
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.args) == ("RR 6.2", "not_adjacent", ("gral", "mecatol_rex"))


def neighbours() -> Scene:
    """Two pairs of planets, each in a system; on one of each pair there is infantry."""
    scene = three()
    scene.take("sol", "gral", "centauri", "corneeq", "resculon")
    for planet in ("gral", "corneeq"):
        scene.put("sol", planet, infantry=1)
    return scene


def test_rr_49_4_a_ship_moves_once() -> None:
    scene = fast_carrier()
    scene.put("sol", "arnor", infantry=1)
    gone, right = (MoveShips(seat=SOL, system=36, came=came) for came in ((("carrier", 0),), ()))
    scene.refused_until(right, gone, "sol", "ship", "carrier", 36, 0, because="RR 49.4 has_moved")


def test_rr_49_4_a_ship_goes_out_and_back_only_for_what_it_takes_along() -> None:
    step, option = MoveShips(seat=SOL, system=36), ("ship", "carrier", 36, 0)
    right = put("sol", "arnor", infantry=1)
    fast_carrier().refused_until(right, step, "sol", *option, because="RR 49.4 without_use")


def fast_carrier() -> Scene:
    """A fast one stands in the active system; another ship may come there."""
    scene = three()
    scene.technologies("sol", "advanced_carrier_2")
    scene.put("sol", 36, carrier=1)
    scene.put("sol", 31, cruiser=1)
    return scene


# What there is too much of


def small_pool(scene: Scene) -> None:
    scene.state.fleet[SOL] = 2


def full_hold(scene: Scene) -> None:
    """The fleet is small enough; what it carries is not."""
    scene.state.fleet[SOL] = 3
    scene.put("sol", 36, infantry=9)


@pytest.mark.parametrize(
    ("placed", "right", "option", "rule"),
    [
        (small_pool, full_hold, ("destroy", "infantry"), "RR 16.3"),
        (full_hold, small_pool, ("remove", "cruiser", 0), "RR 34.3"),
    ],
)
def test_rr_16_3_and_34_3_only_what_is_too_much_is_given_up(
    placed: Change, right: Change, option: tuple[str, ...], rule: str
) -> None:
    scene = three()
    scene.put("sol", 36, cruiser=2, carrier=1, infantry=1, fighter=1)
    placed(scene)
    step = RespectLimits(seat=SOL, system=36)
    scene.refused_until(right, step, "sol", *option, because=f"{rule} not_in_excess")


# What the Nekro Virus takes


def test_rr_79_2_an_assimilator_is_put_onto_a_card_by_who_owns_it() -> None:
    scene = three("nekro", "letnev", "jolnar")
    scene.technologies("nekro", "valefar_assimilator_x")
    scene.technologies("letnev", "l4_disruptors", "gravity_drive")
    step, option = AssimilateTechnology(seat=0, other=1), ("assimilate", "l4_disruptors", OTHER_ASSIMILATOR)
    right = technologies("nekro", OTHER_ASSIMILATOR)
    scene.refused_until(right, step, "nekro", *option, because="RR 79.2 technology_not_owned")


def test_rr_8_22_galactic_threat_learns_from_who_knows_more() -> None:
    scene = Scene("nekro", "letnev", "jolnar", "sol")
    for voter in (1, 2, 3):
        mark(scene.game, VOTED_FOR, seat=voter, subject="for", until=AGENDA)
    for teacher in ("jolnar", "sol"):
        scene.technologies(teacher, "gravity_drive", "neural_motivator")
    decided = Occasion(MOMENTS["prediction_resolve_after"], ("mutiny", "for"))
    step = LearnFromVoter(seat=0, occasion=decided)
    right = technologies("letnev", "sarween_tools")
    scene.refused_until(right, step, "nekro", "player", 1, because="RR 8.22 with_technology_to_take")

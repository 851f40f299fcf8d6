"""Agendas for which any planet may be named, homes too."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from tests.ti3.senate import COLONIES, ballot, forum, homes, offers_subjects
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.tables import PLANET

HOMES = homes("hacan", "letnev", "sol")


def council() -> Scene:
    """Letnev has two Ground Forces on Lodor."""
    scene = forum()
    scene.take("letnev", "lodor", exhausted=True)
    scene.put("letnev", "lodor", ground_force=2)
    return scene


def test_massive_dig_may_name_any_planet() -> None:
    scene = council()
    offers_subjects(scene, "massive_dig", *[(each,) for each in (*HOMES, *COLONIES)])
    scene.refuses("sol", "vote", "massive_dig", 0, rule="SA-9.2.1", key="elects_planet")
    ballot(scene, "massive_dig", sol=("lodor", 1))
    assert scene.state.laws == {"massive_dig": "lodor"} and scene.state.goods_on == {"lodor": 10}


def test_compensated_disarmament_may_name_any_planet() -> None:
    scene = council()
    offers_subjects(scene, "compensated_disarmament", *[(each,) for each in (*HOMES, *COLONIES)])
    scene.refuses("sol", "vote", "compensated_disarmament", "for", rule="SA-9.2.1", key="elects_planet")
    ballot(scene, "compensated_disarmament", sol=("lodor", 1))
    assert scene.units("letnev", "lodor") == {} and scene.state.trade_goods == [0, 2, 0]


@pytest.mark.parametrize("law", ["fund_mega_university", "holy_planet_of_ixth"])
def test_it_alone_votes_while_it_is_exhausted(law: str) -> None:
    assert votes_of(council().state, 1) == 1, "the one vote of who has none"
    scene = council()
    scene.take("letnev", "quann", exhausted=True)
    scene.law(law, "lodor")
    assert votes_of(scene.state, 1) == PLANET["lodor"].influence > 0
    assert votes_of(scene.state, 0) == 1

"""Leaders whose ship is lost: their owner says who rolls first, and the die decides."""

from __future__ import annotations

from tests.ti3.landing import scene_at
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.ti3.leaders.fate_rolls import FateRolls


def test_fate_roll_by_fate_roll_in_the_order_that_their_owner_chooses() -> None:
    scene = scene_at("lodor")
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:lodor", dreadnought=1)
    admiral, agent, diplomat = (
        scene.leader("sol", kind, "lodor", "cruiser") for kind in ("admiral", "agent", "diplomat")
    )
    destroy_doomed(scene.game, 0, [("cruiser", scene.place("space:lodor"), 0)], "combat", 1)
    scene.rolls(1, 1, 1)
    scene.play(FateRolls(seat=0))
    scene.offers("sol", ("leader", admiral), ("leader", agent), ("leader", diplomat))
    scene.choose("sol", "leader", agent)
    assert agent not in scene.state.leaders, "a 1 kills"
    scene.offers("sol", ("leader", admiral), ("leader", diplomat))
    scene.refuses("sol", "leader", agent, rule="SA-14.2.1", key="needs_no_fate_roll")
    scene.choose("sol", "leader", diplomat)
    assert scene.done and not [each for each in (admiral, diplomat) if each in scene.state.leaders]

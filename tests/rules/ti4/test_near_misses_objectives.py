"""What is missing for an objective, each thing alone; once it is there, the same objective is scored."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.ti4.near_misses import three, why
from tests.ti4.scene import Scene
from throneworld.ti4.objectives import happening
from throneworld.ti4.phases.status import ScoreObjectives
from throneworld.ti4.tables import OBJECTIVE, SECRET

SOL = 0
Provide = Callable[[Scene], None]


LACKING: dict[str, tuple[str, Provide]] = {
    "planets": ("conquer_the_weak", lambda scene: scene.take("sol", "arc_prime")),
    "upgrades": ("develop_weaponry", lambda scene: scene.technologies("sol", "cruiser_2")),
    "faction_technologies": (
        "adapt_new_strategies",
        lambda scene: scene.technologies("sol", "advanced_carrier_2"),
    ),
    "colours": ("diversify_research", lambda scene: scene.technologies("sol", "hyper_metabolism")),
    "trade_goods": ("negotiate_trade_routes", lambda scene: scene.goods("sol", 5)),
    "action_cards": ("form_a_spy_network", lambda scene: scene.hold("sol", "uprising")),
    "tokens": ("lead_from_the_front", lambda scene: scene.state.tactic.__setitem__(SOL, 1)),
    "resources": ("erect_a_monument", lambda scene: scene.goods("sol", 4)),
    "influence": ("sway_the_council", lambda scene: scene.goods("sol", 6)),
    "fleets": ("intimidate_council", lambda scene: scene.put("sol", 24, destroyer=1)),
    "ships": ("occupy_the_seat_of_the_empire", lambda scene: scene.put("sol", 18, cruiser=1)),
    "units": ("establish_a_perimeter", lambda scene: scene.put("sol", "jord", pds=1)),
}
"""By what is missing: an objective, and how the last of it comes."""
GOODS = {"trade_goods": 4, "resources": 3, "influence": 5}
"""Where trade goods count, one too few."""


def nearly() -> Scene:
    """Sol lacks just one of everything, and can score Fuel the War Machine all the same.

    Jord is worth four resources and two influence.
    """
    scene = three()
    scene.state.tactic[SOL], scene.state.strategy[SOL] = 0, 2
    scene.technologies("sol", "spec_ops_2", "gravity_drive", "antimass_deflectors", "neural_motivator")
    scene.hold("sol", "sabotage", "plague", "spy", "bribery")
    scene.put("sol", 19, destroyer=1)
    scene.put("sol", 18, cruiser=2)
    scene.take("sol", "mecatol_rex", exhausted=True)
    scene.put("sol", "jord", pds=2)
    scene.put("sol", "mecatol_rex", pds=1)
    scene.put("sol", "jord", space_dock=3)
    scene.secret("sol", "fuel_the_war_machine")
    return scene


@pytest.mark.parametrize("what", LACKING)
def test_rr_52_5_with_what_is_missing_the_same_objective_is_scored(what: str) -> None:
    objective, provide = LACKING[what]
    scene = nearly()
    scene.goods("sol", GOODS.get(what, 0))
    if OBJECTIVE[objective].deck == SECRET:
        scene.secret("sol", objective)
    else:
        scene.state.objectives = (objective,)
    step = ScoreObjectives(seat=SOL)
    assert why(scene, step, "score", objective) == f"RR 52.5 lacks_{what}"
    provide(scene)
    assert why(scene, step, "score", objective) == ""


def test_rr_52_5_an_objective_of_the_action_phase_waits_for_what_it_asks_for() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.secret("sol", "unveil_flagship", "spark_a_rebellion")
    happening(scene.game, SOL, "spark_a_rebellion")
    scene.play()
    scene.refuses("sol", "play", "unveil_flagship", rule="RR 52.5", key="lacks_happenings")
    scene.choose("sol", "pass")
    happening(scene.game, SOL, "unveil_flagship")
    scene.play()
    assert scene.refusal("sol", "play", "unveil_flagship") == ""

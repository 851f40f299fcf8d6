"""What the tests of objectives share: a table at which one objective is to be scored."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.objectives import objective_refusal
from throneworld.ti4.phases.status import ScoreObjectives
from throneworld.ti4.tables import OBJECTIVE, SECRET, STATUS_PHASE


def with_objective(objective: str, *factions: str) -> Scene:
    """The first player has a secret objective, or it is the only public one that is revealed."""
    scene = Scene(*(factions or ("sol", "letnev", "jolnar")))
    scene.state.phase, scene.state.active, scene.state.objectives = STATUS_PHASE, -1, ()
    if OBJECTIVE[objective].deck == SECRET:
        scene.secret(scene.factions[0], objective)
    else:
        scene.state.objectives = (objective,)
    return scene


def is_short(scene: Scene, objective: str) -> bool:
    refusal = objective_refusal(scene.game, 0, objective)
    scene.play(ScoreObjectives(seat=0))
    return refusal is not None and refusal.key.startswith("lacks_") and scene.done


def offer(scene: Scene, objective: str) -> None:
    """The first player is asked, and chooses to score."""
    scene.play(ScoreObjectives(seat=0))
    assert scene.options() == (("score", objective), ("decline",))
    scene.choose(scene.factions[0], "score", objective)


def is_scored(scene: Scene, objective: str) -> bool:
    points = OBJECTIVE[objective].points
    assert scene.done
    assert scene.state.secrets[0] == ()
    return scene.state.scored[0] == (objective,) and scene.state.points[0] == points


def scores(scene: Scene, objective: str) -> bool:
    offer(scene, objective)
    return is_scored(scene, objective)


HAZARDOUS = ("starpoint", "tequran", "zohbat", "sakulag", "bereg", "lirta_iv")
INDUSTRIAL = ("wellon", "saudor", "arnor", "lor")
CULTURAL = ("torkan", "rarron", "mellon", "corneeq")

"""Rulings 25 and 26: a secret objective that becomes public, and laws whose point changes hands."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, VOID
from tests.ti4.components.lawmaking import resolve, table
from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, senate, vote
from throneworld.ti4.objectives import happening, objective_refusal
from throneworld.ti4.state import SYSTEM
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.steps.secrets import DrawSecret, secret_count
from throneworld.ti4.tables import ACTION_PHASE, STATUS_PHASE
from throneworld.ti4.tactical.invasion import Invasion
from throneworld.ti4.tactical.space_combat import SpaceCombat
from throneworld.ti4.verbs.agendas import discard_agenda
from throneworld.ti4.voting.agenda import ResolveAgenda

LEAKS = "classified_document_leaks"
SHARD, CROWN, HOLY = "shard_of_the_throne", "the_crown_of_emphidia", "holy_planet_of_ixth"
UNVEIL, REBELLION = "unveil_flagship", "spark_a_rebellion"


# Classified Document Leaks


def leaked(objective: str) -> Scene:
    """Jol-Nar have scored a secret objective that is public now."""
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.scored[2] = (objective,)
    scene.law(LEAKS, objective)
    return scene


def test_notes_4_25a_classified_document_leaks_leaves_an_objective_of_the_action_phase_there() -> None:
    scene = leaked(UNVEIL)
    scene.state.phase = STATUS_PHASE
    happening(scene.game, 0, UNVEIL)
    scene.game.proceed()
    assert scene.done and scene.state.scored[0] == ()


def test_notes_4_25b_classified_document_leaks_leaves_one_objective_for_each_combat() -> None:
    scene = leaked(UNVEIL)
    scene.secret("sol", REBELLION)
    scene.put("sol", VOID, flagship=1)
    scene.put("letnev", VOID, destroyer=1)
    scene.rolls(HIT, HIT, MISS)
    scene.play(SpaceCombat(attacker=0, defender=1, system=VOID))
    scene.choose("sol", "play", UNVEIL)
    assert scene.done, "the secret one would come second in the same combat"
    assert scene.state.scored[0] == (UNVEIL,) and scene.state.secrets[0] == (REBELLION,)


def test_notes_4_25c_classified_document_leaks_is_for_everyone_but_the_scorer() -> None:
    scene = leaked(UNVEIL)
    for seat in (2, 1, 0):
        happening(scene.game, seat, UNVEIL)
    scene.game.proceed()
    scene.choose("letnev", "play", UNVEIL)
    scene.choose("sol", "play", UNVEIL)
    assert scene.done and scene.state.points == [1, 1, 0]


def test_notes_4_25d_classified_document_leaks_makes_room_for_another_secret() -> None:
    scene = senate(LEAKS)
    scene.state.scored[0] = (UNVEIL,)
    scene.secret("sol", REBELLION, "become_the_gatekeeper")
    assert secret_count(scene.state, 0) == 3
    resolve(scene, UNVEIL)
    scene.play(DrawSecret(seat=0))
    assert scene.done and len(scene.state.secrets[0]) == 3, "none has to be returned"


def test_notes_4_25e_classified_document_leaks_that_is_discarded_lets_nobody_score_any_more() -> None:
    scene = senate(LEAKS)
    scene.state.scored[0] = (UNVEIL,)
    resolve(scene, UNVEIL)
    discard_agenda(scene.game, LEAKS)
    scene.state.phase = ACTION_PHASE
    happening(scene.game, 1, UNVEIL)
    scene.game.proceed()
    assert scene.done
    refusal = objective_refusal(scene.game, 1, UNVEIL)
    assert refusal is not None and refusal.key == "not_your_objective"
    assert secret_count(scene.state, 0) == 0


def test_notes_4_25f_classified_document_leaks_needs_the_home_planets_in_the_action_phase_too() -> None:
    scene = leaked(UNVEIL)
    scene.take("jolnar", "jord")
    happening(scene.game, 0, UNVEIL)
    scene.game.proceed()
    assert scene.done, "Sol have lost their home"


# Shard of the Throne, Crown of Emphidia, Holy Planet of Ixth


def test_notes_4_26a_the_crown_of_emphidia_takes_no_point_along_when_it_is_discarded() -> None:
    scene = senate(CROWN)
    resolve(scene, 2)
    discard_agenda(scene.game, CROWN)
    assert scene.state.points == [0, 0, 1]
    scene.play(GainControl(seat=0, planet="jol"))
    assert scene.state.points == [0, 0, 1], "nor is it won from him afterwards"


def test_notes_4_26a_holy_planet_of_ixth_takes_no_point_back_when_it_is_voted_onto_another_planet() -> None:
    scene = senate()
    scene.law(HOLY, "quann")
    scene.take("letnev", "quann")
    scene.take("sol", "lodor")
    scene.state.points = [0, 1, 0]
    scene.play(ResolveAgenda(agenda=HOLY))
    abstain(scene, "letnev")
    vote(scene, "jolnar", "lodor")
    abstain(scene, "sol")
    assert scene.state.laws == {HOLY: "lodor"}
    assert scene.state.points == [1, 1, 0]


def test_notes_4_26b_shard_of_the_throne_wins_the_game_before_the_loser_loses_his_point() -> None:
    scene = table()
    scene.law(SHARD, 1)
    scene.put("sol", VOID, cruiser=2)
    scene.put("letnev", VOID, destroyer=1)
    scene.state.points = [9, 9, 0]
    scene.rolls(HIT, HIT, MISS)
    scene.play(SpaceCombat(attacker=0, defender=1, system=VOID))
    assert scene.game.result is not None and scene.game.result.winners == (0,)
    assert scene.state.points == [10, 9, 0]


def test_notes_4_26b_the_crown_of_emphidia_gains_first_and_loses_then() -> None:
    scene = table()
    scene.law(CROWN, 1)
    scene.state.points = [0, 5, 5]
    scene.play(GainControl(seat=2, planet="arc_prime"))
    moved = [event.kind for event in scene.game.log if event.kind.startswith("points")]
    assert moved == ["points_gained", "points_lost"]
    assert scene.state.points == [0, 4, 6]


def test_notes_4_26c_the_crown_of_emphidia_is_not_won_in_combat_nor_with_other_planets() -> None:
    scene = table()
    scene.law(CROWN, 1)
    scene.take("letnev", "bereg")
    scene.put("letnev", "bereg", infantry=1)
    scene.put("sol", SYSTEM["bereg"], carrier=1, infantry=3)
    scene.rolls(HIT, HIT, HIT, MISS)
    scene.play(Invasion(seat=0, system=SYSTEM["bereg"]))
    scene.choose("sol", "land_all", "bereg")
    while not scene.done:
        ask = scene.ask()
        scene.game.choose(ask.seat, ask.options[-1])
    assert scene.state.control["bereg"] == 0
    assert scene.state.laws == {CROWN: 1} and scene.state.points == [0, 0, 0]


def test_notes_4_26c_the_crown_of_emphidia_of_the_ghosts_is_won_on_creuss() -> None:
    scene = table("sol", "creuss", "jolnar")
    scene.law(CROWN, 1)
    scene.state.points = [0, 1, 0]
    scene.play(GainControl(seat=0, planet="creuss"))
    assert scene.state.laws == {CROWN: 0} and scene.state.points == [1, 0, 0]

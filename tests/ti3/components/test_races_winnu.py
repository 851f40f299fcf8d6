"""The Winnu Sovereignty."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.imperium.strategic import secondary_cost
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.steps.drawing import POLITICAL, Draw
from throneworld.ti3.strategic.action import StrategicAction


def test_winnu_1_two_political_cards_in_the_status_phase_where_others_receive_one() -> None:
    scene = Scene("winnu", "letnev", "hacan")
    scene.state.action_deck, scene.state.action_discards = (), ()
    scene.play(StatusPhase(stage="receive_cards"))
    while scene.prompt == "gain_token":
        scene.choose(scene.asked[0], "gain", "tactic")
    assert [len(hand) for hand in scene.state.politics] == [2, 1, 1]


def test_winnu_1_they_hold_as_many_political_cards_as_they_like() -> None:
    scene = Scene("winnu", "letnev", "hacan")
    scene.play(Draw(seat=0, deck=POLITICAL, count=9))
    assert scene.done and len(scene.state.politics[0]) == 9
    scene.play(Draw(seat=1, deck=POLITICAL, count=8))
    assert scene.prompt == "discard_political_card"


def test_winnu_2_their_home_votes_while_it_is_exhausted_as_long_as_they_control_it() -> None:
    scene = Scene("winnu", "sol", "hacan")
    fresh = [votes_of(scene.state, seat) for seat in (0, 1)]
    scene.state.exhausted = ("winnu", "jord")
    worn = [votes_of(scene.state, seat) for seat in (0, 1)]
    assert worn[0] == fresh[0] and worn[1] < fresh[1]
    scene.take("hacan", "winnu")
    assert votes_of(scene.state, 0) < fresh[0]


def test_winnu_3_technology_costs_them_no_counter() -> None:
    scene = Scene("hacan", "winnu", "letnev")
    scene.take("winnu", "lodor", "quann", "wellon", "thibah")
    assert secondary_cost(scene.state, 1, "technology") == 0
    assert secondary_cost(scene.state, 1, "warfare") == 1
    assert secondary_cost(scene.state, 2, "technology") == 1
    scene.counters("winnu", 3, 3, 0)
    scene.play(StrategicAction(seat=0, card="technology"))
    scene.choose("hacan", "primary", "a")
    scene.choose("hacan", "gain", "hylar_v_laser")
    scene.choose("winnu", "secondary", "technology")
    assert scene.prompt == "gain_technology"


def bureaucracy(scene: Scene, race: str) -> None:
    """The primary, with whatever is offered first."""
    while not scene.done and scene.prompt in ("gain_token", "play_objective", "put_back_objective"):
        scene.choose(race, *scene.options(race)[0])
    while not scene.done and scene.prompt in ("claim_with_bureaucracy", "flip_cycler", "claim"):
        scene.choose(race, *scene.options(race)[-1])


def test_winnu_4_the_secondary_of_bureaucracy_is_free_with_the_primary() -> None:
    scene = Scene("winnu", "letnev", "hacan")
    scene.counters("winnu", 3, 3, 0)
    scene.play(StrategicAction(seat=0, card="bureaucracy"))
    assert scene.prompt == "other_ability"
    scene.choose("winnu", "pass")
    bureaucracy(scene, "winnu")
    assert scene.prompt == "other_ability"
    scene.choose("winnu", "yes")
    assert [len(hand) for hand in (scene.state.hands[0], scene.state.politics[0])] == [1, 1]


def test_winnu_4_who_follows_with_bureaucracy_has_the_secondary_alone_as_others_with_the_primary() -> None:
    scene = Scene("letnev", "winnu", "hacan")
    scene.play(StrategicAction(seat=0, card="bureaucracy"))
    bureaucracy(scene, "letnev")
    scene.choose("winnu", "secondary", "bureaucracy")
    assert scene.prompt != "other_ability" and scene.state.strategy[1] == 1

"""RR 57: the Politics strategy card."""

import pytest

from tests.ti4.scene import Scene
from throneworld.kernel.zones import redeal
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.strategic.politics import PrimaryPolitics
from throneworld.ti4.tables import STRATEGY_CARD
from throneworld.ti4.trade.shares import knows

ACTION = StrategicAction(seat=0, card="politics")
ONE, TWO, THREE, FOUR = "anti_intellectual_revolution", "archived_secret", "arms_reduction", "mutiny"


def looking(*deck: str) -> Scene:
    """Sol has chosen Xxcha as speaker and drawn two cards; the agenda deck is this one."""
    scene = Scene("sol", "xxcha", "yssaril")
    scene.state.agenda_deck = deck or (ONE, TWO, THREE, FOUR)
    scene.play(PrimaryPolitics(seat=0))
    scene.choose("sol", "speaker", 1)
    return scene


def test_rr_57_1_the_active_player_resolves_the_primary_ability() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    assert STRATEGY_CARD["politics"].initiative == 3
    scene.play(ACTION)
    assert scene.ask("sol").prompt == "choose_speaker"


def test_rr_57_2_first_he_chooses_a_speaker_who_is_not_speaker_already() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.play(ACTION)
    assert scene.options("sol") == (("speaker", 1), ("speaker", 2))
    assert scene.refusal("sol", "speaker", 0) == "RR 57.2 speaker_already"
    scene.choose("sol", "speaker", 2)
    assert scene.state.speaker == 2


def test_rr_57_2_he_may_choose_himself() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.state.speaker = 1
    scene.play(ACTION)
    assert scene.options("sol") == (("speaker", 0), ("speaker", 2))


def test_rr_57_2_then_he_draws_two_action_cards() -> None:
    scene = looking()
    assert len(scene.state.hands[0]) == 2


def test_rr_57_2_then_he_looks_secretly_at_two_agendas() -> None:
    scene = looking()
    assert scene.options("sol") == (("top", ONE), ("bottom", ONE), ("top", TWO), ("bottom", TWO))
    [seen] = [event for event in scene.game.log if event.kind == "agendas_seen"]
    assert (seen.args, seen.audience) == ((0, ONE, TWO), (0,))
    assert all(ONE not in event.args for event in scene.game.log_for(1))
    assert scene.told("agendas_looked_at") == [(0, 2)]


@pytest.mark.parametrize(
    ("choices", "deck"),
    [
        ([("top", TWO), ("top", ONE)], (ONE, TWO, THREE, FOUR)),
        ([("top", ONE), ("top", TWO)], (TWO, ONE, THREE, FOUR)),
        ([("bottom", ONE), ("bottom", TWO)], (THREE, FOUR, ONE, TWO)),
        ([("bottom", TWO), ("bottom", ONE)], (THREE, FOUR, TWO, ONE)),
        ([("top", ONE), ("bottom", TWO)], (ONE, THREE, FOUR, TWO)),
        ([("bottom", ONE), ("top", TWO)], (TWO, THREE, FOUR, ONE)),
    ],
)
def test_rr_57_2_each_agenda_goes_to_the_top_or_the_bottom_in_any_order(
    choices: list[tuple[str, str]], deck: tuple[str, ...]
) -> None:
    scene = looking()
    for choice in choices:
        scene.choose("sol", *choice)
    assert scene.done
    assert scene.state.agenda_deck == deck


def test_rr_57_2_he_goes_on_knowing_where_they_are_and_nobody_else_does() -> None:
    scene = looking()
    scene.choose("sol", "top", TWO)
    scene.choose("sol", "bottom", ONE)
    redeal(scene.game, 0)
    assert (scene.state.agenda_deck[0], scene.state.agenda_deck[-1]) == (TWO, ONE)
    assert [knows(scene.state, seat, ONE) for seat in range(3)] == [True, False, False]


def test_rr_57_2_what_others_knew_of_these_agendas_is_uncertain_now() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.state.agenda_deck = (ONE, TWO, THREE)
    scene.state.known = {ONE: 0b10, THREE: 0b10}
    scene.play(PrimaryPolitics(seat=0))
    scene.choose("sol", "speaker", 1)
    assert not knows(scene.state, 1, ONE)
    assert knows(scene.state, 1, THREE)


def test_rr_57_2_the_discards_follow_a_deck_that_is_too_short() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.state.agenda_deck, scene.state.agenda_discards = (ONE,), (TWO, THREE)
    scene.play(PrimaryPolitics(seat=0))
    scene.choose("sol", "speaker", 1)
    assert scene.options("sol")[:2] == (("top", ONE), ("bottom", ONE))
    assert len(scene.options("sol")) == 4
    assert not scene.state.agenda_discards
    assert sorted(scene.state.agenda_deck) == sorted((ONE, TWO, THREE))


def test_rr_57_2_a_single_agenda_is_looked_at_and_stays() -> None:
    scene = looking(ONE)
    assert scene.done
    assert scene.state.agenda_deck == (ONE,)
    assert knows(scene.state, 0, ONE)


def test_rr_57_2_without_any_agenda_there_is_nothing_to_see() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.state.agenda_deck = ()
    scene.play(PrimaryPolitics(seat=0))
    scene.choose("sol", "speaker", 1)
    assert scene.done


def test_rr_57_3_the_others_draw_two_action_cards_for_a_token() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.play(ACTION)
    scene.choose("sol", "speaker", 1)
    scene.choose("sol", *scene.options()[0])
    scene.choose("sol", *scene.options()[0])
    scene.choose("xxcha", "secondary", "politics")
    scene.choose("letnev", "pass")
    assert scene.done
    assert [len(hand) for hand in scene.state.hands] == [2, 2, 0]
    assert scene.state.strategy == [2, 1, 2]

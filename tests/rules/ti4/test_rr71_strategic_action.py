"""RR 71: the strategic action."""

import pytest

from tests.ti4.scene import Scene
from throneworld.ti4.strategic.action import PRIMARY, SECONDARY, StrategicAction
from throneworld.ti4.tables import STRATEGY_CARD


def after_politics(seat: int = 0) -> Scene:
    """Sol, Xxcha, Letnev, Winnu: a seat has resolved the primary ability of Politics."""
    factions = ("sol", "xxcha", "letnev", "winnu")
    scene = Scene(*factions)
    scene.state.active, scene.state.speaker = seat, seat
    scene.play(StrategicAction(seat=seat, card="politics"))
    for _ in range(3):
        scene.choose(factions[seat], *scene.options()[0])
    return scene


def test_rr_71_1_the_others_are_asked_clockwise_from_the_left_of_the_active_player() -> None:
    scene = after_politics(seat=2)
    for faction in ("winnu", "sol", "xxcha"):
        assert scene.options(faction) == (("secondary", "politics"), ("pass",))
        scene.choose(faction, "pass")
    assert scene.done


def test_rr_71_1_nobody_has_to_resolve_a_secondary_ability() -> None:
    scene = after_politics()
    for faction in ("xxcha", "letnev", "winnu"):
        scene.choose(faction, "pass")
    assert scene.state.strategy == [2, 2, 2, 2]
    assert [len(hand) for hand in scene.state.hands] == [2, 0, 0, 0]


def test_rr_71_1_whoever_is_eliminated_is_passed_over() -> None:
    scene = after_politics(seat=3)
    scene.state.eliminated = (1,)
    scene.choose("sol", "pass")
    assert scene.ask().seat == 2


def test_rr_71_2_the_card_is_exhausted_when_all_have_had_their_opportunity() -> None:
    scene = after_politics()
    scene.choose("xxcha", "pass")
    scene.choose("letnev", "secondary", "politics")
    assert not scene.state.exhausted_cards
    scene.choose("winnu", "pass")
    assert scene.state.exhausted_cards == ("politics",)
    assert scene.told("strategy_card_exhausted") == [(0, "politics")]


def test_rr_71_3_effects_are_resolved_from_top_to_bottom() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.play(StrategicAction(seat=0, card="politics"))
    assert scene.ask().prompt == "choose_speaker"
    assert scene.state.hands[0] == ()
    scene.choose("sol", "speaker", 1)
    kinds = [event.kind for event in scene.game.log]
    order = ["strategic_action", "speaker_token_taken", "action_card_drawn", "agendas_looked_at"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order


@pytest.mark.parametrize("card", STRATEGY_CARD)
def test_rr_71_every_card_has_both_abilities(card: str) -> None:
    assert SECONDARY[card].card == card
    assert PRIMARY[card].stages
    assert ("spend" in SECONDARY[card].stages) == (
        STRATEGY_CARD[card].token_cost > 0 and not STRATEGY_CARD[card].token_placed
    )

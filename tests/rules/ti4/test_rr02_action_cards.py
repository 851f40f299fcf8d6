"""Action cards (RR 2)."""

from __future__ import annotations

from tests.rules.ti4.stage_cards import Say, bribery, sabotage, spy, stalling
from tests.ti4.scene import ALL, Scene
from throneworld.imperium.drawing import DiscardCards, DrawActionCards, RespectHandLimit, hand_limit
from throneworld.ti4.declare import action_card, always
from throneworld.ti4.phases.status import StatusPhase, cards_drawn
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.tables import ACTION_CARD, AGENDA_PHASE


def in_turn_of(faction: str, *holders: str) -> Scene:
    """Players hold a card that may be played at the start of a turn."""
    cards = action_card("direct_hit", "turn_start", always, Say(what="hit"))
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, *cards, stalling()])
    scene.state.strategy_cards[:] = [("imperial",), ("leadership",), ("trade",)]
    for holder in holders:
        scene.hold(holder, "direct_hit")
    return scene


def test_rr_2_1_each_player_draws_one_in_each_status_phase() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(StatusPhase(stage="draw_action_cards"))
    assert [cards_drawn(scene.state, seat) for seat in range(3)] == [1, 1, 1]
    assert [len(hand) for hand in scene.state.hands] == [1, 1, 1]


def test_rr_2_2_other_instructions_draw_several() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(DrawActionCards(seat=0, count=2))
    assert len(scene.state.hands[0]) == 2


def test_rr_2_3_the_top_card_of_the_deck_is_drawn() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    top = scene.state.action_deck[:2]
    scene.play(DrawActionCards(seat=1, count=2))
    assert scene.state.hands[1] == top
    assert scene.state.action_deck[0] not in top


def test_rr_2_4_more_than_seven_cards_are_discarded_by_choice() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    deck = scene.state.action_deck
    scene.state.hands[0], scene.state.action_deck = deck[:6], deck[6:]
    scene.play(DrawActionCards(seat=0, count=1))
    assert scene.done and len(scene.state.hands[0]) == 7
    scene.play(DrawActionCards(seat=0, count=2))
    assert scene.ask().about == {"count": 2, "why": "hand_limit"}
    assert ("discard", "bunker") in scene.options()
    scene.choose("sol", "discard", "bunker")
    scene.choose("sol", "discard", "bribery")
    assert scene.done and len(scene.state.hands[0]) == 7
    assert scene.state.action_discards == ("bribery_1", "bunker_1")


def test_rr_2_4_effects_change_the_limit() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert hand_limit(scene.state, 0) == 7
    scene.law("executive_sanctions")
    assert hand_limit(scene.state, 0) == 3
    scene.hold("sol", "spy", "veto")
    scene.play(RespectHandLimit(seat=0))
    assert scene.done


def test_rr_2_4_whoever_has_fewer_discards_all() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.hold("sol", "spy")
    scene.play(DiscardCards(seat=0, count=2), DiscardCards(seat=1, count=1))
    assert scene.done and scene.state.hands[0] == ()


def test_rr_2_5_cards_are_hidden_from_the_others() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(DrawActionCards(seat=1, count=1))
    seen = [event for event in scene.game.log if event.kind == "action_card_seen"]
    assert [event.audience for event in seen] == [(1,)]
    assert scene.state.known[scene.state.hands[1][0]] == 1 << 1


def test_rr_2_6_a_card_is_played_at_the_time_that_it_names() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*spy(), *bribery(), stalling()])
    scene.hold("sol", "spy", "bribery")
    scene.play(Turn(seat=0))
    assert scene.options() == (("play", "bribery"), ("pass",))
    scene.choose("sol", "pass")
    assert ("component", "spy") in scene.options()
    assert ACTION_CARD["spy"].moment == "action"


def test_rr_2_6_cards_of_one_name_are_not_played_twice_at_one_time() -> None:
    scene = in_turn_of("sol", "sol", "sol")
    scene.play(Turn(seat=0))
    scene.choose("sol", "play", "direct_hit")
    assert scene.ask().prompt == "choose_action"
    assert len(scene.state.hands[0]) == 1


def test_rr_2_7_a_card_that_is_played_goes_to_the_discard_pile() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=spy())
    scene.hold("sol", "spy")
    scene.play(Turn(seat=0))
    scene.choose("sol", "component", "spy")
    assert scene.state.hands[0] == ()
    assert scene.state.action_discards == ("spy_1",)


def test_rr_2_8_a_cancelled_card_has_no_effect_and_is_discarded() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*bribery(), *sabotage(), stalling()])
    scene.hold("sol", "bribery")
    scene.hold("jolnar", "sabotage")
    scene.play(Turn(seat=0))
    scene.choose("sol", "play", "bribery")
    assert scene.ask().about["moment"] == "other_plays_action_card_when"
    scene.choose("jolnar", "play", "sabotage")
    assert scene.told("said") == []
    assert set(scene.state.action_discards) == {"bribery_1", "sabotage_1"}


def test_rr_2_9_in_the_agenda_phase_the_speaker_comes_first_then_clockwise() -> None:
    cards = action_card("direct_hit", "agenda_phase_start", always, Say(what="hit"))
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, *cards])
    scene.state.phase, scene.state.active, scene.state.speaker = AGENDA_PHASE, -1, 2
    for faction in scene.factions:
        scene.hold(faction, "direct_hit")
    scene.game.open("agenda_phase_start")
    scene.play()
    for faction in ("jolnar", "sol", "letnev"):
        assert scene.ask().seat == scene.seat(faction)
        scene.choose(faction, "play", "direct_hit")
    assert scene.done


def test_rr_2_10_in_the_action_phase_the_active_player_comes_first_then_initiative_order() -> None:
    scene = in_turn_of("sol", "sol", "letnev", "jolnar")
    scene.play(Turn(seat=2))
    for faction in ("jolnar", "letnev", "sol"):
        assert scene.ask().seat == scene.seat(faction)
        scene.choose(faction, "play", "direct_hit")
    assert scene.told("said") == [(2, "hit"), (1, "hit"), (0, "hit")]

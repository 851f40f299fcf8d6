"""Action cards with which one looks at the deck of action cards."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS
from tests.ti3.scene import Scene
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase

NORR, LETNEV, WINNU = 0, 1, 2
DURING = StrategyPhase(stage="during")


def table(*cards: str) -> Scene:
    """The deck is a small one."""
    scene = Scene("norr", "letnev", "winnu")
    scene.state.strategy_cards = [(), (), ()]
    scene.hold("norr", *cards)
    scene.state.action_deck = TOP
    return scene


TOP = ("privateers", "good_year", "lucky_shot", "uprising", "armistice", "sabotage", "plague", "disclosure")


def test_synchronicity_takes_one_of_six_cards_and_discards_the_others() -> None:
    scene = table("synchronicity")
    scene.play(DURING)
    scene.offers("norr", ("play", "synchronicity"), PASS)
    scene.choose("norr", "play", "synchronicity")
    scene.offers("norr", *[("hand_out", card) for card in TOP[:6]])
    scene.refuses("norr", "hand_out", "plague", rule="SA-8.7.1", key="not_on_top")
    assert scene.view("letnev")["you"]["known_cards"] == [] and not scene.state.hands[NORR]
    scene.choose("norr", "hand_out", "uprising")
    assert scene.prompt == "pick_strategy_card" and scene.state.hands[NORR] == ("uprising",)
    assert scene.state.action_deck == TOP[6:]
    assert set(scene.state.action_discards) == {"synchronicity", *TOP[:6]} - {"uprising"}
    assert scene.state.known == {"uprising": 1 << NORR}
    seen = [
        each for each in scene.game.log_for(LETNEV) if each.kind in ("top_cards_seen", "card_handed_out_seen")
    ]
    assert seen == []


def test_synchronicity_shuffles_the_pile_beneath_a_deck_that_is_too_small() -> None:
    scene = table("synchronicity")
    scene.state.action_deck, scene.state.action_discards = TOP[:2], TOP[2:4]
    scene.play(DURING)
    scene.choose("norr", "play", "synchronicity")
    options = [option[1] for option in scene.options("norr")]
    assert options[:2] == [*TOP[:2]] and {*options[2:]} == {*TOP[2:4], "synchronicity"}
    scene.choose("norr", "hand_out", TOP[0])
    assert not scene.state.action_deck and len(scene.state.action_discards) == 4


def test_synchronicity_keeps_the_hand_limit() -> None:
    scene = table("synchronicity", "bribery", "patrol", "incoming", "decoy_maneuver", "privateers")
    scene.hold("norr", "transport", "labor_strike")
    scene.state.action_deck = TOP[1:]
    scene.play(DURING)
    scene.choose("norr", "play", "synchronicity")
    scene.choose("norr", "hand_out", "good_year")
    assert scene.prompt == "discard_action_card" and len(scene.options("norr")) == 8
    scene.choose("norr", "discard", "patrol")
    assert len(scene.state.hands[NORR]) == 7 and "good_year" in scene.state.hands[NORR]
    assert len(scene.state.action_discards) == 7


def test_synchronicity_is_for_the_strategy_phase() -> None:
    scene = table("synchronicity")
    scene.play(StatusPhase(stage="receive"))
    assert scene.prompt != "window"


def test_master_of_fate_gives_everybody_a_card_for_one_that_he_would_draw() -> None:
    scene = table("master_of_fate")
    scene.play(StatusPhase(stage="receive"))
    scene.offers("norr", ("play", "master_of_fate"), PASS)
    scene.choose("norr", "play", "master_of_fate")
    scene.offers("norr", *[("hand_out", card) for card in TOP[:3]])
    assert scene.ask("norr").about["other"] == NORR
    scene.choose("norr", "hand_out", "lucky_shot")
    assert scene.ask("norr").about["other"] == LETNEV
    scene.refuses("norr", "hand_out", "lucky_shot", rule="SA-8.7.1", key="not_on_top")
    scene.choose("norr", "hand_out", "good_year")
    assert scene.state.hands == [("lucky_shot",), ("good_year",), ("privateers",)]
    assert scene.state.action_deck == TOP[3:], "nobody draws another one"
    known = {card: scene.state.known[card] for card in TOP[:3]}
    assert known == {"lucky_shot": 0b001, "good_year": 0b011, "privateers": 0b101}
    assert scene.prompt == "gain_token"


def test_master_of_fate_stands_for_one_of_several_cards_only() -> None:
    scene = Scene("norr", "yssaril", "winnu")
    scene.state.strategy_cards = [(), (), ()]
    scene.hold("norr", "master_of_fate")
    scene.state.action_deck = TOP
    scene.play(StatusPhase(stage="receive"))
    scene.choose("norr", "play", "master_of_fate")
    scene.choose("norr", "hand_out", "privateers")
    scene.choose("norr", "hand_out", "good_year")
    drawn = [len(hand) for hand in scene.state.hands]
    while scene.asked and scene.prompt == "gain_token":
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[0])
    assert drawn == [1, 1, 1] and [len(hand) for hand in scene.state.hands] == [1, 2, 1]


def test_master_of_fate_is_no_card_for_another_time() -> None:
    scene = table("master_of_fate")
    scene.play(StatusPhase(stage="redistribute"))
    assert scene.prompt != "window"

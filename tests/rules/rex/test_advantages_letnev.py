"""The race advantages of Letnev, and the Informant against them (race sheet, Rex p.5, p.21)."""

import pytest

import throneworld as tw
from tests.rex.scene import Scene
from tests.rules.rex.test_p21_informant import buy, cancel, set_up_beside_an_informant, spare, threatened
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.tables import TITLE


def after_setup(*races: str) -> tw.Game:
    """The game once its setup is over, everybody having taken what was offered first."""
    game = tw.new_game("rex", seats=list(races), seed=5)
    while game.state.phase == "setup":
        game.choose(game.asks[0].seat, game.asks[0].options[0])
    return game


# 1: four traitors


def test_advantage_letnev_traitors_all_four_are_kept() -> None:
    game = after_setup("sol", "letnev", "lazax", "jol_nar")
    assert [len(cards) for cards in game.state.traitors] == [1, 4, 1, 1]
    assert len(game.state.traitor_deck) == 4 * 5 - 7


def test_advantage_letnev_traitors_are_not_chosen_from() -> None:
    game = tw.new_game("rex", seats=["sol", "letnev", "lazax"], seed=5)
    assert game.asks[0].prompt == "select_traitor"
    assert sorted(ask.seat for ask in game.asks) == [0, 2]


def test_advantage_letnev_traitors_cannot_be_cancelled() -> None:
    game, prompts = set_up_beside_an_informant()
    assert TITLE[game.state.hands[0][0]] == "informant"
    assert "window" not in prompts
    assert len(game.state.traitors[1]) == 4


# 2: two Strategy cards to start with


def test_advantage_letnev_starting_cards_are_two() -> None:
    game = after_setup("sol", "letnev", "lazax", "jol_nar")
    assert [len(hand) for hand in game.state.hands] == [1, 2, 1, 1]


def test_advantage_letnev_starting_cards_cannot_be_cancelled() -> None:
    game, prompts = set_up_beside_an_informant()
    assert game.state.first == 0
    assert TITLE[game.state.hands[0][0]] == "informant"
    assert "window" not in prompts
    assert len(game.state.hands[1]) == 2


# 3: the bonus card


def auction(*hand: str, informants: int = 0) -> Scene:
    """Letnev can bid. The row is three Mercenaries or begins with them; a retreat tops the deck below it."""
    scene = Scene("letnev", "sol", "hacan")
    scene.hand("letnev", *hand)
    scene.hand("sol", *["informant"] * informants)
    scene.stack_strategy_deck("mercenaries", "mercenaries", "mercenaries", "tactical_retreat", "energy_rifle")
    scene.influence("letnev", 5)
    scene.play(BiddingPhase())
    return scene


def test_advantage_letnev_bonus_card_comes_from_the_deck_with_every_purchase() -> None:
    scene = auction()
    buy(scene, "letnev", 1)
    assert scene.titles("letnev") == ["mercenaries", "tactical_retreat"]
    assert scene.has("letnev") == 4
    assert len(scene.state.row) == 2
    buy(scene, "letnev", 1)
    assert scene.titles("letnev") == ["energy_rifle", "mercenaries", "mercenaries", "tactical_retreat"]


def test_advantage_letnev_bonus_card_is_for_letnev_only() -> None:
    scene = auction()
    scene.influence("hacan", 3)
    scene.choose("letnev", "pass")
    buy(scene, "hacan", 1)
    assert scene.titles("hacan") == ["mercenaries"]


@pytest.mark.parametrize(("before", "after"), [(6, 8), (7, 8)])
def test_advantage_letnev_bonus_card_never_breaks_the_hand_limit(before: int, after: int) -> None:
    held = ["magen_energy_shield"] * 4 + ["atmosphere_ionizer"] * 4
    scene = auction(*held[:before])
    buy(scene, "letnev", 1)
    assert len(scene.titles("letnev")) == after


def test_advantage_letnev_bonus_card_cancelled_for_one_purchase() -> None:
    scene = auction(informants=1)
    buy(scene, "letnev", 1)
    cancel(scene, "sol", "letnev_bonus_card")
    assert scene.titles("letnev") == ["mercenaries"]
    buy(scene, "letnev", 1)
    assert scene.titles("letnev") == ["mercenaries", "mercenaries", "tactical_retreat"]


# 4: the hand limit


@pytest.mark.parametrize(("cards", "may_bid"), [(4, True), (7, True), (8, False)])
def test_advantage_letnev_hand_limit_is_eight(cards: int, may_bid: bool) -> None:
    held = ["magen_energy_shield"] * 4 + ["atmosphere_ionizer"] * 4
    scene = auction(*held[:cards])
    assert scene.events("row_dealt") == [(3 if may_bid else 2,)]
    assert scene.asked == (["letnev"] if may_bid else [])


def test_advantage_letnev_hand_limit_cancelled_means_discarding_to_four_at_once() -> None:
    scene = auction(*["magen_energy_shield"] * 4, informants=1)
    buy(scene, "letnev", 1)
    spare(scene, "sol", "letnev_bonus_card")
    cancel(scene, "sol", "letnev_hand_limit")
    assert (scene.asked, scene.prompt) == (["letnev"], "discard_down")
    assert scene.options("letnev") == [
        ("discard", "magen_energy_shield"),
        ("discard", "mercenaries"),
        ("discard", "tactical_retreat"),
    ]
    scene.choose("letnev", "discard", "magen_energy_shield")
    scene.choose("letnev", "discard", "magen_energy_shield")
    assert scene.titles("letnev") == [
        "magen_energy_shield",
        "magen_energy_shield",
        "mercenaries",
        "tactical_retreat",
    ]
    assert scene.prompt == "bid"


def test_advantage_letnev_hand_limit_is_not_in_use_at_four_cards() -> None:
    scene = auction("magen_energy_shield", "magen_energy_shield", informants=1)
    buy(scene, "letnev", 1)
    spare(scene, "sol", "letnev_bonus_card")
    assert len(scene.titles("letnev")) == 4
    assert threatened(scene) == ""

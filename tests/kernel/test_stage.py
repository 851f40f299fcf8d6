"""Scenarios of the toy game on the stage of all games: it needs two words of its own."""

from __future__ import annotations

import pytest

from tests.kernel.toy import Add, Match, Talk, ready, toy
from tests.stage import Stage

PASS, SHOUT, HUSH = ("pass",), ("play", "shout"), ("play", "hush")


class ToyScene(Stage):
    """Nobody has cards or points."""

    def __init__(self, *players: str) -> None:
        super().__init__(ready(toy()).new(len(players), seed=1, options={}), players)

    def hold(self, player: str, *cards: str) -> None:
        self.game.state.cards[self.seat(player)] = cards

    def points(self, player: str) -> int:
        points: int = self.game.state.points[self.seat(player)]
        return points


@pytest.fixture
def scene() -> ToyScene:
    return ToyScene("red", "blue", "green")


@pytest.mark.parametrize(("answer", "points"), [(PASS, 10), (HUSH, 0)])
def test_a_shout_scores_ten_points_unless_it_is_hushed(
    scene: ToyScene, answer: tuple[str, ...], points: int
) -> None:
    scene.hold("red", "shout")
    scene.hold("blue", "hush")
    scene.play(Match(stage="noise"))
    scene.offers("red", SHOUT, PASS)
    scene.choose("red", *SHOUT)
    scene.offers("blue", HUSH, PASS)
    scene.choose("blue", *answer)
    assert scene.points("red") == points


def test_who_holds_nothing_is_not_asked_and_all_may_pass(scene: ToyScene) -> None:
    scene.hold("green", "shout", "hush")
    scene.play(Match(stage="noise"))
    assert scene.asked == ["green"] and scene.prompt == "window"
    with pytest.raises(AssertionError, match="blue is not asked"):
        scene.ask("blue")
    scene.pass_all()
    assert scene.prompt != "window" and scene.points("green") == 0


def test_three_points_are_added_to_an_even_score_only(scene: ToyScene) -> None:
    scene.play(Add(seat=1), Add(seat=1))
    scene.offers("blue", ("add", 1), ("add", 2), ("add", 3))
    scene.choose("blue", "add", 1)
    scene.refuses("blue", "add", 3, rule="Toy 3", key="odd_score")
    scene.offers("blue", ("add", 1), ("add", 2))
    scene.choose("blue", "add", 1)
    assert scene.done and scene.points("blue") == 2


@pytest.mark.parametrize("fed", [0, 1, 2])
def test_the_dice_show_what_they_are_fed_and_then_go_on(scene: ToyScene, fed: int) -> None:
    scene.feed("rolls", fed)
    copy = scene.game.copy()
    scene.play(Match(stage="count"))
    assert scene.asked == [scene.players[fed]]
    assert [copy.dice.below("rolls", 3), copy.dice.below("rolls", 3)] == [
        fed,
        ToyScene("red", "blue", "green").game.dice.below("rolls", 3),
    ]


def test_only_what_is_new_is_told_to_who_listens(scene: ToyScene) -> None:
    scene.play(Talk(who=(0, 1)))
    scene.choose("blue", "hello")
    assert scene.told("hello") == [(1,)]
    scene.listen()
    scene.choose("red", "hello")
    assert scene.told("hello") == [(0,)] and scene.view("red")["points"] == [0, 0, 0]


def test_the_stage_complains_of_options_and_refusals_that_are_others(scene: ToyScene) -> None:
    scene.play(Add(seat=0))
    with pytest.raises(AssertionError, match=r"beyond: \[\('add', 3\)\]"):
        scene.offers("red", ("add", 1), ("add", 2))
    with pytest.raises(AssertionError, match="red may choose"):
        scene.refuses("red", "add", 3, rule="Toy 3", key="odd_score")
    with pytest.raises(AssertionError, match="not_offered"):
        scene.refuses("red", "add", 7, rule="Toy 3", key="odd_score")
    scene.feed("rolls", 9)
    with pytest.raises(AssertionError, match="rolls gives 0 to 2, not 9"):
        scene.game.roll("rolls", 3)

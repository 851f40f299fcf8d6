"""What is done beside the open question, in the terminal: beginning a trade, and answering one."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

from tests.ti4.market import SOMETHING_ELSE, market
from tests.ti4.scene import Scene
from throneworld.cli import commands, questions
from throneworld.cli.screen import Screen
from throneworld.cli.sitting import Sitting
from throneworld.words import Words, languages

FACTIONS = ("sol", "letnev", "jolnar")
HERE = ""
"""Typed by whoever has sat down at the screen."""


class Typing(Screen):
    """A screen at which these lines are typed; whoever has typed all of them leaves."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.console = Console(width=100, record=True, file=StringIO(), highlight=False)
        self.lines = list(lines)

    def ask(self, prompt: str) -> str:
        self.show(prompt)
        return self.lines.pop(0) if self.lines else "quit"

    @property
    def shown(self) -> str:
        return " ".join(self.console.export_text(clear=False).split())


def sitting(scene: Scene, *lines: str, who: Sequence[str] = ("me", "random", "random")) -> Sitting:
    words = Words("en", "ti4", FACTIONS, strict=True)
    return Sitting(scene.game, who, words, Typing(*lines, "no"))


def asked(scene: Scene) -> Scene:
    """Sol, who is asked something else, may trade with Letnev."""
    scene.goods("sol", trade_goods=2)
    scene.play(SOMETHING_ELSE.__class__(seat=0))
    return scene


def shown(table: Sitting) -> str:
    assert isinstance(table.screen, Typing)
    return table.screen.shown


def test_what_may_be_done_beside_stands_under_the_options_with_a_number() -> None:
    table = sitting(asked(market()))
    ask = table.ask(0)
    entries = questions.listed(table, ask)
    questions.show(table, ask)
    assert entries[-1].options == (("transaction", 1),)
    assert f"Beside this question: {len(entries)} Trade with Letnev" in shown(table)


def test_a_trade_is_begun_and_offered_while_another_question_stays_open() -> None:
    scene = asked(market())
    number = str(len(questions.listed(sitting(scene), scene.ask("sol"))))
    table = sitting(
        scene, HERE, number, "give_trade_goods 2", "propose", HERE, "quit", who=("me", "me", "me")
    )
    table.run()
    assert [choice.option for choice in scene.game.choices] == [
        ("transaction", 1),
        ("give_trade_goods", 2),
        ("propose",),
    ]
    assert scene.game.asked == (0,) and [ask.seat for ask in scene.talk] == [1]
    assert "Pass the screen to Letnev" in shown(table) and "Sol offers a deal" in shown(table)


def test_whoever_is_made_an_offer_sees_it_before_anybody_answers_the_open_question() -> None:
    scene = asked(market())
    for option in (("transaction", 1), ("give_trade_goods", 2), ("propose",)):
        scene.choose("sol", *option)
    table = sitting(scene, HERE, "accept", HERE, "quit", who=("me", "me", "random"))
    table.run()
    assert scene.game.choices[3].option == ("accept",) and scene.state.trade_goods[1] == 2


def test_why_tells_with_whom_one_cannot_trade() -> None:
    table = sitting(asked(market()))
    commands.why(table, table.ask(0), "jol")
    assert "Trade with Jol-Nar: Jol-Nar is not your neighbour (RR 83.1)" in shown(table)


def test_what_was_begun_is_taken_back() -> None:
    scene = asked(market())
    scene.choose("sol", "transaction", 1)
    table = sitting(scene, "undo", "quit")
    table.run()
    assert scene.game.choices.size == 0 and "Trade with Letnev" in shown(table)


@pytest.mark.parametrize("language", languages())
def test_every_language_says_it(language: str) -> None:
    scene = asked(market())
    table = Sitting(scene.game, ("me", "me", "me"), Words(language, "ti4", FACTIONS, strict=True), Typing())
    for option in (("transaction", 1), ("give_trade_goods", 2), ("propose",)):
        questions.show(table, table.ask(0))
        scene.choose("sol", *option)
    questions.show(table, table.ask(1))
    assert table.words.say("play-beside") in shown(table)

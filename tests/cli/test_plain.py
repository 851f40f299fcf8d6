"""Any game in the terminal: drawn from its view alone, asked with its options, told from its log."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

import throneworld as tw
import throneworld.cli
from tests.packages import installed, toy_files
from throneworld.cli import boards, command_line
from throneworld.cli.boards import PLAIN, board_for
from throneworld.cli.screen import View
from throneworld.kernel.asks import Ask, Refusal
from throneworld.kernel.events import Event
from throneworld.kernel.finding import built_in
from throneworld.kernel.registry import names
from throneworld.kernel.views import factions_in
from throneworld.words import Words

META = """
from tests.kernel.toy import toy

def public(game):
    return {
        "round": game.state.rounds,
        "active": 0,
        "market": {"iron_ore": 3, "grain": 0},
        "towns": {"old_town": {"owner": 1, "walls": True}, "harbour": {"owner": 0, "walls": False}},
        "deck": ["late_rain", "drought"],
        "players": [
            {"faction": faction, "points": game.state.points[seat], "goods": ["grain"] * seat}
            for seat, faction in enumerate(("red_hill", "blue_lake"))
        ],
    }

GAME = toy(
    id="pebbles", factions=("red_hill", "blue_lake"), most_seats=2, people="clan",
    colours={"red_hill": "red"}, public=public,
)
"""
MESSAGES = """
game = Pebbles by the lake
games-clan = Clans
error-clan = no clan is called { $name }
field-towns = The towns
name-old_town = the Old Town
"""


@pytest.fixture
def pebbles(tmp_path: Path) -> Iterator[str]:
    """A game of another package, without a board of its own."""
    more = {"meta.py": META, "locale/en/pebbles.ftl": MESSAGES}
    with installed(tmp_path, toy_files("pebbles", more), {"pebbles": "pebbles"}):
        yield "pebbles"


def says(*arguments: str, typed: str = "", language: str = "en") -> Result:
    runner = CliRunner(env={"COLUMNS": "80"})
    return runner.invoke(command_line(Words(language)), arguments, input=typed)


def drawn(view: View, words: Words, width: int = 80) -> str:
    console = Console(width=width, file=StringIO(), markup=False, highlight=False)
    for part in PLAIN.position(view, words, ["you"] * len(words.races), width):
        console.print(part)
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def seated(game: tw.Game, language: str = "en") -> Words:
    return Words(language, game.definition.id, factions_in(game.view(None)))


# The position


def test_fields_lists_and_tables_have_labels_and_names(pebbles: str) -> None:
    game = tw.new_game(pebbles, 2, 3)
    text = drawn(game.view(0), seated(game))
    for line in ("Active: Red hill", "Market: Iron ore 3, Grain 0", "Deck: Late rain, Drought", "The towns"):
        assert line in text
    rows = [line.split() for line in text.splitlines()]
    assert ["Player", "Points", "Goods"] in rows and ["Red", "hill", "(you)", "0", "-"] in rows
    assert ["the", "Old", "Town", "Blue", "lake", "yes"] in rows


def test_where_the_game_stands_is_told_in_one_line(pebbles: str) -> None:
    game = tw.new_game(pebbles, 2, 3)
    view, words = game.view(0), seated(game)
    assert PLAIN.headline(view, words) == "Pebbles by the lake, round 0, active Red hill"
    assert PLAIN.title(view, words, 1).startswith("Blue lake: Pebbles")
    assert PLAIN.chapter(view) == (0, 0)


def test_colours_are_printed_or_chosen_or_those_of_the_seats(pebbles: str) -> None:
    view = tw.new_game(pebbles, 2, 3).view(0)
    assert [PLAIN.style(view, seat) for seat in range(2)] == ["bright_red", "yellow"]
    chosen = {**view, "players": [{"faction": "red_hill", "colour": "green"}]}
    assert PLAIN.style(chosen, 0) == "green"


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("width", [60, 200])
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_game_can_be_drawn_without_a_board_of_its_own(name: str, width: int, language: str) -> None:
    game = following = tw.new_game(name, 3, 4)
    while len(game.choices) < 150 and not following.over:
        game, seat = following, following.asked[0]
        following = game.copy()
        following.choose(seat, tw.bot("random", len(game.choices)).decide(tw.Seat(game, seat)))
    views = [game.view(seat) for seat in range(game.seats)]
    words, view = seated(game, language), max(views, key=lambda view: len(PLAIN.hand(view)))
    text = drawn(view, words, width)
    assert max(map(len, text.splitlines())) <= width
    public = [
        field
        for field, value in view.items()
        if isinstance(value, dict) and field not in ("options", "ask", "you")
    ]
    assert text and all(words.label(field) in text for field in public)
    assert len(PLAIN.secrets(view, words)) == len(view["you"]) - ("sealed" in view["you"])
    assert PLAIN.headline(view, words) and PLAIN.title(view, words, 0) and PLAIN.hand(view)


def test_games_with_a_board_of_their_own_are_drawn_with_it(pebbles: str) -> None:
    assert board_for(pebbles) is PLAIN
    folder = Path(throneworld.cli.__file__).parent
    drawn = {name: (folder / name).is_dir() for name in built_in()}
    assert {name: board_for(name) is not PLAIN for name in drawn} == drawn and any(drawn.values())


def test_a_board_of_the_package_draws_its_game(tmp_path: Path) -> None:
    board = "from throneworld.cli.boards import PLAIN\nBOARD = PLAIN._replace(by_verb=False)\n"
    with installed(tmp_path, toy_files("pebbles", {"cli/__init__.py": board}), {"pebbles": "pebbles"}):
        assert board_for("pebbles") == PLAIN._replace(by_verb=False) != PLAIN


# Words


def test_what_has_no_message_is_told_in_plain_letters(pebbles: str) -> None:
    words = Words(game=pebbles, races=("red_hill", "blue_lake"))
    assert words.event(Event("town_taken", (1, "old_town"), None, 0), ("seat", "town")) == (
        "Town taken (seat Blue lake, town the Old Town)"
    )
    assert words.refusal(Refusal("P 3", "too_dear", ("iron_ore", 4))) == "Too dear (Iron ore and 4)"
    ask = Ask(
        id="1", seat=0, prompt="choose_town", options=(("take", "old_town"),), rule="P 3", about={"left": 2}
    )
    assert words.prompt(ask) == "Choose town (left 2)"
    assert words.option(ask, ("take", "old_town")) == "Take: the Old Town"
    assert words.option(ask, ("done",)) == "Done"


# Whole commands


def test_a_game_is_listed_with_its_own_word_for_those_whom_one_plays(pebbles: str) -> None:
    result = says("games")
    assert result.exit_code == 0, result.output
    listed = result.output[result.output.index("pebbles: ") :]
    for line in ("Pebbles by the lake", "Clans", "red_hill: Red hill", "loud=true|false"):
        assert line in listed


def test_a_broken_game_is_told_beside_the_others(tmp_path: Path) -> None:
    files = {"bad/__init__.py": "", "bad/meta.py": "1 / 0"}
    with installed(tmp_path, files, {"bad": "bad"}):
        for language, said in (("en", "is left out"), ("it", "è lasciato fuori"), ("de", "bleibt weg")):
            result = says("games", language=language)
            assert result.exit_code == 0 and f"{names()[0]}: " in result.output
            assert f"bad {said}" in result.stderr and "ZeroDivisionError" in result.stderr
        assert "cannot be played" in says("play", "bad").stderr


def test_it_is_played_asked_undone_saved_and_told_again(
    pebbles: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = "?\nwhy\nboard\nboard list\nhand\nlog\nhint\n1\nundo\n1\nsave mine.json\nquit\n"
    result = says("play", pebbles, "--seed", "3", "--seats", "red_hill=me", typed=typed)
    assert result.exit_code == 0, result.output
    for told in ("Red hill (you)", "The towns", "No bot knows this game", "Saved in mine.json", "Taken back"):
        assert told in result.output
    again = says("replay", "mine.json")
    assert again.exit_code == 0 and "Pebbles by the lake" in again.output and "The towns" in again.output


def test_whole_games_are_simulated(pebbles: str) -> None:
    result = says("simulate", pebbles, "--games", "3")
    assert result.exit_code == 0, result.output
    assert "Red hill" in result.output and "random" in result.output and "Points" in result.output


def test_options_of_one_verb_stand_below_it(pebbles: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = (("take", "grain"), ("done",), ("take", "iron_ore"))
    assert PLAIN.ordered(options) == [("take", "grain"), ("take", "iron_ore"), ("done",)]
    monkeypatch.setattr(boards, "exported", lambda *wanted: None)
    typed = "quit\nn\n"
    result = says("play", "ti4", "--seed", "3", "--players", "3", "--seats", "me", typed=typed)
    assert result.exit_code == 0, result.output
    lines = [line.strip() for line in result.output.splitlines()]
    at = lines.index("Faction")
    assert lines[at + 1].startswith("1 ") and lines[at + 2].startswith("2 ")


@pytest.mark.parametrize(
    ("language", "bot", "odds"),
    [
        ("en", "there is no bot heuristic for this game", "there are no odds of combats for pebbles"),
        ("it", "per questo gioco non c'è un bot heuristic", "per pebbles non ci sono probabilità"),
        ("de", "für dieses Spiel gibt es keinen Bot heuristic", "für pebbles gibt es keine Aussichten"),
    ],
)
def test_what_a_game_does_not_have_is_said_in_every_language(
    pebbles: str, language: str, bot: str, odds: str
) -> None:
    assert bot in says("play", pebbles, "--bots", "heuristic", language=language).stderr
    assert odds in says("odds", pebbles, language=language).stderr
    assert "no clan is called green" in says("play", pebbles, "--seats", "green=me", language=language).stderr

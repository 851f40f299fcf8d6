"""Games are found by their folders and by entry points of other packages; a broken one leaves the others."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import throneworld as tw
from tests.packages import installed, toy_files
from throneworld.bots import bots_for
from throneworld.kernel import finding
from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.finding import built_in, exported, gathered, has_part, home_of, look_again
from throneworld.kernel.registry import broken, definition_of, names, registered

BUILT_IN = tuple(built_in())


def ids() -> list[str]:
    return [game["id"] for game in tw.games()]


def test_built_in_games_are_the_folders_that_declare_one_in_the_order_of_their_names() -> None:
    root = Path(tw.__file__).parent
    assert list(BUILT_IN) == sorted(path.parent.name for path in root.glob("*/meta.py"))
    assert ids()[: len(BUILT_IN)] == list(BUILT_IN) and all(home_of(name) for name in BUILT_IN)


def test_nothing_is_looked_for_when_the_library_is_imported() -> None:
    work = (
        "import importlib.metadata as found, json, sys; seen = []\n"
        "whole = found.entry_points\n"
        "found.entry_points = lambda **wanted: seen.append(wanted) or whole(**wanted)\n"
        "import throneworld as tw\n"
        f"game = tw.new_game({BUILT_IN[0]!r}, 3); tw.play(game, [tw.bot('random', 1)] * 3)\n"
        "print(json.dumps([seen, [name for name in sys.modules if name.endswith('.meta')]]))"
    )
    done = subprocess.run([sys.executable, "-c", work], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [[], [f"throneworld.{BUILT_IN[0]}.meta"]]


def test_a_game_of_another_package_is_played_like_any_and_goes_with_it(tmp_path: Path) -> None:
    with installed(tmp_path, toy_files("pebbles"), {"pebbles": "pebbles"}):
        assert ids() == [*BUILT_IN, "pebbles"]
        game = tw.play(tw.new_game("pebbles", 2, 5), [tw.bot("heuristic", 1), tw.bot("random", 2)])
        assert game.over and tw.replay(game.record).digest() == game.digest()
        assert tw.load(game.snapshot()).digest() == game.digest()
        told = tw.games()[-1]
        assert (told["seats"], told["people"], told["bots"]) == ([2, 2], "faction", ["random"])
    assert ids() == list(names()) and "pebbles" not in ids()
    with pytest.raises(tw.BadSetup, match="there is no game 'pebbles'"):
        tw.new_game("pebbles", 2)


def test_games_of_other_packages_come_in_the_order_of_their_ids(tmp_path: Path) -> None:
    files = {**toy_files("zebra"), **toy_files("acorn"), **toy_files("mango")}
    with installed(tmp_path, files, {"zebra": "zebra", "acorn": "acorn", "mango": "mango"}):
        assert names() == (*BUILT_IN, "acorn", "mango", "zebra")


@pytest.mark.parametrize(
    ("meta", "why"),
    [
        ("1 / 0", "ZeroDivisionError"),
        ("import no_such_module_anywhere", "no_such_module_anywhere"),
        ("raise SystemError('odd')", "odd"),
        ("GAME = 7", "has no GAME that is a Definition"),
        ("from tests.kernel.toy import toy\nGAME = toy(id='other')", "is called other, not bad"),
        ("from tests.kernel.toy import toy\nGAME = toy(id='bad', steps=())", "no step of the game"),
        ("from tests.kernel.toy import toy\nGAME = toy(id='bad', colours={'mauve': 'red'})", "is no faction"),
        ("from tests.kernel.toy import toy\nGAME = toy(id='bad', colours={'red': 'mauve'})", "is no colour"),
        (None, "there is no bad.meta"),
    ],
)
def test_a_broken_game_is_left_out_with_its_reason(
    meta: str | None, why: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    files = {**toy_files("pebbles"), "bad/__init__.py": ""} | ({} if meta is None else {"bad/meta.py": meta})
    with installed(tmp_path, files, {"bad": "bad", "pebbles": "pebbles"}):
        assert ids() == [*BUILT_IN, "pebbles"] == list(names())
        assert [each.id for each in registered()] == [*BUILT_IN, "pebbles"]
        (said,) = [record.getMessage() for record in caplog.records]
        assert "the game bad of others is left out" in said and why in said
        assert list(broken()) == ["bad"] and why in broken()["bad"]
        with pytest.raises(tw.BadSetup, match="the game bad of others cannot be played"):
            definition_of("bad")
    assert broken() == {}


@pytest.mark.parametrize(
    ("name", "package", "why"),
    [
        (BUILT_IN[0], "pebbles", "throneworld has a game of that id"),
        ("Pebbles", "pebbles", "small letters"),
        ("a_name_of_17_signs", "pebbles", "at most 16"),
        ("stones", "pebbles:GAME", "is no package"),
    ],
)
def test_an_entry_point_that_cannot_be_a_game_is_left_out(
    name: str, package: str, why: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with installed(tmp_path, toy_files("pebbles"), {name: package, "pebbles": "pebbles"}):
        assert ids() == [*BUILT_IN, "pebbles"]
        assert definition_of(BUILT_IN[0]).id == BUILT_IN[0]
    assert any(why in record.getMessage() for record in caplog.records)


def test_a_package_that_is_not_there_is_a_broken_game(tmp_path: Path) -> None:
    with installed(tmp_path, toy_files("pebbles"), {"gone": "gone", "pebbles": "pebbles"}):
        assert ids() == [*BUILT_IN, "pebbles"] and "gone" in broken()


# What else a game brings


def test_what_a_game_does_not_bring_is_nothing(tmp_path: Path) -> None:
    with installed(tmp_path, toy_files("pebbles"), {"pebbles": "pebbles"}):
        for part, name in (("bots", "answer"), ("cli", "BOARD"), ("lessons", "LESSONS"), ("odds", "ODDS")):
            assert exported("pebbles", part, name) is None and not has_part("pebbles", part)
    assert exported("chess", "bots", "answer") is None and not has_part("chess", "bots")


def test_a_bot_of_the_package_plays_its_game(tmp_path: Path) -> None:
    bots = {"bots/__init__.py": "def answer(view, ask):\n    return ask.options[-1]\n"}
    with installed(tmp_path, toy_files("pebbles", bots), {"pebbles": "pebbles"}):
        assert bots_for("pebbles") == ("random", "heuristic")
        game = tw.new_game("pebbles", 2, 5)
        assert tw.bot("heuristic", 3).decide(tw.Seat(game, 0)) == game.asks[0].options[-1]


@pytest.mark.parametrize("text", ["1 / 0", "answer = 5", "", "answer = None"])
def test_a_broken_part_says_what_is_wrong_and_leaves_the_game(text: str, tmp_path: Path) -> None:
    with installed(tmp_path, toy_files("pebbles", {"bots/__init__.py": text}), {"pebbles": "pebbles"}):
        with pytest.raises(BadDefinition, match=r"pebbles\.bots"):
            exported("pebbles", "bots", "answer", callable)
        others = {name for name in BUILT_IN if has_part(name, "bots")}
        assert dict(gathered(names(), "bots", "answer", callable)).keys() == others
        assert tw.play(tw.new_game("pebbles", 2), [tw.bot("random")] * 2).over


def test_a_mistake_of_this_distribution_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "import_module", lambda name: 1 / 0)
    look_again()
    with pytest.raises(ZeroDivisionError):
        exported(BUILT_IN[0], "lessons", "LESSONS")
    with pytest.raises(ZeroDivisionError):
        list(gathered(BUILT_IN, "orders", "ORDERS"))

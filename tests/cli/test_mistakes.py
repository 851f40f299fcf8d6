"""Whatever is wrong, there is one line that says what to do, and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.program import complains, throneworld_says

MISTAKES = {
    ("frobnicate",): "frobnicate",
    ("--frobnicate",): "--frobnicate",
    ("--language", "xx", "games"): "xx",
    ("play", "chess"): "chess",
    ("play", "rex", "--players", "2"): "3 to 6 players, not 2",
    ("play", "rex", "--players", "7"): "3 to 6 players, not 7",
    ("play", "rex", "--players", "many"): "many",
    ("play", "rex", "--bots", "genius"): "no bot genius",
    ("play", "rex", "--seats", "sol=genius", "--bots", "random"): "say me, or a bot: random, heuristic",
    ("play", "rex", "--seats", "4"): "How many play is said with --players",
    ("play", "rex", "--seats", "borg=me", "--bots", "random"): "no race borg",
    ("play", "rex", "--seats", "sol=me,sol=me", "--bots", "random"): "sol",
    ("play", "rex", "--seats", "sol=me,random", "--bots", "random"): "name a race for every seat",
    ("play", "rex", "--seats", "me,me,me,me", "--players", "3", "--bots", "random"): "--players 4",
    ("play", "rex", "--bots", "random", "--option", "betrayal"): "NAME=VALUE",
    ("play", "rex", "--bots", "random", "--option", "betrayal=maybe"): "true or false",
    ("play", "rex", "--bots", "random", "--option", "hats=3"): "no option 'hats'",
    ("play", "rex", "--bots", "random", "--option", "negotiation_limit=99"): "from 1 to 20",
    ("play", "rex", "--bots", "random", "--option", "negotiation_limit=²"): "from 1 to 20",
    ("play", "rex", "--bots", "random", "--option", "races=drawn"): "choose, random",
    ("play", "rex", "--seed", "x"): "'x'",
    ("play", "rex", "--seed", "-1"): "from 0 to 2**256 - 1, not -1",
    ("play", "rex", "--seed", str(2**256)): "from 0 to 2**256 - 1",
    ("play", "rex", "--resume", "missing.json"): "no file missing.json",
    ("play", "rex", "--resume", "."): "is a folder",
    ("play", "rex", "--resume", "game.json", "--players", "3"): "leave --players",
    ("play", "rex", "--bots", "random", "--save", "."): "is a folder",
    ("play", "rex", "--bots", "random", "--save", "no/such/place.json"): "cannot be written",
    ("play", "rex", "--bots", "random", "--save", "a" * 300): "cannot be written",
    ("play", "rex", "--bots", "random", "--save", "there.txt"): "exists already",
    ("play", "rex", "--save"): "--save",
    ("play", "rex", "extra"): "extra",
    ("simulate", "chess"): "chess",
    ("simulate", "rex", "--games", "0"): "0",
    ("simulate", "rex", "--workers", "0"): "0",
    ("simulate", "rex", "--seed", "-1"): "not -1",
    ("simulate", "rex", "--seed", str(2**256 - 1), "--games", "2"): "begin with a smaller --seed",
    ("simulate", "rex", "--seats", "2"): "not 2",
    ("simulate", "rex", "--seats", "99999999999999"): "3 to 6 players",
    ("simulate", "rex", "--seats", "-4"): "3 to 6 players",
    ("simulate", "rex", "--seats", "random,random"): "not 2",
    ("simulate", "rex", "--seats", "random,genius,random"): "no bot genius",
    ("simulate", "rex", "--bots", "genius"): "no bot genius",
    ("simulate", "rex", "--bots", "random", "--rotate"): "--rotate needs --races",
    ("simulate", "rex", "--bots", "random", "--races", "sol"): "races",
    ("simulate", "rex", "--bots", "random", "--seats", "3", "--races", "sol,lazax,borg"): "borg",
    ("simulate", "rex", "--bots", "random", "--option", "x=1"): "no option 'x'",
    ("simulate", "rex", "--bots", "random", "--json", "no/such/file"): "cannot be written",
    ("simulate", "rex", "--bots", "random", "--json", "."): "is a folder",
    ("simulate", "rex", "--seats", "1"): "not 1",
    ("replay",): "FILE",
    ("replay", "missing.json"): "no file missing.json",
    ("replay", "."): "is a folder",
    ("replay", "there.txt"): "no saved game",
    ("odds", "rex"): "no odds of combats for rex; they can be reckoned for ti4",
    ("odds", "ti4", "--attacker", "3", "--defender", "1 cruiser"): "such as 2 cruiser, not 3",
    (
        "odds",
        "ti4",
        "--attacker",
        "10000000 fighter",
        "--defender",
        "1 cruiser",
    ): "1 to 30 units, not 10,000,000",
    ("odds", "ti4", "--attacker", "1" * 5000 + " fighter", "--defender", "1 cruiser"): "1 to 30 units",
    ("bench", "--rounds", "0"): "0",
    ("bench", "--against", "chess"): "catanatron",
}


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_a_mistake_is_told_in_one_line(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.txt").write_text("a shopping list")
    assert MISTAKES[arguments] in complains(throneworld_says(*arguments))
    assert [path.name for path in tmp_path.iterdir()] == ["there.txt"]
    assert Path("there.txt").read_text() == "a shopping list"


def test_a_bug_is_told_in_one_line_too_unless_one_wants_to_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError("the sky fell")

    monkeypatch.setattr("throneworld.games", broken)
    result = throneworld_says("games")
    assert result.exit_code == 70
    assert len(result.stderr.splitlines()) == 1
    assert "the sky fell" in result.stderr
    monkeypatch.setenv("THRONEWORLD_DEBUG", "1")
    assert isinstance(throneworld_says("games").exception, ZeroDivisionError)

"""A game of another package at a table: what it has is offered, what it has not is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packages import installed, toy_files
from tests.table.lobby.desk import Desk
from throneworld.kernel.finding import has_part
from throneworld.kernel.registry import definition_of, names
from throneworld.table.errors import NotFound
from throneworld.table.lessons.catalogue import catalogue, lesson_of, lessons
from throneworld.table.lobby.catalogue import offers_of
from throneworld.table.orders.words import words_of

GAMES = {"pebbles": "pebbles"}


def test_the_list_of_games_tells_what_each_offers(desk: Desk, tmp_path: Path) -> None:
    with installed(tmp_path, toy_files("pebbles"), GAMES):
        *built_in, told = desk.get("/games")["games"]
        assert (told["id"], told["people"], told["bots"], told["offers"]) == (
            "pebbles",
            "faction",
            ["random"],
            [],
        )
        assert told["colours"] == {} and words_of("pebbles") == words_of("chess")
    assert [game["people"] for game in built_in] == [definition_of(game["id"]).people for game in built_in]
    for game in built_in:
        answers = has_part(game["id"], "bots")
        assert game["bots"] == (["random", "heuristic"] if answers else ["random"])
        assert ("report" in game["offers"]) == (definition_of(game["id"]).report is not None)
        assert game["colours"] == dict(definition_of(game["id"]).colours)


def test_rules_and_lessons_of_a_package_are_offered(tmp_path: Path) -> None:
    lesson = "from throneworld.rex.lessons import LESSONS\n"
    more = {"lessons.py": lesson, "locale/en/pebbles-rules.ftl": "rules-pebbles-1 = Be first.\n"}
    with installed(tmp_path, toy_files("pebbles", more), GAMES):
        assert offers_of("pebbles") == ["lessons", "rules"]


def test_a_table_is_made_with_the_best_bot_that_the_game_has(desk: Desk, tmp_path: Path) -> None:
    with installed(tmp_path, toy_files("pebbles"), GAMES):
        seats = [{"holder": "me"}, {"holder": "bot", "level": "heuristic"}]
        made = desk.post("/tables", "ann", {"game": "pebbles", "seats": seats})
        assert made["seats"][1]["level"] == "random" and made["name"] == "Pebbles \u00b7 Ann"
        desk.post(f"/tables/{made['id']}/start", "ann", {})
        assert desk.get(f"/tables/{made['id']}", "ann")["state"] == "running"


def test_a_game_without_lessons_says_so(tmp_path: Path) -> None:
    with installed(tmp_path, toy_files("pebbles"), GAMES):
        assert {lesson.game for lesson in catalogue()} == set(lessons()) < set(names())
        with pytest.raises(NotFound) as refused:
            lesson_of("pebbles", 1)
    assert refused.value.key == "no_lessons"

"""What-if games from finished ones, and practice that tells nothing one does not know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

import throneworld as tw
from tests.table.review.desk import Desk, desk
from tests.table.trust.journals import Played, play_on, whole_game
from tests.table.trust.stage import stored
from throneworld.kernel.holds import is_held
from throneworld.table.errors import Clash
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.lobby.tables import seats_of
from throneworld.table.review import whatif
from throneworld.table.review.whatif import branched, imagined_by
from throneworld.table.rooms.room import Room
from throneworld.table.storage import batch
from throneworld.table.storage.schema import tables

ME_AND_BOTS = [{"holder": "me"}, {"holder": "bot", "level": "random"}, {"holder": "bot"}]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path) as opened:
        yield opened


def room(here: Desk, table: str) -> Room:
    return here.run(lambda: here.hall.rooms.open(table))


def row(here: Desk, table: str) -> TableRow:
    return here.run(lambda: stored(here.hall.database, table))


def seats(here: Desk, table: str) -> list[SeatRow]:
    async def read() -> list[SeatRow]:
        async with here.hall.database.read() as connection:
            return await seats_of(connection, table)

    return here.run(read)


def play_to_the_end(here: Desk, table: str) -> tw.Game:
    """All seats are played by chance, through the room."""
    there, dice = room(here, table), Random(3)

    async def step() -> None:
        seat = there.standing.asked[0]
        ask = there.standing.ask_of(seat)
        assert ask is not None
        option = dice.choice(ask.options)
        await there.change(lambda draft: draft.choose(ask, option, {"by": "person"}))

    while not there.game.over:
        here.run(step)
    return there.game


# Branches


def test_a_branch_goes_on_from_a_step_of_a_finished_game(here: Desk) -> None:
    played = whole_game(6)
    parent = here.add(played, "ann")
    made = here.post(
        f"/tables/{parent}/branch", {"step": 40, "seats": ME_AND_BOTS, "name": " What  if "}, "ben"
    )
    assert (made["origin"], made["access"], made["state"]) == ("branch", "private", "running")
    assert (made["parent_id"], made["parent_step"], made["name"]) == (parent, 40, "What if")
    assert [(seat["holder"], seat["mine"], seat["level"]) for seat in made["seats"]] == [
        ("person", True, ""),
        ("bot", False, "random"),
        ("bot", False, "heuristic"),
    ]
    then = tw.replay(played.game.record, 40)
    game = room(here, made["id"]).game
    assert game.state == then.state
    assert game.view(0) == then.view(0)


def test_the_chance_of_a_branch_is_its_own_and_promised(here: Desk) -> None:
    played = whole_game(6)
    parent = here.add(played)
    seeds = set()
    for _ in range(2):
        made = here.post(f"/tables/{parent}/branch", {"step": 40, "seats": ME_AND_BOTS}, "ben")
        table = row(here, made["id"])
        assert made["commitment"] == table.commitment and made["seed"] is None
        assert room(here, made["id"]).game.seed == table.seed
        seeds.add(table.seed)
    assert len(seeds) == 2 and played.game.seed not in seeds


def test_a_branch_is_played_to_its_end_and_can_then_be_checked_by_anybody_who_may_see_it(here: Desk) -> None:
    parent = here.add(whole_game(6))
    table = here.post(f"/tables/{parent}/branch", {"step": 40, "seats": ME_AND_BOTS}, "ben")["id"]
    game = play_to_the_end(here, table)
    file = here.get(f"/tables/{table}/export", "ben")
    assert file["parent"] == {"table": parent, "step": 40}
    assert file["base"]["record"]["seed"] == int(file["seed"]) == game.seed
    assert len(file["choices"]) == len(game.choices) - 40
    assert here.post("/import", file, "boss")["origin"] == "imported"
    assert here.get(f"/tables/{table}/steps", "ben")["steps"] == len(game.choices) - 40


def test_the_past_of_a_branch_cannot_be_taken_back(here: Desk) -> None:
    played = whole_game(6)
    game = branched(tw.replay(played.game.record, 40), seed=5)
    assert all(game.may_undo(seat) is not None for seat in range(3))


def test_a_free_seat_of_a_branch_is_played_by_a_bot_until_somebody_takes_it(here: Desk) -> None:
    parent = here.add(whole_game(6))
    wanted = {
        "step": 40,
        "seats": [{"holder": "me"}, {"holder": "open", "level": "random"}, {"holder": "bot"}],
    }
    table = here.post(f"/tables/{parent}/branch", wanted, "ben")["id"]
    free = seats(here, table)[1]
    assert (free.holder, free.acting, free.level, free.person_id) == ("open", "bot", "random", None)


def test_one_may_branch_without_having_played(here: Desk) -> None:
    parent = here.add(whole_game(6), "ann")
    assert here.post(f"/tables/{parent}/branch", {"step": 0, "seats": ME_AND_BOTS}, "guest")


BAD_BRANCHES: dict[str, tuple[dict[str, Any], int, str]] = {
    "too many seats": ({"step": 4, "seats": [*ME_AND_BOTS, {"holder": "bot"}]}, 400, "branch_seats"),
    "too few seats": ({"step": 4, "seats": ME_AND_BOTS[:2]}, 400, "branch_seats"),
    "a step that is not there": ({"step": 40_000, "seats": ME_AND_BOTS}, 404, "no_such_step"),
    "a step before the first": ({"step": -1, "seats": ME_AND_BOTS}, 400, ""),
    "no step": ({"seats": ME_AND_BOTS}, 400, ""),
    "no seats": ({"step": 3}, 400, ""),
    "an unknown bot": ({"step": 3, "seats": [{"holder": "bot", "level": "genius"}]}, 400, ""),
    "an unknown holder": ({"step": 3, "seats": [{"holder": "cat"}]}, 400, ""),
    "more than was asked": ({"step": 3, "seats": ME_AND_BOTS, "seed": 7}, 400, ""),
    "a long name": ({"step": 3, "seats": ME_AND_BOTS, "name": "x" * 61}, 400, ""),
}


@pytest.mark.parametrize("name", BAD_BRANCHES)
def test_a_branch_that_cannot_be_is_refused_and_nothing_is_made(here: Desk, name: str) -> None:
    parent = here.add(whole_game(6))
    body, status, key = BAD_BRANCHES[name]
    answer = here.post(f"/tables/{parent}/branch", body, "ben", status)
    assert answer["error"] == key or not key
    assert made_by(here, "ben") == 0


def made_by(here: Desk, person: str) -> int:
    async def count() -> int:
        async with here.hall.database.read() as connection:
            query = select(func.count()).select_from(tables).where(tables.c.owner_id == person)
            return await connection.scalar(query) or 0

    return here.run(count)


def test_the_end_of_a_game_has_no_branches(here: Desk) -> None:
    played = whole_game(6)
    parent = here.add(played)
    body = {"step": len(played.game.choices), "seats": ME_AND_BOTS}
    assert here.post(f"/tables/{parent}/branch", body, "ben", 409)["error"] == "branch_over"


def test_running_games_have_no_branches(here: Desk) -> None:
    parent = here.add(play_on(Played(tw.new_game("rex", 3, 8)), Random(8), 60), "ann")
    body = {"step": 4, "seats": ME_AND_BOTS}
    assert here.post(f"/tables/{parent}/branch", body, "ann", 409)["error"] == "branch_running"


@pytest.mark.parametrize("what", ["branch", "practise"])
def test_strangers_and_tokens_that_may_only_read_make_no_tables(here: Desk, what: str) -> None:
    parent = here.add(whole_game(6), "ann")
    body = {"step": 4, "seats": ME_AND_BOTS} if what == "branch" else {"seat": 0}
    assert here.post(f"/tables/{parent}/{what}", body, "", 401)["error"] == "sign_in_first"
    assert here.post(f"/tables/{parent}/{what}", body, "reader", 403)["error"] == "token_lacks_scope"


@pytest.mark.parametrize("what", ["branch", "practise"])
def test_nobody_goes_on_from_a_table_that_they_may_not_see(here: Desk, what: str) -> None:
    parent = here.add(whole_game(6), "ann", access="private")
    body = {"step": 4, "seats": ME_AND_BOTS} if what == "branch" else {"seat": 0}
    assert here.post(f"/tables/{parent}/{what}", body, "ben", 404)["error"] == "no_such_table"


def test_one_person_has_only_so_many_tables(here: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whatif, "MOST_TABLES", 1)
    parent = here.add(whole_game(6))
    body = {"step": 4, "seats": ME_AND_BOTS}
    here.post(f"/tables/{parent}/branch", body, "ben")
    assert here.post(f"/tables/{parent}/branch", body, "ben", 409)["error"] == "too_many_tables"


def test_a_game_that_cannot_be_written_down_leaves_no_table(
    here: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = here.add(whole_game(6))

    def full(*_: object) -> None:
        raise Clash("busy")

    monkeypatch.setattr(batch, "write", full)
    here.post(f"/tables/{parent}/branch", {"step": 4, "seats": ME_AND_BOTS}, "ben", 409)
    assert made_by(here, "ben") == 0


# Practice


@pytest.mark.parametrize("patient", [False, True], ids=["instant", "uniform"])
def test_one_practises_from_a_running_game_against_bots(here: Desk, patient: bool) -> None:
    played = play_on(Played(tw.new_game("rex", 3, 8), patient=patient, watched=True), Random(8), 60)
    while is_held(played.game) or played.game.confirming:  # practice does not wait for what nobody can use
        play_on(played, Random(8), 1)
    parent = here.add(played, "ann", "ben")
    made = here.post(f"/tables/{parent}/practise", {"seat": 1, "level": "random"}, "ben")
    assert (made["origin"], made["access"], made["state"]) == ("practice", "private", "running")
    assert [(seat["holder"], seat["mine"]) for seat in made["seats"]] == [
        ("bot", False),
        ("person", True),
        ("bot", False),
    ]
    assert made["parent_step"] == len(played.views[1]) - 1
    game = room(here, made["id"]).game
    assert game.view(1)["you"] == played.game.view(1)["you"]
    assert game.view(1)["spaces"] == played.game.view(1)["spaces"]
    assert play_to_the_end(here, made["id"]).over


def test_practice_knows_nothing_of_what_the_others_hold(here: Desk) -> None:
    """Everything that is stored of it is the same, whatever the others hold and chose in secret."""
    played = play_on(Played(tw.new_game("rex", 3, 8)), Random(8), 60)
    other = played.game.copy()
    imagined = played.game.imagine(0, 99)
    other.state, other.stack = imagined.state, imagined.stack
    first, second = (imagined_by(game, 0, 7) for game in (played.game, other))
    for game in (first, second):
        assert len(game.choices) == 0 and game.seed == 7
    assert msgspec.to_builtins(first.log[:]) == msgspec.to_builtins(second.log[:])
    assert first.view(0) == second.view(0)
    assert all(event.heard_by(0) and event.at == -1 for event in first.log)


@pytest.mark.parametrize("seats", [3, 6])
def test_one_can_practise_at_every_moment_of_a_game(seats: int) -> None:
    played = Played(tw.new_game("rex", seats, 5), patient=True)
    dice = Random(5)
    while not played.game.over:
        for seat in range(seats):
            game = imagined_by(played.game, seat, dice.getrandbits(64))
            assert game.asks or game.over
        play_on(played, dice, 5)


def test_one_practises_only_from_a_seat_of_ones_own(here: Desk) -> None:
    parent = here.add(play_on(Played(tw.new_game("rex", 3, 8), table_id="running"), Random(8), 60), "ann")
    over = here.add(play_on(Played(tw.new_game("rex", 3, 6), table_id="over"), Random(6), 10_000), "ann")
    for table in (parent, over):
        for caller, seat in (("ann", 1), ("ben", 0), ("boss", 0)):
            answer = here.post(f"/tables/{table}/practise", {"seat": seat}, caller, 403)
            assert answer["error"] == "not_your_seat"
        assert here.post(f"/tables/{table}/practise", {"seat": 3}, "ann", 404)["error"] == "no_such_seat"


def test_of_a_running_game_one_practises_the_present_moment_only(here: Desk) -> None:
    parent = here.add(play_on(Played(tw.new_game("rex", 3, 8)), Random(8), 60), "ann")
    answer = here.post(f"/tables/{parent}/practise", {"seat": 0, "step": 3}, "ann", 400)
    assert answer["error"] == "practise_from_now"


def test_of_a_finished_game_one_practises_any_step_or_the_last_before_the_end(here: Desk) -> None:
    played = whole_game(6)
    parent, last = here.add(played, "ann"), len(played.game.choices)
    assert here.post(f"/tables/{parent}/practise", {"seat": 0}, "ann")["parent_step"] == last - 1
    assert here.post(f"/tables/{parent}/practise", {"seat": 0, "step": 5}, "ann")["parent_step"] == 5
    answer = here.post(f"/tables/{parent}/practise", {"seat": 0, "step": last}, "ann", 409)
    assert answer["error"] == "branch_over"

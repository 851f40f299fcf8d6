"""A table saved under other rules goes on where its players left it, and repair tells what differs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import throneworld as tw
from tests.cli.program import throneworld_says
from tests.table.server import guests, serving
from tests.table.whole.players import answer, by_socket, decider, play, sit_down
from throneworld.client import Client, ClientError
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS
from throneworld.rex.phases import collection
from throneworld.rex.phases.bidding import Bid
from throneworld.rex.tables import FLEET_SUPPORT
from throneworld.table.lobby import starting
from throneworld.table.storage.address import address_of
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.rows import Base, Entry
from throneworld.table.trust import repair
from throneworld.table.trust.commitment import Promise

BEFORE = 110
"""So many choices are made under the old rules."""
Update = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(autouse=True)
def always_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting, "new_promise", lambda: Promise(7, "5a17"))


def more_support(patch: pytest.MonkeyPatch) -> None:
    """Fleets support everybody with one influence more."""
    patch.setattr(collection, "FLEET_SUPPORT", FLEET_SUPPORT + 1)


def no_low_bids(patch: pytest.MonkeyPatch) -> None:
    """Bids begin at three."""
    old_refusal, old_options = Bid.refusal, Bid.options

    def refusal(self: Bid, game: Game, seat: int, option: Option) -> Refusal | None:
        low = option != PASS and int(option[1]) < 3
        return Refusal(self.rule, "bid_too_low", (2,)) if low else old_refusal(self, game, seat, option)

    def options(self: Bid, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple(each for each in old_options(self, game, seat) if each == PASS or int(each[1]) >= 3)

    patch.setattr(Bid, "refusal", refusal)
    patch.setattr(Bid, "options", options)


UPDATES: dict[str, Update] = {
    "a rule counts otherwise": more_support,
    "a rule forbids what was chosen": no_low_bids,
}


@pytest.fixture(params=UPDATES)
def update(request: pytest.FixtureRequest) -> Update:
    return UPDATES[request.param]


def first_difference(base: Base, entries: list[Entry]) -> tuple[int, str]:
    """Which choice does not come out as it did, and what repair should say about it."""
    game = tw.load(base.snapshot)
    for entry in entries:
        ((seat, *option),) = entry.body["choices"]
        try:
            game.choose(seat, tuple(option))
        except tw.Refused:
            return entry.number, "is not allowed any more"
        if game.digest() != entry.digest:
            return entry.number, "leads elsewhere"
    raise AssertionError("the rules have changed and nobody has noticed")


def play_some(client: Client, table: str, choices: int) -> None:
    decide = decider(seed=5)
    while choices > 0:
        assert client.table(table)["state"] == "running"
        for question in client.asks(wait=1.0).asks:
            shown = client.view(table, question.seat)
            if shown.ask is not None:
                choices -= answer(client, (table,), shown.view, shown.ask, decide)


def views(client: Client, table: str) -> list[dict[str, Any]]:
    """Without the question, whose options follow the rules of today."""
    shown = [client.view(table, seat).view for seat in (None, 0, 1, 2)]
    return [{name: value for name, value in view.items() if name != "ask"} for view in shown]


def journal_of(data: Path, table: str) -> tuple[Base, list[Entry]]:
    async def read() -> tuple[Base, list[Entry]]:
        database = Database(address_of(f"sqlite:///{data / 'throneworld.db'}"))
        try:
            base = await Journal(database).newest_base(table, up_to=0)
            assert base is not None
            return base, await Journal(database).entries(table)
        finally:
            await database.close()

    return asyncio.run(read())


def test_a_running_game_survives_an_update_of_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, update: Update
) -> None:
    with serving(tmp_path) as url, guests(url, "Ann") as (ann,):
        table = sit_down([ann], "000")
        play_some(ann, table, BEFORE)
        before, token = views(ann, table), ann.make_token("later")["secret"]
    update(monkeypatch)
    base, entries = journal_of(tmp_path, table)
    number, verdict = first_difference(base, entries)
    told = throneworld_says("admin", "repair", table, "--data", str(tmp_path))
    where = rf"step {number} of {len(entries)} \(entry {number}\) {verdict}"
    assert told.exit_code == 1 and re.search(where, " ".join(told.output.split()))
    with serving(tmp_path) as url, Client(url, token) as ann:
        assert views(ann, table) == before
        play(table, [(ann, by_socket, decider())])
        shown = ann.table(table)
        assert shown["state"] == "finished" and shown["result"]["winners"]
        assert ann.step(table, number - 1)["step"] == number - 1, "what came before can be looked at"
        with pytest.raises(ClientError, match="step_lost"):
            ann.step(table, number)
        assert len(ann.export(table)["choices"]) == len(journal_of(tmp_path, table)[1])


def test_a_repaired_game_goes_on_from_what_everybody_saw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, update: Update
) -> None:
    monkeypatch.setattr(repair, "BEAT", 0.0)  # whoever repairs waits until the server is surely gone
    with serving(tmp_path) as url, guests(url, "Ann") as (ann,):
        table = sit_down([ann], "000")
        play_some(ann, table, BEFORE)
        before, token = views(ann, table), ann.make_token("later")["secret"]
    update(monkeypatch)
    assert throneworld_says("admin", "repair", "--apply", "--data", str(tmp_path)).exit_code == 0
    assert throneworld_says("admin", "repair", "--data", str(tmp_path)).exit_code == 0
    with serving(tmp_path) as url, Client(url, token) as ann:
        assert views(ann, table) == before
        assert [each["kind"] for each in ann.view(table).status["happenings"]] == ["mend"]
        play(table, [(ann, by_socket, decider())])
        assert ann.table(table)["state"] == "finished"

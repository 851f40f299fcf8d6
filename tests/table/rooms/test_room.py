"""Choosing at a table: taken once, on disk, shown to everybody, and not lost."""

from __future__ import annotations

import asyncio
import copy
from pathlib import Path
from typing import Any

import pytest

from tests.table.rooms.scene import (
    ANN,
    ARBITER,
    BEN,
    CAT,
    HOUSE,
    answer,
    caller_of,
    come_in,
    open_rooms,
    play,
    received,
    seat_table,
    sqlite_at,
)
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.events import Event
from throneworld.table.errors import AgainstTheRules, Clash, NotAllowed, Stale
from throneworld.table.messages import Propose, Vote
from throneworld.table.rooms.room import Room


def test_a_choice_sent_twice_counts_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room = await seat_table(rooms, [ANN, BEN, CAT])
            ask = room.standing.ask_of(0)
            assert ask is not None
            first = await room.choose(ANN, 0, ask.id, ask.options[0])
            again = await room.choose(ANN, 0, ask.id, ask.options[0])
            assert not first.again and again.again
            assert len(room.game.choices) == 1 and room.standing.number == 1
            with pytest.raises(Stale) as stale:
                await room.choose(ANN, 0, ask.id, ask.options[1])
            assert stale.value.state.view == room.shown(0).view  # type: ignore[attr-defined]

    asyncio.run(scene())


def test_the_same_choice_sent_at_the_same_time_counts_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room = await seat_table(rooms, [ANN, BEN, CAT])
            ask = room.standing.ask_of(0)
            assert ask is not None
            both = [room.choose(ANN, 0, ask.id, ask.options[0]) for _ in range(4)]
            done = await asyncio.gather(*both, return_exceptions=True)
            assert len(room.game.choices) == 1
            assert sum(isinstance(each, Stale) or each.again for each in done) == 3  # type: ignore[union-attr]

    asyncio.run(scene())


def test_what_the_rules_forbid_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room = await seat_table(rooms, [ANN, BEN, CAT])
            ask = room.standing.ask_of(0)
            assert ask is not None
            before = room.game.digest()
            with pytest.raises(AgainstTheRules) as no:
                await room.choose(ANN, 0, ask.id, ("bid", 3))
            assert no.value.refusal.rule and room.game.digest() == before
            with pytest.raises(NotAllowed):
                await room.choose(BEN, 0, ask.id, ask.options[0])
            with pytest.raises(NotAllowed):
                await room.choose(HOUSE, 0, ask.id, ask.options[0])
            assert await rooms.journal.newest_number(room.id) == 0

    asyncio.run(scene())


@pytest.mark.parametrize("release", ["instant", "uniform"])
def test_a_table_goes_on_after_a_restart_as_if_nothing_had_been(tmp_path: Path, release: str) -> None:
    """At any moment, windows held and answers sealed included."""
    from throneworld.table.terms import Terms

    async def scene() -> None:
        terms = Terms(release=release, hold=3000)  # type: ignore[arg-type]
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room = await seat_table(rooms, [ANN, BEN, CAT], terms=terms)
            kept = shown_at(room)
        dice, over = SmallDice(3), False
        while not over:
            over = room.game.over
            async with open_rooms(sqlite_at(tmp_path)) as rooms:
                room = await rooms.open(room.id)
                assert shown_at(room) == kept
                await play(room, 1 + dice.below("some", 60), dice)
                kept = shown_at(room)

    asyncio.run(scene())


def shown_at(room: Room) -> tuple[str, list[Event], list[dict[str, Any]]]:
    """What is to be seen; that something was taken back is forgotten by a restart, nothing else."""
    views = [room.fanout.audiences[seat].view for seat in (0, 1, 2, None)]
    seen = [{**view, "table": view["table"] and {**view["table"], "undo": 0}} for view in views]
    return room.game.digest(), list(room.game.log), seen


def test_everybody_sees_every_change_in_order(tmp_path: Path) -> None:
    """Whoever applies each change to what came before has what the table shows."""
    import jsonpatch

    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room = await seat_table(rooms, [ANN, BEN, CAT])
            here = {seat: come_in(room, None, seat) for seat in (0, 1, 2, None)}
            views = {seat: copy.deepcopy(room.fanout.audiences[seat].view) for seat in here}
            numbers = {seat: room.fanout.audiences[seat].seq for seat in here}
            dice = SmallDice(5)
            while not room.game.over:
                await play(room, 1, dice)
                for seat, connection in here.items():
                    for message in received(connection):
                        if message["type"] == "change":
                            numbers[seat] += 1
                            assert message["seq"] == numbers[seat]
                            patch = message["patch"]
                            views[seat] = jsonpatch.apply_patch(views[seat], patch, in_place=True)
                        elif message["type"] == "full":
                            numbers[seat], views[seat] = message["seq"], message["view"]
                    assert views[seat] == room.fanout.audiences[seat].view

    asyncio.run(scene())


def test_undo_gives_the_question_back_under_another_name_and_redo_answers_it_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room, dice, tried = await seat_table(rooms, [ANN, BEN, CAT]), SmallDice(2), 0
            while not room.game.over and tried < 25:
                seat = room.standing.asked[0]
                before, ask = room.game.digest(), room.standing.ask_of(seat)
                await answer(room, seat, dice)
                caller = caller_of(room, seat)
                if room.game.may_undo(seat) is None:
                    tried += 1
                    after = room.game.digest()
                    undone = await room.undo(caller, seat)
                    again = room.standing.ask_of(seat)
                    assert room.game.digest() == before and ask is not None and again is not None
                    assert again.options == ask.options and again.id != ask.id
                    assert (await room.redo(caller, seat)).option == undone.option
                    assert room.game.digest() == after
                    with pytest.raises(Clash):
                        await room.redo(caller, seat)
            assert tried == 25
            record = room.game.record
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            assert (await rooms.open(room.id)).game.record == record

    asyncio.run(scene())


def test_a_choice_that_was_undone_does_not_come_back_when_it_arrives_a_second_time(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room = await seat_table(rooms, [ANN, BEN, CAT])
            while True:
                seat = room.standing.asked[0]
                ask, caller = room.standing.ask_of(seat), caller_of(room, seat)
                assert ask is not None
                await room.choose(caller, seat, ask.id, ask.options[0])
                if room.game.may_undo(seat) is None:
                    break
            await room.undo(caller, seat)
            before = room.game.digest()
            late = await room.choose(caller, seat, ask.id, ask.options[0])
            assert late.again and room.game.digest() == before

    asyncio.run(scene())


async def _chosen_by(room: Room, seats: set[int], dice: SmallDice) -> None:
    while not seats <= {choice.seat for choice in room.game.choices}:
        await play(room, 1, dice)


def test_beyond_the_barrier_everybody_must_consent(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room = await seat_table(rooms, [ANN, BEN, CAT])
            await _chosen_by(room, {0, 1, 2}, SmallDice(1))
            await play(room, 40, SmallDice(4))
            last = max(n for n, choice in enumerate(room.game.choices) if choice.seat == 0)
            proposal = await rooms.consent.propose(room, ANN, Propose(kind="undo", seat=0))
            assert proposal.needed == [1, 2] and len(room.game.choices) > last
            with pytest.raises(NotAllowed):
                await rooms.consent.vote(room, ANN, proposal.id, Vote(1, True))
            with pytest.raises(NotAllowed):
                await rooms.consent.withdraw(room, BEN, proposal.id)
            await rooms.consent.vote(room, BEN, proposal.id, Vote(1, True))
            with pytest.raises(Clash):
                await rooms.consent.vote(room, BEN, proposal.id, Vote(1, True))
            await rooms.consent.vote(room, CAT, proposal.id, Vote(2, True))
            assert len(room.game.choices) == last and not room.board.proposals
            assert room.board.happenings[-1].kind == "rewind"
            await play(room, 20)

    asyncio.run(scene())


def test_one_no_ends_a_proposal(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room = await seat_table(rooms, [ANN, BEN, "random"])
            await play(room, 30)
            count = len(room.game.choices)
            proposal = await rooms.consent.propose(room, ANN, Propose(kind="end", seat=0))
            assert proposal.needed == [1]
            await rooms.consent.vote(room, BEN, proposal.id, Vote(1, False))
            assert not room.board.proposals and len(room.game.choices) == count and not room.game.over

    asyncio.run(scene())


def test_a_game_is_ended_by_consent_without_a_winner(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room = await seat_table(rooms, [ANN, "random", "random"])
            await play(room, 10)
            await rooms.consent.propose(room, ANN, Propose(kind="end", reason="late"))
            assert room.game.over and room.game.result is not None and room.game.result.winners == ()
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            again = await rooms.open(room.id)
            assert again.game.over and again.table.state == "finished"

    asyncio.run(scene())


def test_an_arbiter_mends_a_position_by_consent_and_all_can_see_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room = await seat_table(rooms, [ANN, BEN, "random"])
            await play(room, 60)
            state = room.game.snapshot()["state"]
            influence, rest = state["influence"][0], state["pool"]
            patch = [
                {"op": "replace", "path": "/state/influence/0", "value": influence + 1},
                {"op": "replace", "path": "/state/pool", "value": rest - 1},
            ]
            wanted = Propose(kind="mend", patch=patch, reason="a token fell off the table")
            with pytest.raises(NotAllowed):
                await rooms.consent.propose(room, ANN, wanted)
            proposal = await rooms.consent.propose(room, ARBITER, wanted)
            assert proposal.needed == [0, 1]
            await rooms.consent.vote(room, ANN, proposal.id, Vote(0, True))
            await rooms.consent.vote(room, BEN, proposal.id, Vote(1, True))
            assert room.game.state.influence[0] == influence + 1
            assert room.board.happenings[-1].text == "a token fell off the table"
            await play(room, 30)
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            assert (await rooms.open(room.id)).game.digest() == room.game.digest()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "patch",
    [
        [{"op": "replace", "path": "/state/influence/0", "value": 10_000}],
        [{"op": "replace", "path": "/record/seed", "value": 1}],
        [{"op": "move", "path": "/state/pool"}],
        [{"op": "replace", "path": "/state/nothing/3/4", "value": 1}],
        [{"op": "remove", "path": "/state/pool"}],
    ],
)
def test_a_mending_that_breaks_the_laws_is_refused(tmp_path: Path, patch: list[dict[str, object]]) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            room = await seat_table(rooms, [ANN, BEN, "random"])
            await play(room, 30)
            before = room.game.digest()
            from throneworld.table.errors import Invalid

            with pytest.raises(Invalid):
                await rooms.consent.propose(room, ARBITER, Propose(kind="mend", patch=patch, reason="x"))
            assert room.game.digest() == before and not room.board.proposals

    asyncio.run(scene())

"""What is done beside the open question at a table: it costs nobody his place, his time or his answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.barter import Pay, Say, Seal, Whisper, playing
from tests.table.rooms.bazaar import (
    DEAL,
    OFFER,
    REFUSE,
    TAKE,
    TWO,
    YES,
    asked,
    at_bazaar,
    beside,
    do,
    offer,
)
from tests.table.rooms.scene import ANN, BEN, CAT, HOUSE, come_in, open_rooms, received, sqlite_at
from throneworld.kernel.orders import OrderWords
from throneworld.table.api.play import explained_beside
from throneworld.table.errors import AgainstTheRules, Clash, NotAllowed, Stale
from throneworld.table.orders import About, AnswerUnless, NeverAsk, Order, orders
from throneworld.table.rooms import timing
from throneworld.table.rooms.room import Room
from throneworld.table.rooms.rooms import Rooms
from throneworld.table.terms import ClockTerms, Terms
from throneworld.table.trust.records import history_from
from throneworld.table.trust.rerun import Rerun

TIMED = Terms(clock=ClockTerms(600.0, increment=60.0, time_out="bot_decides"))


async def check_journal(rooms: Rooms, room: Room) -> None:
    """What is written down leads to where the table stands."""
    history = await history_from(rooms.journal, room.id)
    rerun = Rerun(history.last).to_the_end()
    assert rerun.difference is None and rerun.compared and rerun.game is not None
    assert rerun.game.digest() == room.game.digest()


# Taken like any other choice


def test_two_deal_while_a_third_is_asked_and_his_answer_is_not_stale(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        on_its_way, shown = asked(room, 2), room.shown(2).view
        await offer(room)
        await do(room, 1, TAKE)
        assert room.game.state.coins == [1, 5, 3]
        assert asked(room, 2) == on_its_way and room.shown(2).view["ask"] == shown["ask"]
        assert room.shown(0).view["waiting"] == shown["waiting"] == [2]
        await room.choose(CAT, 2, on_its_way.id, YES)
        await check_journal(rooms, room)

    at_bazaar(tmp_path, scene, Say(seat=2), Say(seat=2))


def test_a_choice_beside_sent_twice_counts_once(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        ask = beside(room, 0)
        first = await room.choose(ANN, 0, ask.id, DEAL)
        again = await room.choose(ANN, 0, ask.id, DEAL)
        assert not first.again and again.again and len(room.game.choices) == 1
        with pytest.raises(Stale) as stale:
            await room.choose(ANN, 0, ask.id, ("deal", 2))
        assert stale.value.state.view == room.shown(0).view  # type: ignore[attr-defined]

    at_bazaar(tmp_path, scene, Say(seat=2))


def test_the_same_choice_beside_at_the_same_time_counts_once(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        ask = beside(room, 0)
        sent = [room.choose(ANN, 0, ask.id, DEAL) for _ in range(4)]
        await asyncio.gather(*sent, return_exceptions=True)
        assert len(room.game.choices) == 1

    at_bazaar(tmp_path, scene, Say(seat=2))


def test_what_the_rules_forbid_beside_is_refused_in_words(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        with pytest.raises(AgainstTheRules) as no:
            await room.choose(ANN, 0, beside(room, 0).id, ("deal", 0))
        assert no.value.refusal.key == "yourself"
        with pytest.raises(NotAllowed):
            await room.choose(BEN, 0, beside(room, 0).id, DEAL)
        reasons = dict(explained_beside(room.game, 2))
        assert [each.key for each in reasons.values() if each] == ["finish_first"] * 2
        assert room.shown(2).view["beside"] is None

    at_bazaar(tmp_path, scene, Pay(seat=2))


def test_nobody_deals_while_a_sealed_choice_of_his_is_open(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        assert [room.shown(seat).view["beside"] is None for seat in range(3)] == [True, True, False]

    at_bazaar(tmp_path, scene, Seal(who=(0, 1)))


def test_nothing_is_done_beside_while_a_table_with_uniform_release_waits_in_secret(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        assert [room.shown(seat).view["beside"] for seat in range(3)] == [None] * 3
        await room.choose(CAT, 2, asked(room, 2).id, YES)
        assert room.shown(0).view["beside"]["prompt"] == "approach"

    uniform = Terms(release="uniform", hold=30.0)
    at_bazaar(tmp_path, scene, Whisper(seat=2), Say(seat=2), terms=uniform)


# Seen


def test_each_is_shown_what_he_may_do_and_others_what_the_events_tell(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        ann, ben = come_in(room, ANN, 0), come_in(room, BEN, 1)
        cat, spectator = come_in(room, CAT, 2), come_in(room, None, None)
        await do(room, 0, DEAL, TWO)
        assert len(_views(ann)) == 2 and room.shown(0).view["table"]["beside"] == "begun"
        assert [_views(each) for each in (ben, cat, spectator)] == [[], [], []]
        await do(room, 0, OFFER)
        told = [["offered", [0, 1, 2]]]
        assert [_log(_views(each)) for each in (ben, cat, spectator)] == [told, told, told]
        assert room.shown(1).view["beside"]["about"] == {"other": 0, "coins": 2}
        assert [room.shown(seat).view["table"]["beside"] for seat in range(3)] == [None, "offered", None]
        assert room.shown(2).view["beside"]["prompt"] == "approach"
        assert room.shown(None).view["beside"] is None

    at_bazaar(tmp_path, scene, Say(seat=2))


def _views(connection: Any) -> list[dict[str, Any]]:
    return [each for each in received(connection) if each["type"] in ("full", "change")]


def _log(messages: list[dict[str, Any]]) -> list[list[Any]]:
    return [[line["kind"], line["args"]] for each in messages for line in each["log"]]


# Time


def test_the_clock_of_the_one_who_is_asked_goes_on(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        before = room.standing.pace
        await offer(room)
        await do(room, 1, TAKE)
        after = room.standing.pace
        assert (after.clocks, after.since, after.waiting) == (before.clocks, before.since, before.waiting)

    at_bazaar(tmp_path, scene, Say(seat=2), terms=TIMED)


def test_nobody_gains_time_by_a_deal_of_his_own(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        before = room.standing.pace.clocks
        assert before is not None
        await offer(room)
        assert room.standing.pace.clocks == before
        await do(room, 1, TAKE)  # after which somebody may cheer, in a window of its own
        during = room.standing.pace.clocks
        assert during is not None and during.since == (None, None, None)
        assert during.left[0] <= before.left[0] and during.left[1:] == before.left[1:]
        await room.choose(CAT, 2, asked(room, 2).id, ("pass",))
        assert room.standing.pace.clocks is not None and room.standing.pace.waiting == (0,)
        assert room.standing.pace.clocks.left == during.left

    at_bazaar(tmp_path, scene, Say(seat=0), terms=TIMED, fans=(2,))


def test_to_take_an_offer_back_costs_no_time(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await do(room, 0, DEAL)
        before = room.standing.pace.clocks
        await room.undo(ANN, 0)
        assert room.standing.pace.clocks == before

    at_bazaar(tmp_path, scene, Say(seat=2), terms=TIMED)


def test_a_window_closes_when_it_would_have_without_a_deal(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await offer(room)
        await do(room, 1, TAKE)
        closes = timing.window_closes(room.table, room.standing)
        assert closes is not None and room.standing.in_window
        await do(room, 0, DEAL, TWO)
        assert timing.window_closes(room.table, room.standing) == closes

    at_bazaar(tmp_path, scene, Say(seat=2), terms=TIMED, fans=(2,))


# Back


def test_a_draft_is_taken_back_and_made_again(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        first = beside(room, 0)
        await do(room, 0, DEAL)
        assert room.shown(0).view["table"]["undo"] is True
        await room.undo(ANN, 0)
        assert beside(room, 0).options == first.options and beside(room, 0).id != first.id
        await room.redo(ANN, 0)
        assert beside(room, 0).prompt == "draft"
        await check_journal(rooms, room)

    at_bazaar(tmp_path, scene, Say(seat=2))


def test_a_draft_takes_nobody_elses_right_to_take_back(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await room.choose(CAT, 2, asked(room, 2).id, YES)
        drafted = beside(room, 0).id
        await do(room, 0, DEAL)
        await room.undo(CAT, 2)
        assert asked(room, 2).options and room.game.state.said == []
        assert len(room.game.choices) == 1 and beside(room, 0).id != drafted
        await check_journal(rooms, room)

    at_bazaar(tmp_path, scene, Say(seat=2), Say(seat=2), Say(seat=2))


def test_a_draft_that_no_longer_fits_goes_with_the_choice_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await room.choose(ANN, 0, asked(room, 0).id, ("spend", 2))
        first = beside(room, 1).id
        await do(room, 1, ("deal", 0), TWO)
        with pytest.raises(Clash):
            await room.undo(CAT, 2)
        await room.undo(ANN, 0)
        assert len(room.game.choices) == 0 and room.standing.ask_beside(1) is None
        await check_journal(rooms, room)
        await room.choose(ANN, 0, asked(room, 0).id, ("spend", 2))
        assert beside(room, 1).id != first  # so what was sent to it then is not taken for an answer now
        await check_journal(rooms, room)

    monkeypatch.setattr(Pay, "binds", lambda step, seat: True)
    at_bazaar(tmp_path, scene, Pay(seat=0), Say(seat=2))


# Whoever is away


def test_it_is_all_there_after_a_restart(tmp_path: Path) -> None:
    async def before(rooms: Rooms, room: Room) -> None:
        await offer(room)
        kept.append((room.id, asked(room, 2).id, beside(room, 1)))

    async def after() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            table, open_ask, offered = kept[0]
            room = await rooms.open(table)
            assert beside(room, 1) == offered
            await do(room, 1, TAKE)
            assert asked(room, 2).id == open_ask and room.game.state.coins == [1, 5, 3]
            await check_journal(rooms, room)

    kept: list[Any] = []
    at_bazaar(tmp_path, before, Say(seat=2))
    with playing(Say(seat=2)):
        asyncio.run(after())


def test_bots_find_offers_though_nobody_waits_for_them(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await offer(room)
        found = await rooms.asks.of(HOUSE, -1, 0.0, views=True, shard=0, shards=1)
        (question,) = found.asks
        assert (question.seat, question.ask["prompt"], question.view) == (1, "offer", room.shown(1).view)
        await room.choose(HOUSE, 1, question.ask["id"], REFUSE)
        assert (await rooms.asks.of(HOUSE, -1, 0.0, views=False, shard=0, shards=1)).asks == []

    at_bazaar(tmp_path, scene, Say(seat=2), holders=[ANN, "random", CAT])


def test_what_lies_beside_comes_before_the_open_question(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await offer(room)
        first = await rooms.asks.of(BEN, -1, 0.0, views=False, shard=0, shards=1)
        assert [each.ask["prompt"] for each in first.asks] == ["offer"]
        await do(room, 1, REFUSE)
        then = await rooms.asks.of(BEN, first.number, 0.0, views=False, shard=0, shards=1)
        assert [each.ask["prompt"] for each in then.asks] == ["say"]

    at_bazaar(tmp_path, scene, Say(seat=1))


def test_a_bot_that_makes_one_decision_deals_for_nobody(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await offer(room, giver=1, taker=0)
        await room.change(lambda draft: draft.lend(0))
        found = await rooms.asks.of(HOUSE, -1, 0.0, views=True, shard=0, shards=1)
        assert [each.ask["prompt"] for each in found.asks] == ["say"]
        assert found.asks[0].view is not None and found.asks[0].view["beside"] is None
        with pytest.raises(NotAllowed):
            await room.choose(HOUSE, 0, beside(room, 0).id, TAKE)
        await room.choose(ANN, 0, beside(room, 0).id, TAKE)
        assert room.game.state.coins == [5, 1, 3] and room.standing.pace.lent == (0,)

    at_bazaar(tmp_path, scene, Say(seat=0), terms=TIMED)


def test_where_the_game_has_no_bot_of_its_own_it_is_the_best_that_there_is(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await room.change(lambda draft: draft.lend(0))
        found = await rooms.asks.of(HOUSE, -1, 0.0, views=False, shard=0, shards=1)
        assert [each.level for each in found.asks] == ["random"]

    at_bazaar(tmp_path, scene, Say(seat=0), terms=TIMED)


def test_a_bot_that_plays_for_somebody_absent_deals_too(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await offer(room, giver=1, taker=0)
        await room.change(lambda draft: draft.take_seat(0))
        found = await rooms.asks.of(HOUSE, -1, 0.0, views=True, shard=0, shards=1)
        assert [each.ask["prompt"] for each in found.asks] == ["offer"]
        await room.choose(HOUSE, 0, beside(room, 0).id, REFUSE)
        await room.choose(ANN, 0, beside(room, 0).id, DEAL)  # who comes back has the seat again
        assert room.standing.pace.absent == ()

    at_bazaar(tmp_path, scene, Say(seat=0), terms=TIMED)


# Told


def test_somebody_who_is_away_is_told_of_an_offer(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        notified = rooms.notifier.told  # type: ignore[attr-defined]
        await asyncio.sleep(0)
        notified.clear()
        come_in(room, CAT, 2)
        await do(room, 0, DEAL, TWO)
        await asyncio.sleep(0)
        assert notified == []  # nobody has heard of it yet
        await do(room, 0, OFFER)
        await offer(room, giver=0, taker=2)
        await asyncio.sleep(0)
        assert notified == [("offered", "ben")]
        await do(room, 1, REFUSE)
        await asyncio.sleep(0)
        assert notified == [("offered", "ben"), ("moved", "ben")]

    at_bazaar(tmp_path, scene, Say(seat=2))


# Ordered


def test_an_order_refuses_all_offers_at_once_and_until_it_ends(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        refusing = NeverAsk(about=About(prompt="offer"), uses=2)
        room.orders = [Order(id="refusing", seat=1, game="barter", sentence=refusing)]
        await offer(room)
        assert not room.standing.offered and not room.game.beside
        assert room.game.choices.last.option == REFUSE and room.orders[0].used == 1
        entry = (await rooms.journal.entries(room.id))[-1]
        assert entry.body["by"] == "order" and entry.body["question"]["prompt"] == "offer"
        await check_journal(rooms, room)
        await offer(room)
        await offer(room)
        assert room.standing.offered == (1,)  # it was for two

    at_bazaar(tmp_path, scene, Say(seat=2), beside_limit=40)


def test_an_order_does_not_speak_for_somebody_who_only_drafts(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        leaving = AnswerUnless(about=About(prompt="draft"), option=["leave"])
        room.orders = [Order(id="leaving", seat=0, game="barter", sentence=leaving)]
        await do(room, 0, DEAL)
        assert beside(room, 0).prompt == "draft"

    at_bazaar(tmp_path, scene, Say(seat=2))


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is neutral in this game."""
    monkeypatch.setattr(orders, "words_of", lambda game: OrderWords(neutral={"offer": REFUSE}))

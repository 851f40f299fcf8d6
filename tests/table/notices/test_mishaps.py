"""Services that fail or hang, servers that end or die, several servers: each notice is told once."""

from __future__ import annotations

import asyncio

from tests.table.notices.scene import (
    NOON,
    Clock,
    Pigeon,
    Scene,
    add_person,
    add_table,
    at_once,
    go,
    notifying,
    opened,
    play,
    rows,
    wished,
)
from tests.waiting import turn_up
from throneworld.table.notices import waiting
from throneworld.table.notices.notifier import Notifier
from throneworld.table.notices.waiting import TOLD


def test_a_failing_service_is_tried_again_and_the_others_are_not(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna", wished("good", "bad"))
        scene.pigeon.bad = {"bad"}
        await scene.notifier.turn("anna", "first")
        await scene.notifier.settled()
        await scene.notifier.tell_due()
        await turn_up(lambda: scene.pigeon.tries == 3)
        scene.pigeon.bad = set()
        await scene.notifier.settled()
        assert [url for url, _, _ in scene.pigeon.sent] == ["good", "bad"]
        assert await rows(scene.database) == {("anna", "first"): TOLD}

    play(database_url, script, pauses=(0.01, 0.2, 0.2))


def test_a_service_that_keeps_failing_is_given_up(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna", wished("bad"))
        scene.pigeon.bad = {"bad"}
        await scene.notifier.turn("anna", "first")
        for _ in range(3):
            await go(scene.notifier)
            scene.clock.forward(60)
        assert scene.pigeon.tries == 4
        assert await rows(scene.database) == {("anna", "first"): TOLD}

    play(database_url, script, pauses=(0.01, 0.01, 0.01))


def test_answering_between_two_tries_ends_them(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna", wished("bad"))
        scene.pigeon.bad = {"bad"}
        await scene.notifier.turn("anna", "first")
        await scene.notifier.settled()
        await scene.notifier.tell_due()
        await turn_up(lambda: scene.pigeon.tries == 1)
        await scene.notifier.moved("anna", "first")
        await scene.notifier.settled()
        assert scene.pigeon.tries == 1
        assert await rows(scene.database) == {}

    play(database_url, script, pauses=(1.0, 1.0))


def test_a_turn_is_noted_within_milliseconds_while_a_service_hangs(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna", wished("stuck"))
        await add_person(scene.database, "bert")
        scene.pigeon.stuck = {"stuck"}
        running = asyncio.create_task(scene.notifier.run())
        await scene.notifier.turn("anna", "first")
        await turn_up(lambda: scene.pigeon.tries == 1)
        assert await at_once(scene.notifier.turn("bert", "first"))
        assert await at_once(scene.notifier.moved("anna", "second"))
        await turn_up(lambda: scene.pigeon.titles == ["Your turn: First"])
        await scene.notifier.close()
        await running

    play(database_url, script)


def test_a_turn_is_noted_even_while_the_database_is_locked(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna")
        async with scene.database.write():
            assert await at_once(scene.notifier.turn("anna", "first"))
            await asyncio.sleep(0.1)
        await go(scene.notifier)
        assert scene.pigeon.titles == ["Your turn: First"]

    play(database_url, script)


def test_what_was_written_down_outlives_the_server(database_url: str) -> None:
    async def run() -> None:
        clock, pigeon = Clock(), Pigeon()
        async with opened(database_url) as database, notifying(database, Pigeon(), clock) as notifier:
            await add_table(database, "first")
            await add_person(database, "anna", wished(digest=60))
            await notifier.turn("anna", "first")
        clock.forward(61)
        async with opened(database_url) as database, notifying(database, pigeon, clock) as notifier:
            await go(notifier)
        assert pigeon.titles == ["Your turn: First"]

    asyncio.run(run())


def test_a_server_that_ends_between_two_tries_leaves_the_rest_to_the_next(database_url: str) -> None:
    async def run() -> None:
        clock, broken, pigeon = Clock(), Pigeon(), Pigeon()
        broken.bad = {"pigeon"}
        async with opened(database_url) as database, notifying(database, broken, clock, (60.0,)) as notifier:
            await add_table(database, "first")
            await add_person(database, "anna")
            await notifier.turn("anna", "first")
            await until_written(notifier)
            await notifier.tell_due()
            await turn_up(lambda: broken.tries == 1)
            await asyncio.sleep(0.1)
        clock.forward(1)
        async with opened(database_url) as database, notifying(database, pigeon, clock) as notifier:
            await go(notifier)
        assert pigeon.titles == ["Your turn: First"]

    asyncio.run(run())


def test_what_a_dead_server_had_in_its_hands_is_told_by_another_later(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna")
        await scene.notifier.turn("anna", "first")
        await scene.notifier.settled()
        taken = await waiting.claim(scene.database, NOON, NOON + 300)
        assert [claim.person_id for claim in taken] == ["anna"]
        await go(scene.notifier)
        assert scene.pigeon.tries == 0
        scene.clock.forward(6)
        await go(scene.notifier)
        assert scene.pigeon.titles == ["Your turn: First"]

    play(database_url, script)


def test_two_servers_on_one_database_tell_each_notice_once(database_url: str) -> None:
    async def run() -> None:
        clock, pigeon = Clock(), Pigeon()
        guests = [f"guest{number}" for number in range(60)]
        async with (
            opened(database_url) as database,
            opened(database_url) as other,
            notifying(database, pigeon, clock) as here,
            notifying(other, pigeon, clock) as there,
        ):
            await add_table(database, "first")
            for guest in guests:
                await add_person(database, guest, wished(guest))
                await (here if len(guest) % 2 else there).turn(guest, "first")
                await there.turn(guest, "first")
            running = [asyncio.create_task(each.run()) for each in (here, there)]
            await turn_up(lambda: len(pigeon.sent) >= len(guests))
            await asyncio.sleep(0.2)
            await asyncio.gather(here.close(), there.close(), *running)
        assert sorted(url for url, _, _ in pigeon.sent) == sorted(guests)

    asyncio.run(run())


def test_the_notifier_goes_on_when_the_database_fails_for_a_while(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna")
        working = scene.database.read

        def broken() -> None:
            raise OSError("disk")

        scene.database.read = broken  # type: ignore[method-assign, assignment]
        await scene.notifier.turn("anna", "first")
        await asyncio.sleep(0.1)
        scene.database.read = working  # type: ignore[method-assign]
        await go(scene.notifier)
        assert scene.pigeon.titles == ["Your turn: First"]

    play(database_url, script)


async def until_written(notifier: Notifier) -> None:
    async with asyncio.timeout(10):
        while not await rows(notifier.database):
            await asyncio.sleep(0.005)

"""Who is told what and when; with a courier that only remembers."""

from __future__ import annotations

from sqlalchemy import delete

from tests.table.notices.scene import NOON, Scene, add_person, go, play, rows, set_state, wished
from throneworld.table.notices import waiting
from throneworld.table.notices.desk import Wish
from throneworld.table.notices.settings import Quiet
from throneworld.table.storage.schema import people, tables


def test_a_person_is_told_at_once_with_the_name_the_game_and_a_link(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna")
        await scene.notifier.turn("anna", "first")
        await go(scene.notifier)
        body = "A table waits for you:\nFirst (Rex): https://table.example/tables/first"
        assert scene.pigeon.sent == [("pigeon", "Your turn: First", body)]

    play(database_url, script)


def test_the_same_turn_is_told_once_however_often_the_table_says_so(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna")
        for _ in range(3):
            await scene.notifier.turn("anna", "first")
            await go(scene.notifier)
        assert len(scene.pigeon.sent) == 1
        await scene.notifier.moved("anna", "first")
        await scene.notifier.turn("anna", "first")
        await go(scene.notifier)
        assert len(scene.pigeon.sent) == 2

    play(database_url, script)


def test_a_turn_that_a_table_still_asks_for_after_a_day_is_told_again(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna")
        await scene.notifier.turn("anna", "first")
        await go(scene.notifier)
        scene.clock.forward(24 * 60 + 1)
        await scene.notifier.turn("anna", "first")
        await go(scene.notifier)
        assert len(scene.pigeon.sent) == 2

    play(database_url, script)


def test_answering_before_a_notice_is_due_cancels_it(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna", wished(digest=60))
        await scene.notifier.turn("anna", "first")
        await go(scene.notifier)
        assert await rows(scene.database) == {("anna", "first"): NOON + 3600}
        await scene.notifier.moved("anna", "first")
        scene.clock.forward(120)
        await go(scene.notifier)
        assert scene.pigeon.sent == []
        assert await rows(scene.database) == {}

    play(database_url, script)


def test_a_turn_and_its_answer_in_one_breath_leave_nothing_behind(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna")
        await scene.notifier.turn("anna", "first")
        await scene.notifier.moved("anna", "first")
        await scene.notifier.moved("anna", "second")
        await scene.notifier.turn("anna", "second")
        await go(scene.notifier)
        assert scene.pigeon.titles == ["Your turn: Second"]

    play(database_url, script)


def test_a_digest_collects_what_waits_and_tells_it_in_one_message(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna", wished(digest=60))
        await add_person(scene.database, "bert", wished(digest=60))
        for table in ("second", "first", "third"):
            await scene.notifier.turn("anna", table)
            scene.clock.forward(10)
            await go(scene.notifier)
        await scene.notifier.turn("bert", "first")
        await scene.notifier.moved("anna", "third")
        assert scene.pigeon.sent == []
        scene.clock.forward(30)
        await go(scene.notifier)
        lines = ["2 tables wait for you:", "Second (Rex): https://table.example/tables/second"]
        lines.append("First (Rex): https://table.example/tables/first")
        assert scene.pigeon.sent == [("pigeon", "Your turn at 2 tables", "\n".join(lines))]

    play(database_url, script)


def test_nobody_is_disturbed_in_quiet_hours_and_all_is_told_in_the_morning(database_url: str) -> None:
    evening = 1_749_500_000.0  # 20:13 UTC

    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna", wished(quiet=Quiet("20:00", "07:00", "UTC")))
        await scene.notifier.turn("anna", "first")
        await go(scene.notifier)
        scene.clock.forward(60)
        await scene.notifier.turn("anna", "second")
        await go(scene.notifier)
        assert scene.pigeon.sent == []
        scene.clock.forward(10 * 60)
        await go(scene.notifier)
        assert scene.pigeon.titles == ["Your turn at 2 tables"]

    play(database_url, script, now=evening)


def test_a_server_that_starts_in_quiet_hours_does_not_make_up_for_the_evening(database_url: str) -> None:
    afternoon = 1_749_490_000.0  # 17:26 UTC

    async def script(scene: Scene) -> None:
        quiet = Quiet("20:00", "07:00", "UTC")
        await add_person(scene.database, "anna", wished(quiet=quiet))
        await scene.notifier.turn("anna", "first")
        await scene.notifier.settled()
        scene.clock.forward(4 * 60)
        await go(scene.notifier)
        assert scene.pigeon.tries == 0
        scene.clock.forward(10 * 60)
        await go(scene.notifier)
        assert scene.pigeon.titles == ["Your turn: First"]

    play(database_url, script, now=afternoon)


def test_new_settings_apply_to_what_waits_already(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna", wished(digest=600))
        await scene.notifier.turn("anna", "first")
        await go(scene.notifier)
        await scene.notifier.desk.change("anna", Wish(keep=["id-pigeon"], digest=0))
        await go(scene.notifier)
        assert scene.pigeon.titles == ["Your turn: First"]

    play(database_url, script)


def test_who_has_named_no_service_is_not_written_down(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna")
        await add_person(scene.database, "bert")
        await scene.notifier.desk.change("bert", Wish())
        await scene.notifier.turn("bert", "first")
        await scene.notifier.turn("nobody", "first")
        await scene.notifier.turn("anna", "nowhere")
        await go(scene.notifier)
        assert await rows(scene.database) == {}
        assert scene.pigeon.tries == 0

    play(database_url, script)


def test_a_game_that_is_over_waits_for_nobody(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna", wished(digest=10))
        await scene.notifier.turn("anna", "first")
        await go(scene.notifier)
        await set_state(scene.database, "first", "finished")
        scene.clock.forward(11)
        await go(scene.notifier)
        assert scene.pigeon.tries == 0
        await waiting.sweep(scene.database)
        assert await rows(scene.database) == {}

    play(database_url, script)


def test_people_and_tables_that_go_take_their_notices_along(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        for person in ("anna", "bert"):
            await add_person(scene.database, person, wished(digest=10))
            await scene.notifier.turn(person, "first")
            await scene.notifier.turn(person, "second")
        await go(scene.notifier)
        async with scene.database.write() as connection:
            await connection.execute(delete(people).where(people.c.id == "anna"))
            await connection.execute(delete(tables).where(tables.c.id == "first"))
        assert set(await rows(scene.database)) == {("bert", "second")}

    play(database_url, script)


# Offers, for which nobody waits


def test_an_offer_is_told_once_however_many_are_made(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna")
        for _ in range(3):
            await scene.notifier.offered("anna", "first")
            await go(scene.notifier)
            await scene.notifier.lapsed("anna", "first")
            await go(scene.notifier)
        body = "You have been made an offer:\nFirst (Rex): https://table.example/tables/first"
        assert scene.pigeon.sent == [("pigeon", "An offer for you: First", body)]
        await scene.notifier.moved("anna", "first")
        await scene.notifier.offered("anna", "first")
        await go(scene.notifier)
        assert len(scene.pigeon.sent) == 2

    play(database_url, script)


def test_a_turn_is_told_even_if_an_offer_was(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna")
        await scene.notifier.offered("anna", "first")
        await go(scene.notifier)
        for _ in range(2):  # two servers may say so, one after the other
            await scene.notifier.turn("anna", "first")
            await go(scene.notifier)
        await scene.notifier.offered("anna", "first")
        await go(scene.notifier)
        assert scene.pigeon.titles == ["An offer for you: First", "Your turn: First"]

    play(database_url, script)


def test_an_offer_that_lapses_before_it_is_due_is_not_told(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna", wished(digest=60))
        await scene.notifier.offered("anna", "first")
        await go(scene.notifier)
        assert await rows(scene.database) == {("anna", "first"): NOON + 3600}
        await scene.notifier.lapsed("anna", "first")
        scene.clock.forward(120)
        await go(scene.notifier)
        assert scene.pigeon.sent == [] and await rows(scene.database) == {}

    play(database_url, script)


def test_turns_and_offers_are_told_in_one_letter(database_url: str) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna", wished(digest=60))
        await scene.notifier.offered("anna", "first")
        await scene.notifier.turn("anna", "second")
        await go(scene.notifier)
        scene.clock.forward(61)
        await go(scene.notifier)
        ((_, title, body),) = scene.pigeon.sent
        assert title == "Your turn: Second" and body.splitlines()[0] == "A table waits for you:"
        assert body.splitlines()[2] == "You have been made an offer:"

    play(database_url, script)

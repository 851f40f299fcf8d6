"""Pages of other sites can make a browser call us with its cookie: they must get nowhere."""

from __future__ import annotations

from pathlib import Path

from tests.table.safety.matrix import blocks, body_of, path_of
from tests.table.safety.stage import STRANGER, Person, Place, at_place, key
from tests.table.safety.tables import cast, scene
from tests.table.safety.test_matrix_anywhere import BODIES
from throneworld.table.api.security import CSRF_HEADER

FOREIGN = {"origin": "https://evil.example"}
OWN = {"origin": "http://testserver.local"}


def without_proof(who: Person) -> Person:
    """The cookie alone, as a browser adds it by itself."""
    return Person(who.id, who.name, {"cookie": who.headers["cookie"]})


def test_no_write_goes_through_with_the_cookie_alone(tmp_path: Path) -> None:
    rows = [row for row in blocks()["private running"].rows if row.writes]

    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "private", "running")
        before, fooled = place.ledger.dump(), without_proof(people.seat)
        for row in rows:
            body = body_of(row, table, "seat")
            answer = await place.call(fooled, row.method, path_of(row, table), body)
            assert key(answer) == (403, "csrf_token_wrong"), row.path
        assert place.ledger.dump() == before

    at_place(tmp_path, work)


def test_no_account_is_touched_with_the_cookie_alone(tmp_path: Path) -> None:
    rows = [row for row in blocks()["anywhere"].rows if row.writes]

    async def work(place: Place) -> None:
        fooled = without_proof(await place.person("Ann"))
        before = place.ledger.dump()
        for row in rows:
            answer = await place.call(
                fooled, row.method, row.path.format(token_id="x", lesson=1), BODIES.get(row.route)
            )
            assert key(answer) == (403, "csrf_token_wrong"), row.path
        assert place.ledger.dump() == before

    at_place(tmp_path, work)


def test_the_proof_of_another_session_is_none(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        ann, eve = await place.person("Ann"), await place.person("Eve")
        for proof in (eve.headers[CSRF_HEADER], "", "null", ann.headers[CSRF_HEADER].swapcase()):
            fooled = Person(ann.id, "", {"cookie": ann.headers["cookie"], CSRF_HEADER: proof})
            assert key(await place.call(fooled, "PATCH", "/me", {"name": "Eve"})) == (403, "csrf_token_wrong")

    at_place(tmp_path, work)


def test_a_foreign_page_signs_nobody_in(tmp_path: Path) -> None:
    """Else somebody would play on, unaware, with an account of the attacker's."""

    async def work(place: Place) -> None:
        before = place.ledger.dump()
        for path in ("/guest", "/sign-up", "/sign-in"):
            answer = await place.call(STRANGER, "POST", path, BODIES["POST", path], headers=FOREIGN)
            assert key(answer) == (403, "foreign_origin")
        assert place.ledger.dump() == before

    at_place(tmp_path, work)


def test_a_foreign_page_opens_no_socket_with_the_cookie(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "private", "running")
        for origin in (
            "https://evil.example",
            "null",
            "http://testserver.local.evil.example",
            "http://[",
            "",
        ):
            async with place.socket(without_proof(people.seat), table.id, origin=origin, host=HOST) as wire:
                assert (wire.accepted, wire.code) == (False, 4403), origin
        async with place.socket(without_proof(people.seat), table.id, host=HOST, **OWN) as wire:
            assert wire.accepted

    at_place(tmp_path, work)


HOST = "testserver.local"

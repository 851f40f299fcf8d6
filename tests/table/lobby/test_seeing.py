"""Who sees which table, and what of it."""

from __future__ import annotations

from sqlalchemy import update

from tests.table.lobby.desk import Desk, json
from throneworld.table.storage.schema import people, tables


def test_an_open_table_is_seen_by_everybody_without_its_codes(desk: Desk) -> None:
    table = desk.make("me", "invited", "open")
    for who in ("", "ben", "root", "house"):
        seen = desk.get(f"/tables/{table['id']}", who)
        assert (seen["name"], seen["owner"], seen["owner_name"]) == (table["name"], False, "Ann")
        assert seen["invite"] == "" and [seat["invite"] for seat in seen["seats"]] == ["", "", ""]
        assert not any(seat["mine"] for seat in seen["seats"])


def test_a_private_table_does_not_exist_for_others(desk: Desk) -> None:
    path = f"/tables/{desk.make(access='private')['id']}"
    doings = [
        ("GET", path, None),
        ("DELETE", path, None),
        ("POST", f"{path}/peek", {"code": "wrong"}),
        ("POST", f"{path}/peek", {"code": ""}),
        ("POST", f"{path}/join", {"seat": 1}),
        ("POST", f"{path}/leave", {}),
        ("POST", f"{path}/start", {}),
        ("PUT", f"{path}/seats/1", {"holder": "me"}),
        ("POST", f"{path}/seats/1/resign", {}),
        ("POST", f"{path}/seats/1/hand-over", {}),
        ("POST", f"{path}/seats/1/take-back", None),
        ("GET", f"{path}/chat", None),
        ("POST", f"{path}/chat", {"text": "hello"}),
        ("GET", f"{path}/notes", None),
        ("PUT", f"{path}/notes", {"text": "hello"}),
    ]
    for method, where, body in doings:
        assert desk.ask(method, where, "ben", body) == (404, "no_such_table"), where
    assert desk.get(path, "ann")["seats"][1]["holder"] == "open"


def test_whoever_sits_owns_administers_or_has_a_code_sees_a_private_table(desk: Desk) -> None:
    table = desk.make("me", "invited", "open", access="private")
    path = f"/tables/{table['id']}"
    for who in ("ann", "root", "house"):
        assert desk.get(path, who)["id"] == table["id"]
    for code in (table["invite"], table["seats"][1]["invite"]):
        for who in ("", "ben"):
            seen = desk.post(f"{path}/peek", who, {"code": code})
            assert seen["id"] == table["id"] and seen["invite"] == ""
    desk.post(f"{path}/join", "ben", {"code": table["invite"]})
    assert desk.get(path, "ben")["seats"][2]["mine"]


def test_a_code_in_the_address_opens_nothing(desk: Desk) -> None:
    table = desk.make(access="private")
    assert desk.get(f"/tables/{table['id']}?code={table['invite']}", "ben") == (404, "no_such_table")


def test_ids_that_cannot_be_are_not_found(desk: Desk) -> None:
    for name in ("nope", "x" * 300, "%00", "%F0%9F%8E%B2", "..%2F", "'%20or%201=1--"):
        assert desk.get(f"/tables/{name}", "ann")[0] == 404


def test_a_token_that_is_not_for_reading_reads_nothing(desk: Desk) -> None:
    table = desk.make()
    for path in ("/tables", f"/tables/{table['id']}", f"/tables/{table['id']}/chat"):
        assert desk.get(path, "ann", scopes="play") == (403, "token_lacks_scope")


def test_people_go_by_the_name_they_have_now(desk: Desk) -> None:
    table = desk.make("me", "open", "open")
    desk.write(update(people).where(people.c.id == "ann").values(name="Anna"))
    seen = desk.get(f"/tables/{table['id']}")
    assert (seen["owner_name"], seen["seats"][0]["name"]) == ("Anna", "Anna")


def test_seed_and_salt_are_shown_when_the_game_is_over_and_not_before(desk: Desk) -> None:
    table = desk.started("me", "me", "me")
    path = f"/tables/{table['id']}"
    for who in ("", "ann", "root", "house"):
        seen = desk.get(path, who)
        assert seen["commitment"] and seen["seed"] is None and seen["salt"] is None and seen["result"] is None
    result = json({"winners": [1], "ranking": [1, 0, 2], "how": "strongholds"})
    over = update(tables).values(state="finished", finished=9.0, result=result)
    desk.write(over.where(tables.c.id == table["id"]))
    seen = desk.get(path)
    assert seen["result"] == {"winners": [1], "ranking": [1, 0, 2], "how": "strongholds"}
    assert int(seen["seed"]) >= 0 and len(seen["salt"]) == 32


def test_when_the_owner_is_gone_the_first_who_sits_there_owns_the_table(desk: Desk) -> None:
    table = desk.make("open", "open", "open")
    path = f"/tables/{table['id']}"
    for who, seat in (("ben", 2), ("cem", 1)):
        desk.post(f"{path}/join", who, {"seat": seat})
    desk.write(update(tables).values(owner_id=None))
    assert not desk.get(path, "ben")["owner"]
    assert desk.get(path, "cem")["owner"] and desk.get(path)["owner_name"] == "Cem"
    assert isinstance(desk.post(f"{path}/start", "cem", {"fill_with_bots": "random"}), dict)

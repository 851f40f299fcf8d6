"""Tokens for bots and scripts."""

from __future__ import annotations

from typing import Any

from sqlalchemy import update

from tests.table.people.stage import PASSWORD, Stage, Visitor, key
from throneworld.table.people import tokens
from throneworld.table.people.accounts import house_person
from throneworld.table.people.keys import digest
from throneworld.table.people.sessions import DAY
from throneworld.table.storage import schema


def token(ann: Visitor, *scopes: str, name: str = "my bot") -> Any:
    answer = ann.post("/me/tokens", name=name, scopes=list(scopes or ("read", "play")))
    assert answer.status_code == 201, answer.text
    return answer.json()


def program(stage: Stage, secret: str) -> Visitor:
    """Calls with a token; knows neither cookies nor CSRF."""
    return stage.stranger(authorization=f"Bearer {secret}")


def test_a_token_is_shown_once_and_kept_as_a_hash(stage: Stage) -> None:
    ann = stage.guest()
    made = token(ann)
    assert made["secret"].startswith("tw_") and len(made["secret"]) == 46
    [row] = stage.all("tokens")
    assert row["hash"] == digest(made["secret"])
    assert made["secret"] not in ann.get("/me/tokens").text
    assert made["secret"] not in str(row)


def test_a_token_speaks_for_its_maker(stage: Stage) -> None:
    ann = stage.guest("Ann")
    bot = program(stage, token(ann)["secret"])
    assert bot.post("/play").json() == {"played": ann.id}
    me = bot.get("/me").json()
    assert (me["id"], me["scopes"], me["csrf"]) == (ann.id, ["read", "play"], "")


def test_tokens_are_listed_with_what_they_may_do_and_when_they_were_used(stage: Stage) -> None:
    ann = stage.guest()
    first = token(ann, "play", "read", "play", name=" first ")
    token(ann, "tables", name="second")
    program(stage, first["secret"]).get("/me")
    listed = {each["name"]: each for each in ann.get("/me/tokens").json()}
    assert listed["first"]["scopes"] == ["read", "play"]
    assert listed["first"]["used"] is not None
    assert listed["second"]["used"] is None
    assert set(listed["first"]) == {"id", "name", "scopes", "created", "used"}


def test_a_token_does_only_what_its_scopes_say(stage: Stage) -> None:
    ann = stage.guest()
    reader = program(stage, token(ann, "read")["secret"])
    assert key(reader.post("/play")) == (403, "token_lacks_scope")
    assert key(reader.get("/me/tokens")) == (403, "token_lacks_scope")
    assert key(reader.patch("/me", name="Eve")) == (403, "token_lacks_scope")
    assert key(reader.delete("/me")) == (403, "token_lacks_scope")
    assert key(reader.post("/sign-up", username="eve", password=PASSWORD)) == (403, "token_lacks_scope")
    assert key(reader.post("/me/password", old=PASSWORD, new=PASSWORD)) == (403, "token_lacks_scope")
    player = program(stage, token(ann, "play")["secret"])
    assert key(player.get("/me")) == (403, "token_lacks_scope")


def test_a_token_gives_no_rights_that_its_maker_lacks(stage: Stage) -> None:
    maker = program(stage, token(stage.guest(), "account", "read")["secret"])
    assert key(maker.post("/me/tokens", name="x", scopes=["read", "play"])) == (403, "scope_not_yours")
    assert maker.post("/me/tokens", name="x", scopes=["read"]).status_code == 201


def test_making_a_token_needs_the_scope_account(stage: Stage) -> None:
    reader = program(stage, token(stage.guest(), "read")["secret"])
    assert key(reader.post("/me/tokens", name="x", scopes=["read"])) == (403, "token_lacks_scope")


def test_a_deleted_token_is_void_at_once(stage: Stage) -> None:
    ann = stage.guest()
    made = token(ann)
    bot = program(stage, made["secret"])
    assert bot.get("/me").status_code == 200
    assert ann.delete(f"/me/tokens/{made['id']}").status_code == 204
    assert key(bot.get("/me")) == (401, "unknown_token")
    assert key(ann.delete(f"/me/tokens/{made['id']}")) == (404, "no_such_token")


def test_nobody_deletes_the_token_of_somebody_else(stage: Stage) -> None:
    ann, ben = stage.guest(), stage.guest()
    made = token(ann)
    assert key(ben.delete(f"/me/tokens/{made['id']}")) == (404, "no_such_token")
    assert program(stage, made["secret"]).get("/me").status_code == 200


def test_a_wrong_token_is_an_error_even_where_a_stranger_may_go(stage: Stage) -> None:
    for secret in ("tw_wrong", "", "x" * 4000, "not a token"):
        assert key(program(stage, secret).get("/caller")) == (401, "unknown_token")


def test_a_wrong_token_counts_before_a_good_cookie(stage: Stage) -> None:
    ann = stage.guest()
    assert key(ann.get("/me", authorization="Bearer tw_wrong")) == (401, "unknown_token")


def test_a_session_is_no_token_and_a_token_no_session(stage: Stage) -> None:
    ann = stage.guest()
    secret = token(ann)["secret"]
    assert key(program(stage, ann.secret).get("/me")) == (401, "unknown_token")
    ann.secret = secret
    assert not ann.is_in


def test_other_kinds_of_authorization_are_for_somebody_else(stage: Stage) -> None:
    ann = stage.guest()
    assert ann.get("/me", authorization="Basic YW5uOnNlY3JldA==").status_code == 200


def test_there_is_a_most_number_of_tokens(stage: Stage) -> None:
    ann = stage.guest()
    for _ in range(tokens.MOST):
        token(ann)
    assert key(ann.post("/me/tokens", name="x", scopes=["read"])) == (409, "too_many_tokens")


def test_tokens_need_a_name_and_known_scopes(stage: Stage) -> None:
    ann = stage.guest()
    for body in (
        {"name": "", "scopes": ["read"]},
        {"name": "x" * 61, "scopes": ["read"]},
        {"name": "a\u202eb", "scopes": ["read"]},
        {"name": "x", "scopes": []},
        {"name": "x", "scopes": ["everything"]},
        {"name": "x", "scopes": ["read"] * 5},
        {"name": "x"},
    ):
        assert ann.call("POST", "/me/tokens", body).status_code == 400
    assert stage.all("tokens") == []


def test_tokens_of_a_guest_do_not_speak_for_the_account_that_the_guest_becomes(stage: Stage) -> None:
    ann = stage.guest()
    bot = program(stage, token(ann)["secret"])
    assert bot.get("/me").status_code == 200
    ann.comes_in("/sign-up", username="ann", password=PASSWORD)
    assert key(bot.get("/me")) == (401, "unknown_token")


def test_tokens_outlive_a_change_of_password(stage: Stage) -> None:
    ann = stage.account()
    bot = program(stage, token(ann)["secret"])
    ann.post("/me/password", old=PASSWORD, new="battery staple")
    assert bot.get("/me").status_code == 200


def test_signing_out_with_a_token_ends_nothing(stage: Stage) -> None:
    ann = stage.guest()
    bot = program(stage, token(ann)["secret"])
    assert bot.post("/sign-out").status_code == 204
    assert bot.get("/me").status_code == 200
    assert ann.is_in


# The house


def test_the_house_has_one_account_and_a_fresh_token_at_each_start(stage: Stage) -> None:
    house, first = stage.run(house_person, stage.database, 1000.0)
    same, second = stage.run(house_person, stage.database, 1001.0)
    assert house == same and first != second
    [person] = stage.all("people")
    assert (person["name"], person["house"], person["username"]) == ("House", True, None)
    for secret in (first, second):
        bot = program(stage, secret)
        assert bot.get("/caller").json() == {"id": house, "house": True, "admin": False}
        assert bot.post("/play").status_code == 200
        assert key(bot.get("/me/tokens")) == (403, "token_lacks_scope")


def test_tokens_of_the_house_go_when_nobody_has_used_them_for_a_day(stage: Stage) -> None:
    _, old = stage.run(house_person, stage.database, 1000.0)
    _, busy = stage.run(house_person, stage.database, 1001.0)
    used = update(schema.tokens).where(schema.tokens.c.hash == digest(busy)).values(used=DAY)
    stage.write(used)
    _, fresh = stage.run(house_person, stage.database, 1500.0 + DAY)
    assert {row["hash"] for row in stage.all("tokens")} == {digest(busy), digest(fresh)}
    assert digest(old) not in {row["hash"] for row in stage.all("tokens")}


def test_nobody_can_sign_in_as_the_house(stage: Stage) -> None:
    stage.run(house_person, stage.database)
    for username in ("house", "House"):
        answer = stage.stranger().post("/sign-in", username=username, password="")
        assert answer.status_code in (400, 401)
        answer = stage.stranger().post("/sign-in", username=username, password="None")
        assert key(answer) == (401, "wrong_credentials")

"""Signing up, signing in, signing out, changing the password."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from argon2 import DEFAULT_MEMORY_COST, DEFAULT_TIME_COST, PasswordHasher, Type
from sqlalchemy import update

from tests.table.people.stage import PASSWORD, Stage, key
from throneworld.table.errors import NotFound
from throneworld.table.people import passwords
from throneworld.table.people.accounts import make_admin, person_of
from throneworld.table.storage.schema import people

USED = passwords._hasher
"""Before the fixtures put a cheaper one in its place."""


def test_a_guest_becomes_an_account_and_stays_the_same_person(stage: Stage) -> None:
    ann = stage.guest("Ann")
    before = ann.id
    answer = ann.post("/sign-up", username="Ann.Of-Sol_1", password=PASSWORD)
    assert answer.status_code == 201
    assert (answer.json()["id"], answer.json()["name"]) == (before, "Ann")
    assert answer.json()["username"] == "ann.of-sol_1"
    assert len(stage.all("people")) == 1


def test_a_stranger_gets_a_new_account_named_like_the_user_name(stage: Stage) -> None:
    answer = stage.stranger().post("/sign-up", username="Ben", password=PASSWORD)
    assert (answer.json()["name"], answer.json()["username"]) == ("Ben", "ben")
    named = stage.stranger().post("/sign-up", username="cem", password=PASSWORD, name="Cem the Great")
    assert named.json()["name"] == "Cem the Great"


def test_the_holder_of_an_account_cannot_sign_up_again(stage: Stage) -> None:
    ann = stage.account()
    assert key(ann.post("/sign-up", username="other", password=PASSWORD)) == (409, "already_an_account")


def test_user_names_are_unique_whatever_their_case(stage: Stage) -> None:
    stage.account("ann")
    assert key(stage.stranger().post("/sign-up", username="ANN", password=PASSWORD)) == (
        409,
        "username_taken",
    )
    guest = stage.guest()
    assert key(guest.post("/sign-up", username="Ann", password=PASSWORD)) == (409, "username_taken")
    assert guest.is_in


def test_a_user_name_is_three_to_forty_plain_characters(stage: Stage) -> None:
    for username in (
        "ab",
        "x" * 41,
        "a b c",
        "\u0430nn",
        "ann\n",
        "ann\x00",
        "../etc",
        "\u212aelvin",
        "\uff41nn",
    ):
        assert stage.stranger().post("/sign-up", username=username, password=PASSWORD).status_code == 400
    assert stage.all("people") == []


def test_a_password_is_eight_to_two_hundred_characters(stage: Stage) -> None:
    for password in ("", "1234567", "x" * 201):
        assert stage.stranger().post("/sign-up", username="ann", password=password).status_code == 400
    assert stage.account("ann", "x" * 200).is_in
    assert stage.again("ann", "x" * 200).is_in


def test_passwords_are_kept_as_argon2id(stage: Stage) -> None:
    assert (USED.type, USED.memory_cost, USED.time_cost) == (Type.ID, DEFAULT_MEMORY_COST, DEFAULT_TIME_COST)
    stage.account()
    [person] = stage.all("people")
    assert person["password"].startswith("$argon2id$")
    assert PasswordHasher().verify(person["password"], PASSWORD)


def test_one_signs_in_with_the_right_password_whatever_the_case_of_the_name(stage: Stage) -> None:
    ann = stage.account("ann")
    assert stage.again("Ann").id == ann.id


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(stage: Stage) -> None:
    stage.account("ann")
    wrong = stage.stranger().post("/sign-in", username="ann", password="not the one")
    unknown = stage.stranger().post("/sign-in", username="nobody", password="not the one")
    unfit = stage.stranger().post("/sign-in", username="no\x00body", password="not the one")
    assert key(wrong) == (401, "wrong_credentials")
    assert wrong.content == unknown.content == unfit.content


def test_for_an_unknown_name_a_hash_is_reckoned_as_well(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time of an answer tells nobody who has an account: either way it is one reckoning."""
    stage.account("ann")
    reckoned: list[str] = []
    for name in ("hash", "verify"):
        monkeypatch.setattr(PasswordHasher, name, counted(name, reckoned))
    for username, way in (("ann", "verify"), ("nobody", "hash"), ("no\x00body", "hash")):
        reckoned.clear()
        stage.stranger().post("/sign-in", username=username, password="not the one")
        assert reckoned == [way]


def counted(name: str, reckoned: list[str]) -> Any:
    whole = getattr(PasswordHasher, name)

    def count(*args: Any, **kwargs: Any) -> Any:
        reckoned.append(name)
        return whole(*args, **kwargs)

    return count


def test_hashes_are_never_reckoned_in_the_event_loop(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = PasswordHasher.hash

    def watched(*args: Any, **kwargs: Any) -> str:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        return whole(*args, **kwargs)

    monkeypatch.setattr(PasswordHasher, "hash", watched)
    assert stage.account().is_in


def test_a_hash_of_older_parameters_is_made_anew_when_its_owner_signs_in(stage: Stage) -> None:
    stage.account("ann")
    old = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    stage.write(update(people).values(password=old))
    assert key(stage.stranger().post("/sign-in", username="ann", password="not the one"))[0] == 401
    assert stage.all("people")[0]["password"] == old
    stage.again("ann")
    assert stage.all("people")[0]["password"] != old
    assert stage.again("ann").is_in


def test_a_broken_hash_lets_nobody_in(stage: Stage) -> None:
    stage.account("ann")
    stage.write(update(people).values(password="$argon2id$nonsense"))
    assert key(stage.stranger().post("/sign-in", username="ann", password=PASSWORD))[0] == 401


def test_a_password_typed_in_another_composition_is_the_same(stage: Stage) -> None:
    stage.account("ann", "p\u00e4ssw\u00f6rter")
    assert stage.again("ann", "pa\u0308sswo\u0308rter").is_in


def test_too_long_a_password_is_refused_before_anything_is_reckoned() -> None:
    assert asyncio.run(passwords.matches(None, "x" * 201)) is False


def test_signing_out_ends_the_session_and_drops_the_cookie(stage: Stage) -> None:
    ann = stage.account()
    secret = ann.secret
    answer = ann.post("/sign-out")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    ann.secret = secret
    assert not ann.is_in
    assert stage.all("sessions") == []


def test_a_stranger_may_sign_out_and_nothing_happens(stage: Stage) -> None:
    assert stage.stranger().post("/sign-out").status_code == 204


def test_a_new_password_ends_all_other_sessions(stage: Stage) -> None:
    ann = stage.account("ann")
    other = stage.again("ann")
    assert other.is_in
    answer = ann.post("/me/password", old=PASSWORD, new="battery staple")
    assert answer.status_code == 204
    assert ann.is_in
    assert not other.is_in
    assert key(stage.stranger().post("/sign-in", username="ann", password=PASSWORD))[0] == 401
    assert stage.again("ann", "battery staple").id == ann.id


def test_the_old_password_is_needed_for_a_new_one(stage: Stage) -> None:
    ann = stage.account("ann")
    assert key(ann.post("/me/password", old="not the one", new="battery staple")) == (403, "wrong_password")
    assert ann.post("/me/password", old=PASSWORD, new="short").status_code == 400
    assert stage.again("ann").is_in


def test_a_guest_has_no_password_to_change(stage: Stage) -> None:
    answer = stage.guest().post("/me/password", old=PASSWORD, new="battery staple")
    assert key(answer) == (403, "guest_has_no_password")


def test_nobody_is_an_admin_unless_the_command_line_says_so(stage: Stage) -> None:
    ann = stage.account("ann")
    assert ann.get("/me").json()["admin"] is False
    assert stage.run(make_admin, stage.database, "ANN").admin
    assert ann.get("/me").json()["admin"] is True
    assert stage.run(person_of, stage.database, ann.id).admin
    assert stage.run(person_of, stage.database, "nobody") is None


def test_only_an_account_can_be_made_an_admin(stage: Stage) -> None:
    stage.guest()
    for username in ("nobody", "", "no\x00body"):
        with pytest.raises(NotFound):
            stage.run(make_admin, stage.database, username)

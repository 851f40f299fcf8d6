"""One click to play."""

from __future__ import annotations

from tests.table.people.stage import Stage, a_seat, a_table, key


def test_a_name_is_all_that_a_guest_gives(stage: Stage) -> None:
    answer = stage.stranger().post("/guest", name="  Ann of Sol ")
    assert answer.status_code == 200
    assert answer.json()["name"] == "Ann of Sol"
    assert answer.json()["username"] is None
    [person] = stage.all("people")
    assert (person["name"], person["username"], person["password"]) == ("Ann of Sol", None, None)


def test_a_guest_is_known_by_the_cookie(stage: Stage) -> None:
    ann = stage.guest("Ann")
    assert ann.get("/me").json() == {
        "id": ann.id,
        "name": "Ann",
        "username": None,
        "admin": False,
        "scopes": ["read", "play", "tables", "account"],
        "csrf": ann.csrf,
    }


def test_whoever_is_in_stays_who_they_are(stage: Stage) -> None:
    ann = stage.guest("Ann")
    answer = ann.post("/guest", name="Somebody else")
    assert (answer.json()["id"], answer.json()["name"]) == (ann.id, "Ann")
    assert "set-cookie" not in answer.headers
    assert len(stage.all("people")) == 1


def test_two_guests_may_have_the_same_name(stage: Stage) -> None:
    assert stage.guest("Ann").id != stage.guest("Ann").id


def test_a_stranger_has_no_me(stage: Stage) -> None:
    assert key(stage.stranger().get("/me")) == (401, "sign_in_first")


def test_a_page_may_ask_who_comes_without_an_error_for_strangers(stage: Stage) -> None:
    assert stage.stranger().get("/session").json() == {"me": None}
    ann = stage.guest("Ann")
    assert ann.get("/session").json() == {"me": ann.get("/me").json()}


def test_names_may_be_written_in_any_script(stage: Stage) -> None:
    for name in ("\u00c5sa", "\u674e\u96f7", "\u0410\u043d\u043d\u0430", "O'Neil <3", "x" * 40, "\U0001f451"):
        assert stage.stranger().post("/guest", name=name).json()["name"] == name


def test_control_characters_and_marks_that_turn_text_around_make_no_name(stage: Stage) -> None:
    controls = ("   ", "a\x00b", "a\nb", "a\x1b[31m", "a\x7f", "a\u2028b", "\ue000", "\u200b")
    turning = ("a\u202eb", "a\u2066b", "a\u200fb", "a\u061cb", "a\ufeffb")
    for name in controls + turning:
        assert key(stage.stranger().post("/guest", name=name)) == (400, "bad_name")
    assert stage.all("people") == []


def test_letters_that_look_the_same_are_kept_the_same(stage: Stage) -> None:
    assert stage.stranger().post("/guest", name="A\u030asa").json()["name"] == "\u00c5sa"


def test_a_new_name_counts_at_once_and_running_tables_hear_of_it(stage: Stage) -> None:
    ann = stage.guest("Ann")
    stage.write(a_table("r1", "running", None), a_seat("r1", 0, ann.id), a_seat("r1", 1, ann.id))
    stage.write(a_table("l1", "lobby", None), a_seat("l1", 0, ann.id))
    answer = ann.patch("/me", name=" Anna ")
    assert (answer.status_code, answer.json()["name"]) == (200, "Anna")
    assert ann.get("/me").json()["name"] == "Anna"
    assert stage.rooms.changed == ["r1"]
    assert key(ann.patch("/me", name="a\u202eb")) == (400, "bad_name")

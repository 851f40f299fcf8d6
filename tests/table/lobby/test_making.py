"""Making a table, and the games there are."""

from __future__ import annotations

from typing import Any, get_args

import throneworld as tw
from tests.table.lobby.desk import Desk
from throneworld.bots import BOTS
from throneworld.table.lobby.making import MOST_TABLES
from throneworld.table.lobby.rows import Level

THREE = [{"holder": "me"}, {"holder": "open"}, {"holder": "bot", "level": "random"}]


def test_the_games_are_told_with_seats_factions_options_and_bots(desk: Desk) -> None:
    told = desk.get("/games")
    assert [game["id"] for game in told["games"]] == [game["id"] for game in tw.games()]
    rex = told["games"][0]
    assert rex["seats"] == [3, 6] and "sol" in rex["factions"]
    assert rex["options"] == tw.games()[0]["options"]
    assert told["bots"] == ["random", "heuristic"]


def test_all_bots_of_the_library_may_sit_at_a_table() -> None:
    assert set(get_args(Level)) == set(BOTS)


def test_a_new_table_has_its_seats_as_they_were_asked_for(desk: Desk) -> None:
    table = desk.make("me", "open", "invited", "bot", "me", name="  Friday \t night ")
    assert [seat["holder"] for seat in table["seats"]] == ["person", "open", "invited", "bot", "person"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False, False, True]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "", "", "", "Ann"]
    assert [seat["level"] for seat in table["seats"]] == ["", "", "", "heuristic", ""]
    assert [bool(seat["invite"]) for seat in table["seats"]] == [False, False, True, False, False]
    assert (table["name"], table["state"], table["origin"]) == ("Friday night", "lobby", "played")
    assert table["owner"] and table["owner_name"] == "Ann" and table["invite"]
    assert table["turn"] is None and table["seed"] is None and table["commitment"] is None


def test_a_table_without_a_name_is_named_after_game_and_owner(desk: Desk) -> None:
    assert desk.make()["name"] == "Rex \u00b7 Ann"
    assert desk.make(name="\u202e\x00 \n")["name"] == "Rex \u00b7 Ann"


def test_options_that_are_not_named_have_their_defaults(desk: Desk) -> None:
    options = desk.make(options={"betrayal": True, "negotiation_limit": 2})["options"]
    assert options["betrayal"] is True and options["negotiation_limit"] == 2
    assert options["races"] == "choose" and options["recommended"] is False
    assert set(options) == set(tw.games()[0]["options"])


def test_terms_are_shown_as_they_apply(desk: Desk) -> None:
    terms = desk.make(access="private", terms={"clock": {"bank": 60, "increment": 5}})["terms"]
    assert (terms["release"], terms["hold"]) == ("instant", 3.0)
    assert terms["clock"] == {"bank": 60.0, "increment": 5.0, "time_out": "bot_decides"}
    terms = desk.make(terms={"watching": "delayed", "delay": 30})["terms"]
    assert (terms["release"], terms["hold"], terms["delay"]) == ("uniform", 20.0, 30.0)


def test_factions_may_be_given_to_all_seats_to_some_or_to_none(desk: Desk) -> None:
    for factions in (("sol", "lazax", "hacan"), ("sol", "", ""), ("", "", "")):
        seats = [{"holder": "me", "faction": faction} for faction in factions]
        made = desk.post("/tables", "ann", {"game": "rex", "seats": seats})
        assert tuple(seat["faction"] for seat in made["seats"]) == factions


UNKNOWN: list[dict[str, Any]] = [
    {"game": "chess"},
    {"seats": THREE[:2]},
    {"seats": THREE * 3},
    {"seats": [{"holder": "me", "faction": "sol"}] * 3},
    {"seats": [*THREE[:2], {"holder": "me", "faction": "orcs"}]},
    {"seats": [{"holder": "me", "faction": "sol"}, *[{"holder": "open"}] * 6]},
    {"options": {"betrayal": 1}},
    {"options": {"no_such_option": True}},
    {"options": {"negotiation_limit": 0}},
    {"options": {"races": "mine"}},
]


def test_a_setup_that_the_game_does_not_know_is_refused(desk: Desk) -> None:
    for change in UNKNOWN:
        body = {"game": "rex", "seats": THREE, **change}
        assert desk.post("/tables", "ann", body) == (400, "bad_setup"), change
    assert desk.get("/tables?list=mine", "ann")["tables"] == []


def test_the_refusal_of_a_setup_says_what_is_wrong(desk: Desk) -> None:
    assert desk.client is not None
    body = {"game": "rex", "seats": THREE, "options": {"betrayal": "yes"}}
    answer = desk.client.post("/api/v1/tables", headers={"who": "ann"}, json=body).json()
    assert answer["message"].startswith(
        "this game cannot be set up: option 'betrayal' is either true or false"
    )


def test_terms_that_nobody_can_play_by_are_refused(desk: Desk) -> None:
    for terms, key in (({"clock": {"bank": 0}}, "empty_bank"), ({"watching": "delayed"}, "no_delay")):
        assert desk.post("/tables", "ann", {"game": "rex", "seats": THREE, "terms": terms}) == (400, key)


MISSHAPEN: list[Any] = [
    {},
    [],
    "rex",
    {"game": "rex"},
    {"game": "rex", "seats": []},
    {"game": "rex", "seats": [{}] * 3},
    {"game": "rex", "seats": THREE * 5},
    {"game": "rex", "seats": [{"holder": "person"}] * 3},
    {"game": "rex", "seats": [{"holder": "bot", "level": "genius"}] * 3},
    {"game": "rex", "seats": [{"holder": "me", "person_id": "ben"}] * 3},
    {"game": "rex" * 100, "seats": THREE},
    {"game": ["rex"], "seats": THREE},
    {"game": "rex", "seats": THREE, "seed": 7},
    {"game": "rex", "seats": THREE, "owner_id": "ben"},
    {"game": "rex", "seats": THREE, "access": "secret"},
    {"game": "rex", "seats": THREE, "name": "x" * 61},
    {"game": "rex", "seats": THREE, "options": {"betrayal": None}},
    {"game": "rex", "seats": THREE, "options": {"betrayal": {"a": []}}},
    {"game": "rex", "seats": THREE, "options": {"negotiation_limit": 10**30}},
    {"game": "rex", "seats": THREE, "options": {str(each): 1 for each in range(100)}},
    {"game": "rex", "seats": THREE, "terms": {"hold": -1}},
    {"game": "rex", "seats": THREE, "terms": {"delay": 1e300}},
    {"game": "rex", "seats": THREE, "terms": {"clock": {"time_out": "explode"}}},
    {"game": "rex", "seats": THREE, "terms": {"unknown": 1}},
]


def test_bodies_of_another_shape_are_refused_and_change_nothing(desk: Desk) -> None:
    for body in MISSHAPEN:
        assert desk.post("/tables", "ann", body)[0] == 400, body
    assert desk.get("/tables?list=mine", "ann")["tables"] == []


def test_strangers_and_tokens_for_other_things_make_no_table(desk: Desk) -> None:
    body = {"game": "rex", "seats": THREE}
    assert desk.post("/tables", "", body) == (401, "sign_in_first")
    assert desk.post("/tables", "ann", body, scopes="read,play") == (403, "token_lacks_scope")


def test_nobody_has_more_than_so_many_tables_that_are_not_finished(desk: Desk) -> None:
    made = [desk.make() for _ in range(MOST_TABLES)]
    body = {"game": "rex", "seats": THREE}
    assert desk.post("/tables", "ann", body) == (409, "too_many_tables")
    assert isinstance(desk.post("/tables", "ben", body), dict)
    desk.delete(f"/tables/{made[0]['id']}", "ann")
    assert isinstance(desk.post("/tables", "ann", body), dict)

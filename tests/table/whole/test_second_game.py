"""Twilight Imperium 4 at the table: what holds for Rex holds for it too, unasked."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import throneworld as tw
import throneworld.ti4.meta
from tests.table.server import guests, serving
from tests.table.whole.conftest import Place
from tests.table.whole.followers import Follower, following
from tests.table.whole.players import (
    answer,
    by_looking,
    by_questions,
    by_socket,
    decider,
    play,
    sit_down,
)
from tests.table.whole.proofs import again_from_the_journal, exported, prove
from tests.table.whole.test_whole_games import UNIFORM, Case, check_pace, watch
from tests.waiting import last_resort
from throneworld.client import Client, ClientError
from throneworld.kernel.registry import definition_of
from throneworld.table.orders.checks import prompts_of
from throneworld.table.trust.verifying import verify
from throneworld.ti4.orders import ORDERS as TI4
from throneworld.ti4.tables import MECATOL_TILE

pytestmark = pytest.mark.game("ti4")

DEALT = {"factions": "random"}


@pytest.fixture
def trio(people: list[Client]) -> list[Client]:
    return people[:3]


def begin(people: list[Client], holders: str, **more: Any) -> str:
    return sit_down(people, holders, game="ti4", **{"options": DEALT, **more})


def play_on(client: Client, table: str, choices: int) -> None:
    """One person who holds all seats plays so many choices at random."""
    decide = decider(seed=choices)
    while choices:
        for question in client.asks().asks:
            shown = client.view(table, question.seat)
            if shown.ask is not None and choices:
                choices -= answer(client, (table,), shown.view, shown.ask, decide)


# Whole games


def test_bots_play_it_to_its_end_on_a_map_of_ones_own(place: Place, trio: list[Client]) -> None:
    tiles = tw.new_game("ti4", 3, 5, DEALT).view(None)["map"]
    own = " ".join(str(0 if 0 < tile < MECATOL_TILE else tile) for tile in tiles[1:])
    table = begin(trio, "rrr", options=DEALT | {"galaxy": "string", "map_string": own}, access="open")
    play(table, [(trio[0], watch, decider())])
    prove(trio[0], table, place.database)
    assert exported(trio[0], table).options["map_string"] == own
    assert trio[0].report(table)["moments"][-1]["end"]


def test_people_play_it_over_socket_and_http(place: Place, trio: list[Client]) -> None:
    table = begin(trio, "012")
    ways = (by_socket, by_questions, by_looking)
    made = play(
        table,
        [(client, way, decider(seed=n)) for n, (client, way) in enumerate(zip(trio, ways, strict=True))],
    )
    entries = prove(trio[0], table, place.database)
    chosen = Counter(entry.person_id for entry in entries if entry.body.get("by") == "person")
    assert [chosen[client.me()["id"]] for client in trio] == made


def test_it_goes_on_in_uniform_windows(place: Place, trio: list[Client]) -> None:
    table = begin(trio, "012", terms=UNIFORM)
    play(table, [(client, by_socket, decider(seed=n)) for n, client in enumerate(trio)])
    entries = prove(trio[0], table, place.database)
    check_pace(Case("012", "sss", UNIFORM), trio[0].view(table).status, entries)


# What is shown


def plain(view: dict[str, Any]) -> bytes:
    """A view without what the table adds to that of the game."""
    asks = {name: view[name] and {**view[name], "id": ""} for name in ("ask", "beside")}
    shown = {key: value for key, value in view.items() if key != "table"} | asks
    return msgspec.json.encode(msgspec.to_builtins(shown), order="deterministic")


def all_views(client: Client, table: str) -> dict[int | None, set[bytes]]:
    """Everything that the game shows to each seat and to a spectator from its beginning to its end."""
    played = verify(exported(client, table))
    game = played.definition.again(played)
    seats = (None, *range(game.seats))
    views = {seat: {plain(game.view(seat))} for seat in seats}
    for choice in played.choices:
        game.choose(choice.seat, choice.option)
        for seat in seats:
            views[seat].add(plain(game.view(seat)))
    return views


def test_nobody_is_shown_more_than_the_game_shows(trio: list[Client]) -> None:
    table = begin(trio, "001", access="open", terms={"release": "instant"})
    followers = [Follower(client, table) for client in trio]
    asyncio.run(follow(followers))
    allowed = all_views(trio[0], table)
    assert [sorted({seat for seat, _ in each.seen}, key=str) for each in followers] == [[0, 1], [2], [None]]
    for each in followers:
        strange = [seq for (seat, seq), view in each.seen.items() if plain(view) not in allowed[seat]]
        assert len(each.seen) > 100 and strange == []


async def follow(followers: list[Follower]) -> None:
    """All look on to the end, and the first two play."""
    async with following(*followers), last_resort(), asyncio.TaskGroup() as tasks:
        for each in followers:
            tasks.create_task(each.follow())
        for seed, each in enumerate(followers[:2]):
            tasks.create_task(each.play(decider(seed=seed)))


# What is kept


def test_a_game_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as url, guests(url, "Ann") as (ann,):
        table = begin([ann], "000")
        play_on(ann, table, 200)
        before = {seat: plain(ann.view(table, seat).view) for seat in range(3)}
        token = ann.make_token("later")["secret"]
    with serving(tmp_path) as url, Client(url, token) as again:
        assert {seat: plain(again.view(table, seat).view) for seat in range(3)} == before
        play_on(again, table, 100)
    again_from_the_journal(f"sqlite:///{tmp_path / 'throneworld.db'}", table)


def test_a_choice_is_taken_back_and_made_again(trio: list[Client]) -> None:
    table = begin(trio, "000")
    client, decide = trio[0], decider(seed=4)
    while True:
        (question,) = client.asks().asks[:1]
        before = client.view(table, question.seat)
        assert before.ask is not None
        answer(client, (table,), before.view, before.ask, decide)
        after = client.view(table, question.seat)
        if after.view["table"]["undo"] and plain(after.view) != plain(before.view):
            break
    client.undo(table, question.seat)
    assert plain(client.view(table, question.seat).view) == plain(before.view)
    client.redo(table, question.seat)
    assert plain(client.view(table, question.seat).view) == plain(after.view)


# What is asked for, and refused


def test_factions_are_named_by_all_seats_or_some(trio: list[Client]) -> None:
    seats = [{"holder": "me", "faction": "arborec"}, {"holder": "me"}, {"holder": "me"}]
    table = str(trio[0].create_table("ti4", seats, access="private")["id"])
    trio[0].start(table)
    factions = [player["faction"] for player in trio[0].view(table, 0).view["players"]]
    assert factions[0] == "arborec" and len(set(factions)) == 3 and all(factions)


def test_a_table_is_called_after_the_game(trio: list[Client]) -> None:
    made = trio[0].create_table("ti4", [{"holder": "me"}] * 3)
    assert made["name"] == "Twilight Imperium 4 \u00b7 Ann"


@pytest.mark.parametrize("options", [{"map_string": "x" * 201}, {"map_string": 7}, {"points": 11}])
def test_settings_that_do_not_fit_are_refused(trio: list[Client], options: dict[str, Any]) -> None:
    with pytest.raises(ClientError, match="bad_setup"):
        trio[0].create_table("ti4", [{"holder": "me"}] * 3, options=options)


def test_its_settings_are_told(trio: list[Client]) -> None:
    (told,) = (game for game in trio[0].games()["games"] if game["id"] == "ti4")
    assert told["options"] == {each.id: each.data() for each in definition_of("ti4").settings}
    assert told["options"]["points"]["step"] == 4 and told["options"]["map_string"]["longest"] == 200


def test_options_that_are_not_there_are_explained_by_the_names_of_the_factions(trio: list[Client]) -> None:
    table = begin(trio, "000")
    for question in trio[0].asks().asks:
        told = [each["message"] for each in trio[0].explain(table, question.seat) if each["refusal"]]
        assert all(text and not text.startswith("refusal-") for text in told)


# Standing orders


def test_orders_know_its_questions_and_phases() -> None:
    assert set(TI4.neutral) | set(TI4.naming_prompts) <= set(prompts_of(definition_of("ti4")))
    game = tw.play(tw.new_game("ti4", 3, 2, DEALT), [tw.bot("random", seed) for seed in range(3)])
    begun = [event.args[0] for event in game.log if event.kind == "phase_begins"]
    assert begun[:3] == list(TI4.phases[1:4]) and set(begun) <= set(TI4.phases)


def test_no_order_gives_up_a_round_or_points() -> None:
    for prompt in ("choose_action", "score_public_objective", "draw_secret_objective"):
        ask = tw.Ask("1", 2, prompt, (("pass",), ("transaction", 1)), "")
        assert TI4.neutral_answer(ask) not in ask.options

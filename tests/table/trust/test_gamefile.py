"""Game files: what a table exports can be checked by anybody, and nothing else passes."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import throneworld as tw
from tests.table.trust.journals import Played, play_on, whole_game
from tests.table.trust.stage import SALT, seat_rows, table_row
from throneworld.kernel.registry import definition_of
from throneworld.table.errors import Invalid, TableError
from throneworld.table.trust.commitment import commitment_of, new_promise
from throneworld.table.trust.export import export_of
from throneworld.table.trust.forms import form_of
from throneworld.table.trust.gamefile import GameFile, read_game_file
from throneworld.table.trust.history import history_of
from throneworld.table.trust.verifying import Trial, verify
from throneworld.words import Words


def exported(played: Played, **changes: Any) -> GameFile:
    mended = {entry.number for entry in played.entries if entry.kind == "mend"}
    history = history_of([each for each in played.bases if each.number in {0, *mended}], played.entries)
    table = table_row(played, **changes)
    return export_of(table, seat_rows(played.game.seats, "ann"), history, patient=played.patient)


@cache
def good() -> bytes:
    return msgspec.json.encode(exported(whole_game(6, unsettled=0.05)))


def written(change: Callable[[dict[str, Any]], None]) -> bytes:
    data = json.loads(good())
    change(data)
    return json.dumps(data).encode()


def complaint(raw: bytes) -> str:
    """The key of what is wrong; it has words, too."""
    with pytest.raises(TableError) as caught:
        verify(read_game_file(raw))
    problem = caught.value
    assert Words(strict=True).say(f"error-{problem.key}", **problem.args_named)
    return problem.key


@pytest.mark.parametrize("patient", [False, True], ids=["instant", "uniform"])
@pytest.mark.parametrize("seats", [3, 6])
def test_an_exported_game_is_found_good(seats: int, patient: bool) -> None:
    played = whole_game(seats, seats, patient=patient, unsettled=0.05)
    file = read_game_file(msgspec.json.encode(exported(played)))
    game = verify(file)
    assert game.result == played.game.result
    assert file.whole and all(file.digests) and all(file.behaviour)
    assert file.digests[-1] == game.digest()


def test_it_tells_who_played_and_what_was_promised() -> None:
    file = read_game_file(good())
    assert [(player.name, player.bot) for player in file.players] == [
        ("Ann", None),
        ("", "random"),
        ("", "random"),
    ]
    assert file.commitment == commitment_of(file.seed, SALT)
    assert file.table.name == "Friday night"
    assert isinstance(json.loads(good())["seed"], str)


def test_a_promise_is_the_hash_of_salt_and_seed() -> None:
    """Written down in docs/export-format.md, for those who check it by other means."""
    promise = new_promise()
    assert 2**200 < promise.seed < 2**256 and len(promise.salt) == 32
    assert promise.commitment == commitment_of(str(promise.seed), promise.salt)
    assert commitment_of("7", "ab") == "b7e1dfec11fd191bb4abfdfe9c58ecd7de250cda6278f0dac33b9cb642a20ca8"


def test_a_running_game_has_no_result_and_is_good_as_far_as_it_goes() -> None:
    played = play_on(Played(tw.new_game("rex", 3, 2)), Random(2), choices=50)
    file = exported(played)
    assert file.result is None
    assert len(verify(file).choices) == 50


def test_a_game_that_the_table_stopped_is_good_and_nobody_has_won() -> None:
    played = play_on(Played(tw.new_game("rex", 3, 2)), Random(2), choices=50)
    played.stop()
    file = read_game_file(msgspec.json.encode(exported(played)))
    assert file.stopped and len(file.choices) == 50
    assert verify(file).result == played.game.result
    won = msgspec.to_builtins(file)
    won["result"]["winners"] = [0]
    assert complaint(json.dumps(won).encode()) == "game_file_result"


def test_a_mended_game_brings_the_position_that_was_mended() -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    mended = played.game.copy()
    mended.state.influence[0] += 1
    mended.state.pool -= 1
    played.mend(mended, "a counter fell off")
    play_on(played, Random(2), choices=10_000)
    file = read_game_file(msgspec.json.encode(exported(played)))
    assert [(each.after, each.reason) for each in file.mended] == [(30, "a counter fell off")]
    assert not file.whole and file.base is None
    assert verify(file).result == played.game.result


def test_a_game_that_does_not_begin_at_the_beginning_brings_its_first_position() -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    later = play_on(Played(tw.load(played.game.snapshot())), Random(2), choices=10_000)
    file = read_game_file(msgspec.json.encode(exported(later)))
    assert file.base is not None and len(file.choices) == len(later.game.choices) - 30
    assert verify(file).result == later.game.result


def test_what_does_not_come_out_as_it_did_has_no_hash() -> None:
    """Then the file tells what was chosen, and claims no more."""
    played = whole_game(6)
    history = history_of(played.bases[:1], played.entries)
    turn = history.last.turns[40]
    history.last.turns[40] = msgspec.structs.replace(turn, digest="f" * 32)
    file = export_of(table_row(played), [], history, patient=False)
    assert all(file.digests[:40]) and not any(file.digests[40:])
    assert len(file.choices) == len(played.game.choices)


@pytest.mark.parametrize("form", ["", "f" * 32], ids=["not told", "of before"])
def test_positions_that_were_stored_in_another_form_are_not_compared(form: str) -> None:
    """Choices, behaviour and result still are."""

    def of_before(data: dict[str, Any]) -> None:
        data.update(form=form, digests=["0" * 32 for _ in data["digests"]])

    trial = Trial(read_game_file(written(of_before)))
    assert len(list(trial.run())) == len(trial.file.choices)
    assert trial.verdict is None and not trial.compared


def test_positions_that_were_stored_as_now_are_compared() -> None:
    trial = Trial(read_game_file(good()))
    assert trial.file.form == form_of("rex") and len(list(trial.run())) == len(trial.file.choices)
    assert trial.verdict is None and trial.compared


def test_a_file_tells_how_often_the_table_went_back() -> None:
    played = play_on(Played(new_dice(3)), Random(4), choices=10_000, unsettled=0.3)
    file = read_game_file(msgspec.json.encode(exported(played)))
    assert file.generator == "blake2b" and len(file.rewinds) > 1
    assert tuple(file.rewinds) == played.game.rewinds
    game = verify(file)
    assert (game.result, game.rewinds) == (played.game.result, played.game.rewinds)
    without = msgspec.to_builtins(file)
    del without["rewinds"]
    assert complaint(json.dumps(without).encode()) in ("game_file_differs", "game_file_refused")


def new_dice(seats: int) -> tw.Game:
    return definition_of("rex").new(seats, 2**255 + 3, {}, "blake2b")


# What is not good


def _set(*path: str | int, to: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: Any) -> None:
        for part in path[:-1]:
            data = data[part]
        data[path[-1]] = to

    return change


def _without(place: int) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        del data["choices"][place], data["digests"][place], data["behaviour"][place]

    return change


ALTERED: dict[str, tuple[Callable[[dict[str, Any]], None], str]] = {
    "another seed": (_set("seed", to="77"), "game_file_commitment"),
    "another salt": (_set("salt", to="77"), "game_file_commitment"),
    "a seed of 257 bits": (_set("seed", to=str(2**256)), "game_file_seed"),
    "another position": (_set("digests", 50, to="0" * 32), "game_file_differs"),
    "other behaviour": (_set("behaviour", 50, to="0" * 32), "game_file_differs"),
    "a hash missing": (lambda data: data["digests"].pop(), "game_file_digests"),
    "a hash of behaviour missing": (lambda data: data["behaviour"].pop(), "game_file_digests"),
    "a rewind that goes on": (_set("rewinds", to=[[3, 5]]), "game_file_damaged"),
    "a rewind to where it never was": (_set("rewinds", to=[[9999, 9000]]), "game_file_damaged"),
    "other dice": (_set("generator", to="loaded"), "game_file_setup"),
    "another choice": (_set("choices", 50, to=[0, "fly", "home"]), "game_file_refused"),
    "a seat that is not there": (_set("choices", 50, to=[9, "pass"]), "game_file_refused"),
    "a choice without a seat": (_set("choices", 50, to=["bid", 3]), "game_file_damaged"),
    "a choice missing": (_without(9), "game_file_refused"),
    "another winner": (_set("result", "winners", to=[0, 1, 2]), "game_file_result"),
    "no result": (_set("result", to=None), "game_file_result"),
    "the end missing": (_without(-1), "game_file_result"),
    "another number of seats": (_set("seats", to=4), "game_file_differs"),
    "too many seats": (_set("seats", to=11), "game_file_setup"),
    "another game": (_set("game", to="go"), "game_file_setup"),
    "an unknown option": (_set("options", "hats", to=3), "game_file_setup"),
    "a base that is none": (_set("base", to={"a": 1}), "game_file_base"),
    "mends out of order": (
        _set("mended", to=[{"after": 9, "reason": "", "base": {}}, {"after": 3, "reason": "", "base": {}}]),
        "game_file_damaged",
    ),
    "a mend after the end": (
        _set("mended", to=[{"after": 9999, "reason": "", "base": {}}]),
        "game_file_damaged",
    ),
    "a mend that is none": (_set("mended", to=[{"after": 3, "reason": "", "base": {}}]), "game_file_base"),
}


@pytest.mark.parametrize("name", ALTERED)
def test_an_altered_file_is_found_out(name: str) -> None:
    change, key = ALTERED[name]
    assert complaint(written(change)) == key


def test_the_base_of_another_game_is_found_out() -> None:
    other = tw.new_game("rex", 3, 99).snapshot()
    assert complaint(written(_set("base", to=other))) == "game_file_base"


def test_the_steps_before_the_first_that_differs_are_told() -> None:
    trial = Trial(read_game_file(written(_set("behaviour", 50, to="0" * 32))))
    assert [each.step for each in trial.run()] == list(range(1, 51))
    assert isinstance(trial.verdict, Invalid) and trial.verdict.args_named["step"] == 51


FOREIGN: dict[str, bytes] = {
    "nothing": b"",
    "text": b"hello",
    "a number": b"3",
    "a list": b"[]",
    "another format": b'{"format": "chess", "version": 1}',
    "a newer version": b'{"format": "throneworld-game", "version": 3}',
    "a version that is none": b'{"format": "throneworld-game", "version": "new"}',
    "nothing but a head": b'{"format": "throneworld-game", "version": 1}',
    "not utf-8": b'{"format": "\xff"}',
    "deep": b"[" * 100_000,
    "deep inside": b'{"format": "throneworld-game", "version": 1, "base": ' + b'{"a":' * 50_000,
    "a huge number": b'{"format": "throneworld-game", "version": ' + b"9" * 5000 + b"}",
}


@pytest.mark.parametrize("name", FOREIGN)
def test_a_foreign_file_is_refused(name: str) -> None:
    assert complaint(FOREIGN[name]) in ("game_file_foreign", "game_file_newer", "game_file_damaged")


WRONG_TYPES: tuple[tuple[str, Any], ...] = (
    ("seed", 7),
    ("seed", "-1"),
    ("seed", "1" * 79),
    ("generator", 3),
    ("rewinds", [[1]]),
    ("rewinds", [[1, -1]]),
    ("behaviour", ["short"]),
    ("form", "short"),
    ("seats", "three"),
    ("seats", -1),
    ("options", []),
    ("salt", "x" * 65),
    ("commitment", "zz"),
    ("players", [{"seat": 0}]),
    ("players", [{"seat": 0, "name": "x" * 41}]),
    ("table", {"name": "x" * 61}),
    ("table", {"terms": {"watching": "never"}}),
    ("choices", {}),
    ("choices", [[]]),
    ("choices", [[0]]),
    ("choices", [[0, True]]),
    ("choices", [[0, 1.5]]),
    ("choices", [[0, "x" * 81]]),
    ("choices", [[0, 2**60]]),
    ("choices", [[0, *range(50)]]),
    ("choices", [[0, "pass"]] * 50_001),
    ("digests", ["short"]),
    ("result", {"winners": "all"}),
    ("base", []),
    ("mended", {}),
    ("parent", {"table": 3}),
    ("surprise", 1),
)


@pytest.mark.parametrize(("field", "value"), WRONG_TYPES, ids=lambda value: str(value)[:20])
def test_every_field_must_be_what_it_should(field: str, value: Any) -> None:
    assert complaint(written(_set(field, to=value))) == "game_file_damaged"


def test_a_file_with_anything_in_place_of_anything_never_breaks_the_program() -> None:
    """Only refusals come out, whatever is put where."""
    dice = Random(5)
    things: list[Any] = [None, True, -1, 2**70, 1.5, "", "x", [], {}, [[]], {"a": {}}, "9" * 30]
    for _ in range(300):
        data: Any = json.loads(good())
        place: Any = data
        while isinstance(place, dict | list) and place:
            key = dice.choice(list(place)) if isinstance(place, dict) else dice.randrange(len(place))
            if dice.random() < 0.4 or not isinstance(place[key], dict | list):
                place[key] = dice.choice(things)
                break
            place = place[key]
        try:
            verify(read_game_file(json.dumps(data).encode()))
        except TableError as problem:
            assert problem.status < 500

"""Damaged, altered and foreign files, and nonsense typed at every question."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import throneworld as tw
from tests.cli.program import complains, throneworld_says
from throneworld.kernel.saves import checksum

START = ("play", "rex", "--bots", "random", "--seed", "5", "--seats", "sol=me")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def saved() -> bytes:
    throneworld_says(*START, "--save", "good.json", typed="1\n" * 30)
    return Path("good.json").read_bytes()


def refused(content: bytes) -> list[str]:
    """What play and replay say of a file that they must leave as it is."""
    file = Path("bad.json")
    file.write_bytes(content)
    lines = [
        complains(throneworld_says("play", "rex", "--resume", "bad.json")),
        complains(throneworld_says("replay", "bad.json")),
    ]
    assert file.read_bytes() == content
    return lines


FOREIGN: dict[str, Any] = {
    "nothing": b"",
    "text": b"hello",
    "number": b"42",
    "null": b"null",
    "list": b"[1, 2, 3]",
    "string": b'"save"',
    "empty": b"{}",
    "other program": b'{"name": "throneworld", "version": 3}',
    "deep": b"[" * 100_000,
    "huge number": b'{"choices": ' + b"9" * 5000 + b"}",
    "not utf-8": b'{"choices": "\xff\xfe"}',
    "record is a list": b'{"record": []}',
    "record is a number": b'{"record": 3}',
    "choices is a number": b'{"choices": 3}',
    "unknown game": b'{"format":1,"game":"go","seats":3,"options":{},"seed":1,"choices":[]}',
    "future format": b'{"format":99,"game":"rex","seats":3,"options":{},"seed":1,"choices":[]}',
    "too many seats": b'{"format":1,"game":"rex","seats":99,"options":{},"seed":1,"choices":[]}',
    "bad option": b'{"format":1,"game":"rex","seats":3,"options":{"x":1},"seed":1,"choices":[]}',
    "empty choice": b'{"format":1,"game":"rex","seats":3,"options":{},"seed":1,"choices":[[]]}',
    "wrong choice": b'{"format":1,"game":"rex","seats":3,"options":{},"seed":1,"choices":[[0,"pass"]]}',
    "odd choice": b'{"format":1,"game":"rex","seats":3,"options":{},"seed":1,"choices":[["x",1]]}',
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_foreign_file_is_refused_and_left_alone(kind: str) -> None:
    refused(FOREIGN[kind])


def test_random_bytes_are_refused_and_left_alone() -> None:
    dice = Random(1)
    for _ in range(60):
        refused(dice.randbytes(dice.randrange(200)))


def test_a_save_with_any_byte_changed_is_refused(saved: bytes) -> None:
    dice = Random(2)
    for _ in range(60):
        place, byte = dice.randrange(len(saved) - 1), dice.randrange(33, 127)
        if saved[place] != byte:
            refused(saved[:place] + bytes([byte]) + saved[place + 1 :])


def test_a_save_that_was_cut_off_is_refused(saved: bytes) -> None:
    dice = Random(3)
    for _ in range(20):
        refused(saved[: dice.randrange(len(saved) - 1)])


ALTERATIONS: dict[str, Callable[[dict[str, Any]], None]] = {
    "richer": lambda data: data["state"]["influence"].__setitem__(0, 99),
    "another bot": lambda data: data.__setitem__("sitting", ["me"] * 6),
    "another seed": lambda data: data["record"].__setitem__("seed", 1),
    "an empty stack": lambda data: data.__setitem__("stack", []),
    "no digest": lambda data: data.pop("digest"),
}


@pytest.mark.parametrize("kind", ALTERATIONS)
def test_an_altered_save_is_refused(kind: str, saved: bytes) -> None:
    data = json.loads(saved)
    ALTERATIONS[kind](data)
    assert all("damaged or altered" in line for line in refused(json.dumps(data).encode()))


def test_a_forged_position_is_refused_without_a_traceback(saved: bytes) -> None:
    """Whoever forges the checksum too can break the rules, but not the program."""
    for part, table in (("races", []), ("forces", []), ("hands", []), ("influence", ["a lot"])):
        data = json.loads(saved)
        data["state"][part] = table
        refused(json.dumps({**data, "digest": checksum(data)}).encode())


def test_a_save_with_an_unknown_bot_asks_for_another(saved: bytes) -> None:
    data = {**json.loads(saved), "sitting": ["me", "hal"] + ["random"] * 4}
    Path("bad.json").write_text(json.dumps({**data, "digest": checksum(data)}))
    assert "no bot hal" in complains(throneworld_says("play", "rex", "--resume", "bad.json"))


def test_records_with_changed_bytes_never_end_in_a_traceback() -> None:
    game = tw.new_game("rex", 3, seed=1)
    text = json.dumps(tw.play(game, [tw.bot("random", seat) for seat in range(3)]).record).encode()
    dice = Random(4)
    for _ in range(60):
        place, byte = dice.randrange(len(text)), dice.randrange(33, 127)
        Path("bad.json").write_bytes(text[:place] + bytes([byte]) + text[place + 1 :])
        result = throneworld_says("replay", "bad.json")
        assert result.exit_code in (0, 2), result.output
        assert len(result.stderr.splitlines()) == (1 if result.exit_code else 0)


WORDS = (
    *(
        "?",
        "??",
        "?x",
        "? sol",
        "? [red]x[/red]",
        "why",
        "why [",
        "board",
        "hand",
        "log",
        "undo",
        "help",
        "save",
    ),
    *(
        "exit1",
        "pass",
        "done",
        "ready",
        "stay",
        "none",
        "bid 3",
        "1 1",
        "2 2",
        "0",
        "1",
        "2",
        "3",
        "9",
        "99",
        "-1",
    ),
    *("1e9", "1,5", "½", "²", "٣", "{ $x }", "\\", "'", '"', "%s", "🎲", "\x1b[2J", "x" * 2000),
)


@pytest.mark.parametrize("seed", range(8))
def test_nonsense_typed_at_every_question_is_survived(seed: int) -> None:
    dice = Random(seed)
    typed = "".join(f"{dice.choice(WORDS)}\n" for _ in range(250))
    result = throneworld_says(*START, "--seed", str(seed), typed=typed)
    assert result.exit_code == 0, result.exception
    assert "not saved" in result.output or "The game is over" in result.output
    assert list(Path.cwd().iterdir()) == []

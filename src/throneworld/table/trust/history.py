"""What counts of a table's journal: the choices that were not taken back, in the order in which they fell.

Nothing here runs a game or touches a database; `rerun.py` does the one, `records.py` the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from throneworld.kernel.asks import Noun
from throneworld.kernel.errors import BadSave
from throneworld.kernel.occasions import by_name
from throneworld.kernel.reading import read_choice
from throneworld.kernel.registry import definition_of
from throneworld.kernel.results import Choice
from throneworld.kernel.rewinds import Rewinds, without
from throneworld.table.storage.rows import Base, Entry

Told = tuple[str, tuple[Noun, ...], tuple[int, ...] | None, int]
"""An event as entries keep it: kind, arguments, audience, and after how many choices it happened."""
_SORTED = msgspec.json.Encoder(order="sorted", enc_hook=by_name)
_POSITION = ("state", "stack", "dice", "result")


Way = Literal["chosen", "confirmed", "released", "rewound", "stopped"]
"""chosen: one choice after the other; confirmed: a seat gave the one answer that it had; released: all
answers in a held window at once, if there were any; rewound: what is left of such answers after the table
went back among them, without waiting again; stopped: nobody chose anything, but the table agreed to end the
game there."""
WAYS: dict[str, Way] = {"choice": "chosen", "confirmed": "confirmed", "release": "released", "end": "stopped"}


class Turn(Struct, frozen=True):
    """What one entry of the journal did to the game."""

    number: int
    choices: tuple[Choice, ...]
    way: Way = "chosen"
    at: float = 0.0
    digest: str = ""
    """The hash of the position after it, where it was written down."""
    events: tuple[Told, ...] = ()
    seat: int = -1
    """Who confirmed."""
    rewinds: int = 0
    """How often the table had gone back by consent when it happened."""


class Stretch(Struct):
    """Turns from a whole snapshot on: the beginning of the table, or a position that was mended."""

    base: Base
    turns: list[Turn] = field(default_factory=list)
    reason: str = ""
    """Why the position was mended."""
    at: float = 0.0
    """And when."""

    @property
    def before(self) -> int:
        """How many choices the snapshot itself holds."""
        return len(self.base.snapshot["record"]["choices"])

    @property
    def rewinds(self) -> Rewinds:
        """Those that the snapshot itself knows of."""
        record = self.base.snapshot.get("record") or {}
        return tuple((after, to) for after, to in record.get("rewinds", ()))

    @property
    def choices(self) -> list[Choice]:
        return [choice for turn in self.turns for choice in turn.choices]

    @property
    def count(self) -> int:
        return self.before + sum(len(turn.choices) for turn in self.turns)


class History:
    """The stretches of a table, each beginning where the one before it was mended."""

    def __init__(self, base: Base) -> None:
        self.stretches = [Stretch(base)]
        self.number = base.number
        """The last entry that is accounted for."""
        self.rewinds = self.last.rewinds
        """How often the table went back, after how many choices and to how many, as choices count now."""

    @property
    def game(self) -> str:
        """The name of the game, by which options of then are read."""
        try:
            return str(self.stretches[0].base.snapshot["record"]["game"])
        except (KeyError, TypeError) as problem:
            raise BadSave("the first snapshot of the journal is damaged") from problem

    @property
    def last(self) -> Stretch:
        return self.stretches[-1]

    def add(self, entry: Entry, mended: Base | None = None) -> None:
        """Account for one more entry; a mend comes with the snapshot of the position it made."""
        if entry.number <= self.number:
            return
        if entry.kind in WAYS:
            self.last.turns.append(_turn(self.game, entry, len(self.rewinds)))
        elif entry.kind == "undo":
            self._take_back(_whole(entry, "choice"), entry)
            self.rewinds = without(self.rewinds, _whole(entry, "choice"))
            self._drop(entry)
        elif entry.kind == "rewind":
            self.rewinds += _gone_back(entry, self.last.count)
            self._cut(_whole(entry, "to"))
            self._close(entry)
        elif entry.kind == "mend":
            self._begin_again(entry, mended)
        self.number = entry.number

    def _begin_again(self, entry: Entry, mended: Base | None) -> None:
        if mended is None or mended.number != entry.number:
            raise BadSave(f"the snapshot that belongs to entry {entry.number} is missing")
        stretch = Stretch(mended, reason=str(entry.body.get("reason", "")), at=entry.at)
        if stretch.before < self.last.count:
            self._cut(stretch.before)
        self.stretches.append(stretch)
        self.rewinds = stretch.rewinds

    def _take_back(self, index: int, entry: Entry) -> None:
        """Usually the last choice; a sealed one may have others after it, which stay."""
        place = index - self.last.before
        if not 0 <= place < self.last.count - self.last.before:
            raise BadSave(f"entry {entry.number} takes back choice {index}, which is not there")
        if index == self.last.count - 1:
            self._cut(index)
        else:
            self.last.turns = _without(self.last.turns, place, index)
        self._close(entry)

    def _drop(self, entry: Entry) -> None:
        """What others had only drafted since, beside the open question, may have gone with it."""
        for _ in range(_whole(entry, "dropped") if "dropped" in entry.body else 0):
            self._cut(self.last.count - 1)
            self.rewinds = without(self.rewinds, self.last.count)
            self._close(entry)

    def _cut(self, to: int) -> None:
        """Keep so many choices; a mend that lies after them is undone with them."""
        while len(self.stretches) > 1 and self.last.before > to:
            self.stretches.pop()
        if not self.last.before <= to <= self.last.count:
            raise BadSave(f"the journal goes back to choice {to}, which is not there")
        self.last.turns = _first(self.last.turns, to - self.last.before, to)

    def _close(self, entry: Entry) -> None:
        """An entry that took something back tells the hash of what is left."""
        if entry.digest and self.last.turns:
            turns = _up_to(self.last, entry.digest)
            self.last.turns = [*turns[:-1], *(replace(turn, digest=entry.digest) for turn in turns[-1:])]


def history_of(bases: Sequence[Base], entries: Iterable[Entry]) -> History:
    """From the first of the bases on; each mend among the entries needs its own."""
    ordered = sorted(bases, key=lambda base: base.number)
    mended = {base.number: base for base in ordered}
    history = History(ordered[0])
    for entry in entries:
        history.add(entry, mended.get(entry.number))
    return history


def _turn(game: str, entry: Entry, rewinds: int) -> Turn:
    rows = [] if entry.kind in ("end", "confirmed") else entry.body.get("choices")
    if not isinstance(rows, list):
        raise BadSave(f"entry {entry.number} of the journal is damaged")
    return Turn(
        number=entry.number,
        choices=tuple(choice_of(game, row, entry.number) for row in rows),
        way=WAYS[entry.kind],
        at=entry.at,
        digest=entry.digest,
        events=tuple(entry.events),
        seat=-1 if entry.seat is None else entry.seat,
        rewinds=rewinds,
    )


def _gone_back(entry: Entry, count: int) -> Rewinds:
    """One rewind from where the table stood; an import tells those that led to where it stands."""
    told = entry.body.get("rewinds")
    return ((count, _whole(entry, "to")),) if told is None else tuple((after, to) for after, to in told)


def choice_of(game: str, row: object, number: int) -> Choice:
    """A seat followed by its option, as JSON has it."""
    choice = read_choice(definition_of(game), row)
    if choice is None:
        raise BadSave(f"choice {number} is damaged")
    return choice


def _whole(entry: Entry, name: str) -> int:
    number = entry.body.get(name)
    if type(number) is not int:
        raise BadSave(f"entry {entry.number} of the journal is damaged")
    return number


def _first(turns: Sequence[Turn], count: int, total: int) -> list[Turn]:
    """The turns up to a number of choices, with the windows that closed by themselves after them."""
    kept: list[Turn] = []
    for turn in turns:
        if turn.choices and not count:
            break
        kept.append(turn if len(turn.choices) <= count else _part(turn, count, total))
        count -= len(kept[-1].choices)
    return kept


def _up_to(stretch: Stretch, digest: str) -> list[Turn]:
    """Without what was confirmed since the position of this hash, if that is where the table stands again: a
    sealed question was put anew."""
    kept = list(stretch.turns)
    while kept and kept[-1].digest != digest:
        if kept.pop().way != "confirmed":
            return stretch.turns
    return kept if kept or position_digest(stretch.base.snapshot) == digest else stretch.turns


def _part(turn: Turn, count: int, total: int) -> Turn:
    events = tuple(event for event in turn.events if event[3] <= total)
    return replace(turn, choices=turn.choices[:count], way="rewound", digest="", events=events)


def _without(turns: Sequence[Turn], place: int, index: int) -> list[Turn]:
    """All turns but one choice. The positions from there on are others than those whose hashes were kept."""
    kept: list[Turn] = []
    for turn in turns:
        here, place = place, place - len(turn.choices)
        if here >= len(turn.choices):
            kept.append(turn)
            continue
        choices = tuple(choice for n, choice in enumerate(turn.choices) if n != here)
        if choices or turn.way != "chosen":
            kept.append(replace(turn, choices=choices, digest="", events=_shifted(turn.events, index)))
    return kept


def _shifted(events: Sequence[Told], index: int) -> tuple[Told, ...]:
    """What was told without one choice: its own events go, later ones come one choice earlier."""
    own = index + 1
    return tuple((kind, args, audience, at - (at > own)) for kind, args, audience, at in events if at != own)


def position_digest(position: Mapping[str, Any]) -> str:
    """The hash of a stored position as it was when it was stored, whatever has become of the rules."""
    stored = {name: position.get(name) for name in _POSITION}
    beside = position.get("beside") or {}
    if beside.get("dialogues") or beside.get("counts"):
        stored["beside"] = (beside.get("dialogues", ()), beside.get("counts", ()))
    return blake2b(_SORTED.encode(stored), digest_size=16).hexdigest()

"""The file that holds a whole game: written by an export, read by `verify` and by an import.

docs/export-format.md describes it for those who write programs of their own.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from throneworld.kernel.dice import FIRST
from throneworld.kernel.errors import short
from throneworld.table.errors import Invalid
from throneworld.table.lobby.rows import LONGEST_SETTING
from throneworld.table.seats import MOST_SEATS, SeatCount, SeatNumber
from throneworld.table.terms import Terms

FORMAT: Literal["throneworld-game"] = "throneworld-game"
VERSION: Literal[2] = 2
"""The first had seeds of 64 bits, one generator, and no hashes of behaviour; it is still read."""
MOST_CHOICES = 50_000

Word = Annotated[str, Meta(max_length=80)]
OptionText = Annotated[str, Meta(max_length=LONGEST_SETTING)]
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""What every JSON reader keeps exactly."""
Faction = Annotated[str, Meta(max_length=24, pattern="^[a-z0-9_]*$")]
Time = Annotated[float, Meta(ge=0, le=1e12)]
Seed = Annotated[str, Meta(pattern="^[0-9]{1,78}$")]
"""Of 256 bits, in decimal digits: as a number it would lose its last digits in many JSON readers."""
Digest = Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]
ChoiceRow = Annotated[list[Word | Whole], Meta(min_length=2, max_length=41)]
"""A seat followed by its option."""
Step = Annotated[int, Meta(ge=0, le=MOST_CHOICES)]
Snapshot = dict[str, Any]


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)]
    faction: Faction = ""
    bot: Annotated[str, Meta(max_length=16, pattern="^[a-z0-9_]*$")] | None = None
    """The level, if a bot sat there."""


class TableFacts(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=60)] = ""
    terms: Terms = Terms()
    started: Time | None = None
    finished: Time | None = None


class ResultData(Struct, frozen=True, forbid_unknown_fields=True):
    winners: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)]
    ranking: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)]
    how: Annotated[str, Meta(max_length=60)]


class Mended(Struct, frozen=True, forbid_unknown_fields=True):
    """An arbiter changed the position after so many of the file's choices."""

    after: Annotated[int, Meta(ge=0, le=MOST_CHOICES)]
    reason: Annotated[str, Meta(max_length=2000)]
    base: Snapshot


class Parent(Struct, frozen=True, forbid_unknown_fields=True):
    """The table, on the server that wrote the file, from which this game branched off."""

    table: Annotated[str, Meta(max_length=16)]
    step: Annotated[int, Meta(ge=0, le=MOST_CHOICES)] | None = None


class GameFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game in one file."""

    format: Literal["throneworld-game"]
    version: Literal[1, 2]
    game: Annotated[str, Meta(max_length=16)]
    seats: SeatCount | Annotated[list[Faction], Meta(max_length=MOST_SEATS)]
    options: Annotated[dict[Word, bool | Whole | OptionText], Meta(max_length=50)]
    seed: Seed
    salt: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
    commitment: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
    players: Annotated[list[Player], Meta(max_length=MOST_SEATS)]
    table: TableFacts
    choices: Annotated[list[ChoiceRow], Meta(max_length=MOST_CHOICES)]
    digests: Annotated[list[Digest], Meta(max_length=MOST_CHOICES)]
    result: ResultData | None
    generator: Annotated[str, Meta(max_length=16, pattern="^[a-z0-9]*$")] = FIRST
    """Where all chance comes from."""
    rewinds: Annotated[list[tuple[Step, Step]], Meta(max_length=MOST_CHOICES)] = []
    """After how many choices the table went back by consent, and to how many, one after the other."""
    behaviour: Annotated[list[Digest], Meta(max_length=MOST_CHOICES)] = []
    """What was asked, told and decided after each choice."""
    form: Digest = ""
    """In which form the positions were stored whose hashes are in `digests`."""
    base: Snapshot | None = None
    """Where the game goes on from, if it does not begin at the beginning."""
    mended: Annotated[list[Mended], Meta(max_length=1000)] = []
    parent: Parent | None = None

    @property
    def stopped(self) -> bool:
        """Whether the table agreed to end the game before its end."""
        return self.result is not None and self.result.how == "stopped"

    @property
    def whole(self) -> bool:
        """Whether everything in it follows from the seed and the choices."""
        return self.base is None and not self.mended


class _Head(Struct, frozen=True):
    format: Any = None
    version: Any = None


def read_game_file(raw: bytes) -> GameFile:
    """Refuses whatever is no game file, saying where it goes wrong."""
    try:
        head = msgspec.json.decode(raw, type=_Head)
        if head.format != FORMAT:
            raise Invalid("game_file_foreign")
        if type(head.version) is int and head.version > VERSION:
            raise Invalid("game_file_newer", version=short(head.version), known=VERSION)
        return msgspec.json.decode(raw, type=GameFile)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise Invalid("game_file_damaged", what=_one_line(problem)) from None


def _one_line(problem: Exception) -> str:
    return " ".join(str(problem).split())[:200]

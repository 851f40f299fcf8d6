"""What passes between a table and its clients while a game is played, over HTTP and the websocket alike."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from throneworld.kernel.asks import Noun
from throneworld.table.rooms.patches import Operation
from throneworld.table.seats import SeatNumber

Word = Annotated[str, Meta(max_length=80)]
Count = Annotated[int, Meta(ge=-(2**53), le=2**53)]
OptionData = Annotated[list[Word | Count], Meta(min_length=1, max_length=40)]
AskId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
RequestId = Annotated[int, Meta(ge=0, le=2**53)] | None
"""Chosen by the client; the answer to the message carries it."""


# What a client sends


class Choose(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    ask: AskId
    """The id of the question that is answered. The same answer sent twice counts once."""
    option: OptionData


class OfSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class SocketChoose(Choose, frozen=True, tag_field="type", tag="choose", kw_only=True):
    id: RequestId = None


class SocketUndo(OfSeat, frozen=True, tag_field="type", tag="undo", kw_only=True):
    id: RequestId = None


class SocketRedo(OfSeat, frozen=True, tag_field="type", tag="redo", kw_only=True):
    id: RequestId = None


class SocketExplain(OfSeat, frozen=True, tag_field="type", tag="explain", kw_only=True):
    id: RequestId = None


class SocketChat(Struct, frozen=True, tag_field="type", tag="chat", kw_only=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    id: RequestId = None


class SocketResync(
    Struct, frozen=True, tag_field="type", tag="resync", kw_only=True, forbid_unknown_fields=True
):
    id: RequestId = None


class SocketPing(Struct, frozen=True, tag_field="type", tag="ping", kw_only=True, forbid_unknown_fields=True):
    id: RequestId = None


FromClient: TypeAlias = (
    SocketChoose | SocketUndo | SocketRedo | SocketExplain | SocketChat | SocketResync | SocketPing
)


# What the table answers


class RefusalData(Struct, frozen=True):
    rule: str
    key: str
    args: list[Noun]


class LogLine(Struct, frozen=True):
    kind: str
    args: list[Noun]


class Shown(Struct, frozen=True, kw_only=True):
    """All that a seat, or a spectator, may see at present."""

    seat: int | None
    epoch: str
    """Sequence numbers of different epochs have nothing to do with each other."""
    seq: int
    view: dict[str, Any]
    """The engine's view, and under "table" what the table adds: the sealed answer, whether undo and redo are
    possible."""
    status: Status


class Taken(Struct, frozen=True, kw_only=True):
    """A choice was taken, and is on disk."""

    seat: int
    epoch: str
    seq: int
    again: bool = False
    """Whether it had been taken before: this was the second arrival."""
    sealed: bool = False
    """Whether it takes effect only when the window closes; until then it may be changed."""


class Undone(Struct, frozen=True, kw_only=True):
    seat: int
    epoch: str
    seq: int
    option: list[Noun]


class Explained(Struct, frozen=True):
    option: list[Noun]
    refusal: RefusalData | None
    message: str
    beside: bool = False
    """Whether it is something that might be done beside the open question."""


class About(Struct, frozen=True):
    """What everybody can work out about one thing of the game, such as a space of its board."""

    thing: str
    facts: dict[str, Any] | None
    """As the game words it; nothing for a spectator who is behind the game."""


class LogPage(Struct, frozen=True):
    start: int
    size: int
    """How many lines there are in all."""
    lines: list[LogLine]


class SeatStatus(Struct, frozen=True, kw_only=True):
    number: int
    name: str
    bot: bool
    resigned: bool
    online: bool


class ClockStatus(Struct, frozen=True):
    left: float
    """Seconds at `Status.now`."""
    running: bool


class Hold(Struct, frozen=True):
    since: float
    until: float


class Happening(Struct, frozen=True, kw_only=True):
    """Something that happened at the table beside the game: an undo, a seat handed over, a mending."""

    kind: str
    seat: int | None
    at: float
    name: str = ""
    text: str = ""


class ProposalData(Struct, frozen=True, kw_only=True):
    id: str
    kind: Literal["undo", "mend", "end"]
    seat: int | None
    name: str
    reason: str
    agreed: list[int]
    """Seats that have agreed."""
    needed: list[int]
    """Seats that have not answered yet."""
    created: float


class Status(Struct, frozen=True, kw_only=True):
    """How the table stands, beside the game: the same for everybody."""

    state: str
    now: float
    since: float
    """Since when the table waits for those whom the view names in `waiting`."""
    seats: list[SeatStatus]
    clocks: list[ClockStatus] | None
    hold: Hold | None
    """While a window stays open for everybody alike."""
    proposals: list[ProposalData]
    happenings: list[Happening]
    watchers: int


class OpenAsk(Struct, frozen=True, kw_only=True):
    table: str
    game: str
    seat: int
    level: str
    """The level of the bot that is to answer, for the server's own bots."""
    epoch: str
    seq: int
    ask: dict[str, Any]
    view: dict[str, Any] | None = None


class OpenAsks(Struct, frozen=True):
    number: int
    """Give it as `after` to wait until something has changed."""
    asks: list[OpenAsk]


# What comes over the websocket unasked


class Full(Struct, frozen=True, tag_field="type", tag="full", kw_only=True):
    seat: int | None
    epoch: str
    seq: int
    view: dict[str, Any]
    log: list[LogLine]
    """The last lines."""
    log_size: int


class Change(Struct, frozen=True, tag_field="type", tag="change", kw_only=True):
    seat: int | None
    seq: int
    patch: list[Operation]
    log: list[LogLine]


class StatusMessage(Struct, frozen=True, tag_field="type", tag="status", kw_only=True):
    status: Status


class ChatMessage(Struct, frozen=True, tag_field="type", tag="chat", kw_only=True):
    number: int
    name: str
    seat: int | None
    text: str
    at: float


class OrderUsed(Struct, frozen=True, tag_field="type", tag="order", kw_only=True):
    """A standing order answered for its owner, who alone is told."""

    seat: int
    order: str
    prompt: str
    option: list[Noun]


class OrderOver(Struct, frozen=True, tag_field="type", tag="order_over", kw_only=True):
    """A standing order has come to its end."""

    seat: int
    order: str


Unasked: TypeAlias = Full | Change | StatusMessage | ChatMessage | OrderUsed | OrderOver


class Messages(Struct, frozen=True):
    """What has come unasked since it was fetched last."""

    box: str
    """Where the next ones wait. If it is another than was named, everything begins anew."""
    messages: list[Unasked]


class Answer(Struct, frozen=True, tag_field="type", tag="answer", kw_only=True):
    id: RequestId
    ok: bool
    result: Any = None
    error: ErrorData | None = None


class ErrorData(Struct, frozen=True, kw_only=True):
    """Why not, and what to do."""

    error: str
    message: str
    status: int = 400
    """As over HTTP."""
    args: dict[str, Noun] = {}
    refusal: RefusalData | None = None
    state: Shown | None = None
    """The present state, where the question was out of date."""


# Consent


class Propose(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["undo", "mend", "end"]
    """undo: back to before one of my choices; mend: an arbiter changes the position; end: stop the game."""
    seat: SeatNumber | None = None
    """For an undo: whose choice."""
    back: Annotated[int, Meta(ge=1, le=1000)] = 1
    """For an undo: the last choice of the seat, or the one so many before the last."""
    patch: Annotated[list[dict[str, Any]], Meta(max_length=200)] = []
    """For a mending: JSON Patch on the state of the game."""
    reason: Annotated[str, Meta(max_length=500)] = ""


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    agree: bool

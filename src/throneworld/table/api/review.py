"""Looking back over HTTP: steps of a game, what-if and practice games, game files out and in."""

from __future__ import annotations

from time import time
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, SkipValidation
from msgspec import Struct

from throneworld.kernel.errors import BadSave
from throneworld.kernel.reports import Report
from throneworld.table.api.problems import answer_table_error
from throneworld.table.api.security import in_moderation
from throneworld.table.caller import Caller, signed_in
from throneworld.table.config import Limits
from throneworld.table.errors import Clash, Invalid, NotAllowed, TooLarge
from throneworld.table.hall import Hall
from throneworld.table.lobby.rows import Access, SeatRow, TableRow
from throneworld.table.lobby.showing import TableData, show
from throneworld.table.lobby.tables import loaded, visible
from throneworld.table.messages import ErrorData
from throneworld.table.review.audience import look_of
from throneworld.table.review.frames import MOST_FRAMES, Frames, Marks, frames_of, marks_of
from throneworld.table.review.report import Reports
from throneworld.table.review.reviews import Reviews, StepData
from throneworld.table.review.whatif import Branch, Practise, WhatIf
from throneworld.table.seats import LAST_SEAT
from throneworld.table.trust.export import export_of
from throneworld.table.trust.gamefile import GameFile
from throneworld.table.trust.importing import check_importable, prepare, store
from throneworld.table.trust.records import history_from, is_patient

TheHall = NamedDependency[SkipValidation[Hall]]
TheCaller = NamedDependency[Caller | None]
TheReviews = NamedDependency[SkipValidation[Reviews]]
TheReports = NamedDependency[SkipValidation[Reports]]
TableId = FromPath[str]
SeatQuery = Annotated[
    int | None,
    QueryParameter(ge=0, le=LAST_SEAT, description="As this seat saw it; without it, as a spectator."),
]
LineQuery = Annotated[
    int | None,
    QueryParameter(ge=0, le=10_000_000, description="A line of the log, as `log` counts them for the seat."),
]
StepPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
StartQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The number of the first step.")]
LimitQuery = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES, description="How many steps at most.")]


class Steps(Struct, frozen=True, omit_defaults=True):
    steps: int
    """The number of the last step; the first one, before anything was chosen, is 0."""
    told: int | None = None
    """The step with which the line that was asked for was told."""


def provide_reviews(state: State, hall: TheHall) -> Reviews:
    """One for the whole server, made when somebody first looks back."""
    if "reviews" not in state:
        state.reviews = Reviews(hall.journal)
    reviews: Reviews = state.reviews
    return reviews


def provide_reports(state: State, reviews: TheReviews) -> Reports:
    if "reports" not in state:
        state.reports = Reports(reviews)
    reports: Reports = state.reports
    return reports


# Steps


@get("/tables/{table_id:str}/steps")
async def steps(
    hall: TheHall,
    reviews: TheReviews,
    caller: TheCaller,
    table_id: TableId,
    seat: SeatQuery = None,
    line: LineQuery = None,
) -> Steps:
    """How many steps one may look at: of a finished game all, of a running one what the seat has seen."""
    table, seated = await _looked_at(hall, caller, table_id)
    look = look_of(caller, table, seated, seat, time())
    told = None if line is None else await reviews.step_of_line(table, look, line)
    return Steps(await reviews.last_step(table, look), told)


@get("/tables/{table_id:str}/steps/{number:int}")
async def step(
    hall: TheHall,
    reviews: TheReviews,
    caller: TheCaller,
    table_id: TableId,
    number: StepPath,
    seat: SeatQuery = None,
) -> StepData:
    """How the table stood after so many steps. After the end any seat's view is open to all."""
    table, seated = await _looked_at(hall, caller, table_id)
    return await reviews.step(table, look_of(caller, table, seated, seat, time()), number)


@get("/tables/{table_id:str}/reel")
async def reel(
    hall: TheHall,
    reviews: TheReviews,
    caller: TheCaller,
    table_id: TableId,
    start: StartQuery = 0,
    limit: LimitQuery = 50,
    seat: SeatQuery = None,
) -> Frames:
    """Several steps in a row: the first view whole, then what changed with each step."""
    table, seated = await _looked_at(hall, caller, table_id)
    look = look_of(caller, table, seated, seat, time())
    return await reviews.look(table, lambda film: frames_of(film, table, look, start, limit))


@get("/tables/{table_id:str}/marks")
async def marks(
    hall: TheHall, reviews: TheReviews, caller: TheCaller, table_id: TableId, seat: SeatQuery = None
) -> Marks:
    """The steps with which rounds, phases and the like began: what one may want to leap to."""
    table, seated = await _looked_at(hall, caller, table_id)
    look = look_of(caller, table, seated, seat, time())
    return await reviews.look(table, lambda film: marks_of(film, table, look))


@get("/tables/{table_id:str}/report")
async def report(hall: TheHall, reports: TheReports, caller: TheCaller, table_id: TableId) -> Report:
    """How a finished game went: figures from round to round, contests, alliances, turning points."""
    table, _ = await _looked_at(hall, caller, table_id)
    return await reports.of(table)


# Going on from there


@post("/tables/{table_id:str}/branch")
async def branch(
    hall: TheHall, reviews: TheReviews, caller: TheCaller, table_id: TableId, data: JSONBody[Branch]
) -> TableData:
    """A new private table that goes on from a step of a finished game: the same hands and decks, new dice."""
    what_if = await _what_if(hall, reviews, caller, table_id)
    return await _shown(hall, what_if.caller, await what_if.branch(data))


@post("/tables/{table_id:str}/practise")
async def practise(
    hall: TheHall, reviews: TheReviews, caller: TheCaller, table_id: TableId, data: JSONBody[Practise]
) -> TableData:
    """A new private table against bots, from what one of my seats knows; all else is made up."""
    what_if = await _what_if(hall, reviews, caller, table_id)
    return await _shown(hall, what_if.caller, await what_if.practise(data))


async def _what_if(hall: Hall, reviews: Reviews, caller: Caller | None, table_id: str) -> WhatIf:
    me = signed_in(caller, "tables")
    table, seated = await _looked_at(hall, me, table_id)
    hall.limits.choice(me.id)
    return WhatIf(hall, reviews, me, table, seated, time())


# Game files


@get("/tables/{table_id:str}/export")
async def export(hall: TheHall, reviews: TheReviews, caller: TheCaller, table_id: TableId) -> GameFile:
    """A finished game as one file, with which anybody can run it again and check its dice."""
    table, seated = await _looked_at(hall, caller, table_id)
    if table.state != "finished":
        raise Clash("export_unfinished")  # the file holds the seed
    try:
        history = await history_from(hall.journal, table_id)
    except BadSave as damaged:
        raise Clash("journal_damaged") from damaged
    return await reviews.in_turn(lambda: export_of(table, seated, history, patient=is_patient(table)))


def unreadable(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorData]:
    """Brackets within brackets without end, or bytes that are no text."""
    what = "it is nested too deeply" if isinstance(problem, RecursionError) else "it is no text"
    return answer_table_error(request, Invalid("game_file_damaged", what=what))


def with_account(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Asked before a file of megabytes is read."""
    if signed_in(connection.scope["user"], "tables").username is None:
        raise NotAllowed("account_needed")


@post(
    "/import",
    guards=[with_account],
    request_max_body_size=Limits().imported,
    exception_handlers={RecursionError: unreadable, UnicodeDecodeError: unreadable},
)
async def import_game(
    request: Request[Any, Any, Any],
    hall: TheHall,
    reviews: TheReviews,
    caller: TheCaller,
    data: JSONBody[GameFile],
    access: Annotated[Access, QueryParameter(description="Who may see the table.")] = "private",
) -> TableData:
    """Keep a game file as a finished table of mine. Every step is run again first."""
    me = signed_in(caller, "tables")
    hall.limits.choice(me.id)
    if len(await request.body()) > hall.config.limits.imported:
        raise TooLarge("game_file_too_large", most=hall.config.limits.imported)
    check_importable(data, trusted=me.admin)
    prepared = await reviews.in_turn(lambda: prepare(data, me.id, access, time()))
    return await _shown(hall, me, await store(hall.database, prepared))


async def _looked_at(hall: Hall, caller: Caller | None, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    """A table that the caller may see; a token must be one for reading."""
    if caller is not None:
        signed_in(caller, "read")
    async with hall.database.read() as connection:
        table, seated = await loaded(connection, table_id)
    visible(caller, table, seated)
    return table, seated


async def _shown(hall: Hall, caller: Caller, table_id: str) -> TableData:
    async with hall.database.read() as connection:
        return await show(connection, caller, table_id)


router = Router(
    path="/",
    route_handlers=[steps, step, reel, marks, report, branch, practise, export, import_game],
    guards=[in_moderation],
    dependencies={
        "reviews": Provide(provide_reviews, sync_to_thread=False),
        "reports": Provide(provide_reports, sync_to_thread=False),
    },
    tags=["review"],
)

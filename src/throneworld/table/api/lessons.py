"""The guided first game over HTTP: which lessons there are, and beginning one."""

from __future__ import annotations

from time import time
from typing import Annotated

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation

from throneworld.table.caller import Caller, signed_in
from throneworld.table.hall import Hall
from throneworld.table.lessons.beginning import begin
from throneworld.table.lessons.catalogue import LessonData, catalogue
from throneworld.table.lobby.showing import TableData, show

TheHall = NamedDependency[SkipValidation[Hall]]
TheCaller = NamedDependency[Caller | None]
LessonNumber = Annotated[
    int, PathParameter(ge=1, le=1000, description="The number of the lesson, from 1 on.")
]
GameName = Annotated[
    str,
    QueryParameter(pattern="^[a-z0-9_]{0,24}$", description="Of which game; if left out, the first."),
]


@get("/lessons", sync_to_thread=False)
def lessons() -> list[LessonData]:
    """The lessons of all games that have some: what each is about, as signs to look for in the log."""
    return catalogue()


@post("/lessons/{lesson:int}")
async def start_lesson(
    hall: TheHall, caller: TheCaller, lesson: LessonNumber, game: GameName = ""
) -> TableData:
    """A new private table in a prepared position, against scripted opponents; my lesson before it ends."""
    me = signed_in(caller, "tables")
    hall.limits.choice(me.id)
    table_id = await begin(hall, me, game, lesson, time())
    async with hall.database.read() as connection:
        return await show(connection, me, table_id)


router = Router(path="/", tags=["lessons"], route_handlers=[lessons, start_lesson])

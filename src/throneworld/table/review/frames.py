"""Many steps at once: a row of frames for whoever lets the game run by, and marks for whoever leaps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from msgspec import Struct

from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.table.errors import Clash
from throneworld.table.lobby.rows import TableRow
from throneworld.table.messages import LogLine
from throneworld.table.review.audience import Look
from throneworld.table.review.reel import Moves, Reel, Start
from throneworld.table.review.reviews import (
    ChoiceData,
    check_step,
    choice_of,
    line_of,
    steps_of,
    told_before,
)
from throneworld.table.rooms.patches import Operation, differences

MOST_FRAMES = 100


class Question(Struct, frozen=True):
    """What was asked of whoever chose."""

    prompt: str
    about: dict[str, Noun]


class Frame(Struct, frozen=True, kw_only=True):
    """A step by what is different from the step before."""

    patch: list[Operation]
    """On the view of the frame before; empty in the first frame."""
    log: list[LogLine]
    """What was told on the way from the step before."""
    choice: ChoiceData | None = None
    """What was chosen; told only after the end."""
    question: Question | None = None
    """To which that was the answer."""
    mended: str | None = None
    """Why the position was changed by the table's consent, if it was."""


class Frames(Struct, frozen=True, kw_only=True):
    start: int
    of: int
    """The number of the last step; the first one is 0."""
    view: dict[str, Any]
    """At the first of the steps."""
    frames: list[Frame]
    """In the order of the steps. There are fewer than asked for where the steps end, and before a step that
    cannot be shown any more."""


class Mark(Struct, frozen=True):
    step: int
    line: LogLine


class Marks(Struct, frozen=True):
    of: int
    """The number of the last step."""
    marks: list[Mark]


class Shot(Struct, frozen=True):
    """A step that can be shown. The position is gone when the next one is taken."""

    number: int
    place: int
    game: Game
    told: int
    """So much of the log is older."""


def frames_of(reel: Reel, table: TableRow, look: Look, start: int, limit: int) -> Frames:
    steps = steps_of(reel, table, look)
    check_step(start, len(steps))
    over = table.state == "finished"
    views: list[dict[str, Any]] = []
    frames: list[Frame] = []
    question = _question_before(reel, start) if over else None
    for shot in _shots(reel, steps, start, start + limit):
        if shot.number != start + len(frames):
            break
        views.append(shot.game.view(look.seat))
        patch = differences(views[-2], views[-1]) if frames else []
        frames.append(_frame(reel, None if over else look, shot, patch, question))
        question = _question(reel, shot.game, shot.place + 1) if over else None
    if not frames:
        raise Clash("step_lost", step=start)
    return Frames(start=start, of=len(steps) - 1, view=views[0], frames=frames)


def marks_of(reel: Reel, table: TableRow, look: Look) -> Marks:
    steps = steps_of(reel, table, look)
    marks = [
        Mark(shot.number, line_of(event))
        for shot in _shots(reel, steps, 0, len(steps))
        for event in shot.game.log[shot.told :]
        if event.kind in shot.game.definition.chapters and event.audience is None
    ]
    return Marks(len(steps) - 1, marks)


def _shots(reel: Reel, steps: Sequence[int], start: int, stop: int) -> Iterator[Shot]:
    """The steps from one to another, except those that are lost."""
    wanted = dict(zip(steps[start:stop], count(start), strict=False))
    told, mended = 0, False
    for place, game in reel.run(steps[start]):
        mended = mended or isinstance(reel.cells[place], Start)
        if place in wanted:
            number = wanted.pop(place)
            if game is not None:
                if number == start and number:
                    told = told_before(reel, steps[number - 1], place)
                elif number and mended:
                    told = game.log.size
                yield Shot(number, place, game, told)
                told, mended = game.log.size, False
            if not wanted:
                return


def _frame(
    reel: Reel, look: Look | None, shot: Shot, patch: list[Operation], question: Question | None
) -> Frame:
    """With the eyes of somebody while the game goes on; after the end nothing is hidden."""
    cell = reel.cells[shot.place]
    events = shot.game.log[shot.told :] if look is None else shot.game.log_for(look.seat, shot.told)
    return Frame(
        patch=patch,
        log=[line_of(event) for event in events],
        choice=choice_of(cell) if look is None else None,
        question=question,
        mended=cell.reason if isinstance(cell, Start) and shot.number else None,
    )


def _question_before(reel: Reel, place: int) -> Question | None:
    """After the end every place on the reel is a step."""
    if place == 0 or not isinstance(reel.cells[place], Moves):
        return None
    return _question(reel, reel.at(place - 1), place)


def _question(reel: Reel, game: Game, place: int) -> Question | None:
    """What was asked in a position, if a choice comes next."""
    choice = choice_of(reel.cells[place]) if place < len(reel.cells) else None
    ask = None if choice is None else game.ask_of(choice.seat)
    return None if ask is None else Question(ask.prompt, dict(ask.about))

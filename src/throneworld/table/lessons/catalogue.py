"""Which lessons there are, what the client needs to know of each, and who plays against the learner."""

from __future__ import annotations

from msgspec import Struct

from throneworld.bots.scripted import ScriptedBot
from throneworld.kernel.asks import Noun
from throneworld.kernel.finding import gathered
from throneworld.kernel.lessons import Lesson, Sign
from throneworld.kernel.registry import names
from throneworld.table.errors import NotFound

SCRIPTED = "scripted-"
"""The level of a seat that follows the script of a lesson, before the lesson's number."""


class SignData(Struct, frozen=True):
    """A line of the log to look for."""

    event: str
    args: dict[str, Noun]
    """Arguments by name, which must be just these."""
    least: dict[str, int]
    """Arguments that must be so large, or larger."""


class LessonData(Struct, frozen=True):
    number: int
    game: str
    seats: list[str]
    """The faction of each seat."""
    seat: int
    """The learner's own."""
    goals: list[SignData]
    """All of these are to be brought about."""
    ends: list[SignData]
    """With any of these the lesson is over, whatever was reached."""
    hints: list[str]
    """The prompts at which there is more to say."""


def lessons() -> dict[str, tuple[Lesson, ...]]:
    """By game, of those that have some."""
    return dict(gathered(names(), "lessons", "LESSONS", tuple))


def catalogue() -> list[LessonData]:
    return [_told(lesson) for each in lessons().values() for lesson in each]


def lesson_of(game: str, number: int) -> Lesson:
    """A lesson by its number; without a game, of the first that has any."""
    taught = lessons()
    found = taught.get(game or next(iter(taught), ""), ())
    if not found:
        raise NotFound("no_lessons")
    by_number = {lesson.number: lesson for lesson in found}
    if number not in by_number:
        raise NotFound("no_such_lesson", most=max(by_number))
    return by_number[number]


def level_of(lesson: Lesson) -> str:
    return f"{SCRIPTED}{lesson.number}"


def opponent(level: str, game: str, seat: int) -> ScriptedBot | None:
    """The bot of a lesson's seat; None if the level is none of a lesson."""
    if not level.startswith(SCRIPTED):
        return None
    return ScriptedBot(lesson_of(game, int(level.removeprefix(SCRIPTED))).script_of(seat))


def _told(lesson: Lesson) -> LessonData:
    return LessonData(
        number=lesson.number,
        game=lesson.game,
        seats=list(lesson.seats),
        seat=lesson.seat,
        goals=[_sign(goal) for goal in lesson.goals],
        ends=[_sign(end) for end in lesson.ends],
        hints=list(lesson.hints),
    )


def _sign(sign: Sign) -> SignData:
    return SignData(sign.event, sign.args, sign.least)

"""Which lessons there are, what the client needs to know of each, and who plays against the learner."""

from __future__ import annotations

from msgspec import Struct

from throneworld.bots.scripted import ScriptedBot
from throneworld.kernel.asks import Noun
from throneworld.kernel.lessons import Lesson, Sign
from throneworld.rex import lessons as rex
from throneworld.table.errors import NotFound

LESSONS: dict[int, Lesson] = {lesson.number: lesson for lesson in rex.LESSONS}
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


def catalogue() -> list[LessonData]:
    return [_told(lesson) for lesson in LESSONS.values()]


def lesson_of(number: int) -> Lesson:
    found = LESSONS.get(number)
    if found is None:
        raise NotFound("no_such_lesson", most=max(LESSONS))
    return found


def level_of(lesson: Lesson) -> str:
    return f"{SCRIPTED}{lesson.number}"


def opponent(level: str, seat: int) -> ScriptedBot | None:
    """The bot of a lesson's seat; None if the level is none of a lesson."""
    if not level.startswith(SCRIPTED):
        return None
    return ScriptedBot(LESSONS[int(level.removeprefix(SCRIPTED))].script_of(seat))


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

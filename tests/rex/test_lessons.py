"""The lessons: each position is a real one, and what is asked for can be done and can be missed."""

from __future__ import annotations

import pytest

import throneworld as tw
from throneworld.bots.scripted import ScriptedBot, calmest
from throneworld.kernel.asks import Option
from throneworld.kernel.lessons import Lesson, Line, Progress, Sign, progress
from throneworld.kernel.steps import Question
from throneworld.rex.lessons import LESSONS
from throneworld.rex.state import of
from throneworld.words import arguments

SOLUTIONS: dict[int, list[Option]] = {
    1: [("from", "imperial_navy_base"), ("to", "civilian_spaceport"), ("units", 3)],
    2: [("from", "adminus_imperialis"), ("to", "holonet_central"), ("units", 5)],
    3: [("bid", 3), ("pass",)],
    4: [("from", "tilzin_business"), ("to", "imperial_palace"), ("units", 5)],
    5: [("stay",), ("deploy", "adminus_imperialis"), ("units", 6)],
    6: [("from", "embassy_quarters"), ("to", "imperial_palace"), ("units", 6)],
    7: [("dial", 2), ("leader", "letnev_5")],
    8: [("dial", 2), ("leader", "letnev_5"), ("slot", "both")],
    9: [("dial", 1), ("leader", "letnev_5"), ("reveal",)],
    10: [("propose", 0, 1), ("ready",), ("stay",)],
}
MISTAKES: dict[int, list[Option]] = {
    1: [("from", "imperial_navy_base"), ("to", "civilian_spaceport"), ("units", 6)],
    6: [("from", "embassy_quarters"), ("to", "imperial_palace"), ("units", 5)],
    7: [("dial", 0), ("leader", "letnev_1")],
    8: [("dial", 5), ("leader", "letnev_5"), ("slot", "none")],
    9: [("dial", 2), ("leader", "letnev_5"), ("pass",)],
}
"""What a learner might do; where nothing is written the lesson is missed by doing nothing."""


def how_it_goes(lesson: Lesson, game: tw.Game) -> Progress:
    names = game.definition.events
    lines = [(event.kind, arguments(names[event.kind], event.args)) for event in game.log_for(lesson.seat)]
    return progress(lesson, lines)


def played(lesson: Lesson, choices: list[Option]) -> Progress:
    """The learner chooses as told and then as little as can be; the others follow their scripts."""
    game, left = lesson.prepare(lesson), list(choices)
    while not (how_it_goes(lesson, game).done or how_it_goes(lesson, game).failed or game.over):
        seat = game.asked[0]
        ask = game.ask_of(seat)
        assert ask is not None
        if seat == lesson.seat:
            game.choose(seat, left.pop(0) if left else calmest(ask.options))
        else:
            game.choose(seat, ScriptedBot(lesson.script_of(seat)).decide(tw.Seat(game, seat)))
    assert not left
    return how_it_goes(lesson, game)


def every(lesson: Lesson) -> str:
    return str(lesson.number)


def test_there_are_ten_lessons_numbered_from_one() -> None:
    assert [lesson.number for lesson in LESSONS] == list(range(1, 11)) == list(SOLUTIONS)


@pytest.mark.parametrize("lesson", LESSONS, ids=every)
def test_a_position_survives_being_saved_and_is_the_same_for_everybody(lesson: Lesson) -> None:
    game = lesson.prepare(lesson)
    game.definition.invariants(game)
    assert tw.load(game.snapshot()).digest() == game.digest() == lesson.prepare(lesson).digest()
    assert of(game).races == list(lesson.seats)


@pytest.mark.parametrize("lesson", LESSONS, ids=every)
def test_nothing_is_reached_before_the_learner_has_done_anything(lesson: Lesson) -> None:
    game = lesson.prepare(lesson)
    assert how_it_goes(lesson, game) == Progress((False,) * len(lesson.goals), False)


@pytest.mark.parametrize("lesson", LESSONS, ids=every)
def test_the_recorded_way_reaches_every_goal_against_the_scripts(lesson: Lesson) -> None:
    assert played(lesson, SOLUTIONS[lesson.number]) == Progress((True,) * len(lesson.goals), False)


@pytest.mark.parametrize("lesson", LESSONS, ids=every)
def test_a_lesson_can_be_missed_and_says_so(lesson: Lesson) -> None:
    missed = played(lesson, MISTAKES.get(lesson.number, []))
    assert missed.failed and not missed.done


@pytest.mark.parametrize("lesson", LESSONS, ids=every)
def test_signs_hints_and_scripts_speak_of_things_that_there_are(lesson: Lesson) -> None:
    definition = lesson.prepare(lesson).definition
    prompts = {step.prompt for step in definition.steps if issubclass(step, Question)}
    for sign in (*lesson.goals, *lesson.ends):
        assert {*sign.args, *sign.least} <= set(definition.events[sign.event])
    assert {*lesson.hints} <= prompts
    assert {prompt for script in lesson.scripts.values() for prompt in script} <= prompts
    assert set(lesson.scripts) <= set(lesson.seats) - {lesson.seats[lesson.seat]}


def test_a_game_goes_on_after_its_lesson_to_a_proper_end() -> None:
    """Whoever likes the position may play it out."""
    for lesson in LESSONS:
        game = lesson.prepare(lesson)
        bots = [tw.bot("random", seat) for seat in range(game.seats)]
        assert tw.play(game, bots).over


# Signs and scripts by themselves


def test_a_sign_fits_kind_arguments_and_bounds() -> None:
    sign = Sign("units_moved", {"seat": 0, "target": "iaf_hq"}, {"count": 3})
    assert sign.fits("units_moved", {"seat": 0, "target": "iaf_hq", "count": 3})
    assert not sign.fits("units_moved", {"seat": 0, "target": "iaf_hq", "count": 2})
    assert not sign.fits("units_moved", {"seat": 1, "target": "iaf_hq", "count": 3})
    assert not sign.fits("units_moved", {"seat": 0, "target": "iaf_hq"})
    assert not sign.fits("units_destroyed", {"seat": 0, "target": "iaf_hq", "count": 3})


def test_an_end_that_comes_with_the_last_goal_is_no_failure() -> None:
    lesson = LESSONS[8]
    last: list[Line] = [
        ("traitor_revealed", {"seat": 0, "leader": "hacan_5"}),
        ("battle_won_by_treason", {"seat": 0}),
    ]
    after = [*last, ("phase_begins", {"phase": "collection"})]
    assert progress(lesson, after) == Progress((True, True), False)


def test_where_nothing_is_written_a_scripted_bot_does_as_little_as_it_can() -> None:
    assert calmest([("bid", 1), ("pass",)]) == ("pass",)
    assert calmest([("from", "iaf_hq"), ("stay",)]) == ("stay",)
    assert calmest([("dial", 0), ("dial", 1)]) == ("dial", 0)


def test_a_scripted_bot_takes_the_first_written_option_that_is_offered() -> None:
    game = LESSONS[2].prepare(LESSONS[2])
    seat = tw.Seat(game, game.asked[0])
    assert ScriptedBot({"bid": (("bid", 90), ("bid", 2), ("bid", 1))}).decide(seat) == ("bid", 2)
    assert ScriptedBot({"bid": (("bid", 90),)}).decide(seat) == ("pass",)

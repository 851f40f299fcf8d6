"""A stop at which the first player would use a component: why not, and that he may without what is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, NamedTuple, ParamSpec

from msgspec.structs import replace

from tests.ti4.scene import ALL, Scene
from throneworld.imperium.marks import mark
from throneworld.kernel.asks import Noun
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion, Window
from throneworld.ti4.declare import Clause, always
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.state import NOBODY
from throneworld.ti4.tables import ACTION_CARD, AGENDA, TECHNOLOGY

Change = Callable[[Scene], object]
P = ParamSpec("P")


def changing(verb: Callable[Concatenate[Scene, P], object]) -> Callable[P, Change]:
    """A word of the scene, said now and done when the board is set."""

    def given(*args: P.args, **kwargs: P.kwargs) -> Change:
        return lambda scene: verb(scene, *args, **kwargs)

    return given


take, damage = changing(Scene.take), changing(Scene.damage)
technologies, goods, hold = changing(Scene.technologies), changing(Scene.goods), changing(Scene.hold)
law, note, secret = changing(Scene.law), changing(Scene.note), changing(Scene.secret)


def put(faction: str, place: str | int, **units: int) -> Change:
    return lambda scene: scene.put(faction, place, **units)


def marked(kind: str, *, until: str, seat: int = NOBODY, subject: Noun = "") -> Change:
    return lambda scene: mark(scene.game, kind, seat=seat, subject=subject, until=until)


def together(*changes: Change) -> Change:
    return lambda scene: [change(scene) for change in changes]


def exhausted(scene: Scene) -> None:
    scene.state.exhausted = tuple(scene.state.control)


def readied(scene: Scene) -> None:
    scene.state.exhausted = ()


def nothing(scene: Scene) -> None:
    """The board is empty."""


class Stop(NamedTuple):
    """What somebody would use, and when; how the board is set; and what makes it right."""

    component: str
    occasion: Occasion
    right: Change | Occasion
    """A change of the board, or another occasion."""
    placed: Change = nothing
    first: str = "sol"
    second: str = "letnev"
    beneath: tuple[Step, ...] = ()
    """What the stop is a part of, if the component changes that."""


def at(moment: str, *facts: Noun) -> Occasion:
    return Occasion(MOMENTS[moment], facts)


def staged(stop: Stop) -> Scene:
    """The first player has the component, by his faction or because he is given it."""
    scene = Scene(stop.first, stop.second, "jolnar", listeners=(*ALL, _asked(stop.occasion.moment)))
    if stop.component in ACTION_CARD:
        scene.hold(stop.first, stop.component)
    if stop.component in TECHNOLOGY:
        scene.technologies(stop.first, stop.component)
    if stop.component in AGENDA:
        scene.law(stop.component, 0)
    stop.placed(scene)
    return scene


def _asked(moment: str) -> Clause:
    """Something else that the first player could use, so that he is asked at all."""
    return Clause(
        id="something_else",
        moment=moment,
        rule="RR 1.1",
        holders=lambda game: (0,),
        suspects=lambda game, occasion: (0,),
        when=always,
    )


def is_refused_then_accepted(stop: Stop, because: str) -> None:
    """Only what the reason names is in the way: without it the same is accepted."""
    right = _window(stop, stop.right) if isinstance(stop.right, Occasion) else stop.right
    step, option = _window(stop, stop.occasion), ("play", stop.component)
    staged(stop).refused_until(right, step, stop.first, *option, because=because, beneath=stop.beneath)


def _window(stop: Stop, occasion: Occasion) -> Window:
    return Window(occasion=replace(occasion, subject=0) if stop.beneath else occasion)

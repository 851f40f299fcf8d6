"""What tests of production share: a dock on a planet of the small galaxy, and orders at it."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.voyages import galaxy
from throneworld.imperium.planets import values
from throneworld.kernel.asks import Noun
from throneworld.ti3.state import SYSTEM
from throneworld.ti3.steps.production import Build


def factory(planet: str, race: str = "sol", docks: int = 1, goods: int = 0, **options: Noun) -> Scene:
    """A planet of the first player with a dock, and trade goods of his."""
    others = [each for each in ("letnev", "hacan", "yin") if each != race][:2]
    with_ = {(0, -2): f"home_{race}"} if race != "sol" else {}
    scene = galaxy(race, *others, with_=with_, **options)
    if planet:
        scene.take(race, planet)
        if docks:
            scene.put(race, planet, space_dock=docks)
    scene.goods(race, goods)
    return scene


def build(scene: Scene, planet: str = "lodor") -> None:
    """The docks of the first player in the system of that planet build, as in an activation."""
    scene.play(Build(seat=0, system=SYSTEM[planet], activated=True))


def kinds(scene: Scene) -> list[str]:
    """What may be built now."""
    return (
        [] if scene.done else [str(option[1] if len(option) > 1 else option[0]) for option in scene.options()]
    )


def order(scene: Scene, *units: str) -> None:
    """One of each after the other, wherever it may go."""
    for kind in units:
        option = next(each for each in scene.options() if each[:2] == ("produce", kind))
        scene.choose(scene.asked[0], *option)


def pay_with_goods(scene: Scene) -> int:
    """What was due, all of it paid in trade goods."""
    due = int(scene.ask().about["amount"]) if scene.prompt == "pay" else 0
    while scene.prompt == "pay":
        scene.choose(scene.asked[0], "trade_good")
    return due


def resources_of(scene: Scene, planet: str) -> int:
    return values(scene.state, planet)[0]

"""Domain Counters in scenes: laid face down, turned up by whoever comes."""

from __future__ import annotations

from tests.ti3.landing import land_and_end, scene_at, set_down
from tests.ti3.scene import Scene
from throneworld.kernel.asks import Noun
from throneworld.ti3.domains.tokens import front_of, token_of
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.verbs.domains import lay_face_down

FIRST = 60
"""Tokens of scenes have numbers beyond those of the box."""
VOID, WELLON, THIBAH = "space:void", "wellon", "thibah"


def hide(scene: Scene, where: str | int, front: str) -> None:
    """A counter face down: a planet, or `space:` and a system."""
    number = FIRST + len(scene.state.domain_places)
    lay_face_down(scene.state, [scene.place(where)], [token_of(front, number)])


def fronts(scene: Scene) -> dict[str, str]:
    """What lies face down, by place."""
    tokens = scene.state.domain_tokens
    return {place: front_of(token) for place, token in zip(scene.state.domain_places, tokens, strict=True)}


def discovery(front: str, race: str = "sol", dice: tuple[int, ...] = (), **units: int) -> Scene:
    """The first player lands from a carrier on a planet with this counter, and ends his action."""
    others = [each for each in ("sol", "letnev", "hacan") if each != race][:2]
    scene = scene_at("quann", race, *others)
    hide(scene, "quann", front)
    landing = units or {"ground_force": 1}
    scene.fleet(race, "quann", "carrier", **landing)
    scene.rolls(*dice)
    land_and_end(scene, "quann")
    set_down(scene, *[kind for kind, many in landing.items() for _ in range(many)], on="quann")
    return scene


def voyage(front: str, race: str = "sol", **options: Noun) -> Scene:
    """The first player is about to move into a void with this counter; his ships are next to it."""
    others = [each for each in ("sol", "letnev", "hacan") if each != race][:2]
    scene = scene_at("void", race, *others, **options)
    scene.state.on_board[0] = 0
    hide(scene, "space:void", front)
    return scene


def set_out(scene: Scene) -> None:
    """A Tactical Action in the void, with all that follows it."""
    scene.play(TacticalAction(seat=0, system=scene.system("void")), EndOfAction(seat=0))


def sail(scene: Scene, *ships: str, from_: str = "wellon") -> None:
    """These ships go there, and nothing more."""
    set_out(scene)
    race = scene.players[0]
    for kind in ships:
        ship = next(
            each for each in scene.ask(race).options if each[:3] == ("ship", kind, scene.system(from_))
        )
        scene.choose(race, *ship)
        while scene.game.asks and scene.game.asks[0].prompt == "load_ship":
            scene.choose(race, "load_up" if ("load_up",) in scene.ask(race).options else "done")
    while scene.game.asks and scene.game.asks[0].prompt == "move_ships":
        scene.choose(race, "done")


def finish(scene: Scene) -> None:
    """Whatever else is asked is declined."""
    while scene.game.asks:
        ask = scene.game.asks[0]
        last = next(each for each in ask.options if each[0] in ("done", "pass", "decline"))
        scene.game.choose(ask.seat, last)

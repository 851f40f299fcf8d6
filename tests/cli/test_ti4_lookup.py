"""Looking things of Twilight Imperium 4 up, one's own secrets, and the words for all of it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.cli.mid_game import mid_game, seen, words
from tests.ti4.opening import opening
from tests.ti4.scene import Scene
from throneworld import cli
from throneworld.cli import lookup
from throneworld.cli.answers import entries_of
from throneworld.cli.boards import board_for
from throneworld.cli.ti4 import hands, systems
from throneworld.kernel.asks import Ask
from throneworld.ti4 import tables
from throneworld.words import Words, languages

TI4 = board_for("ti4")
FOLDER = Path(cli.__file__).parent
THINGS = sorted(
    {
        *tables.FACTION,
        *tables.UNIT,
        *tables.UNIT_TYPES,
        *tables.TECHNOLOGY,
        *tables.PLANET,
        *systems.NUMBERED,
        *tables.ACTION_CARD,
        *tables.AGENDA,
        *tables.OBJECTIVE,
        *tables.PROMISSORY_NOTE,
        *tables.STRATEGY_CARD,
        *tables.ABILITY,
    }
)


@pytest.fixture(scope="module")
def scene() -> Scene:
    return mid_game()


def told(scene: Scene, what: str) -> list[str]:
    return lookup.explained(TI4, seen(scene.game), words(), what)


def test_a_kind_of_unit_tells_the_figures_of_all_its_units(scene: Scene) -> None:
    assert told(scene, "carrier")[1:] == [
        "Carrier I: cost 3, combat 9, move 1, capacity 4",
        "Carrier II: cost 3, combat 9, move 2, capacity 6",
        "Advanced Carrier I (The Federation of Sol): cost 3, combat 9, move 1, capacity 6",
        "Advanced Carrier II (The Federation of Sol): cost 3, combat 9, move 2, capacity 8, sustain damage",
    ]


def test_an_upgrade_is_a_unit_and_a_technology(scene: Scene) -> None:
    assert told(scene, "carrier ii")[1:] == [
        "Carrier: cost 3, combat 9, move 2, capacity 6",
        "Unit upgrade; prerequisites: blue, blue",
        "Owned by Sol",
    ]


def test_units_tell_their_abilities(scene: Scene) -> None:
    assert told(scene, "destroyer_2")[1] == "Destroyer: cost 1, combat 8, move 2, anti-fighter barrage 6 (x3)"
    assert told(scene, "space_dock_1")[1] == "Space Dock: production 2 + resources of the planet"
    assert told(scene, "pds_1")[1] == "PDS: space cannon 6, planetary shield"
    assert told(scene, "fighter_1")[1] == "Fighter: cost 1 for 2, combat 9"


def test_technologies_tell_their_colour_and_what_they_need(scene: Scene) -> None:
    assert told(scene, "sarween")[1] == "Technology, yellow; no prerequisites"
    assert told(scene, "fleet logistics")[1] == "Technology, blue; prerequisites: blue, blue"


def test_systems_are_looked_up_by_their_number_and_planets_by_their_name(scene: Scene) -> None:
    assert told(scene, "26") == ["System 26: alpha wormhole; Lodor 3/1, cultural"]
    assert told(scene, "48") == ["System 48: nothing", "System 48 is not in this galaxy."]
    assert told(scene, "lodor")[-1] == "Planet Lodor in system 26: 3/1, cultural"
    assert told(scene, "meer")[-1] == "Planet Meer in system 37: 0/4, hazardous, red"
    assert told(scene, "torkan")[-1] == "Planet Torkan in system 28: 0/3, cultural"


def test_a_planet_that_bears_the_name_of_a_people_is_told_with_it(scene: Scene) -> None:
    lines = told(scene, "creuss")
    assert lines[0].startswith("The Ghosts of Creuss")
    assert lines[-1] == "Planet Creuss in system 51: 4/2, Creuss: Infantry x5, Space Dock"


def test_a_faction_tells_its_sheet_and_what_it_has_by_now(scene: Scene) -> None:
    lines = told(scene, "sol")
    assert "Faction with 4 commodities; home system 1" in lines
    assert "Starts with: Carrier x2, Destroyer, Fighter x3, Infantry x5, Space Dock" in lines
    assert lines[-1] == "Has by now: Neural Motivator, Antimass Deflectors and Carrier II"


def test_cards_tell_what_kind_of_card_they_are(scene: Scene) -> None:
    assert told(scene, "sabotage")[1] == "Action card, 4 in the game, 0 in the discard pile"
    assert told(scene, "mutiny")[1] == "Agenda: directive; for or against"
    assert told(scene, "minister of war")[1] == "Agenda: law; elects a player"
    assert told(scene, "expand borders")[1:] == [
        "Public objective, stage I, 1 victory point",
        "Scored by Sol and Saar",
    ]
    assert told(scene, "stymie")[1] == "Promissory note of The Arborec: lies open before its holder"
    assert told(scene, "trade")[1:] == ["Strategy card, initiative 5", "Owned by Jol-Nar"]
    assert told(scene, "scheming")[1] == "Ability of The Yssaril Tribes"


def test_what_is_not_clear_is_asked_back(scene: Scene) -> None:
    assert told(scene, "spec ops") == ["Which one: Spec Ops I and Spec Ops II?"]
    assert told(scene, "99") == ["Nothing is called '99'."]


@pytest.mark.parametrize("language", languages())
def test_everything_in_the_box_can_be_looked_up(scene: Scene, language: str) -> None:
    view = seen(scene.game)
    for thing in THINGS:
        lines = TI4.about(view, words(language), thing)
        assert len(lines) > (thing not in systems.NUMBERED)
        assert all(line and "{" not in line for line in lines), lines


# Options and secrets


def test_options_are_told_with_the_places_that_they_name(scene: Scene) -> None:
    view = seen(scene.game)
    assert TI4.places(view, ("tactical", 26)) == ["26"]
    assert TI4.places(view, ("ship", "carrier", 18, 0)) == ["18"]
    assert TI4.places(view, ("place", "pds", "jord")) == ["jord"]
    assert TI4.places(view, ("produce", "fighter", "18")) == ["18"]
    assert TI4.places(view, ("buy", 3)) == []
    assert TI4.beside(view, words(), "26") == "alpha wormhole; Lodor 3/1, cultural"
    assert TI4.beside(view, words(), "jord") == "4/2, Sol"


def test_tiles_that_are_not_laid_yet_are_told_as_they_are_printed() -> None:
    view = seen(opening(["sol", "saar", "yin"], galaxy="build"))
    assert TI4.places(view, ("tile", 35)) == ["35"]
    assert TI4.beside(view, words(), "35") == "Bereg 3/1, hazardous; Lirta IV 2/3, hazardous"


def test_numbers_of_systems_are_no_amounts() -> None:
    spoken = _Spoken(game="ti4")
    options = tuple(("tactical", tile) for tile in (19, 20, 21)) + tuple(
        ("buy", count) for count in (1, 2, 3)
    )
    entries = entries_of(Ask("", 0, "any", options, ""), spoken)
    assert [len(entry.options) for entry in entries] == [1, 1, 1, 3]


class _Spoken(Words):
    """Says every option as the game writes it."""

    def option(self, ask: Ask, option: tuple[str | int, ...]) -> str:
        return " ".join(str(part) for part in option)


def test_one_sees_ones_own_hand(scene: Scene) -> None:
    lines = hands.secrets(seen(scene.game), words())
    assert lines[0] == "Action cards: Direct Hit x2 and Sabotage"
    assert lines[1] == "Secret objectives: Unveil Flagship"
    assert lines[2] == "Promissory notes of others: Trade Agreement (Hacan)"
    assert lines[3] == "Technologies: Neural Motivator, Antimass Deflectors and Carrier II"
    assert "sabotage" in hands.hand(seen(scene.game))


def test_one_remembers_what_one_has_seen() -> None:
    scene = mid_game()
    state = scene.state
    scene.hold("hacan", "spy")
    state.known = {state.hands[1][0]: 0b11, "ceasefire:1": 0b11, state.agenda_deck[1]: 1}
    lines = hands.secrets(seen(scene.game), words())
    assert lines[4] == "Seen: Spy with Hacan"
    assert lines[5].startswith("Seen: agenda 2 of the deck is ")
    assert "Spy" not in " ".join(hands.secrets(seen(scene.game, 2), words()))


# Words


def strings(folder: Path) -> list[ast.AST]:
    return [
        node
        for path in sorted(folder.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]


def test_all_that_every_game_needs_is_said_in_ti4_too() -> None:
    said = [
        str(node.args[0].value)
        for node in (*strings(FOLDER), *strings(FOLDER / "ti4"))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say"
        if isinstance(node.args[0], ast.Constant)
    ]
    of_the_game = {"game", "game.about"}
    assert [key for key in said if not words().has(key) and key not in of_the_game] == []


def test_every_message_of_the_galaxy_is_used() -> None:
    nodes = [*strings(FOLDER / "ti4"), *strings(FOLDER)]
    whole = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    begun = [
        str(node.values[0].value)
        for node in nodes
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    ]
    long = [start for start in begun if start.startswith("galaxy-") and start != "galaxy-"]
    kinds = {*tables.COLOURS, tables.CULTURAL, tables.HAZARDOUS, tables.INDUSTRIAL}
    for key in words().keys("galaxy-"):
        known = key in whole or key.removeprefix("galaxy-") in kinds
        assert known or any(key.startswith(start) for start in long), f"{key} is not used"

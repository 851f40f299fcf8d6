"""Files of the web client that are made from Python's side are up to date."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from tools import web
from tools.openapi import openapi
from tools.verbs import verbs
from tools.words_sample import sample

from throneworld.kernel.finding import built_in
from throneworld.kernel.registry import definition_of
from throneworld.ti4.tables import FACTIONS, TILE


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    """If this fails: make types"""
    document, written = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    document.write_bytes(openapi())
    program = web.WEB / "node_modules" / ".bin" / "openapi-typescript"
    options = ("--alphabetize", "--default-non-nullable", "false")
    subprocess.run((program, document, "-o", written, *options), check=True, capture_output=True)
    assert written.read_text() == (web.WEB / "src" / "lib" / "schema.d.ts").read_text()


def test_the_sample_of_words_is_what_python_says() -> None:
    """If this fails: make types"""
    assert (web.WEB / "tests" / "words.json").read_bytes() == sample()


def test_the_verbs_of_options_are_those_that_the_games_declare() -> None:
    """If this fails: make types"""
    assert (web.WEB / "tests" / "verbs.json").read_text(encoding="utf-8") == verbs()


@pytest.mark.parametrize("game", [game for game in built_in() if (web.WEB / "src" / game).is_dir()])
def test_a_face_is_spoken_with_the_words_of_the_layers_that_its_game_shares(game: str) -> None:
    path = web.WEB / "src" / game / "layers.json"
    told = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    assert told == list(definition_of(game).layers)


def test_the_factions_begin_on_the_page_as_they_do_in_the_game() -> None:
    told = json.loads((web.WEB / "src" / "ti4" / "factions.json").read_text())
    assert told == {
        faction.id: {
            "commodities": faction.commodities,
            "abilities": [ability.id for ability in faction.abilities],
            "technologies": list(faction.start_technologies),
            "units": dict(faction.start_units),
        }
        for faction in FACTIONS
    }


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_the_systems_are_told_with_their_planets(language: str) -> None:
    path = web.ROOT / "locale" / language / "ti4-web-systems.ftl"
    named = re.compile(r"(?<=\[)[0-9]+|(?<=name-)[a-z0-9_]+")
    lines = [named.findall(line) for line in path.read_text(encoding="utf-8").splitlines()]
    told = {int(number): planets for number, *planets in filter(None, lines)}
    printed = {tile.number: [planet.id for planet in tile.planets] for tile in TILE.values()}
    assert told == {number: planets for number, planets in printed.items() if planets}

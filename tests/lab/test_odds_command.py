"""`throneworld odds`: what one types, what it shows, and what it says to mistakes."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from tests.cli.program import complains, throneworld_says
from throneworld.cli import command_line
from throneworld.ti4.odds import EDGES, UNITS
from throneworld.words import Words

pytestmark = pytest.mark.game("ti4")

BATTLE = (
    "odds",
    "ti4",
    "--attacker",
    "2 dreadnought, 2 carrier, 6 fighter, 2 cruiser",
    "--defender",
    "1 war_sun, 3 destroyer, 4 fighter",
)
DUEL = ("odds", "ti4", "--attacker", "cruiser", "--defender", "cruiser")


def shown(*arguments: str) -> str:
    result = throneworld_says(*arguments)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_it_tells_the_known_battle() -> None:
    text = shown(*BATTLE, "--attacker-sustain", "last", "--defender-sustain", "last")
    assert "Attacker wins 47.885 %" in text
    assert "Draw 11.343 %" in text
    assert "Defender wins 40.772 %" in text
    assert "1 war_sun (1 damaged)" in text


def test_the_picture_fits_80_columns() -> None:
    assert max(len(line) for line in throneworld_says(*BATTLE).output.splitlines()) <= 80


def test_abilities_can_be_left_away() -> None:
    text = shown(*BATTLE, "--no-barrage", "--attacker-sustain", "never", "--defender-sustain", "never")
    assert "Attacker wins 67.580 %" in text


def test_a_number_may_be_missing_and_names_are_taken_as_they_come() -> None:
    assert "Attacker wins 37.500 %" in shown(*DUEL)
    assert "Attacker wins 37.500 %" in shown(
        "odds", "ti4", "--attacker", "1 Cruisers", "--defender", "CRUISER,"
    )
    assert "1 war_sun" in shown("odds", "ti4", "--attacker", "war sun", "--defender", "fighter")


def test_what_components_add_to_rolls_is_named() -> None:
    text = shown(*DUEL, "--attacker-with", "unrelenting, prophecy_of_ixth", "--defender-with", "fragile")
    assert text.startswith(
        "Attacker: +1 Unrelenting, +1 Prophecy of Ixth (Fighter) Defender: \u22121 Fragile"
    )
    assert ":" not in shown(*DUEL, "--attacker-with", "assault_cannon").partition("Attacker wins")[0]


def test_a_side_has_its_own_rolls_orders_retreats_and_volleys() -> None:
    assert "Attacker wins 37.500 %" not in shown(*DUEL, "--attacker-modifier", "1")
    assert "Attacker wins 37.500 %" not in shown(*DUEL, "--defender-reroll", "misses")
    assert "Defender wins 100.000 %" in shown(*DUEL, "--defender-volley", "1, 2x3")
    assert "Attacker retreats" in shown(*DUEL, "--attacker-retreat", "1")
    two = ("odds", "ti4", "--attacker", "cruiser, carrier", "--defender", "2 cruiser")
    assert shown(*two) != shown(*two, "--attacker-order", "carrier, cruiser")


def test_a_side_has_its_own_technologies() -> None:
    three = ("odds", "ti4", "--attacker", "3 cruiser", "--defender", "cruiser")
    assert "Attacker wins 100.000 %" in shown(*three, "--attacker-assault-cannon")
    assert "Attacker wins 100.000 %" not in shown(*three, "--defender-assault-cannon")
    armored = ("odds", "ti4", "--attacker", "2 dreadnought", "--defender", "2 dreadnought")
    assert shown(*armored, "--attacker-duranium-armor") != shown(*armored)
    assert shown(*armored, "--attacker-duranium-armor") != shown(*armored, "--defender-duranium-armor")


def test_a_side_has_edges_by_their_printed_names() -> None:
    """A cruiser meets a cruiser: each hits with 0.4, or 0.5 with Unrelenting."""
    assert "Draw 28.571 %" in shown(*DUEL, "--attacker-with", "Unrelenting")
    assert "Draw 20.690 %" in shown(*DUEL, "--defender-with", "fragile, fragile"), "named twice is had once"
    assert "Attacker wins 100.000 %" in shown(*DUEL, "--attacker-with", "dimensional splicer")


def test_an_edge_may_have_a_number() -> None:
    exotriremes = ("odds", "ti4", "--attacker", "exotrireme_2, cruiser", "--defender", "4 cruiser")
    assert shown(*exotriremes) != shown(*exotriremes, "--attacker-with", "exotrireme_2=4")
    assert shown(*exotriremes) == shown(*exotriremes, "--attacker-with", "exotrireme_2"), "cruisers cost 4"
    hacan = ("odds", "ti4", "--attacker", "wrath_of_kenara", "--defender", "3 cruiser", "--attacker-with")
    assert shown(*hacan, "wrath_of_kenara") == shown(*hacan, "wrath_of_kenara=1")
    assert shown(*hacan, "wrath_of_kenara") != shown(*hacan, "wrath_of_kenara=2")
    fighters = ("odds", "ti4", "--attacker", "4 fighter, cruiser", "--defender", "3 cruiser")
    crown = shown(*fighters, "--attacker-with", "the_crown_of_thalnos")
    assert crown == shown(*fighters, "--attacker-with", "the_crown_of_thalnos=0.5")
    assert crown != shown(*fighters, "--attacker-with", "the_crown_of_thalnos=2")


def test_the_grid_silences_the_other_side() -> None:
    """The defender hits with 0.3 before anybody else rolls, and the rest goes on as usual."""
    landing = ("odds", "ti4", "--ground", "--attacker", "infantry", "--defender", "infantry")
    assert "Defender wins 58.824 %" in shown(*landing, "--defender-with", "magen_defense_grid")


def test_harrow_and_shots_that_spare_fighters() -> None:
    landing = ("odds", "ti4", "--ground", "--attacker", "infantry", "--defender", "9 infantry")
    assert "Defender wins 0.000 %" in shown(*landing, "--attacker-harrow", "1x9")
    fleet = ("odds", "ti4", "--attacker", "cruiser, fighter", "--defender", "carrier")
    assert shown(*fleet, "--defender-volley", "5") != shown(*fleet, "--defender-volley", "5!")


def test_weapon_schematics_bare_war_suns() -> None:
    suns = ("odds", "ti4", "--attacker", "war_sun", "--defender", "war_sun")
    assert shown(*suns, "--weapon-schematics") == shown(
        *suns, "--attacker-sustain", "never", "--defender-sustain", "never"
    )
    dreadnoughts = ("odds", "ti4", "--attacker", "dreadnought", "--defender", "dreadnought")
    assert shown(*dreadnoughts, "--weapon-schematics") == shown(*dreadnoughts)


def test_help_explains_every_edge_and_says_what_is_left_out() -> None:
    text = shown("odds", "--help")
    assert all(f" {name}: " in text for name in EDGES)
    assert "Left out are action cards" in text


def test_never_to_sustain_holds_even_against_an_order() -> None:
    armed = (
        "odds",
        "ti4",
        "--attacker",
        "dreadnought",
        "--defender",
        "cruiser",
        "--attacker-sustain",
        "never",
    )
    assert shown(*armed) == shown(*armed, "--attacker-order", "sustain dreadnought")


def test_ground_combat() -> None:
    text = shown("odds", "ti4", "--ground", "--attacker", "3 infantry", "--defender", "2 infantry_2")
    assert "infantry" in text


def test_a_retreat_shows_who_is_left_on_both_sides() -> None:
    text = shown(
        "odds", "ti4", "--attacker", "3 cruiser", "--defender", "3 carrier", "--attacker-retreat", "3"
    )
    assert "3 cruiser / 2 carrier" in text


def test_fewer_rows_can_be_shown() -> None:
    assert "likeliest" not in shown(*DUEL, "--rows", "0")


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_it_speaks_every_language(language: str) -> None:
    runner = CliRunner(env={"COLUMNS": "80"})
    result = runner.invoke(command_line(Words(language, strict=True)), [*BATTLE, "--defender-retreat", "2"])
    assert result.exit_code == 0
    assert Words(language).say("odds-defender-retreats") in result.output
    assert "…" not in result.output, "a bar is cut off"


def test_help_names_every_unit() -> None:
    text = shown("odds", "--help")
    assert all(name in text for name in UNITS)


MISTAKES = {
    (): "attacker",
    ("--attacker", "2 tanks", "--defender", "cruiser"): "no unit tanks",
    ("--attacker", "2", "--defender", "cruiser"): "such as 2 cruiser, not 2",
    ("--attacker", "", "--defender", "cruiser"): "1 to 30 units, not 0",
    ("--attacker", "31 cruiser", "--defender", "cruiser"): "not 31",
    ("--attacker", "99999999 cruiser", "--defender", "cruiser"): "1 to 30 units, not 99,999,999",
    ("--attacker", "-1 cruiser", "--defender", "cruiser"): "no unit -1 cruiser",
    ("--attacker", "infantry", "--defender", "cruiser"): "add --ground",
    ("--attacker", "infantry", "--defender", "cruiser", "--ground"): "leave --ground away",
    ("--attacker", "cruiser", "--defender", "cruiser", "--attacker-order", "fighter"): "name only cruiser",
    ("--attacker", "cruiser", "--defender", "cruiser", "--attacker-order", "sustain cruiser"): "sustain",
    ("--attacker", "cruiser", "--defender", "cruiser", "--attacker-with", "luck"): "luck is nothing",
    ("--attacker", "cruiser", "--defender", "cruiser", "--attacker-with", "ambush=2"): "takes no number",
    ("--attacker", "cruiser", "--defender", "cruiser", "--attacker-with", "devotion=x"): "0 to 99, not x",
    ("--attacker", "cruiser", "--defender", "cruiser", "--attacker-with", "exotrireme_2"): "needs",
    ("--attacker", "wrath_of_kenara", "--defender", "cruiser", "--attacker-with", "wrath_of_kenara=11"): "10",
    ("--attacker", "cruiser", "--defender", "cruiser", "--attacker-with", "indoctrination"): "add --ground",
    ("--attacker", "infantry", "--defender", "infantry", "--ground", "--attacker-with", "ambush"): "leave",
    ("--attacker", "cruiser", "--defender", "cruiser", "--attacker-harrow", "5"): "add --ground",
    (
        "--attacker",
        "cruiser",
        "--defender",
        "cruiser",
        "--attacker-reroll",
        "all",
        "--attacker-with",
        "the_crown_of_thalnos",
    ): "whole roll",
    ("--attacker", "cruiser", "--defender", "cruiser", "--attacker-volley", "11"): "5x3",
    ("--attacker", "cruiser", "--defender", "cruiser", "--attacker-volley", "5x0"): "5x3",
    ("--attacker", "cruiser", "--defender", "cruiser", "--attacker-reroll", "some"): "some",
    ("--attacker", "cruiser", "--defender", "cruiser", "--defender-modifier", "x"): "'x'",
    ("--attacker", "cruiser", "--defender", "cruiser", "--defender-retreat", "-1"): "-1",
}


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_a_mistake_is_told_in_one_line(arguments: tuple[str, ...]) -> None:
    assert MISTAKES[arguments] in complains(throneworld_says("odds", "ti4", *arguments))


def test_only_games_with_dice_combat_have_odds() -> None:
    assert "ti4" in complains(throneworld_says("odds", "chess"))

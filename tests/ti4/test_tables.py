"""The tables of Twilight Imperium 4 in themselves: how many of everything, and where every id leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from throneworld.ti4.tables import (
    ABILITY,
    ACTION_CARD,
    ACTION_CARDS,
    ACTION_DECK,
    AGENDA,
    AGENDAS,
    BLUE_TILES,
    COLOURS,
    CONTROL_TOKENS,
    FACTION,
    FACTION_NOTES,
    FACTION_OF,
    FACTION_TECHNOLOGIES,
    FACTION_TECHNOLOGY,
    FACTION_UNIT,
    FACTION_UNITS,
    FACTIONS,
    FLAGSHIP,
    GENERIC_NOTES,
    GENERIC_TECHNOLOGIES,
    GENERIC_TECHNOLOGY,
    GENERIC_UNITS,
    LAW,
    LIMITS,
    MECATOL_REX,
    MECATOL_TILE,
    MOMENT,
    MOMENTS,
    OBJECTIVE,
    OBJECTIVES,
    PDS,
    PLANET,
    PLASTIC,
    PRIMARY_MOMENT,
    PROMISSORY_NOTE,
    PROMISSORY_NOTES,
    RED_TILES,
    SCORED_AT,
    SECONDARY_MOMENT,
    SECRET_DECK,
    SPACE_DOCK,
    STAGE_1_DECK,
    STAGE_2_DECK,
    STRATEGY_CARD,
    STRATEGY_CARDS,
    STRUCTURE,
    TECHNOLOGY,
    TILE,
    TILE_OF,
    TILES,
    TIMING_WINDOWS,
    TITLE,
    UNIT,
    UNIT_TYPES,
    Clause,
    Faction,
    Technology,
    Unit,
)

# How many there are


def test_80_action_cards_of_59_titles_seven_of_them_four_times() -> None:
    assert len(ACTION_DECK) == len(TITLE) == 80
    assert len(ACTION_CARDS) == len(ACTION_CARD) == 59
    assert Counter(card.copies for card in ACTION_CARDS) == {1: 52, 4: 7}
    assert sum(card.rider for card in ACTION_CARDS) == 8


def test_50_agendas_of_which_34_are_laws() -> None:
    assert len(AGENDAS) == len(AGENDA) == 50
    assert Counter(agenda.kind for agenda in AGENDAS) == {"law": 34, "directive": 16}
    elected = {"": 21, "player": 15, "planet": 11, "law": 2, "scored_secret_objective": 1}
    assert Counter(agenda.elect for agenda in AGENDAS) == elected


def test_40_objectives_ten_of_each_stage_and_20_secret_ones() -> None:
    assert len(OBJECTIVES) == len(OBJECTIVE) == 40
    assert (len(STAGE_1_DECK), len(STAGE_2_DECK), len(SECRET_DECK)) == (10, 10, 20)
    points = {"stage_1": 1, "stage_2": 2, "secret": 1}
    assert all(objective.points == points[objective.deck] for objective in OBJECTIVES)
    assert Counter(OBJECTIVE[card].phase for card in SECRET_DECK) == {"status": 15, "action": 5}
    assert {OBJECTIVE[card].phase for card in STAGE_1_DECK + STAGE_2_DECK} == {"status"}


def test_25_technologies_for_everybody_and_34_of_factions() -> None:
    assert (len(GENERIC_TECHNOLOGIES), len(FACTION_TECHNOLOGIES)) == (25, 34)
    assert len(TECHNOLOGY) == 59
    colours = Counter(technology.colour for technology in GENERIC_TECHNOLOGIES)
    assert colours == {"blue": 4, "green": 4, "red": 4, "yellow": 4, "": 9}


def test_17_factions_with_37_abilities_a_flagship_and_a_note_each() -> None:
    assert len(FACTIONS) == len(FACTION) == 17
    assert len(ABILITY) == len(FACTION_OF) == sum(len(faction.abilities) for faction in FACTIONS) == 37
    assert sum(unit.type == FLAGSHIP for unit in FACTION_UNITS) == 17
    assert (len(GENERIC_NOTES), len(FACTION_NOTES)) == (4, 17)
    assert len(PROMISSORY_NOTES) == len(PROMISSORY_NOTE) == 21


def test_51_tiles_with_59_planets() -> None:
    assert list(TILE) == list(range(1, 52))
    assert len(PLANET) == len(TILE_OF) == sum(len(tile.planets) for tile in TILES) == 59
    assert Counter(tile.back for tile in TILES) == {"green": 18, "blue": 20, "red": 12, "mecatol": 1}
    assert (len(BLUE_TILES), len(RED_TILES)) == (20, 12)
    assert TILE_OF[MECATOL_REX] == MECATOL_TILE
    traits = {"cultural": 10, "hazardous": 11, "industrial": 11, "": 27}
    assert Counter(planet.trait for planet in PLANET.values()) == traits
    specialties = Counter(planet.specialty for planet in PLANET.values() if planet.specialty)
    assert specialties == dict.fromkeys(COLOURS, 2)


def test_eight_strategy_cards_and_95_timing_windows() -> None:
    assert [card.initiative for card in STRATEGY_CARDS] == list(range(1, 9))
    assert len(STRATEGY_CARD) == 8
    assert len(TIMING_WINDOWS) == len(MOMENT) == len(MOMENTS) == 95
    orders = [window.order for window in TIMING_WINDOWS]
    assert orders == sorted(orders)


def test_59_plastic_pieces_of_each_colour() -> None:
    assert sum(LIMITS.values()) == PLASTIC == 59
    assert len(UNIT) == len(GENERIC_UNITS) + len(FACTION_UNITS) == 18 + 33
    assert CONTROL_TOKENS == 17


def test_the_errata_that_are_applied() -> None:
    cards = {card.id for card in ACTION_CARDS if card.errata}
    technologies = {technology.id for technology in TECHNOLOGY.values() if technology.errata}
    notes = {note.id for note in PROMISSORY_NOTES if note.errata}
    sheets = {unit.id for unit in UNIT.values() if unit.errata} | {
        ability.id for ability in ABILITY.values() if ability.errata
    }
    applied = cards | technologies | notes | sheets
    assert applied == {
        *("bribery", "direct_hit", "unstable_planet", "veto"),
        *("hyper_metabolism", "hegemonic_trade_policy", "political_favor"),
        *("harrow", "devotion", "matriarch"),
    }


# Moments


def printed_clauses() -> Iterator[Clause]:
    for table in (UNIT, TECHNOLOGY, ABILITY, PROMISSORY_NOTE):
        for row in table.values():
            yield from row.clauses
    for agenda in AGENDAS:
        yield from (*agenda.outcome, *agenda.law, *agenda.against)


def used_moments() -> set[str]:
    cards = {
        moment for card in ACTION_CARDS for moment in (card.moment, card.or_moment, card.payoff) if moment
    }
    others = {clause.moment for clause in printed_clauses()}
    return cards | others | {PRIMARY_MOMENT, SECONDARY_MOMENT, *SCORED_AT.values()}


def test_every_moment_that_a_component_uses_is_registered_and_the_reverse() -> None:
    assert used_moments() == set(MOMENT)


def test_clauses_say_may_or_must() -> None:
    assert {clause.mode for clause in printed_clauses()} == {"may", "must"}
    assert {clause.limit for clause in printed_clauses()} == {"", "agenda_phase", "combat", "combat_round"}
    kinds = {window.kind for window in TIMING_WINDOWS}
    assert all(clause.timing in kinds for clause in printed_clauses() if clause.timing)


# Technologies and units


def test_prerequisites_are_colours_and_the_deck_climbs_by_one_in_each() -> None:
    assert all(set(technology.prerequisites) <= set(COLOURS) for technology in TECHNOLOGY.values())
    for colour in COLOURS:
        ladder = [each.prerequisites for each in GENERIC_TECHNOLOGIES if each.colour == colour]
        assert ladder == [(colour,) * height for height in range(4)]


def test_every_unit_upgrade_and_its_card_name_each_other() -> None:
    upgrades = {technology.id: technology.unit for technology in TECHNOLOGY.values() if technology.unit}
    assert upgrades == {unit.technology: unit.id for unit in UNIT.values() if unit.technology}
    assert all(not TECHNOLOGY[upgrade].colour for upgrade in upgrades)
    assert len(upgrades) == 9 + 8


def test_a_faction_upgrade_replaces_the_generic_one_of_its_type() -> None:
    for technology in FACTION_TECHNOLOGIES:
        assert bool(technology.replaces) == bool(technology.unit), technology.id
        if technology.replaces:
            assert replaced_type(technology) == UNIT[technology.unit].type


def replaced_type(technology: Technology) -> str:
    return UNIT[GENERIC_TECHNOLOGY[technology.replaces].unit].type


@pytest.mark.parametrize("unit", UNIT.values(), ids=lambda unit: unit.id)
def test_a_unit_is_of_a_known_type_and_improves_within_it(unit: Unit) -> None:
    assert unit.type in UNIT_TYPES
    assert (unit.unit_class == STRUCTURE) == (unit.type in (PDS, SPACE_DOCK))
    assert bool(unit.cost) == bool(unit.produced) == (unit.unit_class != STRUCTURE and unit.tier > 0)
    assert unit.type != FLAGSHIP or (unit.cost == 8 and unit.sustain_damage)
    if unit.upgrades_to:
        better = UNIT[unit.upgrades_to]
        assert (better.type, better.faction, better.tier) == (unit.type, unit.faction, unit.tier + 1)


# Factions


@pytest.mark.parametrize("faction", FACTIONS, ids=lambda faction: faction.id)
def test_a_faction_sheet_names_what_is_its_own(faction: Faction) -> None:
    home = TILE[faction.home_tile]
    assert (home.kind, home.faction) == ("home", faction.id)
    assert {planet.id for planet in home.planets} == set(faction.home_planets)
    assert not faction.gate_tile or TILE[faction.gate_tile].kind == "creuss_gate"
    assert {each.id for each in FACTION_TECHNOLOGIES if each.faction == faction.id} == set(
        faction.technologies
    )
    units = [unit.id for unit in FACTION_UNITS if unit.faction == faction.id]
    assert sorted(units) == sorted([faction.flagship, *faction.unique_units])
    assert UNIT[faction.flagship].type == FLAGSHIP
    assert PROMISSORY_NOTE[faction.note].faction == faction.id


@pytest.mark.parametrize("faction", FACTIONS, ids=lambda faction: faction.id)
def test_a_faction_can_start_with_what_its_sheet_says(faction: Faction) -> None:
    pieces, planets = dict(faction.start_units), len(faction.home_planets)
    assert len(pieces) == len(faction.start_units)
    assert all(0 < count <= LIMITS[kind] for kind, count in pieces.items())
    assert pieces[SPACE_DOCK] == 1
    assert pieces.get(PDS, 0) <= 2 * planets
    own = {*GENERIC_TECHNOLOGY, *faction.technologies}
    assert own >= {*faction.start_technologies, *faction.choice}
    assert all(TECHNOLOGY[each].starting <= (each in faction.start_technologies) for each in own)
    free = tuple(each.id for each in GENERIC_TECHNOLOGIES if each.colour and not each.prerequisites)
    assert sorted(faction.choice) == (sorted(free) if faction.chooses else [])


def test_every_row_of_a_faction_names_a_faction() -> None:
    for table in (FACTION_UNIT, FACTION_TECHNOLOGY):
        assert {row.faction for row in table.values()} == set(FACTION)
    assert {note.faction for note in FACTION_NOTES} == set(FACTION)
    assert {tile.faction for tile in TILES if tile.faction} == set(FACTION)


# Agendas

ELECTED = {"owner": "player", "planet": "planet"}
"""Who or what is elected, by where the law then lies."""


def test_a_law_lies_somewhere_and_holds_and_a_directive_does_neither() -> None:
    for agenda in AGENDAS:
        assert (agenda.kind == LAW) == bool(agenda.place) == bool(agenda.law), agenda.id
        assert agenda.place not in ("owner", "planet") or agenda.elect == ELECTED[agenda.place], agenda.id
        assert not (agenda.elect and agenda.against), agenda.id
        assert agenda.law or agenda.outcome, agenda.id

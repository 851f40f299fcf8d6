"""The tables of Twilight Imperium 4 against what the tests keep of the fact sheets.

Each row of a sheet is turned into the row that the table should have; then the two tables must be equal, both
ways and in every column. A column of the sheets that is neither compared nor known to be words fails as well.
"""

from __future__ import annotations

from tests.facts import Record
from tests.ti4.sheets import clauses, compares, corrected, reference
from throneworld.ti4.tables import (
    COLOURS,
    COMMAND_TOKENS,
    CONTROL_TOKENS,
    FACTION_TECHNOLOGIES,
    FACTION_UNITS,
    FACTIONS,
    GENERIC_TECHNOLOGIES,
    GENERIC_UNITS,
    LIMITS,
    PLANET,
    PLASTIC,
    START_POOLS,
    TILES,
    TIMING_WINDOWS,
    TOKEN_LIMITED,
    UNIT_ABILITIES,
    UNIT_TYPES,
    Ability,
    Faction,
    Planet,
    Roll,
    Technology,
    Tile,
    TimingWindow,
    Unit,
)

# Moments


def test_the_timing_windows_agree_with_the_fact_sheet() -> None:
    sheet = reference("timing_windows")["windows"]
    compares(sheet, "id phase kind order")
    theirs = [TimingWindow(each["id"], each["phase"], each["kind"], each["order"]) for each in sheet]
    assert list(TIMING_WINDOWS) == sorted(theirs, key=lambda window: window.order)


# Units

BY_OPPONENT = "opponent_non_fighter_ships_in_system"
SAID_BY_OTHER_COLUMNS: Record = {}
RULES: dict[str, Record] = {
    "breaks_shields": {"breaks_shields": True},
    "direct_hit_immune": {"direct_hit_immune": True},
    "fighters_count_whole": {"fleet_halves": 2},
    "fighters_count_half": {"fleet_halves": 1},
    "in_space": {"floats": True},
    "moves": {"floats": True},
    "blockaded": {"floats": True},
    "needs_technology": SAID_BY_OTHER_COLUMNS,
    "needs_no_technology": SAID_BY_OTHER_COLUMNS,
    "transported": SAID_BY_OTHER_COLUMNS,
    "untransported": SAID_BY_OTHER_COLUMNS,
    "infantry_2": SAID_BY_OTHER_COLUMNS,
    "letani_warrior_2": SAID_BY_OTHER_COLUMNS,
    "spec_ops_2": SAID_BY_OTHER_COLUMNS,
}
"""What the sheet says of a unit in words, and the columns of ours that say it."""


def ability(record: Record) -> Record:
    """The columns that a unit ability fills."""
    if "hits_on" in record:
        adjacent = record.get("range") == "adjacent"
        return {record["id"]: Roll(record["hits_on"], record["dice"], adjacent)}
    if "value" not in record:
        return {record["id"]: True}
    resources, _, value = str(record["value"]).rpartition(" + ")
    assert resources in ("", "planet_resources")
    return {record["id"]: int(value), "plus_resources": bool(resources)}


def in_words(record: Record) -> Record:
    said: Record = {}
    for rule in record.get("rules", ()):
        said |= RULES[rule]
    for effect in record.get("effects", ()):
        said |= RULES[effect["says"]] if "says" in effect else {}
    if record["dice"] == BY_OPPONENT:
        said["dice_per_opposing_ship"] = True
    return said


def figures(record: Record) -> Record:
    """Its numbers; what a unit does not have is 0 with us."""
    columns = ("cost", "produced", "combat", "dice", "move", "capacity", "respawn_on", "max_per_planet")
    values = {column: record.get(column) or 0 for column in columns}
    values["dice"] = 0 if values["dice"] == BY_OPPONENT else values["dice"]
    return {**values, "fighter_capacity": record.get("free_fighter_capacity", 0)}


def unit(record: Record) -> Unit:
    abilities = [ability(each) for each in record["abilities"]]
    return Unit(
        id=record["id"],
        type=record["type"],
        unit_class=record["class"],
        tier=record["tier"],
        technology=record["tech"] or "",
        upgrades_to=record.get("upgrades_to", ""),
        faction=record.get("faction", ""),
        clauses=clauses(record.get("effects", [])),
        errata=corrected(record),
        **figures(record),
        **in_words(record),
        **{column: value for each in abilities for column, value in each.items()},
    )


def test_the_units_agree_with_the_fact_sheet() -> None:
    sheet = reference("units")
    compares(
        sheet["units"] + sheet["faction_units"],
        "id type class tier tech upgrades_to faction produced combat dice move capacity abilities "
        "effects rules respawn_on max_per_planet free_fighter_capacity placeholder",
    )
    abilities = [each for record in sheet["units"] + sheet["faction_units"] for each in record["abilities"]]
    compares(abilities, "id hits_on dice range value")
    generic = [each for each in sheet["units"] if not each.get("placeholder")]
    assert tuple(unit(each) for each in generic) == GENERIC_UNITS
    assert tuple(unit(each) for each in sheet["faction_units"]) == FACTION_UNITS


def test_no_unit_prints_a_0_which_is_our_sign_for_nothing() -> None:
    sheet = reference("units")
    for record in sheet["units"] + sheet["faction_units"]:
        assert 0 not in [record[column] for column in ("cost", "combat", "dice", "move", "capacity")]


def test_pieces_tokens_and_keywords_agree_with_the_fact_sheet() -> None:
    sheet = reference("units")
    assert sheet["limits_per_colour"] == LIMITS
    assert tuple(sheet["limits_per_colour"]) == UNIT_TYPES
    assert sheet["plastic_units_total"] == PLASTIC
    assert tuple(sheet["soft_limited"]) == TOKEN_LIMITED
    tokens = {"command_tokens": COMMAND_TOKENS, "control_tokens": CONTROL_TOKENS}
    assert sheet["tokens_per_faction"] == tokens
    assert sheet["start_pools"] == START_POOLS
    assert sheet["unit_abilities"] == UNIT_ABILITIES
    assert len(sheet) == 8


# Technologies and factions


def technology(record: Record) -> Technology:
    return Technology(
        id=record["id"],
        colour=record["colour"] or "",
        prerequisites=tuple(record["prereq"]),
        unit=record.get("unit", ""),
        replaces=record.get("replaces_generic", ""),
        starting=record.get("starting", False),
        faction=record.get("faction", ""),
        clauses=clauses(record["effects"]),
        errata=corrected(record),
    )


def test_the_technologies_agree_with_the_fact_sheet() -> None:
    sheet = reference("technologies")
    generic, faction = sheet["technologies"], sheet["faction_technologies"]
    compares(generic + faction, "id colour prereq unit replaces_generic starting faction effects errata")
    assert tuple(technology(each) for each in generic) == GENERIC_TECHNOLOGIES
    assert tuple(technology(each) for each in faction) == FACTION_TECHNOLOGIES
    assert sheet["colours"] == COLOURS
    assert len(sheet) == 3


def faction(record: Record) -> Faction:
    choice = record.get("start_tech_choice", {"count": 0, "options": []})
    return Faction(
        id=record["id"],
        commodities=record["commodities"],
        home_tile=record["home_tile"],
        home_planets=tuple(record["home_planets"]),
        start_units=tuple(record["start_units"].items()),
        start_technologies=tuple(record["start_techs"]),
        technologies=tuple(record["faction_techs"]),
        flagship=record["flagship"],
        note=record["promissory_note"],
        abilities=tuple(
            Ability(each["id"], clauses(each["effects"]), corrected(each)) for each in record["abilities"]
        ),
        unique_units=tuple(record["unique_units"]),
        chooses=choice["count"],
        choice=tuple(choice["options"]),
        gate_tile=record.get("gate_tile", 0),
        tokens=tuple(record.get("tokens", ())),
    )


def test_the_factions_agree_with_the_fact_sheet() -> None:
    sheet = reference("factions")["factions"]
    compares(
        sheet,
        "id commodities home_tile gate_tile home_planets start_units start_techs start_tech_choice "
        "faction_techs flagship promissory_note abilities unique_units tokens",
    )
    compares([each for record in sheet for each in record["abilities"]], "id effects errata")
    choices = [record["start_tech_choice"] for record in sheet if "start_tech_choice" in record]
    compares(choices, "count filter options")
    assert tuple(faction(each) for each in sheet) == FACTIONS


# Tiles


def planet(record: Record) -> Planet:
    resources, influence = record["resources"], record["influence"]
    return Planet(record["id"], resources, influence, record["trait"] or "", record["specialty"] or "")


def tile(record: Record) -> Tile:
    return Tile(
        number=record["tile"],
        back=record["back"],
        kind=record["kind"],
        faction=record["faction"] or "",
        wormholes=tuple(record["wormholes"]),
        anomaly=record["anomaly"] or "",
        planets=tuple(planet(each) for each in record["planets"]),
    )


def test_the_tiles_agree_with_the_fact_sheet() -> None:
    sheet = reference("tiles")
    compares(sheet["tiles"], "tile back kind faction wormholes anomaly planets")
    planets = [each for record in sheet["tiles"] for each in record["planets"]]
    compares(planets, "id resources influence trait specialty")
    assert tuple(tile(each) for each in sheet["tiles"]) == TILES
    backs = {back: sum(tile.back == back for tile in TILES) for back in ("green", "blue", "red", "mecatol")}
    assert sheet["counts"] == {"total": len(TILES), "planets": len(PLANET), **backs}

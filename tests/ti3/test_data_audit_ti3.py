"""The tables of Twilight Imperium 3 against the fact sheets: units, races, technologies, tiles, tokens.

Each row of a sheet is turned into the row that the table should have; then the two tables must be equal, both
ways and in every column. A column of the sheets that is neither compared nor known to be words fails as well.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tests.ti3.sheets import Record, compares, doubtful, reference
from throneworld.ti3.tables import (
    BORDER_TOKENS,
    COLOURS,
    COMMAND_COUNTERS,
    COPIES,
    DAMAGE_LEVELS,
    DUMMIES,
    DUMMY_TRADE_GOODS,
    FACILITIES,
    FATE_ROLL,
    FLAGSHIPS,
    LEADERS,
    LEADERS_PER_RACE,
    NOT_PRODUCED,
    PIECES,
    PRODUCTION_WEIGHTS,
    RACES,
    RACIAL_TECHNOLOGIES,
    SPACE_MINE_COST,
    SPACE_MINE_HITS_ON,
    TECHNOLOGIES,
    TECHNOLOGY_COST,
    TILES,
    UNIT,
    UNITS,
    UNSURE_COUNTS,
    WORMHOLE_TOKENS,
    Leader,
    Planet,
    Race,
    RacialTechnology,
    Roll,
    Technology,
    Tile,
    Unit,
    WormholeToken,
)
from throneworld.ti3.tables.tokens import ARTIFACTS

# Units

CLASSES = {
    "ship": "ship",
    "non_fighter": "ship",
    "fighter": "ship",
    "ground_unit": "ground_unit",
    "installation": "installation",
}
ABILITIES = {
    *(
        "produce_units",
        "fighter_capacity",
        "capacity",
        "sustain_damage",
        "bombardment",
        "anti_fighter_barrage",
    ),
    *("space_cannon", "invasion_defence", "planetary_shield", "deploy_space_mines"),
}
IN_WORDS = {"promote_to_shock_troop", "capture_installations", "commando"}
"""Abilities that are rules of their own."""


def rolls(record: Record, hits_on: int) -> Record:
    columns = ("bombardment", "anti_fighter_barrage", "space_cannon", "invasion_defence", "pre_combat_shots")
    return {column: Roll(hits_on, record[column]) for column in columns if record.get(column)}


def sustained(record: Record) -> Record:
    levels = record.get("sustain_damage", 0)
    return {"sustain_damage": bool(levels), "damage_levels": max(1, levels)}


def unit(record: Record) -> Unit:
    found, half = record["abilities"], record["cost"] == 0.5
    assert set(found) <= ABILITIES | IN_WORDS
    assert found.get("produce_units", "resources + 2") == "resources + 2"
    return Unit(
        id=record["id"],
        type=record["id"],
        unit_class=CLASSES[record["category"][0]],
        tier=1,
        cost=1 if half else record["cost"],
        produced=2 if half else 1,
        combat=record["combat_value"] or 0,
        dice=record["combat_dice"],
        move=record["movement"],
        capacity=found.get("capacity", 0),
        planetary_shield="planetary_shield" in found,
        production=2 if "produce_units" in found else 0,
        plus_resources="produce_units" in found,
        fighter_capacity=found.get("fighter_capacity", 0),
        max_per_planet={"space_dock": 1, "pds": 2}.get(record["id"], 0),
        space_mines=found.get("deploy_space_mines", 0),
        needs_technology="war_sun" if record["id"] == "war_sun" else "",
        **rolls(found, record["combat_value"] or 0),
        **sustained(found),
    )


def test_the_units_agree_with_the_fact_sheet() -> None:
    sheet = reference("units")["units"]
    compares(
        sheet,
        "id category limit cost production_capacity combat_value combat_dice movement "
        "abilities traits confidence",
    )
    general = [record for record in sheet if record["id"] != "flagship"]
    assert {record["id"]: unit(record) for record in general} == {
        each["id"]: UNIT[each["id"]] for each in general
    }
    rest = {each.id for each in UNITS} - {record["id"] for record in general}
    assert rest == {"war_sun_2", "fighter_2", "saar_dock", "floating_factories"}


def test_pieces_and_weights_agree_with_the_fact_sheet() -> None:
    for record in reference("units")["units"]:
        assert record["limit"] in (None, PIECES[record["id"]])
        weight = PRODUCTION_WEIGHTS.get(record["id"], 1)
        assert record["production_capacity"] == (None if record["id"] in NOT_PRODUCED else weight)
        plastic = (
            [int(trait.split()[1].strip(",")) for trait in record["traits"] if "plastic" in trait]
            if ("traits" in record)
            else []
        )
        assert not plastic or plastic == [PIECES[record["id"]]]


def test_other_pieces_agree_with_the_fact_sheet() -> None:
    pieces = {record["id"]: record for record in reference("units")["other_pieces"]}
    assert set(pieces) == {
        *("space_mine", "facility_colony", "facility_refinery", "command_counter", "artifact"),
    }
    assert (pieces["space_mine"]["cost"], pieces["space_mine"]["hit_on"]) == (
        SPACE_MINE_COST,
        SPACE_MINE_HITS_ON,
    )
    assert pieces["command_counter"]["limit"] == COMMAND_COUNTERS
    artifact = pieces["artifact"]
    assert (artifact["real"], artifact["dummies"]) == (len(ARTIFACTS), DUMMIES)
    assert artifact["limit"] == len(ARTIFACTS) + DUMMIES
    assert artifact["dummy_reward"] == str(DUMMY_TRADE_GOODS)
    for facility in FACILITIES:
        what = "influence" if facility.influence else "resource"
        assert pieces[f"facility_{facility.id}"]["effect"] == f"+1_{what}"
        assert facility.influence + facility.resources == 1


def test_the_leaders_agree_with_the_fact_sheet() -> None:
    sheet, rules = reference("units")["leaders"], reference("units")["leader_rules"]
    assert tuple(Leader(record["id"], len(record["abilities"])) for record in sheet) == LEADERS
    assert {roll: fate for fate, rolled in rules["fate_roll"].items() for roll in rolled} == FATE_ROLL
    assert rules["per_race"] == LEADERS_PER_RACE


# Races

FLAGSHIP_COLUMNS = (
    "cost production_capacity combat_value combat_dice sustain_damage movement capacity special confidence "
    "anti_fighter_barrage bombardment pre_combat_shots space_cannon dice_rule "
    "movement_capacity_source movement_capacity_confidence special_source special_confidence"
)


def flagship(record: Record) -> Unit:
    card = record["flagship"]
    unsure = ("move", "capacity") if doubtful(card, "movement_capacity_confidence") else ()
    assert card["production_capacity"] == PRODUCTION_WEIGHTS["flagship"]
    assert card.get("dice_rule", "") in ("", "opposing_non_fighter_ships")
    return Unit(
        id=record["id"],
        type="flagship",
        unit_class="ship",
        tier=1,
        cost=card["cost"],
        produced=1,
        combat=card["combat_value"],
        dice=card["combat_dice"],
        move=card["movement"],
        capacity=card["capacity"],
        dice_per_opposing_ship="dice_rule" in card,
        fighter_capacity=3 if record["id"] == "saar" else 0,
        race=record["id"],
        unsure=unsure + (("special",) if doubtful(card, "special_confidence") else ()),
        **rolls(card, card["combat_value"]),
        **sustained(card),
    )


def test_the_flagships_agree_with_the_fact_sheet() -> None:
    sheet = reference("races")["races"]
    compares([record["flagship"] for record in sheet], FLAGSHIP_COLUMNS)
    assert tuple(flagship(record) for record in sheet) == FLAGSHIPS
    assert max(unit.damage_levels for unit in UNITS + FLAGSHIPS) == DAMAGE_LEVELS


def race(record: Record) -> Race:
    return Race(
        id=record["id"],
        abilities=len(record["abilities"]),
        home_planets=tuple(record["home_planets"]),
        start_units=tuple(record["starting_units"].items()),
        start_technologies=tuple(record["starting_technologies"]),
        leaders=tuple(record["leaders"]),
        contracts=tuple(record["trade_contracts"]["values"]),
        unsure=("contracts",) if doubtful(record["trade_contracts"]) else (),
        **record["starting_command_counters"],
    )


def test_the_races_agree_with_the_fact_sheet() -> None:
    sheet = reference("races")["races"]
    compares(
        sheet,
        "id abilities home_planets starting_units alt_starting_units starting_technologies leaders "
        "trade_contracts starting_command_counters racial_technologies racial_objectives flagship "
        "confidence",
    )
    compares([record["trade_contracts"] for record in sheet], "values confidence")
    assert tuple(race(record) for record in sheet) == RACES


def racial_technology(record: Record, race: str) -> RacialTechnology:
    cost = doubtful(record) or doubtful(record, "cost_confidence")
    unsure = (*(["cost"] if cost else []), *(["effect"] if doubtful(record) else []))
    return RacialTechnology(record["id"], race, record["cost"], record.get("copyable", True), unsure)


def test_the_racial_technologies_agree_with_the_fact_sheet() -> None:
    found = [
        (each, record["id"])
        for record in reference("races")["races"]
        for each in record["racial_technologies"]
    ]
    compares([each for each, _ in found], "id cost copyable confidence cost_confidence")
    assert tuple(racial_technology(*each) for each in found) == RACIAL_TECHNOLOGIES


# Technologies


def technology(record: Record) -> Technology:
    prerequisites = tuple(record["prerequisites"]["techs"])
    column = {"or": "any_of", "and": "all_of", "none": "any_of"}[record["prerequisites"]["op"]]
    return Technology(record["id"], record["colour"], **{column: prerequisites})


def test_the_technologies_agree_with_the_fact_sheet() -> None:
    sheet = reference("technologies")
    compares(sheet["technologies"], "id colour prerequisites confidence")
    assert tuple(technology(record) for record in sheet["technologies"]) == TECHNOLOGIES
    assert sheet["rules"]["base_cost"] == TECHNOLOGY_COST
    assert {colour: field.lower() for colour, field in sheet["rules"]["colours"].items()} == COLOURS


# Tiles and tokens


def planet(record: Record) -> Planet:
    return Planet(
        record["id"],
        record["resources"],
        record["influence"],
        tuple(record["specialties"]),
        tuple(record.get("refresh", {}).items()),
        record.get("trade_station", False),
    )


def tile(record: Record, number: int) -> Tile:
    return Tile(
        number=number,
        id=record["id"],
        kind=record["kind"],
        box=record["set"],
        race=record.get("race", ""),
        special=record.get("special", ""),
        wormholes=tuple(record["wormholes"]),
        planets=tuple(planet(each) for each in record["planets"]),
    )


def test_the_tiles_agree_with_the_fact_sheet() -> None:
    sheet = reference("systems")
    tiles = sheet["systems"] + sheet["home_systems"]
    compares(tiles, "id race kind special count set planets wormholes confidence count_confidence")
    planets = [each for record in tiles for each in record["planets"]]
    compares(planets, "id resources influence specialties refresh trade_station")
    theirs = {record["id"]: record for record in tiles}
    for ours in TILES:
        assert tile(theirs[ours.id], ours.number) == replace(ours, extra=False)
    in_box = Counter(ours.id for ours in TILES if not ours.extra)
    assert in_box == {record["id"]: record.get("count", 1) for record in tiles}
    assert {record["id"] for record in tiles if doubtful(record, "count_confidence")} == UNSURE_COUNTS
    assert set(COPIES) == set(theirs)


def test_border_and_wormhole_tokens_agree_with_the_fact_sheet() -> None:
    sheet = reference("systems")
    assert [record["id"] for record in sheet["border_tokens"]] == [token.id for token in BORDER_TOKENS]
    compares(sheet["wormhole_tokens"], "id sides stable")
    theirs = [
        WormholeToken(record["id"], (record["sides"][0], record["sides"][1]), record.get("stable", False))
        for record in sheet["wormhole_tokens"]
    ]
    assert tuple(theirs) == WORMHOLE_TOKENS

"""The tables against the box: how many there are of everything, and what the rulebooks print.

Every value and every doubt is compared with what the tests keep of the fact sheets as well.
"""

from __future__ import annotations

from collections import Counter, deque

from tests.facts import Record, facts
from throneworld.rex.cards.betrayal import HOLDS, MORE_THAN_EACH_ALLY
from throneworld.rex.cards.strategy import LISTENERS
from throneworld.rex.tables import (
    ATTACK,
    BATTLE_TITLES,
    BETRAYAL_CARDS,
    BOARD,
    BOMBARDMENT,
    CEASEFIRE,
    COUNCIL,
    DEFENSE,
    DEMOLISHED,
    DIFFICULTY,
    FLEET_SUPPORT,
    GENERATE,
    IN_SECTOR,
    INFLUENCE_CARDS,
    INFLUENCE_DECK,
    INFLUENCE_TOTAL,
    LANDING_ZONE,
    LEADERS,
    NO_ICON,
    RACE,
    RACES,
    RECOMMENDED,
    SECTORS,
    SOL_OFFENSIVE,
    SPACE,
    SPACEPORTS,
    STRATEGY,
    STRATEGY_CARDS,
    STRATEGY_DECK,
    STRENGTH,
    STRONGHOLDS,
    Race,
)


def reference(name: str) -> Record:
    return facts("rex", name)


def reconstructed(record: Record, columns: dict[str, str]) -> tuple[str, ...]:
    """The columns of ours whose value no source prints."""
    return tuple(ours for theirs, ours in columns.items() if record["sure"][theirs] == "reconstructed")


# The board


def distance(start: str, end: str) -> int:
    """Movement lines between two spaces."""
    far, edge = {start: 0}, deque([start])
    while edge:
        here = edge.popleft()
        for line in SPACE[here].lines:
            if line not in far:
                far[line] = far[here] + 1
                edge.append(line)
    return far[end]


def test_the_board_has_28_spaces_in_18_sectors_and_48_lines() -> None:
    assert len(BOARD) == len(SPACE) == 28
    assert SECTORS == 18
    assert sorted(IN_SECTOR) == list(range(1, 19))
    assert all(IN_SECTOR.values())
    assert [space.id for space in BOARD if not space.sector] == [COUNCIL]
    assert sum(len(spaces) for spaces in IN_SECTOR.values()) == 27
    lines = {frozenset((space.id, line)) for space in BOARD for line in space.lines}
    assert len(lines) == 48
    assert sum(len(space.lines) for space in BOARD) == 2 * 48


def test_movement_lines_go_both_ways_and_connect_the_whole_city() -> None:
    assert all(space.id in SPACE[line].lines for space in BOARD for line in space.lines)
    assert all(space.id not in space.lines for space in BOARD)
    assert all(distance(COUNCIL, space.id) <= 3 for space in BOARD)


def test_the_board_has_five_strongholds_two_spaceports_and_an_influence_space_a_sector() -> None:
    assert set(STRONGHOLDS) == {
        "imperial_palace",
        "imperial_navy_base",
        "civilian_spaceport",
        "adminus_imperialis",
        "mecatol_power_south",
    }
    assert len(STRONGHOLDS) == 5
    assert set(SPACEPORTS) == {"imperial_navy_base", "civilian_spaceport"}
    assert DEMOLISHED == "mecatol_power_south"
    assert all(SPACE[space].shielded for space in STRONGHOLDS)
    assert all(sum(SPACE[space].influence for space in spaces) == 1 for spaces in IN_SECTOR.values())
    assert not any(space.influence and space.shielded for space in BOARD)


def test_printed_sectors_shields_and_distances() -> None:
    printed = {
        "mecatol_power_north": 1,
        "tarraguth_slums": 1,
        "civilian_spaceport": 2,
        "adminus_imperialis": 7,
        "holonet_central": 8,
        "imperial_intelligence_hq": 10,
        "mecatol_power_south": 12,
        "embassy_quarters": 15,
        "imperial_palace": 16,
        "sallab_slums": 17,
        "imperial_navy_base": 18,
    }
    assert {space: SPACE[space].sector for space in printed} == printed
    assert all("sector" not in SPACE[space].unsure for space in printed)
    assert SPACE["mecatol_power_north"].shielded
    assert not SPACE["tarraguth_slums"].shielded
    assert distance("embassy_quarters", "vel_terro_residential") == 2
    assert distance("hall_of_cartography", "adminus_imperialis") == 2
    assert distance("sai_sallai_residential", "sector_incarcetorum") == 2
    assert distance("sai_sallai_residential", "civilian_spaceport") == 3


def test_the_board_agrees_with_the_fact_sheet() -> None:
    sheet = reference("board")
    columns = {
        "sector": "sector",
        "shielded": "shielded",
        "stronghold": "stronghold",
        "spaceport": "spaceport",
        "influence_space": "influence",
        "adjacent": "lines",
    }
    for record in sheet["spaces"]:
        space = SPACE[record["id"]]
        ours = {theirs: getattr(space, column) for theirs, column in columns.items()}
        theirs = {column: record[column] for column in columns}
        assert ours == {**theirs, "sector": record["sector"] or 0, "adjacent": tuple(record["adjacent"])}
        assert set(space.unsure) == set(reconstructed(record, columns)), space.id
    for each in sheet["constraints"]:
        far = distance(each["a"], each["b"])
        assert far == each["value"] if each["kind"] == "distance_eq" else far <= each["value"], each
    assert [record["id"] for record in sheet["spaces"]] == list(SPACE)
    assert sheet["meta"]["sector_count"] == SECTORS
    assert set(sheet["meta"]["stronghold_ids"]) == set(STRONGHOLDS)
    assert sheet["meta"]["demolished_with_3_or_4_players"] == DEMOLISHED


# Races, leaders and Traitor cards


def units(race: Race) -> int:
    return race.reserve + race.mechanized + race.chooses + sum(count for _, count in race.starts)


def test_six_races_have_twenty_units_and_five_leaders_each() -> None:
    assert [race.id for race in RACES] == ["lazax", "hacan", "sol", "letnev", "jol_nar", "xxcha"]
    assert {race.id: units(race) for race in RACES} == dict.fromkeys(RACE, 20)
    assert {race.id: race.mechanized for race in RACES if race.mechanized} == {"lazax": 5}
    assert len(LEADERS) == len(set(LEADERS)) == len(STRENGTH) == 30
    assert {race.id: len(race.leaders) for race in RACES} == dict.fromkeys(RACE, 5)


def test_race_sheets_bear_the_printed_numbers() -> None:
    strengths = {race.id: [leader.strength for leader in race.leaders] for race in RACES}
    assert strengths == {
        "lazax": [2, 3, 3, 5, 6],
        "hacan": [1, 2, 3, 4, 5],
        "sol": [2, 3, 5, 6, 7],
        "letnev": [1, 2, 3, 4, 6],
        "jol_nar": [1, 2, 4, 5, 5],
        "xxcha": [5, 5, 5, 5, 5],
    }
    assert [race.influence for race in RACES] == [10, 5, 3, 10, 10, 5]
    assert [race.free_recruits for race in RACES] == [1, 1, 3, 2, 2, 1]
    assert [race.hand_limit for race in RACES] == [4, 4, 4, 8, 4, 4]
    assert [race.kept_traitors for race in RACES] == [1, 1, 1, 4, 1, 1]
    assert [race.starting_cards for race in RACES] == [1, 1, 1, 2, 1, 1]
    assert (RACE["sol"].chooses, RACE["sol"].landing) == (10, (5, 13, 16))
    assert LANDING_ZONE == (13, 14, 15, 16, 17)
    assert sum(len(race.advantages) for race in RACES) == 18
    assert (FLEET_SUPPORT, INFLUENCE_TOTAL) == (2, 220)


def test_the_races_agree_with_the_fact_sheet() -> None:
    sheet = reference("races")
    for record in sheet["races"]:
        race = RACE[record["id"]]
        assert race.influence == record["setup"]["influence"]
        assert race.free_recruits == record["free_recruitment"]
        assert list(race.advantages) == [advantage["id"] for advantage in record["advantages"]]
        assert [placed(each) for each in record["setup"]["units"]] == starting_units(race)
        assert units(race) - race.mechanized == record["unit_supply"]["unit"]
        assert race.mechanized == record["unit_supply"]["mechanized"]
        ours = [(leader.id, leader.strength, leader.unsure) for leader in race.leaders]
        assert ours == [
            (leader["id"], leader["strength"], reconstructed(leader, {"title": "title"}))
            for leader in record["leaders"]
        ]
    meta = sheet["meta"]
    assert meta["traitor_cards"] == meta["leader_tokens"] == len(LEADERS)
    assert meta["influence_pool_total"] == INFLUENCE_TOTAL
    assert meta["fleet_support_per_round"] == FLEET_SUPPORT
    for players, races in meta["recommended_races"].items():
        assert RECOMMENDED[players] == tuple(races)


def placed(record: Record) -> tuple[str, str, int, tuple[int, ...]]:
    return (record["kind"], record["where"], record["count"], tuple(record.get("sectors", ())))


def starting_units(race: Race) -> list[tuple[str, str, int, tuple[int, ...]]]:
    """In the order of the race sheets: the reserve first."""
    return [
        ("unit", "reserve", race.reserve, ()),
        *([("mechanized", "reserve", race.mechanized, ())] if race.mechanized else []),
        *(("unit", space, count, ()) for space, count in race.starts),
        *([("unit", "choice", race.chooses, race.landing)] if race.chooses else []),
    ]


# Strategy cards


def test_42_strategy_cards_of_15_titles_seven_of_them_for_battle() -> None:
    assert len(STRATEGY_DECK) == len(set(STRATEGY_DECK)) == 42
    assert len(STRATEGY_CARDS) == len(STRATEGY) == 15
    assert Counter(card.icon for card in STRATEGY_CARDS) == {ATTACK: 4, DEFENSE: 3, NO_ICON: 8}
    assert len(BATTLE_TITLES) == 7
    assert STRATEGY["graviton_negator"].copies == 1
    assert STRATEGY["tactical_retreat"].copies >= 2
    assert STRATEGY["fresh_recruits"].copies >= 2
    assert sum(card.copies for card in STRATEGY_CARDS if card.icon) == 28


def test_every_strategy_card_has_a_use() -> None:
    playable = {listener.id for listener in LISTENERS}
    assert playable == {card.id for card in STRATEGY_CARDS if not card.icon}
    named = {title for card in STRATEGY_CARDS for title in (*card.stopped_by, card.explodes_with) if title}
    assert named == {"magen_energy_shield", "atmosphere_ionizer"}


def test_the_strategy_cards_agree_with_the_fact_sheet() -> None:
    sheet = reference("strategy_cards")
    columns = ("title", "copies", "icon", "timing", "effect", "after_use")
    for record in sheet["cards"]:
        card = STRATEGY[record["id"]]
        assert card.copies == record["copies"]
        assert (card.icon or "none") == record["icon"]
        assert card.leaves_game == record["leaves_game"]
        assert card.kills_leader == record["kills_leader"]
        assert card.strength == record["strength"]
        assert set(card.unsure) == set(reconstructed(record, dict(zip(columns, columns, strict=True)))), (
            card.id
        )
    assert [record["id"] for record in sheet["cards"]] == list(STRATEGY)
    assert sheet["meta"]["total"] == len(STRATEGY_DECK)


# Influence, Bombardment and Betrayal cards


def test_16_influence_cards_nine_of_which_place_influence() -> None:
    assert len(INFLUENCE_DECK) == len(set(INFLUENCE_DECK)) == 16
    copies = {card.id: card.copies for card in INFLUENCE_CARDS if card.kind != GENERATE}
    assert copies == {"sol_offensive": 3, "temporary_ceasefire": 4}
    assert {card.kind for card in INFLUENCE_CARDS} == {GENERATE, SOL_OFFENSIVE, CEASEFIRE}
    generating = [card for card in INFLUENCE_CARDS if card.kind == GENERATE]
    assert len(generating) == 9
    spaces = [space for card in generating for space, _ in card.placements]
    assert sorted(spaces) == sorted(space.id for space in BOARD if space.influence)
    for card in generating:
        left, right = (SPACE[space].sector for space, _ in card.placements)
        assert abs(left - right) == 9, card.id


def test_the_printed_influence_cards() -> None:
    printed = {card.id: card.placements for card in INFLUENCE_CARDS if "placements" not in card.unsure}
    assert printed["public_support"] == (("holonet_central", 10), ("sallab_slums", 8))
    assert printed["critical_intelligence"] == (("imperial_intelligence_hq", 8), ("tarraguth_slums", 6))


def test_the_influence_cards_agree_with_the_fact_sheet() -> None:
    sheet = reference("influence_cards")
    columns = {name: name for name in ("title", "kind", "copies", "placements")}
    ours = {card.id: (card.kind, card.copies, card.placements, card.unsure) for card in INFLUENCE_CARDS}
    theirs = {
        record["id"]: (
            record["kind"],
            record["copies"],
            tuple((each["space"], each["influence"]) for each in record["placements"]),
            reconstructed(record, columns),
        )
        for record in sheet["cards"]
    }
    assert ours == theirs


def test_six_bombardment_cards_move_the_fleet_by_one_to_six() -> None:
    assert sorted(BOMBARDMENT.values()) == [1, 2, 3, 4, 5, 6]
    sheet = reference("bombardment")
    assert {card["id"]: card["value"] for card in sheet["cards"]} == BOMBARDMENT


def test_eight_betrayal_cards_of_distinct_difficulty_have_a_condition_each() -> None:
    assert [card.difficulty for card in BETRAYAL_CARDS] == list(range(1, 9))
    assert sorted([*HOLDS, *MORE_THAN_EACH_ALLY]) == sorted(DIFFICULTY)


def test_the_betrayal_cards_agree_with_the_fact_sheet() -> None:
    sheet = reference("betrayal")
    columns = {name: name for name in ("title", "difficulty", "condition")}
    ours = {card.id: (card.difficulty, card.unsure) for card in BETRAYAL_CARDS}
    theirs = {
        record["id"]: (record["difficulty"], reconstructed(record, columns)) for record in sheet["cards"]
    }
    assert ours == theirs

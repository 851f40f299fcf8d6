"""The tables of Twilight Imperium 3 against the fact sheets: cards, objectives, counters, windows, maps."""

from __future__ import annotations

from typing import Any

from tests.ti3.asking import asked
from tests.ti3.sheets import Record, compares, doubtful, reference
from throneworld.galaxy.hexes import number, ring_of, size
from throneworld.galaxy.layouts import Home, Layout
from throneworld.ti3.tables import (
    ACTION_CARDS,
    ACTION_HAND_LIMIT,
    AGENDAS,
    BESIDE,
    COPIES,
    CUSTODIANS,
    DISTANT_SUNS,
    DOMAIN_COUNTERS,
    FINAL_FRONTIER,
    LAST_ROUND,
    LOCATIONS,
    MECATOL_TILE,
    NINE_CARDS,
    NOT_OFFERED,
    OBJECTIVES,
    PICKS,
    PLANS,
    PLAYED_AT,
    POLITICAL_HAND_LIMIT,
    PRESETS,
    PUBLIC_PER_STATUS_PHASE,
    RED_MIDDLE,
    REVEALED_AT_START,
    SCATTERED,
    SECRET_OR_RACIAL_PER_STATUS_PHASE,
    SECRETS_DEALT,
    SECRETS_KEPT,
    STRATEGY_CARDS,
    SWITCH,
    TILE,
    TWO_PLAYER_AGENDAS,
    TWO_PLAYER_CHANGES,
    VICTORY,
    VP_GOAL,
    ActionCard,
    Agenda,
    DomainCounter,
    FaceUp,
    Kit,
    Objective,
    Plan,
    Preset,
    Spot,
    StrategyCard,
    Strewn,
)

OPTION: dict[tuple[str, str], str] = {
    **{("action", card.id): card.option for card in ACTION_CARDS},
    **{("political", agenda.id): agenda.option for agenda in AGENDAS},
    **{("objective", objective.id): objective.option for objective in OBJECTIVES},
}
"""Which option a card needs is told in the notes; the tables have it alone."""

# Cards


def action_card(record: Record) -> ActionCard:
    return ActionCard(
        id=record["id"],
        play=record["window"],
        location=record["effect_location"],
        two_players=not record.get("exclude_2p", False),
        option=OPTION["action", record["id"]],
    )


def test_the_action_cards_agree_with_the_fact_sheet() -> None:
    sheet = reference("action_cards")
    compares(sheet["cards"], "id copies window effect_location exclude_2p confidence")
    assert tuple(action_card(record) for record in sheet["cards"]) == ACTION_CARDS
    assert {record["copies"] for record in sheet["cards"]} == {1}
    assert not [record for record in sheet["cards"] if doubtful(record)]
    places = sheet["effect_locations"]
    assert sorted(LOCATIONS) == sorted(place for place, (_, scattered) in places.items() if not scattered)
    assert sorted(SCATTERED) == sorted(place for place, (_, scattered) in places.items() if scattered)
    assert sorted(PLAYED_AT) == sheet["windows"]
    assert sheet["deck"]["hand_limit"] == ACTION_HAND_LIMIT
    assert tuple(each["card"] for each in sheet["living_rulebook_2p_adjustments"]) == TWO_PLAYER_CHANGES
    assert {each["id"]: each["default"] for each in sheet["deck"]["options"]} == {
        "remove_sabotage": SWITCH["remove_sabotage"].on
    }


def agenda(record: Record) -> Agenda:
    return Agenda(
        id=record["id"],
        kind=record["type"],
        elect=record.get("elect", ""),
        place_votes=record["vote"] == "place_votes",
        two_players=not record.get("exclude_2p", False),
        option=OPTION["political", record["id"]],
        unsure=doubtful(record),
    )


def test_the_political_cards_agree_with_the_fact_sheet() -> None:
    sheet = reference("political_cards")
    cards = sheet["cards"]
    compares(cards, "id copies type vote elect exclude_2p confidence")
    assert {record["id"]: agenda(record) for record in cards} == {each.id: each for each in AGENDAS}
    assert len(cards) == len(AGENDAS)
    assert all((record["vote"] == "elect") == ("elect" in record) for record in cards)
    assert sheet["deck"]["hand_limit"] == POLITICAL_HAND_LIMIT
    assert tuple(each["card"] for each in sheet["rulebook_2p_adjustments"]) == TWO_PLAYER_AGENDAS


def strategy_card(record: Record) -> StrategyCard:
    letters = {text[0] for text in record["primary"]["options"] if text[1:2] == ")"}
    return StrategyCard(
        number=record["number"],
        id=record["id"],
        choices=max(1, len(letters)),
        special="special" in record,
        secondary=record["secondary"]["effect"] is not None,
        secondary_cost=record["secondary"]["cost"].get("strategy_allocation", 0),
        players=tuple(record.get("used_with_players", ())),
    )


def test_the_strategy_cards_agree_with_the_fact_sheet() -> None:
    sheet = reference("strategy_cards")
    compares(sheet["cards"], "id number special primary secondary used_with_players confidence")
    assert tuple(strategy_card(record) for record in sheet["cards"]) == STRATEGY_CARDS
    assert sheet["picks"] == PICKS
    assert tuple(sheet["ninth_card_players"]) == NINE_CARDS


# Options


def test_every_option_that_the_rules_name_is_offered_or_known_not_to_be() -> None:
    named = {each["option"] for each in reference("rules_index")["rules"] if "option" in each}
    ranges = {VP_GOAL.id, LAST_ROUND.id}
    assert named - {"two_player"} <= {*SWITCH, *ranges, *NOT_OFFERED}
    ours = {"remove_sabotage", "two_player_keep_marked", "sa_tiles", "strewn_tokens"}
    assert set(SWITCH) - ours <= named


# Objectives


def objective(record: Record, deck: str) -> Objective:
    return Objective(
        id=record["id"],
        deck=deck,
        kind=record.get("kind", ""),
        points=VICTORY if record["vp"] == "win" else record["vp"],
        needs=asked(record["needs"]),
        option=OPTION["objective", record["id"]],
        points_against_saar=record.get("vp_saar_only", 0),
        unsure=doubtful(record),
    )


def test_the_objectives_agree_with_the_fact_sheet() -> None:
    sheet = reference("objectives")
    decks = {deck: sheet[deck] for deck in ("stage1", "stage2", "preliminary", "secret", "special")}
    records = [record for deck in decks.values() for record in deck]
    compares(records, "id vp kind needs spend vp_saar_only colour planets confidence")
    theirs = tuple(objective(record, deck) for deck in decks for record in decks[deck])
    assert theirs == tuple(each for each in OBJECTIVES if each.deck != "racial")
    rules = sheet["rules"]
    assert rules["start_revealed"] == REVEALED_AT_START
    assert (rules["secret_dealt"], rules["secret_kept"]) == (SECRETS_DEALT, SECRETS_KEPT)
    assert rules["public_per_status_phase"] == PUBLIC_PER_STATUS_PHASE
    assert rules["secret_or_racial_per_status_phase"] == SECRET_OR_RACIAL_PER_STATUS_PHASE


def test_the_racial_objectives_agree_with_the_fact_sheet() -> None:
    races = reference("races")["races"]
    compares([record for race in races for record in race["racial_objectives"]], "vp needs confidence")
    theirs = [
        objective({"id": f"racial:{race['id']}:{record['vp']}", **record}, "racial")
        for race in races
        for record in race["racial_objectives"]
    ]
    assert theirs == [each for each in OBJECTIVES if each.deck == "racial"]


# Counters


def domain_counter(record: Record, deck: str) -> DomainCounter:
    tokens = [(token["value"], token["count"]) for token in record["tokens"]]
    letters = tuple(value for value, _ in tokens if isinstance(value, str))
    assert not letters or {count for _, count in tokens} == {1}
    return DomainCounter(
        id=record["id"],
        deck=deck,
        colour=record["colour"],
        tokens=() if letters else tuple((value or 0, count) for value, count in tokens),
        letters=letters,
        unsure=("tokens",) if doubtful(record, "token_count_confidence") else (),
    )


def test_the_domain_counters_agree_with_the_fact_sheet() -> None:
    sheet = reference("domain_counters")
    decks = (DISTANT_SUNS, FINAL_FRONTIER)
    records = [record for deck in decks for record in sheet[deck]]
    compares(records, "id colour tokens token_count_confidence confidence")
    theirs = tuple(domain_counter(record, deck) for deck in decks for record in sheet[deck])
    assert theirs == DOMAIN_COUNTERS
    custodians = sheet["rules"]["custodians"]
    assert [custodians["fighters"], custodians["ground_forces"]] == [value for _, value in CUSTODIANS]


# Maps


def plan(record: Record) -> Plan:
    first = size(record["rings"] - 1)
    layout = Layout(
        players=record["players"],
        centre=MECATOL_TILE if record["middle"] == "mecatol_rex" else RED_MIDDLE,
        radius=record["rings"],
        blue=record["blue"],
        red=record["red"],
        homes=tuple(Home(first + place) for place in record["homes"]),
        unused=tuple(first + place for place in record["left_out"]),
    )
    aside = {f"aside_{kind}": count for kind, count in record["aside"].items()}
    return Plan(layout, Kit(**record["kit"]), Strewn(**record["strewn"]), **aside)


def test_the_layouts_agree_with_the_fact_sheet() -> None:
    sheet = reference("maps")["galaxy_building"]["layouts"]
    compares(sheet, "players rings homes left_out middle red blue aside kit strewn")
    assert tuple(plan(record) for record in sheet) == PLANS


def place(record: Any) -> int:
    return BESIDE if record == "nexus" else number((record["q"], record["r"]))


def names(preset: Preset) -> dict[int, str]:
    """The tile, or the start position, at each place."""
    found = {at: TILE[tile].id for at, tile in enumerate(preset.tiles) if tile > 0}
    return {**found, **{at: f"home {seat}" for seat, at in enumerate(preset.homes, 1)}}


def spot(record: Any, preset: Preset) -> Spot:
    """A planet that lies alone in its system is not named by the sheet."""
    if record == "nexus":
        return Spot(BESIDE, "mallice")
    planets = TILE[preset.tiles[place(record)]].planets
    alone = planets[0].id if len(planets) == 1 else ""
    return Spot(place(record), record.get("planet", alone))


def counter(name: str, at: Spot) -> FaceUp:
    kind, _, value = name.rpartition("_")
    return FaceUp(kind, int(value), at) if value.isdigit() else FaceUp(name, 0, at)


def test_the_preset_maps_agree_with_the_fact_sheet() -> None:
    sheet = reference("maps")["maps"]
    compares(
        sheet,
        "id players slice_balance off_map tiles mecatol_rex artifacts tokens confidence",
    )
    assert [(record["id"], record["players"]) for record in sheet] == [
        (each.id, each.players) for each in PRESETS
    ]
    for record, preset in zip(sheet, PRESETS, strict=True):
        theirs = {place(each): each.get("tile") or f"home {each['home']}" for each in record["tiles"]}
        assert names(preset) == theirs
        assert len(preset.tiles) == size(ring_of(max(theirs)))
        assert record["off_map"] == ["nexus"]
        assert doubtful(record) == ("tiles" in preset.unsure)
        artifacts = record.get("artifacts", {"at": []})
        assert preset.artifacts_of_players == artifacts.get("players_place", 0)
        assert_tokens(preset, artifacts["at"], record.get("tokens", []))


def assert_tokens(preset: Preset, artifacts: list[Any], tokens: list[Record]) -> None:
    kinds: dict[str, list[Record]] = {}
    for token in tokens:
        kinds.setdefault(token["token"], []).append(token)
    hidden = [*artifacts, *(token["at"] for token in kinds.pop("artifact_facedown", []))]
    assert tuple(spot(each, preset) for each in hidden) == preset.artifacts
    belts = [sorted(number((q, r)) for q, r in token["border"]) for token in kinds.pop("asteroid_belt", [])]
    assert sorted(belts) == [list(border) for border in preset.asteroid_belts]
    wormholes = [
        (place(token["at"]), letter) for letter in "ABC" for token in kinds.pop(f"wormhole_{letter}", [])
    ]
    assert tuple(wormholes) == preset.wormholes
    counters = [
        counter(kind.removeprefix("domain:"), spot(token["at"], preset))
        for kind, found in kinds.items()
        for token in found
        if "custodians" not in kind
    ]
    assert tuple(counters) == preset.counters
    assert all(kind.startswith("domain:") for kind in kinds)
    assert all(TILE[tile].number in COPIES[TILE[tile].id] for tile in preset.tiles if tile > 0)

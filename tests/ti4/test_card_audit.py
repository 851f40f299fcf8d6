"""The cards of Twilight Imperium 4 against the fact sheets; see `test_data_audit.py`."""

from __future__ import annotations

from tests.facts import Record
from tests.ti4.sheets import clauses, compares, corrected, doubtful, reference
from throneworld.ti4.tables import (
    ACTION_CARDS,
    ACTION_DECK,
    AGENDAS,
    CARDS_PER_PLAYER,
    FACTION_NOTES,
    GENERIC_NOTES,
    HAND_LIMIT,
    IN_PLAY,
    LEFTOVER_TRADE_GOODS,
    OBJECTIVES,
    PRIMARY_MOMENT,
    REVEALED_AT_START,
    SCORED_AT,
    SECONDARY_MOMENT,
    SECRET_DECK,
    SECRETS_DEALT,
    SECRETS_KEPT,
    SECRETS_MAX,
    STAGE_1,
    STAGE_1_DECK,
    STAGE_2,
    STAGE_2_DECK,
    STRATEGY_CARDS,
    ActionCard,
    Agenda,
    Both,
    ControlPlanets,
    Happened,
    Objective,
    OwnTechnologies,
    Presence,
    PromissoryNote,
    Requirement,
    ShipsInOneSystem,
    ShipsInSystems,
    Spend,
    StrategyCard,
    UnitsOnBoard,
)

# Action cards


def action_card(record: Record) -> ActionCard:
    return ActionCard(
        id=record["id"],
        copies=record["copies"],
        moment=record["window"],
        who=record["who"],
        or_moment=record.get("alt_window", ""),
        rider=record.get("rider", False),
        payoff=record.get("payoff_window", ""),
        points=record.get("vp", 0),
        errata=corrected(record),
    )


def test_the_action_cards_agree_with_the_fact_sheet() -> None:
    sheet = reference("action_cards")
    compares(sheet["cards"], "id copies window who alt_window rider payoff_window vp errata")
    assert tuple(action_card(each) for each in sheet["cards"]) == ACTION_CARDS
    assert sheet["total_cards"] == len(ACTION_DECK)
    assert sheet["hand_limit"] == HAND_LIMIT
    assert len(sheet) == 3


# Agendas


def among(record: Record) -> tuple[str, ...]:
    words = record.get("elect", {}).get("filter", "")
    return tuple(each.replace(" ", "_") for each in words.split(" and ")) if words else ()


def outcome(record: Record) -> list[Record]:
    """What happens once; a directive with votes has it under its own word."""
    happens: list[Record] = record["for"] if "for" in record else record.get("effect", [])
    return happens


def agenda(record: Record) -> Agenda:
    return Agenda(
        id=record["id"],
        kind=record["kind"],
        elect=record.get("elect", {}).get("target", ""),
        among=among(record),
        place=record.get("place", ""),
        discard_if=record.get("discard_if", ""),
        outcome=clauses(outcome(record)),
        law=clauses(record.get("law_effects", [])),
        against=clauses(record.get("against", [])),
        points=record.get("vp", False),
        unsure=doubtful(record),
    )


def test_the_agendas_agree_with_the_fact_sheet() -> None:
    sheet = reference("agendas")
    columns = "id kind vote elect place discard_if for law_effects against vp confidence"
    compares(sheet["agendas"], columns)
    compares([each["elect"] for each in sheet["agendas"] if "elect" in each], "target filter")
    assert tuple(agenda(each) for each in sheet["agendas"]) == AGENDAS
    for record in sheet["agendas"]:
        assert record["vote"] == ("elect" if "elect" in record else "for_against")
        assert not ("for" in record and "effect" in record)
    assert sheet["total"] == len(AGENDAS)
    assert len(sheet) == 2


# Objectives


def requirement(record: Record) -> Requirement:
    kind = record["kind"]
    told = {column: record[column] for column in record if column not in ("kind", "note", "event")}
    if kind == "and":
        return Both(*(presence(each) for each in told["all"]))
    if kind == "event":
        return Happened(limited=told.pop("in_combat_limit"), **told)
    if kind == "own_techs":
        return OwnTechnologies(faction_technologies=told.pop("faction_techs", 0), **told)
    if kind == "spend":
        pools, cards = tuple(told.pop("pools", ())), told.pop("discard_action_cards", 0)
        return Spend(pools=pools, action_cards=cards, **told)
    if kind == "units_on_board":
        return UnitsOnBoard(**told)
    return presence(record)


def presence(record: Record) -> Presence:
    """A requirement of so many somewhere."""
    kinds: dict[str, type[Presence]] = {
        "control_planets": ControlPlanets,
        "ships_in_systems": ShipsInSystems,
        "ships_count_in_system": ShipsInOneSystem,
    }
    compares([record], "kind count where")
    return kinds[record["kind"]](record["count"], record["where"])


def objective(record: Record) -> Objective:
    return Objective(
        id=record["id"],
        deck=record["deck"],
        phase=record["phase"],
        points=record["points"],
        requirement=requirement(record["requirement"]),
        unsure=doubtful(record),
    )


def test_the_objectives_agree_with_the_fact_sheet() -> None:
    sheet = reference("objectives")
    compares(sheet["objectives"], "id deck phase points requirement confidence")
    assert tuple(objective(each) for each in sheet["objectives"]) == OBJECTIVES
    assert sheet["windows"] == SCORED_AT
    decks = {"stage_1": STAGE_1_DECK, "stage_2": STAGE_2_DECK, "secret": SECRET_DECK}
    assert sheet["counts"] == {deck: len(cards) for deck, cards in decks.items()}
    assert sheet["setup"] == {
        "stage_1_in_play": IN_PLAY[STAGE_1],
        "stage_2_in_play": IN_PLAY[STAGE_2],
        "revealed_at_start": REVEALED_AT_START,
        "secret_dealt": SECRETS_DEALT,
        "secret_kept": SECRETS_KEPT,
        "secret_max": SECRETS_MAX,
    }
    assert len(sheet) == 4


# Promissory notes and strategy cards


def note(record: Record) -> PromissoryNote:
    return PromissoryNote(
        id=record["id"],
        play=record["play"],
        clauses=clauses(record["effects"]),
        faction=record.get("faction", ""),
        points=record.get("vp", 0),
        errata=corrected(record),
        unsure=doubtful(record),
    )


def test_the_promissory_notes_agree_with_the_fact_sheet() -> None:
    sheet = reference("promissory_notes")
    compares(sheet["generic"] + sheet["faction"], "id play effects faction vp errata confidence")
    assert tuple(note(each) for each in sheet["generic"]) == GENERIC_NOTES
    assert tuple(note(each) for each in sheet["faction"]) == FACTION_NOTES
    assert sheet["generic_per_player"] == len(GENERIC_NOTES)
    assert len(sheet) == 3


def strategy_card(record: Record) -> StrategyCard:
    secondary = record["secondary"]
    return StrategyCard(
        id=record["id"],
        initiative=record["initiative"],
        primary=tuple(each["mode"] for each in record["primary"]),
        secondary=secondary["mode"],
        token_cost=secondary["token_cost"],
        token_placed=secondary.get("token_placed", False),
        points=record.get("vp", 0),
    )


def test_the_strategy_cards_agree_with_the_fact_sheet() -> None:
    sheet = reference("strategy_cards")
    cards = sheet["strategy_cards"]
    primary = [each for card in cards for each in card["primary"]]
    secondary = [card["secondary"] for card in cards]
    compares(cards, "id initiative primary secondary vp")
    compares(primary, "window mode")
    compares(secondary, "window mode token_cost token_placed")
    assert tuple(strategy_card(each) for each in cards) == STRATEGY_CARDS
    assert {each["window"] for each in primary} == {PRIMARY_MOMENT}
    assert {each["window"] for each in secondary} == {SECONDARY_MOMENT}
    assert sheet["cards_per_player"] == CARDS_PER_PLAYER
    assert sheet["leftover_trade_goods"] == LEFTOVER_TRADE_GOODS

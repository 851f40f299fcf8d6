"""The decks of Twilight Imperium 3 in themselves: how many of everything, and where every id leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec
import pytest

from throneworld.ti3 import tables
from throneworld.ti3.tables import (
    ABSENT,
    ACTION_CARD,
    ACTION_CARDS,
    ACTION_DECK,
    AGENDA,
    AGENDAS,
    BORDER_TOKENS,
    CUSTODIANS,
    DISTANT_SUNS,
    DOMAIN_COUNTER,
    DOMAIN_COUNTERS,
    EVENT_CARDS,
    FINAL_FRONTIER,
    FLIP_TOKENS_OF_EACH,
    KINDS,
    LAWS,
    LOCATIONS,
    NINE_CARDS,
    OBJECTIVE,
    OBJECTIVES,
    PICKS,
    PLANET,
    PLANS,
    PLAYED_AT,
    POLITICAL_DECK,
    PRELIMINARY_DECK,
    PRESETS,
    RACE,
    RACIAL_OBJECTIVES_OF,
    RAZING,
    REPEATED,
    SCATTERED,
    SECRET_DECK,
    SPECIAL_OBJECTIVES,
    STAGE_1_DECK,
    STAGE_2_DECK,
    STRATEGY_CARDS,
    SWITCH,
    SWITCHES,
    TECHNOLOGY,
    TWO_PLAYER_AGENDAS,
    TWO_PLAYER_CHANGES,
    TWO_PLAYER_SPECIAL_UNUSED,
    TWO_PLAYER_VOTE_DIE,
    WORMHOLE_TOKENS,
    Objective,
)
from throneworld.ti3.tables.needs import Bespoke, Need
from throneworld.ti3.tables.tokens import ARTIFACTS

# Decks


def test_157_action_cards_twelve_of_them_scattered() -> None:
    assert len(ACTION_CARDS) == len(ACTION_CARD) == len(ACTION_DECK) == 157
    assert sum(card.location in SCATTERED for card in ACTION_CARDS) == 12
    assert {card.location for card in ACTION_CARDS} == {*LOCATIONS, *SCATTERED}
    assert {card.play for card in ACTION_CARDS} == {*PLAYED_AT}
    assert sum(not card.two_players for card in ACTION_CARDS) == 17
    assert {*TWO_PLAYER_CHANGES} <= set(ACTION_CARD)


def test_157_political_cards_92_laws_and_65_events() -> None:
    assert len(AGENDAS) == len(AGENDA) == len(POLITICAL_DECK) == 157
    assert (len(LAWS), len(EVENT_CARDS)) == (92, 65)
    assert sum(not agenda.two_players for agenda in AGENDAS) == 17
    assert sum(bool(agenda.elect) for agenda in AGENDAS) == 59
    assert [agenda.id for agenda in AGENDAS if agenda.place_votes] == ["pax_magnifica"]
    assert [agenda.id for agenda in AGENDAS if agenda.unsure] == ["wormhole_research"]
    assert {*TWO_PLAYER_AGENDAS} <= set(AGENDA)


def test_nine_strategy_cards_and_a_pick_for_everybody() -> None:
    assert [card.number for card in STRATEGY_CARDS] == list(range(1, 10))
    assert list(PICKS) == [2, 3, 4, 5, 6, 7, 8]
    for players, picks in PICKS.items():
        cards = sum(not card.players or players in card.players for card in STRATEGY_CARDS)
        assert cards == (9 if players in NINE_CARDS else 8)
        assert players * picks <= cards


def test_39_and_23_public_objectives_18_preliminary_18_secret_7_special_and_51_racial_ones() -> None:
    assert (len(STAGE_1_DECK), len(STAGE_2_DECK)) == (39, 23)
    assert (len(PRELIMINARY_DECK), len(SECRET_DECK), len(SPECIAL_OBJECTIVES)) == (18, 18, 7)
    assert len(OBJECTIVES) == len(OBJECTIVE) == 156
    assert list(RACIAL_OBJECTIVES_OF) == list(RACE)
    for race, objectives in RACIAL_OBJECTIVES_OF.items():
        assert objectives == tuple(f"racial:{race}:{points}" for points in (1, 2, 3))
        assert [OBJECTIVE[each].points for each in objectives] == [1, 2, 3]
    assert sum(objective.unsure for objective in OBJECTIVES) == 47
    assert {*ARTIFACTS.values(), *TWO_PLAYER_SPECIAL_UNUSED} <= {*SPECIAL_OBJECTIVES}


def test_16_and_10_domain_counters() -> None:
    assert Counter(counter.deck for counter in DOMAIN_COUNTERS) == {DISTANT_SUNS: 16, FINAL_FRONTIER: 10}
    assert len(DOMAIN_COUNTER) == 26
    tokens = Counter[str]()
    for counter in DOMAIN_COUNTERS:
        tokens[counter.deck] += sum(count for _, count in counter.tokens) + len(counter.letters)
    assert tokens == {DISTANT_SUNS: 73, FINAL_FRONTIER: 24}
    assert {*REPEATED.values()} <= set(DOMAIN_COUNTER)
    for name, value in CUSTODIANS:
        assert value in dict(DOMAIN_COUNTER[name].tokens)
    assert sorted(RAZING) == sorted(TWO_PLAYER_VOTE_DIE) == list(range(1, 11))
    assert sum(TWO_PLAYER_VOTE_DIE.values()) == 0


def test_what_maps_lay_out_exists() -> None:
    for preset in PRESETS:
        for counter in preset.counters:
            assert counter.value in dict(DOMAIN_COUNTER[counter.id].tokens)
    strewn = set(PLANS[0].strewn.__struct_fields__)
    offered = {token.id for token in BORDER_TOKENS if token.offered}
    assert strewn == offered | {"flip_wormhole", "worldgate", "gravity_rift"}
    flips = FLIP_TOKENS_OF_EACH * sum(not token.stable for token in WORMHOLE_TOKENS)
    worldgates = sum(count for _, count in DOMAIN_COUNTER["worldgate"].tokens)
    for plan in PLANS:
        assert plan.strewn.flip_wormhole <= flips
        assert plan.strewn.worldgate <= worldgates
    assert all(token.technology in {"", *TECHNOLOGY} for token in BORDER_TOKENS)


# Options


def test_24_switches_that_know_each_other() -> None:
    assert len(SWITCHES) == len(SWITCH) == 24
    assert sum(switch.on for switch in SWITCHES) == 13
    for switch in SWITCHES:
        assert switch.requires in {"", *SWITCH}
        assert switch.idle_without in {"", "mecatol_rex", *SWITCH}
    options = {each.option for each in ACTION_CARDS} | {each.option for each in AGENDAS}
    assert options | {each.option for each in OBJECTIVES} <= {"", *SWITCH}


def test_what_may_be_absent_exists() -> None:
    for absent in ABSENT:
        assert {*absent.action_cards} <= set(ACTION_CARD)
        assert {*absent.agendas} <= set(AGENDA)
        assert {*absent.objectives} <= set(OBJECTIVE)
        assert absent.action_cards or absent.agendas or absent.objectives


# What objectives ask for

GROUPS = {"unit", "ship", "non_fighter", "ground", "leader", "worth"}


def asked(needs: tuple[Need, ...]) -> Iterator[dict[str, Any]]:
    """The fields of all records, one inside another too."""
    for need in needs:
        fields = msgspec.structs.asdict(need)
        yield fields
        inner = fields.get("needs", ())
        held = fields.get("what")
        yield from asked((*inner, *([held] if isinstance(held, msgspec.Struct) else [])))  # type: ignore[arg-type]


@pytest.mark.parametrize("objective", OBJECTIVES, ids=lambda objective: str(objective.id))
def test_an_objective_asks_for_what_exists(objective: Objective) -> None:
    assert objective.needs
    for fields in asked(objective.needs):
        assert {*fields.get("kind", ())} <= {*KINDS, *GROUPS}
        amounts = [each for name in ("holding", "around", "against") for each in fields.get(name, ())]
        assert {kind for kind, _ in amounts} <= {*KINDS, *GROUPS}
        assert {*fields.get("which", ())} <= set(PLANET)
        assert ("away" in fields.get("where", ())) == bool(fields.get("distance"))
        assert fields.get("race", "") in {"", *RACE}


def test_one_objective_alone_has_a_function_of_its_own() -> None:
    assert [each.id for each in OBJECTIVES if Bespoke() in each.needs] == ["threatening"]


# The tables themselves


def test_a_name_means_one_thing_in_all_tables() -> None:
    meanings: dict[str, Any] = {}
    for module in iter_modules(tables.__path__):
        if module.ispkg:
            continue
        for name, value in vars(import_module(f"{tables.__name__}.{module.name}")).items():
            if not name.startswith("_"):
                assert meanings.setdefault(name, value) == value, name

"""Which rule carries out what a component says at a window, where nothing is declared.

It is printed in a table, was begun at another window, or is a step of its own. A rule that notes what it
carries out (`conditions.standing`) needs no line here. Where a rule serves many alike (@) it counts for the
component that it is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from throneworld.kernel.gathering import modules_of

GIVEN = "@"


class Rule(NamedTuple):
    code: CodeType
    only_given: bool
    """Whether it counts only for a component that it is given."""


BY_WINDOW: dict[str, tuple[str, ...]] = {
    "activation_static": ("ti3.tactical.activation:tactical_refusal",),
    "afb_when": ("ti3.tactical.rolling:dice_for",),
    "agendas_done_after": ("ti3.strategic.assembly:PrimaryAssembly.vote_again",),
    "agenda_resolve_when": ("ti3.council.resolving:ResolveAgenda.carry_out",),
    "bombardment_static": (
        "ti3.tactical.bombardment:dice_of_ship",
        "ti3.tactical.bombardment:bombardment_refusal",
    ),
    "cargo_static": ("imperium.limits:within_limits",),
    "claim_objectives": ("ti3.objectives.claiming:ClaimObjectives.answer",),
    "combat_roll_static": ("imperium.combat.dice:dice_to_roll", "ti3.tactical.rolling:dice_for"),
    "fate_rolls": ("ti3.leaders.fate_rolls:decide_fate",),
    "fleet_supply_static": ("imperium.limits:within_limits",),
    "landed_after": ("ti3.domains.resolving:meet@",),
    "mines_when": ("ti3.tactical.mines:mine_rolls", "ti3.tactical.mines:fighter_mine_hits"),
    "moved_in_after": ("ti3.domains.resolving:meet@",),
    "movement_static": ("imperium.movement.moving:MoveShips.candidates",),
    "pre_combat_when": ("ti3.tactical.rolling:dice_for",),
    "production_static": ("imperium.production.choosing:ChooseUnits.candidates",),
    "race_ability_static": ("ti3.owning:has_ability",),
    "retreat_static": ("ti3.tactical.retreat:Leave.move",),
    "space_cannon_static": ("ti3.tactical.cannons:battery",),
    "space_round_end": ("ti3.tactical.hits:TakeHits.destroy",),
    "status_refresh": ("ti3.phases.refresh_abilities:use_refresh_ability@",),
    "sustain_damage_static": ("ti3.tactical.hits:TakeHits.sustain_damage",),
    "tech_gain_static": ("ti3.steps.technology:technology_refusal",),
    "turn_static": ("ti3.phases.turn:Turn.how_many",),
    "votes_before_reveal": ("ti3.council.voting:Vote.exhaust",),
}
"""What the rules of a window do at it, for all that have a share in it."""
BY_PAIR: dict[str, tuple[str, ...]] = {
    "agent.2 invasion_won_after": ("ti3.leaders.agent:seize_leaders",),
    "diplomat.2 landing_declared_when": ("ti3.leaders.diplomat:may_protect",),
    "diplomat.3 movement_when": ("ti3.tactical.passages:GrantPassage.answer",),
    "captive_freed status_step2": ("ti3.leaders.fate_rolls:rescue",),
    "movement movement_static": ("ti3.leaders.moving:led_by",),
    "neutron_radiation status_refresh": ("ti3.verbs.radiation:refresh_planet",),
    "uncharted_habitats planet_value_static": ("ti3.domains.held:hold_habitats",),
    "alien_technology tech_gain_static": ("ti3.domains.held:hold_aliens",),
    "leadership primary_resolve": ("ti3.strategic.leadership:PrimaryLeadership.receive",),
    "leadership secondary_resolve": ("ti3.strategic.leadership:SecondaryLeadership.buy",),
    "diplomacy primary_resolve": ("ti3.strategic.diplomacy:PrimaryDiplomacy.choose",),
    "diplomacy secondary_resolve": ("ti3.strategic.diplomacy:SecondaryDiplomacy.annex",),
    "assembly primary_resolve": ("ti3.strategic.assembly:PrimaryAssembly.choose_half",),
    "assembly secondary_resolve": ("ti3.strategic.assembly:SecondaryAssembly.refresh",),
    "production primary_resolve": ("ti3.strategic.production:PrimaryProduction.choose",),
    "production secondary_resolve": ("ti3.strategic.production:SecondaryProduction.choose",),
    "trade primary_resolve": ("ti3.strategic.trade:PrimaryTrade.choose",),
    "trade secondary_resolve": ("ti3.strategic.trade:SecondaryTrade.collect",),
    "trade tg_placed_when": ("ti3.strategic.trade:PlaceTradeGoods.place",),
    "trade trade_static": ("ti3.trade.negotiating:agreement_refusal",),
    "warfare primary_resolve": ("ti3.strategic.warfare:PrimaryWarfare.alert",),
    "warfare secondary_resolve": ("ti3.strategic.warfare_moves:SecondaryWarfare.move",),
    "warfare after_secondaries": ("ti3.strategic.warfare:AfterWarfare.choose",),
    "warfare movement_static": ("ti3.tactical.alert:alert_goals",),
    "warfare status_start": ("ti3.phases.status:StatusPhase.begin",),
    "technology primary_resolve": ("ti3.strategic.technology:PrimaryTechnology.choose",),
    "technology secondary_resolve": ("ti3.strategic.technology:SecondaryTechnology.buy",),
    "bureaucracy bonus_counter_placed": ("ti3.phases.bonus:place_bonus_counters",),
    "bureaucracy primary_resolve": ("ti3.strategic.bureaucracy:PrimaryBureaucracy.draw",),
    "bureaucracy secondary_resolve": ("ti3.strategic.bureaucracy:SecondaryBureaucracy.draw",),
    "prospect primary_resolve": ("ti3.strategic.prospect:PrimaryProspect.choose",),
    "incentive_program primary_resolve": ("ti3.strategic.bureaucracy:PrimaryBureaucracy.draw",),
    "aggressive_strategy secondary_resolve": ("ti3.strategic.both:ability_of",),
}
"""Steps of their own."""


def rules_of(component: str, window: str) -> Iterable[str]:
    """The rules that carry out a pair of which nothing is declared."""
    return BY_PAIR.get(f"{component} {window}") or BY_WINDOW.get(window, ())


@cache
def noted() -> dict[tuple[str, str], list[CodeType]]:
    """By component and window, the rules that note it themselves."""
    found: dict[tuple[str, str], list[CodeType]] = {}
    for part in _functions():
        for pair in vars(part).get("carries_out", ()):
            found.setdefault(pair, []).append(part.__code__)
    return found


def _functions() -> Iterator[FunctionType]:
    for module in modules_of(import_module("throneworld.ti3")):
        for part in vars(module).values():
            for each in (part, *(vars(part).values() if isinstance(part, type) else ())):
                if isinstance(each, FunctionType):
                    yield each


def rule(name: str) -> Rule:
    module, _, path = name.rstrip(GIVEN).partition(":")
    found: Any = import_module(f"throneworld.{module}")
    for part in path.split("."):
        found = getattr(found, part)
    return Rule(getattr(found, "__func__", found).__code__, name.endswith(GIVEN))

"""The 40 objectives: 10 of stage I, 10 of stage II, 20 secret ones (RR 52)."""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti4.tables.moments import ACTION_PHASE, STATUS_PHASE
from throneworld.ti4.tables.units import DREADNOUGHT, PDS, SPACE_DOCK

STAGE_1, STAGE_2, SECRET = "stage_1", "stage_2", "secret"


class ControlPlanets(Struct, frozen=True):
    count: int
    where: str


class OwnTechnologies(Struct, frozen=True):
    unit_upgrades: int = 0
    """Two upgrades of one type of unit count once."""
    faction_technologies: int = 0
    per_colour: int = 0
    """So many of each of `colours` colours."""
    colours: int = 0


class Spend(Struct, frozen=True):
    resources: int = 0
    influence: int = 0
    trade_goods: int = 0
    tokens: int = 0
    pools: tuple[str, ...] = ()
    """The pools from which the tokens come."""
    action_cards: int = 0


class ShipsInSystems(Struct, frozen=True):
    """At least one ship in each of so many systems."""

    count: int
    where: str


class ShipsInOneSystem(Struct, frozen=True):
    """So many ships, fighters included."""

    count: int
    where: str


class UnitsOnBoard(Struct, frozen=True):
    count: int
    unit: str


class Happened(Struct, frozen=True):
    """Something that is seen when it happens in the action phase."""

    limited: bool
    """Counts towards the one objective that may be scored in a combat (RR 52.7)."""


Presence = ControlPlanets | ShipsInSystems | ShipsInOneSystem


class Both(Struct, frozen=True):
    first: Presence
    second: Presence


Requirement = Presence | OwnTechnologies | Spend | UnitsOnBoard | Happened | Both


class Objective(Struct, frozen=True):
    id: str
    deck: str
    phase: str
    points: int
    requirement: Requirement
    unsure: bool = False


SCORED_AT: dict[str, str] = {STATUS_PHASE: "score_objectives", ACTION_PHASE: "score_action_phase"}
"""The timing window in which the objectives of a phase are scored."""
IN_PLAY: dict[str, int] = {STAGE_1: 5, STAGE_2: 5}
"""Public objectives that are laid out for a game; the rest stay in the box (RR 52.13)."""
REVEALED_AT_START = 2
SECRETS_DEALT = 2
SECRETS_KEPT = 1
SECRETS_MAX = 3
"""Scored and unscored ones together (RR 52.21)."""

# fmt: off
OBJECTIVES: tuple[Objective, ...] = (
    # Stage I
    Objective("corner_the_market",               STAGE_1, STATUS_PHASE, 1, ControlPlanets(4, "same_trait")),
    Objective("develop_weaponry",                STAGE_1, STATUS_PHASE, 1, OwnTechnologies(unit_upgrades=2)),
    Objective("diversify_research",              STAGE_1, STATUS_PHASE, 1, OwnTechnologies(per_colour=2, colours=2)),
    Objective("erect_a_monument",                STAGE_1, STATUS_PHASE, 1, Spend(resources=8)),
    Objective("expand_borders",                  STAGE_1, STATUS_PHASE, 1, ControlPlanets(6, "non_home_system")),
    Objective("found_research_outposts",         STAGE_1, STATUS_PHASE, 1, ControlPlanets(3, "has_tech_specialty")),
    Objective("intimidate_council",              STAGE_1, STATUS_PHASE, 1, ShipsInSystems(2, "adjacent_to_mecatol_system")),
    Objective("lead_from_the_front",             STAGE_1, STATUS_PHASE, 1, Spend(tokens=3, pools=("tactic", "strategy"))),
    Objective("negotiate_trade_routes",          STAGE_1, STATUS_PHASE, 1, Spend(trade_goods=5)),
    Objective("sway_the_council",                STAGE_1, STATUS_PHASE, 1, Spend(influence=8)),
    # Stage II
    Objective("centralize_galactic_trade",       STAGE_2, STATUS_PHASE, 2, Spend(trade_goods=10)),
    Objective("conquer_the_weak",                STAGE_2, STATUS_PHASE, 2, ControlPlanets(1, "other_players_home_system")),
    Objective("form_galactic_brain_trust",       STAGE_2, STATUS_PHASE, 2, ControlPlanets(5, "has_tech_specialty")),
    Objective("found_a_golden_age",              STAGE_2, STATUS_PHASE, 2, Spend(resources=16)),
    Objective("galvanize_the_people",            STAGE_2, STATUS_PHASE, 2, Spend(tokens=6, pools=("tactic", "strategy"))),
    Objective("manipulate_galactic_law",         STAGE_2, STATUS_PHASE, 2, Spend(influence=16)),
    Objective("master_the_sciences",             STAGE_2, STATUS_PHASE, 2, OwnTechnologies(per_colour=2, colours=4)),
    Objective("revolutionize_warfare",           STAGE_2, STATUS_PHASE, 2, OwnTechnologies(unit_upgrades=3)),
    Objective("subdue_the_galaxy",               STAGE_2, STATUS_PHASE, 2, ControlPlanets(11, "non_home_system")),
    Objective("unify_the_colonies",              STAGE_2, STATUS_PHASE, 2, ControlPlanets(6, "same_trait")),
    # Secret objectives
    Objective("adapt_new_strategies",            SECRET,  STATUS_PHASE, 1, OwnTechnologies(faction_technologies=2), unsure=True),
    Objective("become_the_gatekeeper",           SECRET,  STATUS_PHASE, 1, Both(ShipsInSystems(1, "contains_alpha_wormhole"), ShipsInSystems(1, "contains_beta_wormhole"))),
    Objective("control_the_region",              SECRET,  STATUS_PHASE, 1, ShipsInSystems(6, "any")),
    Objective("cut_supply_lines",                SECRET,  STATUS_PHASE, 1, ShipsInSystems(1, "contains_other_players_space_dock")),
    Objective("destroy_their_greatest_ship",     SECRET,  ACTION_PHASE, 1, Happened(limited=True)),
    Objective("establish_a_perimeter",           SECRET,  STATUS_PHASE, 1, UnitsOnBoard(4, PDS)),
    Objective("forge_an_alliance",               SECRET,  STATUS_PHASE, 1, ControlPlanets(4, "trait_cultural")),
    Objective("form_a_spy_network",              SECRET,  STATUS_PHASE, 1, Spend(action_cards=5)),
    Objective("fuel_the_war_machine",            SECRET,  STATUS_PHASE, 1, UnitsOnBoard(3, SPACE_DOCK)),
    Objective("gather_a_mighty_fleet",           SECRET,  STATUS_PHASE, 1, UnitsOnBoard(5, DREADNOUGHT)),
    Objective("learn_the_secrets_of_the_cosmos", SECRET,  STATUS_PHASE, 1, ShipsInSystems(3, "adjacent_to_anomaly")),
    Objective("make_an_example_of_their_world",  SECRET,  ACTION_PHASE, 1, Happened(limited=True)),
    Objective("master_the_laws_of_physics",      SECRET,  STATUS_PHASE, 1, OwnTechnologies(per_colour=4, colours=1)),
    Objective("mine_rare_minerals",              SECRET,  STATUS_PHASE, 1, ControlPlanets(4, "trait_hazardous")),
    Objective("monopolize_production",           SECRET,  STATUS_PHASE, 1, ControlPlanets(4, "trait_industrial")),
    Objective("occupy_the_seat_of_the_empire",   SECRET,  STATUS_PHASE, 1, Both(ControlPlanets(1, "mecatol_rex"), ShipsInOneSystem(3, "mecatol_system"))),
    Objective("spark_a_rebellion",               SECRET,  ACTION_PHASE, 1, Happened(limited=True)),
    Objective("threaten_enemies",                SECRET,  STATUS_PHASE, 1, ShipsInSystems(1, "adjacent_to_other_players_home_system")),
    Objective("turn_their_fleets_to_dust",       SECRET,  ACTION_PHASE, 1, Happened(limited=False)),
    Objective("unveil_flagship",                 SECRET,  ACTION_PHASE, 1, Happened(limited=True)),
)
# fmt: on

OBJECTIVE: dict[str, Objective] = {objective.id: objective for objective in OBJECTIVES}
STAGE_1_DECK: tuple[str, ...] = tuple(objective.id for objective in OBJECTIVES if objective.deck == STAGE_1)
STAGE_2_DECK: tuple[str, ...] = tuple(objective.id for objective in OBJECTIVES if objective.deck == STAGE_2)
SECRET_DECK: tuple[str, ...] = tuple(objective.id for objective in OBJECTIVES if objective.deck == SECRET)

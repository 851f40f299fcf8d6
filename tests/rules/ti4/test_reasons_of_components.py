"""Why a component cannot be used at a stop outside combat: each reason alone; without it, it is used."""

from __future__ import annotations

import pytest

from tests.rules.ti4.stops import (
    Stop,
    at,
    exhausted,
    goods,
    is_refused_then_accepted,
    law,
    marked,
    note,
    put,
    readied,
    secret,
    staged,
    take,
    together,
)
from tests.ti4.scene import Scene
from throneworld.imperium.council import VOTED_FOR
from throneworld.imperium.marks import AGENDA, COMBAT, TACTICAL_ACTION, TURN
from throneworld.kernel.windows import Occasion, Play, Window
from throneworld.ti4.declare import SEALED_LIPS
from throneworld.ti4.factions.nekro import USED
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.objectives import SCORED_IN_COMBAT
from throneworld.ti4.phases.strategy import KEEPS_CARDS, StrategyPhase
from throneworld.ti4.steps.control import TAKEN
from throneworld.ti4.tables import STRATEGY_CARDS
from throneworld.ti4.tactical.action import TacticalAction

VOID = 47
"""An empty system; no wormhole is there."""
ALPHA = 39
MECATOL = "mecatol_rex"


def unmark(scene: Scene) -> None:
    scene.state.marks = ()


# Whom and what an occasion is about

OCCASIONS = {
    "RR 1.1 not_about_you": Stop(
        "flank_speed", at("system_activated", 1, VOID), at("system_activated", 0, VOID)
    ),
    "RR 1.1 about_yourself": Stop(
        "experimental_battlestation",
        at("ships_arrived", 0, 1),
        at("ships_arrived", 1, 1),
        put("sol", "jord", space_dock=1),
    ),
    "RR 3.3 passed_and_silent": Stop(
        "flank_speed",
        at("system_activated", 0, VOID),
        lambda scene: setattr(scene.state, "passed", ()),
        together(marked(SEALED_LIPS, until=TURN), lambda scene: setattr(scene.state, "passed", (0,))),
    ),
    "RR 60.1 not_about_its_owner": Stop(
        "military_support",
        at("turn_start", 2),
        at("turn_start", 1),
        note("letnev", "military_support", "sol"),
        first="letnev",
        second="sol",
    ),
    "RR 1.16 used_already": Stop(
        "galactic_threat",
        at("agenda_revealed_after", "mutiny"),
        unmark,
        marked(USED + "galactic_threat", seat=0, until=COMBAT),
        first="nekro",
    ),
    "RR 2.6 not_your_loss": Stop(
        "reparations", at("gain_control_after", 1, "gral", 2), at("gain_control_after", 1, "gral", 0)
    ),
    "RR 1.1 not_gained_now": Stop(
        "reclamation",
        at("tactical_action_resolved_after", 0, 18),
        marked(TAKEN, seat=0, subject=MECATOL, until=TACTICAL_ACTION),
        take("winnu", MECATOL),
        first="winnu",
    ),
}

# Strategy cards and agendas

COUNCIL = {
    "RR 73.1 no_other_card": Stop(
        "public_disgrace",
        at("strategy_card_choice_when", 1, "trade"),
        lambda scene: scene.state.strategy_cards.__setitem__(0, ("leadership",)),
        lambda scene: scene.state.strategy_cards.__setitem__(
            0, tuple(card.id for card in STRATEGY_CARDS if card.id not in ("trade", "diplomacy", "politics"))
        ),
        beneath=(StrategyPhase(),),
    ),
    "RR 72.8 no_strategy_card": Stop(
        "political_stability",
        at("status_return_strategy_cards_when"),
        lambda scene: scene.state.strategy_cards.__setitem__(0, ("leadership",)),
        lambda scene: scene.state.strategy_cards.__setitem__(0, ()),
    ),
    "RR 72.8 nothing_to_swap": Stop(
        "imperial_arbiter",
        at("strategy_phase_end"),
        lambda scene: scene.state.strategy_cards.__setitem__(1, ("trade",)),
        lambda scene: scene.state.strategy_cards.__setitem__(slice(1, 3), [(), ()]),
    ),
    "RR 72.1 nothing_chosen": Stop(
        "acquiescence",
        at("strategy_phase_end"),
        unmark,
        together(note("sol", "acquiescence", "winnu"), marked(KEEPS_CARDS, seat=1, until=TURN)),
        second="winnu",
    ),
    "RR 8.10 no_player_elected": Stop(
        "committee_formation", at("vote_before", "mutiny"), at("vote_before", "minister_of_war")
    ),
    "RR 7.2 voted_on_again": Stop(
        "committee_formation", at("vote_before", "committee_formation"), at("vote_before", "minister_of_war")
    ),
    "RR 8.22 no_possible_outcome": Stop(
        "leadership_rider",
        at("agenda_revealed_after", "miscount_disclosed"),
        law("minister_of_war", 1),
    ),
}

COUNCIL["RR 8.15 has_not_voted"] = Stop(
    "distinguished_councilor",
    at("self_voted_after", 0, "mutiny"),
    marked(VOTED_FOR, seat=0, subject="for", until=AGENDA),
)
COUNCIL["RR 52.7 scored_in_this_combat"] = Stop(
    "destroy_their_greatest_ship",
    at("score_action_phase", 0, "destroy_their_greatest_ship"),
    unmark,
    together(secret("sol", "destroy_their_greatest_ship"), marked(SCORED_IN_COMBAT, seat=0, until=COMBAT)),
)

# A system is activated

ACTIVATED = {
    "RR 60.1 no_units_there": Stop(
        "ceasefire",
        at("system_activated", 1, VOID),
        put("sol", VOID, cruiser=1),
        note("sol", "ceasefire", "letnev"),
    ),
    "RR 7.2 no_units_of_others": Stop(
        "minister_of_peace",
        at("system_activated", 1, VOID),
        put("jolnar", VOID, cruiser=1),
        beneath=(TacticalAction(seat=1, system=VOID, stage="movement"),),
    ),
    "RR 1.1 no_ships_there": Stop(
        "nullification_field",
        at("system_activated", 1, VOID),
        put("sol", VOID, cruiser=1),
        beneath=(TacticalAction(seat=1, system=VOID, stage="movement"),),
    ),
    "RR 2.6 no_cruiser_there": Stop("upgrade", at("system_activated", 0, VOID), put("sol", VOID, cruiser=1)),
    "RR 1.1 no_units_to_connect": Stop(
        "spacial_conduit_cylinder",
        at("system_activated", 0, VOID),
        put("sol", 24, cruiser=1),
        put("sol", VOID, cruiser=1),
    ),
    "RR 1.23 not_in_this_system": Stop(
        "duha_menaimon",
        at("system_activated", 0, 24),
        at("system_activated", 0, VOID),
        put("arborec", VOID, flagship=1),
        first="arborec",
    ),
    "RR 60.1 stymied": Stop(
        "duha_menaimon",
        at("system_activated", 0, VOID),
        lambda scene: scene.state.notes_in_play.__setitem__(1, ()),
        together(
            put("arborec", VOID, flagship=1),
            put("letnev", 24, cruiser=1),
            lambda scene: scene.state.notes_in_play.__setitem__(1, ("stymie:0",)),
        ),
        first="arborec",
    ),
    "RR 25.1 nothing_to_pay_with": Stop(
        "duha_menaimon",
        at("system_activated", 0, VOID),
        readied,
        together(put("arborec", VOID, flagship=1), exhausted),
        first="arborec",
    ),
}

# Technologies between fights, goods

AT_HOME = {
    "RR 59.1 no_production": Stop("chaos_mapping", at("turn_start", 0), put("sol", "jord", space_dock=1)),
    "RR 1.1 nothing_to_transfer": Stop("transit_diodes", at("turn_start", 0), put("sol", "jord", infantry=1)),
    "RR 1.1 no_neighbours": Stop(
        "pillage",
        at("goods_gained", 1),
        put("mentak", 10, cruiser=1),
        goods("letnev", 3),
        first="mentak",
    ),
    "RR 1.1 too_few_trade_goods": Stop(
        "pillage",
        at("goods_gained", 1),
        goods("letnev", 3),
        put("mentak", 10, cruiser=1),
        first="mentak",
    ),
    "RR 1.1 no_target": Stop(
        "peace_accords",
        at("diplomacy_resolved_after", 0),
        take("xxcha", "gral"),
        lambda scene: scene.state.control.clear(),
        first="xxcha",
    ),
}

REASONS = {**OCCASIONS, **COUNCIL, **ACTIVATED, **AT_HOME}


@pytest.mark.parametrize("because", REASONS)
def test_without_what_the_reason_names_the_component_is_used(because: str) -> None:
    is_refused_then_accepted(REASONS[because], because)


@pytest.mark.parametrize(
    ("title", "player", "cancelled", "reason"),
    [
        ("flank_speed", 0, False, "your_own_card"),
        ("sabotage", 1, False, "not_against_sabotage"),
        ("flank_speed", 1, True, "cancelled_already"),
    ],
)
def test_sabotage_cancels_the_card_of_another_that_nobody_has_cancelled(
    title: str, player: int, cancelled: bool, reason: str
) -> None:
    scene = challenged(title, player, cancelled)
    scene.refuses("sol", "play", "sabotage", rule="RR 2.8", key=reason)
    scene = challenged("flank_speed", 1, False)
    scene.accepts("sol", "play", "sabotage")
    scene.pass_all()
    assert scene.told("cancelled") == [(1, "flank_speed")]


def challenged(title: str, player: int, cancelled: bool) -> Scene:
    """Somebody plays a card while a system is activated, and Sol holds Sabotage."""
    played = at("system_activated", player, VOID)
    announced = Play(stage="pay", seat=player, listener="flank_speed", occasion=played, cancelled=cancelled)
    challenge = Occasion(MOMENTS["other_plays_action_card_when"], (title, player), 0)
    scene = staged(Stop("sabotage", challenge, challenge))
    scene.play(Window(occasion=challenge), announced)
    return scene

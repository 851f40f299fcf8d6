"""Points of the rules that were changed later are options of a game: each of them both ways."""

from __future__ import annotations

import pytest

import throneworld as tw
from tests.rules.ti4.fighting import HIT, MISS, SIDES, VOID, combat
from tests.rules.ti4.moving import activate, movers
from tests.rules.ti4.stage_cards import Say
from tests.ti4.scene import ALL, Scene
from throneworld.imperium.giving_up import RespectLimits
from throneworld.kernel.game import Game
from throneworld.ti4.declare import Clause, always
from throneworld.ti4.phases.agenda import AgendaPhase
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.tactical.rifts import RollForRifts

DEFAULTS = {
    "fighters_block": False,
    "rift_destroys": True,
    "excess_is_destroyed": True,
    "fleet_excess_is_destroyed": False,
    "blind_retreat": False,
    "warfare_dock_only": False,
}


@pytest.mark.parametrize(("option", "default"), DEFAULTS.items())
def test_notes_1_5_a_table_may_choose_and_else_the_rules_reference_counts(option: str, default: bool) -> None:
    seats = ["sol", "letnev", "jolnar"]
    assert tw.new_game("ti4", seats=seats, seed=1).options[option] is default
    changed = tw.new_game("ti4", seats=seats, seed=1, options={option: not default})
    assert changed.options[option] is not default


@pytest.mark.parametrize("later", [False, True])
def test_notes_1_5a_fighters_alone_bar_the_way_only_by_the_later_rule(later: bool) -> None:
    scene = Scene("sol", "letnev", "jolnar", fighters_block=later)
    scene.put("letnev", 10, cruiser=1)
    scene.put("sol", 33, fighter=1)
    scene.put("jolnar", 34, fighter=3)
    activate(scene, "letnev", 47)
    assert movers(scene) == ([] if later else [("cruiser", 10, 0)])


@pytest.mark.parametrize("destroys", [True, False])
def test_notes_1_5b_what_a_gravity_rift_takes_is_destroyed_or_by_the_later_rule_removed(
    destroys: bool,
) -> None:
    """Van Hauge tells the difference: destroyed, it takes the other ships along (van_hauge)."""
    scene = Scene("yin", "hacan", "sol", rift_destroys=destroys)
    scene.put("yin", VOID, flagship=1, cruiser=1)
    scene.rolls(1)
    scene.play(RollForRifts(seat=0, system=VOID, ships=(("flagship", 0, 1),)))
    assert scene.units("yin", VOID) == ({} if destroys else {"cruiser": 1})


@pytest.mark.parametrize("destroys", [True, False])
def test_notes_1_5c_what_has_no_capacity_is_destroyed_or_by_the_later_rule_removed(destroys: bool) -> None:
    """Infantry II tells the difference: it rolls to come back only if it was destroyed (infantry_2)."""
    scene = Scene("hacan", "letnev", "sol", excess_is_destroyed=destroys)
    scene.technologies("hacan", "infantry_2")
    scene.put("hacan", VOID, cruiser=1, infantry=1)
    scene.rolls(10)
    scene.play(RespectLimits(seat=0, system=VOID))
    assert scene.units("hacan", VOID) == {"cruiser": 1}
    assert scene.state.resting[0] == int(destroys)


@pytest.mark.parametrize("destroys", [False, True])
def test_notes_1_5d_ships_beyond_the_fleet_pool_are_removed_or_by_the_option_destroyed(
    destroys: bool,
) -> None:
    scene = Scene("yin", "hacan", "sol", fleet_excess_is_destroyed=destroys)
    scene.state.fleet[0] = 1
    scene.put("yin", VOID, flagship=1, cruiser=1)
    scene.put("hacan", VOID, carrier=1)
    scene.play(RespectLimits(seat=0, system=VOID))
    scene.choose("yin", "remove", "flagship", 0)
    assert scene.done
    assert scene.units("hacan", VOID) == ({} if destroys else {"carrier": 1})


@pytest.mark.parametrize("blind", [False, True])
def test_notes_1_5e_without_a_system_to_retreat_to_no_retreat_is_announced_unless_the_table_allows_it(
    blind: bool,
) -> None:
    scene = Scene(*SIDES, blind_retreat=blind)
    for faction in SIDES[:2]:
        scene.put(faction, VOID, cruiser=1)
    combat(scene, HIT, MISS)
    assert scene.done is not blind
    if blind:
        assert (scene.ask().seat, scene.ask().prompt) == (1, "announce_retreat")


@pytest.mark.parametrize("dock_only", [False, True])
def test_notes_1_5f_the_secondary_of_warfare_uses_any_unit_with_production_or_docks_only(
    dock_only: bool,
) -> None:
    scene = Scene("sol", "arborec", "letnev", warfare_dock_only=dock_only)
    scene.put("arborec", "nestphar", infantry=1, space_dock=1)
    scene.play(StrategicAction(seat=0, card="warfare"))
    scene.choose("sol", "done")
    scene.choose("arborec", "secondary", "warfare")
    if dock_only:
        assert scene.ask("arborec").prompt == "produce_unit"
        assert scene.ask("arborec").about["most"] == 5
    else:
        assert ("unit", "infantry", "nestphar") in scene.options("arborec")


# Who comes first


def everybody_at(moment: str) -> Clause:
    """Something that every player may use once at a stop."""

    def everybody(game: Game) -> range:
        return range(game.seats)

    return Clause(
        id="aside",
        moment=moment,
        rule="RR 2.9",
        holders=everybody,
        suspects=lambda game, occasion: everybody(game),
        when=always,
        effects=(Say(what=moment),),
        once=True,
    )


def said(scene: Scene) -> list[object]:
    while scene.game.asks and ("play", "aside") in scene.game.asks[0].options:
        scene.game.choose(scene.game.asks[0].seat, ("play", "aside"))
    return [saying[0] for saying in scene.told("said")]


@pytest.mark.parametrize(
    ("moment", "phase"),
    [("strategy_phase_start", StrategyPhase()), ("agenda_phase_start", AgendaPhase())],
)
def test_notes_1_5g_in_the_strategy_and_agenda_phases_the_speaker_comes_first_then_clockwise(
    moment: str, phase: StrategyPhase | AgendaPhase
) -> None:
    scene = Scene(
        "sol",
        "letnev",
        "jolnar",
        "hacan",
        listeners=(
            *ALL,
            everybody_at(moment),
        ),
    )
    scene.state.speaker, scene.state.active = 2, -1
    scene.play(phase)
    assert said(scene) == [2, 3, 0, 1]


def test_notes_1_5g_in_the_action_phase_the_active_player_comes_first_then_initiative_order() -> None:
    scene = Scene(
        "sol",
        "letnev",
        "jolnar",
        "hacan",
        listeners=(
            *ALL,
            everybody_at("turn_start"),
        ),
    )
    scene.state.strategy_cards = [("warfare",), ("trade",), ("imperial",), ("leadership",)]
    scene.play(Turn(seat=0))
    assert said(scene) == [0, 3, 1, 2]

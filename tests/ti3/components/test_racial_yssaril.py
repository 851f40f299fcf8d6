"""The Tribes of Yssaril: Mageon Implants, Transparasteel Plating and the Y'sia Y'ssrila."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import SAUDOR
from tests.ti3.components.dueling import duel
from tests.ti3.scene import Scene
from throneworld.imperium.marks import ROUND, TACTICAL_ACTION, expire, mark
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.verbs.units import move_units
from throneworld.ti3.directives.later import QUARANTINE
from throneworld.ti3.factions.yssaril_shuttles import routes
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.quantities import LEADS_PAST_MINES
from throneworld.ti3.tactical.cannons import guns_at
from throneworld.ti3.tactical.mines import sets_mines_off

PLAYERS = ("yssaril", "sol", "letnev")


def spying(known: bool) -> Scene:
    scene = Scene(*PLAYERS)
    if known:
        scene.racial("yssaril", "mageon_implants")
    scene.hold("letnev", "sabotage", "veto")
    scene.play(StrategyPhase(stage="before"))
    scene.choose("yssaril", "play", "yssaril.3")
    return scene


def test_mageon_implants_take_a_card_that_was_seen() -> None:
    scene = spying(True)
    scene.offers("yssaril", ("take_card", "sabotage"), ("take_card", "veto"))
    scene.refuses("yssaril", "take_card", "recheck", rule="SA-10.4.1", key="not_in_that_hand")
    scene.choose("yssaril", "take_card", "veto")
    assert (scene.state.hands[0], scene.state.hands[2]) == (("veto",), ("sabotage",))


def test_mageon_implants_are_needed_for_it() -> None:
    scene = spying(False)
    assert scene.prompt != "take_seen" and scene.state.hands[2] == ("sabotage", "veto")


def test_transparasteel_plating_sets_no_mine_off() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("yssaril", "transparasteel_plating")
    kinds = ("cruiser", "destroyer", "carrier")
    assert [sets_mines_off(scene.state, 0, kind) for kind in kinds] == [False, False, True]
    assert all(sets_mines_off(scene.state, 1, kind) for kind in kinds)


def test_transparasteel_plating_leaves_hits_of_cannons_to_others() -> None:
    scene = duel("yssaril", "letnev", "hacan")
    scene.racial("yssaril", "transparasteel_plating")
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", pds=2)
    scene.put("yssaril", SAUDOR, cruiser=1, destroyer=1, carrier=1, fighter=1)
    scene.shoot(6, 1)
    scene.choose("letnev", "fire", 2)
    scene.offers("yssaril", ("hit", "carrier", 0), ("hit", "fighter", 0), ("for_me",))
    scene.refuses("yssaril", "hit", "cruiser", 0, rule="SA-4.7.2", key="takes_no_part")
    scene.choose("yssaril", "hit", "fighter", 0)
    assert scene.units("yssaril", SAUDOR) == {"cruiser": 1, "destroyer": 1, "carrier": 1}


@pytest.mark.parametrize(("kind", "guns"), [("destroyer", 0), ("carrier", 2)])
def test_transparasteel_plating_is_not_fired_at_alone(kind: str, guns: int) -> None:
    scene = duel("yssaril", "letnev", "hacan")
    scene.racial("yssaril", "transparasteel_plating")
    scene.put("letnev", "saudor", pds=2)
    scene.put("yssaril", SAUDOR, cruiser=1, **{kind: 1})
    assert len(guns_at(scene.state, 1, 0, scene.system("saudor"))) == guns


def test_flagship_yssaril_silences_pds_when_it_has_moved() -> None:
    scene = duel("yssaril", "letnev", "hacan")
    scene.put("letnev", "saudor", pds=2)
    scene.put("yssaril", SAUDOR, carrier=1, flagship=1)
    assert len(guns_at(scene.state, 1, 0, scene.system("saudor"))) == 2, "it lay there before"
    scene.put("yssaril", SAUDOR, flagship=-1)
    scene.put("yssaril", "space:thibah", flagship=1)
    move_units(scene.game, 0, scene.place("space:thibah"), scene.place(SAUDOR), "flagship", 1, "moved")
    assert guns_at(scene.state, 1, 0, scene.system("saudor")) == []
    expire(scene.game, TACTICAL_ACTION)
    assert len(guns_at(scene.state, 1, 0, scene.system("saudor"))) == 2


def test_flagship_yssaril_leads_others_past_mines_and_shoots_three_dice_first() -> None:
    scene = duel("yssaril", "letnev", "hacan")
    scene.sides({"flagship": 1}, {"carrier": 4})
    scene.fight(6, 1, 1, stage="barrage")
    assert scene.rolled[0] == (0, "pre_combat", 6, 1, 1)
    assert granted_by(scene.state, LEADS_PAST_MINES, 0, "flagship")
    assert not granted_by(scene.state, LEADS_PAST_MINES, 0, "carrier")


# Shuttle Logistics


def shuttling() -> Scene:
    scene = Scene(*PLAYERS)
    scene.racial("yssaril", "shuttle_logistics")
    scene.take("yssaril", "retillion", "shalloq")
    scene.put("yssaril", "retillion", ground_force=1, pds=2)
    return scene


def test_shuttle_logistics_move_units_pds_and_leaders_between_two_planets() -> None:
    scene = shuttling()
    agent = scene.leader("yssaril", "agent", "retillion")
    scene.put("yssaril", "shalloq", pds=1)  # it has no place on the other planet, so there is one way
    scene.play(StatusPhase(stage="housekeeping"))
    scene.offers("yssaril", ("play", "shuttle_logistics"), ("pass",))
    scene.choose("yssaril", "play", "shuttle_logistics")
    scene.offers(
        "yssaril",
        ("load", "ground_force", "retillion"),
        ("load", "pds", "retillion"),
        ("leader", agent),
        ("done",),
    )
    scene.choose("yssaril", "load", "pds", "retillion")
    scene.refuses("yssaril", "load", "pds", "retillion", rule="SA-13.17.2", key="two_pds")
    scene.choose("yssaril", "leader", agent)
    scene.choose("yssaril", "done")
    assert scene.units("yssaril", "shalloq") == {"pds": 2} and scene.state.leaders[agent].place == "shalloq"
    assert scene.units("yssaril", "retillion") == {"ground_force": 1, "pds": 1}


def test_shuttle_logistics_fly_between_systems_unless_one_is_quarantined() -> None:
    for closed, flies in (("saudor", True), ("lodor", False), ("quann", False)):
        scene = Scene(*PLAYERS, board={(0, 0): "lodor", (1, 0): "quann", (0, 1): "saudor"})
        scene.racial("yssaril", "shuttle_logistics")
        scene.take("yssaril", "lodor", "quann")
        scene.put("yssaril", "lodor", ground_force=1)
        mark(scene.game, QUARANTINE, subject=scene.place(f"space:{closed}"), until=ROUND)
        assert bool(routes(scene.state, 0)) == flies


def test_shuttle_logistics_do_not_fly_under_enemy_ships() -> None:
    scene = shuttling()
    scene.put("sol", "space:home_yssaril", cruiser=1)
    scene.play(StatusPhase(stage="housekeeping"))
    assert ("play", "shuttle_logistics") not in scene.options()

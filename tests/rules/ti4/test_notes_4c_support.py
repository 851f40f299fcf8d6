"""NOTES 4.37 to 4.39: armed space docks, support for a throne, and the end of the strategy phase."""

from __future__ import annotations

import pytest

from tests.rules.ti4.fighting import HIT, MISS
from tests.ti4.market import approach, market, offer
from tests.ti4.scene import Scene
from throneworld.imperium.council import REVEALED
from throneworld.imperium.marks import AGENDA, mark
from throneworld.ti4.order import initiative_order
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.state import NOBODY
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.tables import AGENDA_PHASE, STRATEGY_PHASE
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.verbs.notes import play_note_to_area

SUPPORT, BATTLESTATION = "support_for_the_throne", "experimental_battlestation"
ARBITER, NODE = "imperial_arbiter", "quantum_datahub_node"


# Experimental Battlestation


def arrival(**ships: int) -> Scene:
    """Letnev come from 10 to 36, beside a space dock of Hacan on Saudor."""
    scene = Scene("letnev", "hacan", "jolnar")
    scene.put("letnev", 10, **ships)
    scene.put("hacan", "saudor", space_dock=1)
    return scene


def activate(scene: Scene) -> Scene:
    scene.play(TacticalAction(seat=0, system=36))
    return scene


def test_notes_4_37a_experimental_battlestation_fires_although_another_ship_had_to_leave() -> None:
    """A ship has come; that the fleet pool then takes one that was there before does not matter."""
    scene = arrival(cruiser=1)
    scene.put("letnev", 36, destroyer=5)
    activate(scene)
    scene.hold("hacan", BATTLESTATION)
    scene.choose("letnev", "ship", "cruiser", 10, 0)
    scene.choose("letnev", "remove", "destroyer", 0)
    assert scene.options("hacan") == (("play", BATTLESTATION), ("pass",))


def test_notes_4_37b_experimental_battlestation_is_not_for_the_active_player() -> None:
    scene = activate(arrival(cruiser=1))
    scene.put("letnev", "arc_prime", space_dock=1)
    scene.hold("letnev", BATTLESTATION)
    scene.put("hacan", 36, cruiser=1)
    scene.choose("letnev", "ship", "cruiser", 10, 0)
    assert scene.told("space_combat_begins"), "nobody was asked before the combat"
    assert len(scene.state.hands[0]) == 1


def test_notes_4_37e_experimental_battlestation_fires_with_a_graviton_laser_system() -> None:
    scene = activate(arrival(carrier=1, fighter=2))
    scene.technologies("hacan", "graviton_laser_system")
    scene.hold("hacan", BATTLESTATION)
    scene.choose("letnev", "ship", "carrier", 10, 0)
    scene.choose("letnev", "load_up")
    scene.rolls(HIT, MISS, MISS)
    scene.choose("hacan", "play", BATTLESTATION)
    scene.choose("hacan", "fire", 0)
    scene.choose("hacan", "play", "graviton_laser_system")
    assert scene.told("units_destroyed")[0][:2] == (0, "carrier")


def test_notes_4_37e_experimental_battlestation_may_be_dodged_with_maneuvering_jets() -> None:
    scene = activate(arrival(cruiser=1))
    scene.hold("letnev", "maneuvering_jets")
    scene.hold("hacan", BATTLESTATION)
    scene.choose("letnev", "ship", "cruiser", 10, 0)
    scene.rolls(HIT, MISS, MISS)
    scene.choose("hacan", "play", BATTLESTATION)
    scene.choose("hacan", "fire", 0)
    scene.choose("letnev", "play", "maneuvering_jets")
    assert scene.units("letnev", 36) == {"cruiser": 1}


# Support for the Throne


def supported(*factions: str) -> Scene:
    """Sol has the support of the second player, who has a PDS in 22."""
    scene = Scene("sol", *factions)
    play_note_to_area(scene.game, 0, scene.note("sol", SUPPORT, factions[0]))
    scene.state.points[0] = 1
    scene.put(factions[0], "tarmann", pds=1)
    return scene


def test_notes_4_38c_support_for_the_throne_goes_before_anybody_is_asked_anything() -> None:
    scene = supported("letnev", "xxcha")
    scene.technologies("xxcha", "nullification_field")
    scene.put("xxcha", 22, cruiser=1)
    scene.hold("sol", "flank_speed")
    scene.play(TacticalAction(seat=0, system=22))
    assert scene.options("sol") == (("play", "flank_speed"), ("pass",))
    assert scene.state.points == [0, 0, 0]
    scene.choose("sol", "pass")
    scene.choose("xxcha", "play", "nullification_field")
    assert f"{SUPPORT}:1" in scene.state.notes[1], "although the turn is over"


def test_notes_4_38c_support_for_the_throne_goes_before_what_must_happen_to_the_active_player() -> None:
    scene = supported("letnev", "naalu")
    scene.technologies("naalu", "neuroglaive")
    scene.put("naalu", 22, cruiser=1)
    scene.play(TacticalAction(seat=0, system=22))
    kinds = [event.kind for event in scene.game.log]
    assert kinds.index("points_lost") < kinds.index("token_spent")


def test_notes_4_38d_support_for_the_throne_stays_when_a_token_is_placed_without_activating() -> None:
    scene = supported("letnev", "jolnar")
    scene.take("letnev", "tarmann")
    scene.state.active = 1
    scene.play(StrategicAction(seat=1, card="diplomacy"))
    scene.choose("letnev", "system", 22)
    assert scene.state.on_board[0] == 1 << 22
    assert scene.state.points == [1, 0, 0]
    assert scene.state.notes_in_play[0] == (f"{SUPPORT}:1",)


@pytest.mark.parametrize(("speaker", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_notes_4_38f_support_for_the_throne_exchanged_in_the_agenda_phase_scores_in_speaker_order(
    speaker: int, winner: int
) -> None:
    scene = market()
    scene.state.phase, scene.state.active, scene.state.speaker = AGENDA_PHASE, NOBODY, speaker
    scene.state.points[:] = [9, 9, 0]
    mark(scene.game, REVEALED, subject="mutiny", until=AGENDA)
    approach(scene, 1, 0)
    offer(scene, "letnev", ("give_note", f"{SUPPORT}:1"), ("ask_note", f"{SUPPORT}:0"))
    scene.choose("sol", "accept")
    assert scene.game.result is not None
    assert scene.game.result.winners == (winner,)


# The end of the strategy phase


def conclusion(*factions: str, speaker: int = 0) -> Scene:
    scene = Scene(*factions)
    scene.state.phase, scene.state.active, scene.state.speaker = STRATEGY_PHASE, NOBODY, speaker
    scene.state.strategy_cards = [("leadership", "trade"), ("diplomacy", "warfare"), ("politics", "imperial")]
    return scene


def offered(scene: Scene) -> tuple[int, set[str]]:
    """Who is asked, and what he may play."""
    return scene.ask().seat, {str(option[1]) for option in scene.options() if option[0] == "play"}


def test_notes_4_39a_swaps_come_one_by_one_in_speaker_order_until_all_decline() -> None:
    scene = conclusion("sol", "hacan", "winnu", speaker=1)
    scene.technologies("hacan", NODE)
    scene.goods("hacan", 3)
    scene.note("hacan", "acquiescence", "winnu")
    scene.law(ARBITER, 0)
    scene.play(StrategyPhase(stage="end"))
    assert offered(scene) == (1, {NODE, "acquiescence"}), "the speaker first"
    scene.choose("hacan", "play", NODE)
    scene.choose("hacan", "exchange", "warfare", "leadership")
    assert offered(scene) == (0, {ARBITER})
    scene.choose("sol", "play", ARBITER)
    scene.choose("sol", "swap", "trade", 2, "politics")
    assert offered(scene) == (1, {"acquiescence"})
    scene.choose("hacan", "pass")
    assert scene.done
    assert scene.state.strategy_cards == [
        ("warfare", "politics"),
        ("diplomacy", "leadership"),
        ("trade", "imperial"),
    ]


def test_notes_4_39a_whoever_declined_is_asked_again_after_another_swap() -> None:
    scene = conclusion("sol", "hacan", "winnu")
    scene.note("hacan", "acquiescence", "winnu")
    scene.law(ARBITER, 0)
    scene.play(StrategyPhase(stage="end"))
    scene.choose("sol", "pass")
    scene.choose("hacan", "play", "acquiescence")
    scene.choose("hacan", "exchange", "warfare", "imperial")
    assert offered(scene) == (0, {ARBITER})


def test_notes_4_39b_trade_goods_stay_with_whoever_chose_the_card_first() -> None:
    scene = conclusion("sol", "hacan", "winnu")
    scene.state.strategy_cards = [(), (), ()]
    scene.state.bonus = {"leadership": 2}
    scene.law(ARBITER, 1)
    scene.play(StrategyPhase())
    while scene.ask().prompt == "choose_strategy_card":
        scene.game.choose(scene.ask().seat, scene.options()[0])
    scene.choose("hacan", "play", ARBITER)
    scene.choose("hacan", "swap", "diplomacy", 0, "leadership")
    assert scene.state.strategy_cards[1][0] == "leadership"
    assert scene.state.trade_goods == [2, 0, 0]


def test_notes_4_39c_the_zero_token_stays_with_its_player_whichever_cards_he_has_then() -> None:
    scene = conclusion("sol", "hacan", "naalu")
    scene.law(ARBITER, 0)
    scene.play(StrategyPhase(stage="end"))
    assert scene.state.zero == 2
    scene.choose("sol", "play", ARBITER)
    scene.choose("sol", "swap", "trade", 2, "politics")
    assert scene.state.zero == 2
    assert initiative_order(scene.state)[0] == 2
    assert scene.told("initiative_order") == [(2, 0, 1)]


def test_notes_4_39d_initiative_is_told_once_after_the_last_swap() -> None:
    scene = conclusion("sol", "hacan", "winnu")
    scene.law(ARBITER, 2)
    scene.play(StrategyPhase(stage="end"))
    assert scene.told("initiative_order") == []
    scene.choose("winnu", "play", ARBITER)
    scene.choose("winnu", "swap", "imperial", 0, "leadership")
    assert scene.told("initiative_order") == [(2, 1, 0)]

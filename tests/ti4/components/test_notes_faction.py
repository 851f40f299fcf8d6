"""The promissory notes of the factions."""

from __future__ import annotations

import pytest

from tests.rules.ti4.moving import movers
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.imperium.marks import STRATEGY_PHASE, is_marked, mark
from throneworld.kernel.windows import Occasion
from throneworld.ti4.factions import mentak
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.order import initiative_order
from throneworld.ti4.owning import has_ability
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.strategy import KEEPS_CARDS, StrategyPhase
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.steps.research import Research
from throneworld.ti4.tables import TITLE
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.space_combat import SpaceCombat
from throneworld.ti4.verbs.notes import play_note_to_area
from throneworld.ti4.voting.agenda import ResolveAgenda

VOID = 47


def stage(title: str, owner: str) -> Scene:
    """Sol holds the note of another faction; Letnev is the third."""
    scene = Scene("sol", "letnev", owner)
    scene.note("sol", title, owner)
    return scene


def is_back(scene: Scene, title: str) -> bool:
    return f"{title}:2" in scene.state.notes[2]


def begin_turn(scene: Scene, faction: str = "sol") -> None:
    scene.state.active = scene.seat(faction)
    scene.play(Turn(seat=scene.seat(faction)))


def end_strategy_phase(scene: Scene) -> None:
    """All cards are chosen; the phase is about to end."""
    scene.play(StrategyPhase(stage="end"))


# Those that lie in the play area


@pytest.mark.parametrize(
    ("title", "owner"),
    [
        ("stymie", "arborec"),
        ("trade_convoys", "hacan"),
        ("promise_of_protection", "mentak"),
        ("antivirus", "nekro"),
    ],
)
def test_stymie_trade_convoys_promise_of_protection_and_antivirus_go_back_on_activation(
    title: str, owner: str
) -> None:
    scene = stage(title, owner)
    play_note_to_area(scene.game, 0, f"{title}:2")
    scene.put("letnev", 23, cruiser=1)
    scene.put(owner, "tarmann", infantry=1)
    scene.play(TacticalAction(seat=0, system=23))
    assert not is_back(scene, title)
    scene.play(TacticalAction(seat=0, system=22))
    assert is_back(scene, title)
    assert scene.state.notes_in_play[0] == ()


def test_stymie_in_the_hand_stays_there_on_activation() -> None:
    scene = stage("stymie", "arborec")
    scene.put("arborec", 22, cruiser=1)
    scene.play(TacticalAction(seat=0, system=22))
    assert "stymie:2" in scene.state.notes[0]


def test_notes_4_39e_gift_of_prescience_takes_the_zero_token_from_the_naalu() -> None:
    scene = stage("gift_of_prescience", "naalu")
    scene.state.strategy_cards = [("imperial",), ("leadership",), ("diplomacy",)]
    end_strategy_phase(scene)
    assert scene.state.zero == 2
    scene.choose("sol", "play", "gift_of_prescience")
    assert scene.state.zero == 0
    assert scene.state.notes_in_play[0] == ("gift_of_prescience:2",)
    assert initiative_order(scene.state) == (0, 1, 2)
    assert scene.done


def test_gift_of_prescience_goes_back_at_the_end_of_the_status_phase() -> None:
    scene = stage("gift_of_prescience", "naalu")
    play_note_to_area(scene.game, 0, "gift_of_prescience:2")
    scene.state.zero = 0
    scene.play(StatusPhase(stage="return_strategy_cards"))
    assert is_back(scene, "gift_of_prescience")
    assert scene.state.zero == -1


@pytest.mark.parametrize("ground", [False, True])
def test_antivirus_is_played_at_the_start_of_a_combat_of_its_holder(ground: bool) -> None:
    scene = stage("antivirus", "nekro")
    if ground:
        scene.put("sol", "tarmann", infantry=1)
        scene.put("nekro", "tarmann", infantry=1)
        scene.play(GroundCombat(attacker=0, defender=2, planet="tarmann"))
    else:
        scene.put("sol", VOID, cruiser=1)
        scene.put("nekro", VOID, cruiser=1)
        scene.play(SpaceCombat(attacker=0, defender=2, system=VOID))
    assert scene.options("sol") == (("play", "antivirus"), ("pass",))
    scene.choose("sol", "play", "antivirus")
    assert scene.state.notes_in_play[0] == ("antivirus:2",)


def test_antivirus_is_not_played_in_the_combats_of_others() -> None:
    scene = stage("antivirus", "nekro")
    scene.put("letnev", VOID, cruiser=1)
    scene.put("nekro", VOID, cruiser=1)
    scene.play(SpaceCombat(attacker=1, defender=2, system=VOID))
    assert scene.state.notes_in_play[0] == ()


def test_promise_of_protection_keeps_pillage_away() -> None:
    scene = stage("promise_of_protection", "mentak")
    play_note_to_area(scene.game, 0, "promise_of_protection:2")
    scene.put("sol", 22, cruiser=1)
    scene.put("mentak", 22, cruiser=1)
    scene.goods("sol", 5)
    pillage = next(each for each in mentak.LISTENERS if each.id == "pillage")
    refusal = pillage.when(scene.game, 2, Occasion(MOMENTS[pillage.moment], (0,)))
    assert refusal is not None
    assert refusal.key == "protected"


# The strategy phase


def test_acquiescence_exchanges_a_card_with_the_winnu() -> None:
    scene = stage("acquiescence", "winnu")
    scene.state.strategy_cards = [("leadership", "trade"), ("diplomacy", "warfare"), ("imperial", "politics")]
    end_strategy_phase(scene)
    scene.choose("sol", "play", "acquiescence")
    assert scene.options("sol") == (
        ("exchange", "leadership", "imperial"),
        ("exchange", "leadership", "politics"),
        ("exchange", "trade", "imperial"),
        ("exchange", "trade", "politics"),
    )
    scene.choose("sol", "exchange", "trade", "imperial")
    assert scene.state.strategy_cards[0] == ("leadership", "imperial")
    assert scene.state.strategy_cards[2] == ("trade", "politics")
    assert is_back(scene, "acquiescence")


def test_acquiescence_takes_no_card_that_the_winnu_kept() -> None:
    scene = stage("acquiescence", "winnu")
    mark(scene.game, KEEPS_CARDS, seat=2, until=STRATEGY_PHASE)
    end_strategy_phase(scene)
    assert scene.done


# Turns


def test_creuss_iff_places_a_wormhole_token() -> None:
    scene = stage("creuss_iff", "creuss")
    begin_turn(scene)
    scene.choose("sol", "play", "creuss_iff")
    assert scene.options("sol") == (("token", "alpha"), ("token", "beta"))
    scene.choose("sol", "token", "beta")
    scene.choose("sol", "system", 1)
    assert scene.state.wormhole_tokens == {"beta": 1}
    assert is_back(scene, "creuss_iff")


def test_creuss_iff_is_for_the_holders_own_turn() -> None:
    scene = stage("creuss_iff", "creuss")
    begin_turn(scene, "letnev")
    assert scene.ask().prompt == "choose_action"


def test_cybernetic_enhancements_moves_a_strategy_token() -> None:
    scene = stage("cybernetic_enhancements", "l1z1x")
    begin_turn(scene)
    scene.choose("sol", "play", "cybernetic_enhancements")
    assert scene.state.strategy == [3, 2, 1]
    assert is_back(scene, "cybernetic_enhancements")


def test_cybernetic_enhancements_needs_a_token_of_its_owner() -> None:
    scene = stage("cybernetic_enhancements", "l1z1x")
    scene.state.strategy[2] = 0
    begin_turn(scene)
    assert scene.ask().prompt == "choose_action"


def test_spy_net_takes_a_card_of_the_yssaril() -> None:
    scene = stage("spy_net", "yssaril")
    scene.hold("yssaril", "veto", "sabotage", "bribery")
    begin_turn(scene)
    scene.choose("sol", "play", "spy_net")
    assert set(scene.options("sol")) == {("take", "veto"), ("take", "sabotage"), ("take", "bribery")}
    scene.choose("sol", "take", "sabotage")
    assert [TITLE[card] for card in scene.state.hands[0]] == ["sabotage"]
    assert is_back(scene, "spy_net")


def test_spy_net_needs_cards_of_the_yssaril() -> None:
    scene = stage("spy_net", "yssaril")
    begin_turn(scene)
    assert scene.ask().prompt == "choose_action"


def support() -> Scene:
    scene = Scene("sol", "letnev", "jolnar")
    scene.note("letnev", "military_support", "sol")
    return scene


def test_military_support_places_two_infantry_for_a_token_of_sol() -> None:
    scene = support()
    begin_turn(scene)
    scene.choose("letnev", "play", "military_support")
    assert scene.state.strategy == [1, 2, 2]
    assert scene.options("letnev") == (
        ("place", "infantry", "arc_prime"),
        ("place", "infantry", "wren_terra"),
        ("done",),
    )
    scene.choose("letnev", "place", "infantry", "wren_terra")
    assert scene.has("letnev", "wren_terra", "infantry") == 2
    assert "military_support:0" in scene.state.notes[0]


def test_military_support_works_without_a_token_of_sol() -> None:
    scene = support()
    scene.state.strategy[0] = 0
    begin_turn(scene)
    scene.choose("letnev", "play", "military_support")
    scene.choose("letnev", "done")
    assert "military_support:0" in scene.state.notes[0]


def test_military_support_is_for_the_turn_of_sol() -> None:
    scene = support()
    begin_turn(scene, "letnev")
    assert scene.ask().prompt == "choose_action"


# Technology


def test_research_agreement_gains_what_the_jol_nar_researched() -> None:
    scene = stage("research_agreement", "jolnar")
    scene.technologies("jolnar", "sarween_tools")
    scene.play(Research(seat=2))
    scene.choose("jolnar", "research", "neural_motivator")
    scene.choose("sol", "play", "research_agreement")
    assert scene.state.technologies[0] == ("neural_motivator",)
    assert is_back(scene, "research_agreement")


def test_research_agreement_is_for_research_of_the_jol_nar_only() -> None:
    scene = stage("research_agreement", "jolnar")
    other = scene.factions[1]
    assert other != "jolnar"
    scene.play(Research(seat=1))
    scene.choose(other, "research", "neural_motivator")
    assert scene.state.technologies[1] == ("neural_motivator",)
    assert scene.done


def test_research_agreement_does_not_give_what_one_has_or_what_is_the_factions_own() -> None:
    scene = stage("research_agreement", "jolnar")
    scene.technologies("sol", "neural_motivator")
    scene.play(Research(seat=2))
    scene.choose("jolnar", "research", "neural_motivator")
    assert scene.done
    scene.technologies("jolnar", "antimass_deflectors", "plasma_scoring", "sarween_tools", "gravity_drive")
    scene.technologies("jolnar", "graviton_laser_system", "magen_defense_grid", "dacxive_animators")
    scene.play(Research(seat=2))
    own = [option for option in scene.options() if option[1] in ("eres_siphons", "spacial_conduit_cylinder")]
    scene.choose("jolnar", *own[0])
    while not scene.done and scene.ask().seat == 2:
        scene.choose("jolnar", *scene.options()[0])
    assert scene.done


# Combat


def test_war_funding_pays_for_rerolls() -> None:
    scene = Scene("sol", "jolnar", "letnev")
    scene.note("sol", "war_funding", "letnev")
    scene.goods("letnev", 3)
    scene.put("sol", VOID, cruiser=2)
    scene.put("jolnar", VOID, cruiser=1)
    scene.rolls(1, 2, 1, 10)
    scene.play(SpaceCombat(attacker=0, defender=1, system=VOID))
    scene.choose("sol", "play", "war_funding")
    assert scene.state.trade_goods[2] == 1
    assert is_back(scene, "war_funding")
    assert scene.ask("sol").prompt == "reroll_dice"
    assert scene.options("sol") == (
        ("reroll", "cruiser", 1, 0),
        ("reroll", "cruiser", 2, 0),
        ("reroll_misses",),
        ("done",),
    )


def test_war_funding_takes_what_the_letnev_have() -> None:
    scene = Scene("sol", "jolnar", "letnev")
    scene.note("sol", "war_funding", "letnev")
    scene.goods("letnev", 1)
    scene.put("sol", VOID, cruiser=2)
    scene.put("jolnar", VOID, cruiser=1)
    scene.play(SpaceCombat(attacker=0, defender=1, system=VOID))
    scene.choose("sol", "play", "war_funding")
    assert scene.state.trade_goods[2] == 0


@pytest.mark.parametrize("opponent", ["letnev", "norr"])
def test_tekklar_legion_makes_infantry_fight_better(opponent: str) -> None:
    """Sol hits with a 6 instead of a 7; the N'orr, whose 7 would hit, lose their +1."""
    scene = stage("tekklar_legion", "norr")
    scene.put("sol", "tarmann", infantry=1)
    scene.put(opponent, "tarmann", infantry=1)
    scene.rolls(6, 7)
    scene.play(GroundCombat(attacker=0, defender=scene.seat(opponent), planet="tarmann"))
    scene.choose("sol", "play", "tekklar_legion")
    assert scene.done
    assert [roll[2:] for roll in scene.rolled] == [(6,), (7,)], "a round is enough"
    assert scene.has("sol", "tarmann", "infantry") == 1
    assert scene.has(opponent, "tarmann", "infantry") == 0
    assert is_back(scene, "tekklar_legion")


def test_tekklar_legion_adds_no_more_than_1_and_lasts_for_the_whole_combat() -> None:
    scene = stage("tekklar_legion", "norr")
    scene.put("sol", "tarmann", infantry=1)
    scene.put("letnev", "tarmann", infantry=1)
    scene.rolls(5, 1, 6, 1)
    scene.play(GroundCombat(attacker=0, defender=scene.seat("letnev"), planet="tarmann"))
    scene.choose("sol", "play", "tekklar_legion")
    assert [roll[2:] for roll in scene.rolled] == [(5,), (1,), (6,), (1,)]
    assert scene.has("letnev", "tarmann", "infantry") == 0


def test_raghs_call_sends_the_saar_to_another_planet() -> None:
    scene = stage("raghs_call", "saar")
    scene.take("saar", "tarmann", "quann")
    scene.put("saar", "tarmann", infantry=3)
    scene.put("sol", 22, carrier=1, infantry=2)
    scene.play(TacticalAction(seat=0, system=22))
    scene.choose("sol", "land_all", "tarmann")
    scene.choose("sol", "play", "raghs_call")
    assert ("planet", "tarmann") not in scene.options("sol")
    scene.choose("sol", "planet", "quann")
    assert scene.has("saar", "quann", "infantry") == 3
    assert scene.state.control["tarmann"] == 0
    assert is_back(scene, "raghs_call")


def test_raghs_call_needs_ground_forces_of_the_saar() -> None:
    scene = stage("raghs_call", "saar")
    scene.put("sol", 22, carrier=1, infantry=2)
    scene.play(TacticalAction(seat=0, system=22))
    scene.choose("sol", "land_all", "tarmann")
    assert scene.state.control["tarmann"] == 0


def test_greyfire_mutagen_silences_the_yin_for_one_tactical_action() -> None:
    scene = stage("greyfire_mutagen", "yin")
    scene.put("letnev", 23, cruiser=1)
    scene.state.active = 1
    scene.play(TacticalAction(seat=1, system=22))
    scene.choose("sol", "play", "greyfire_mutagen")
    assert movers(scene)
    assert not has_ability(scene.state, 2, "devotion")
    scene.choose("letnev", "done")
    assert has_ability(scene.state, 2, "devotion")
    assert is_back(scene, "greyfire_mutagen")


# The senate


def favour() -> Scene:
    scene = senate("mutiny", "economic_equality", factions=("sol", "letnev", "xxcha"))
    scene.note("letnev", "political_favor", "xxcha")
    return scene


def test_political_favor_reveals_another_agenda_for_a_token_of_the_xxcha() -> None:
    scene = favour()
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "political_favor")
    assert scene.state.strategy == [2, 2, 1]
    assert scene.told("agenda_revealed") == [("mutiny",), ("economic_equality",)]
    assert is_back(scene, "political_favor")
    assert not is_marked(scene.state, "restrained")


def test_political_favor_needs_a_token_of_the_xxcha() -> None:
    scene = favour()
    scene.state.strategy[2] = 0
    scene.play(ResolveAgenda())
    assert scene.ask().prompt == "choose_vote"

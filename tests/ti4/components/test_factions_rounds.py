"""Abilities and flagships of single factions outside the turns of players, and in trade and politics."""

from __future__ import annotations

from tests.ti4.market import approach, market, offer
from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, reveal, senate, vote
from throneworld.imperium.marks import AGENDA, mark
from throneworld.imperium.owning import RESTRAINED
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.ti4.order import initiative_order
from throneworld.ti4.phases.agenda import AgendaPhase
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.strategic.diplomacy import PrimaryDiplomacy, SecondaryDiplomacy

PASS = ("pass",)


# Mitosis


def test_mitosis_places_an_infantry_at_the_start_of_the_status_phase() -> None:
    scene = Scene("arborec", "hacan", "sol")
    scene.take("arborec", "bereg")
    scene.play(StatusPhase())
    assert scene.options("arborec") == (("place", "infantry", "nestphar"), ("place", "infantry", "bereg"))
    scene.choose("arborec", "place", "infantry", "bereg")
    assert scene.has("arborec", "bereg", "infantry") == 1


def test_mitosis_places_nothing_in_a_demilitarized_zone() -> None:
    scene = Scene("arborec", "hacan", "sol")
    scene.take("arborec", "bereg")
    scene.law("demilitarized_zone", "bereg")
    scene.play(StatusPhase())
    assert scene.has("arborec", "nestphar", "infantry") == 1


def test_mitosis_does_nothing_without_planets() -> None:
    scene = Scene("arborec", "hacan", "sol")
    del scene.state.control["nestphar"]
    scene.play(StatusPhase())
    assert not scene.told("units_placed")


# Genesis


def status_phase_end(scene: Scene) -> None:
    scene.state.objectives = ()
    scene.play(StatusPhase(stage="return_strategy_cards"))


def test_genesis_brings_an_infantry_aboard_at_the_end_of_the_status_phase() -> None:
    scene = Scene("sol", "hacan", "norr")
    scene.put("sol", 35, flagship=1)
    status_phase_end(scene)
    assert scene.units("sol", 35) == {"flagship": 1, "infantry": 1}


def test_genesis_brings_nothing_while_it_is_not_on_the_board() -> None:
    scene = Scene("sol", "hacan", "norr")
    status_phase_end(scene)
    assert not scene.told("units_placed")


def test_genesis_brings_nothing_without_a_piece_in_the_reinforcements() -> None:
    scene = Scene("sol", "hacan", "norr")
    scene.put("sol", 35, flagship=1)
    for place in [str(system) for system in (19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30)]:
        scene.put("sol", place, infantry=1)
    status_phase_end(scene)
    assert not scene.told("units_placed")


# Telepathic


def test_telepathic_puts_the_naalu_first_in_initiative_order() -> None:
    scene = Scene("sol", "hacan", "naalu")
    scene.play(StrategyPhase(stage="end"))
    assert scene.state.zero == 2
    assert initiative_order(scene.state) == (2, 0, 1)
    assert scene.told("initiative_order") == [(2, 0, 1)]


def test_telepathic_gives_way_to_a_gift_of_prescience_in_play() -> None:
    scene = Scene("sol", "hacan", "naalu")
    scene.state.notes_in_play[0] = (scene.note("sol", "gift_of_prescience", "naalu"),)
    scene.play(StrategyPhase(stage="end"))
    assert scene.state.zero == -1


# Pillage


def test_pillage_takes_a_trade_good_from_a_neighbour_who_gains_some() -> None:
    scene = market("mentak", "hacan", "sol")
    scene.goods("hacan", 2)
    gain_trade_goods(scene.game, 1, 1, "test")
    scene.game.proceed()
    assert scene.options("mentak") == (("play", "pillage"), PASS)
    scene.choose("mentak", "play", "pillage")
    assert scene.state.trade_goods == [1, 2, 0]
    assert scene.done


def test_pillage_may_take_a_commodity_which_arrives_as_a_trade_good() -> None:
    scene = market("mentak", "hacan", "sol")
    scene.goods("hacan", 2, commodities=1)
    gain_trade_goods(scene.game, 1, 1, "test")
    scene.game.proceed()
    scene.choose("mentak", "play", "pillage")
    assert scene.options("mentak") == (("trade_good",), ("commodity",))
    scene.choose("mentak", "commodity")
    assert (scene.state.trade_goods, scene.state.commodities) == ([1, 3, 0], [0, 0, 0])


def test_notes_4_20d_pillage_needs_three_trade_goods_of_a_neighbour() -> None:
    scene = market("mentak", "hacan", "sol")
    gain_trade_goods(scene.game, 1, 2, "test")
    gain_trade_goods(scene.game, 2, 5, "test")
    gain_trade_goods(scene.game, 0, 5, "test")
    scene.game.proceed()
    assert scene.done


def test_notes_4_20c_pillage_follows_a_transaction_even_with_the_mentak() -> None:
    scene = market("mentak", "hacan", "sol")
    scene.goods("mentak", 1)
    scene.goods("hacan", 4)
    approach(scene)
    offer(scene, "mentak", ("give_trade_goods", 1))
    scene.choose("hacan", "accept")
    assert scene.options("mentak") == (("play", "pillage"), PASS)


def test_pillage_spares_the_holder_of_a_promise_of_protection() -> None:
    scene = market("mentak", "hacan", "sol")
    scene.state.notes_in_play[1] = (scene.note("hacan", "promise_of_protection", "mentak"),)
    gain_trade_goods(scene.game, 1, 5, "test")
    scene.game.proceed()
    assert scene.done


# Peace Accords


def accords() -> Scene:
    scene = Scene("xxcha", "hacan", "sol")
    scene.take("xxcha", "bereg")
    return scene


def test_peace_accords_gains_control_of_an_empty_planet_next_to_ones_own() -> None:
    scene = accords()
    scene.state.exhausted = ("bereg",)
    scene.play(SecondaryDiplomacy(seat=0))
    scene.choose("xxcha", "done")
    assert scene.options("xxcha") == (("play", "peace_accords"), PASS)
    scene.choose("xxcha", "play", "peace_accords")
    assert ("planet", "lirta_iv") in scene.options("xxcha")
    scene.choose("xxcha", "planet", "lirta_iv")
    assert scene.state.control["lirta_iv"] == 0
    assert "lirta_iv" in scene.state.exhausted


def test_peace_accords_never_gains_mecatol_rex_or_a_planet_with_units() -> None:
    scene = accords()
    scene.take("xxcha", "mecatol_rex")
    del scene.state.control["mecatol_rex"]
    scene.put("hacan", "lirta_iv", pds=1)
    scene.play(PrimaryDiplomacy(seat=0, stage="resolved"))
    scene.choose("xxcha", "play", "peace_accords")
    assert scene.refusal("xxcha", "planet", "mecatol_rex") == "RR 21.2 not_mecatol_rex"
    assert scene.refusal("xxcha", "planet", "lirta_iv") == "RR 21.2 without_units"
    assert scene.refusal("xxcha", "planet", "bereg") == "RR 21.2 not_mine"
    assert scene.refusal("xxcha", "planet", "jord") == "RR 21.2 next_to_mine"


def test_peace_accords_takes_planets_of_others() -> None:
    scene = accords()
    scene.take("hacan", "lirta_iv")
    scene.play(PrimaryDiplomacy(seat=0, stage="resolved"))
    scene.choose("xxcha", "play", "peace_accords")
    scene.choose("xxcha", "planet", "lirta_iv")
    assert scene.told("control_gained") == [(0, "lirta_iv", 1)]


def test_rr_31_1_who_loses_his_last_planet_to_peace_accords_is_out_at_once() -> None:
    scene = accords()
    for planet in [each for each, holder in scene.state.control.items() if holder == 1]:
        del scene.state.control[planet]
    scene.take("hacan", "lirta_iv")
    scene.put("hacan", 18, cruiser=1)
    scene.play(PrimaryDiplomacy(seat=0, stage="resolved"))
    scene.choose("xxcha", "play", "peace_accords")
    scene.choose("xxcha", "planet", "lirta_iv")
    assert scene.state.eliminated == (1,)
    assert scene.units("hacan", 18) == {}


def test_peace_accords_is_for_whoever_resolved_diplomacy() -> None:
    scene = accords()
    scene.play(PrimaryDiplomacy(seat=1, stage="resolved"))
    assert scene.done


# Quash

CHAMBER = ("sol", "letnev", "xxcha")


def test_quash_replaces_an_agenda_for_a_strategy_token_again_and_again() -> None:
    scene = reveal("mutiny", "core_mining", "arms_reduction", factions=CHAMBER)
    scene.choose("xxcha", "play", "quash")
    assert scene.state.agenda_discards[0] == "mutiny"
    assert scene.ask("xxcha").about["agenda"] == "core_mining"
    scene.choose("xxcha", "play", "quash")
    assert scene.state.agenda_discards == ("core_mining", "mutiny")
    assert scene.state.strategy[2] == 0
    assert scene.ask().prompt != "window"


def test_quash_is_no_choice_for_a_player_under_a_political_secret() -> None:
    scene = senate("mutiny", factions=CHAMBER)
    mark(scene.game, RESTRAINED, seat=2, until=AGENDA)
    scene.play(AgendaPhase())
    assert scene.ask().prompt != "window"


# Galactic Threat

THREATENED = ("sol", "letnev", "nekro")


def threat(*agendas: str) -> Scene:
    scene = senate(*agendas, factions=THREATENED)
    scene.technologies("nekro", "valefar_assimilator_x")
    scene.technologies("letnev", "plasma_scoring", "l4_disruptors")
    scene.technologies("sol", "neural_motivator")
    scene.play(AgendaPhase())
    return scene


def test_notes_4_1a_galactic_threat_gains_a_technology_of_a_voter_for_the_predicted_outcome() -> None:
    scene = threat("mutiny")
    assert scene.options("nekro") == (("play", "galactic_threat"), PASS)
    scene.choose("nekro", "play", "galactic_threat")
    scene.choose("nekro", "predict", "for")
    vote(scene, "letnev", "for")
    abstain(scene, "nekro")
    vote(scene, "sol", "for")
    assert scene.options("nekro") == (("player", 0), ("player", 1))
    scene.choose("nekro", "player", 1)
    assert scene.options("nekro") == (
        ("gain", "plasma_scoring"),
        ("assimilate", "l4_disruptors", "valefar_assimilator_x"),
    )
    scene.choose("nekro", "gain", "plasma_scoring")
    assert "plasma_scoring" in scene.state.technologies[2]


def test_galactic_threat_learns_nothing_when_nobody_voted() -> None:
    scene = threat("mutiny")
    scene.choose("nekro", "play", "galactic_threat")
    scene.choose("nekro", "predict", "against")
    abstain(scene, "letnev", "nekro", "sol")
    scene.choose("sol", "resolve", "against")
    assert scene.told("prediction_came_true") == [(2, "galactic_threat")]
    assert scene.state.technologies[2] == ("valefar_assimilator_x",)


def test_galactic_threat_predicts_once_in_an_agenda_phase() -> None:
    scene = threat("mutiny", "arms_reduction")
    scene.choose("nekro", "play", "galactic_threat")
    scene.choose("nekro", "predict", "for")
    abstain(scene, "letnev", "nekro", "sol")
    scene.choose("sol", "resolve", "against")
    assert scene.told("agenda_revealed") == [("mutiny",), ("arms_reduction",)]
    assert scene.ask().prompt != "window"


def test_galactic_threat_may_wait_for_the_second_agenda() -> None:
    scene = threat("mutiny", "arms_reduction")
    scene.choose("nekro", "pass")
    abstain(scene, "letnev", "nekro", "sol")
    scene.choose("sol", "resolve", "against")
    assert scene.options("nekro") == (("play", "galactic_threat"), PASS)

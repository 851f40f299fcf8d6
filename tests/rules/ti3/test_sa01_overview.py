"""Chapter 1: what is in the box, and the order of modifiers."""

from __future__ import annotations

import pytest

from tests.rules.ti3.producing import factory
from tests.ti3.claims import FOUR_COLOURS, claims, finish, met, play_claims, won
from tests.ti3.market import agree
from tests.ti3.scene import Scene
from tests.ti3.senate import decide, forum, put_to_vote
from tests.ti3.setting_up import SettingUp
from throneworld.imperium.board import adjacency
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay
from throneworld.imperium.units import left
from throneworld.imperium.verbs.units import destroy_units
from throneworld.ti3.objectives.claiming import claim_specials
from throneworld.ti3.phases.action import ActionPhase
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.settings import SETTINGS
from throneworld.ti3.state import Gate
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.strategic.trade import PlaceTradeGoods, SecondaryTrade
from throneworld.ti3.tables import (
    AGENDA,
    EVENT,
    HOME,
    LAW,
    OBJECTIVE,
    PIECES,
    RACES,
    SECRET_DECK,
    STRATEGY_CARD,
    TILE,
)

SAMPLE_AGENDAS = ("closing_the_wormholes", "the_crown_of_emphidia", "ancient_artifact")
READY = {"place_starting_pieces": ("for_me",)}


def begun(*races: str) -> SettingUp:
    stage = SettingUp(*races, bids=False)
    stage.begin()
    stage.go_on("pick_strategy_card", READY)
    return stage


def test_sa_0_1_2_pieces_are_counted_as_in_shattered_ascension() -> None:
    ships = ("carrier", "destroyer", "cruiser", "dreadnought", "war_sun", "flagship")
    assert [PIECES[kind] for kind in ships] == [6, 15, 12, 7, 3, 1]
    assert [PIECES[kind] for kind in ("space_dock", "pds", "mechanized_unit")] == [6, 9, 8]


def test_sa_1_1_2_races_differ_and_everybody_has_a_secret_objective_of_his_own() -> None:
    stage = begun("sol", "norr", "saar")
    for seat, race in enumerate(stage.state.factions):
        row = next(each for each in RACES if each.id == race)
        assert all(stage.state.control[planet] == seat for planet in row.home_planets)
        assert stage.state.technologies[seat] == row.start_technologies
    secrets = [each for held in stage.state.secrets for each in held]
    assert len(secrets) == len(set(secrets)) == 3
    for seat in range(3):
        others = [card for other in range(3) if other != seat for card in stage.state.secrets[other]]
        assert not [card for card in others if card in str(stage.game.view(seat))]


def test_sa_1_1_6_three_sample_agendas_as_they_are_today() -> None:
    """A law of wormholes, a card with a point that goes to whoever beats its bearer, and an even chance."""
    kinds = {each: (AGENDA[each].kind, AGENDA[each].elect) for each in SAMPLE_AGENDAS}
    assert kinds == {
        "closing_the_wormholes": (LAW, ""),
        "the_crown_of_emphidia": (LAW, "player"),
        "ancient_artifact": (EVENT, ""),
    }
    scene = forum()
    decide(scene, "closing_the_wormholes", "for")
    decide(scene, "the_crown_of_emphidia", 1)
    assert list(scene.state.laws) == ["closing_the_wormholes", "the_crown_of_emphidia"]
    assert scene.state.points == [0, 1, 0]
    scene.game.open("combat_end_after", 2, 1, "lodor")
    scene.play()
    assert scene.state.points == [0, 0, 1]
    for face, centre in ((5, False), (6, True)):
        scene = forum()
        scene.take("letnev", "mecatol_rex")
        scene.rolls(face)
        decide(scene, "ancient_artifact", "for")
        assert ("mecatol_rex" in scene.state.control) == centre
        assert (scene.prompt == "gain_technology") == centre


def test_sa_1_1_7_what_nobody_picked_is_not_executed_in_the_round() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.exhausted_cards = ()
    scene.play(ActionPhase())
    strategic = {option[1] for option in scene.options("sol") if option[0] == "strategic"}
    assert strategic == {"leadership"}

    assert scene.why_not("sol", "strategic", "technology") is not None


def test_sa_1_1_8_a_secret_objective_is_worth_2_points() -> None:
    assert {OBJECTIVE[each].points for each in SECRET_DECK} == {2}


def test_sa_1_1_9_four_sample_objectives() -> None:
    scene = claims("s1_won_vs_5_ships", "s1_2_ships_4_away", "s1_2_techs_3_colours", "s1_spend_8_res")
    assert not met(scene, "s1_won_vs_5_ships", "s1_2_techs_3_colours")
    won(scene, 0, 1, 5)
    scene.technologies("sol", *FOUR_COLOURS, "impulsion_shields", "ion_drive", "transfabrication")
    assert len(met(scene, "s1_won_vs_5_ships", "s1_2_techs_3_colours")) == 2
    scene.goods("sol", 4)
    play_claims(scene)
    assert ("claim", "s1_spend_8_res") in scene.options("sol")


def test_sa_1_3_1_tiles_say_whether_they_are_homes_or_special() -> None:
    homes = [tile for tile in TILE.values() if tile.kind == HOME]
    assert len(homes) == 17 and all(tile.race and not tile.special for tile in homes)
    assert {tile.special for tile in TILE.values() if tile.special} == {
        *("asteroid_field", "supernova", "nebula", "ion_storm", "gravity_rift"),
    }


def test_sa_1_3_2_units_come_from_and_go_to_the_reinforcements() -> None:
    scene = Scene("sol", "letnev", "hacan")
    assert left(scene.state, 0, "cruiser", "jord") == PIECES["cruiser"]
    scene.put("sol", "space:lodor", cruiser=2)
    assert left(scene.state, 0, "cruiser", "jord") == PIECES["cruiser"] - 2
    destroy_units(scene.game, 0, scene.place("space:lodor"), "cruiser", 1, "test")
    assert left(scene.state, 0, "cruiser", "jord") == PIECES["cruiser"] - 1


def test_sa_1_3_7_public_for_everybody_secret_for_its_owner_preliminary_until_it_is_scored() -> None:
    scene = claims("s1_all_4_colours")
    for race in ("sol", "letnev"):
        scene.technologies(race, *FOUR_COLOURS)
    scene.secret("hacan", "technocrat")
    play_claims(scene)
    for race in ("sol", "letnev"):
        assert ("claim", "s1_all_4_colours") in scene.options(race)
        assert ("claim", "technocrat") not in scene.options(race)
        scene.choose(race, "claim", "s1_all_4_colours")
    finish(scene)
    assert scene.state.points[:2] == [OBJECTIVE["s1_all_4_colours"].points] * 2


def test_sa_1_4_2_voice_sovereign_and_imperial_are_special_objectives_of_a_point() -> None:
    assert all(OBJECTIVE[each].points == 1 for each in ("voice_of_the_council", "sovereign", "imperial"))
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "lodor", "quann", "thibah", "saudor", "wellon", "tarmann", "vefut_ii")
    claim_specials(scene.game)
    assert scene.state.points[0] == 0, "seven are too few"
    scene.take("sol", "mehar_xull")
    claim_specials(scene.game)
    assert (scene.state.points[0], scene.state.specials[0]) == (1, ("sovereign",))


def test_sa_1_4_3_the_value_of_a_contract_is_what_the_partner_earns() -> None:
    assert all(len(race.contracts) == 2 for race in RACES)
    scene = Scene("sol", "hacan", "letnev")
    agree(scene, ("sol", 1, 0), ("hacan", 1, 0))
    scene.play(PlaceTradeGoods(seat=2))
    assert scene.state.goods_on["hacan:1"] == 3, "what Sol holds and collects"
    scene.play(SecondaryTrade(seat=0))
    assert scene.state.trade_goods[0] == 3


def test_sa_1_4_4_and_1_7_2_eight_cards_or_nine_and_their_primary_is_a_duty() -> None:
    for players, cards in ((3, 8), (4, 9), (6, 8), (7, 9), (8, 9)):
        races = ("sol", "letnev", "hacan", "norr", "jolnar", "saar", "yin", "winnu")[:players]
        scene = Scene(*races)
        scene.state.strategy_cards = [() for _ in races]
        scene.state.agenda_deck = ()
        scene.play(StrategyPhase(stage="pick"))
        assert len(scene.options("sol")) == cards
    assert len(STRATEGY_CARD) == 9


def test_sa_1_4_8_markers_show_planets_scored_objectives_and_points() -> None:
    scene = claims("s1_mecatol")
    scene.take("sol", "mecatol_rex")
    play_claims(scene)
    scene.choose("sol", "claim", "s1_mecatol")
    finish(scene)
    text = str(scene.view())
    assert scene.state.control["mecatol_rex"] == 0 and "mecatol_rex" in text
    assert scene.state.scored[0] == ("s1_mecatol",) and scene.state.points[0] == 1


def test_sa_1_4_9_a_trade_good_replaces_a_resource_or_an_influence_but_no_vote() -> None:
    scene = forum()
    scene.goods("sol", 5)
    put_to_vote(scene, "seed_of_an_empire")
    scene.choose("sol", "vote", "seed_of_an_empire", "for")
    assert max(int(option[1]) for option in scene.options("sol") if option[0] == "votes") == 1
    for currency in (RESOURCES, INFLUENCE):
        scene = Scene("sol", "letnev", "hacan")
        scene.state.control = {}
        scene.goods("sol", 2)
        scene.play(Pay(seat=0, amount=2, currency=currency))
        assert scene.done and scene.state.trade_goods[0] == 0


@pytest.mark.parametrize("goal", [8, 10, 14])
def test_sa_1_5_1_players_choose_how_many_points_win(goal: int) -> None:
    setting = next(each for each in SETTINGS if each.id == "vp_goal")
    assert (setting.least, setting.most) == (8, 14)  # type: ignore[union-attr]
    for points, over in ((goal - 1, False), (goal, True)):
        scene = Scene("sol", "letnev", "hacan", vp_goal=goal)
        scene.state.points[1] = points
        scene.state.action_deck = ()
        scene.play(StatusPhase(stage="victory"))
        assert (scene.game.result is not None) is over


def test_sa_1_5_6_a_race_sheet_has_abilities_counters_and_trade_goods() -> None:
    stage = begun("mentak", "norr", "saar")
    assert stage.state.fleet[0] == 4 and stage.state.fleet[1] == 3
    assert [stage.state.tactic[seat] for seat in range(3)] == [3, 3, 3]
    assert stage.state.trade_goods == [1, 1, 1]


def test_sa_1_6_1_wormhole_tokens_add_wormholes_to_a_map() -> None:
    scene = Scene("sol", "letnev", "hacan", board={(0, 0): "lodor", (2, 0): "thibah", (1, 0): "void"})
    lodor, thibah = scene.system("lodor"), scene.system("thibah")
    assert not adjacency(scene.state, 0)[lodor] >> thibah & 1
    scene.state.gates = (Gate(thibah, ("A", "A")),)
    assert adjacency(scene.state, 0)[lodor] >> thibah & 1


def test_sa_1_9_2_a_capacity_of_five_becomes_three_by_humane_labor_and_four_by_a_technology() -> None:
    scene = factory("lodor", goods=20)

    def capacity() -> list[int]:
        return [each.value for dock in docks(scene.state, 0, scene.system("lodor")) for each in dock]

    assert capacity() == [5]
    scene.law("humane_labor")
    scene.technologies("sol", "enviro_compensator")
    assert capacity() == [4], "halved and rounded up first, one more afterwards"


def test_sa_1_5_13_creuss_have_a_wormhole_token_and_muaat_a_supernova_beside_those_of_the_box() -> None:
    extra = [tile for tile in TILE.values() if tile.extra and tile.id == "supernova"]
    assert extra and all(tile.special == "supernova" for tile in extra)
    assert Gate(29, ("A", "A"), laid=True, owner=0).owner == 0 and Gate(29, ("A", "A")).owner == -1

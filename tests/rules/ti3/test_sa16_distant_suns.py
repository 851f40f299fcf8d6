"""Distant Suns (SA-16.2): counters on planets, looked at, razed, met by whoever lands."""

from __future__ import annotations

import pytest

import throneworld as tw
from tests.asides import any_ask
from tests.ti3.discovering import discovery, fronts, hide
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.ti3.domains.looking import FirstLook, Probes
from throneworld.ti3.domains.tokens import front_of
from throneworld.ti3.settings import OFFERED
from throneworld.ti3.state import of
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.strategic.diplomacy import Annex
from throneworld.ti3.tables import HOME, MECATOL_REX, TILE, TILE_OF, TRADE_STATIONS
from throneworld.ti3.tactical.invasions import Invasions
from throneworld.ti3.tactical.landings import Landings
from throneworld.ti3.tactical.transfer import TransferAction

THREE = "ashtroth_loki_abaddon"


def set_up(**options: bool) -> Game:
    """A game until its first question about counters, or its first round."""
    game = tw.new_game("ti3", ["sol", "letnev", "hacan"], seed=7, options={"bids": False, **options})
    dice = SmallDice(7)
    while game.asks and of(game).round == 0 and game.asks[0].prompt != "first_look":
        ask = any_ask(game, lambda bound: dice.below("who", bound))
        game.choose(ask.seat, ask.options[0])
    return game


def test_sa_16_2_1_a_game_has_counters_on_planets_only_if_it_is_played_with_them() -> None:
    assert "distant_suns" in OFFERED
    assert not of(set_up()).domain_places
    game = set_up(distant_suns=True)
    assert of(game).domain_places and all(place in TILE_OF for place in of(game).domain_places)


def test_sa_16_2_2_and_7_3_2_each_planet_outside_homes_gets_one_but_mecatol_rex_and_trade_stations() -> None:
    state = of(set_up(distant_suns=True))
    laid = set(state.domain_places)
    on_map = {planet.id for tile in state.map if tile > 0 for planet in TILE[tile].planets}
    homes = {planet for planet in on_map if TILE[TILE_OF[planet]].kind == HOME}
    assert laid == (on_map | {"mallice"}) - homes - {MECATOL_REX} - set(TRADE_STATIONS)
    assert len(state.domain_tokens) == len(laid) and state.domain_box
    assert not [token for token in (*state.domain_tokens, *state.domain_box) if state.known.get(token)]


def test_ruling_192_counters_of_a_map_lie_open_and_replace_those_that_are_drawn() -> None:
    seats = ["sol", "letnev", "hacan", "xxcha", "norr", "yin", "muaat"]
    game = tw.new_game("ti3", seats, seed=3, options={"distant_suns": True, "bids": False})
    while game.asks and of(game).round == 0 and game.asks[0].prompt != "first_look":
        game.choose(game.asks[0].seat, game.asks[0].options[0])
    state = of(game)
    assert state.counters["quann"] == ("hostile_locals:1",)
    assert "quann" not in state.domain_places and MECATOL_REX not in state.domain_places


def looking() -> Scene:
    scene = Scene("sol", "letnev", "hacan", distant_suns=True)
    hide(scene, "quann", "settlers")
    hide(scene, "wellon", "natural_wealth:4")
    scene.play(FirstLook(who=(0, 1, 2)))
    return scene


def test_sa_16_2_3_each_may_look_at_one_counter_all_at_once_and_only_he_knows_it() -> None:
    scene = looking()
    assert sorted(scene.asked) == ["hacan", "letnev", "sol"]
    scene.offers("hacan", ("look", "quann"), ("look", "wellon"), ("decline",))
    scene.refuses("hacan", "look", "jord", rule="SA-16.2.3", key="no_hidden_counter")
    scene.choose("letnev", "look", "quann")
    assert scene.view("letnev")["you"]["known_domains"] == {"quann": "settlers"}
    assert not scene.view("sol")["you"]["known_domains"]
    assert scene.told("domain_looked_at") == [(1, "quann")]
    assert scene.told("domain_seen") == [(1, "quann", "settlers")]
    seen = [event.kind for event in scene.game.log_for(0) if event.kind.startswith("domain")]
    assert seen == ["domain_looked_at"]


def test_ruling_162_the_look_comes_when_all_pieces_stand() -> None:
    game = set_up(distant_suns=True)
    assert [ask.prompt for ask in game.asks] == ["first_look"] * 3
    assert all(any(group) for units in of(game).units for group in units.values())


def at_docks() -> Scene:
    scene = scene_at("vega")
    scene.put("sol", "wellon", space_dock=1)
    scene.put("letnev", "saudor", space_dock=1)
    for planet, front in (("vega_minor", "settlers"), ("vega_major", "bio_hazard"), ("thibah", "worldgate")):
        hide(scene, planet, front)
    scene.play(Probes(who=(0, 1)))
    return scene


def test_sa_16_2_4_each_dock_looks_at_one_planet_in_a_system_next_to_its_own() -> None:
    scene = at_docks()
    scene.offers(
        "sol",
        ("probe", "thibah", "wellon"),
        ("probe", "vega_minor", "wellon"),
        ("probe", "vega_major", "wellon"),
        ("decline",),
    )
    scene.refuses("sol", "probe", "vega_minor", "saudor", rule="SA-16.2.4", key="no_dock_of_yours_there")
    scene.refuses("sol", "probe", "saudor", "wellon", rule="SA-16.2.4", key="no_hidden_counter")
    scene.choose("sol", "probe", "vega_major", "wellon")
    assert scene.view("sol")["you"]["known_domains"] == {"vega_major": "bio_hazard"}
    assert scene.asked == ["letnev"]


def test_ruling_95_docks_probe_when_the_agendas_lie_there_and_before_cards_are_picked() -> None:
    from throneworld.ti3.phases.strategy import StrategyPhase

    stages = StrategyPhase.stages
    assert stages.index("top_up_agendas") < stages.index("probes") < stages.index("first_pick")


def test_sa_16_2_5_a_counter_is_turned_up_when_all_have_landed_and_nobody_lands_there_afterwards() -> None:
    scene = scene_at("vega")
    hide(scene, "vega_minor", "natural_wealth:2")
    hide(scene, "vega_major", "peaceful_annexation")
    scene.fleet("sol", "vega", "carrier", ground_force=3)
    land(scene, "vega")
    set_down(scene, "ground_force", on="vega_minor")
    assert fronts(scene) == {"vega_minor": "natural_wealth:2", "vega_major": "peaceful_annexation"}
    set_down(scene, "ground_force", on="vega_major")
    scene.choose("sol", "done")
    scene.offers("sol", ("next", "vega_minor"), ("next", "vega_major"))
    scene.refuses("sol", "next", "wellon", rule="SA-16.2.5", key="nothing_to_resolve")
    scene.choose("sol", "next", "vega_major")
    assert scene.done and not scene.state.domain_places
    assert [event[1] for event in scene.told("domain_revealed")] == ["vega_major", "vega_minor"]
    assert scene.state.goods_on == {"vega_minor": 2} and scene.has("sol", "space:vega", "ground_force") == 1
    assert set(scene.state.exhausted) == {"vega_minor", "vega_major"}


def test_ruling_167_red_counters_come_first_and_green_ones_when_those_are_overcome() -> None:
    scene = scene_at("quann")
    scene.state.counters["quann"] = ("natural_wealth:2", "hostile_locals:1")
    scene.fleet("sol", "quann", "carrier", ground_force=2)
    scene.rolls(8, 1, 1)
    system = scene.system("quann")
    scene.play(Landings(seat=0, system=system))
    set_down(scene, "ground_force", "ground_force", on="quann")
    assert scene.done and scene.has("neutral", "quann", "ground_force") == 1
    assert scene.state.goods_on == {} and "quann" not in scene.state.control
    scene.play(Invasions(seat=0, system=system), EndOfAction(seat=0))
    assert scene.prompt == "promote" and scene.state.goods_on == {"quann": 2}
    scene.choose("sol", "promote", "ground_force")
    assert scene.state.control["quann"] == 0 and not scene.state.counters and not scene.state.neutral


def test_sa_16_2_6_whoever_gains_a_planet_without_landing_puts_its_counter_away_unseen() -> None:
    scene = scene_at("quann")
    scene.take("sol", "wellon")
    hide(scene, "quann", "hostile_locals:3")
    scene.play(Annex(seat=0, free=True))
    scene.choose("sol", "annex", "quann")
    state = scene.state
    assert state.control["quann"] == 0 and not state.domain_places and not state.counters
    assert [front_of(token) for token in state.domain_box] == ["hostile_locals:3"]
    assert not state.domains_shown and scene.told("domain_put_away") == [("quann",)]


def test_sa_16_2_7_a_planet_that_becomes_neutral_gets_no_new_counter() -> None:
    from throneworld.ti3.control import turn_neutral

    scene = discovery("peaceful_annexation")
    turn_neutral(scene.game, "quann")
    assert not scene.state.domain_places and not scene.state.counters


def test_sa_16_2_8_each_fighter_looks_at_one_counter_of_its_system_before_the_landings() -> None:
    scene = scene_at(THREE)
    hide(scene, "ashtroth", "settlers")
    hide(scene, "loki", "worldgate")
    hide(scene, "abaddon", "bio_hazard")
    hide(scene, "wellon", "bio_hazard")
    scene.fleet("sol", THREE, "carrier", fighter=2)
    land(scene, THREE)
    scene.offers("sol", ("look", "ashtroth"), ("look", "loki"), ("look", "abaddon"), ("decline",))
    scene.refuses("sol", "look", "wellon", rule="SA-16.2.8", key="in_another_system")
    scene.choose("sol", "look", "loki")
    scene.refuses("sol", "look", "loki", rule="SA-16.2.8", key="counter_known")
    scene.choose("sol", "look", "ashtroth")
    assert scene.done and set(scene.view("sol")["you"]["known_domains"]) == {"loki", "ashtroth"}


def test_sa_16_2_8_without_fighters_nobody_looks_and_in_a_transfer_action_they_do() -> None:
    scene = scene_at("quann")
    hide(scene, "quann", "settlers")
    scene.fleet("sol", "quann", "carrier")
    land(scene, "quann")
    assert scene.done
    scene = scene_at("vega")
    hide(scene, "vega_minor", "settlers")
    scene.fleet("sol", "vega", "carrier", fighter=1)
    scene.put("sol", "space:wellon", destroyer=1)
    scene.state.on_board[0], scene.state.active_system = 0, 0
    scene.play(TransferAction(seat=0, one=scene.system("vega"), other=scene.system("wellon")))
    while scene.prompt != "probe_with_fighters":
        scene.choose("sol", "done")
    scene.offers("sol", ("look", "vega_minor"), ("decline",))


def razing(*dice: int, cards: int = 4, **ships: int) -> Scene:
    scene = scene_at(THREE)
    hide(scene, "ashtroth", "settlers")
    hide(scene, "loki", "worldgate")
    scene.state.counters["abaddon"] = ("bio_hazard",)
    scene.take("sol", "wellon", "thibah")
    scene.hold("sol", *["grand_armada", "rebellion", "transport", "patrol"][:cards])
    scene.put("sol", f"space:{THREE}", **ships)
    scene.rolls(*dice)
    scene.play(Invasions(seat=0, system=scene.system(THREE)))
    return scene


def test_sa_16_2_9_a_war_sun_or_dreadnought_takes_a_hidden_counter_away_unseen() -> None:
    scene = razing(1, dreadnought=1, cruiser=1)
    scene.offers("sol", ("raze", "dreadnought", "ashtroth"), ("raze", "dreadnought", "loki"), ("done",))
    scene.refuses("sol", "raze", "cruiser", "loki", rule="SA-16.2.9", key="does_not_raze")
    scene.refuses("sol", "raze", "war_sun", "loki", rule="SA-16.2.9", key="no_ship_to_raze")
    scene.refuses("sol", "raze", "dreadnought", "wellon", rule="SA-16.2.9", key="in_another_system")
    scene.choose("sol", "raze", "dreadnought", "loki")
    assert scene.done and fronts(scene) == {"ashtroth": "settlers"}
    assert not scene.state.domains_shown and "loki" not in scene.state.control
    assert scene.told("planet_razed") == [(0, "loki", "dreadnought")]
    assert not [deed for deed in scene.state.deeds if deed.kind == "act_of_war"]


def test_sa_16_2_10_each_ship_razes_once_and_no_counter_that_lies_open() -> None:
    scene = razing(1, 1, dreadnought=1, war_sun=1)
    scene.refuses("sol", "raze", "war_sun", "abaddon", rule="SA-16.2.10", key="counter_revealed")
    scene.choose("sol", "raze", "war_sun", "loki")
    scene.refuses("sol", "raze", "war_sun", "ashtroth", rule="SA-16.2.11", key="ship_is_busy")
    scene.choose("sol", "raze", "dreadnought", "ashtroth")
    assert scene.done and not scene.state.domain_places


def test_sa_16_2_11_a_ship_that_bombards_does_not_raze() -> None:
    scene = scene_at("vega")
    scene.take("letnev", "vega_minor")
    scene.put("letnev", "vega_minor", ground_force=2)
    hide(scene, "vega_major", "settlers")
    scene.put("sol", "space:vega", dreadnought=1, war_sun=1)
    land(scene, "vega")
    scene.choose("sol", "bombard", "dreadnought", "vega_minor")
    scene.choose("sol", "done")
    scene.offers("sol", ("raze", "war_sun", "vega_major"), ("done",))
    scene.refuses("sol", "raze", "dreadnought", "vega_major", rule="SA-16.2.11", key="ship_is_busy")


@pytest.mark.parametrize(
    ("face", "left", "rests"), [(7, 4, False), (8, 1, False), (9, 1, False), (10, 1, True)]
)
def test_sa_16_2_12_a_die_says_what_razing_costs(face: int, left: int, rests: bool) -> None:
    scene = razing(face, dreadnought=1)
    scene.choose("sol", "raze", "dreadnought", "loki")
    assert len(scene.state.hands[0]) == left and len(scene.state.action_discards) == 4 - left
    assert ({"jord", "wellon", "thibah"} <= set(scene.state.exhausted)) == rests
    assert scene.rolled == [(0, "razing", face)]


def test_sa_16_2_12_who_has_fewer_cards_loses_what_he_has() -> None:
    scene = razing(8, cards=2, dreadnought=1)
    scene.choose("sol", "raze", "dreadnought", "loki")
    assert scene.done and not scene.state.hands[0]


def test_a_game_that_was_begun_before_goes_on_as_if_open_counters_did_nothing() -> None:
    scene = scene_at("quann")
    scene.state.meets_counters = False
    scene.state.counters["quann"] = ("bio_hazard",)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    land(scene, "quann")
    set_down(scene, "ground_force", on="quann")
    assert scene.state.counters == {"quann": ("bio_hazard",)} and scene.state.control["quann"] == 0

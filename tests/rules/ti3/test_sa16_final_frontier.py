"""Final Frontier (SA-16.3): counters in voids, met by whatever fleet ends its movement there."""

from __future__ import annotations

import throneworld as tw
from tests.ti3.discovering import finish, hide, sail, set_out, voyage
from tests.ti3.landing import scene_at
from throneworld.imperium.state import AREAS
from throneworld.kernel.game import Game
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.domains.resolving import ENCOUNTERS
from throneworld.ti3.domains.tokens import front_of, type_of
from throneworld.ti3.objectives.counting import planets_of
from throneworld.ti3.objectives.holding import trade_stations
from throneworld.ti3.settings import OFFERED
from throneworld.ti3.state import of
from throneworld.ti3.strategic.warfare_moves import MoveOneStep
from throneworld.ti3.tables import DOMAIN_COUNTERS, FINAL_FRONTIER, HABITATS, TILE, VOID
from throneworld.ti3.tables.needs import TradeStations
from throneworld.ti3.tactical.space_battle import SpaceBattle


def set_up(**options: bool) -> Game:
    game = tw.new_game("ti3", ["sol", "letnev", "hacan"], seed=7, options={"bids": False, **options})
    while game.asks and of(game).round == 0 and game.asks[0].prompt != "first_look":
        game.choose(game.asks[0].seat, game.asks[0].options[0])
    return game


def test_sa_16_3_1_and_1_6_2_voids_have_counters_with_or_without_those_of_planets() -> None:
    assert FINAL_FRONTIER in OFFERED
    alone, both = of(set_up(final_frontier=True)), of(set_up(final_frontier=True, distant_suns=True))
    assert alone.domain_places and all(place in AREAS for place in alone.domain_places)
    assert set(alone.domain_places) < set(both.domain_places)
    assert not of(set_up()).domain_places


def test_sa_16_3_2_each_system_without_planets_gets_one_but_special_systems() -> None:
    state = of(set_up(final_frontier=True))
    assert {int(place) for place in state.domain_places} == {
        tile for tile in state.map if tile > 0 and TILE[tile].kind == VOID
    }
    names = [type_of(front_of(token)) for token in (*state.domain_tokens, *state.domain_box)]
    assert set(names) == {row.id for row in DOMAIN_COUNTERS if row.deck == FINAL_FRONTIER}


def test_sa_16_3_3_and_16_3_4_a_counter_is_turned_up_when_all_ships_have_come() -> None:
    scene = voyage("abandoned_freighters")
    scene.put("sol", "space:wellon", destroyer=1, cruiser=1)
    set_out(scene)
    void = scene.place("space:void")
    for kind in ("destroyer", "cruiser"):
        assert scene.state.domain_places == (void,)
        scene.choose("sol", "ship", kind, scene.system("wellon"), 0)
    if scene.state.domain_places:
        scene.choose("sol", "done")
    assert scene.told("domain_revealed") == [(0, void, "abandoned_freighters")]
    assert scene.state.trade_goods[0] == 2 and not scene.state.domain_places


def test_sa_16_3_5_every_counter_of_the_data_is_carried_out() -> None:
    assert {row.id for row in DOMAIN_COUNTERS} == set(ENCOUNTERS)


def test_ruling_158_a_step_of_warfare_turns_counters_up_and_no_gyre_leads_on() -> None:
    scene = scene_at("void")
    scene.state.on_board[0] = 0
    hide(scene, "space:void", "warp_gyre")
    scene.put("sol", "space:wellon", destroyer=1)
    scene.play(MoveOneStep(seat=0))
    step = next(
        each for each in scene.options("sol") if each[0] == "step" and each[3] == scene.system("void")
    )
    scene.choose("sol", *step)
    finish(scene)
    assert scene.units("sol", "space:void") == {"destroyer": 1}
    assert not scene.state.domain_places and not scene.state.counters and not scene.state.on_board[0]


def test_ruling_158_a_retreat_turns_nothing_up() -> None:
    scene = scene_at("lodor")
    hide(scene, "wellon", "settlers")
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.rolls(1, 1, 1, 1)
    scene.play(SpaceBattle(attacker=0, defender=1, system=scene.system("lodor")))
    retreat = next(each for each in scene.options("letnev") if each[0] == "retreat")
    scene.choose("letnev", *retreat)
    assert len(scene.state.domain_places) == 1 and not scene.told("domain_revealed")


def test_ruling_169_whom_a_gyre_takes_away_finds_nothing_where_he_was() -> None:
    scene = voyage("warp_gyre")
    void = scene.place("space:void")
    scene.state.burials, scene.state.buried = (void,), ("artifact_red",)
    scene.put("sol", "space:wellon", cruiser=1)
    sail(scene, "cruiser")
    goal = next(each for each in scene.options("sol") if each[0] == "warp")
    scene.choose("sol", *goal)
    finish(scene)
    assert scene.state.burials == (void,)


def test_ruling_209_habitats_vote_and_pay_but_count_for_no_objective() -> None:
    scene = voyage("uncharted_habitats")
    scene.put("sol", "space:wellon", destroyer=1)
    sail(scene, "destroyer")
    finish(scene)
    state = scene.state
    assert state.control[HABITATS] == 0 and HABITATS in state.exhausted
    before = votes_of(state, 0)
    state.exhausted = ()
    with_all = votes_of(state, 0)
    state.exhausted = (HABITATS,)
    assert with_all - votes_of(state, 0) == 1 and before
    assert HABITATS not in planets_of(state, 0)
    assert not trade_stations(state, 0, TradeStations(n=1))

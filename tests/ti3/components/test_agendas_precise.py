"""Agendas read to the letter: second docks, further votes, planets that shine, votes that count alone."""

from __future__ import annotations

import pytest

from tests.ti3.market import agree
from tests.ti3.scene import Scene
from tests.ti3.senate import assemble, ballot, decide, forum, put_to_vote, seal
from throneworld.imperium.marks import ROUND, mark
from throneworld.imperium.movement.cargo import move_ship
from throneworld.imperium.production.supply import unit_cost
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.ti3.cards.fleets import wrecks_of
from throneworld.ti3.council.docket import NO_VOTES
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.council.voting import NewVotes
from throneworld.ti3.directives.later import QUARANTINE
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import SPACE, SYSTEM
from throneworld.ti3.steps.technology import technology_price
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.tables import PLANET, SECRET_DECK, TILE, VOID
from throneworld.ti3.tactical.assigning import planet_refusal
from throneworld.ti3.tactical.homecoming import CallHome
from throneworld.ti3.verbs.radiation import RADIATION, refresh_planet


def pass_windows(scene: Scene) -> None:
    while scene.prompt == "window":
        scene.choose(scene.asked[0], "pass")


# What is revealed and what is exhausted


@pytest.mark.parametrize("agenda", ["rescind", "resource_management"])
def test_an_objective_that_an_agenda_reveals_is_of_stage_one_even_in_stage_two(agenda: str) -> None:
    """ "One random Stage I Objective", "one more Stage I Objective"."""
    scene = forum()
    state = scene.state
    state.objectives, state.objective_deck = state.objective_deck[:10], state.objective_deck[10:]
    top, second = state.objective_deck[0], state.objectives_2
    decide(scene, agenda, "against")
    assert state.objectives[-1] == top and state.objectives_2 == second


def test_desperate_measures_exhaust_both_docks_in_a_space_area() -> None:
    scene = forum("saar", "letnev", "hacan")
    scene.put("saar", "space:lodor", space_dock=2, cruiser=1)
    lodor = scene.place("space:lodor")
    decide(scene, "desperate_measures", lodor)
    assert scene.state.exhausted_docks == (lodor, lodor)
    assert scene.told("dock_exhausted") == [(0, lodor), (0, lodor)]


def test_industrial_lobby_against_meets_radiation_first() -> None:
    scene = forum()
    scene.take("letnev", "perimeter", "saudor", "mecatol_rex", exhausted=True)
    scene.state.counters["mecatol_rex"] = (RADIATION,)
    decide(scene, "industrial_lobby", "against")
    assert "mecatol_rex" in scene.state.exhausted and "mecatol_rex" not in scene.state.counters


# Votes


def test_council_elder_counts_alone_in_that_council_only() -> None:
    """The agenda that he has named is struck off; in a later round all votes on it count."""
    scene = forum()
    scene.law("council_elder", 1)
    scene.law("veto_power", 2)
    assemble(scene, deck="relics_of_the_past emperor mutiny")
    scene.choose("sol", "primary", "a")
    for verb in ("agenda", "next"):
        for agenda in ("mutiny", "relics_of_the_past"):
            scene.choose("sol", verb, agenda)
    while scene.asked != ["letnev"]:
        scene.choose(scene.asked[0], "pass")
    scene.choose("letnev", "play", "council_elder")
    scene.choose("letnev", "agenda", "relics_of_the_past")
    while scene.asked != ["hacan"]:
        scene.choose(scene.asked[0], "pass")
    scene.choose("hacan", "play", "veto_power")
    scene.choose("hacan", "strike", "relics_of_the_past")
    pass_windows(scene)
    while scene.prompt == "voting_slip":
        scene.choose(scene.asked[0], "done")
    assert scene.done
    put_to_vote(scene, "relics_of_the_past")
    ballot(scene, "relics_of_the_past", sol=(2, 1))
    assert scene.state.trade_goods == [0, 0, 5]


def test_industrial_lobby_sells_no_votes_where_nothing_can_be_voted_for() -> None:
    """No Dreadnought is there to be elected."""
    scene = forum()
    scene.law("industrial_lobby")
    scene.goods("letnev", 3)
    scene.agenda("deck", "herald_of_the_empire")
    scene.play(PrimaryAssembly(seat=0, stage="vote", agendas=("herald_of_the_empire",)))
    while scene.prompt == "voting_slip":
        scene.choose(scene.asked[0], "done")
    assert scene.done


def test_ruling_118_nothing_is_voted_on_in_a_round_in_which_the_council_was_disbanded() -> None:
    """Neither what a decree calls for nor the agendas of another council."""
    scene = forum()
    scene.law("emperor", 1)
    scene.law("council_precept", 0)
    scene.politics("sol", "revote")
    mark(scene.game, NO_VOTES, until=ROUND)
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "component", "council_precept")
    assert scene.prompt != "voting_slip" and scene.state.laws == {"emperor": 1}
    scene.agenda("deck", "mutiny")
    scene.play(PrimaryAssembly(seat=0, stage="vote", agendas=("mutiny",)))
    assert scene.done and "mutiny" in scene.state.agenda_discards


def test_rescind_on_top_of_the_deck_comes_true_after_its_vote() -> None:
    """Political Focus is voted down, and Rescind is the top card (ruling 145)."""
    scene = forum()
    scene.law("emperor", 1)
    decide(scene, "political_focus", "against")
    scene.state.agenda_deck = ("rescind", *[x for x in scene.state.agenda_deck if x != "rescind"])
    scene.play(NewVotes(seat=0))
    ballot(scene, "rescind", hacan=("for", 1))
    assert scene.asked == ["hacan"]
    scene.choose("hacan", "law", "emperor")
    assert votes_of(scene.state, 2) == 4
    ballot(scene, "emperor", hacan=(2, 4))
    assert scene.done and scene.state.laws == {"emperor": 2}


def test_political_coup_is_followed_by_what_its_outcome_calls_for() -> None:
    """Outside a council its end is at once (ruling 136): the top card is voted on, and Enforcer acts."""
    scene = forum()
    scene.law("political_focus")
    scene.state.agenda_deck = ("enforcer", *[x for x in scene.state.agenda_deck if x != "enforcer"])
    scene.hold("sol", "political_coup")
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "component", "political_coup")
    if scene.prompt == "choose_new_vote":
        scene.choose("sol", "vote_anew", "political_focus")
    ballot(scene, "political_focus", sol=("against", 1))
    assert scene.prompt == "voting_slip" and scene.state.laws == {}
    ballot(scene, "enforcer", letnev=(2, 1))
    assert scene.asked == ["hacan"] and scene.prompt == "choose_extra_action"
    seal(scene, "hacan")


# Fleets, planets, secrets


def test_reign_of_absolute_power_against_whoever_goes_home_stands_for_the_active_player() -> None:
    """So Enemy of the Throne is beaten by an attacker, and Fighters of the prophet attack (ruling 198)."""
    scene = forum()
    scene.state.strategy_cards = [(), (), ()]
    scene.law("enemy_of_the_throne", 2)
    scene.law("prophecy_of_ixth", 1)
    scene.put("letnev", "space:home_hacan", carrier=1, fighter=2)
    scene.put("hacan", "space:home_letnev", destroyer=1)
    decide(scene, "reign_of_absolute_power", "against")
    assert scene.state.active == 1
    scene.rolls(*[10] * 60)
    while scene.asked and scene.prompt != "gain_token":
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[-1])
    scene.choose("letnev", "gain", "fleet")
    assert scene.done and scene.state.trade_goods == [0, 2, 0]
    assert scene.state.active == 0 and "enemy_of_the_throne" not in scene.state.laws


def test_reign_of_absolute_power_against_empties_the_creuss_gate_too() -> None:
    """Cards treat it like a Home System; for Creuss it is no foreign one."""
    scene = Scene("sol", "letnev", "creuss")
    scene.state.strategy_cards = [(), (), ()]
    scene.put("sol", "space:creuss_gate", cruiser=1)
    decide(scene, "reign_of_absolute_power", "against")
    assert scene.units("sol", "space:home_sol") == {"cruiser": 1}
    scene = Scene("sol", "letnev", "creuss")
    scene.put("creuss", "space:creuss_gate", cruiser=1)
    decide(scene, "reign_of_absolute_power", "against")
    assert scene.units("creuss", "space:creuss_gate") == {"cruiser": 1} and scene.done


def test_diplomatic_protection_guards_docks_that_are_used_like_pds() -> None:
    """Such a dock resists a landing (ruling 194), so there would be an Invasion Combat."""
    scene = forum()
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", space_dock=1)
    decide(scene, "diplomatic_protection", 1)
    scene.play(StrategyPhase(stage="beginning"))
    assert planet_refusal(scene.state, 0, "ground_force", "lodor") is None
    scene.law("industrial_hub_fortifications")
    refusal = planet_refusal(scene.state, 0, "ground_force", "lodor")
    assert refusal is not None and refusal.key == "diplomatic_protection"


@pytest.mark.parametrize(
    "laws",
    [
        ("technology_tariffs", "investigate_spatial_anomalies"),
        ("investigate_spatial_anomalies", "technology_tariffs"),
    ],
)
def test_technology_tariffs_let_two_discounts_count_that_of_anomalies_among_them(
    laws: tuple[str, str],
) -> None:
    """Whichever law is older: no more than two discounts count for a technology."""
    scene = Scene("sol", "letnev", "hacan")
    red = [planet for planet, row in PLANET.items() if row.specialties == ("red",) and planet in SYSTEM][:2]
    scene.take("sol", *red)
    plain = technology_price(scene.state, 0, "hylar_v_laser")
    clouds = [tile for tile in scene.state.map if tile > 0 and TILE[tile].special in ("nebula", "ion_storm")][
        :2
    ]
    assert len(red) == len(clouds) == 2
    for tile in clouds:
        scene.put("sol", tile, cruiser=1)
    scene.law("investigate_spatial_anomalies")
    assert technology_price(scene.state, 0, "hylar_v_laser") == plain - 1
    scene.state.laws = dict.fromkeys(laws, "")
    assert technology_price(scene.state, 0, "hylar_v_laser") == plain


def test_grand_accusation_lays_open_one_of_two_secret_objectives() -> None:
    """While he has two, what befalls his Secret Objective befalls the one that he chooses."""
    scene = forum()
    one, two, other = SECRET_DECK[:3]
    scene.secret("letnev", one, two)
    scene.secret("hacan", other)
    put_to_vote(scene, "grand_accusation")
    ballot(scene, "grand_accusation", hacan=(1, 1))
    assert scene.asked == ["letnev"]
    scene.offers("letnev", ("secret", one), ("secret", two))
    scene.refuses("letnev", "secret", other, rule="SA-12.3.3", key="card_not_in_hand")
    scene.choose("letnev", "secret", two)
    assert scene.told("secret_laid_open") == [(1, two), (2, other)]
    assert scene.state.secrets[1] == (one, two)


def test_herald_of_the_empire_another_ship_is_elected_where_it_once_was() -> None:
    """The subject is a ship, not the place of the first vote."""
    scene = forum()
    scene.put("letnev", "space:lodor", dreadnought=1)
    lodor, quann = scene.place("space:lodor"), scene.place("space:quann")
    decide(scene, "herald_of_the_empire", 1, lodor)
    state = scene.state
    ship = state.aboard[1][lodor][0]
    move_ship(scene.game, 1, lodor, quann, ship, "moved")
    scene.put("letnev", "space:lodor", dreadnought=1)
    put_to_vote(scene, "herald_of_the_empire")
    ballot(scene, "herald_of_the_empire", sol=(1, lodor, 1))
    assert lodor in state.aboard[1] and quann not in state.aboard[1]


# Goods


def test_centrillic_gas_harvest_is_a_mine_and_no_storm_so_deflectors_do_not_help() -> None:
    scene = forum()
    scene.technologies("letnev", "antimass_deflectors")
    scene.put("letnev", "nebula", cruiser=1)
    scene.rolls(8)
    decide(scene, "centrillic_gas_harvest_enterprise", "for")
    assert scene.done and not scene.units("letnev", "nebula")


def test_economic_revitalization_places_nothing_for_whoever_is_sanctioned() -> None:
    """He may place no goods on his agreements, but takes one of each opponent."""
    scene = forum()
    agree(scene, ("letnev", 1, 0), ("hacan", 1, 0))
    scene.goods("sol", 2)
    decide(scene, "official_sanction", 1)
    decide(scene, "economic_revitalization", 1)
    assert scene.done and scene.state.trade_goods == [1, 1, 0] and not scene.state.goods_on


@pytest.mark.parametrize("law", ["minister_of_treasury", "council_precept"])
def test_laws_that_are_used_as_an_action_use_the_action_of_the_turn(law: str) -> None:
    """Ruling 49: whatever says so is an action, laws too."""
    scene = forum()
    scene.law(law, 0)
    scene.politics("sol", "imperial_mandate")
    scene.play(Turn(seat=0, stage="choose", left=1))
    scene.choose("sol", "component", law)
    if law == "council_precept":
        scene.choose("sol", "elect", "for")
    assert scene.prompt != "choose_action" and not scene.state.laws


def test_ruling_195_trade_goods_in_a_void_stay_when_update_star_maps_exchanges_its_tile() -> None:
    """Those among wrecks, and those that lie in space."""
    scene = Scene("sol", "letnev", "hacan")
    void = next(tile for tile in scene.state.map if tile > 0 and TILE[tile].kind == VOID)
    scene.put("sol", void, cruiser=1)
    scene.hold("sol", "ship_graveyard_salvaging_mission")
    scene.play(Turn(seat=0, stage="choose", left=1))
    scene.choose("sol", "component", "ship_graveyard_salvaging_mission")
    while scene.prompt == "choose_system":
        scene.choose("sol", "system", void)
    while scene.prompt == "window":
        scene.choose(scene.asked[0], "pass")
    scene.state.goods_on[SPACE[void]] = 2
    assert sorted(scene.state.goods_on.values()) == [2, 4]
    decide(scene, "update_star_maps", SPACE[void])
    (new,) = [int(each) for each in scene.state.goods_on if each in SYSTEM]
    assert new != void and TILE[new].planets
    assert scene.state.goods_on == {SPACE[new]: 2, f"wrecks:{new}": 4}
    assert wrecks_of(scene.state, 0) == [], "the planets are nobody's"
    scene.take("sol", *[planet.id for planet in TILE[new].planets])
    assert wrecks_of(scene.state, 0) == [f"wrecks:{new}"]


@pytest.mark.parametrize("closed", ["home_sol", "lodor"])
def test_sector_quarantine_holds_for_fleets_that_agendas_move(closed: str) -> None:
    """No ship enters or leaves the system, whatever else does not matter to them (ruling 149)."""
    scene = forum()
    scene.state.strategy_cards = [(), (), ()]
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("sol", "space:home_letnev", cruiser=1)
    mark(scene.game, QUARANTINE, subject=scene.place(f"space:{closed}"), until=ROUND)
    decide(scene, "reign_of_absolute_power", "against")
    stays = closed == "home_sol"
    assert scene.has("sol", "space:home_letnev", "cruiser") == int(stays)
    scene.play(CallHome(seat=0, system=scene.system("home_sol")))
    lodor = scene.place("space:lodor")
    if scene.prompt == "call_home":
        scene.refuses("sol", "call_home", "cruiser", lodor, 0, rule="SA-9.2.3", key="closed_to_ships")
    assert scene.has("sol", "space:lodor", "cruiser") == 1


def test_compensated_decommissioning_pays_what_the_owner_pays_for_his_ships() -> None:
    """Ruling 132, as everywhere else; so the War Suns of Muaat are worth less to those who forge them."""
    scene = forum("muaat", "letnev", "hacan")
    scene.take("muaat", *[planet for planet, row in PLANET.items() if row.specialties == ("red",)][:1])
    scene.state.exhausted = ()
    scene.put("muaat", "space:lodor", war_sun=2)
    price = unit_cost(scene.state, 0, "war_sun")
    printed = scene.state.edition.profile(scene.state, 0, "war_sun").cost
    assert price < printed
    decide(scene, "compensated_decommissioning", 0, scene.place("space:lodor"))
    assert scene.state.trade_goods == [price, 0, 0]


def test_diversified_income_leaves_radiation_on_a_planet_that_may_not_be_refreshed() -> None:
    """Only what would be refreshed loses its counter."""
    scene = Scene("sol", "letnev", "hacan")
    one, other = next(
        planets
        for planets in (scene.state.edition.planets[tile] for tile in scene.state.map if tile > 0)
        if len(planets) == 2 and not any(PLANET[each].trade_station for each in planets)
        if planets[0] not in scene.state.control
    )
    scene.law("diversified_income")
    scene.take("sol", one)
    scene.take("sol", other, exhausted=True)
    scene.state.counters[other] = (RADIATION,)
    refresh_planet(scene.game, other)
    assert scene.state.counters[other] == (RADIATION,) and other in scene.state.exhausted
    exhaust_planet(scene.game, one, "test")
    refresh_planet(scene.game, other)
    assert other not in scene.state.counters and other in scene.state.exhausted

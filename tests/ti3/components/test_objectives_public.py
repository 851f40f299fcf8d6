"""Every public objective: not claimed while one thing is missing, claimed and scored when it is there."""

from __future__ import annotations

import pytest

from tests.ti3.claims import DONE, HACAN, LETNEV, LINE, finish, met, play_claims
from tests.ti3.goals import (
    ABROAD,
    AROUND,
    FAR,
    LARGE,
    MANY,
    NEXUS,
    NINE,
    RED,
    SIX,
    STATIONS,
    THRONE,
    UNPAID,
    WITH_HOPE,
    WITH_VOID,
    Goal,
    action_phase_ends,
    artifact,
    begins,
    counters,
    destroys,
    did,
    gains,
    given,
    hold,
    know,
    lacking,
    prove,
    purse,
    put,
    rules,
    ships,
    take,
    theirs,
    wins,
)
from tests.ti3.scene import Scene
from throneworld.ti3 import deeds
from throneworld.ti3.objectives.revealing import put_into_play, reveal_next_objective
from throneworld.ti3.tables import STAGE_1_DECK, STAGE_2_DECK
from throneworld.ti3.tables.windows import STATUS_PHASE

PUBLIC: dict[str, Goal] = {
    "s1_took_refreshed": lacking(
        (lambda s: s.take("letnev", "lodor", exhausted=True), gains("lodor"), given("letnev", "thibah")),
        gains("thibah"),
    ),
    "s1_two_planets_4_apart": lacking((take("quann", "lodor", "wellon"),), take("thibah", "mecatol_rex")),
    "s1_2_techs_3_colours": lacking((know(*SIX[:5]),), know(SIX[5]), beside=THRONE),
    "s1_spend_3_cc": Goal((counters(1, 1),), (counters(2, 1),), UNPAID),
    "s1_destroyed_4_ships": lacking(
        (destroys("cruiser", 3, LETNEV, "space:lodor"), destroys("fighter", 2, LETNEV, "space:lodor")),
        destroys("destroyer", 1, HACAN, "space:lodor"),
    ),
    "s1_3_docks": lacking(
        (put("jord", space_dock=1), put("lodor", space_dock=1)), put("wellon", space_dock=1)
    ),
    "s1_3_same_specialty": lacking(
        (take("lodor", "quann", "wellon"),), artifact("precursor_fossil", "wellon")
    ),
    "s1_ships_5_systems": lacking(
        ships("home_sol", "lodor", "wellon", "saudor", "thibah"), put("space:quann", fighter=1)
    ),
    "s1_5_planets": lacking((take("lodor", "wellon", "saudor", "thibah"),), take("quann")),
    "s1_won_vs_5_ships": lacking((wins(LETNEV, 4), wins(LETNEV, 5, deeds.DEFENDER)), wins(LETNEV, 5)),
    "s1_spend_6_inf": Goal((purse(5),), (purse(6),), UNPAID),
    "s1_spend_6_res": Goal((purse(5),), (purse(6),), UNPAID),
    "s1_spend_8_inf": Goal((purse(7),), (purse(8),), UNPAID),
    "s1_spend_8_res": Goal((purse(7),), (purse(8),), UNPAID),
    "s1_blockade_dock": lacking((theirs("letnev", "lodor", space_dock=1), *ships("wellon")), *ships("lodor")),
    "s1_2_special_systems": lacking(ships("ion_storm", "cormund"), take("cormund")),
    "s1_5_systems": lacking(
        (hold("home_sol", "lodor", "wellon", "saudor"), take("thibah")), *ships("thibah")
    ),
    "s1_mecatol": lacking((take("quann"),), take("mecatol_rex")),
    "s1_destroyed_two_players": lacking(
        (destroys("cruiser", 2, LETNEV, "space:lodor", fight=deeds.SPACE_BATTLE),),
        destroys("ground_force", 1, HACAN, "quann", fight=deeds.INVASION_COMBAT),
    ),
    "s1_2_ships_4_away": lacking((*ships("saudor", cruiser=3), *ships("thibah")), *ships("thibah")),
    "s1_fortified_3_away": lacking(
        (take("saudor"), put("saudor", pds=1, ground_force=1)), put("saudor", ground_force=1)
    ),
    "s1_attack_12_res": lacking(
        (did(deeds.FOUGHT, deeds.ATTACKER, LETNEV, "space:lodor", 4, 24, 2, "cruiser"),),
        did(deeds.FOUGHT, deeds.ATTACKER, LETNEV, "space:lodor", 4, 24, 3, "cruiser"),
    ),
    "s1_leader_captive": lacking(
        (lambda s: s.leader("sol", "agent", "jord"),),
        lambda s: s.leader("letnev", "general", "jord", captor="sol"),
    ),
    "s1_mallice_or_hope": Goal((begins, gains("mallice")), (take("mallice"), begins)),
    "s1_influence_neighbours": Goal(
        (rules(jord=0, wellon=1, lodor=2),), (rules(jord=0, mecatol_rex=0, wellon=1, lodor=2),)
    ),
    "s1_most_planets": lacking((given("letnev", "thibah"),), take("lodor")),
    "s1_mecatol_or_hope": Goal((begins, gains("mecatol_rex")), (take("mecatol_rex"), begins)),
    "s1_wormholes": lacking(ships("lodor"), put(NEXUS, cruiser=1)),
    "s1_destroyed_dock": lacking(
        (did(deeds.SEIZED, "space_dock", LETNEV, "arc_prime"),),
        destroys("space_dock", 1, LETNEV, "arc_prime", "fallen"),
    ),
    "s1_spend_mix_2": Goal((purse(5),), (purse(6),), UNPAID),
    "s1_chain_3": lacking(ships("lodor", "wellon", "thibah"), *ships("saudor")),
    "s1_4_techs_same": lacking((know(*RED[:3]),), know(RED[3]), beside=THRONE),
    "s1_all_4_colours": lacking((know(*SIX),), know("xenopsychology"), beside=THRONE),
    "s1_3_diff_specialties": lacking(
        (take("lodor", "vefut_ii", "wellon"),), artifact("ancient_shipwreck", "wellon")
    ),
    "s1_took_two_systems": lacking(
        (given("letnev", "lodor", "thibah"), gains("lodor"), gains("wellon")), gains("thibah")
    ),
    "s1_took_3_planets": lacking((gains("lodor"), gains("wellon")), gains("saudor")),
    "s1_trade_stations": lacking((take("sumerian"),), take("tsion"), board=STATIONS),
    "s2_won_two_attacks": lacking((wins(LETNEV, 3), wins(LETNEV, 2)), wins(HACAN, 3)),
    "s2_3_systems_3_away": lacking((hold("saudor", "thibah", "wellon"),), hold("cormund")),
    "s2_chain_5": lacking(ships("home_sol", "lodor", "wellon", "saudor", "thibah"), *ships("home_letnev")),
    "s2_two_enemy_homes_ships": lacking(
        (*ships("home_letnev", cruiser=5), *ships("home_hacan", cruiser=4, fighter=3)), *ships("home_hacan")
    ),
    "s2_5_techs_same": lacking((know(*RED[:4]),), know(RED[4]), beside=THRONE),
    "s2_9_techs": lacking((know(*NINE[:8]),), know(NINE[8]), beside=THRONE),
    "s2_10_planets": lacking((take(*ABROAD),), take("wren_terra")),
    "s2_spend_12_tg": Goal((purse(11),), (purse(12),), UNPAID),
    "s2_spend_15_inf": Goal((purse(14),), (purse(15),), UNPAID),
    "s2_spend_15_res": Goal((purse(14),), (purse(15),), UNPAID),
    "s2_spend_20_mix": Goal((purse(19),), (purse(20),), UNPAID),
    "s2_two_docks": lacking(
        (theirs("letnev", "lodor", space_dock=1), *ships("lodor")),
        destroys("space_dock", 1, HACAN, "arretze", "fallen"),
    ),
    "s2_domination": lacking((take("arc_prime", "wren_terra", "arretze", "hercant"),), take("kamdorn")),
    "s2_8_ships_4_planets_away": lacking(
        (take("thibah", "arc_prime", "wren_terra", "rigel_i"), *ships("thibah", cruiser=7), *ships("saudor")),
        *ships("thibah"),
        board=FAR,
    ),
    "s2_3_invasions": lacking(
        (
            given("letnev", "lodor", "wellon", "saudor"),
            did(deeds.WON, deeds.ATTACKER, LETNEV, "lodor", 1),
            did(deeds.WON, deeds.ATTACKER, LETNEV, "wellon", 2),
            *(gains("lodor"), gains("wellon"), gains("saudor")),
        ),
        did(deeds.WON, deeds.ATTACKER, LETNEV, "saudor", 1),
    ),
    "s2_mecatol_plus_3": lacking(
        (hold("mecatol_rex", "quann", "home_sol"), put("void", fighter=1)),
        put("void", cruiser=1),
        board=WITH_VOID,
    ),
    "s2_mecatol_plus_all": lacking((hold("mecatol_rex", "quann"),), hold("home_sol")),
    "s2_influence_sum": Goal(
        (rules(jord=0, wellon=1, lodor=2),), (rules(jord=0, mecatol_rex=0, wellon=1, lodor=2),)
    ),
    "s2_three_worlds": Goal(
        (begins, take("mecatol_rex", "mallice", "hopes_end"), action_phase_ends),
        (take("mecatol_rex", "mallice", "hopes_end"), begins, action_phase_ends),
        board=WITH_HOPE,
    ),
    "s2_ships_10_systems": lacking(ships(*AROUND), *ships("vefut_ii", fighter=1)),
    "s2_spend_6_cc": Goal((counters(3, 2),), (counters(3, 3),), UNPAID),
    "s2_supremacy": lacking((take(*MANY[:17]),), take(MANY[17]), board=LARGE),
}


@pytest.mark.parametrize("objective", PUBLIC)
def test_public(objective: str) -> None:
    prove(objective, PUBLIC[objective])


@pytest.mark.parametrize(("open_", "over"), [(9, False), (10, True)])
def test_s2_imperium_rex_ends_the_game_when_stage_two_has_begun(open_: int, over: bool) -> None:
    scene = Scene("sol", "letnev", "hacan")
    state = scene.state
    state.objectives, state.objectives_2, state.points = STAGE_1_DECK[:open_], STAGE_2_DECK[:2], [3, 4, 2]
    state.objective_deck, state.objective_deck_2 = STAGE_1_DECK[20:22], ("s2_imperium_rex",)
    reveal_next_objective(scene.game)
    assert (scene.game.result is not None) is over
    if over:
        assert scene.game.result is not None and list(scene.game.result.winners) == [1]
        assert scene.game.result.how == "imperium_rex"


@pytest.mark.parametrize(
    ("special", "stands_in", "planets", "points"),
    [
        ("s1_special_preliminary", "antagonist", ("thibah", "saudor"), 1),
        ("s1_special_secret", "conqueror", ("arc_prime", "wren_terra"), 2),
    ],
)
def test_another_card_stands_in_and_is_a_public_objective(
    special: str, stands_in: str, planets: tuple[str, ...], points: int
) -> None:
    scene = Scene("sol", "letnev", "hacan", board=LINE)
    state = scene.state
    state.objectives, state.phase = (), STATUS_PHASE
    state.objective_box, state.secret_deck, state.secret_box = ("antagonist",), (), ("conqueror",)
    put_into_play(scene.game, special)
    assert list(state.objectives) == [stands_in] and stands_in not in (
        *state.objective_box,
        *state.secret_box,
    )
    assert scene.told("objective_revealed") == [(special,), (stands_in,)]
    play_claims(scene)
    assert scene.done, "nobody meets it"
    scene.take("sol", *planets)
    play_claims(scene)
    scene.offers("sol", ("claim", stands_in), DONE)
    scene.choose("sol", "claim", stands_in)
    finish(scene)
    assert state.points == [points, 0, 0] and list(state.objectives) == [stands_in], "it does not close"


@pytest.mark.parametrize("special", ["s1_special_preliminary", "s1_special_secret"])
def test_with_nothing_to_take_its_place_it_is_never_met(special: str) -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.objectives, scene.state.objective_box = (), ()
    scene.state.secret_deck, scene.state.secret_box = (), ()
    put_into_play(scene.game, special)
    assert list(scene.state.objectives) == [special] and met(scene, special) == []

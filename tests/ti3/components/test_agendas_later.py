"""Agendas about systems, and those that come due later: at the end of the council, in the next round."""

from __future__ import annotations

from tests.ti3.market import agree
from tests.ti3.scene import Scene
from tests.ti3.senate import (
    assemble,
    ballot,
    decide,
    forum,
    offers_players,
    offers_sides,
    offers_subjects,
    public_objectives,
    put_to_vote,
    seal,
    systems,
    write,
)
from tests.ti3.voyages import LODOR, MECATOL, SAUDOR, TARMANN, THIBAH, WELLON, galaxy, moving, ships
from throneworld.imperium.combat.combatants import dice_of_unit
from throneworld.imperium.marks import ROUND, expire
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.movement.cargo import are_carried
from throneworld.imperium.quantities import ENTRY
from throneworld.ti3.board import open_to_all, special_of
from throneworld.ti3.council.laws import discard_law
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.effects.places import ScuttleUnits
from throneworld.ti3.objectives.claiming import score
from throneworld.ti3.owning import has_technology, owns_technology
from throneworld.ti3.phases.strategy import PickStrategyCard, StrategyPhase
from throneworld.ti3.quantities import MAY_FIRE
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.strategic.trade import PlaceTradeGoods
from throneworld.ti3.tables import PLANET
from throneworld.ti3.tactical.assigning import planet_refusal
from throneworld.ti3.tactical.bombardment import bombardment_refusal
from throneworld.ti3.tactical.retreat import leaving_refusal

NEBULA, ION_STORM, RIFT = "nebula", "ion_storm", "gravity_rift"


# Special Systems


def test_sanctuary_shield_elects_a_special_system_and_calms_it() -> None:
    scene = galaxy(with_={(1, -1): ION_STORM, (-1, 0): NEBULA})
    storm, nebula = scene.system(ION_STORM), scene.system(NEBULA)
    put_to_vote(scene, "sanctuary_shield")
    places = (scene.place(ION_STORM), scene.place(NEBULA))
    assert [option[2] for option in scene.options("sol")[:-1]] == sorted(places, key=int)
    scene.refuses(
        "sol", "vote", "sanctuary_shield", scene.place(LODOR), rule="SA-9.2.1", key="elects_special_system"
    )
    assert dice_of_unit(scene.state, 0, "fighter", 1, scene.place(ION_STORM)) == 0
    write(scene, "sol", "sanctuary_shield", scene.place(ION_STORM), 1)
    for race in scene.players:
        seal(scene, race)
    assert scene.state.laws == {"sanctuary_shield": scene.place(ION_STORM)}
    assert dice_of_unit(scene.state, 0, "fighter", 1, scene.place(ION_STORM)) == 1
    assert not banned_by(scene.state, MAY_FIRE, 0, storm)
    assert (special_of(scene.state, storm), special_of(scene.state, nebula)) == ("", NEBULA)
    assert open_to_all(scene.state) >> storm & 1, "ships are in nobody's way there"


def test_sanctuary_shield_lets_ships_through_whoever_is_there() -> None:
    for law in (False, True):
        scene = galaxy(with_={(0, 0): ION_STORM})
        storm = scene.system(ION_STORM)
        scene.put("letnev", storm, cruiser=1)
        scene.put("sol", SAUDOR, cruiser=1)
        if law:
            scene.law("sanctuary_shield", scene.place(ION_STORM))
        moving(scene, "sol", WELLON)
        found = ("ship", "cruiser", SAUDOR, 0) in ships(scene, "sol")
        assert found == law, "it is two steps away, through the storm alone"


# Quarantine


def test_sector_quarantine_begins_with_the_next_round() -> None:
    scene = galaxy()
    place = scene.place(MECATOL)
    put_to_vote(scene, "sector_quarantine")
    assert [option[2:] for option in scene.options("sol")[:-1]] == systems(scene)
    scene.refuses("sol", "vote", "sector_quarantine", 0, rule="SA-9.2.1", key="elects_system")
    write(scene, "sol", "sector_quarantine", place, 1)
    for race in scene.players:
        seal(scene, race)
    scene.put("sol", TARMANN, cruiser=1)
    scene.put("sol", MECATOL, destroyer=1)
    moving(scene, "sol", SAUDOR)
    assert ("ship", "destroyer", MECATOL, 0) in ships(scene, "sol"), "not yet"
    scene.play(StrategyPhase(stage="beginning"))
    assert scene.told("quarantine_begins") == [(MECATOL,)]
    moving(scene, "sol", THIBAH)
    assert ships(scene, "sol") == [], "nothing leaves it, nothing passes through it"
    moving(scene, "sol", MECATOL)
    assert scene.done or scene.prompt != "move_ships", "nothing enters it"
    assert leaving_refusal(scene.state, 0, MECATOL, LODOR, 1) is not None
    assert banned_by(scene.state, ENTRY, 0, MECATOL) == "sector_quarantine", "not by a retreat either"
    assert banned_by(scene.state, ENTRY, 0, LODOR) == ""


def test_sector_quarantine_with_twelve_votes_more_begins_at_once() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("sol", "mecatol_rex", "saudor", "wellon", "tarmann", "perimeter", "thibah")
    votes = votes_of(scene.state, 0)
    lodor, quann = scene.place("space:lodor"), scene.place("space:quann")
    for mine, theirs, begins in ((12, 1, []), (13, 1, [(scene.system("lodor"),)])):
        assert votes >= mine
        scene.state.marks = ()
        scene.state.agenda_discards = ()
        put_to_vote(scene, "sector_quarantine")
        write(scene, "sol", "sector_quarantine", lodor, mine)
        seal(scene, "sol")
        write(scene, "letnev", "sector_quarantine", quann, theirs)
        seal(scene, "letnev")
        seal(scene, "hacan")
        assert scene.told("quarantine_begins") == begins


# Others that hold for a while


def test_diplomatic_protection_forbids_invasions_in_the_next_round() -> None:
    scene = forum()
    scene.take("letnev", "lodor", "quann")
    scene.put("letnev", "lodor", ground_force=1)
    offers_players(scene, "diplomatic_protection")
    ballot(scene, "diplomatic_protection", sol=(1, 1))
    assert planet_refusal(scene.state, 0, "ground_force", "lodor") is None, "not in this round"
    scene.play(StrategyPhase(stage="beginning"))
    refusal = planet_refusal(scene.state, 0, "ground_force", "lodor")
    assert refusal is not None and refusal.key == "diplomatic_protection"
    assert planet_refusal(scene.state, 0, "ground_force", "quann") is None, "nobody defends it"
    assert planet_refusal(scene.state, 1, "ground_force", "lodor") is None
    scene.put("letnev", "quann", pds=1)
    assert planet_refusal(scene.state, 2, "ground_force", "quann") is not None
    expire(scene.game, ROUND)
    scene.play(StrategyPhase(stage="beginning"))
    assert planet_refusal(scene.state, 0, "ground_force", "lodor") is None, "nor in the one after that"


def test_official_sanction_takes_invasions_secondaries_and_goods_for_the_round() -> None:
    scene = forum()
    agree(scene, ("letnev", 1, 0), ("hacan", 1, 0))
    scene.play(StrategicAction(seat=0, card="bureaucracy", stage="secondary"))
    assert scene.asked == ["letnev"] and not scene.state.marks
    scene.play(PlaceTradeGoods(seat=0))
    assert set(scene.state.goods_on) == {"letnev:1", "hacan:1"}, "before anybody is punished"
    scene = forum()
    scene.take("letnev", "lodor")
    scene.take("hacan", "quann")
    scene.put("hacan", "quann", ground_force=1)
    agree(scene, ("letnev", 1, 0), ("hacan", 1, 0))
    offers_players(scene, "official_sanction")
    ballot(scene, "official_sanction", sol=(1, 1))
    keys = {planet_refusal(scene.state, 1, "ground_force", each) for each in ("quann", "saudor")}
    assert {refusal.key for refusal in keys if refusal} == {"official_sanction"} and None not in keys
    assert planet_refusal(scene.state, 1, "ground_force", "lodor") is None, "on his own planets he may land"
    refusal = bombardment_refusal(scene.state, 1, "quann")
    assert refusal is not None and refusal.key == "bombardment_banned"
    assert bombardment_refusal(scene.state, 0, "quann") is None
    scene.play(StrategicAction(seat=0, card="bureaucracy", stage="secondary"))
    assert scene.asked == ["hacan"]
    scene.play(PlaceTradeGoods(seat=0))
    assert set(scene.state.goods_on) == {"letnev:1"}, "only Hacan's, who holds that contract"


def test_technology_investigation_committee_closes_the_secondary_to_all() -> None:
    scene = forum()
    scene.take("sol", "lodor", "mecatol_rex")
    scene.take("letnev", "quann", "saudor", "wellon", "thibah")
    offers_sides(scene, "technology_investigation_committee")
    ballot(scene, "technology_investigation_committee", sol=("for", 1))
    scene.state.exhausted = ()
    scene.play(StrategicAction(seat=0, card="technology", stage="secondary"))
    assert scene.done
    scene.play(StrategicAction(seat=0, card="bureaucracy", stage="secondary"))
    assert scene.asked == ["letnev"]


def test_technology_investigation_committee_against_silences_blue_technologies_everywhere() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("sol", "lodor", "mecatol_rex")
    scene.take("letnev", "perimeter", "saudor", "wellon")
    scene.technologies("sol", "xrd_transporters", "hylar_v_laser")
    scene.technologies("hacan", "xrd_transporters")
    decide(scene, "technology_investigation_committee", "against")
    assert not has_technology(scene.state, 0, "xrd_transporters") and has_technology(
        scene.state, 0, "hylar_v_laser"
    )
    assert not has_technology(scene.state, 2, "xrd_transporters")
    assert owns_technology(scene.state, 0, "xrd_transporters")
    with_specialty = {each for each in scene.state.control if PLANET[each].specialties}
    assert set(scene.state.exhausted) == with_specialty and with_specialty


# New votes


def test_rescind_lets_the_loudest_call_a_vote_on_a_law_and_gives_him_votes() -> None:
    scene = forum()
    scene.law("emperor", 1)
    scene.law("trade_war")
    assemble(scene, deck="rescind")
    scene.choose("sol", "primary", "a")
    while scene.prompt != "voting_slip":
        scene.choose(scene.asked[0], *next(each for each in scene.options() if each[0] in ("pass", "next")))
    scene.offers("sol", ("vote", "rescind", "for"), ("vote", "rescind", "against"), ("done",))
    ballot(scene, "rescind", hacan=("for", 1))
    assert scene.asked == ["hacan"]
    scene.offers("hacan", ("law", "emperor"), ("law", "trade_war"), ("decline",))
    scene.refuses("hacan", "law", "fighter_tax", rule="SA-9.2.3", key="law_not_in_force")
    assert [votes_of(scene.state, seat) for seat in range(3)] == [1, 1, 4]
    scene.choose("hacan", "law", "emperor")
    assert scene.prompt == "voting_slip"
    saved = scene.reloaded()
    assert tuple(saved.laws) == ("emperor", "trade_war"), "their age outlives a save"
    ballot(scene, "emperor", hacan=(2, 4), sol=(1, 1), letnev=(1, 1))
    assert scene.state.laws == {"emperor": 2, "trade_war": ""} and scene.state.points == [0, 0, 2]
    assert tuple(scene.state.laws) == ("emperor", "trade_war"), "it is as old as before"


def test_rescind_against_reveals_an_objective() -> None:
    scene = forum()
    top = scene.state.objective_deck[0]
    decide(scene, "rescind", "against")
    assert scene.state.objectives[-1] == top


def test_political_focus_rewards_who_picks_assembly() -> None:
    scene = forum()
    scene.state.strategy_cards = [(), (), ()]
    offers_sides(scene, "political_focus")
    ballot(scene, "political_focus", sol=("for", 1))
    for card, asked in (("leadership", False), ("assembly", True)):
        scene.play(PickStrategyCard(seat=0), StrategyPhase(stage="pick_stands"))
        scene.choose("sol", "take", card)
        assert (scene.prompt == "take_reward") == asked
    scene.offers("sol", ("a_counter",), ("two_goods",))
    scene.refuses("sol", "trade_good", rule="SA-3.7.2", key="not_offered")
    scene.choose("sol", "two_goods")
    assert scene.state.trade_goods == [2, 0, 0]


def test_political_focus_against_votes_on_the_top_card_at_the_end_of_the_council() -> None:
    scene = forum()
    decide(scene, "political_focus", "against")
    assert scene.state.laws == {}
    scene.state.agenda_deck = ("relics_of_the_past", *scene.state.agenda_deck)
    scene.play(PrimaryAssembly(seat=0, stage="vote_again"))
    scene.offers("sol", *[("vote", "relics_of_the_past", seat) for seat in range(3)], ("done",))
    scene.refuses("sol", "vote", "relics_of_the_past", "for", rule="SA-9.2.1", key="elects_player")
    ballot(scene, "relics_of_the_past", letnev=(1, 1))
    assert scene.done and scene.state.trade_goods == [0, 5, 0]
    assert scene.state.agenda_discards[0] == "relics_of_the_past" and scene.state.docket == ()


def test_shifting_values_replace_an_objective_and_take_its_points() -> None:
    scene = forum()
    first, second = scene.state.objectives[:2]
    top = scene.state.objective_deck[0]
    scene.state.scored = [(first, second), (), ()]
    scene.state.points[:] = [2, 1, 0]
    scene.law("incentive_program", first)
    offers_subjects(scene, "shifting_values", *public_objectives(scene))
    scene.refuses("sol", "vote", "shifting_values", 0, rule="SA-9.2.1", key="elects_public_objective")
    ballot(scene, "shifting_values", sol=(first, 1))
    assert scene.state.points == [1, 1, 0] and scene.state.scored[0] == (second,), "a law's point stays (138)"
    assert first not in scene.state.objectives and scene.state.objectives[-1] == top
    assert scene.state.laws == {}, "a law about it ends with it (137)"


def test_shifting_values_take_what_an_objective_gave_when_it_was_claimed() -> None:
    scene = forum()
    first = scene.state.objectives[0]
    scene.law("incentive_program", first)
    score(scene.game, 1, first)
    assert scene.state.points == [0, 2, 0], "one more than printed while the law is in play"
    discard_law(scene.game, "incentive_program")
    put_to_vote(scene, "shifting_values")
    scene.refuses("sol", "vote", "shifting_values", "for", rule="SA-9.2.1", key="elects_public_objective")
    ballot(scene, "shifting_values", sol=(first, 1))
    assert scene.state.points == [0, 0, 0] and scene.state.scored[1] == ()


def test_fighters_that_a_tax_takes_are_first_those_that_nobody_is_aboard() -> None:
    scene = Scene("sol", "letnev", "hacan")
    lodor = scene.system("lodor")
    scene.put("sol", lodor, cruiser=1, fighter=2)
    admiral = scene.leader("sol", "admiral", lodor, ship="fighter")
    scene.play(ScuttleUnits(seat=0, kind="fighter", left=1, why="fighter_tax"))
    assert are_carried(scene.state, 0) and not scene.state.leaders[admiral].displaced
    scene.play(ScuttleUnits(seat=0, kind="fighter", left=1, why="fighter_tax"))
    assert are_carried(scene.state, 0) and scene.state.leaders[admiral].displaced

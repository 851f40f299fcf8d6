"""Events of the political deck, one test each: what may be voted for, a refusal, what comes of it."""

from __future__ import annotations

from tests.ti3.market import agree, partners
from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_subjects, put_to_vote, seal, write
from throneworld.ti3.phases.refresh import RefreshPlanets
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.tables import STAGE_1_DECK

SIDES = ("for", "against")


def offers_sides(scene: Scene, agenda: str) -> None:
    """For or against, and nothing else."""
    put_to_vote(scene, agenda)
    scene.offers("sol", *[("vote", agenda, side) for side in SIDES], ("done",))
    scene.refuses("sol", "vote", agenda, 0, rule="SA-9.2.2", key="for_or_against")


def test_compensated_decommissioning_halves_each_type_of_a_fleet_for_its_price() -> None:
    scene = forum()
    scene.put("letnev", "space:lodor", cruiser=3, fighter=5, dreadnought=1)
    scene.fleet("letnev", "lodor", "carrier", ground_force=2)
    scene.put("letnev", "space:lodor", carrier=1)
    scene.put("hacan", "space:quann", destroyer=1)
    lodor, quann = scene.place("space:lodor"), scene.place("space:quann")
    offers_subjects(scene, "compensated_decommissioning", (1, lodor), (2, quann))
    scene.refuses("sol", "vote", "compensated_decommissioning", 0, lodor, rule="SA-9.2.1", key="elects_fleet")
    ballot(scene, "compensated_decommissioning", sol=(1, lodor, 1))
    scene.offers("letnev", ("remove", "carrier", 0, "empty"), ("remove", "carrier", 0, "ground_force:2"))
    scene.refuses("letnev", "remove", "cruiser", 0, rule="SA-9.2.1", key="half_of_each_type")
    scene.choose("letnev", "remove", "carrier", 0, "ground_force:2")
    assert scene.units("letnev", "space:lodor") == {
        "fighter": 3,
        "carrier": 1,
        "dreadnought": 1,
        "cruiser": 2,
    }
    assert scene.state.trade_goods == [0, 5, 0]  # a Carrier for 3, a Cruiser for 2


def test_cost_overruns_take_a_good_for_each_planet_or_one_of_the_loudest_opponent() -> None:
    scene = forum()
    scene.take("sol", "saudor", "lodor")
    for race, goods in (("sol", 5), ("letnev", 1), ("hacan", 4)):
        scene.goods(race, goods)
    offers_sides(scene, "cost_overruns")
    ballot(scene, "cost_overruns", sol=("for", 1))
    assert scene.state.trade_goods == [2, 0, 1]


def test_cost_overruns_against_the_speaker_picks_among_those_tied() -> None:
    scene = forum()
    for race in scene.players:
        scene.goods(race, 2)
    put_to_vote(scene, "cost_overruns")
    ballot(scene, "cost_overruns", letnev=("against", 1), hacan=("against", 1))
    scene.offers("sol", ("player", 1), ("player", 2))
    scene.refuses("sol", "player", 0, rule="SA-9.5.13", key="not_the_most_votes")
    scene.choose("sol", "player", 2)
    assert scene.state.trade_goods == [2, 2, 1]


def test_desperate_measures_clear_a_system_that_is_no_home() -> None:
    scene = forum()
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", space_dock=1)
    scene.activate("letnev", "lodor", "quann")
    scene.activate("hacan", "lodor")
    lodor = scene.place("space:lodor")
    put_to_vote(scene, "desperate_measures")
    home = scene.place("space:home_sol")
    scene.refuses("sol", "vote", "desperate_measures", home, rule="SA-9.2.1", key="elects_system")
    assert len(scene.options("sol")) == 13  # eleven systems beside the three homes, and the Nexus
    ballot(scene, "desperate_measures", sol=(lodor, 1))
    assert scene.state.on_board == [0, 1 << scene.system("quann"), 0]
    assert "lodor" in scene.state.exhausted and scene.state.exhausted_docks == ("lodor",)


def test_galaxy_wide_financial_collapse_exhausts_all_and_closes_secondaries() -> None:
    scene = Scene("sol", "letnev", "hacan")
    offers_sides(scene, "galaxy_wide_financial_collapse")
    ballot(scene, "galaxy_wide_financial_collapse", sol=("for", 1))
    assert set(scene.state.exhausted) == set(scene.state.control)
    scene.play(StrategicAction(seat=0, card="assembly", stage="secondary"))
    assert scene.done
    scene.play(RefreshPlanets(seat=0))
    assert "jord" not in scene.state.exhausted, "the Status Phase refreshes them again"


def test_galaxy_wide_financial_collapse_against_drops_the_refresh() -> None:
    scene = forum()
    decide(scene, "galaxy_wide_financial_collapse", "against")
    before = scene.state.exhausted
    scene.play(RefreshPlanets(seat=0))
    assert scene.done and scene.state.exhausted == before
    scene.play(StrategicAction(seat=0, card="bureaucracy", stage="secondary"))
    assert scene.asked == ["letnev"] and scene.state.exhausted == before, "secondaries are open"


def test_imperial_mandate_gives_a_point_to_all_or_a_counter_to_those_who_lead() -> None:
    scene = Scene("sol", "letnev", "hacan")
    offers_sides(scene, "imperial_mandate")
    ballot(scene, "imperial_mandate", sol=("for", 1))
    assert scene.state.points == [1, 1, 1]
    scene.state.points[:] = [2, 3, 3]
    put_to_vote(scene, "imperial_mandate")
    ballot(scene, "imperial_mandate", sol=("against", 1))
    assert scene.asked == ["letnev"]
    scene.choose("letnev", "gain", "fleet")
    scene.choose("hacan", "gain", "strategy")
    assert scene.state.fleet == [3, 4, 3] and scene.state.strategy == [2, 2, 3]


def test_mutiny_concerns_those_who_voted_for_it_whoever_wins() -> None:
    scene = forum()
    scene.take("hacan", "saudor")
    scene.state.points[:] = [2, 0, 2]
    offers_sides(scene, "mutiny")
    ballot(scene, "mutiny", sol=("for", 1), letnev=("for", 1), hacan=("against", 2))
    scene.offers("sol", ("elect", "for"), ("elect", "against"))
    scene.choose("sol", "elect", "against")
    assert scene.state.points == [1, 0, 2]


def test_open_the_trade_routes_places_goods_or_takes_half() -> None:
    scene = forum()
    agree(scene, ("sol", 1, 0), ("hacan", 1, 1))
    offers_sides(scene, "open_the_trade_routes")
    ballot(scene, "open_the_trade_routes", sol=("for", 1))
    assert scene.state.goods_on == {"sol:1": 3, "hacan:1": 4}
    for race, goods in (("sol", 5), ("letnev", 4), ("hacan", 0)):
        scene.goods(race, goods)
    put_to_vote(scene, "open_the_trade_routes")
    ballot(scene, "open_the_trade_routes", sol=("against", 1))
    assert scene.state.trade_goods == [2, 2, 0]


def test_pax_magnifica_sells_bonuses_for_the_votes_that_were_placed() -> None:
    scene = forum()
    scene.take("sol", "mecatol_rex", "saudor")
    scene.take("hacan", "wellon")
    offers_subjects(scene, "pax_magnifica", ("placed",))
    scene.refuses("sol", "vote", "pax_magnifica", "for", rule="SA-9.2.2", key="votes_are_placed")
    ballot(scene, "pax_magnifica", sol=("placed", 8), letnev=("placed", 1), hacan=("placed", 2))
    scene.offers("sol", ("bonus", "trade_good"), ("bonus", "command_counter"), ("done",))
    scene.refuses("sol", "bonus", "victory_point", rule="SA-9.2.1", key="not_enough_votes_left")
    scene.choose("sol", "bonus", "command_counter")
    scene.choose("sol", "gain", "fleet")
    scene.choose("sol", "bonus", "trade_good")
    scene.choose("sol", "done")
    assert scene.asked == ["hacan"]
    scene.choose("hacan", "bonus", "trade_good")
    assert scene.done and scene.state.trade_goods == [1, 0, 1] and scene.state.fleet == [4, 3, 3]
    assert scene.state.agenda_discards == ("pax_magnifica",)


def test_recognize_accomplishments_takes_the_markers_off_an_objective() -> None:
    scene = Scene("sol", "letnev", "hacan")
    first, second = scene.state.objectives[:2]
    scene.state.scored = [(first, second), (first,), ()]
    scene.state.points[:] = [2, 1, 0]
    face_up = (*scene.state.objectives, *scene.state.objectives_2)
    offers_subjects(scene, "recognize_accomplishments", *[(each,) for each in face_up])
    hidden = STAGE_1_DECK[-1]
    scene.refuses(
        "sol", "vote", "recognize_accomplishments", hidden, rule="SA-9.2.1", key="elects_public_objective"
    )
    ballot(scene, "recognize_accomplishments", sol=(first, 1))
    assert scene.state.scored == [(second,), (), ()] and scene.state.points == [2, 1, 0]


def test_relics_of_the_past_give_five_goods_to_the_elected() -> None:
    scene = Scene("sol", "letnev", "hacan")
    offers_subjects(scene, "relics_of_the_past", (0,), (1,), (2,))
    scene.refuses("sol", "vote", "relics_of_the_past", "for", rule="SA-9.2.1", key="elects_player")
    ballot(scene, "relics_of_the_past", sol=(2, 1))
    assert scene.state.trade_goods == [0, 0, 5]
    assert scene.state.agenda_discards == ("relics_of_the_past",)


def test_repeal_discards_a_law_without_its_other_side() -> None:
    scene = forum()
    scene.goods("letnev", 2)
    scene.law("trade_war")
    scene.law("fleet_regulations")
    offers_subjects(scene, "repeal", ("trade_war",), ("fleet_regulations",))
    scene.refuses("sol", "vote", "repeal", "class_struggle", rule="SA-9.2.1", key="elects_law")
    ballot(scene, "repeal", sol=("trade_war", 1))
    assert scene.state.laws == {"fleet_regulations": ""} and scene.state.trade_goods == [0, 2, 0]
    assert set(scene.state.agenda_discards) == {"repeal", "trade_war"}


def test_repeal_of_a_law_that_holds_points_takes_them() -> None:
    scene = forum()
    decide(scene, "emperor", 1)
    assert scene.state.points == [0, 2, 0]
    decide(scene, "repeal", "emperor")
    assert scene.state.points == [0, 0, 0]


def test_revote_only_on_a_law_that_was_in_force_when_the_round_began() -> None:
    scene = forum()
    scene.law("fleet_regulations")
    decide(scene, "trade_war", "for")
    offers_subjects(scene, "revote", ("fleet_regulations",))
    scene.refuses("sol", "vote", "revote", "trade_war", rule="SA-9.2.1", key="elects_law")
    ballot(scene, "revote", sol=("fleet_regulations", 1))
    assert [each.subject for each in scene.state.marks if each.kind == "vote_again"] == ["fleet_regulations"]
    scene.play(PrimaryAssembly(seat=0, stage="vote_again"))
    scene.offers("sol", *[("vote", "fleet_regulations", side) for side in SIDES], ("done",))
    scene.refuses("sol", "vote", "fleet_regulations", 0, rule="SA-9.2.2", key="for_or_against")
    ballot(scene, "fleet_regulations", sol=("against", 1))
    assert scene.state.laws == {"trade_war": ""} and scene.state.fleet == [4, 4, 4]


def test_seed_of_an_empire_gives_a_point_to_the_first_or_the_last() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.points[:] = [2, 2, 1]
    offers_sides(scene, "seed_of_an_empire")
    ballot(scene, "seed_of_an_empire", sol=("for", 1))
    assert scene.state.points == [3, 3, 1]
    put_to_vote(scene, "seed_of_an_empire")
    ballot(scene, "seed_of_an_empire", sol=("against", 1))
    assert scene.state.points == [3, 3, 2]


def test_sharing_of_technology_teaches_what_partners_have() -> None:
    scene = forum()
    agree(scene, ("sol", 1, 0), ("hacan", 1, 0))
    scene.technologies("hacan", "war_sun", "xenopsychology")
    scene.technologies("sol", "xenopsychology")
    offers_sides(scene, "sharing_of_technology")
    ballot(scene, "sharing_of_technology", sol=("for", 1))
    scene.offers("sol", ("gain", "war_sun"), ("decline",))
    scene.refuses("sol", "gain", "ion_drive", rule="SA-10.2.2", key="nobody_teaches_it")
    scene.refuses("sol", "gain", "xenopsychology", rule="SA-10.1.1", key="technology_owned")
    scene.choose("sol", "gain", "war_sun")
    assert scene.done and scene.state.technologies[0] == ("xenopsychology", "war_sun")


def test_sharing_of_technology_against_breaks_all_agreements_half_rounded_down() -> None:
    scene = forum()
    agree(scene, ("sol", 1, 3), ("hacan", 1, 1))
    agree(scene, ("sol", 2, 5), ("letnev", 2, 2))
    put_to_vote(scene, "sharing_of_technology")
    write(scene, "letnev", "sharing_of_technology", "against", 1)
    seal(scene, "sol")
    seal(scene, "hacan")
    assert partners(scene) == [] and scene.state.trade_goods == [1, 2, 1]


def test_mutiny_that_is_passed_gives_a_point_to_those_who_voted_for_it() -> None:
    scene = forum()
    scene.take("hacan", "saudor")
    scene.state.points[:] = [2, 0, 2]
    ballot_of = {"sol": ("for", 1), "letnev": ("for", 1), "hacan": ("against", 1)}
    put_to_vote(scene, "mutiny")
    ballot(scene, "mutiny", **ballot_of)
    assert scene.done and scene.state.points == [3, 1, 2]

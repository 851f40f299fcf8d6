"""SA chapter 9: votes, slips, ties, and what comes of agendas and laws."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, put_to_vote, seal, write
from throneworld.ti3.council.slips import Slips
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.council.voting import NewVotes, Vote
from throneworld.ti3.deeds import VOTED, deeds_of
from throneworld.ti3.strategic.assembly import PrimaryAssembly

VOICE = "voice_of_the_council"


def three_planets() -> Scene:
    scene = forum()
    scene.take("sol", "mehar_xull")
    scene.take("letnev", "saudor")
    scene.take("hacan", "wellon")
    return scene


def test_sa_9_2_1_the_most_votes_elect_majority_or_not() -> None:
    scene = three_planets()
    put_to_vote(scene, "build_monument")
    scene.refuses("sol", "vote", "build_monument", "jord", rule="SA-9.2.1", key="elects_planet")
    ballot(scene, "build_monument", sol=("saudor", 3), letnev=("mehar_xull", 2), hacan=("wellon", 2))
    assert scene.state.laws == {"build_monument": "saudor"}
    assert scene.state.points == [0, 1, 0]


def test_sa_9_2_1_one_subject_for_all_votes_on_an_agenda() -> None:
    scene = three_planets()
    put_to_vote(scene, "relics_of_the_past", "emperor")
    write(scene, "sol", "relics_of_the_past", 0, 1)
    scene.refuses("sol", "vote", "relics_of_the_past", 1, rule="SA-9.5.7", key="line_written")
    assert ("vote", "emperor", 1) in scene.options("sol")


def test_sa_9_2_1_and_ruling_170_votes_on_a_subject_that_is_gone_fall_away() -> None:
    scene = three_planets()
    scene.law("class_struggle")
    scene.law("trade_war")
    put_to_vote(scene, "repeal", "revote")
    scene.refuses("sol", "vote", "repeal", "bellum_gloriosum", rule="SA-9.2.1", key="elects_law")
    write(scene, "sol", "revote", "class_struggle", 3)
    seal(scene, "sol")
    write(scene, "letnev", "repeal", "class_struggle", 1)
    write(scene, "letnev", "revote", "trade_war", 1)
    seal(scene, "letnev")
    scene.choose("hacan", "done")
    assert scene.state.laws == {"trade_war": ""}
    scene.play(NewVotes(seat=0))
    assert scene.game.asks[0].options[0] == ("vote", "trade_war", "for")


def test_sa_9_2_2_for_or_against_the_majority_decides() -> None:
    scene = three_planets()
    put_to_vote(scene, "imperial_mandate")
    scene.refuses("letnev", "vote", "imperial_mandate", 0, rule="SA-9.2.2", key="for_or_against")
    ballot(scene, "imperial_mandate", sol=("for", 3), letnev=("against", 2))
    assert scene.state.points == [1, 1, 1]


def test_sa_9_2_3_a_law_stays_in_force_and_one_voted_down_is_resolved_and_discarded() -> None:
    scene = forum()
    decide(scene, "fleet_regulations", "for")
    assert scene.state.laws == {"fleet_regulations": ""} and scene.state.fleet == [3, 3, 3]
    other = forum()
    decide(other, "fleet_regulations", "against")
    assert other.state.laws == {} and other.state.fleet == [4, 4, 4]
    assert other.state.agenda_discards == ("fleet_regulations",)


def test_sa_9_2_3_laws_keep_the_order_of_their_age() -> None:
    scene = forum()
    decide(scene, "trade_war", "for")
    decide(scene, "class_struggle", "for")
    assert tuple(scene.state.laws) == ("trade_war", "class_struggle")


def test_sa_9_2_4_and_ruling_73_a_law_voted_on_again_stays_or_is_resolved_against_and_goes() -> None:
    scene = forum()
    scene.law("fleet_regulations")
    put_to_vote(scene, "fleet_regulations")
    ballot(scene, "fleet_regulations", sol=("for", 1))
    assert scene.state.laws == {"fleet_regulations": ""}
    put_to_vote(scene, "fleet_regulations")
    ballot(scene, "fleet_regulations")
    assert scene.state.laws == {"fleet_regulations": ""}
    put_to_vote(scene, "fleet_regulations")
    ballot(scene, "fleet_regulations", sol=("against", 1))
    assert scene.state.laws == {} and scene.state.fleet == [4, 4, 4]


def test_sa_9_2_4_an_elect_law_passes_to_whoever_is_elected_anew() -> None:
    scene = forum()
    scene.law("emperor", 0)
    scene.state.points[:] = [2, 0, 0]
    scene.state.marks = ()
    put_to_vote(scene, "emperor")
    ballot(scene, "emperor", sol=(1, 1))
    assert scene.state.laws == {"emperor": 1} and scene.state.points == [2, 2, 0]


def test_sa_9_5_1_all_are_voted_on_at_once_and_resolved_in_order() -> None:
    scene = three_planets()
    scene.state.speaker = 0
    put_to_vote(scene, "council_precept", "relics_of_the_past")
    assert scene.asked == ["sol", "letnev", "hacan"]
    write(scene, "letnev", "council_precept", "against", 2)
    write(scene, "sol", "relics_of_the_past", 0, 2)
    seal(scene, "sol")
    write(scene, "hacan", "relics_of_the_past", 2, 2)
    assert scene.state.speaker == 1 and scene.asked == ["letnev"]
    scene.offers("letnev", ("elect", 0), ("elect", 2))


def test_sa_9_5_3_slips_are_secret_until_all_are_sealed() -> None:
    scene = three_planets()
    put_to_vote(scene, "imperial_mandate", "cost_overruns")
    write(scene, "sol", "imperial_mandate", "for", 2)
    assert scene.told("line_opened") == []
    for race in ("sol", "letnev", "hacan"):
        seal(scene, race)
    assert scene.told("line_opened") == [(0, "imperial_mandate", 2, "side", "for", "")]


def test_sa_9_5_4_and_ruling_72_unexhausted_influence_at_least_one_and_bonuses_on_top() -> None:
    scene = forum("letnev", "hacan", "sol")
    scene.take("letnev", "saudor", "tarmann")
    scene.take("letnev", "mehar_xull", "wellon", exhausted=True)
    scene.take("hacan", "thibah", exhausted=True)
    scene.technologies("hacan", "xenopsychology")
    assert [votes_of(scene.state, seat) for seat in range(3)] == [3, 4, 1]
    scene.state.voice = 2
    assert votes_of(scene.state, 2) == 6


def test_sa_9_5_4_races_count_their_votes_and_halves_come_last() -> None:
    scene = forum("krotoan", "xxcha", "winnu", "lizix")
    scene.take("krotoan", "saudor")
    scene.take("xxcha", "vefut_ii")
    scene.take("winnu", "wellon", exhausted=True)
    scene.state.exhausted = ("winnu", "wellon", "mordai_ii", "zero_zero_zero")
    scene.take("lizix", "mecatol_rex")
    scene.technologies("xxcha", "xenopsychology")
    scene.state.voice = 0
    assert [votes_of(scene.state, seat) for seat in range(4)] == [4, 9, 4, 8]


def test_sa_9_5_5_letnev_with_two_planets_left_has_three_votes() -> None:
    scene = forum("letnev", "hacan", "sol")
    scene.take("letnev", "saudor", "tarmann")
    scene.take("letnev", "mehar_xull", "wellon", "perimeter", exhausted=True)
    put_to_vote(scene, "seed_of_an_empire")
    scene.choose("letnev", "vote", "seed_of_an_empire", "for")
    scene.offers("letnev", *[("votes", number) for number in range(4)])
    scene.refuses("letnev", "votes", 4, rule="SA-9.5.4", key="not_so_many_votes")


def test_sa_9_5_6_trade_goods_change_hands_while_slips_are_written() -> None:
    scene = forum()
    scene.goods("sol", 3)
    put_to_vote(scene, "seed_of_an_empire")
    scene.choose("sol", "give", 1, 2)
    assert scene.state.trade_goods == [1, 2, 0]
    assert scene.asked == ["sol", "letnev", "hacan"]


def test_sa_9_5_7_and_ruling_159_votes_are_divided_among_the_agendas_and_zero_abstains() -> None:
    scene = forum("letnev", "hacan", "sol")
    scene.take("letnev", "saudor", "tarmann")
    put_to_vote(scene, "seed_of_an_empire", "relics_of_the_past", "cost_overruns")
    write(scene, "letnev", "seed_of_an_empire", "for", 2)
    scene.choose("letnev", "vote", "relics_of_the_past", 0)
    scene.refuses("letnev", "votes", 2, rule="SA-9.5.7", key="votes_left")
    scene.refuses("letnev", "vote", "cost_overruns", "for", rule="SA-9.5.7", key="say_how_many")
    scene.choose("letnev", "votes", 0)
    scene.refuses("letnev", "votes", 1, rule="SA-9.5.7", key="say_what_for")
    scene.choose("letnev", "done")
    assert scene.asked == ["hacan", "sol"]


def test_sa_9_5_8_letnev_puts_two_and_one_and_abstains_from_the_third() -> None:
    scene = forum("letnev", "hacan", "sol")
    scene.take("letnev", "saudor", "tarmann")
    put_to_vote(scene, "seed_of_an_empire", "relics_of_the_past", "cost_overruns")
    write(scene, "letnev", "seed_of_an_empire", "for", 2)
    write(scene, "letnev", "relics_of_the_past", 0, 1)
    assert scene.asked == ["hacan", "sol"]
    seal(scene, "hacan")
    seal(scene, "sol")
    assert scene.state.points == [1, 1, 1] and scene.state.trade_goods == [5, 0, 0]


def test_sa_9_5_9_a_player_who_votes_on_the_winning_side_is_remembered() -> None:
    scene = three_planets()
    put_to_vote(scene, "imperial_mandate")
    ballot(scene, "imperial_mandate", sol=("for", 3), letnev=("against", 1), hacan=("for", 0))
    assert [(deed.seat, deed.about) for deed in deeds_of(scene.state, VOTED)] == [(0, ("imperial_mandate",))]


def test_sa_9_5_10_voting_exhausts_no_planets() -> None:
    scene = three_planets()
    put_to_vote(scene, "imperial_mandate")
    ballot(scene, "imperial_mandate", sol=("for", 3), letnev=("against", 2))
    assert not {"mehar_xull", "saudor", "wellon"} & set(scene.state.exhausted)


def test_sa_9_5_11_trade_goods_buy_no_votes() -> None:
    scene = forum()
    scene.goods("sol", 6)
    assert votes_of(scene.state, 0) == 1


def test_sa_9_5_12_who_abstains_is_subject_to_the_result() -> None:
    scene = forum()
    scene.goods("hacan", 2)
    decide(scene, "trade_war", "against")
    assert scene.state.trade_goods == [0, 0, 1]


def test_sa_9_5_13_the_speaker_of_that_moment_breaks_ties_among_the_tied() -> None:
    scene = three_planets()
    scene.state.speaker = 2
    put_to_vote(scene, "relics_of_the_past")
    ballot(scene, "relics_of_the_past", sol=(0, 2), letnev=(1, 2), hacan=(2, 1))
    scene.offers("hacan", ("elect", 0), ("elect", 1))
    scene.refuses("hacan", "elect", 2, rule="SA-9.5.13", key="not_tied")
    scene.choose("hacan", "elect", 1)
    assert scene.state.trade_goods == [0, 5, 0]


def test_sa_9_5_14_an_agenda_without_votes_is_discarded_without_effect() -> None:
    scene = forum()
    put_to_vote(scene, "fleet_regulations", "vorhal_peace_prize")
    write(scene, "sol", "vorhal_peace_prize", "against", 1)
    write(scene, "letnev", "vorhal_peace_prize", "for", 0)
    seal(scene, "letnev")
    scene.counters("sol", 3, 2, 2)
    seal(scene, "hacan")
    assert scene.state.fleet == [2, 3, 3] and scene.state.trade_goods == [3, 0, 0]
    assert scene.state.laws == {}
    assert set(scene.state.agenda_discards) == {"fleet_regulations", "vorhal_peace_prize"}


FOR_TWO = (("vote", "imperial_mandate", "for"), ("votes", 2), ("done",))
AGAINST_ONE = (("vote", "imperial_mandate", "against"), ("votes", 1), ("done",))


def sealed(scene: Scene) -> Vote:
    """All slips are sealed, none is open."""
    return Vote(
        seat=0,
        stage="sealed",
        agendas=("imperial_mandate",),
        who=(0, 1, 2),
        slips=(FOR_TWO, AGAINST_ONE, AGAINST_ONE),
    )


def test_sa_9_5_7_a_slip_that_is_sealed_anew_replaces_the_old_one() -> None:
    scene = three_planets()
    scene.play(Slips(who=(1,), agendas=("imperial_mandate",)), sealed(scene))
    assert scene.asked == ["letnev"]
    write(scene, "letnev", "imperial_mandate", "for", 2)
    assert scene.told("line_opened") == [
        (0, "imperial_mandate", 2, "side", "for", ""),
        (1, "imperial_mandate", 2, "side", "for", ""),
        (2, "imperial_mandate", 1, "side", "against", ""),
    ]


def test_sa_9_5_3_sealed_slips_of_others_may_be_any_that_their_votes_allow() -> None:
    scene = three_planets()
    scene.play(Slips(who=(1,), agendas=("imperial_mandate",)), sealed(scene))
    seen = {scene.game.imagine(0, seed).step_at(0, Vote).slips for seed in range(12)}
    assert {slips[0] for slips in seen} == {FOR_TWO}
    assert len({slips[2] for slips in seen}) > 2
    assert all(slip[-1] == ("done",) for slips in seen for slip in slips)


def test_sa_9_5_3_others_imagine_any_slip_that_the_votes_allow() -> None:
    scene = three_planets()
    put_to_vote(scene, "imperial_mandate")
    scene.choose("sol", "vote", "imperial_mandate", "against")
    imagined = scene.game.imagine(1, 5)
    slips = imagined.nearest(Slips)
    assert slips is not None and slips.given == ((), (), ())
    own = scene.game.imagine(0, 5).nearest(Slips)
    assert own is not None and own.given == ((("vote", "imperial_mandate", "against"),), (), ())


def test_sa_9_3_1_a_vote_again_follows_the_last_agenda_of_the_council() -> None:
    scene = three_planets()
    scene.state.round = 1
    scene.law("fleet_regulations")
    scene.agenda("deck", "revote")
    scene.play(PrimaryAssembly(seat=0, stage="vote", half="b", agendas=("revote",)))
    ballot(scene, "revote", sol=("fleet_regulations", 3))
    assert scene.asked == ["sol", "letnev", "hacan"]
    assert scene.ask("sol").about["votes"] == 3
    scene.refuses("letnev", "vote", "revote", "fleet_regulations", rule="SA-9.2.1", key="not_on_the_docket")
    ballot(scene, "fleet_regulations", letnev=("against", 1))
    assert scene.done and scene.state.laws == {} and scene.state.fleet == [4, 4, 4]

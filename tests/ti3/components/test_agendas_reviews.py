"""Laws about the discard pile of the council, and about what votes cost."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_sides, put_to_vote, seal, write
from throneworld.ti3.council.reviewing import AddDiscarded
from throneworld.ti3.council.votes import votes_of_planet
from throneworld.ti3.strategic.assembly import PrimaryAssembly

LAW = "policy_review"


def sitting(*discards: str) -> Scene:
    scene = forum()
    decide(scene, LAW, "for")
    gone = (*discards, "emperor", "repeal")
    scene.state.agenda_deck = tuple(each for each in scene.state.agenda_deck if each not in gone)
    scene.state.agenda_discards = discards
    scene.agenda("letnev", "emperor")
    scene.play(PrimaryAssembly(seat=0, stage="choose", half="a"))
    return scene


def test_policy_review_adds_an_agenda_of_the_discard_pile_and_puts_it_under_the_deck() -> None:
    scene = forum()
    offers_sides(scene, LAW)
    scene = sitting("class_struggle", "revote", "council_elder")
    while scene.prompt == "choose_agendas":
        scene.choose("sol", *scene.options("sol")[0])
    assert scene.prompt == "add_discarded"
    assert ("agenda", "class_struggle") in scene.options("sol")
    scene.refuses("sol", "agenda", "mutiny", rule="SA-9.3.4", key="not_in_the_discards")
    scene.choose("sol", "agenda", "class_struggle")
    while scene.prompt == "order_agendas":
        scene.choose("sol", *scene.options("sol")[0])
    scene.pass_all()
    assert scene.prompt == "voting_slip"
    scene.choose("sol", "vote", "class_struggle", "against")
    scene.choose("sol", "votes", 1)
    for race in ("sol", "letnev", "hacan"):
        seal(scene, race)
    assert scene.state.agenda_deck[-1] == "class_struggle", "instead of the discard pile"
    assert "class_struggle" not in (*scene.state.agenda_discards, *scene.state.docket)
    assert not [each for each in scene.state.marks if each.kind == "reviewed"]
    scene.play(AddDiscarded(seat=0))
    scene.refuses("sol", "agenda", "class_struggle", rule="SA-9.3.4", key="not_in_the_discards")


def test_policy_review_leaves_a_law_that_has_passed_in_force() -> None:
    scene = sitting("class_struggle")
    while scene.prompt == "choose_agendas":
        scene.choose("sol", *scene.options("sol")[0])
    while scene.prompt in ("add_discarded", "order_agendas"):
        scene.choose("sol", *scene.options("sol")[0])
    scene.pass_all()
    scene.choose("sol", "vote", "class_struggle", "for")
    scene.choose("sol", "votes", 1)
    for race in ("sol", "letnev", "hacan"):
        seal(scene, race)
    assert "class_struggle" in scene.state.laws and "class_struggle" not in scene.state.agenda_deck


def test_policy_review_asks_nothing_without_discards() -> None:
    scene = sitting()
    while scene.prompt == "choose_agendas":
        scene.choose("sol", *scene.options("sol")[0])
    assert scene.prompt != "add_discarded"


def test_policy_review_against_shuffles_the_pile_into_the_deck() -> None:
    scene = forum()
    scene.state.agenda_discards = scene.state.agenda_deck[:3]
    scene.state.agenda_deck = scene.state.agenda_deck[3:]
    before = {*scene.state.agenda_discards, *scene.state.agenda_deck} - {LAW}
    offers_sides(scene, LAW)
    ballot(scene, LAW, sol=("against", 1))
    assert set(scene.state.agenda_deck) == before and scene.state.agenda_discards == (LAW,)


MEDIA = "media_war"


def campaign(*races: str) -> Scene:
    """Media War is in force; planets of Sol and Letnev are refreshed."""
    scene = forum(*races)
    decide(scene, MEDIA, "for")
    scene.take(scene.players[0], "lodor", "thibah")
    scene.take(scene.players[1], "quann")
    scene.state.exhausted = tuple(
        each for each in scene.state.control if each not in ("lodor", "thibah", "quann", "mecatol_rex")
    )
    return scene


def test_media_war_counts_planets_that_the_slip_names_and_exhausts_them_before_it_is_opened() -> None:
    scene = forum()
    offers_sides(scene, MEDIA)
    scene = campaign()
    scene.take("sol", "mecatol_rex")
    put_to_vote(scene, "trade_war")
    slip = scene.ask("sol").about
    assert (slip["votes"], slip["left"]) == (1, 1), "one is free"
    exhausts = {option for option in scene.options("sol") if option[0] == "exhaust"}
    assert exhausts == {("exhaust", each) for each in ("lodor", "thibah", "mecatol_rex")}
    scene.refuses("sol", "exhaust", "quann", rule="SA-7.2.2", key="not_your_planet")
    scene.refuses("sol", "exhaust", "jord", rule="SA-9.5.4", key="planet_gives_no_votes")
    scene.choose("sol", "exhaust", "mecatol_rex")
    scene.refuses("sol", "exhaust", "mecatol_rex", rule="SA-9.5.7", key="planet_on_slip")
    assert scene.ask("sol").about["votes"] == 6 and "mecatol_rex" not in scene.state.exhausted
    scene.choose("sol", "vote", "trade_war", "for")
    scene.refuses("sol", "votes", 7, rule="SA-9.5.4", key="not_so_many_votes")
    scene.choose("sol", "votes", 5)
    scene.choose("sol", "done")
    scene.choose("letnev", "vote", "trade_war", "against")
    scene.choose("letnev", "votes", 1)
    scene.choose("letnev", "done")
    assert "mecatol_rex" not in scene.state.exhausted, "slips are still sealed"
    seal(scene, "hacan")
    assert "mecatol_rex" in scene.state.exhausted
    assert not {"lodor", "thibah", "quann"} & set(scene.state.exhausted), "nobody named them"
    assert scene.told("line_opened")[-2:] == [
        (0, "trade_war", 5, "side", "for", ""),
        (1, "trade_war", 1, "side", "against", ""),
    ]
    assert not [each for each in scene.state.marks if each.kind == "spent_on_votes"]


def test_ruling_171_with_media_war_only_planets_that_were_exhausted_for_it_give_votes() -> None:
    """What Political Hold and the like look at while the slips lie open."""
    scene = campaign()
    scene.hold("hacan", "discredit")
    put_to_vote(scene, "trade_war")
    scene.choose("sol", "exhaust", "thibah")
    scene.choose("sol", "vote", "trade_war", "for")
    scene.choose("sol", "votes", 1)
    for race in ("sol", "letnev", "hacan"):
        seal(scene, race)
    assert scene.asked == ["hacan"] and scene.prompt == "window"
    given = {planet: votes_of_planet(scene.state, 0, planet) for planet in ("thibah", "lodor", "jord")}
    assert given == {"thibah": 1, "lodor": 0, "jord": 0}


def test_media_war_takes_votes_off_the_last_lines_whose_planet_was_exhausted_meanwhile() -> None:
    scene = campaign()
    put_to_vote(scene, "trade_war", "closing_the_wormholes")
    scene.choose("sol", "exhaust", "thibah")
    write(scene, "sol", "trade_war", "for", 1)
    scene.choose("sol", "exhaust", "lodor")
    write(scene, "sol", "closing_the_wormholes", "for", scene.ask("sol").about["left"])
    for race in ("sol", "letnev"):
        seal(scene, race)
    scene.state.exhausted = (*scene.state.exhausted, "lodor")
    seal(scene, "hacan")
    assert scene.state.exhausted.count("lodor") == 1 and "thibah" in scene.state.exhausted
    opened = [(agenda, votes) for seat, agenda, votes, *_ in scene.told("line_opened") if seat == 0]
    assert opened[-2:] == [("trade_war", 1), ("closing_the_wormholes", 0)]


def test_media_war_leaves_votes_of_planets_free_where_it_is_not_in_force() -> None:
    scene = forum()
    put_to_vote(scene, "trade_war")
    scene.refuses("sol", "exhaust", "jord", rule="SA-9.5.4", key="votes_cost_no_planet")


def test_media_war_asks_winnu_to_be_exhausted_but_counts_it_if_it_was_before() -> None:
    scene = campaign("winnu", "letnev", "hacan")
    put_to_vote(scene, "trade_war")
    worth = scene.ask("winnu").about["votes"]
    assert worth == 4, "it was exhausted before"
    scene.state.exhausted = tuple(each for each in scene.state.exhausted if each != "winnu")
    put_to_vote(scene, "trade_war")
    assert scene.ask("winnu").about["votes"] == 1
    scene.choose("winnu", "exhaust", "winnu")
    assert scene.ask("winnu").about["votes"] == worth


def test_media_war_against_lets_each_turn_influence_into_goods() -> None:
    scene = forum()
    scene.take("sol", "lodor", "thibah", "capha")
    scene.state.exhausted = tuple(
        each for each in scene.state.control if each not in ("lodor", "thibah", "capha")
    )
    put_to_vote(scene, MEDIA)
    ballot(scene, MEDIA, sol=("against", 1))
    assert scene.asked == ["sol"]
    scene.offers("sol", ("exhaust", "lodor"), ("exhaust", "thibah"), ("done",))
    scene.refuses("sol", "exhaust", "capha", rule="SA-8.3.3", key="planet_worth_nothing")
    scene.refuses("sol", "exhaust", "jord", rule="SA-8.3.1", key="planet_exhausted")
    scene.choose("sol", "exhaust", "lodor")
    scene.choose("sol", "done")
    assert scene.done and scene.state.trade_goods == [1, 0, 0] and "thibah" not in scene.state.exhausted

"""The law about the discard pile of the council."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_sides, seal
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

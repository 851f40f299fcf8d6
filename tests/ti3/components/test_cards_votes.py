"""Action cards that add votes: Bribery and Fantastic Rhetoric."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from throneworld.ti3.council.slips import Line
from throneworld.ti3.council.voting import Vote
from throneworld.ti3.tables import MECATOL_TILE

NORR, LETNEV, WINNU = 0, 1, 2
STRUGGLE = "class_struggle"


def table(*cards: str) -> Scene:
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", *cards)
    scene.agenda("letnev", STRUGGLE)
    return scene


# Bribery


def opened(*lines: Line) -> Vote:
    return Vote(seat=LETNEV, agendas=(STRUGGLE,), who=(0, 1, 2), lines=lines, stage="revealed")


FOR_IT, AGAINST_IT = Line(NORR, STRUGGLE, "for", 1), Line(LETNEV, STRUGGLE, "against", 4)


def test_bribery_buys_votes_with_resources_as_often_as_its_player_likes() -> None:
    scene = table("bribery")
    scene.goods("norr", 4)
    scene.state.exhausted = tuple(scene.state.control)
    scene.hold("letnev", "discredit")
    scene.play(opened(FOR_IT, AGAINST_IT))
    scene.offers("norr", ("play", "bribery"), PASS)
    scene.choose("norr", "play", "bribery")
    scene.offers("norr", *[("buy_votes", number) for number in (1, 2, 3, 4)], ("done",))
    scene.refuses("norr", "buy_votes", 5, rule="SA-8.3.3", key="not_enough_resources")
    scene.choose("norr", "buy_votes", 2)
    assert scene.told("votes_changed") == [(NORR, STRUGGLE, 2)] and scene.state.trade_goods[NORR] == 2
    scene.choose("letnev", "pass")
    scene.offers("norr", ("play", "bribes"), PASS)
    scene.choose("norr", "play", "bribes")
    scene.choose("norr", "buy_votes", 2)
    scene.choose("letnev", "pass")
    assert STRUGGLE in scene.state.laws, "five against four"
    assert "bribes" not in [each.kind for each in scene.state.marks]


def test_bribery_on_an_agenda_on_which_one_has_abstained_means_naming_a_side() -> None:
    scene = table("bribery")
    scene.goods("norr", 5)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(opened(AGAINST_IT))
    scene.choose("norr", "play", "bribery")
    scene.offers("norr", ("elect", "for"), ("elect", "against"))
    scene.refuses("norr", "elect", LETNEV, rule="SA-9.2.2", key="for_or_against")
    scene.choose("norr", "elect", "for")
    scene.choose("norr", "buy_votes", 5)
    assert STRUGGLE in scene.state.laws


def test_bribery_is_about_one_of_several_agendas() -> None:
    scene = table("bribery")
    scene.agenda("winnu", "emperor")
    scene.play(Vote(seat=LETNEV, agendas=(STRUGGLE, "emperor"), who=(0, 1, 2), stage="revealed"))
    scene.choose("norr", "play", "bribery")
    scene.offers("norr", ("voted_agenda", STRUGGLE), ("voted_agenda", "emperor"))
    scene.refuses("norr", "voted_agenda", "mutiny", rule="SA-9.2.1", key="not_on_the_docket")


def test_bribery_is_over_when_the_votes_are_fixed_and_an_agent_at_mecatol_rex_cancels_it() -> None:
    scene = table("bribery")
    scene.goods("norr", 5)
    agent = agent_at(scene, "winnu", MECATOL_TILE)
    scene.play(opened(FOR_IT, AGAINST_IT))
    scene.choose("norr", "play", "bribery")
    interfere(scene, "winnu", agent)
    assert STRUGGLE not in scene.state.laws and scene.state.marks[0].kind == "rests"
    assert not scene.told("votes_changed")


def test_bribery_and_fantastic_rhetoric_are_not_for_agendas_that_can_elect_nothing() -> None:
    for card, stage in (("bribery", "revealed"), ("fantastic_rhetoric", "sealed")):
        scene = table(card)
        scene.goods("norr", 5)
        scene.play(Vote(seat=LETNEV, agendas=("repeal",), who=(0, 1, 2), slips=((),) * 3, stage=stage))
        assert ("play", card) not in (scene.options("norr") if scene.asked else ()), "no law is in force"
        scene.play(
            Vote(seat=LETNEV, agendas=("repeal", STRUGGLE), who=(0, 1, 2), slips=((),) * 3, stage=stage)
        )
        scene.choose("norr", "play", card)
        assert scene.prompt == "name_side" and scene.ask("norr").about["agenda"] == STRUGGLE


# Fantastic Rhetoric


def sealed(scene: Scene, *norr: tuple[str | int, ...]) -> None:
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(Vote(seat=LETNEV, agendas=(STRUGGLE,)))
    for option in norr:
        scene.choose("norr", *option)
    if "norr" in scene.asked and scene.prompt == "voting_slip":
        scene.choose("norr", "done")
    scene.choose("letnev", "vote", STRUGGLE, "against")
    scene.choose("letnev", "votes", 1)
    scene.choose("winnu", "done")


def test_fantastic_rhetoric_adds_10_votes_and_lets_opponents_write_their_slips_again() -> None:
    scene = table("fantastic_rhetoric")
    sealed(scene, ("vote", STRUGGLE, "for"), ("votes", 1))
    scene.offers("norr", ("play", "fantastic_rhetoric"), PASS)
    scene.choose("norr", "play", "fantastic_rhetoric")
    assert scene.told("votes_pledged") == [(NORR, STRUGGLE, 10)]
    assert scene.asked == ["letnev", "winnu"] or scene.asked == ["winnu", "letnev"]
    sides = (("vote", STRUGGLE, "for"), ("vote", STRUGGLE, "against"))
    scene.offers("letnev", *sides, ("keep",), ("done",))
    scene.refuses("letnev", "vote", "emperor", "for", rule="SA-9.2.1", key="not_on_the_docket")
    scene.choose("letnev", "keep")
    scene.choose("winnu", "vote", STRUGGLE, "against")
    scene.choose("winnu", "votes", 1)
    lines = [each[:3] for each in scene.told("line_opened")]
    assert lines == [(NORR, STRUGGLE, 11), (LETNEV, STRUGGLE, 1), (WINNU, STRUGGLE, 1)]
    assert STRUGGLE in scene.state.laws


def test_fantastic_rhetoric_of_one_who_abstained_is_for_a_side_that_he_names_openly() -> None:
    scene = table("fantastic_rhetoric")
    sealed(scene)
    scene.choose("norr", "play", "fantastic_rhetoric")
    scene.offers("norr", ("elect", "for"), ("elect", "against"))
    scene.choose("norr", "elect", "for")
    scene.choose("letnev", "keep")
    scene.choose("winnu", "keep")
    assert [each[:3] for each in scene.told("line_opened")] == [(LETNEV, STRUGGLE, 1), (NORR, STRUGGLE, 10)]


def test_fantastic_rhetoric_is_cancelled_by_an_agent_at_mecatol_rex() -> None:
    scene = table("fantastic_rhetoric")
    agent = agent_at(scene, "winnu", MECATOL_TILE)
    sealed(scene, ("vote", STRUGGLE, "for"), ("votes", 1))
    scene.choose("norr", "play", "fantastic_rhetoric")
    interfere(scene, "winnu", agent)
    assert [each[2] for each in scene.told("line_opened")] == [1, 1]

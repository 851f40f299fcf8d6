"""Action cards about councils: an agenda is replaced, votes are halved and held, a law is voted on again."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, act, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.marks import ROUND, mark
from throneworld.kernel.asks import Option
from throneworld.ti3.council.docket import WITH_TOKEN, WITHOUT_TOKEN, disband
from throneworld.ti3.council.slips import Line
from throneworld.ti3.council.voting import Vote
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.tables import MECATOL_TILE

NORR, LETNEV, WINNU = 0, 1, 2
EMPEROR, STRUGGLE, TAX = "emperor", "class_struggle", "fighter_tax"


def council(*cards: str) -> Scene:
    """Letnev have laid the Emperor open, Winnu and the deck the others. In the first round: no Voice."""
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", *cards)
    scene.state.round = 1
    scene.agenda("letnev", EMPEROR)
    scene.agenda("winnu", STRUGGLE)
    scene.agenda("deck", TAX)
    return scene


def assembly(half: str, *agendas: str, chosen: tuple[str, ...] = ()) -> PrimaryAssembly:
    return PrimaryAssembly(
        seat=LETNEV, stage="chosen", half=half, agendas=agendas, by_holder=chosen or agendas
    )


# Veto


def test_veto_discards_a_chosen_agenda_for_which_another_is_chosen() -> None:
    scene = council("veto")
    scene.play(assembly(WITHOUT_TOKEN, STRUGGLE))
    scene.offers("norr", ("play", "veto"), PASS)
    scene.choose("norr", "play", "veto")
    assert STRUGGLE in scene.state.agenda_discards, "the only one there was"
    scene.offers("letnev", ("agenda", EMPEROR), ("agenda", TAX))
    scene.refuses("letnev", "agenda", STRUGGLE, rule="SA-9.3.5", key="agenda_not_revealed")
    scene.choose("letnev", "agenda", TAX)
    assert scene.prompt == "voting_slip" and scene.told("agendas_ordered") == [(TAX,)]


def test_veto_lets_the_order_be_fixed_anew_and_spares_what_others_have_added() -> None:
    scene = council("veto")
    scene.politics("letnev", "minister_of_peace")
    scene.state.politics[LETNEV] = ()
    scene.state.docket = (*scene.state.docket, "minister_of_peace")
    scene.play(assembly(WITH_TOKEN, STRUGGLE, TAX, chosen=(STRUGGLE,)))
    scene.choose("norr", "play", "veto")
    assert scene.state.revealed[WINNU] == "", "the other one was added"
    assert scene.asked == ["letnev"] and scene.prompt == "order_agendas", "the Emperor is their own"
    scene.choose("letnev", "next", "minister_of_peace")
    assert scene.told("agendas_ordered") == [("minister_of_peace", TAX)]


def test_veto_chooses_among_all_that_the_holder_has_chosen() -> None:
    scene = council("veto")
    scene.play(assembly(WITHOUT_TOKEN, STRUGGLE, EMPEROR, TAX, chosen=(STRUGGLE, EMPEROR)))
    scene.choose("norr", "play", "veto")
    scene.offers("norr", ("strike", STRUGGLE), ("strike", EMPEROR))
    scene.refuses("norr", "strike", TAX, rule="SA-9.3.5", key="not_chosen_by_holder")
    scene.choose("norr", "strike", EMPEROR)
    assert scene.prompt == "voting_slip", "nothing is left that could be chosen"
    nearest = scene.game.nearest(PrimaryAssembly)
    assert nearest is not None and nearest.agendas == (STRUGGLE, TAX)


def test_veto_of_the_only_agenda_means_that_nothing_is_voted_on() -> None:
    scene = council("veto")
    scene.state.revealed, scene.state.docket = ["", EMPEROR, ""], ()
    scene.play(assembly(WITHOUT_TOKEN, EMPEROR))
    scene.choose("norr", "play", "veto")
    assert scene.done and not scene.state.laws and EMPEROR in scene.state.agenda_discards


def test_veto_needs_an_agenda_that_the_holder_has_chosen() -> None:
    scene = council("veto")
    scene.play(PrimaryAssembly(seat=LETNEV, stage="chosen", half=WITHOUT_TOKEN, agendas=(TAX,)))
    assert ("play", "veto") not in scene.options("norr")


def test_veto_is_cancelled_by_an_agent_at_mecatol_rex() -> None:
    scene = council("veto")
    agent = agent_at(scene, "winnu", MECATOL_TILE)
    scene.play(assembly(WITHOUT_TOKEN, STRUGGLE))
    scene.choose("norr", "play", "veto")
    interfere(scene, "winnu", agent)
    assert scene.prompt == "voting_slip" and STRUGGLE not in scene.state.agenda_discards


# Hired Thugs


def test_hired_thugs_halve_the_votes_of_a_player_on_each_agenda() -> None:
    scene = council("hired_thugs")
    scene.play(assembly(WITHOUT_TOKEN, STRUGGLE, TAX))
    scene.offers("norr", ("play", "hired_thugs"), PASS)
    scene.choose("norr", "play", "hired_thugs")
    scene.offers("norr", ("player", NORR), ("player", LETNEV), ("player", WINNU))
    scene.choose("norr", "player", LETNEV)
    assert scene.prompt == "voting_slip"
    lines = (Line(LETNEV, STRUGGLE, "for", 5), Line(LETNEV, TAX, "for", 1), Line(WINNU, STRUGGLE, "for", 4))
    scene.play(Vote(seat=LETNEV, agendas=(STRUGGLE, TAX), who=(0, 1, 2), lines=lines, stage="revealed"))
    assert scene.told("votes_changed") == [(LETNEV, STRUGGLE, -2)], "five are three, one stays one"
    assert not [each for each in scene.state.marks if each.kind == "threatened"]


def test_hired_thugs_come_before_what_is_played_on_open_slips() -> None:
    """First votes are halved (ruling 119); then nobody can be threatened any more."""
    scene = council("hired_thugs", "discredit")
    scene.play(assembly(WITHOUT_TOKEN, STRUGGLE))
    scene.choose("norr", "play", "hired_thugs")
    scene.choose("norr", "player", LETNEV)
    lines = (Line(LETNEV, STRUGGLE, "for", 15), Line(WINNU, STRUGGLE, "against", 4))
    scene.play(Vote(seat=LETNEV, agendas=(STRUGGLE,), who=(0, 1, 2), lines=lines, stage="revealed"))
    assert scene.told("votes_changed") == [(LETNEV, STRUGGLE, -7)]
    scene.offers("norr", ("play", "discredit"), PASS)
    scene.refuses("norr", "play", "hired_thugs", rule="SA-8.7.1", key="not_yours")
    scene.choose("norr", "pass")
    assert STRUGGLE in scene.state.laws, "eight votes against four"


def test_hired_thugs_have_no_use_when_the_council_is_disbanded() -> None:
    scene = council("hired_thugs", "council_disbanded")
    scene.play(assembly(WITHOUT_TOKEN, STRUGGLE))
    scene.choose("norr", "play", "council_disbanded")
    assert scene.done


# Political Hold


def held(letnev: int, norr: int | None, *cards: str) -> Scene:
    """Letnev have votes at Saudor and Quann; the slips are sealed."""
    scene = council("political_hold", *cards)
    scene.take("letnev", "quann")
    done: tuple[Option, ...] = (("done",),)
    of_letnev: tuple[Option, ...] = (("vote", STRUGGLE, "for"), ("votes", letnev), *done)
    of_norr = (("vote", STRUGGLE, "against"), ("votes", norr), *done) if norr is not None else done
    slips = (of_norr, of_letnev, done)
    scene.play(Vote(seat=LETNEV, agendas=(STRUGGLE, TAX), who=(0, 1, 2), slips=slips, stage="sealed"))
    scene.offers("norr", ("play", "political_hold"), PASS)
    scene.choose("norr", "play", "political_hold")
    return scene


def test_political_hold_takes_the_votes_of_a_system_for_its_player() -> None:
    scene = held(3, 2)
    quann = scene.system("quann")
    scene.refuses("norr", "system", MECATOL_TILE, rule="SA-8.7.1", key="not_mecatol")
    scene.refuses("norr", "system", scene.system("lodor"), rule="SA-8.7.1", key="gives_votes")
    scene.choose("norr", "system", quann)
    scene.offers("norr", ("voted_agenda", STRUGGLE), ("voted_agenda", TAX))
    scene.choose("norr", "voted_agenda", STRUGGLE)
    number = votes_of_quann(scene)
    assert scene.told("votes_changed") == [(LETNEV, STRUGGLE, -number), (NORR, STRUGGLE, number)]
    assert STRUGGLE not in scene.state.laws


def votes_of_quann(scene: Scene) -> int:
    """Its influence."""
    return int(scene.view("norr")["planets"]["quann"]["influence"])


def test_political_hold_takes_no_more_than_was_put_on_the_agenda_after_thugs_were_there() -> None:
    scene = council("political_hold")
    scene.take("letnev", "quann", "mehar_xull")
    scene.state.marks = ()
    subject = f"{scene.system('quann')} {STRUGGLE}"
    mark(scene.game, "held_votes", seat=NORR, subject=subject, until=ROUND)
    mark(scene.game, "threatened", seat=LETNEV, until=ROUND)
    lines = (Line(LETNEV, STRUGGLE, "for", 1), Line(NORR, STRUGGLE, "against", 0))
    scene.play(Vote(seat=LETNEV, agendas=(STRUGGLE,), who=(0, 1, 2), lines=lines, stage="revealed"))
    assert scene.told("votes_changed") == [(LETNEV, STRUGGLE, -1), (NORR, STRUGGLE, 1)]


def test_nobody_takes_back_that_he_left_political_hold_in_his_hand_once_slips_are_open() -> None:
    scene = council("political_hold")
    scene.take("letnev", "quann")
    slips: tuple[tuple[Option, ...], ...] = (
        (("done",),),
        (("vote", STRUGGLE, "for"), ("votes", 3), ("done",)),
    )
    scene.play(Vote(seat=LETNEV, agendas=(STRUGGLE,), who=(0, 1), slips=slips, stage="sealed"))
    scene.choose("norr", *PASS)
    assert scene.told("line_opened") and scene.game.fenced == scene.game.choices.size


def test_political_hold_asks_who_has_abstained_for_a_side_before_slips_are_opened() -> None:
    scene = held(3, None)
    scene.choose("norr", "system", scene.system("quann"))
    scene.choose("norr", "voted_agenda", STRUGGLE)
    assert scene.prompt == "name_side" and not scene.told("line_opened")
    scene.offers("norr", ("elect", "for"), ("elect", "against"))
    scene.choose("norr", "elect", "against")
    assert scene.told("side_named") == [(NORR, STRUGGLE, "side", "against", "")]
    assert scene.told("votes_changed")[-1] == (NORR, STRUGGLE, votes_of_quann(scene))


def test_political_hold_is_cancelled_by_an_agent_in_the_system_or_at_mecatol_rex() -> None:
    for where in ("quann", MECATOL_TILE):
        scene = council("political_hold")
        scene.take("letnev", "quann")
        agent = agent_at(scene, "winnu", where)
        slips = ((("done",),),) * 3
        scene.play(Vote(seat=LETNEV, agendas=(STRUGGLE,), who=(0, 1, 2), slips=slips, stage="sealed"))
        scene.choose("norr", "play", "political_hold")
        scene.choose("norr", "system", scene.system("quann"))
        interfere(scene, "winnu", agent)
        assert not [each for each in scene.state.marks if each.kind == "held_votes"]


# Political Coup


def lawful(*laws: str) -> Scene:
    scene = Scene("norr", "letnev", "winnu")
    for law in laws:
        scene.law(law)
    return scene


def test_political_coup_votes_on_a_law_at_once() -> None:
    scene = lawful(STRUGGLE, TAX)
    act(scene, "norr", "political_coup")
    scene.offers("norr", ("vote_anew", STRUGGLE), ("vote_anew", TAX), ("vote_anew", "voice_of_the_council"))
    scene.refuses("norr", "vote_anew", EMPEROR, rule="SA-9.2.3", key="law_not_in_play")
    scene.choose("norr", "vote_anew", TAX)
    assert scene.prompt == "voting_slip"
    for race in ("norr", "letnev", "winnu"):
        if race == "norr":
            scene.choose(race, "vote", TAX, "against")
            scene.choose(race, "votes", 1)
        if race in scene.asked and scene.prompt == "voting_slip":
            scene.choose(race, "done")
    assert TAX not in scene.state.laws and STRUGGLE in scene.state.laws
    act(scene, "letnev", "political_coup")  # drawn again
    scene.offers("letnev", ("vote_anew", STRUGGLE), ("vote_anew", "voice_of_the_council"))
    scene.refuses("letnev", "vote_anew", TAX, rule="SA-9.2.3", key="law_not_in_play")


def test_political_coup_elects_a_new_voice_of_the_council() -> None:
    scene = lawful()
    scene.state.voice = WINNU
    act(scene, "norr", "political_coup")
    scene.choose("norr", "vote", "voice_of_the_council", NORR)
    scene.choose("norr", "votes", 1)
    for race in ("norr", "letnev", "winnu"):
        if race in scene.asked and scene.prompt == "voting_slip":
            scene.choose(race, "done")
    assert scene.state.voice == NORR


def test_political_coup_needs_something_to_vote_on() -> None:
    scene = lawful()
    scene.state.round = 1
    assert cannot_act(scene, "norr", "political_coup") == "SA-9.2.3 no_law_in_play"
    scene = lawful(TAX)
    scene.state.round = 1
    act(scene, "norr", "political_coup")
    assert scene.prompt == "voting_slip", "no Voice in the first round"


def test_political_coup_is_not_possible_when_the_council_was_disbanded_in_this_round() -> None:
    scene = lawful(TAX)
    scene.game.stack = [PrimaryAssembly(seat=LETNEV, stage="vote")]
    disband(scene.game)
    assert cannot_act(scene, "norr", "political_coup") == "SA-9.1.1 council_is_over"


def test_political_coup_is_cancelled_by_an_agent_at_mecatol_rex() -> None:
    scene = lawful(TAX)
    agent = agent_at(scene, "winnu", MECATOL_TILE)
    scene.state.round = 1
    scene.hold("norr", "political_coup")
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "component", "political_coup")
    interfere(scene, "winnu", agent)
    assert scene.prompt == "choose_action" and TAX in scene.state.laws

"""SA chapter 9: political cards, how agendas are chosen and ordered, Voice of the Council."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import assemble, ballot, seal, write
from throneworld.imperium.board import held_planets
from throneworld.ti3.phases.agendas import top_up_docket
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.strategic.bureaucracy import SecondaryBureaucracy

VOICE = "voice_of_the_council"
FIVE = {
    "sol": "seed_of_an_empire",
    "letnev": "cost_overruns",
    "hacan": "imperial_mandate",
    "deck": "fighter_tax relics_of_the_past",
}


def senate(speaker: str = "letnev", in_round: int = 1) -> Scene:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.speaker, scene.state.round = scene.seat(speaker), in_round
    return scene


def docket(scene: Scene) -> tuple[str, ...]:
    council = scene.game.nearest(PrimaryAssembly)
    assert council is not None
    return council.agendas


def in_round_two(*agendas: str) -> Scene:
    """Agendas were chosen; what comes after the choice is open."""
    scene = senate("sol", in_round=2)
    for agenda in agendas:
        scene.agenda("deck", agenda)
    scene.play(PrimaryAssembly(seat=0, stage="chosen", half="b", agendas=agendas))
    return scene


def test_sa_9_1_1_assembly_and_bureaucracy_bring_political_cards() -> None:
    scene = senate()
    assemble(scene, **FIVE)
    scene.play(PrimaryAssembly(seat=0))
    assert len(scene.state.politics[0]) == 2 and len(scene.state.hands[0]) == 2
    scene.play(SecondaryBureaucracy(seat=1))
    assert len(scene.state.politics[1]) == 1


def test_sa_9_3_2_with_fewer_than_five_players_the_deck_adds_agendas_up_to_five() -> None:
    scene = senate()
    scene.agenda("sol", "revote")
    scene.agenda("hacan", "emperor")
    deck = scene.state.agenda_deck
    top_up_docket(scene.game)
    assert scene.state.docket == deck[:3] and scene.state.revealed == ["revote", "", "emperor"]
    crowd = Scene("sol", "letnev", "hacan", "norr", "yin")
    crowd.agenda("sol", "revote")
    top_up_docket(crowd.game)
    assert crowd.state.docket == ()


def test_sa_9_3_2_without_a_council_what_the_deck_added_goes_with_the_round() -> None:
    scene = senate()
    scene.agenda("sol", "revote")
    scene.agenda("deck", "emperor")
    scene.play(StatusPhase(stage="round_over"))
    assert scene.state.docket == () and scene.state.revealed == ["revote", "", ""]
    assert scene.state.agenda_discards == ("emperor",)


def test_sa_9_3_3_the_holder_of_assembly_decides_about_the_speaker_token() -> None:
    scene = senate()
    assemble(scene, **FIVE)
    scene.offers("sol", ("primary", "a"), ("primary", "b"))
    scene.choose("sol", "primary", "a")
    assert scene.state.speaker == scene.seat("sol")


def test_sa_9_3_4_and_3_3_4_and_1_3_6_with_the_token_exactly_three_agendas_never_the_own_one() -> None:
    scene = senate()
    assemble(scene, **FIVE)
    scene.choose("sol", "primary", "a")
    others = ("cost_overruns", "imperial_mandate", "fighter_tax", "relics_of_the_past")
    scene.offers("sol", *[("agenda", each) for each in others])
    scene.refuses("sol", "agenda", "seed_of_an_empire", rule="SA-9.3.4", key="own_agenda")
    scene.refuses("sol", "strike", "fighter_tax", rule="SA-9.3.4", key="none_is_discarded")
    scene.choose("sol", "agenda", "fighter_tax")
    scene.choose("sol", "agenda", "cost_overruns")
    scene.refuses("sol", "done", rule="SA-9.3.4", key="exactly_three")
    scene.refuses("sol", "agenda", "mutiny", rule="SA-9.3.5", key="agenda_not_revealed")
    scene.choose("sol", "agenda", "relics_of_the_past")
    scene.offers("sol", *[("next", each) for each in ("fighter_tax", "cost_overruns", "relics_of_the_past")])


def test_sa_9_3_4_and_ruling_70_fewer_than_three_are_all_taken() -> None:
    scene = Scene("sol", "letnev", "hacan", "norr", "yin")
    scene.state.round = 1
    assemble(scene, sol="seed_of_an_empire", letnev="cost_overruns", hacan="imperial_mandate")
    scene.choose("sol", "primary", "a")
    scene.offers("sol", ("agenda", "cost_overruns"), ("agenda", "imperial_mandate"))
    scene.choose("sol", "agenda", "cost_overruns")
    scene.choose("sol", "next", "imperial_mandate")
    assert docket(scene) == ("imperial_mandate", "cost_overruns")
    assert scene.asked == ["sol", "letnev", "hacan", "norr", "yin"]


def test_sa_9_3_5_and_ruling_40_without_the_token_one_agenda_and_three_more_to_vote_on_or_discard() -> None:
    scene = senate()
    assemble(scene, **FIVE)
    scene.choose("sol", "primary", "b")
    scene.offers("sol", ("speaker", 1), ("speaker", 2))
    scene.refuses("sol", "speaker", 0, rule="SA-9.3.5", key="another_or_nobody")
    scene.choose("sol", "speaker", 1)
    all_five = [card for cards in FIVE.values() for card in cards.split()]
    scene.offers("sol", *[("agenda", each) for each in all_five])
    scene.refuses("sol", "strike", "cost_overruns", rule="SA-9.3.5", key="first_is_voted_on")
    scene.refuses("sol", "done", rule="SA-9.3.5", key="one_is_voted_on")
    scene.choose("sol", "agenda", "seed_of_an_empire")
    assert ("strike", "seed_of_an_empire") not in scene.options("sol")
    scene.choose("sol", "strike", "cost_overruns")
    scene.choose("sol", "strike", "fighter_tax")
    scene.choose("sol", "agenda", "relics_of_the_past")
    scene.offers("sol", ("next", "seed_of_an_empire"), ("next", "relics_of_the_past"))
    assert scene.state.agenda_discards == ("fighter_tax", "cost_overruns")
    assert scene.state.revealed == ["seed_of_an_empire", "", "imperial_mandate"]
    assert scene.state.speaker == 1


def test_sa_9_3_5_and_ruling_9_the_speaker_may_leave_the_token_with_himself() -> None:
    scene = senate("sol")
    assemble(scene, **FIVE)
    scene.choose("sol", "primary", "b")
    scene.offers("sol", ("speaker", 0), ("speaker", 1), ("speaker", 2))
    scene.choose("sol", "speaker", 0)
    scene.choose("sol", "agenda", "cost_overruns")
    scene.choose("sol", "done")
    assert docket(scene) == ("cost_overruns",) and scene.state.speaker == 0


def test_sa_9_3_6_the_active_player_fixes_the_order_and_what_was_not_chosen_of_the_deck_goes() -> None:
    scene = senate("sol")
    assemble(scene, **FIVE)
    scene.choose("sol", "primary", "a")
    for agenda in ("fighter_tax", "cost_overruns", "imperial_mandate"):
        scene.choose("sol", "agenda", agenda)
    scene.choose("sol", "next", "imperial_mandate")
    scene.refuses("sol", "next", "imperial_mandate", rule="SA-9.3.6", key="placed_already")
    scene.refuses("sol", "next", "relics_of_the_past", rule="SA-9.3.6", key="not_on_the_docket")
    scene.choose("sol", "next", "fighter_tax")
    assert docket(scene) == ("imperial_mandate", "fighter_tax", "cost_overruns")
    for race in ("sol", "letnev", "hacan"):
        seal(scene, race)
    assert scene.done
    assert scene.state.docket == () and scene.state.revealed == ["seed_of_an_empire", "", ""]
    assert set(scene.state.agenda_discards) == {
        "imperial_mandate",
        "fighter_tax",
        "cost_overruns",
        "relics_of_the_past",
    }


def test_sa_9_4_1_nobody_is_asked_about_the_voice_in_round_one() -> None:
    scene = senate("sol")
    scene.agenda("deck", "seed_of_an_empire")
    scene.play(PrimaryAssembly(seat=0, stage="chosen", half="b", agendas=("seed_of_an_empire",)))
    assert scene.prompt == "voting_slip"
    scene.refuses("letnev", "play", VOICE, rule="SA-3.27.6", key="no_voice_in_first_round")
    assert scene.state.strategy == [2, 2, 2]


def test_sa_9_4_2_anybody_puts_the_voice_on_the_docket_once_and_the_active_player_places_it() -> None:
    scene = in_round_two("seed_of_an_empire", "cost_overruns", "imperial_mandate", "fighter_tax")
    scene.offers("sol", ("play", VOICE), ("pass",))
    scene.choose("sol", "pass")
    scene.offers("letnev", ("play", VOICE), ("pass",))
    scene.choose("letnev", "play", VOICE)
    assert scene.state.strategy == [2, 1, 2]
    assert scene.asked == ["sol"] and scene.prompt == "order_agendas"
    for agenda in ("seed_of_an_empire", VOICE, "fighter_tax", "imperial_mandate"):
        scene.choose("sol", "next", agenda)
    assert docket(scene) == ("seed_of_an_empire", VOICE, "fighter_tax", "imperial_mandate", "cost_overruns")
    assert scene.asked == ["sol", "letnev", "hacan"]
    scene.refuses("hacan", "play", VOICE, rule="SA-9.4.2", key="too_late")


def test_sa_9_4_2_it_costs_a_counter_of_strategy_allocation() -> None:
    scene = senate("sol", in_round=2)
    scene.counters("sol", 3, 3, 0)
    scene.agenda("deck", "seed_of_an_empire")
    scene.play(PrimaryAssembly(seat=0, stage="chosen", half="b", agendas=("seed_of_an_empire",)))
    assert scene.asked == ["letnev"]


def test_sa_9_4_2_the_voice_has_the_votes_at_once_and_its_predecessor_loses_votes_and_point() -> None:
    scene = in_round_two()
    state = scene.state
    state.voice, state.specials[0], state.points[:] = 0, (VOICE,), [3, 2, 2]
    scene.choose("sol", "pass")
    scene.choose("letnev", "play", VOICE)
    assert scene.ask("sol").about["votes"] == 7
    ballot(scene, VOICE, sol=(2, 7))
    assert (state.voice, state.points, state.specials) == (2, [2, 2, 2], [(), (), ()])


def test_sa_9_5_2_the_council_meets_with_one_agenda_at_least_else_nothing_is_voted_on() -> None:
    scene = senate("sol")
    assemble(scene)
    scene.choose("sol", "primary", "a")
    assert scene.done


def test_sa_9_5_2_one_to_five_agendas_are_voted_on_the_voice_included() -> None:
    scene = in_round_two("seed_of_an_empire", "cost_overruns", "imperial_mandate", "fighter_tax")
    scene.choose("sol", "play", VOICE)
    for agenda in ("seed_of_an_empire", VOICE, "fighter_tax", "imperial_mandate"):
        scene.choose("sol", "next", agenda)
    assert len(docket(scene)) == 5
    assert held_planets(scene.state, 0) == ("jord",)
    write(scene, "sol", "seed_of_an_empire", "for", 1)
    write(scene, "sol", VOICE, 0, 1)
    assert "sol" not in scene.asked

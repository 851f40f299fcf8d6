"""Action cards that bring political cards of a hand before the council."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.tables import MECATOL_TILE

NORR, LETNEV, WINNU = 0, 1, 2


def table(*cards: str) -> Scene:
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", *cards)
    scene.agenda("letnev", "emperor")
    scene.agenda("winnu", "class_struggle")
    return scene


def chosen(scene: Scene) -> None:
    scene.state.round = 1
    scene.play(PrimaryAssembly(seat=LETNEV, stage="chosen", agendas=("emperor", "class_struggle")))


def test_determine_policy_adds_a_card_of_the_hand_which_the_active_player_puts_in_order() -> None:
    scene = table("determine_policy")
    scene.politics("norr", "mutiny", "repeal")
    chosen(scene)
    scene.offers("norr", ("play", "determine_policy"), PASS)
    scene.choose("norr", "play", "determine_policy")
    scene.offers("norr", ("bring", "mutiny"), ("bring", "repeal"))
    scene.refuses("norr", "bring", "emperor", rule="SA-9.4.2", key="card_not_in_hand")
    scene.choose("norr", "bring", "mutiny")
    assert scene.told("agenda_brought") == [(NORR, "mutiny")] and scene.state.politics[NORR] == ("repeal",)
    scene.offers("letnev", ("next", "emperor"), ("next", "class_struggle"), ("next", "mutiny"))
    scene.choose("letnev", "next", "mutiny")
    scene.choose("letnev", "next", "emperor")
    assert scene.told("agendas_ordered") == [("mutiny", "emperor", "class_struggle")]
    assert scene.state.revealed == ["", "emperor", "class_struggle"] and scene.state.docket == ("mutiny",)


def test_determine_policy_needs_a_political_card_and_keeps_it_hidden_where_an_agent_cancels() -> None:
    scene = table("determine_policy")
    chosen(scene)
    assert scene.prompt == "voting_slip"
    scene = table("determine_policy")
    scene.politics("norr", "mutiny")
    agent = agent_at(scene, "winnu", MECATOL_TILE)
    chosen(scene)
    scene.choose("norr", "play", "determine_policy")
    interfere(scene, "winnu", agent)
    assert scene.state.politics[NORR] == ("mutiny",) and not scene.told("agenda_brought")


def test_determine_policy_is_not_played_when_the_council_is_disbanded() -> None:
    scene = table("determine_policy")
    scene.hold("letnev", "council_disbanded")
    scene.politics("norr", "mutiny")
    chosen(scene)
    scene.choose("norr", "pass")
    scene.choose("letnev", "play", "council_disbanded")
    assert scene.done and scene.state.politics[NORR] == ("mutiny",)


def at_the_end_of_the_phase(scene: Scene) -> None:
    scene.state.phase, scene.state.active = "strategy", -1
    scene.play(StrategyPhase(stage="end"))


def test_inception_puts_a_card_in_the_place_of_an_agenda_of_another() -> None:
    scene = table("inception")
    scene.politics("norr", "mutiny", "repeal")
    scene.agenda("deck", "shifting_values")
    at_the_end_of_the_phase(scene)
    scene.offers("norr", ("play", "inception"), ("pass",))
    scene.choose("norr", "play", "inception")
    scene.offers("norr", *[("old_agenda", each) for each in ("emperor", "class_struggle", "shifting_values")])
    scene.refuses("norr", "old_agenda", "mutiny", rule="SA-9.3.5", key="agenda_not_revealed")
    scene.choose("norr", "old_agenda", "emperor")
    scene.choose("norr", "bring", "repeal")
    assert scene.state.revealed == ["", "repeal", "class_struggle"], "it counts as Letnev's (ruling 118)"
    assert scene.state.agenda_discards == ("emperor",) and scene.state.politics[NORR] == ("mutiny",)


def test_inception_in_the_place_of_one_of_the_deck_is_one_of_the_deck() -> None:
    scene = table("inception")
    scene.politics("norr", "mutiny")
    scene.agenda("deck", "shifting_values")
    at_the_end_of_the_phase(scene)
    scene.choose("norr", "play", "inception")
    scene.choose("norr", "old_agenda", "shifting_values")
    assert scene.done and scene.state.docket == ("mutiny",) and not scene.state.politics[NORR]


def test_inception_needs_a_card_in_hand_and_an_agenda_and_an_agent_at_mecatol_rex_cancels_it() -> None:
    scene = table("inception")
    at_the_end_of_the_phase(scene)
    assert scene.done
    agent = agent_at(scene, "winnu", MECATOL_TILE)
    scene.politics("norr", "mutiny")
    at_the_end_of_the_phase(scene)
    scene.choose("norr", "play", "inception")
    scene.choose("norr", "old_agenda", "emperor")
    interfere(scene, "winnu", agent)
    assert scene.state.revealed == ["", "emperor", "class_struggle"]

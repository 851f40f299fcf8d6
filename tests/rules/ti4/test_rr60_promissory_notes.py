"""RR 60: promissory notes in transactions."""

from __future__ import annotations

from tests.ti4.market import approach, is_over, market, offer, terms
from tests.ti4.scene import ALL, Scene
from tests.ti4.senate import senate, witness
from throneworld.imperium.verbs.cards import learn
from throneworld.ti4.declare import always, note
from throneworld.ti4.owning import notes_held
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.steps.elimination import Eliminate
from throneworld.ti4.tables import GENERIC_NOTES
from throneworld.ti4.verbs.notes import play_note_to_area, return_note
from throneworld.ti4.voting.agenda import ResolveAgenda


def notes_offered(scene: Scene) -> list[str]:
    return [str(option[1]) for option in scene.options() if option[0] == "give_note"]


def notes_asked(scene: Scene) -> list[str]:
    return [str(option[1]) for option in scene.options() if option[0] == "ask_note"]


def test_rr_60_1_a_note_may_be_resolved_by_whoever_has_it_and_need_not_be() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    clause = note("ceasefire", "system_activated", always)[0]
    scene.note("letnev", "ceasefire", "sol")
    assert clause.holders(scene.game) == [1]
    assert not clause.must


def test_rr_60_2_nobody_plays_his_own_note() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    clause = note("ceasefire", "system_activated", always)[0]
    assert clause.holders(scene.game) == []


def test_rr_60_3_a_note_that_returns_goes_to_its_owner() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    card = scene.note("letnev", "ceasefire", "sol")
    return_note(scene.game, 1, card)
    assert card in scene.state.notes[0]


def test_rr_60_4_a_note_that_was_returned_can_be_given_again() -> None:
    scene = market()
    card = scene.note("letnev", "ceasefire", "sol")
    return_note(scene.game, 1, card)
    approach(scene)
    assert card in notes_offered(scene)


def test_rr_60_5_a_transaction_includes_one_note_from_the_hand_even_of_another_player() -> None:
    scene = market()
    card = scene.note("sol", "ceasefire", "jolnar")
    approach(scene)
    assert card in notes_offered(scene)
    scene.choose("sol", "give_note", card)
    assert notes_offered(scene) == []
    assert scene.refusal("sol", "give_note", "ceasefire:0") == "RR 83.2 term_is_settled"
    scene.choose("sol", "propose")
    scene.choose("letnev", "accept")
    assert card in scene.state.notes[1]


def test_rr_60_5_a_note_in_play_cannot_be_traded() -> None:
    scene = market("sol", "hacan", "jolnar")
    card = scene.note("sol", "trade_convoys", "hacan")
    play_note_to_area(scene.game, 0, card)
    approach(scene)
    assert card not in notes_offered(scene)
    assert card not in notes_asked(scene)


def test_rr_60_5_a_note_is_received_before_the_transaction_is_over() -> None:
    scene = market(listeners=[*ALL, *witness("note_received", "goods_gained")])
    approach(scene)
    offer(scene, "sol", ("give_note", "ceasefire:0"), ("ask_note", "ceasefire:1"))
    scene.choose("letnev", "accept")
    assert scene.told("witnessed") == [
        ("note_received", 0, "ceasefire:1"),
        ("note_received", 1, "ceasefire:0"),
        ("goods_gained", 0),
        ("goods_gained", 1),
    ]


def test_rr_60_6_what_can_be_asked_for_does_not_depend_on_the_hidden_hand() -> None:
    scene, other = market(), market()
    other.state.notes[1] = tuple(each for each in other.state.notes[1] if each != "ceasefire:1")
    other.state.notes[2] = (*other.state.notes[2], "ceasefire:1")
    learn(scene.state, "ceasefire:1", 1)
    learn(other.state, "ceasefire:1", 2)
    approach(scene)
    approach(other)
    assert scene.options("sol") == other.options("sol")
    assert set(notes_asked(scene)) == {f"{each.id}:1" for each in GENERIC_NOTES} | {"war_funding:1"}


def test_rr_60_6_who_does_not_have_the_note_is_asked_all_the_same_and_cannot_accept() -> None:
    scene = market()
    scene.note("jolnar", "ceasefire", "letnev")
    approach(scene)
    offer(scene, "sol", ("ask_note", "ceasefire:1"))
    assert scene.options("letnev") == (("decline",), ("counter",))
    assert scene.refusal("letnev", "accept") == "RR 83.2 you_do_not_have_it"
    scene.choose("letnev", "counter")
    assert terms(scene) == {}
    scene.choose("letnev", "cancel")
    assert is_over(scene)


def test_rr_60_6_a_changed_offer_that_cannot_be_met_is_put_all_the_same() -> None:
    scene = market()
    scene.note("jolnar", "ceasefire", "sol")
    scene.goods("sol", trade_goods=1)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 1))
    scene.choose("letnev", "counter")
    offer(scene, "letnev", ("ask_note", "ceasefire:0"))
    assert scene.options("sol") == (("decline",),)
    scene.choose("sol", "decline")
    assert is_over(scene)


def test_rr_60_6_only_the_two_hear_which_note_it_is() -> None:
    scene = market()
    learn(scene.state, "ceasefire:0", 0)
    approach(scene)
    offer(scene, "sol", ("give_note", "ceasefire:0"))
    heard = [event.kind for event in scene.game.log_for(2)]
    assert heard == ["terms_offered", "terms_asked"]
    assert scene.told("cards_offered") == [(0, 1, "ceasefire", 0)]
    assert scene.state.known["ceasefire:0"] == 0b011


def test_rr_60_7_the_notes_of_an_eliminated_player_leave_the_game() -> None:
    scene = Scene("sol", "letnev", "jolnar", "hacan")
    scene.note("sol", "ceasefire", "letnev")
    scene.note("letnev", "ceasefire", "jolnar")
    del scene.state.control["arc_prime"], scene.state.control["wren_terra"]
    scene.play(Eliminate(seat=1))
    assert "ceasefire:1" not in scene.state.notes[0]
    assert "ceasefire:2" in scene.state.notes[2]


def test_rr_60_6_a_note_that_is_announced_is_known_to_be_in_that_hand() -> None:
    scene = Scene("sol", "letnev", "saar")
    card = scene.note("letnev", "military_support", "sol")
    for each in scene.state.notes[0] + scene.state.notes[1]:
        learn(scene.state, each, 1)
    scene.play(Turn(seat=0))
    scene.choose("letnev", "play", "military_support")
    assert scene.ask("letnev").prompt == "land_reinforcements"
    for seed in range(9):
        assert card in scene.game.imagine(2, seed).state.notes[1]


def test_rr_60_6_who_chooses_among_notes_of_one_title_is_imagined_to_hold_one() -> None:
    scene = senate("mutiny", factions=("sol", "letnev", "jolnar", "saar"))
    for owner in ("sol", "jolnar"):
        scene.note("letnev", "political_secret", owner)
    for each in scene.state.notes[0] + scene.state.notes[1] + scene.state.notes[2]:
        learn(scene.state, each, 1)
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "political_secret")
    assert scene.ask("letnev").prompt == "choose_note"
    for seed in range(9):
        imagined = scene.game.imagine(3, seed)
        assert notes_held(imagined.state, 1, "political_secret")
        assert len(imagined.state.notes[1]) == 7

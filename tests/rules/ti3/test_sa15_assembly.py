"""SA-15.3: the Assembly card."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import assemble, ballot
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.assembly import PrimaryAssembly, SecondaryAssembly


def test_sa_15_3_1_two_cards_of_each_kind_then_a_or_b() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.action_deck, scene.state.action_discards = (), ()
    politics = scene.state.agenda_deck[:2]
    scene.play(PrimaryAssembly(seat=0))
    assert scene.state.politics[0] == politics and scene.state.hands[0] == ()
    scene.offers("sol", ("primary", "a"), ("primary", "b"))


def test_sa_15_3_1_into_a_full_hand_one_card_at_a_time() -> None:
    scene = Scene("sol", "letnev", "hacan")
    hand = ("repeal", "revote", "rescind", "mutiny", "emperor", "veto_power", "class_struggle")
    scene.politics("sol", *hand)
    scene.state.agenda_deck = ("free_trade",)
    scene.play(PrimaryAssembly(seat=0))
    scene.offers("sol", *[("discard", card) for card in (*hand, "free_trade")])
    scene.choose("sol", "discard", "mutiny")
    assert scene.state.politics[0][-1] == "mutiny" and not scene.state.agenda_deck
    scene.choose("sol", "discard", "rescind")
    assert scene.state.agenda_discards == ("rescind",)
    assert scene.prompt == "choose_half"


def test_sa_15_3_2_and_3_the_card_runs_from_the_choice_to_the_last_agenda() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.speaker, scene.state.round = 2, 1
    scene.state.exhausted = tuple(scene.state.control)
    assemble(
        scene, sol="seed_of_an_empire", letnev="cost_overruns", deck="fighter_tax relics_of_the_past repeal"
    )
    scene.choose("sol", "primary", "a")
    for agenda in ("cost_overruns", "relics_of_the_past", "fighter_tax"):
        scene.choose("sol", "agenda", agenda)
    scene.choose("sol", "next", "relics_of_the_past")
    scene.choose("sol", "next", "fighter_tax")
    ballot(scene, "relics_of_the_past", sol=(2, 1), letnev=(1, 1))
    scene.offers("sol", ("elect", 1), ("elect", 2))
    scene.choose("sol", "elect", 1)
    assert scene.done and scene.state.trade_goods == [0, 5, 0]
    assert scene.state.revealed == ["seed_of_an_empire", "", ""] and scene.state.docket == ()


def test_sa_15_3_4_and_ruling_7_planets_worth_six_in_all_are_refreshed() -> None:
    scene = Scene("sol", "yssaril", "hacan")
    scene.take("yssaril", "arretze", "dal_bootha", "centauri", "gral", exhausted=True)
    scene.take("yssaril", "xxehan")
    scene.play(SecondaryAssembly(seat=1))
    assert scene.state.strategy == [2, 1, 2]
    scene.offers(
        "yssaril",
        ("refresh", "arretze"),
        ("refresh", "dal_bootha"),
        ("refresh", "centauri"),
        ("refresh", "gral"),
        ("done",),
    )
    scene.refuses("yssaril", "refresh", "xxehan", rule="SA-8.3.1", key="planet_not_exhausted")
    scene.choose("yssaril", "refresh", "centauri")
    scene.choose("yssaril", "refresh", "dal_bootha")
    assert scene.done and scene.state.exhausted == ("arretze", "gral")


def test_sa_15_3_5_yssaril_refreshes_arretze_dal_bootha_and_gral() -> None:
    scene = Scene("sol", "yssaril", "hacan")
    scene.take("yssaril", "arretze", "dal_bootha", "centauri", "gral", exhausted=True)
    scene.play(SecondaryAssembly(seat=1))
    scene.choose("yssaril", "refresh", "arretze")
    scene.choose("yssaril", "refresh", "gral")
    scene.offers("yssaril", ("refresh", "dal_bootha"), ("done",))
    scene.refuses("yssaril", "refresh", "centauri", rule="SA-15.3.4", key="worth_too_much")
    scene.choose("yssaril", "refresh", "dal_bootha")
    assert scene.done and scene.state.exhausted == ("centauri",)


def test_sa_15_3_4_who_has_nothing_to_refresh_is_not_asked() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("hacan", "saudor", exhausted=True)
    scene.play(StrategicAction(seat=0, card="assembly", stage="secondary"))
    assert scene.asked == ["hacan"]


def test_sa_15_3_7_xxcha_2_strikes_an_agenda_for_a_counter_but_never_the_voice() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.counters("sol", 3, 3, 0)
    scene.agenda("deck", "imperial_mandate")
    scene.agenda("deck", "seed_of_an_empire")
    agendas = ("imperial_mandate", "seed_of_an_empire")
    scene.play(PrimaryAssembly(seat=0, stage="chosen", half="b", agendas=agendas))
    scene.offers("xxcha", ("play", "voice_of_the_council"), ("play", "xxcha.2"), ("pass",))
    scene.choose("xxcha", "play", "xxcha.2")
    scene.offers("xxcha", ("strike", "imperial_mandate"), ("strike", "seed_of_an_empire"))
    scene.refuses("xxcha", "strike", "voice_of_the_council", rule="SA-15.3.7", key="never_the_voice")
    scene.choose("xxcha", "strike", "imperial_mandate")
    assert scene.state.strategy == [0, 1, 2]
    assert scene.state.agenda_discards == ("imperial_mandate",)
    scene.choose("letnev", "play", "voice_of_the_council")
    scene.choose("sol", "next", "voice_of_the_council")
    assert scene.prompt == "voting_slip"
    scene.refuses("xxcha", "vote", "imperial_mandate", "for", rule="SA-9.2.1", key="not_on_the_docket")

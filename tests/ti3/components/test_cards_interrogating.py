"""Action cards that take cards of others: Advanced Interrogation Techniques and Inscrutability."""

from __future__ import annotations

import throneworld as tw
from tests.ti3.playing_cards import PASS, act, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from throneworld.ti3.steps.drawing import ACTION, POLITICAL, Draw
from throneworld.ti3.tables import HOME_TILE

NORR, LETNEV, WINNU = 0, 1, 2
CARD = "advanced_interrogation_techniques"


def table() -> Scene:
    return Scene("norr", "letnev", "winnu")


# Advanced Interrogation Techniques


def with_captive() -> Scene:
    scene = table()
    home = next(planet for planet, owner in scene.state.control.items() if owner == NORR)
    scene.leader("letnev", "general", home, captor="norr")
    scene.hold("letnev", "veto", "privateers")
    scene.politics("letnev", "mutiny")
    scene.secret("letnev", "usurper")
    return scene


def test_advanced_interrogation_techniques_look_at_the_hands_and_take_a_card_of_choice() -> None:
    scene = with_captive()
    act(scene, "norr", CARD)
    scene.offers("norr", ("look_at", "hand"), ("look_at", "secrets"))
    scene.choose("norr", "look_at", "hand")
    actions = [("take_action_card", card) for card in ("veto", "privateers")]
    scene.offers("norr", *actions, ("take_political_card", "mutiny"), ("decline",))
    scene.refuses("norr", "take_action_card", "sabotage", rule="SA-8.7.1", key="not_in_that_hand")
    scene.choose("norr", "take_political_card", "mutiny")
    assert scene.done and scene.state.politics[NORR] == ("mutiny",) and not scene.state.politics[LETNEV]
    assert scene.told("hand_seen") == [(NORR, LETNEV, "veto", "privateers")]
    assert scene.state.known["veto"] == 0b011 and scene.state.known["mutiny"] == 0b011


def test_advanced_interrogation_techniques_take_an_action_card_or_nothing() -> None:
    scene = with_captive()
    act(scene, "norr", CARD)
    scene.choose("norr", "look_at", "hand")
    scene.choose("norr", "take_action_card", "privateers")
    assert scene.state.hands[NORR] == ("privateers",) and scene.state.hands[LETNEV] == ("veto",)
    scene = with_captive()
    scene.state.secrets[LETNEV] = ()
    act(scene, "norr", CARD)
    assert scene.prompt == "take_from_sight", "there is no secret objective to look at"
    scene.choose("norr", "decline")
    assert scene.done and scene.state.hands[LETNEV] == ("veto", "privateers")


def test_advanced_interrogation_techniques_look_at_the_secret_and_take_a_card_at_random() -> None:
    scene = with_captive()
    act(scene, "norr", CARD)
    scene.choose("norr", "look_at", "secrets")
    assert scene.told("secrets_seen") == [(NORR, LETNEV, "usurper")]
    assert scene.state.known["secret:usurper"] == 0b011 and "veto" in scene.state.hands[LETNEV]
    scene.offers("norr", ("take_any", "action"), ("take_any", "political"), ("decline",))
    scene.feed("random_card", 1)
    scene.choose("norr", "take_any", "action")
    assert scene.state.hands[NORR] == ("privateers",)


def test_advanced_interrogation_techniques_find_no_card_in_an_empty_hand() -> None:
    scene = with_captive()
    scene.state.politics[LETNEV] = ()
    act(scene, "norr", CARD)
    scene.choose("norr", "look_at", "secrets")
    scene.refuses("norr", "take_any", "political", rule="SA-8.7.1", key="no_card_of_that_kind")


def test_advanced_interrogation_techniques_ask_which_of_several_captives() -> None:
    scene = with_captive()
    home = next(planet for planet, owner in scene.state.control.items() if owner == NORR)
    scene.leader("winnu", "scientist", home, captor="norr")
    act(scene, "norr", CARD)
    assert [option[0] for option in scene.options("norr")] == ["leader", "leader"]
    own = scene.leader("norr", "general", home)
    refusal = scene.refuses("norr", "leader", own, rule="SA-14.2.6", key="no_captive_of_yours")
    assert refusal.args == (own,)


def test_advanced_interrogation_techniques_need_a_captive_and_an_agent_with_him_cancels_them() -> None:
    assert cannot_act(table(), "norr", CARD) == "SA-8.7.1 no_target"
    scene = with_captive()
    agent = agent_at(scene, "winnu", HOME_TILE["norr"])
    act(scene, "norr", CARD)
    interfere(scene, "winnu", agent)
    assert scene.prompt == "choose_action" and scene.state.known["veto"] == 0b010


# Inscrutability


def test_inscrutability_takes_a_card_that_was_just_drawn_and_another_comes_in_its_place() -> None:
    scene = table()
    scene.hold("norr", "inscrutability")
    scene.hold("letnev", "veto")
    one, other, third = scene.state.action_deck[:3]
    scene.play(Draw(seat=LETNEV, deck=ACTION, count=2))
    scene.offers("norr", ("play", "inscrutability"), PASS)
    scene.feed("random_card", 1)
    scene.choose("norr", "play", "inscrutability")
    assert scene.done, "the card in its place is safe"
    assert scene.state.hands == [(other,), ("veto", one, third), ()]


def test_inscrutability_takes_political_cards_too() -> None:
    scene = table()
    scene.hold("norr", "inscrutability")
    one, other = scene.state.agenda_deck[:2]
    scene.play(Draw(seat=LETNEV, deck=POLITICAL))
    scene.choose("norr", "play", "inscrutability")
    assert scene.state.politics == [(one,), (other,), ()]
    assert scene.state.known[one] == 0b011


def test_inscrutability_is_for_draws_of_others_and_an_agent_at_the_victims_home_cancels_it() -> None:
    scene = table()
    scene.hold("norr", "inscrutability")
    scene.play(Draw(seat=NORR, deck=ACTION))
    assert scene.done
    agent = agent_at(scene, "winnu", HOME_TILE["letnev"])
    scene.play(Draw(seat=LETNEV, deck=ACTION))
    scene.choose("norr", "play", "inscrutability")
    interfere(scene, "winnu", agent)
    assert len(scene.state.hands[LETNEV]) == 1 and len(scene.state.hands[NORR]) == 1


def test_inscrutability_takes_only_what_was_drawn_and_is_still_held() -> None:
    scene = table()
    scene.hold("norr", "inscrutability")
    scene.hold("letnev", *scene.state.action_deck[-7:])
    held, drawn = scene.state.hands[LETNEV], scene.state.action_deck[0]
    scene.play(Draw(seat=LETNEV, deck=ACTION))
    scene.choose("letnev", "discard", drawn)
    scene.choose("norr", "play", "inscrutability")
    assert scene.state.hands[LETNEV] == held and not scene.state.hands[NORR]


def test_inscrutability_waits_for_a_card_that_nobody_else_knows() -> None:
    scene = table()
    scene.hold("norr", "inscrutability")
    scene.hold("letnev", "veto", "privateers")
    drawn = scene.state.action_deck[0]
    scene.play(Draw(seat=LETNEV, deck=ACTION))
    guesses = {drawn_in(scene.game.imagine(NORR, seed)) for seed in range(9)}
    assert all(len(cards) == 1 for cards in guesses) and guesses != {(drawn,)}
    assert drawn_in(scene.game.imagine(LETNEV, 1)) == (drawn,)


def drawn_in(game: tw.Game) -> tuple[str, ...]:
    draw = game.nearest(Draw)
    assert draw is not None
    return draw.cards

"""Action cards about agreements, and Diplomatic Immunity."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, act, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.verbs.tokens import has_token_in
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.sequence import Round
from throneworld.ti3.state import Agreement
from throneworld.ti3.tables import HOME_TILE
from throneworld.ti3.verbs.agreements import open_agreement

NORR, LETNEV, WINNU = 0, 1, 2


def table() -> Scene:
    return Scene("norr", "letnev", "winnu")


# Influence the Merchants' Guild


def with_agreements() -> Scene:
    scene = table()
    open_agreement(scene.game, "letnev:1", "winnu:1")
    open_agreement(scene.game, "norr:1", "winnu:2")
    scene.state.goods_on = {"letnev:1": 3, "winnu:1": 2}
    return scene


def test_influence_the_merchants_guild_breaks_an_agreement_and_allows_a_new_one() -> None:
    scene = with_agreements()
    act(scene, "norr", "influence_the_merchants_guild")
    scene.offers("norr", ("agreement", "letnev:1", "winnu:1"), ("agreement", "norr:1", "winnu:2"))
    scene.refuses("norr", "agreement", "letnev:2", "winnu:1", rule="SA-11.2.3", key="no_such_agreement")
    scene.choose("norr", "agreement", "letnev:1", "winnu:1")
    assert sorted(scene.state.trade_goods) == [0, 1, 1] and len(scene.state.agreements) == 1
    scene.choose("norr", "propose", LETNEV, "norr:2", "letnev:2")
    scene.choose("letnev", "accept")
    assert scene.done, "one agreement, and no more"
    assert scene.state.agreements[-1] == Agreement("norr:2", "letnev:2") and scene.state.goods_on == {}


def test_influence_the_merchants_guild_lets_its_player_refuse_what_others_agree_on() -> None:
    scene = with_agreements()
    act(scene, "norr", "influence_the_merchants_guild")
    scene.choose("norr", "agreement", "letnev:1", "winnu:1")
    scene.choose("norr", "decline")
    scene.choose(scene.asked[0], "propose", *_between(scene))
    scene.choose(scene.asked[0], "accept")
    assert scene.asked == ["norr"] and scene.prompt == "consent_to_agreement"
    scene.choose("norr", "refuse")
    while not scene.done:
        scene.choose(scene.asked[0], "decline")
    assert len(scene.state.agreements) == 1


def _between(scene: Scene) -> tuple[int, str, str]:
    me = scene.asked[0]
    return (WINNU, "letnev:1", "winnu:1") if me == "letnev" else (LETNEV, "winnu:1", "letnev:1")


def test_influence_the_merchants_guild_needs_an_agreement_in_play() -> None:
    assert cannot_act(table(), "norr", "influence_the_merchants_guild") == "SA-8.7.1 no_target"


# Diplomatic Immunity


def test_diplomatic_immunity_lays_a_counter_of_an_opponent() -> None:
    scene = table()
    scene.put("norr", "space:lodor", cruiser=1)
    act(scene, "norr", "diplomatic_immunity")
    lodor = scene.system("lodor")
    assert {option[1] for option in scene.options("norr")} == {lodor, HOME_TILE["norr"]}
    scene.refuses("norr", "system", scene.system("saudor"), rule="SA-8.7.1", key="with_my_ships_or_planets")
    scene.choose("norr", "system", lodor)
    scene.offers("norr", ("player", LETNEV), ("player", WINNU))
    scene.choose("norr", "player", LETNEV)
    assert scene.done and has_token_in(scene.state, LETNEV, lodor)
    assert scene.state.tactic == [3, 3, 3], "out of the reinforcements"


def test_diplomatic_immunity_needs_no_leave_in_a_foreign_home() -> None:
    """The card is not barred from Home Systems, so SA-6.2.3 is not about it."""
    scene = table()
    scene.put("norr", HOME_TILE["letnev"], cruiser=1)
    act(scene, "norr", "diplomatic_immunity")
    scene.choose("norr", "system", HOME_TILE["letnev"])
    scene.offers("norr", ("player", LETNEV), ("player", WINNU))
    scene.choose("norr", "player", LETNEV)
    assert has_token_in(scene.state, LETNEV, HOME_TILE["letnev"])


def test_diplomatic_immunity_goes_on_at_the_start_of_each_later_turn_of_the_round() -> None:
    scene = table()
    scene.put("norr", "space:lodor", cruiser=1)
    lodor = scene.system("lodor")
    act(scene, "norr", "diplomatic_immunity")
    scene.choose("norr", "system", lodor)
    scene.choose("norr", "player", LETNEV)
    scene.play(Turn(seat=LETNEV))
    assert scene.prompt == "choose_action"
    scene.play(Turn(seat=NORR))
    scene.offers("norr", ("play", "diplomatic_immunity"), PASS)
    scene.choose("norr", "play", "diplomatic_immunity")
    assert has_token_in(scene.state, WINNU, lodor), "only Winnu has no counter there"
    scene.play(Turn(seat=NORR))
    assert scene.prompt == "choose_action", "all have one"
    scene.state.on_board[LETNEV] = 0
    scene.play(Round(stage="next_round"))
    assert not [each for each in scene.state.marks if each.kind == "immune"]


def test_diplomatic_immunity_is_cancelled_by_an_agent_there() -> None:
    scene = table()
    scene.put("norr", "space:lodor", cruiser=1)
    agent = agent_at(scene, "winnu", "lodor")
    act(scene, "norr", "diplomatic_immunity")
    scene.choose("norr", "system", scene.system("lodor"))
    scene.choose("norr", "player", LETNEV)
    interfere(scene, "winnu", agent)
    assert scene.state.on_board == [0, 0, 0]

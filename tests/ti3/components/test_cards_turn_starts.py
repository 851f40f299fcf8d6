"""Action cards of the beginning of turns and actions: Force of Progress, Frozen Accounts."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.marks import ROUND, mark
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay, purse
from throneworld.ti3.effects.fleets import PayForFleet
from throneworld.ti3.effects.ransom import GiveUpDock
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tables import HOME_TILE

NORR, LETNEV, WINNU = 0, 1, 2


def table(*cards: str) -> Scene:
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", *cards)
    return scene


# Force of Progress


def test_force_of_progress_buys_a_racial_technology_for_3_less_and_the_action_follows() -> None:
    scene = table("force_of_progress")
    scene.goods("norr", 1)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(Turn(seat=NORR))
    scene.offers("norr", ("play", "force_of_progress"), PASS)
    scene.choose("norr", "play", "force_of_progress")
    scene.offers("norr", ("gain", "valkyrie_armor"), ("gain", "exotrireme"), ("done",))
    scene.refuses("norr", "gain", "berzerker_genome", rule="SA-3.30.2", key="not_enough_resources")
    scene.choose("norr", "gain", "exotrireme")
    assert scene.state.racial_technologies[NORR] == ("exotrireme",) and scene.state.trade_goods[NORR] == 0
    assert scene.prompt == "choose_action" and scene.asked == ["norr"]


def test_force_of_progress_refreshes_a_planet_for_whoever_has_all() -> None:
    scene = table("force_of_progress")
    scene.racial("norr", "berzerker_genome", "valkyrie_armor", "exotrireme")
    scene.take("norr", "lodor", "quann", exhausted=True)
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "play", "force_of_progress")
    scene.offers("norr", ("refresh", "lodor"), ("refresh", "quann"), ("done",))
    home = next(planet for planet, owner in scene.state.control.items() if owner == NORR)
    scene.refuses("norr", "refresh", home, rule="SA-8.3.1", key="planet_not_exhausted")
    scene.choose("norr", "refresh", "quann")
    assert "quann" not in scene.state.exhausted and "lodor" in scene.state.exhausted


def test_force_of_progress_is_not_for_who_can_neither_pay_nor_refresh() -> None:
    scene = table("force_of_progress")
    scene.racial("norr", "valkyrie_armor", "exotrireme")
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(Turn(seat=NORR))
    assert scene.prompt == "choose_action", "Berzerker Genome is 9 resources to him, and he has not all"


def test_force_of_progress_is_cancelled_by_an_agent_at_home() -> None:
    scene = table("force_of_progress")
    agent = agent_at(scene, "winnu", HOME_TILE["norr"])
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "play", "force_of_progress")
    interfere(scene, "winnu", agent)
    assert scene.prompt == "choose_action" and not scene.state.racial_technologies[NORR]


# Frozen Accounts


def frozen() -> Scene:
    scene = table("frozen_accounts")
    scene.goods("letnev", 5)
    scene.take("letnev", "lodor", "quann")
    scene.play(Turn(seat=LETNEV))
    scene.offers("norr", ("play", "frozen_accounts"), PASS)
    scene.choose("norr", "play", "frozen_accounts")
    scene.offers("norr", ("player", NORR), ("player", LETNEV), ("player", WINNU))
    scene.choose("norr", "player", LETNEV)
    return scene


def test_frozen_accounts_keep_trade_goods_from_being_spent() -> None:
    scene = frozen()
    for currency in (RESOURCES, INFLUENCE):
        scene.state.trade_goods[LETNEV] = 5
        with_goods = purse(scene.state, LETNEV, currency)
        scene.state.trade_goods[LETNEV] = 0
        assert purse(scene.state, LETNEV, currency) == with_goods
    scene.state.trade_goods[LETNEV] = 5
    scene.play(Pay(seat=LETNEV, amount=1, currency=RESOURCES))
    assert ("trade_good",) not in scene.options("letnev")
    scene.refuses("letnev", "trade_good", rule="SA-11.1.1", key="frozen_accounts")


def test_frozen_accounts_keep_trade_goods_from_being_given_away_but_others_give_him_some() -> None:
    scene = frozen()
    scene.goods("norr", 1)
    gifts = [option for option in scene.beside("letnev") if option[0] == "give"]
    assert gifts == []
    refusal = scene.game.refusal(LETNEV, ("give", NORR, 1))
    assert refusal is not None and (refusal.rule, refusal.key) == ("SA-11.1.1", "frozen_accounts")
    scene.choose("norr", "give", LETNEV, 1)
    assert scene.state.trade_goods[LETNEV] == 6


def test_frozen_accounts_are_cancelled_by_an_agent_at_the_home_of_the_victim() -> None:
    scene = table("frozen_accounts")
    scene.goods("letnev", 5)
    agent = agent_at(scene, "winnu", HOME_TILE["letnev"])
    scene.play(Turn(seat=LETNEV))
    scene.choose("norr", "play", "frozen_accounts")
    scene.choose("norr", "player", LETNEV)
    interfere(scene, "winnu", agent)
    assert ("give", NORR, 5) in scene.beside("letnev")


def test_frozen_accounts_pay_for_neither_fleets_nor_docks() -> None:
    """Whoever may pay an agenda with goods cannot use them (rulings 109, 133)."""
    scene = table()
    scene.goods("letnev", 5)
    mark(scene.game, "frozen", seat=LETNEV, until=ROUND)
    scene.put("letnev", "space:lodor", cruiser=3)
    scene.play(PayForFleet(seat=LETNEV, system=scene.system("lodor"), most=2))
    assert scene.has("letnev", "space:lodor", "cruiser") == 2 and scene.state.trade_goods[LETNEV] == 5
    home = next(planet for planet, owner in scene.state.control.items() if owner == LETNEV)
    scene.put("letnev", home, space_dock=1)
    scene.play(GiveUpDock(seat=LETNEV, price=3))
    assert scene.has("letnev", home, "space_dock") == 0 and scene.state.trade_goods[LETNEV] == 5
    assert scene.told("trade_goods_spent") == []

"""Laws about trade, hands, votes, income and picks: both sides of each vote."""

from __future__ import annotations

from tests.ti3.market import agree
from tests.ti3.scene import Scene
from tests.ti3.senate import assemble, ballot, decide, forum, offers_sides, put_to_vote, seal, write
from throneworld.ti3.effects.gaining import diversity
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.steps.drawing import Draw
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.trade import PlaceTradeGoods
from throneworld.ti3.tables import ACTION_DECK, HABITATS, PLANET
from throneworld.ti3.verbs.agreements import value_of
from throneworld.ti3.verbs.radiation import refresh_planet

ONE, TWO, THREE, *MORE = ACTION_DECK
ALL_SEATS = 0b111


def test_free_trade_lets_others_follow_for_nothing_or_place_more() -> None:
    scene = forum("sol", "letnev", "norr")
    offers_sides(scene, "free_trade")
    ballot(scene, "free_trade", sol=("for", 1))
    agree(scene, ("sol", 1, 0), ("letnev", 1, 0))
    agree(scene, ("sol", 2, 3), ("norr", 2, 0))
    scene.state.strategy_cards[0] = ("trade",)
    scene.counters("norr", 3, 3, 0)
    scene.play(StrategicAction(seat=0, card="trade"))
    scene.offers("letnev", ("free_secondary",), ("extra_goods",))
    scene.refuses("letnev", "yes", rule="SA-15.5.4", key="not_offered")
    scene.choose("letnev", "extra_goods")
    scene.choose("norr", "free_secondary")
    scene.choose("sol", "primary", "a")
    while scene.prompt == "propose_agreement":
        scene.choose(scene.asked[0], "decline")
    scene.choose("norr", "secondary", "trade")
    assert scene.done and scene.state.strategy[2] == 0, "without a counter"
    more = {contract: goods - value_of(contract) for contract, goods in scene.state.goods_on.items()}
    assert more == {"letnev:1": 1, "norr:2": 1, "sol:1": 1, "sol:2": 0}, "who plays it places more, too"
    assert not any(each.kind in ("free_secondary", "extra_goods") for each in scene.state.marks)


def test_free_trade_against_takes_two_goods_of_each() -> None:
    scene = forum()
    scene.goods("sol", 3)
    scene.goods("letnev", 1)
    decide(scene, "free_trade", "against")
    assert scene.state.trade_goods == [1, 0, 0]
    agree(scene, ("sol", 1, 0), ("letnev", 1, 0))
    scene.play(PlaceTradeGoods(seat=0))
    assert scene.state.goods_on == {each: value_of(each) for each in ("sol:1", "letnev:1")}


def test_freedom_of_information_act_shows_all_hands_now_and_later() -> None:
    scene = forum()
    scene.hold("letnev", ONE)
    scene.politics("hacan", "revote")
    offers_sides(scene, "freedom_of_information_act")
    ballot(scene, "freedom_of_information_act", sol=("for", 1))
    assert scene.state.known[ONE] == ALL_SEATS == scene.state.known["revote"]
    assert (1, ONE) in scene.told("hand_opened")
    scene.play(Draw(seat=0), Settle())
    (card,) = scene.state.hands[0]
    assert scene.state.known[card] == ALL_SEATS


def test_freedom_of_information_act_leaves_yssaril_one_secret() -> None:
    scene = forum("sol", "letnev", "yssaril")
    scene.hold("yssaril", ONE, TWO, THREE)
    decide(scene, "freedom_of_information_act", "for")
    scene.offers("yssaril", ("keep_card", ONE), ("keep_card", TWO), ("keep_card", THREE))
    scene.refuses("yssaril", "keep_card", MORE[0], rule="SA-9.2.3", key="no_secret_of_yours")
    scene.choose("yssaril", "keep_card", TWO)
    assert [scene.state.known[each] for each in (ONE, TWO, THREE)] == [ALL_SEATS, 0b100, ALL_SEATS]


def test_freedom_of_information_act_against_lets_those_with_the_fewest_cards_draw() -> None:
    scene = forum()
    scene.hold("letnev", ONE)
    decide(scene, "freedom_of_information_act", "against")
    assert [len(each) for each in scene.state.hands] == [1, 1, 1]
    assert [len(each) for each in scene.state.politics] == [1, 0, 1]


def test_industrial_lobby_sells_votes_again_and_again_until_all_pass() -> None:
    scene = forum()
    scene.law("industrial_lobby")
    scene.goods("letnev", 3)
    assemble(scene, deck="mutiny relics_of_the_past emperor")
    scene.choose("sol", "primary", "a")
    for verb in ("agenda", "next"):
        for agenda in ("mutiny", "relics_of_the_past"):
            scene.choose("sol", verb, agenda)
    while scene.prompt == "window":
        scene.choose(scene.asked[0], "pass")
    write(scene, "sol", "mutiny", "for", 1)
    seal(scene, "sol")
    write(scene, "letnev", "mutiny", "against", 1)
    seal(scene, "letnev")
    seal(scene, "hacan")
    scene.offers("letnev", ("play", "industrial_lobby"), ("pass",))
    scene.choose("letnev", "play", "industrial_lobby")
    scene.choose("letnev", "voted_agenda", "mutiny")
    scene.offers("letnev", ("buy_votes", 1), ("buy_votes", 2), ("buy_votes", 3), ("done",))
    scene.refuses("letnev", "buy_votes", 4, rule="SA-8.3.3", key="not_enough_resources")
    scene.choose("letnev", "buy_votes", 1)
    scene.choose("letnev", "play", "industrial_lobby")
    scene.choose("letnev", "voted_agenda", "relics_of_the_past")
    scene.choose("letnev", "elect", 1)
    scene.choose("letnev", "buy_votes", 2)
    assert scene.state.trade_goods[1] == 5 and scene.state.points == [0, 0, 0]
    assert "mutiny" in scene.state.agenda_discards


def test_industrial_lobby_is_for_assembly_alone() -> None:
    scene = forum()
    offers_sides(scene, "industrial_lobby")
    ballot(scene, "industrial_lobby", sol=("for", 1))
    assert scene.state.laws == {"industrial_lobby": ""}
    scene.goods("letnev", 3)
    put_to_vote(scene, "relics_of_the_past")
    ballot(scene, "relics_of_the_past", sol=(0, 1))
    assert scene.done and scene.state.trade_goods[0] == 5


def test_industrial_lobby_against_refreshes_planets_with_more_influence() -> None:
    scene = forum()
    planets = ("mecatol_rex", "lodor", "saudor", "perimeter")
    scene.take("letnev", *planets, exhausted=True)
    decide(scene, "industrial_lobby", "against")
    rich = {each for each in planets if PLANET[each].influence > PLANET[each].resources}
    assert rich and set(planets) - set(scene.state.exhausted) == rich and "jord" in scene.state.exhausted


def test_diversified_income_lets_one_planet_of_a_system_be_refreshed() -> None:
    scene = Scene("sol", "letnev", "hacan")
    pair = next(
        planets
        for planets in (scene.state.edition.planets[tile] for tile in scene.state.map if tile > 0)
        if len(planets) == 2 and not any(PLANET[each].trade_station for each in planets)
        if planets[0] not in scene.state.control
    )
    scene.law("diversified_income")
    scene.take("sol", *pair, exhausted=True)
    scene.state.exhausted = (*scene.state.exhausted, "jord")
    income = diversity(scene.state, 0)
    scene.game.open("strategy_phase_start")
    scene.play()
    assert scene.state.trade_goods[0] == income > 0, "exhausted planets pay as well"
    scene.play(StatusPhase(stage="refresh"))
    ready = [option for option in scene.options("sol") if option[0] == "ready"]
    assert ready == [("ready", pair[0]), ("ready", pair[1])]
    scene.choose("sol", "ready", pair[1])
    scene.refuses("sol", "ready", pair[0], rule="SA-3.32.1", key="stays_exhausted")
    scene.choose("sol", "done")
    assert pair[0] in scene.state.exhausted and pair[1] not in scene.state.exhausted
    assert "jord" not in scene.state.exhausted, "at home nothing is in the way"


def test_diversified_income_does_not_mind_what_lies_in_a_void() -> None:
    scene = forum()
    scene.law("diversified_income")
    scene.take("sol", HABITATS, exhausted=True)
    refresh_planet(scene.game, HABITATS)
    assert HABITATS not in scene.state.exhausted


def test_diversified_income_pays_for_colours_and_kinds_in_the_strategy_phase() -> None:
    scene = forum()
    offers_sides(scene, "diversified_income")
    ballot(scene, "diversified_income", sol=("for", 1))
    by_colour: dict[str, str] = {}
    for planet in PLANET:
        if PLANET[planet].specialties and not PLANET[planet].refresh and planet not in scene.state.control:
            by_colour.setdefault(PLANET[planet].specialties[0], planet)
    scene.take("letnev", *list(by_colour.values())[:2])
    one = next(each for each in PLANET if PLANET[each].refresh and not PLANET[each].specialties)
    scene.take("letnev", one)
    wanted = [diversity(scene.state, seat) for seat in range(3)]
    assert wanted[1] >= 3
    scene.game.open("strategy_phase_start")
    scene.play()
    assert scene.state.trade_goods == wanted


def test_diversified_income_against_takes_all_goods() -> None:
    scene = forum()
    scene.goods("sol", 3)
    scene.goods("hacan", 7)
    decide(scene, "diversified_income", "against")
    assert scene.state.trade_goods == [0, 0, 0]
    scene.take("sol", "faunus", "quann")
    assert diversity(scene.state, 0)
    scene.game.open("strategy_phase_start")
    scene.play()
    assert scene.state.trade_goods == [0, 0, 0], "nor is there any income"


def picking(scene: Scene) -> None:
    scene.state.strategy_cards = [(), (), ()]
    scene.play(StrategyPhase(stage="first_pick"))


def test_checks_and_balances_let_the_most_influential_pick_first_and_give_cards_away() -> None:
    scene = forum()
    offers_sides(scene, "checks_and_balances")
    ballot(scene, "checks_and_balances", sol=("for", 1))
    scene.take("hacan", "mecatol_rex")
    scene.take("letnev", "mehar_xull", "lodor")
    picking(scene)
    order = []
    for _ in range(6):
        race = scene.asked[0]
        order.append(race)
        scene.choose(race, *next(each for each in scene.options(race) if scene.refusal(race, *each) == ""))
        if len(order) == 1:
            scene.offers(race, ("player", 0), ("player", 1), ("player", 2))
            scene.refuses(race, "yes", rule="SA-3.4.3", key="not_offered")
            scene.choose(race, "player", 0)
            assert len(scene.state.strategy_cards[0]) == 1 and scene.state.strategy_cards[2] == ()
        elif scene.prompt == "give_pick" and scene.asked == [race]:
            mine = scene.seat(race)
            free = [each for each in scene.options(race) if each == ("player", mine)] or scene.options(race)
            scene.choose(race, *free[0])
        while scene.prompt not in ("pick_strategy_card", "give_pick") and not scene.done:
            if len(order) == 6:
                break
            scene.choose(scene.asked[0], *scene.options()[-1])
    assert order == ["hacan", "letnev", "sol"] * 2
    assert [len(cards) for cards in scene.state.strategy_cards] == [2, 2, 2]


def test_checks_and_balances_against_turn_unused_cards_over() -> None:
    scene = forum()
    scene.state.strategy_cards = [("assembly", "warfare"), ("trade",), ("technology",)]
    scene.state.exhausted_cards = ("technology",)
    decide(scene, "checks_and_balances", "against")
    assert set(scene.state.exhausted_cards) == {"assembly", "warfare", "trade", "technology"}

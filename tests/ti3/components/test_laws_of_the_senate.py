"""Laws about laws, votes and cards: whom they may elect, what they let be done, and votes against them."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import assemble, ballot, decide, forum, offers_players, offers_sides, put_to_vote, seal
from throneworld.ti3.objectives.comparing import total_influence
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tables import ACTION_DECK

ONE, TWO, THREE, FOUR, *MORE = ACTION_DECK


def test_council_elder_may_see_to_it_that_his_votes_alone_count() -> None:
    scene = forum()
    offers_players(scene, "council_elder")
    ballot(scene, "council_elder", sol=(1, 1))
    assert scene.state.laws == {"council_elder": 1}
    scene.take("hacan", "mehar_xull", "lodor")
    assemble(scene, deck="relics_of_the_past emperor mutiny")
    scene.choose("sol", "primary", "a")
    for agenda in ("mutiny", "relics_of_the_past"):
        scene.choose("sol", "agenda", agenda)
    for agenda in ("mutiny", "relics_of_the_past"):
        scene.choose("sol", "next", agenda)
    while scene.asked != ["letnev"]:
        scene.choose(scene.asked[0], "pass")
    scene.offers("letnev", ("play", "voice_of_the_council"), ("play", "council_elder"), ("pass",))
    scene.choose("letnev", "play", "council_elder")
    scene.offers("letnev", ("agenda", "relics_of_the_past"), ("agenda", "emperor"))
    scene.refuses("letnev", "agenda", "mutiny", rule="SA-9.2.1", key="elects_nothing")
    scene.choose("letnev", "agenda", "relics_of_the_past")
    assert scene.state.laws == {}
    while scene.prompt == "window":
        scene.choose(scene.asked[0], "pass")
    scene.choose("sol", "done")
    scene.refuses("letnev", "vote", "relics_of_the_past", "for", rule="SA-9.2.1", key="elects_player")
    scene.choose("letnev", "vote", "relics_of_the_past", 1)
    scene.choose("letnev", "votes", 1)
    seal(scene, "letnev")
    for agenda, votes in (("relics_of_the_past", 2), ("emperor", 1)):
        scene.choose("hacan", "vote", agenda, 2)
        scene.choose("hacan", "votes", votes)
    seal(scene, "hacan")
    assert scene.state.trade_goods == [0, 5, 0], "what Hacan has voted for it does not count"
    assert scene.state.laws == {"emperor": 2}, "but it does on others"
    assert not any(each.kind == "votes_alone" for each in scene.state.marks)


def test_council_elder_has_nothing_to_do_where_nothing_is_elected() -> None:
    scene = forum()
    scene.law("council_elder", 1)
    assemble(scene, deck="mutiny seed_of_an_empire imperial_mandate")
    scene.choose("sol", "primary", "a")
    for verb in ("agenda", "next"):
        for agenda in ("mutiny", "seed_of_an_empire"):
            scene.choose("sol", verb, agenda)
    while scene.prompt == "window":
        assert scene.asked != ["letnev"] or ("play", "council_elder") not in scene.options("letnev")
        scene.choose(scene.asked[0], "pass")


def turn_of_letnev(scene: Scene) -> None:
    scene.state.active = 1
    scene.play(Turn(seat=1))


def rich(scene: Scene) -> None:
    scene.goods("letnev", 10)
    scene.goods("hacan", 6)


def test_common_practice_lets_ten_influence_discard_a_law_unless_six_are_paid() -> None:
    scene = forum()
    offers_sides(scene, "common_practice")
    ballot(scene, "common_practice", sol=("for", 1))
    scene.law("trade_war")
    rich(scene)
    turn_of_letnev(scene)
    scene.offers("letnev", ("play", "common_practice"), ("pass",))
    scene.choose("letnev", "play", "common_practice")
    scene.offers("letnev", ("law", "common_practice"), ("law", "trade_war"))
    scene.refuses("letnev", "law", "emperor", rule="SA-9.2.3", key="law_not_in_play")
    scene.choose("letnev", "law", "trade_war")
    scene.offers("hacan", ("yes",), ("no",))
    assert scene.state.trade_goods == [0, 0, 6]
    scene.choose("hacan", "yes")
    assert scene.state.trade_goods == [0, 0, 0] and "trade_war" in scene.state.laws


def test_common_practice_whoever_is_asked_to_pay_gives_nothing_away_before_he_answers() -> None:
    scene = forum()
    scene.law("trade_war")
    scene.law("common_practice")
    rich(scene)
    turn_of_letnev(scene)
    scene.choose("letnev", "play", "common_practice")
    scene.choose("letnev", "law", "trade_war")
    scene.offers("hacan", ("yes",), ("no",))
    assert scene.refusal("hacan", "give", 0, 1) == "table finish_first"
    scene.choose("hacan", "yes")
    assert "trade_war" in scene.state.laws


def test_common_practice_discards_itself_too_if_nobody_pays() -> None:
    scene = forum()
    scene.law("common_practice")
    rich(scene)
    turn_of_letnev(scene)
    scene.choose("letnev", "play", "common_practice")
    scene.choose("hacan", "no")
    assert scene.state.laws == {} and scene.state.trade_goods == [0, 0, 6]


def test_common_practice_is_for_whoever_can_pay_on_his_own_turn() -> None:
    scene = forum()
    scene.law("common_practice")
    scene.goods("letnev", 9)
    scene.goods("hacan", 20)
    turn_of_letnev(scene)
    assert scene.prompt != "window"


def test_common_practice_against_lets_the_largest_realm_discard_a_law() -> None:
    scene = forum()
    scene.law("emperor", 1)
    scene.take("letnev", "lodor", "perimeter")
    scene.take("hacan", "saudor", "quann")
    put_to_vote(scene, "common_practice")
    ballot(scene, "common_practice", sol=("against", 1))
    scene.offers("sol", ("player", 1), ("player", 2))
    scene.refuses("sol", "player", 0, rule="SA-9.5.13", key="not_tied_there")
    scene.choose("sol", "player", 2)
    scene.offers("hacan", ("law", "emperor"), ("decline",))
    scene.choose("hacan", "law", "emperor")
    assert scene.state.laws == {}


def test_core_stability_lets_players_choose_their_cards_by_influence() -> None:
    scene = forum()
    offers_sides(scene, "core_stability")
    ballot(scene, "core_stability", sol=("for", 1))
    scene.law("minister_of_policy", 2)
    scene.take("letnev", "mehar_xull", "lodor")
    scene.take("hacan", "wellon")
    scene.state.action_deck = (ONE, TWO, THREE, FOUR, *MORE)
    scene.play(StatusPhase(stage="receive_cards"))
    assert scene.told("cards_laid_out") == [(ONE, TWO, THREE, FOUR)]
    order: list[str] = []
    while scene.prompt == "take_open_card":
        race = scene.asked[0]
        card = scene.options(race)[-1][1]
        if not order:
            scene.refuses(race, "choose_card", MORE[3], rule="SA-3.33.3", key="does_not_lie_open")
        scene.choose(race, "choose_card", card)
        order.append(race)
        assert scene.state.known[str(card)] == 0b111, "before all eyes"
    assert [total_influence(scene.state, seat) for seat in range(3)] == [2, 5, 4]
    assert order == ["letnev", "hacan", "hacan"], "Sol gets the last one without a choice"
    assert [len(hand) for hand in scene.state.hands] == [1, 1, 2]


def test_core_stability_lets_the_speaker_order_equals() -> None:
    scene = forum("sol", "letnev", "hacan")
    scene.law("core_stability")
    for planet in list(scene.state.control):
        del scene.state.control[planet]
    scene.play(StatusPhase(stage="receive_cards"))
    scene.offers("sol", ("player", 0), ("player", 1), ("player", 2))
    scene.choose("sol", "player", 2)
    scene.offers("sol", ("player", 0), ("player", 1))
    scene.refuses("sol", "player", 2, rule="SA-9.2.3", key="not_as_much_influence")
    scene.choose("sol", "player", 1)
    assert scene.asked == ["hacan"] and scene.prompt == "take_open_card"
    scene.choose("hacan", *scene.options("hacan")[0])
    assert scene.asked == ["letnev"]


def test_core_stability_against_lets_nobody_draw_this_round() -> None:
    scene = forum()
    scene.technologies("sol", "neural_motivator")
    decide(scene, "core_stability", "against")
    scene.play(StatusPhase(stage="receive_cards"))
    assert scene.state.hands == [(), (), ()] and len(scene.state.politics[0]) == 1

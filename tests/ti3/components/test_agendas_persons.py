"""Laws and events about players, their cards and offices: what may be voted for, a refusal, what follows."""

from __future__ import annotations

from tests.ti3.market import agree
from tests.ti3.scene import Scene
from tests.ti3.senate import (
    assemble,
    ballot,
    decide,
    forum,
    offers_players,
    offers_sides,
    offers_subjects,
    public_objectives,
    put_to_vote,
)
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.strategic import secondary_cost
from throneworld.imperium.verbs.cards import secret_name
from throneworld.ti3.deeds import deeds_of
from throneworld.ti3.objectives.claiming import ClaimObjectives, points_of
from throneworld.ti3.steps.drawing import ACTION, Draw, hand_limit
from throneworld.ti3.steps.technology import GainTechnologies, technology_price
from throneworld.ti3.strategic.bureaucracy import PrimaryBureaucracy
from throneworld.ti3.tables import ACTION_DECK, SECRET_DECK

ONE, TWO, THREE, FOUR, FIVE, *MORE = ACTION_DECK
FIRST, SECOND, THIRD = SECRET_DECK[:3]


def combat_ends(scene: Scene, winner: int, loser: int) -> None:
    scene.game.open("combat_end_after", winner, loser, scene.place("space:lodor"))
    scene.play()


def test_archived_secret_is_a_second_secret_objective_for_whoever_wants_it() -> None:
    scene = forum()
    scene.secret("letnev", FIRST)
    top = next(each for each in SECRET_DECK if each != FIRST)
    offers_players(scene, "archived_secret")
    ballot(scene, "archived_secret", sol=(1, 1))
    scene.offers("letnev", ("yes",), ("no",))
    scene.refuses("letnev", "secret", FIRST, rule="SA-12.3.3", key="not_offered")
    scene.choose("letnev", "yes")
    assert (
        scene.state.secrets == [(), (FIRST, top), ()]
        and scene.state.known[secret_name(scene.state, top)] == 0b010
    )
    decide(scene, "archived_secret", 2)
    scene.choose("hacan", "no")
    assert scene.state.secrets[2] == ()


def test_archived_secret_of_two_only_one_is_claimed_in_a_round() -> None:
    scene = forum()
    scene.state.objectives = ()
    scene.secret("sol", "conqueror", "warmonger")
    scene.take("sol", "arc_prime", "wren_terra")
    scene.play(ClaimObjectives(who=(0, 1, 2)))
    scene.choose("sol", "claim", "conqueror")
    assert scene.refusal("sol", "claim", "warmonger") in (
        "SA-12.1.2 one_of_each_kind",
        "table not_asked",
    )


def test_economic_revitalization_takes_a_good_of_each_and_may_place_one_on_each_agreement() -> None:
    scene = forum()
    scene.goods("letnev", 3)
    agree(scene, ("sol", 1, 0), ("hacan", 1, 1))
    offers_players(scene, "economic_revitalization")
    ballot(scene, "economic_revitalization", sol=(0, 1))
    assert scene.state.trade_goods == [1, 2, 0], "Hacan has none"
    assert [each.about for each in deeds_of(scene.state, "took_goods", 0)] == [(1, 1)]
    scene.offers("sol", ("yes",), ("no",))
    scene.choose("sol", "yes")
    assert scene.state.goods_on == {"hacan:1": 2}, "on what he holds"


def test_equal_threats_exchange_the_secret_objectives_of_two_players() -> None:
    scene = forum()
    scene.secret("sol", FIRST)
    scene.secret("hacan", SECOND, THIRD)
    put_to_vote(scene, "equal_threats")
    pairs = ((0, 1), (0, 2), (1, 2))
    scene.offers("sol", *[("vote", "equal_threats", *pair) for pair in pairs], ("done",))
    scene.refuses("sol", "vote", "equal_threats", 1, 1, rule="SA-9.2.1", key="elects_pair_of_players")
    ballot(scene, "equal_threats", sol=(0, 2, 1))
    scene.offers("hacan", ("secret", SECOND), ("secret", THIRD))
    scene.refuses("hacan", "secret", FIRST, rule="SA-12.3.3", key="card_not_in_hand")
    scene.choose("hacan", "secret", THIRD)
    assert scene.state.secrets == [(THIRD,), (), (SECOND, FIRST)]
    assert all(scene.state.known[secret_name(scene.state, each)] == 0b101 for each in (THIRD, FIRST))


def test_equal_threats_whoever_has_none_gives_none() -> None:
    scene = forum()
    scene.secret("letnev", FIRST)
    decide(scene, "equal_threats", 0, 1)
    assert scene.done and scene.state.secrets == [(FIRST,), (), ()]


def test_public_execution_takes_cards_and_planets_and_weakens_for_the_round() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("letnev", "lodor")
    scene.hold("letnev", ONE, TWO)
    offers_players(scene, "public_execution")
    ballot(scene, "public_execution", sol=(1, 1))
    assert scene.state.hands[1] == () and set(scene.state.action_discards) == {ONE, TWO}
    assert set(scene.state.exhausted) == {"arc_prime", "wren_terra", "lodor"}
    place = scene.place("space:lodor")
    assert [combat_modifier(scene.state, seat, "cruiser", place) for seat in range(3)] == [0, -1, 0]


def test_unconventional_measures_let_all_draw_and_the_loudest_once_more() -> None:
    scene = forum()
    offers_sides(scene, "unconventional_measures")
    ballot(scene, "unconventional_measures", sol=("for", 1))
    scene.offers("sol", ("yes",), ("no",))
    scene.choose("sol", "yes")
    scene.choose("letnev", "no")
    scene.choose("hacan", "yes")
    assert scene.asked == ["sol"], "he had the most votes for it"
    scene.choose("sol", "yes")
    assert [len(hand) for hand in scene.state.hands] == [2, 0, 1]


def test_unconventional_measures_against_discard_two_of_each_hand_by_chance() -> None:
    scene = forum()
    scene.hold("sol", ONE, TWO, THREE)
    scene.hold("hacan", FOUR)
    decide(scene, "unconventional_measures", "against")
    assert [len(hand) for hand in scene.state.hands] == [1, 0, 0] and len(scene.state.action_discards) == 3


def test_limits_to_individual_power_leave_three_cards_but_not_to_yssaril() -> None:
    scene = forum("sol", "letnev", "yssaril")
    scene.hold("sol", ONE, TWO, THREE, FOUR)
    scene.hold("yssaril", FIVE, *MORE[:3])
    offers_sides(scene, "limits_to_individual_power")
    ballot(scene, "limits_to_individual_power", sol=("for", 1))
    assert scene.asked == ["sol"]
    scene.refuses("sol", "discard", MORE[5], rule="SA-8.7.4", key="not_yours")
    scene.choose("sol", "discard", TWO)
    assert scene.done and scene.state.hands[0] == (ONE, THREE, FOUR) and len(scene.state.hands[2]) == 4
    assert hand_limit(scene.state, 1, ACTION) == 3
    scene.play(Draw(seat=0))
    assert scene.asked == ["sol"], "what he draws he has to discard for"


def test_limits_to_individual_power_against_take_a_card_of_each() -> None:
    scene = forum()
    scene.hold("letnev", ONE, TWO)
    decide(scene, "limits_to_individual_power", "against")
    assert [len(hand) for hand in scene.state.hands] == [0, 1, 0] and scene.state.laws == {}


def test_incentive_program_rewards_who_has_claimed_and_who_will() -> None:
    scene = forum()
    first, second = scene.state.objectives[:2]
    scene.state.scored = [(first,), (first, second), ()]
    offers_subjects(scene, "incentive_program", *public_objectives(scene))
    scene.refuses("sol", "vote", "incentive_program", 0, rule="SA-9.2.1", key="elects_public_objective")
    before = points_of(scene.game, 2, first)
    ballot(scene, "incentive_program", sol=(first, 1))
    assert scene.state.points == [1, 1, 0]
    assert points_of(scene.game, 2, first) == before + 1 and points_of(scene.game, 2, second) == before
    scene.play(PrimaryBureaucracy(seat=0, stage="draw"))
    scene.refuses("sol", "objective", first, rule="SA-15.8.3", key="not_drawn")
    scene.choose("sol", *scene.options("sol")[0])
    assert points_of(scene.game, 2, scene.state.objectives[-1]) == 1, "for the elected one alone"
    decide(scene, "incentive_program", second)
    assert scene.state.points == [1, 1, 0], "nobody gains twice from one law (138)"
    assert points_of(scene.game, 2, first) == before


def test_glory_of_the_empire_makes_secret_objectives_worth_more() -> None:
    scene = forum()
    scene.secret("sol", "conqueror")
    offers_sides(scene, "glory_of_the_empire")
    before = points_of(scene.game, 0, "conqueror")
    ballot(scene, "glory_of_the_empire", sol=("for", 1))
    assert points_of(scene.game, 0, scene.state.objectives[0]) == 1, "no more for what is open to all"
    scene.state.objectives, scene.state.secrets[0] = (), ("conqueror",)
    scene.take("sol", "arc_prime", "wren_terra")
    scene.play(ClaimObjectives(who=(0, 1, 2)))
    scene.choose("sol", "claim", "conqueror")
    while scene.asked:
        scene.choose(scene.asked[0], "done")
    assert scene.state.points[0] == before + 1


def test_glory_of_the_empire_against_gives_a_point_to_who_has_fulfilled_his() -> None:
    scene = forum()
    scene.state.scored[2] = (FIRST,)
    decide(scene, "glory_of_the_empire", "against")
    assert scene.state.points == [0, 0, 1] and scene.state.laws == {}


def test_science_community_speaker_buys_cheaper_and_follows_free() -> None:
    scene = forum()
    offers_players(scene, "science_community_speaker")
    before = technology_price(forum().state, 1, "hylar_v_laser")
    ballot(scene, "science_community_speaker", sol=(1, 1))
    assert scene.state.laws == {"science_community_speaker": 1}
    assert [technology_price(scene.state, seat, "hylar_v_laser") for seat in (0, 1)] == [before, before - 1]
    assert [secondary_cost(scene.state, seat, "technology") for seat in (0, 1)] == [1, 0]
    assert secondary_cost(scene.state, 1, "warfare") == 1
    scene.law("science_community_speaker", 2)
    scene.goods("letnev", before - 2)
    scene.take("letnev", "faunus")  # worth one resource
    scene.play(GainTechnologies(seat=1))
    scene.refuses("letnev", "gain", "hylar_v_laser", rule="SA-15.7.1", key="not_enough_resources")


def test_shard_of_the_throne_is_a_point_for_good_and_who_beats_him_gains_a_good() -> None:
    scene = forum()
    offers_players(scene, "shard_of_the_throne")
    ballot(scene, "shard_of_the_throne", sol=(1, 1))
    assert scene.state.points == [0, 1, 0]
    combat_ends(scene, 2, 1)
    combat_ends(scene, 1, 2)
    combat_ends(scene, -2, 1)
    assert scene.state.trade_goods == [0, 0, 1], "not if he wins, nor against neutral units"
    decide(scene, "shard_of_the_throne", 0)
    decide(scene, "shard_of_the_throne", 1)
    assert scene.state.points == [1, 1, 0], "it stays, and nobody gains it twice (138)"


def test_veto_power_strikes_a_chosen_agenda_and_goes() -> None:
    scene = forum()
    offers_players(scene, "veto_power")
    ballot(scene, "veto_power", sol=(1, 1))
    assert scene.state.laws == {"veto_power": 1}
    assemble(scene, deck="mutiny seed_of_an_empire imperial_mandate")
    scene.choose("sol", "primary", "a")
    for agenda in ("mutiny", "seed_of_an_empire"):
        scene.choose("sol", "agenda", agenda)
    for agenda in ("mutiny", "seed_of_an_empire"):
        scene.choose("sol", "next", agenda)
    while scene.asked != ["letnev"]:
        scene.choose(scene.asked[0], "pass")
    scene.offers("letnev", ("play", "voice_of_the_council"), ("play", "veto_power"), ("pass",))
    scene.choose("letnev", "play", "veto_power")
    scene.offers(
        "letnev", *[("strike", each) for each in ("mutiny", "seed_of_an_empire", "imperial_mandate")]
    )
    scene.refuses("letnev", "strike", "emperor", rule="SA-15.3.7", key="not_on_the_docket")
    scene.choose("letnev", "strike", "mutiny")
    assert scene.state.laws == {} and set(scene.state.agenda_discards) == {"mutiny", "veto_power"}


def test_new_constitution_ends_all_laws_and_exhausts_two_planets_of_each() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("letnev", "lodor")
    scene.law("emperor", 1)
    scene.law("trade_war")
    offers_sides(scene, "new_constitution")
    ballot(scene, "new_constitution", sol=("for", 1))
    assert scene.state.laws == {} and scene.asked == ["letnev"]
    scene.offers("letnev", *[("exhaust", each) for each in ("arc_prime", "wren_terra", "lodor")])
    scene.choose("letnev", "exhaust", "lodor")
    scene.choose("letnev", "exhaust", "arc_prime")
    assert scene.asked == ["hacan"] and "wren_terra" not in scene.state.exhausted
    assert "jord" in scene.state.exhausted, "as far as he is able"


def test_new_constitution_against_lets_the_loudest_opponent_discard_a_law() -> None:
    scene = forum()
    scene.law("emperor", 1)
    scene.law("trade_war")
    put_to_vote(scene, "new_constitution")
    ballot(scene, "new_constitution", hacan=("against", 1))
    scene.offers("hacan", ("law", "emperor"), ("law", "trade_war"), ("decline",))
    scene.refuses("hacan", "law", "fighter_tax", rule="SA-9.2.3", key="law_not_in_force")
    scene.choose("hacan", "law", "emperor")
    assert scene.state.laws == {"trade_war": ""}

"""Reasons for what no question offers: each stands alone in the way, and without it the same is accepted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.rex.scene import Scene
from throneworld.rex.cards.effects import ChooseFlight, ChooseShield, FreeRecruits, NamePlayer
from throneworld.rex.factions.letnev import DiscardDown
from throneworld.rex.phases.battle import ChooseBattle
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.ceasefire import Ceasefire, GiftAmount
from throneworld.rex.phases.deployment import ChooseDeployment, CountDeploying, DeploymentStep, Terms
from throneworld.rex.phases.movement import CountMoving, MoveFrom, MoveTo
from throneworld.rex.phases.recruitment import Recruit
from throneworld.rex.state import RESERVE
from throneworld.rex.tables import SPACE, SPACES

SIX = ("letnev", "sol", "hacan", "lazax", "xxcha", "jol_nar")
FIELD, FAR = "sallab_slums", "imperial_palace"


def scene(*races: str) -> Scene:
    made = Scene(*(races or SIX))
    made.influence("letnev", 10)
    return made


def placed(race: str, space: str) -> Callable[[Scene], object]:
    """One more unit stands there."""
    return partial(Scene.place, race=race, space=space, units=1)


def purse(race: str, amount: int) -> Callable[[Scene], object]:
    return partial(Scene.influence, race=race, amount=amount)


def test_p09_3_a_player_with_a_full_hand_does_not_bid() -> None:
    full = ("energy_rifle", "magen_energy_shield", "mercenaries", "tactical_retreat")
    for titles, reason in ((full, ("Rex p.9", "hand_full")), (full[1:], None)):
        made = scene()
        made.first("hacan")
        made.hand("hacan", *titles)
        made.influence("hacan", 5)
        made.play(BiddingPhase())
        assert made.prompt == "bid"
        assert made.refusal("hacan", "bid", 1) == reason


def test_p10_3_no_more_units_are_recruited_than_have_fallen() -> None:
    made = scene()
    made.casualties("letnev", 1)
    step, another = Recruit(seat=made.seat("letnev")), partial(Scene.casualties, race="letnev", units=1)
    made.refused_until(another, step, "letnev", "units", 2, because="Rex p.10 casualties_at_most")


def test_p10_3_only_dead_leaders_are_recruited() -> None:
    made = scene()
    made.casualties("letnev", 1)
    step, option = Recruit(seat=made.seat("letnev")), ("leader", "letnev_1")
    made.refused_until(
        lambda made: made.kill("letnev_1"), step, "letnev", *option, because="Rex p.10 leader_is_alive"
    )


def test_p10_3_mechanized_units_are_recruited_by_lazax_from_the_casualties() -> None:
    made = scene()
    made.casualties("letnev", 1)
    made.play(Recruit(seat=made.seat("letnev")))
    made.refuses("letnev", "mechanized", rule="Rex p.22", key="lazax_only")
    made = scene()
    made.influence("lazax", 10)
    made.casualties("lazax", 1)
    step = Recruit(seat=made.seat("lazax"))
    right = partial(Scene.casualties, race="lazax", units=0, mechanized=1)
    made.refused_until(right, step, "lazax", "mechanized", because="Rex p.10 no_mechanized_casualties")


def test_p11_3_only_from_a_space_with_units_they_move() -> None:
    made = scene()
    made.place("letnev", FIELD, 1)
    step, right = MoveFrom(seat=made.seat("letnev")), placed("letnev", FAR)
    made.refused_until(right, step, "letnev", "from", FAR, because="Rex p.11 no_units_there")


def test_p11_3_no_more_units_move_than_stand_there() -> None:
    made = scene()
    made.place("letnev", FIELD, 2)
    step = CountMoving(seat=made.seat("letnev"), origin=FIELD, target=FAR)
    made.refused_until(placed("letnev", FIELD), step, "letnev", "units", 3, because="Rex p.11 units_there")


def test_p11_7_no_more_units_are_deployed_than_can_be_paid() -> None:
    made = scene()
    made.influence("letnev", 2)
    step = CountDeploying(seat=made.seat("letnev"), origin=RESERVE, target=FIELD)
    made.refused_until(purse("letnev", 3), step, "letnev", "units", 3, because="Rex p.11 costs_more")


def test_advantage_hacan_shipping_only_hacan_and_whom_it_permits_ship_units() -> None:
    made = scene()
    made.place("letnev", FIELD, 1)
    seat = made.seat("letnev")
    own, permitted = (ChooseDeployment(seat=seat, terms=terms) for terms in (Terms(), Terms(transfer=True)))
    option, because = ("transfer", FIELD), "Rex p.22 hacan_ships_only"
    made.refused_until(
        permitted, own, "letnev", *option, because=because, beneath=(DeploymentStep(seat=seat),)
    )


def test_p12_2_a_battle_needs_units_of_both() -> None:
    made = scene()
    for race, space in (("letnev", FIELD), ("letnev", FAR), ("hacan", FIELD), ("sol", FIELD)):
        made.place(race, space, 1)
    step, option = ChooseBattle(seat=made.seat("letnev")), ("battle", FAR, made.seat("hacan"))
    made.refused_until(placed("hacan", FAR), step, "letnev", *option, because="Rex p.12 opponent_not_there")


def test_p15_2_nobody_gives_more_than_he_has() -> None:
    made = scene()
    made.influence("letnev", 2)
    step = GiftAmount(seat=made.seat("letnev"), receiver=made.seat("sol"))
    right, because = purse("letnev", 3), "Rex p.15 not_enough_influence"
    made.refused_until(right, step, "letnev", "amount", 3, because=because)


def test_p23_1_alliances_need_more_than_three_players() -> None:
    for races, reason in ((SIX[:3], ("Rex p.23", "no_alliances")), (SIX[:4], None)):
        made = scene(*races)
        made.play(Ceasefire())
        assert made.refusal("letnev", "propose", 0, 1) == reason


def test_strategy_fresh_recruits_the_card_brings_back_five_units_none_of_them_mechanized() -> None:
    made = scene()
    made.casualties("lazax", 6, 1)
    made.play(FreeRecruits(seat=made.seat("lazax")))
    assert made.refusal("lazax", "units", 6) == ("Rex p.21", "five_free_units")
    assert made.refusal("lazax", "mechanized") == ("Rex p.21", "mechanized_not_free")
    assert made.refusal("lazax", "units", 5) is None


def test_strategy_graviton_negator_a_shield_is_destroyed_where_one_stands() -> None:
    there, wanted, *_ = [space for space in SPACES if SPACE[space].shielded]
    for count, reason in ((0, ("Rex p.21", "no_units_there")), (1, None)):
        made = scene()
        made.place("letnev", there, 1)
        made.place("letnev", "hall_of_records", 1)
        made.place("letnev", wanted, count) if count else None
        question = ChooseShield(seat=made.seat("letnev"))
        refusal = question.reason_against(made.game, made.seat("letnev"), ("space", wanted))
        assert (None if refusal is None else (refusal.rule, refusal.key)) == reason


def test_strategy_diplomatic_interference_another_player_is_named() -> None:
    made = scene()
    made.play(NamePlayer(seat=made.seat("letnev"), ban="bid"))
    assert made.refusal("letnev", "name", made.seat("letnev")) == ("Rex p.21", "name_another")
    assert made.refusal("letnev", "name", made.seat("sol")) is None


def test_strategy_fleet_sabotage_the_fleet_is_sent_ten_sectors_at_most() -> None:
    made = scene()
    made.play(ChooseFlight(seat=made.seat("letnev")))
    assert made.refusal("letnev", "sectors", 11) == ("Rex p.12", "flight_at_most")
    assert made.refusal("letnev", "sectors", 10) is None


def test_advantage_letnev_hand_limit_only_cards_in_hand_are_discarded() -> None:
    made = scene()
    made.hand("letnev", "energy_rifle", "magen_energy_shield", "informant", "fresh_recruits", "double_agent")
    step, option = DiscardDown(seat=made.seat("letnev")), ("discard", "mercenaries")
    made.refused_until(
        lambda made: made.hand("letnev", "mercenaries"),
        step,
        "letnev",
        *option,
        because="Rex p.21 not_in_hand",
    )


def test_p11_4_the_fleet_bars_a_way_that_is_short_enough() -> None:
    """What lies beyond the bombarded sector is not far; when the fleet has gone, it is reached."""
    made = scene()
    made.place("letnev", FIELD, 1)
    open_ways = MoveTo(seat=made.seat("letnev"), origin=FIELD, steps=2)
    made.play(open_ways)
    near = {str(option[1]) for option in made.options("letnev")}
    barred = set()
    for sector in range(1, 19):
        made.game.state.fleet = sector
        for space in near:
            refusal = open_ways.refusal(made.game, made.seat("letnev"), ("to", space))
            assert refusal is None or refusal.key in ("space_bombarded", "way_bombarded", "nowhere_to_go")
            barred |= {space} if refusal is not None and refusal.key == "way_bombarded" else set()
    assert barred

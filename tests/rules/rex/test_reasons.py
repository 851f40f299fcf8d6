"""Reasons for what no question offers: each stands alone in the way, and without it the same is accepted."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene
from throneworld.rex.cards.effects import ChooseFlight, ChooseShield, FreeRecruits, NamePlayer
from throneworld.rex.factions.letnev import DiscardDown
from throneworld.rex.phases.battle import ChooseBattle
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.ceasefire import Ceasefire, GiftAmount
from throneworld.rex.phases.deployment import ChooseDeployment, CountDeploying, Terms
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
    for fallen, reason in ((1, ("Rex p.10", "casualties_at_most")), (2, None)):
        made = scene()
        made.casualties("letnev", fallen)
        made.play(Recruit(seat=made.seat("letnev")))
        assert made.refusal("letnev", "units", 2) == reason


@pytest.mark.parametrize(
    ("leaders", "reason"), [((), ("Rex p.10", "leader_is_alive")), (("letnev_1",), None)]
)
def test_p10_3_only_dead_leaders_are_recruited(
    leaders: tuple[str, ...], reason: tuple[str, str] | None
) -> None:
    made = scene()
    made.kill(*leaders)
    made.casualties("letnev", 1)
    made.play(Recruit(seat=made.seat("letnev")))
    assert made.refusal("letnev", "leader", "letnev_1") == reason


def test_p10_3_mechanized_units_are_recruited_by_lazax_from_the_casualties() -> None:
    made = scene()
    made.casualties("letnev", 1)
    made.play(Recruit(seat=made.seat("letnev")))
    assert made.refusal("letnev", "mechanized") == ("Rex p.22", "lazax_only")
    for fallen, reason in ((0, ("Rex p.10", "no_mechanized_casualties")), (1, None)):
        made = scene()
        made.influence("lazax", 10)
        made.casualties("lazax", 1, fallen)
        made.play(Recruit(seat=made.seat("lazax")))
        assert made.refusal("lazax", "mechanized") == reason


def test_p11_3_only_from_a_space_with_units_they_move() -> None:
    for count, reason in ((0, ("Rex p.11", "no_units_there")), (1, None)):
        made = scene()
        made.place("letnev", FIELD, 1)
        made.place("letnev", FAR, count) if count else None
        made.play(MoveFrom(seat=made.seat("letnev")))
        assert made.refusal("letnev", "from", FAR) == reason


def test_p11_3_no_more_units_move_than_stand_there() -> None:
    for count, reason in ((2, ("Rex p.11", "units_there")), (3, None)):
        made = scene()
        made.place("letnev", FIELD, count)
        made.play(CountMoving(seat=made.seat("letnev"), origin=FIELD, target=FAR))
        assert made.refusal("letnev", "units", 3) == reason


def test_p11_7_no_more_units_are_deployed_than_can_be_paid() -> None:
    for purse, reason in ((2, ("Rex p.11", "costs_more")), (3, None)):
        made = scene()
        made.influence("letnev", purse)
        step = CountDeploying(seat=made.seat("letnev"), origin=RESERVE, target=FIELD)
        made.play(step)
        assert made.refusal("letnev", "units", 3) == reason


def test_advantage_hacan_shipping_only_hacan_and_whom_it_permits_ship_units() -> None:
    for terms, reason in ((Terms(), ("Rex p.22", "hacan_ships_only")), (Terms(transfer=True), None)):
        made = scene()
        made.place("letnev", FIELD, 1)
        made.play(ChooseDeployment(seat=made.seat("letnev"), terms=terms))
        assert made.refusal("letnev", "transfer", FIELD) == reason


def test_p12_2_a_battle_needs_units_of_both() -> None:
    for count, reason in ((0, ("Rex p.12", "opponent_not_there")), (1, None)):
        made = scene()
        made.place("letnev", FIELD, 1)
        made.place("letnev", FAR, 1)
        made.place("hacan", FIELD, 1)
        made.place("sol", FIELD, 1)
        made.place("hacan", FAR, count) if count else None
        made.play(ChooseBattle(seat=made.seat("letnev")))
        assert made.refusal("letnev", "battle", FAR, made.seat("hacan")) == reason


def test_p15_2_nobody_gives_more_than_he_has() -> None:
    for purse, reason in ((2, ("Rex p.15", "not_enough_influence")), (3, None)):
        made = scene()
        made.influence("letnev", purse)
        made.play(GiftAmount(seat=made.seat("letnev"), receiver=made.seat("sol")))
        assert made.refusal("letnev", "amount", 3) == reason


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
    held = ("energy_rifle", "magen_energy_shield", "informant", "fresh_recruits", "double_agent")
    for titles, reason in ((held, ("Rex p.21", "not_in_hand")), ((*held, "mercenaries"), None)):
        made = scene()
        made.hand("letnev", *titles)
        made.play(DiscardDown(seat=made.seat("letnev")))
        assert made.refusal("letnev", "discard", "mercenaries") == reason


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

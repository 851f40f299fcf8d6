"""Phase 2: Bidding (Rex p.9)."""

import pytest

from tests.rex.scene import Scene
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.tables import STRATEGY_DECK

FOUR = ("energy_rifle", "energy_rifle", "mercenaries", "magen_energy_shield")


def auction(*purses: int, races: tuple[str, ...] = ("letnev", "hacan", "sol")) -> Scene:
    """The Bidding Phase begins; each race has so much influence."""
    scene = Scene(*races)
    for race, purse in zip(races, purses, strict=True):
        scene.influence(race, purse)
    scene.stack_strategy_deck("tactical_retreat", "atmosphere_ionizer", "biological_weapon_x35")
    return scene


def bids(*amounts: int) -> list[tuple[str | int, ...]]:
    return [("pass",), *(("bid", amount) for amount in amounts)]


# The row


@pytest.mark.parametrize(
    ("hands", "dealt"),
    [((0, 0, 0), 3), ((0, 4, 0), 2), ((4, 4, 4), 1), ((7, 3, 3), 3), ((8, 4, 0), 1), ((8, 4, 4), 0)],
)
def test_p09_1_a_card_for_each_player_below_his_limit(hands: tuple[int, ...], dealt: int) -> None:
    scene = auction(1, 1, 1)
    letnev, hacan, sol = hands
    scene.hand("letnev", *(("energy_rifle",) * 4 + ("biological_weapon_x35",) * 4)[:letnev])
    scene.hand("hacan", *("magen_energy_shield",) * hacan)
    scene.hand("sol", *("atmosphere_ionizer",) * sol)
    deck = len(scene.state.strategy_deck)
    scene.play(BiddingPhase())
    assert scene.events("row_dealt") == [(dealt,)]
    assert len(scene.state.row) == dealt
    assert len(scene.state.strategy_deck) == deck - dealt


def test_p09_1_the_row_is_face_down() -> None:
    scene = auction(1, 1, 1)
    scene.play(BiddingPhase())
    assert [scene.view(race)["decks"]["row"] for race in (*scene.races, None)] == [3, 3, 3, 3]
    assert all(scene.view(race)["you"]["sees"]["auction"] is None for race in scene.races)


# The auction


def test_p09_2_the_first_player_opens_and_bidding_goes_round() -> None:
    scene = auction(9, 9, 9)
    scene.first("hacan")
    scene.play(BiddingPhase())
    for race, amount in (("hacan", 1), ("sol", 2), ("letnev", 3), ("hacan", 4), ("sol", 5)):
        assert scene.asked == [race]
        scene.choose(race, "bid", amount)
    assert scene.asked == ["letnev"]
    sol, letnev = scene.seat("sol"), scene.seat("letnev")
    assert scene.view()["auction"] == {"high": 5, "bidder": sol, "turn": letnev, "passed": []}


def test_p09_3_a_bid_is_at_least_one() -> None:
    scene = auction(3, 3, 3)
    scene.play(BiddingPhase())
    assert scene.options("letnev") == bids(1, 2, 3)
    assert scene.refusal("letnev", "bid", 0) == ("Rex p.9", "at_least_one_influence")


def test_p09_3_a_bid_exceeds_the_highest_so_far() -> None:
    scene = auction(3, 6, 9)
    scene.play(BiddingPhase())
    scene.choose("letnev", "bid", 3)
    assert scene.options("hacan") == bids(4, 5, 6)
    assert scene.refusal("hacan", "bid", 3) == ("Rex p.9", "bid_too_low")
    scene.choose("hacan", "bid", 6)
    assert scene.options("sol") == bids(7, 8, 9)


def test_p09_4_nobody_bids_more_than_he_has() -> None:
    scene = auction(4, 4, 4)
    scene.play(BiddingPhase())
    assert scene.options("letnev") == bids(1, 2, 3, 4)
    assert scene.refusal("letnev", "bid", 5) == ("Rex p.9", "not_enough_influence")
    scene.choose("letnev", "bid", 3)
    assert scene.options("hacan") == bids(4)


def test_p09_4_all_of_ones_influence_can_be_bid() -> None:
    scene = auction(4, 4, 4)
    scene.play(BiddingPhase())
    allowed = [option for option, why in scene.game.explain(scene.seat("letnev")) if why is None]
    assert allowed == bids(1, 2, 3, 4) == scene.options("letnev")
    scene.choose("letnev", "bid", 4)
    assert scene.events("bid") == [(scene.seat("letnev"), 4)]


def test_p09_4_who_cannot_outbid_is_not_asked() -> None:
    scene = auction(4, 3, 4)
    scene.play(BiddingPhase())
    scene.choose("letnev", "bid", 3)
    assert scene.asked == ["sol"]


def test_p09_5_no_influence_means_no_bid() -> None:
    scene = auction(5, 0, 5)
    scene.play(BiddingPhase())
    scene.choose("letnev", "bid", 1)
    assert scene.asked == ["sol"]
    assert scene.events("row_dealt") == [(3,)]


def test_p09_5_a_full_hand_means_no_bid() -> None:
    scene = auction(5, 5, 5)
    scene.hand("hacan", *FOUR)
    scene.play(BiddingPhase())
    scene.choose("letnev", "bid", 1)
    assert scene.asked == ["sol"]
    scene.choose("sol", "pass")
    assert scene.titles("hacan") == sorted(FOUR)


def test_p09_5_a_hand_may_fill_up_during_the_phase() -> None:
    scene = auction(0, 9, 9)
    scene.hand("hacan", *FOUR[:3])
    scene.play(BiddingPhase())
    scene.choose("hacan", "bid", 1)
    scene.choose("sol", "pass")
    assert len(scene.titles("hacan")) == 4
    assert scene.asked == ["sol"]
    scene.choose("sol", "bid", 1)
    assert scene.events("card_bought") == [(scene.seat("hacan"), 1), (scene.seat("sol"), 1)]


def test_p09_6_who_has_passed_is_out_for_this_card() -> None:
    scene = auction(9, 9, 9)
    scene.play(BiddingPhase())
    scene.choose("letnev", "pass")
    for race, amount in (("hacan", 1), ("sol", 2), ("hacan", 3), ("sol", 4)):
        assert scene.asked == [race]
        scene.choose(race, "bid", amount)
    scene.choose("hacan", "pass")
    assert scene.events("card_bought") == [(scene.seat("sol"), 4)]


def test_p09_6_but_not_for_the_next_card() -> None:
    scene = auction(9, 9, 9)
    scene.play(BiddingPhase())
    scene.choose("letnev", "pass")
    scene.choose("hacan", "bid", 1)
    scene.choose("sol", "pass")
    for race in ("hacan", "sol", "letnev"):
        assert scene.asked == [race]
        scene.choose(race, "bid", scene.options(race)[1][1])


def test_p09_7_only_the_highest_bidder_pays() -> None:
    scene = auction(9, 9, 9)
    scene.play(BiddingPhase())
    scene.choose("letnev", "bid", 3)
    scene.choose("hacan", "bid", 5)
    scene.choose("sol", "pass")
    scene.choose("letnev", "pass")
    assert [scene.has(race) for race in scene.races] == [9, 4, 9]
    assert scene.events("influence_paid") == [(scene.seat("hacan"), 5, "bid")]


def test_p09_7_he_alone_sees_the_card() -> None:
    scene = auction(0, 9, 9)
    scene.play(BiddingPhase())
    scene.choose("hacan", "bid", 1)
    scene.choose("sol", "pass")
    assert scene.view("hacan")["you"]["hand"] == ["tactical_retreat"]
    for race in ("letnev", "sol", None):
        assert "tactical_retreat" not in str(scene.view(race))
        seat = None if race is None else scene.seat(race)
        assert [event.args for event in scene.game.log_for(seat) if event.kind == "card_taken"][-1:] == [
            (scene.seat("hacan"),)
        ]
        assert "tactical_retreat" not in str([event.args for event in scene.game.log_for(seat)])


def test_p09_7_example_jol_nar_looks_and_outbids_hacan() -> None:
    scene = auction(5, 5, 5, 5, races=("hacan", "sol", "jol_nar", "letnev"))
    scene.play(BiddingPhase())
    assert scene.view("jol_nar")["you"]["sees"]["auction"] == "tactical_retreat"
    scene.choose("hacan", "bid", 1)
    scene.choose("sol", "pass")
    scene.choose("jol_nar", "bid", 2)
    scene.choose("letnev", "pass")
    scene.choose("hacan", "pass")
    assert scene.titles("jol_nar") == ["tactical_retreat"]
    assert [scene.has(race) for race in scene.races] == [5, 5, 3, 5]


# The opener


def openers(scene: Scene) -> list[str]:
    """Who opened each auction so far."""
    return [scene.races[int(seat)] for _, seat in scene.events("auction_begins")]


def sell(scene: Scene, buyer: str) -> None:
    """One bids, all others pass."""
    card = scene.state.row[0]
    while scene.state.row[:1] == (card,):
        race = scene.asked[0]
        scene.choose(race, *(scene.options(race)[1] if race == buyer else ("pass",)))


def test_p09_8_the_seat_to_the_left_opens_the_next_auction() -> None:
    scene = auction(9, 9, 9)
    scene.first("hacan")
    scene.play(BiddingPhase())
    for _ in range(3):
        sell(scene, "sol")
    assert openers(scene) == ["hacan", "sol", "letnev"]
    assert scene.done


def test_p09_9_a_player_without_influence_is_passed_over_as_opener() -> None:
    scene = auction(0, 9, 9)
    scene.play(BiddingPhase())
    for _ in range(3):
        sell(scene, "hacan")
    assert openers(scene) == ["hacan", "sol", "hacan"]


def test_p09_9_a_player_with_a_full_hand_is_passed_over_as_opener() -> None:
    scene = auction(9, 9, 9)
    scene.hand("hacan", *FOUR)
    scene.play(BiddingPhase())
    for _ in range(2):
        sell(scene, "sol")
    assert openers(scene) == ["letnev", "sol"]


# The end of the phase


def test_p09_10_if_all_pass_the_row_goes_back_and_the_phase_ends() -> None:
    scene = auction(9, 9, 9)
    scene.play(BiddingPhase())
    sell(scene, "hacan")
    for race in ("hacan", "sol", "letnev"):
        scene.choose(race, "pass")
    assert scene.done
    assert (scene.state.row, scene.events("row_returned")) == ((), [(2,)])
    assert sorted(scene.state.strategy_deck) == sorted(set(STRATEGY_DECK) - set(scene.state.hands[1]))


def test_p09_10_the_cards_are_shuffled_in_so_that_jol_nar_forgets_them() -> None:
    scene = auction(9, 9, 9, races=("jol_nar", "hacan", "sol"))
    scene.play(BiddingPhase())
    seen = scene.state.row[0]
    tops = scene.state.row
    for race in scene.races:
        scene.choose(race, "pass")
    assert seen in scene.state.strategy_deck
    assert scene.state.known == {}
    assert scene.state.strategy_deck[:3] != tops
    assert scene.state.strategy_deck[-3:] != tops


def test_p09_10_the_phase_ends_too_when_nobody_can_bid() -> None:
    scene = auction(0, 0, 0)
    scene.play(BiddingPhase())
    assert scene.done
    assert (scene.state.row, len(scene.state.strategy_deck)) == ((), 42)
    assert scene.events("row_returned") == [(3,)]


def test_p09_10_the_phase_ends_when_all_cards_are_sold() -> None:
    scene = auction(9, 9, 9)
    scene.play(BiddingPhase())
    for _ in range(3):
        sell(scene, "hacan")
    assert scene.done
    assert scene.events("row_returned") == []
    assert len(scene.titles("hacan")) == 3

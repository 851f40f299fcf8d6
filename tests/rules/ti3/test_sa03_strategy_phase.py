"""Chapter 3: the Strategy Phase, from home planets that revert to upkeep."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from tests.ti3.senate import assemble
from throneworld.ti3.order import rotation
from throneworld.ti3.phases.agendas import RevealAgendas
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.upkeep import PayUpkeep
from throneworld.ti3.sequence import Round
from throneworld.ti3.tables import POLITICAL_DECK, STRATEGY_CARD

SIX = ("sol", "letnev", "hacan", "norr", "jolnar", "saar")
EIGHT = (*SIX, "yin", "winnu")
CARDS = tuple(STRATEGY_CARD)
TAKE = tuple(("take", card) for card in CARDS)


def spring(*races: str) -> Scene:
    """A new round begins: nobody holds a Strategy Card, and no agendas are to be had."""
    scene = Scene(*(races or ("sol", "letnev", "hacan")))
    scene.state.strategy_cards = [() for _ in scene.players]
    scene.state.play_order, scene.state.agenda_deck = (), ()
    return scene


def picks(scene: Scene, *cards: str) -> list[str]:
    """Each card is picked by whoever is asked: who that was."""
    askers = []
    for card in cards:
        assert scene.prompt == "pick_strategy_card"
        askers += scene.asked
        scene.choose(scene.asked[0], "take", card)
    return askers


def phases(scene: Scene) -> list[object]:
    return [phase for (phase,) in scene.told("phase_begins")]


def quietly(scene: Scene, until: str) -> None:
    """Everybody does as little as he can until that is asked."""
    while scene.prompt != until:
        ask = scene.game.asks[0]
        quiet = [option for option in ask.options if option[0] in ("done", "pass")]
        scene.game.choose(ask.seat, [*quiet, *ask.options][0])


def test_sa_3_1_1_strategy_action_and_status_phase_make_a_round_and_another_one_follows() -> None:
    scene = spring(*SIX)
    scene.play(Round())
    picks(scene, *CARDS[:6])
    assert phases(scene) == ["strategy", "action"]
    scene.state.exhausted_cards = CARDS
    quietly(scene, "pick_strategy_card")
    assert phases(scene) == ["strategy", "action", "status", "strategy"]
    assert scene.told("round_begins") == [(3,), (4,)]


def test_sa_3_2_1_and_ruling_28_agendas_then_picks_then_upkeep() -> None:
    scene = spring(*SIX)
    scene.politics("sol", "imperial_mandate", "seed_of_an_empire")
    scene.take("sol", "lodor")
    scene.state.fleet[0] = 9
    scene.play(StrategyPhase())
    assert (scene.prompt, scene.asked) == ("reveal_agenda", ["sol"])
    scene.choose("sol", "reveal", "imperial_mandate")
    assert picks(scene, *CARDS[:6]) == list(SIX)
    assert (scene.prompt, scene.asked) == ("pay", ["sol"])
    assert not scene.told("order_of_play")
    scene.choose("sol", "exhaust", "jord")
    assert scene.told("order_of_play") == [tuple(range(6))]


def test_sa_3_2_2_and_ruling_42_home_planets_without_enemy_ground_units_revert_exhausted_first_of_all() -> (
    None
):
    scene = spring(*SIX)
    scene.take("letnev", "jord", "arretze", "hercant")
    scene.put("letnev", "hercant", ground_force=1)
    scene.put("letnev", "arretze", pds=1)
    scene.politics("sol", "imperial_mandate", "seed_of_an_empire")
    scene.play(StrategyPhase())
    assert scene.prompt == "reveal_agenda"
    assert [scene.state.control[each] for each in ("jord", "arretze", "hercant")] == [0, 2, 1]
    assert {"jord", "arretze"} <= set(scene.state.exhausted)
    assert scene.units("letnev", "arretze") == {}


def test_sa_3_2_2_counters_of_units_that_are_nobodys_enemy_leave_a_home_planet_that_reverts() -> None:
    scene = spring(*SIX)
    del scene.state.control["jord"]
    scene.state.counters["jord"] = ("hostile_locals:2",)
    scene.play(StrategyPhase())
    assert scene.state.control["jord"] == 0 and "jord" not in scene.state.counters


def test_sa_3_2_2_a_home_planet_under_its_owner_is_not_exhausted() -> None:
    scene = spring(*SIX)
    scene.put("letnev", "space:home_sol", cruiser=1)
    scene.play(StrategyPhase())
    assert scene.state.control["jord"] == 0 and scene.state.exhausted == ()


def test_sa_3_3_1_all_lay_a_political_card_open_and_nothing_shows_before_the_last_has() -> None:
    scene = spring()
    scene.politics("sol", "imperial_mandate", "seed_of_an_empire")
    scene.politics("hacan", "mutiny", "cost_overruns")
    scene.play(RevealAgendas(who=(0, 1, 2)))
    scene.offers("sol", ("reveal", "imperial_mandate"), ("reveal", "seed_of_an_empire"))
    scene.refuses("sol", "keep", rule="SA-3.3.1", key="must_reveal")
    scene.choose("sol", "reveal", "seed_of_an_empire")
    assert scene.state.revealed == ["", "", ""] and not scene.told("agenda_revealed")
    scene.choose("hacan", "reveal", "mutiny")
    assert scene.state.revealed == ["seed_of_an_empire", "", "mutiny"]
    assert scene.state.politics == [("imperial_mandate",), (), ("cost_overruns",)]


def test_sa_3_3_2_and_ruling_44_a_card_of_an_earlier_round_stays_or_goes_back_to_the_hand_for_another() -> (
    None
):
    for option, lies, held in (
        (("keep",), "mutiny", ("seed_of_an_empire",)),
        (("reveal", "seed_of_an_empire"), "seed_of_an_empire", ("mutiny",)),
    ):
        scene = spring()
        scene.agenda("sol", "mutiny")
        scene.politics("sol", "seed_of_an_empire")
        scene.play(RevealAgendas(who=(0, 1, 2)))
        scene.offers("sol", ("reveal", "seed_of_an_empire"), ("keep",))
        scene.choose("sol", *option)
        assert (scene.state.revealed[0], scene.state.politics[0]) == (lies, held)


def test_sa_3_3_3_nobody_has_two_agendas_open_and_none_is_changed_later_in_the_round() -> None:
    scene = spring(*SIX)
    scene.agenda("sol", "mutiny")
    scene.politics("sol", "seed_of_an_empire")
    scene.play(StrategyPhase())
    scene.choose("sol", "reveal", "seed_of_an_empire")
    assert scene.state.revealed == ["seed_of_an_empire", *[""] * 5]
    picks(scene, *CARDS[:6])
    assert scene.done
    assert ("reveal", "mutiny") not in scene.beside("sol")
    assert scene.state.politics[0] == ("mutiny",)


def test_sa_3_4_1_and_3_4_3_the_speaker_picks_first_then_all_in_rotation_order_from_what_is_left() -> None:
    scene = spring(*SIX)
    scene.state.speaker = 2
    scene.play(StrategyPhase())
    assert scene.asked == ["hacan"]
    scene.offers("hacan", *TAKE[:8])
    scene.choose("hacan", "take", "trade")
    assert scene.state.strategy_cards[2] == ("trade",) and scene.state.exhausted_cards == ()
    assert scene.asked == ["norr"]
    scene.offers("norr", *[option for option in TAKE[:8] if option != ("take", "trade")])
    scene.refuses("norr", "take", "trade", rule="SA-3.4.3", key="card_taken")
    assert picks(scene, "leadership", "diplomacy", "assembly", "production", "warfare") == [
        *("norr", "jolnar", "saar", "sol", "letnev")
    ]


def test_sa_3_4_2_eight_cards_and_prospect_with_four_seven_and_eight_players() -> None:
    names = (
        "leadership",
        "diplomacy",
        "assembly",
        "production",
        "trade",
        "warfare",
        "technology",
        "bureaucracy",
    )
    assert (*names, "prospect") == CARDS
    scene = spring("sol", "letnev", "hacan", "norr")
    scene.play(StrategyPhase())
    scene.offers("sol", *TAKE)
    scene = spring()
    scene.play(StrategyPhase())
    scene.offers("sol", *TAKE[:8])
    scene.refuses("sol", "take", "prospect", rule="SA-3.6.1", key="card_not_in_use")


def test_sa_3_5_2_neither_picks_nor_phases_turn_the_cycler() -> None:
    scene = spring(*SIX)
    scene.state.clockwise = False
    scene.play(StrategyPhase())
    assert picks(scene, *CARDS[:6]) == ["sol", "saar", "jolnar", "norr", "hacan", "letnev"]
    assert scene.state.clockwise is False


def test_sa_3_5_3_clockwise_the_player_right_of_the_speaker_picks_last_of_three() -> None:
    scene = spring(*SIX)
    scene.state.speaker = 3
    assert rotation(scene.state, 3)[-1] == 2
    scene.play(StrategyPhase())
    assert picks(scene, *CARDS[:5])[-1] == "letnev"
    scene.offers("hacan", *TAKE[5:8])


@pytest.mark.parametrize(
    ("players", "each", "cards"),
    [
        pytest.param(3, 2, 8, id="3_players"),
        pytest.param(4, 2, 9, id="4_players"),
        pytest.param(5, 1, 8, id="5_players"),
        pytest.param(6, 1, 8, id="6_players"),
        pytest.param(7, 1, 9, id="7_players"),
        pytest.param(8, 1, 9, id="8_players"),
    ],
)
def test_sa_3_6_3_and_3_6_4_and_3_6_5_and_3_6_6_and_3_6_7_and_3_6_8_cards_by_players(
    players: int, each: int, cards: int
) -> None:
    scene = spring(*EIGHT[:players])
    scene.play(StrategyPhase())
    scene.offers("sol", *TAKE[:cards])
    picks(scene, *CARDS[: players * each])
    assert scene.done
    assert [len(held) for held in scene.state.strategy_cards] == [each] * players
    left = CARDS[players * each : cards]
    assert scene.state.bonus == dict.fromkeys(left, 1)


def test_sa_3_6_1_picks_and_the_ninth_card_follow_the_present_number_of_players() -> None:
    scene = spring(*SIX)
    scene.state.eliminated = (3, 5)
    scene.play(StrategyPhase())
    scene.offers("sol", *TAKE)
    assert picks(scene, *CARDS[:8]) == ["sol", "letnev", "hacan", "jolnar"] * 2


def test_sa_3_6_1_and_ruling_181_with_two_players_left_each_picks_three_without_the_ninth() -> None:
    scene = spring()
    scene.state.eliminated = (1,)
    scene.play(StrategyPhase())
    scene.offers("sol", *TAKE[:8])
    assert picks(scene, *CARDS[:6]) == ["sol", "hacan"] * 3
    assert scene.done


def test_sa_3_7_1_every_unpicked_card_gets_a_bonus_counter_and_they_pile_up() -> None:
    scene = spring(*SIX)
    scene.state.bonus = {"technology": 2}
    scene.play(StrategyPhase())
    picks(scene, *CARDS[:6])
    assert scene.state.bonus == {"technology": 3, "bureaucracy": 1}


def test_sa_1_4_6_and_3_7_2_each_counter_becomes_a_trade_good_or_a_command_counter_at_once() -> None:
    scene = spring(*SIX)
    scene.state.bonus = {"warfare": 3}
    scene.play(StrategyPhase())
    scene.choose("sol", "take", "warfare")
    gains = ("gain", "tactic"), ("gain", "fleet"), ("gain", "strategy")
    for option in (("trade_good",), ("gain", "fleet"), ("trade_good",)):
        scene.offers("sol", ("trade_good",), *gains)
        scene.choose("sol", *option)
    assert (scene.state.trade_goods[0], scene.state.fleet[0]) == (2, 4)
    assert "warfare" not in scene.state.bonus
    assert scene.asked == ["letnev"]


def test_ruling_61_without_command_counters_a_bonus_counter_is_a_trade_good() -> None:
    scene = spring(*SIX)
    scene.counters("sol", 10, 8, 6)
    scene.state.bonus = {"warfare": 1}
    scene.play(StrategyPhase())
    scene.choose("sol", "take", "warfare")
    assert (scene.state.trade_goods[0], scene.state.tactic[0], scene.asked) == (1, 10, ["letnev"])


def test_sa_3_7_3_the_action_phase_follows_when_the_bonus_counters_lie() -> None:
    scene = spring(*SIX)
    scene.play(Round())
    picks(scene, *CARDS[:6])
    kinds = [event.kind for event in scene.game.log if event.kind in ("bonus_counter_placed", "phase_begins")]
    assert kinds == ["phase_begins", *["bonus_counter_placed"] * 2, "phase_begins"]
    assert scene.prompt == "choose_action"


def test_sa_1_5_2_and_3_7_4_the_speaker_keeps_the_token_and_picks_first_again() -> None:
    scene = spring(*SIX)
    scene.state.speaker = 4
    scene.play(Round())
    picks(scene, *CARDS[:6])
    scene.state.exhausted_cards = CARDS
    quietly(scene, "pick_strategy_card")
    assert (scene.state.speaker, scene.asked) == (4, ["jolnar"])


def test_sa_3_8_1_and_ruling_29_resources_are_spent_for_real_counters_above_eight() -> None:
    for counters, due in ((8, 0), (9, 1), (11, 3)):
        scene = spring("letnev", "sol", "hacan")
        scene.put("letnev", "arc_prime", space_dock=1)
        scene.state.fleet[0] = counters
        scene.play(PayUpkeep(seat=0))
        assert scene.done is (due == 0)
        assert due == 0 or scene.ask("letnev").about["amount"] == due


def test_sa_3_8_2_ten_counters_cost_2_resources() -> None:
    scene = spring()
    scene.counters("hacan", 3, 10, 2)
    scene.goods("hacan", 1)
    scene.play(PayUpkeep(seat=2))
    assert scene.ask("hacan").about["amount"] == 2
    scene.choose("hacan", "trade_good")
    scene.choose("hacan", "exhaust", "arretze")
    assert scene.done and scene.state.fleet[2] == 10


def test_sa_3_8_3_and_ruling_43_counters_that_cannot_be_paid_for_leave_at_once() -> None:
    scene = spring()
    scene.counters("sol", 3, 11, 2)
    scene.take("sol", "jord", exhausted=True)
    scene.goods("sol", 2)
    scene.play(PayUpkeep(seat=0))
    assert scene.state.fleet[0] == 10
    while not scene.done:
        scene.choose("sol", "trade_good")
    assert (scene.state.fleet[0], scene.state.trade_goods[0]) == (10, 0)


def test_ruling_207_upkeep_goes_in_rotation_order_from_the_speaker() -> None:
    scene = spring(*SIX)
    scene.state.speaker, scene.state.clockwise = 1, False
    scene.take("sol", "lodor")
    scene.take("letnev", "thibah")
    scene.state.fleet = [9, 9, 9, 8, 8, 8]
    scene.play(StrategyPhase(stage="upkeep"))
    asked = []
    while not scene.done:
        asked += scene.asked
        scene.choose(scene.asked[0], *scene.options()[0])
    assert asked == ["letnev", "sol", "hacan"]


def test_sa_3_9_1_further_rounds_of_selection_go_in_the_same_order() -> None:
    scene = spring("sol", "letnev", "hacan", "norr")
    scene.state.speaker, scene.state.clockwise = 2, False
    scene.play(StrategyPhase())
    assert picks(scene, *CARDS[:8]) == ["hacan", "letnev", "sol", "norr"] * 2
    assert scene.state.strategy_cards[2] == ("leadership", "trade")


def test_sa_3_9_3_and_3_9_4_norr_with_leadership_and_bureaucracy_acts_first() -> None:
    scene = spring("sol", "letnev", "hacan", "norr")
    scene.play(Round())
    picks(scene, "diplomacy", "assembly", "production", "bureaucracy", "trade", "warfare", "technology")
    picks(scene, "leadership")
    assert scene.told("order_of_play") == [(3, 0, 1, 2)]
    assert (scene.prompt, scene.asked) == ("choose_action", ["norr"])


def test_sa_3_10_3_and_3_10_4_the_order_of_play_follows_the_numbers_and_skips_what_nobody_has() -> None:
    scene = spring(*SIX)
    scene.play(StrategyPhase())
    picks(scene, "bureaucracy", "technology", "warfare", "trade", "production", "assembly")
    assert scene.told("order_of_play") == [(5, 4, 3, 2, 1, 0)]
    assert [STRATEGY_CARD[card].number for card in CARDS] == list(range(1, 10))


def test_sa_3_10_5_without_leadership_diplomacy_acts_first() -> None:
    scene = spring(*SIX)
    scene.play(Round())
    picks(scene, "bureaucracy", "technology", "warfare", "diplomacy", "production", "assembly")
    assert (scene.prompt, scene.asked) == ("choose_action", ["norr"])


def test_ruling_163_the_order_of_play_holds_whatever_becomes_of_the_cards() -> None:
    scene = spring(*SIX)
    scene.play(Round())
    picks(scene, *CARDS[:6])
    assert scene.asked == ["sol"]
    scene.state.strategy_cards[0], scene.state.strategy_cards[5] = (), ("warfare", "leadership")
    scene.state.exhausted_cards = CARDS
    scene.game.restart()
    turns = []
    while scene.prompt == "choose_action":
        turns += scene.asked
        scene.choose(scene.asked[0], "pass")
    assert turns == list(SIX)


def test_ruling_44_extra_cards_of_the_deck_go_with_the_round_and_cards_of_players_stay() -> None:
    scene = spring(*SIX)
    scene.agenda("sol", "mutiny")
    scene.agenda("deck", "seed_of_an_empire")
    scene.state.strategy_cards = [(card,) for card in CARDS[:6]]
    scene.play(StatusPhase(stage="round_over"))
    assert scene.state.docket == () and scene.state.agenda_discards == ("seed_of_an_empire",)
    assert scene.state.revealed[0] == "mutiny"


def test_ruling_210_only_with_fewer_than_five_players_the_deck_fills_up_for_missing_cards() -> None:
    for races, laid in ((SIX[:4], 4), (SIX[:5], 0)):
        scene = spring(*races)
        scene.state.agenda_deck = POLITICAL_DECK[:10]
        scene.agenda("sol", "mutiny")
        scene.play(StrategyPhase())
        assert len(scene.state.docket) == laid


def test_sa_3_27_6_no_vote_for_the_voice_of_the_council_in_the_first_round() -> None:
    for number, asked in ((1, False), (2, True)):
        scene = spring("sol", "letnev", "hacan")
        scene.state.round = number
        scene.state.speaker = 1
        assemble(scene, deck="mutiny seed_of_an_empire imperial_mandate")
        prompts = set()
        for _ in range(20):
            if scene.done or scene.prompt == "voting_slip":
                break
            prompts |= {
                option for option in scene.options() if option[:2] == ("play", "voice_of_the_council")
            }
            quiet = [option for option in scene.options() if option[0] in ("done", "pass", "decline")]
            scene.choose(scene.asked[0], *[*quiet, *scene.options()][0])
        assert bool(prompts) is asked

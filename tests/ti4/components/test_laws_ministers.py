"""Laws that lie before an elected player."""

from __future__ import annotations

from tests.ti4.components.lawmaking import resolve, table
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.imperium.placing import PutUnit
from throneworld.ti4.invariants import check
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.strategic.technology import price
from throneworld.ti4.strategic.trade import Replenish
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.voting.agenda import ResolveAgenda

COMMITTEE, ARBITER = "committee_formation", "imperial_arbiter"
INDUSTRY, PEACE, WAR = "minister_of_industry", "minister_of_peace", "minister_of_war"

# Committee Formation


def test_committee_formation_elects_a_player_without_a_vote() -> None:
    scene = senate("minister_of_policy")
    scene.law(COMMITTEE, 1)
    scene.play(ResolveAgenda())
    assert scene.options("letnev") == (("play", COMMITTEE), ("pass",))
    scene.choose("letnev", "play", COMMITTEE)
    assert scene.options("letnev") == (("elect", 0), ("elect", 1), ("elect", 2))
    scene.choose("letnev", "elect", 1)
    assert scene.done
    assert scene.state.laws == {"minister_of_policy": 1}
    assert not scene.told("votes_cast")
    assert scene.state.agenda_discards == (COMMITTEE,)


def test_committee_formation_may_wait_for_a_better_agenda() -> None:
    scene = senate("minister_of_policy")
    scene.law(COMMITTEE, 1)
    scene.play(ResolveAgenda())
    scene.choose("letnev", "pass")
    assert scene.ask().prompt == "choose_vote"
    assert COMMITTEE in scene.state.laws


def test_committee_formation_has_no_say_where_no_player_is_elected() -> None:
    for agenda in ("fleet_regulations", "senate_sanctuary"):
        scene = senate(agenda)
        scene.take("sol", "quann")
        scene.law(COMMITTEE, 1)
        scene.play(ResolveAgenda())
        assert scene.ask().prompt == "choose_vote"


def test_committee_formation_cannot_decide_a_new_vote_on_itself() -> None:
    scene = senate()
    scene.law(COMMITTEE, 1)
    scene.play(ResolveAgenda(agenda=COMMITTEE))
    assert scene.ask().prompt == "choose_vote"


# Imperial Arbiter


def strategy_phase(scene: Scene) -> None:
    """Everybody takes the first cards: Sol leadership and construction, and so on."""
    for seat in range(3):
        scene.state.strategy_cards[seat] = ()
    scene.play(StrategyPhase())
    while not scene.done and scene.ask().prompt == "choose_strategy_card":
        ask = scene.ask()
        scene.game.choose(ask.seat, ask.options[0])


def test_imperial_arbiter_swaps_a_strategy_card() -> None:
    scene = table()
    scene.law(ARBITER, 2)
    strategy_phase(scene)
    assert scene.options("jolnar") == (("play", ARBITER), ("pass",))
    scene.choose("jolnar", "play", ARBITER)
    assert ("swap", "politics", 0, "leadership") in scene.options("jolnar")
    assert len(scene.options("jolnar")) == 8
    scene.choose("jolnar", "swap", "politics", 0, "leadership")
    assert scene.state.strategy_cards[2] == ("leadership", "warfare")
    assert scene.state.strategy_cards[0] == ("politics", "construction")
    assert scene.told("initiative_order")[0][0] == 2
    assert ARBITER not in scene.state.laws


def test_imperial_arbiter_may_be_kept() -> None:
    scene = table()
    scene.law(ARBITER, 2)
    strategy_phase(scene)
    scene.choose("jolnar", "pass")
    assert scene.done
    assert scene.state.laws == {ARBITER: 2}


# Ministers


def test_minister_of_commerce_pays_for_each_neighbour() -> None:
    scene = table()
    scene.law("minister_of_commerce", 0)
    scene.put("letnev", 31, cruiser=1)
    scene.put("jolnar", 36, cruiser=1)
    scene.play(Replenish(seat=0))
    assert scene.state.trade_goods == [2, 0, 0]
    assert scene.told("trade_goods_gained") == [(0, 2, "minister_of_commerce")]
    scene.play(Replenish(seat=1))
    assert scene.state.trade_goods == [2, 0, 0]


def test_minister_of_commerce_pays_nothing_without_neighbours() -> None:
    scene = table()
    scene.law("minister_of_commerce", 0)
    scene.play(Replenish(seat=0))
    assert not scene.told("trade_goods_gained")


def test_minister_of_exploration_pays_for_each_planet() -> None:
    scene = table()
    scene.law("minister_of_exploration", 0)
    scene.play(GainControl(seat=0, planet="lazar"), GainControl(seat=0, planet="sakulag"))
    scene.play(GainControl(seat=1, planet="quann"))
    scene.play(GainControl(seat=0, planet="lazar"))
    assert scene.state.trade_goods == [2, 0, 0]


def test_minister_of_industry_lets_units_produce_at_a_new_space_dock() -> None:
    scene = table()
    scene.law(INDUSTRY, 0)
    scene.play(PutUnit(seat=0, kind="space_dock", place="jord", how="test"))
    assert scene.options("sol") == (("play", INDUSTRY), ("pass",))
    scene.choose("sol", "play", INDUSTRY)
    assert ("produce", "cruiser", "1") in scene.options("sol")
    scene.choose("sol", "produce", "cruiser", "1")
    scene.choose("sol", "done")
    while not scene.done:
        ask = scene.ask()
        scene.game.choose(ask.seat, ask.options[-1])
    assert scene.has("sol", 1, "cruiser") == 1
    assert INDUSTRY in scene.state.laws


def test_minister_of_industry_serves_nobody_else_and_no_other_unit() -> None:
    scene = table()
    scene.law(INDUSTRY, 0)
    scene.play(PutUnit(seat=1, kind="space_dock", place="arc_prime", how="test"))
    assert scene.done
    scene.play(PutUnit(seat=0, kind="pds", place="jord", how="test"))
    assert scene.done


def test_notes_4_23c_minister_of_peace_ends_the_turn_of_whoever_threatens_another() -> None:
    scene = table()
    scene.law(PEACE, 2)
    scene.put("letnev", "lazar", infantry=1)
    scene.take("letnev", "lazar")
    scene.put("sol", 1, cruiser=1)
    scene.technologies("sol", "fleet_logistics")
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", 31)
    assert scene.options("jolnar") == (("play", PEACE), ("pass",))
    scene.choose("jolnar", "play", PEACE)
    assert scene.done
    assert scene.state.on_board[0] == 1 << 31
    assert scene.state.active_system == 0
    assert scene.has("sol", 1, "cruiser") == 1
    assert scene.state.laws == {}
    check(scene.game)


def test_minister_of_peace_needs_units_of_somebody_else() -> None:
    scene = table()
    scene.law(PEACE, 2)
    scene.put("sol", "jord", infantry=1)
    scene.put("sol", 1, cruiser=1)
    scene.play(TacticalAction(seat=0, system=31))
    assert scene.done or scene.ask().prompt != "window"
    scene.state.on_board[0] = 0
    scene.play(TacticalAction(seat=0, system=1))
    assert scene.done or scene.ask().prompt != "window"


def test_minister_of_policy_draws_a_card_at_the_end_of_the_status_phase() -> None:
    scene = table()
    scene.law("minister_of_policy", 1)
    scene.play(StatusPhase())
    while not scene.done:
        ask = scene.ask()
        scene.game.choose(ask.seat, ask.options[-1])
    assert [len(hand) for hand in scene.state.hands] == [1, 2, 1]


def test_minister_of_sciences_researches_without_resources() -> None:
    scene = senate("minister_of_sciences")
    assert price(scene.state, 2, 6) == 6
    resolve(scene, 2)
    assert (price(scene.state, 2, 6), price(scene.state, 0, 6)) == (0, 6)


def test_minister_of_war_takes_a_token_back_and_acts_again() -> None:
    scene = table()
    scene.law(WAR, 0)
    scene.state.on_board[0] = 1 << 31
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", 50)
    assert scene.options("sol") == (("play", WAR), ("pass",))
    scene.choose("sol", "play", WAR)
    assert scene.options("sol") == (("system", 31), ("system", 50))
    scene.choose("sol", "system", 50)
    assert scene.state.on_board[0] == 1 << 31
    assert scene.ask("sol").prompt == "choose_action"
    assert ("tactical", 50) in scene.options("sol")
    assert ("end_turn",) in scene.options("sol")
    scene.choose("sol", "tactical", 50)
    assert scene.done
    assert scene.state.laws == {}


def test_notes_4_24b_minister_of_war_needs_a_token_on_the_board() -> None:
    scene = table()
    scene.law(WAR, 0)
    scene.play(Turn(seat=0))
    scene.choose("sol", "strategic", "leadership")
    while not scene.done and scene.ask().prompt != "choose_action":
        assert scene.ask().prompt != "window"
        ask = scene.ask()
        scene.game.choose(ask.seat, ask.options[-1])
    assert WAR in scene.state.laws


def test_minister_of_war_serves_only_its_owner() -> None:
    scene = table()
    scene.law(WAR, 1)
    scene.state.on_board[1] = 1 << 31
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", 50)
    assert scene.done or scene.ask().prompt != "window"

"""The status phase (RR 70)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.ti4.scene import ALL, Scene
from throneworld.imperium.marks import STRATEGY_PHASE, mark
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect
from throneworld.ti4.declare import Clause
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.strategy import KEEPS_CARDS
from throneworld.ti4.tables import OBJECTIVE, STAGE_1, STAGE_2


def everybody(game: Game) -> Sequence[int]:
    return range(game.seats)


class Notice(Effect, frozen=True):
    """Something that happens by itself at a stop."""

    def run(self, game: Game) -> None:
        game.tell("noticed", self.occasion.moment, self.seat)


def noticed_at(moment: str) -> Clause:
    return Clause(
        id=moment,
        moment=moment,
        rule="RR 70",
        holders=everybody,
        suspects=lambda game, occasion: [],
        when=lambda game, seat, occasion: None,
        effects=(Notice(),),
        must=True,
    )


def with_cards() -> Scene:
    """Letnev comes first, then Sol, then Jol-Nar."""
    stops = ("status_phase_start", "status_return_strategy_cards_when", "status_phase_end")
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, *map(noticed_at, stops)])
    scene.state.strategy_cards[:] = [("politics", "warfare"), ("leadership", "trade"), ("imperial",)]
    scene.state.objectives = ("negotiate_trade_routes",)
    return scene


def leave_tokens(scene: Scene) -> None:
    """Everybody puts what he gains into the tactic pool and shifts nothing."""
    while not scene.done:
        ask = scene.ask()
        option = ("gain", "tactic") if ask.prompt == "gain_token" else ("done",)
        scene.game.choose(ask.seat, option)


def test_rr_70_1_players_score_in_initiative_order() -> None:
    scene = with_cards()
    for faction in scene.factions:
        scene.goods(faction, 5)
    scene.play(StatusPhase())
    for faction in ("letnev", "sol", "jolnar"):
        assert scene.ask().prompt == "score_objectives"
        scene.choose(faction, "score", "negotiate_trade_routes")
    assert scene.told("objective_scored") == [(seat, "negotiate_trade_routes") for seat in (1, 0, 2)]


def test_rr_70_1_nobody_has_to_score() -> None:
    scene = with_cards()
    scene.goods("letnev", 5)
    scene.play(StatusPhase())
    scene.choose("letnev", "decline")
    assert scene.state.scored[1] == ()


def test_rr_70_2_the_speaker_reveals_the_next_objective() -> None:
    scene = with_cards()
    following = scene.state.objective_deck[0]
    scene.play(StatusPhase())
    assert scene.state.objectives == ("negotiate_trade_routes", following)
    assert OBJECTIVE[following].deck == STAGE_1


def test_rr_70_2_stage_ii_comes_after_stage_i() -> None:
    scene = with_cards()
    scene.state.objective_deck = scene.state.objective_deck[2:4]
    for stage in (STAGE_1, STAGE_2):
        scene.play(StatusPhase(stage="reveal_public_objective"))
        assert OBJECTIVE[scene.state.objectives[-1]].deck == stage


def test_rr_70_2_the_game_ends_if_all_are_revealed_but_after_scoring() -> None:
    scene = with_cards()
    scene.state.objective_deck = ()
    scene.goods("jolnar", 5)
    scene.play(StatusPhase())
    scene.choose("jolnar", "score", "negotiate_trade_routes")
    assert scene.game.result is not None
    assert scene.game.result.winners == (2,)
    assert scene.state.hands == [(), (), ()]


def test_rr_70_3_each_player_draws_an_action_card_in_initiative_order() -> None:
    scene = with_cards()
    scene.play(StatusPhase())
    assert scene.told("action_card_drawn") == [(1,), (0,), (2,)]


def test_rr_70_3_whoever_holds_seven_discards_before_the_next_player_draws() -> None:
    scene = with_cards()
    scene.state.hands[1], scene.state.action_deck = scene.state.action_deck[:7], scene.state.action_deck[7:]
    scene.play(StatusPhase())
    assert scene.ask("letnev").prompt == "discard_action_card"
    assert scene.told("action_card_drawn") == [(1,)]


def test_rr_70_4_command_tokens_leave_the_board() -> None:
    scene = with_cards()
    scene.state.on_board[:] = [1 << 18, 1 << 18 | 1 << 22, 0]
    scene.play(StatusPhase())
    assert scene.state.on_board == [0, 0, 0]


def test_rr_70_5_two_tokens_are_gained_then_all_may_be_redistributed() -> None:
    scene = with_cards()
    scene.play(StatusPhase())
    scene.choose("letnev", "gain", "tactic")
    scene.choose("letnev", "gain", "fleet")
    assert scene.ask("letnev").prompt == "redistribute_tokens"
    scene.choose("letnev", "move", "strategy", "fleet")
    scene.choose("letnev", "done")
    assert (scene.state.tactic[1], scene.state.fleet[1], scene.state.strategy[1]) == (4, 5, 1)
    assert scene.ask().seat == 0, "in initiative order"


def test_rr_70_5_a_smaller_fleet_pool_is_checked_against_the_ships() -> None:
    scene = with_cards()
    scene.put("jolnar", 12, cruiser=3)
    scene.play(StatusPhase(stage="gain_and_redistribute_tokens"))
    while scene.ask().seat != 2:
        scene.game.choose(scene.ask().seat, scene.options()[-1])
    scene.choose("jolnar", "gain", "tactic")
    scene.choose("jolnar", "gain", "tactic")
    scene.choose("jolnar", "move", "fleet", "tactic")
    scene.choose("jolnar", "done")
    assert scene.has("jolnar", 12, "cruiser") == 2


def test_rr_70_6_all_cards_are_readied() -> None:
    scene = with_cards()
    scene.state.exhausted = ("jord", "arc_prime")
    scene.technologies("sol", "sarween_tools")
    scene.state.exhausted_technologies[0] = ("sarween_tools",)
    scene.state.exhausted_cards = ("politics", "leadership", "imperial")
    scene.law("minister_of_war", 1)
    scene.state.exhausted_laws = ("minister_of_war",)
    scene.play(StatusPhase())
    leave_tokens(scene)
    assert not scene.state.exhausted
    assert not scene.state.exhausted_technologies[0]
    assert not scene.state.exhausted_cards
    assert not scene.state.exhausted_laws


def test_rr_70_7_damaged_units_are_repaired() -> None:
    scene = with_cards()
    scene.put("letnev", 10, dreadnought=2)
    scene.damage("letnev", 10, "dreadnought")
    scene.play(StatusPhase())
    leave_tokens(scene)
    assert scene.state.damaged[1] == {}
    assert scene.has("letnev", 10, "dreadnought") == 2


def test_rr_70_8_strategy_cards_return_to_the_common_play_area() -> None:
    scene = with_cards()
    scene.state.zero = 2
    scene.play(StatusPhase())
    leave_tokens(scene)
    assert scene.state.strategy_cards == [(), (), ()]
    assert scene.state.zero == -1


def test_rr_70_8_something_may_let_a_player_keep_his_cards_readied() -> None:
    scene = with_cards()
    scene.state.exhausted_cards = ("politics", "warfare")
    mark(scene.game, KEEPS_CARDS, seat=0, until=STRATEGY_PHASE)
    scene.play(StatusPhase())
    leave_tokens(scene)
    assert scene.state.strategy_cards == [("politics", "warfare"), (), ()]
    assert not scene.state.exhausted_cards


def test_rr_70_the_steps_stop_where_players_may_resolve_something() -> None:
    scene = with_cards()
    scene.play(StatusPhase())
    assert scene.told("noticed") == [("status_phase_start", seat) for seat in (1, 0, 2)]
    leave_tokens(scene)
    stops = [moment for moment, _ in scene.told("noticed")]
    assert stops[3:] == ["status_return_strategy_cards_when"] * 3 + ["status_phase_end"] * 3


def test_rr_70_eliminated_players_take_no_part() -> None:
    scene = with_cards()
    scene.state.eliminated = (1,)
    scene.play(StatusPhase())
    leave_tokens(scene)
    assert scene.told("action_card_drawn") == [(0,), (2,)]

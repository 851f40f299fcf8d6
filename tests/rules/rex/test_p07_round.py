"""The game round and the golden rule (Rex p.7)."""

from itertools import pairwise

import pytest

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.rex.moments import ADVANTAGE_USED
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.sequence import Round
from throneworld.rex.state import CASUALTIES, RESERVE

PHASES = ["influence", "bidding", "recruitment", "maneuvering", "battle", "collection", "bombardment"]
IDLE = ("pass", "done", "stay", "none", "ready")


def played_out(seed: int) -> tw.Game:
    game = tw.new_game("rex", seats=["jol_nar", "lazax", "letnev", "xxcha"], seed=seed)
    return tw.play(game, [tw.bot("random", seed + seat) for seat in range(4)])


def rounds_of(game: tw.Game) -> list[list[str]]:
    """The phases that began in each round, as the log tells it."""
    begins = [number for number, event in enumerate(game.log) if event.kind == "round_begins"]
    return [
        [str(event.args[0]) for event in game.log[start:end] if event.kind == "phase_begins"]
        for start, end in pairwise([*begins, len(game.log)])
    ]


@pytest.mark.parametrize("seed", range(4))
def test_p07_1_every_round_has_its_seven_phases_in_order(seed: int) -> None:
    rounds = rounds_of(played_out(seed))
    assert rounds
    assert all(phases == PHASES for phases in rounds)


def test_p07_1_after_the_seventh_phase_the_next_round_begins() -> None:
    scene = Scene("lazax", "letnev", "hacan", round_number=1)
    scene.discard_influence("black_market")
    scene.stack_influence_deck("public_support", "critical_intelligence")
    scene.play(Round())
    while scene.state.round == 2:
        ask = scene.game.asks[0]
        scene.game.choose(ask.seat, next(option for option in ask.options if option[0] in IDLE))
    assert scene.events("round_begins")[-2:] == [(2,), (3,)]
    assert rounds_of(scene.game)[-2:] == [PHASES, PHASES[:2]]
    assert (scene.state.phase, scene.state.first) == ("bidding", 1)


@pytest.mark.parametrize("seed", range(4))
def test_p07_2_no_game_goes_beyond_round_8(seed: int) -> None:
    game = played_out(seed)
    assert game.over
    numbers = [event.args[0] for event in game.log if event.kind == "round_begins"]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) <= 8


def test_p07_2_the_end_of_round_8_ends_the_game() -> None:
    scene = Scene("lazax", "letnev", "jol_nar", round_number=8)
    scene.place("letnev", "imperial_palace", 1)
    scene.play(BombardmentPhase())
    assert scene.game.result == tw.Result(winners=(1,), ranking=(1, 0, 2), how="most_strongholds")
    assert scene.game.asks == []
    assert scene.game.refusal(0, ("pass",)) == tw.Refusal("table", "game_over")


def test_p07_2_the_end_of_round_7_does_not() -> None:
    scene = Scene("lazax", "letnev", "jol_nar", round_number=7)
    scene.place("letnev", "imperial_palace", 1)
    scene.play(BombardmentPhase())
    assert scene.done
    assert not scene.game.over


def test_p07_3_an_ability_beats_the_rulebook() -> None:
    """Units cost influence to deploy (Rex p.11), but not those of Sol in its landing zone."""
    scene = Scene("sol", "lazax", "letnev")
    scene.play(DeploymentStep(seat=0))
    scene.choose("sol", "deploy", "embassy_quarters")
    assert scene.options("sol") == [("units", count) for count in range(1, 21)]
    scene.choose("sol", "units", 7)
    assert (scene.units("sol", "embassy_quarters"), scene.units("sol", RESERVE)) == (7, 13)
    assert scene.has("sol") == 0


def test_p07_3_a_card_beats_the_rulebook() -> None:
    """Five units a phase, two influence each (Rex p.10), but Fresh Recruits are free and come on top."""
    scene = Scene("lazax", "letnev", "jol_nar")
    scene.casualties("lazax", 12)
    scene.hand("lazax", "fresh_recruits")
    scene.influence("lazax", 8)
    scene.play(RecruitmentPhase())
    scene.choose("lazax", "play", "fresh_recruits")
    scene.choose("lazax", "units", 5)
    assert scene.has("lazax") == 8
    scene.choose("lazax", "units", 5)
    assert scene.has("lazax") == 0
    assert scene.units("lazax", CASUALTIES) == 2


@pytest.mark.parametrize(("option", "lazax", "pool"), [(("play", "informant"), 0, 2), (("pass",), 2, 0)])
def test_p07_3_a_strategy_card_beats_a_race_advantage(option: tw.Option, lazax: int, pool: int) -> None:
    """Payments for cards go to Lazax, unless an Informant stops that."""
    scene = Scene("lazax", "letnev", "hacan")
    scene.hand("hacan", "informant")
    scene.influence("letnev", 2)
    before = scene.state.pool
    scene.play(BiddingPhase())
    scene.choose("letnev", "bid", 2)
    assert scene.asked == ["hacan"]
    used = {"advantage": "lazax_bid_income", "seat": scene.seat("lazax")}
    assert scene.told_at(ADVANTAGE_USED) == used
    scene.choose("hacan", *option)
    assert (scene.has("lazax"), scene.state.pool - before) == (lazax, pool)
    assert scene.has("letnev") == 0

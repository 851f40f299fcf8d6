"""RR 38: ground combat."""

from tests.ti4.scene import ALL, Scene
from throneworld.imperium.marks import COMBAT, COMBAT_ROUND, mark
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.declare import Clause
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.technologies.ground_combat import NO_COMBAT_ROLLS

BEREG = "bereg"
STOPS = (
    "ground_combat_start",
    "ground_combat_round_start",
    "ground_combat_rolls_after",
    "hits_assigned_after",
    "ground_combat_round_end",
    "ground_combat_won_after",
)


class Passing(Effect, frozen=True):
    """Note that a stop was passed."""

    def run(self, game: Game) -> Step | None:
        game.tell("passing", self.occasion.moment, *self.occasion.facts)
        return None


def watch(stop: str) -> Clause:
    def when(game: Game, seat: int, occasion: Occasion) -> None:
        return None

    return Clause(
        id=f"watch_{stop}",
        moment=stop,
        rule="",
        holders=lambda game: (0,),
        suspects=lambda game, occasion: (0,),
        when=when,
        effects=(Passing(),),
        must=True,
    )


def battle(attackers: int, defenders: int, *results: int, stops: tuple[str, ...] = ()) -> Scene:
    """Letnev lands on a planet of Hacan; both hit on 8 or more. The attacker's dice come first."""
    scene = Scene("letnev", "hacan", "jolnar", listeners=(*ALL, *map(watch, stops)))
    scene.take("hacan", BEREG)
    scene.put("letnev", BEREG, infantry=attackers)
    scene.put("hacan", BEREG, infantry=defenders)
    scene.rolls(*results)
    return scene


def fight(scene: Scene) -> None:
    scene.play(GroundCombat(attacker=0, defender=1, planet=BEREG))


def test_rr_38_1_each_ground_force_rolls_a_die_and_hits_on_its_combat_value() -> None:
    scene = battle(2, 1, 8, 7, 7)
    fight(scene)
    assert [roll[2:] for roll in scene.rolled] == [(8, 7), (7,)]
    assert scene.units("letnev", BEREG) == {"infantry": 2}
    assert scene.units("hacan", BEREG) == {}


def test_rr_38_2_each_player_loses_a_ground_force_for_each_hit_of_the_other() -> None:
    scene = battle(3, 2, 8, 1, 1, 8, 1, 10, 1, 1)
    fight(scene)
    assert scene.units("letnev", BEREG) == {"infantry": 2}
    assert scene.units("hacan", BEREG) == {}
    assert [args[:3] for args in scene.told("units_destroyed")] == [
        (0, "infantry", 1),
        (1, "infantry", 1),
        (1, "infantry", 1),
    ]


def test_rr_38_3_the_combat_goes_on_in_rounds_while_both_have_ground_forces() -> None:
    scene = battle(1, 1, 1, 1, 1, 1, 10, 1, stops=STOPS)
    fight(scene)
    starts = [args for args in scene.told("passing") if args[0] == "ground_combat_round_start"]
    assert starts == [("ground_combat_round_start", 0, 1, BEREG, number) for number in (1, 2, 3)]


def test_rr_38_4_whoever_has_ground_forces_left_is_the_winner() -> None:
    scene = battle(1, 1, 1, 8, stops=STOPS)
    fight(scene)
    assert scene.told("passing") == [
        ("ground_combat_start", 0, 1, BEREG),
        ("ground_combat_round_start", 0, 1, BEREG, 1),
        ("ground_combat_rolls_after", 0, 1, BEREG),
        ("hits_assigned_after", 0, 1, BEREG),
        ("ground_combat_round_end", 0, 1, BEREG, 1),
        ("ground_combat_won_after", 1, 0, BEREG),
    ]
    assert scene.told("ground_combat_ends") == [(BEREG, 1)]


def test_rr_38_4_with_nobody_left_there_is_no_winner() -> None:
    scene = battle(1, 1, 8, 8, stops=STOPS)
    fight(scene)
    assert scene.told("ground_combat_ends") == [(BEREG, -1)]
    assert "ground_combat_won_after" not in [args[0] for args in scene.told("passing")]
    assert scene.state.control[BEREG] == 1


def test_rr_38_4_a_combat_that_is_decided_before_the_first_round_has_none() -> None:
    scene = battle(2, 0)
    fight(scene)
    assert scene.rolled == []
    assert scene.told("ground_combat_ends") == [(BEREG, 0)]


def test_rr_38_a_player_who_makes_no_combat_rolls_may_still_be_hit() -> None:
    scene = battle(1, 1, 8)
    mark(scene.game, NO_COMBAT_ROLLS, seat=0, until=COMBAT_ROUND)
    fight(scene)
    assert [roll[0] for roll in scene.rolled] == [1]
    assert scene.units("letnev", BEREG) == {}


def test_rr_38_what_holds_for_a_round_or_a_combat_ends_with_it() -> None:
    scene = battle(1, 1, 8, 1)
    mark(scene.game, "something", seat=0, until=COMBAT_ROUND)
    mark(scene.game, "something", seat=0, until=COMBAT)
    fight(scene)
    assert scene.state.marks == ()


def test_rr_38_the_winner_against_the_leader_may_score_for_it() -> None:
    scene = battle(1, 1, 8, 1)
    scene.secret("letnev", "spark_a_rebellion")
    scene.state.points[:] = [1, 3, 3]
    fight(scene)
    assert scene.options("letnev") == (("play", "spark_a_rebellion"), ("pass",))
    scene.choose("letnev", "play", "spark_a_rebellion")
    assert scene.state.points[0] == 2 and scene.done


def test_rr_38_a_win_against_somebody_else_is_no_rebellion() -> None:
    scene = battle(1, 1, 8, 1)
    scene.secret("letnev", "spark_a_rebellion")
    scene.state.points[:] = [1, 2, 3]
    fight(scene)
    assert scene.done

"""RR 24: control of planets."""

from tests.ti4.scene import ALL, Scene
from throneworld.imperium.control import check_structures
from throneworld.imperium.verbs.planets import lose_control
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.declare import Clause
from throneworld.ti4.steps.control import GainControl, check_control


class Check(Step, frozen=True):
    """What an effect does after it has changed the units on a planet."""

    planet: str = ""

    def run(self, game: Game) -> Step | None:
        check_structures(game, self.planet)
        check_control(game, self.planet)
        return None


class Note(Effect, frozen=True):
    """Tell what stood on the planet at a stop."""

    def run(self, game: Game) -> Step | None:
        seat, planet, other = self.occasion.facts
        structures = sum(sum(places.get(str(planet), ())) for places in game.state.units)
        game.tell("noted", self.occasion.moment, seat, other, structures, game.state.control.get(planet, -1))
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
        effects=(Note(),),
        must=True,
    )


def test_rr_24_1_the_card_of_an_uncontrolled_planet_is_taken_exhausted() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.state.control["bereg"] == 0
    assert scene.state.exhausted == ("bereg",)
    assert scene.told("control_gained") == [(0, "bereg", -1)]


def test_rr_24_1_the_card_is_taken_from_the_player_who_had_it() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("letnev", "bereg")
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.state.control["bereg"] == 0
    assert scene.state.exhausted == ("bereg",)
    assert scene.told("control_gained") == [(0, "bereg", 1)]


def test_rr_24_2_nobody_gains_control_of_a_planet_that_he_controls() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "bereg")
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.state.exhausted == ()
    assert scene.told("control_gained") == []


def test_rr_24_3_the_card_stays_in_the_play_area_until_control_is_lost() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", "bereg", infantry=1)
    scene.take("sol", "bereg")
    scene.play(Check(planet="bereg"))
    assert scene.state.control["bereg"] == 0


def test_rr_24_4_a_planet_without_units_is_still_controlled() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "bereg")
    scene.play(Check(planet="bereg"))
    assert scene.state.control["bereg"] == 0


def test_rr_24_5_control_is_lost_to_the_player_who_alone_has_units_there() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "bereg")
    scene.put("letnev", "bereg", infantry=1)
    scene.play(Check(planet="bereg"))
    assert scene.state.control["bereg"] == 1


def test_rr_24_5_ground_forces_of_the_controller_keep_the_planet() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "bereg")
    scene.put("sol", "bereg", infantry=1)
    scene.put("letnev", "bereg", infantry=1)
    scene.play(Check(planet="bereg"))
    assert scene.state.control["bereg"] == 0


def test_rr_24_6_a_game_effect_may_leave_a_planet_to_nobody() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "bereg", exhausted=True)
    lose_control(scene.game, "bereg")
    assert "bereg" not in scene.state.control and scene.state.exhausted == ()


def test_rr_24_7_nothing_of_the_old_controller_stays_behind() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "bereg")
    scene.play(GainControl(seat=1, planet="bereg"))
    assert [planet for planet, seat in scene.state.control.items() if seat == 0] == ["jord"]


def test_rr_24_control_changes_before_structures_are_destroyed_and_is_gained_after() -> None:
    scene = Scene(
        "sol", "letnev", "hacan", listeners=[*ALL, watch("control_changes"), watch("gain_control_after")]
    )
    scene.take("letnev", "bereg")
    scene.put("letnev", "bereg", pds=1, space_dock=1)
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.told("noted") == [
        ("control_changes", 0, 1, 2, 1),
        ("gain_control_after", 0, 1, 0, 0),
    ]

"""Events about what may be done on the turns that follow: what may be voted for, a refusal, what follows."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_sides
from throneworld.imperium.marks import ROUND, mark
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tactical.activation import inner_refusal
from throneworld.ti3.tactical.grid import GridAction, NameGrid, owed


def test_imperial_containment_makes_tactical_actions_dearer_for_the_largest() -> None:
    scene = forum()
    scene.take("sol", "lodor", "quann")
    scene.take("letnev", "saudor")
    scene.state.strategy_cards = [(), (), ()]
    offers_sides(scene, "imperial_containment")
    ballot(scene, "imperial_containment", sol=("for", 1))
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", scene.system("wellon"))
    while scene.asked == ["sol"] and scene.prompt != "choose_action":
        scene.choose("sol", *scene.options()[-1])
    assert scene.state.tactic == [1, 3, 3]
    scene.play(Turn(seat=0))
    scene.refuses("sol", "tactical", scene.system("thibah"), rule="SA-3.14.1", key="surcharge_unpaid")
    assert scene.options("sol") == (("pass",),) or not any(each[0] == "tactical" for each in scene.options())
    assert inner_refusal(scene.state, 0, scene.system("thibah")) is None, (
        "its counter is of the reinforcements"
    )
    scene.take("letnev", "thibah")
    scene.play(Turn(seat=1))
    scene.choose("letnev", "tactical", scene.system("wellon"))
    assert scene.state.tactic == [1, 1, 3], "now both have the most"


def test_imperial_containment_makes_each_full_activation_of_a_grid_dearer() -> None:
    scene = Scene("sol", "letnev", "hacan", simultaneous_action=True)
    scene.take("sol", "quann", "saudor")
    mark(scene.game, "contained", seat=0, until=ROUND)
    for each in ("quann", "saudor"):
        scene.put("sol", f"space:{each}", cruiser=1)
    systems = [scene.system(each) for each in ("quann", "saudor")]
    assert owed(scene.state, 0, systems, ()) == 1, "movement alone is no Tactical Action"
    assert owed(scene.state, 0, systems, systems[:1]) == 3
    scene.counters("sol", 1, 3, 2)
    scene.play(NameGrid(seat=0))
    scene.offers("sol", *[("include", each) for each in systems])
    scene.counters("sol", 3, 3, 2)
    scene.play(GridAction(seat=0, systems=tuple(systems), full=tuple(systems[:1])))
    assert scene.state.tactic[0] == 0


def test_imperial_containment_against_gives_counters_to_the_smallest() -> None:
    scene = forum()
    scene.take("sol", "lodor")
    decide(scene, "imperial_containment", "against")
    for race in ("letnev", "hacan"):
        scene.choose(race, "gain", "tactic")
    assert scene.done and scene.state.tactic == [3, 4, 4]


def call_home(scene: Scene, race: str) -> None:
    """He acts at home, up to the question who comes back."""
    scene.choose(race, "yes")
    while scene.asked == [race] and scene.prompt != "call_home":
        scene.choose(race, *scene.options()[-1])


def test_defensive_mobilizations_bring_all_units_home_from_the_speaker_on() -> None:
    scene = forum()
    scene.put("sol", "jord", space_dock=1)
    scene.take("sol", "lodor", exhausted=True)
    scene.put("sol", "lodor", ground_force=1, pds=1, space_dock=1)
    scene.fleet("sol", "quann", "carrier", ground_force=2)
    scene.put("sol", "space:wellon", cruiser=1)
    scene.counters("sol", 3, 1, 2)
    scene.activate("sol", "quann", "wellon", "home_sol")
    offers_sides(scene, "defensive_mobilizations")
    ballot(scene, "defensive_mobilizations", sol=("for", 1))
    scene.offers("sol", ("yes",), ("no",))
    call_home(scene, "sol")
    assert scene.state.exhausted_docks == ("jord",), "his counter was there already"
    quann, wellon = scene.place("space:quann"), scene.place("space:wellon")
    assert set(scene.options("sol")) == {
        ("call_home", "carrier", quann, 0),
        ("call_home", "ground_force", quann),
        ("call_home", "cruiser", wellon, 0),
        ("call_home", "ground_force", "lodor", 0),
        ("call_home", "pds", "lodor", 0),
        ("done",),
    }
    scene.choose("sol", "call_home", "carrier", quann, 0)
    scene.refuses("sol", "call_home", "cruiser", wellon, 0, rule="SA-8.5.1", key="fleet_full")
    scene.refuses("sol", "call_home", "space_dock", "jord", 0, rule="SA-3.15.1", key="is_at_home")
    scene.choose("sol", "call_home", "pds", "lodor", 0)
    scene.choose("sol", "call_home", "ground_force", "lodor", 0)
    scene.choose("sol", "done")
    while scene.asked == ["sol"]:
        scene.choose("sol", *scene.options()[-1])
    assert scene.units("sol", "jord") == {"space_dock": 1, "ground_force": 1, "pds": 1}
    assert scene.units("sol", "space:home_sol") == {"carrier": 1, "ground_force": 2}
    assert scene.units("sol", "lodor") == {"space_dock": 1} and scene.state.control["lodor"] == 0
    assert scene.state.active == 0 and scene.asked == ["letnev"]
    scene.choose("letnev", "no")
    call_home(scene, "hacan")
    while scene.asked:
        scene.choose("hacan", *scene.options()[-1])
    assert scene.state.on_board[2] == 1 << scene.system("home_hacan")
    assert scene.state.tactic == [3, 3, 3] and scene.state.active == 0


def test_defensive_mobilizations_against_exhaust_all_home_planets() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("sol", "lodor", "arretze")
    decide(scene, "defensive_mobilizations", "against")
    assert set(scene.state.exhausted) == set(scene.state.control) - {"lodor"}

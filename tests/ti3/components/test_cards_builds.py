"""Action cards about what a dock can build while a build is planned."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, galaxy
from throneworld.ti3.state import of
from throneworld.ti3.steps.production import Build

WORKFORCE, ACCIDENT = ("play", "ancillary_workforce"), ("play", "space_dock_accident")


def building(**hands: tuple[str, ...]) -> Scene:
    """Sol has a dock on Lodor, of capacity 2 and the planet's 3, and plenty of trade goods."""
    scene = galaxy("sol", "letnev", "winnu")
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", space_dock=1)
    scene.goods("sol", 20)
    for race, hand in hands.items():
        scene.hold(race, *hand)
    return scene


def most(scene: Scene) -> int:
    found = scene.ask("sol").about["most"]
    assert isinstance(found, int)
    return found


def plans(scene: Scene, number: int, **fields: int | str) -> None:
    """Sol plans so many Ground Forces at Lodor."""
    scene.play(Build(seat=0, system=LODOR, **fields))  # type: ignore[arg-type]
    order(scene, number)


def order(scene: Scene, number: int) -> None:
    for _ in range(number):
        scene.choose("sol", "produce", "ground_force", "lodor")
    if scene.prompt == "produce_unit":
        scene.choose("sol", "done")


def test_ancillary_workforce_builds_more_for_influence() -> None:
    scene = building(sol=("ancillary_workforce",))
    scene.play(Build(seat=0, system=LODOR))
    plain = most(scene)
    order(scene, plain)
    scene.offers("sol", WORKFORCE, PASS)
    scene.choose("sol", *WORKFORCE)
    assert scene.options("sol")[0] == ("influence", 1)
    scene.refuses("sol", "influence", 0, rule="SA-8.3.3", key="too_little_influence")
    scene.refuses("sol", "influence", 99, rule="SA-8.3.3", key="not_enough_influence")
    scene.choose("sol", "influence", 2)
    while scene.prompt == "pay":
        scene.choose("sol", "trade_good")
    assert scene.prompt == "produce_unit" and most(scene) == plain + 2, "he plans it all anew"
    order(scene, plain + 2)
    while scene.prompt == "pay":
        scene.choose("sol", "trade_good")
    assert scene.has("sol", "lodor", "ground_force") == plain + 2
    assert of(scene.game).marks == (), "the next build is as before"


def test_ancillary_workforce_as_a_copy_hires_for_what_its_own_price_has_left() -> None:
    scene = building(sol=("touch_of_genius",))
    deck = scene.state.action_deck
    scene.state.action_deck = tuple([each for each in deck if each != "ancillary_workforce"])
    scene.state.action_discards = ("ancillary_workforce",)
    scene.state.exhausted = tuple(scene.state.control)
    scene.goods("sol", 4)
    scene.play(Build(seat=0, system=LODOR))
    order(scene, 1)
    scene.choose("sol", "play", "touch_of_genius")
    scene.choose("sol", "influence", 4)
    while scene.prompt == "pay":
        scene.choose("sol", "trade_good")
    assert scene.state.trade_goods[0] == 0
    assert [each[-1] for each in scene.told("dock_capacity_changed")] == [1]


def test_ancillary_workforce_does_not_lift_the_limit_of_the_secondary() -> None:
    scene = building(sol=("ancillary_workforce",))
    plans(scene, 1, only="lodor", at_most=3)
    scene.choose("sol", *WORKFORCE)
    scene.choose("sol", "influence", 3)
    while scene.prompt == "pay":
        scene.choose("sol", "trade_good")
    assert most(scene) == 3


def test_ancillary_workforce_is_paid_only_if_it_is_not_cancelled() -> None:
    scene = building(sol=("ancillary_workforce",))
    agent = agent_at(scene, "winnu", LODOR)
    plans(scene, 1)
    scene.choose("sol", *WORKFORCE)
    scene.choose("sol", "influence", 2)
    interfere(scene, "winnu", agent)
    assert scene.prompt == "pay" and scene.ask("sol").about["currency"] == "resources"
    assert scene.state.trade_goods[0] == 20


def test_ancillary_workforce_needs_influence_and_a_build_of_ones_own() -> None:
    scene = building(letnev=("ancillary_workforce",), sol=("ancillary_workforce",))
    scene.goods("sol", 0)
    scene.state.control = {"lodor": 0}
    scene.state.exhausted = ()
    plans(scene, 1)
    assert scene.asked == ["sol"] or scene.done
    assert "letnev" not in scene.asked


def test_space_dock_accident_exhausts_the_planet_and_lets_the_dock_build_less() -> None:
    scene = building(letnev=("space_dock_accident",))
    scene.play(Build(seat=0, system=LODOR))
    plain = most(scene)
    order(scene, plain)
    scene.offers("letnev", ACCIDENT, PASS)
    scene.choose("letnev", *ACCIDENT)
    assert "lodor" in scene.state.exhausted
    assert scene.prompt == "produce_unit" and most(scene) == max(2, plain - 3)
    order(scene, 1)
    while scene.prompt == "pay":
        scene.choose("sol", "trade_good")
    assert scene.has("sol", "lodor", "ground_force") == 1


def test_space_dock_accident_leaves_a_capacity_of_two() -> None:
    scene = building(letnev=("space_dock_accident",))
    scene.state.control.pop("lodor")
    scene.take("sol", "wellon")
    scene.state.units[0].pop("lodor")
    scene.put("sol", "wellon", space_dock=1)
    scene.play(Build(seat=0, system=scene.system("wellon")))
    capacity = most(scene)
    scene.choose("sol", "produce", "ground_force", "wellon")
    scene.choose("sol", "done")
    scene.choose("letnev", *ACCIDENT)
    assert most(scene) == max(min(2, capacity), capacity - 3)


def test_space_dock_accident_befalls_builds_of_others_at_docks() -> None:
    scene = building(sol=("space_dock_accident",), letnev=("space_dock_accident",))
    plans(scene, 1)
    assert scene.asked == ["letnev"]
    scene.refuses("letnev", "play", "ancillary_workforce", rule="SA-8.7.1", key="not_yours")
    scene.choose("letnev", "pass")
    assert scene.prompt == "pay" and scene.state.hands[0] == ("space_dock_accident",)


def test_what_a_build_costs_is_not_given_away_while_others_are_asked() -> None:
    scene = building(letnev=("space_dock_accident",))
    assert scene.state.trade_goods[0] == 20
    plans(scene, 5)
    assert scene.asked == ["letnev"] and scene.prompt == "window"
    assert [option for option in scene.beside("sol") if option[0] == "give"] == []
    scene.choose("letnev", "pass")
    assert scene.prompt != "window"

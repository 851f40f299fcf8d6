"""A card that lets planets be attacked when the Action Phase is over, and one that rallies troops at home."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, act, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from throneworld.galaxy.sets import members
from throneworld.imperium.marks import ROUND, mark
from throneworld.ti3.cards.uprisings import Uprising, unruly
from throneworld.ti3.directives.later import PROTECTED
from throneworld.ti3.phases.action import ActionPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.tables import HOME_TILE

NORR, LETNEV, WINNU = 0, 1, 2
END = ActionPhase(stage="end")


# Rebellion!


def rebellious() -> Scene:
    """Quann lies beside Mecatol Rex, Trenlak in the home of Norr."""
    scene = Scene("norr", "letnev", "winnu")
    scene.state.control = {}
    scene.take("norr", "quann", "trenlak")
    scene.hold("norr", "rebellion")
    scene.state.strategy_cards = [(), (), ()]
    scene.play(StrategyPhase(stage="during"))
    scene.offers("norr", ("play", "rebellion"), PASS)
    scene.choose("norr", "play", "rebellion")
    return scene


def over(scene: Scene) -> None:
    """The Action Phase ends."""
    scene.state.phase, scene.state.strategy_cards = "action", [("trade",), (), ()]
    scene.play(END)


def test_rebellion_attacks_planets_beside_mecatol_rex_and_homes() -> None:
    scene = rebellious()
    assert scene.prompt == "pick_strategy_card" and not scene.state.counters
    over(scene)
    assert scene.done and "quann" not in scene.state.control, "nobody has defended it"
    assert scene.state.counters == {"quann": ("hostile_locals:1",)}
    assert scene.state.control == {"trenlak": NORR} and not scene.state.marks


def test_rebellion_finds_systems_beside_centres_and_a_centre_only_beside_another() -> None:
    scene = Scene("norr", "letnev", "winnu")
    planets = scene.state.edition.planets
    found = {planet for system in members(unruly(scene.state)) for planet in planets[system]}
    beside_mecatol = {"mehar_xull", "quann", "new_albion", "starpoint", "saudor", "arnor", "lor", "hopes_end"}
    beside_homes = {"arinam", "meer", "coorneeq", "resculon", "dal_bootha", "xxehan", "vefut_ii"}
    assert found == beside_mecatol | beside_homes


def test_rebellion_does_not_take_the_gate_of_creuss_for_a_second_home() -> None:
    scene = Scene("creuss", "letnev", "winnu")
    assert not unruly(scene.state) >> HOME_TILE["creuss"] & 1


def test_rebellion_is_fought_by_defenders_who_keep_the_planet_if_they_win() -> None:
    scene = rebellious()
    scene.put("norr", "quann", ground_force=1)
    scene.rolls(1, 10)
    over(scene)
    assert scene.done and scene.state.control["quann"] == NORR
    assert scene.units("norr", "quann") == {"ground_force": 1} and scene.units("neutral", "quann") == {}


def test_rebellion_finds_no_fight_where_laws_let_nobody_invade() -> None:
    for law, there in (("imperial_peace", True), ("labor_unrest", False)):
        scene = rebellious()
        mecatol = scene.place("space:mecatol_rex")
        scene.take("norr", "mecatol_rex")
        scene.put("norr", "mecatol_rex", ground_force=1)
        scene.state.laws = {law: ""}
        scene.rolls(10, 1)
        scene.play(Uprising(planets=("mecatol_rex",)))
        assert ("mecatol_rex" in scene.state.control) is there and mecatol


def test_rebellion_finds_no_fight_with_whoever_is_protected_but_takes_what_he_does_not_defend() -> None:
    scene = rebellious()
    mark(scene.game, PROTECTED, seat=NORR, until=ROUND)
    scene.put("norr", "quann", ground_force=1)
    scene.play(Uprising(planets=("quann", "trenlak")))
    scene.choose("norr", "next", "quann")
    assert scene.done and scene.state.control == {"quann": NORR}


def test_rebellion_does_not_invade_where_mecatol_rex_alone_may_be_invaded() -> None:
    scene = rebellious()
    mark(scene.game, "only_mecatol_rex", seat=LETNEV, until=ROUND)
    scene.play(Uprising(planets=("quann",)))
    assert scene.done and scene.state.control["quann"] == NORR


def test_rebellion_reads_when_it_is_due_who_controls_what_and_owners_choose_the_order() -> None:
    scene = rebellious()
    scene.take("letnev", "arinam", "meer", "bereg")
    scene.put("letnev", "bereg", ground_force=1)
    scene.take("norr", "mehar_xull")
    scene.state.speaker = LETNEV
    over(scene)
    assert scene.asked == ["letnev"] and scene.prompt == "name_attacked"
    scene.offers("letnev", ("next", "arinam"), ("next", "meer"))
    scene.refuses("letnev", "next", "bereg", rule="SA-3.20.1", key="not_attacked")
    scene.choose("letnev", "next", "meer")
    assert list(scene.state.counters) == ["meer", "arinam"] and scene.asked == ["norr"]
    scene.choose("norr", "next", "mehar_xull")
    assert scene.done and list(scene.state.counters) == ["meer", "arinam", "mehar_xull", "quann"]
    assert scene.state.control == {"trenlak": NORR, "bereg": LETNEV}


def test_rebellion_comes_after_strategic_delay() -> None:
    scene = rebellious()
    scene.hold("letnev", "strategic_delay")
    over(scene)
    assert scene.asked == ["letnev"] and "quann" in scene.state.control
    scene.choose("letnev", "pass")
    assert "quann" not in scene.state.control


def test_rebellion_spares_the_system_of_an_agent() -> None:
    scene = Scene("norr", "letnev", "winnu")
    scene.state.control = {}
    scene.take("norr", "quann", "saudor")
    scene.hold("norr", "rebellion")
    scene.state.strategy_cards = [(), (), ()]
    agent = agent_at(scene, "winnu", "quann")
    scene.play(StrategyPhase(stage="during"))
    scene.choose("norr", "play", "rebellion")
    interfere(scene, "winnu", agent)
    over(scene)
    assert scene.state.control == {"quann": NORR}, "Saudor lies beside the home of Winnu"


# Rally the People


def rally() -> Scene:
    """Norr hold Trenlak, Letnev Quinarra beside it."""
    scene = Scene("norr", "letnev", "winnu")
    scene.state.control["quinarra"] = LETNEV
    return scene


HOME = HOME_TILE["norr"]
SPACE = str(HOME)


def start(scene: Scene) -> None:
    act(scene, "norr", "rally_the_people")
    if scene.prompt == "place_free_dock":
        scene.choose("norr", "done")


def test_rally_the_people_places_units_worth_five_within_two_production_capacity() -> None:
    scene = rally()
    start(scene)
    assert scene.prompt == "place_rallied"
    kinds = {option[1] for option in scene.options("norr") if option != ("done",)}
    assert "flagship" not in kinds and "war_sun" not in kinds and "dreadnought" in kinds
    scene.choose("norr", "produce", "carrier", SPACE)
    scene.refuses("norr", "produce", "carrier", SPACE, rule="SA-13.7.1", key="cost_limit")
    scene.choose("norr", "produce", "cruiser", SPACE)
    assert scene.done and scene.units("norr", HOME) == {"carrier": 1, "cruiser": 1}
    assert scene.state.trade_goods[NORR] == 0 and not set(scene.state.exhausted) & {"trenlak"}


def test_rally_the_people_counts_production_capacity() -> None:
    scene = rally()
    start(scene)
    scene.choose("norr", "produce", "destroyer", SPACE)
    scene.refuses("norr", "produce", "dreadnought", SPACE, rule="SA-8.11.5", key="production_limit")
    scene.choose("norr", "produce", "pds", "trenlak")
    assert scene.done and scene.has("norr", "trenlak", "pds") == 1


def test_rally_the_people_places_a_dock_which_comes_exhausted() -> None:
    scene = rally()
    act(scene, "norr", "rally_the_people")
    scene.offers("norr", ("build_dock", "trenlak"), ("done",))
    scene.refuses("norr", "build_dock", "quinarra", rule="SA-7.2.2", key="not_your_planet")
    scene.choose("norr", "build_dock", "trenlak")
    assert scene.state.exhausted_docks == ("trenlak",)
    scene.refuses("norr", "produce", "cruiser", SPACE, rule="SA-13.7.1", key="cost_limit")
    scene.choose("norr", "produce", "ground_force", "trenlak")
    scene.choose("norr", "produce", "ground_force", "trenlak")
    assert scene.done and scene.units("norr", "trenlak") == {"space_dock": 1, "ground_force": 2}


def test_rally_the_people_fights_at_once_on_a_planet_that_an_enemy_controls() -> None:
    scene = rally()
    scene.put("letnev", "quinarra", ground_force=1, pds=2)
    start(scene)
    scene.refuses("norr", "produce", "pds", "quinarra", rule="SA-7.2.2", key="not_your_planet")
    scene.choose("norr", "produce", "ground_force", "quinarra")
    scene.rolls(10, 1, 1)
    scene.choose("norr", "produce", "ground_force", "quinarra")
    while scene.prompt and scene.prompt != "choose_action":
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[-1])
    assert not scene.told("pds_fire") and {why for _, why, *_ in scene.rolled} == {"combat"}
    assert scene.state.control["quinarra"] == NORR and scene.units("letnev", "quinarra") == {}
    assert scene.has("norr", "quinarra", "ground_force") + scene.has("norr", "quinarra", "shock_troop") == 2


def test_rally_the_people_takes_a_planet_that_nobody_defends() -> None:
    scene = rally()
    start(scene)
    scene.choose("norr", "produce", "ground_force", "quinarra")
    scene.choose("norr", "done")
    assert scene.done and scene.state.control["quinarra"] == NORR


def test_rally_the_people_places_no_ships_in_a_blockade_and_troops_aboard_ships_else() -> None:
    scene = rally()
    scene.put("letnev", HOME, destroyer=1)
    start(scene)
    scene.refuses("norr", "produce", "cruiser", SPACE, rule="SA-13.8.2", key="blockaded")
    scene = rally()
    scene.put("norr", HOME, carrier=1)
    start(scene)
    scene.choose("norr", "produce", "shock_troop", SPACE)
    scene.choose("norr", "done")
    loads = scene.state.aboard[NORR][SPACE]
    assert scene.done and [sum(each.cargo) for each in loads] == [1]


def test_rally_the_people_needs_something_to_place() -> None:
    scene = Scene("norr", "letnev", "winnu")
    scene.state.control = {"trenlak": LETNEV, "quinarra": LETNEV}
    scene.put("letnev", HOME, destroyer=1)
    scene.state.counters = {"trenlak": ("hostile_locals:1",), "quinarra": ("hostile_locals:1",)}
    assert cannot_act(scene, "norr", "rally_the_people") == "SA-13.7.1 nothing_to_place"


def test_rally_the_people_is_cancelled_by_an_agent_at_home() -> None:
    scene = rally()
    agent = agent_at(scene, "winnu", HOME)
    act(scene, "norr", "rally_the_people")
    interfere(scene, "winnu", agent)
    assert scene.prompt == "choose_action" and scene.units("norr", HOME) == {}

"""Action cards with which a player has something for a round, or cannot use it."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.limits import fleet_limit
from throneworld.imperium.marks import ROUND, expire
from throneworld.ti3.factions.krotoan import CopyTechnology
from throneworld.ti3.owning import has_ability, has_technology, owns_technology
from throneworld.ti3.phases.racial import BuyRacialTechnology
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.sequence import Round
from throneworld.ti3.steps.technology import GainTechnologies, technology_refusal
from throneworld.ti3.tables import HOME_TILE, RACE_ABILITIES, RACE_OF

NORR, LETNEV, SAAR = 0, 1, 2


def table(race: str, *cards: str) -> Scene:
    scene = Scene("norr", "letnev", "saar")
    scene.state.phase, scene.state.active = "strategy", -1
    scene.state.strategy_cards = [(), (), ()]
    scene.hold(race, *cards)
    return scene


# Multiculturalism


def cultured() -> Scene:
    scene = table("norr", "multiculturalism")
    scene.play(StrategyPhase(stage="during"))
    scene.offers("norr", ("play", "multiculturalism"), PASS)
    scene.choose("norr", "play", "multiculturalism")
    return scene


def test_multiculturalism_gives_an_ability_of_an_opponent_for_the_round() -> None:
    scene = cultured()
    scene.offers("norr", ("player", LETNEV), ("player", SAAR))
    scene.choose("norr", "player", LETNEV)
    scene.offers("norr", *[("ability", f"letnev.{number}") for number in (1, 2, 3)])
    scene.refuses("norr", "ability", "saar.1", rule="SA-8.7.1", key="ability_of_others")
    lodor = scene.system("lodor")
    scene.put("norr", "lodor", space_dock=1)
    scene.take("norr", "lodor")
    before = fleet_limit(scene.state, NORR, lodor)
    scene.choose("norr", "ability", "letnev.1")
    assert fleet_limit(scene.state, NORR, lodor) == before + 2
    assert has_ability(scene.state, NORR, "letnev.1") and has_ability(scene.state, LETNEV, "letnev.1")
    expire(scene.game, ROUND)
    assert not has_ability(scene.state, NORR, "letnev.1") and has_ability(scene.state, LETNEV, "letnev.1")


def test_multiculturalism_does_not_copy_docks_in_space() -> None:
    scene = cultured()
    scene.choose("norr", "player", SAAR)
    scene.offers("norr", ("ability", "saar.1"), ("ability", "saar.3"))
    scene.refuses("norr", "ability", "saar.2", rule="SA-8.7.1", key="docks_are_not_copied")


def test_multiculturalism_is_cancelled_by_an_agent_at_the_home_of_the_opponent() -> None:
    scene = table("norr", "multiculturalism")
    agent = agent_at(scene, "saar", HOME_TILE["letnev"])
    scene.play(StrategyPhase(stage="during"))
    scene.choose("norr", "play", "multiculturalism")
    scene.choose("norr", "player", LETNEV)
    scene.choose("norr", "ability", "letnev.1")
    interfere(scene, "saar", agent)
    assert not has_ability(scene.state, NORR, "letnev.1")


def test_multiculturalism_lets_surplus_ships_go_when_the_round_is_over() -> None:
    scene = cultured()
    scene.choose("norr", "player", LETNEV)
    scene.choose("norr", "ability", "letnev.1")
    scene.put("norr", "quinarra", space_dock=1)
    scene.put("norr", HOME_TILE["norr"], cruiser=4, destroyer=1)
    scene.play(Round(stage="next_round"))
    assert scene.asked == ["norr"] and not scene.told("round_begins")
    for ship in ("cruiser", "destroyer"):
        scene.choose("norr", *next(option for option in scene.options("norr") if option[1] == ship))
    assert scene.units("norr", HOME_TILE["norr"]) == {"cruiser": 3} and scene.told("round_begins")


def test_multiculturalism_finds_every_ability_where_it_is_asked_for() -> None:
    for ability in [each for each in RACE_ABILITIES if each != "saar.2"]:
        race = RACE_OF[ability]
        scene = Scene("sol" if race != "sol" else "norr", race, "hacan" if race != "hacan" else "yin")
        scene.hold(scene.players[0], "multiculturalism")
        scene.state.strategy_cards = [(), (), ()]
        scene.play(StrategyPhase(stage="during"))
        scene.choose(scene.players[0], "play", "multiculturalism")
        scene.choose(scene.players[0], "player", 1)
        if scene.prompt == "choose_ability":
            scene.choose(scene.players[0], "ability", ability)
        assert has_ability(scene.state, 0, ability) and scene.view(scene.players[0])


# Opening the Black Box


def boxed(*planets: str) -> Scene:
    scene = table("norr", "opening_the_black_box")
    scene.state.control = {"arc_prime": LETNEV}
    scene.take("norr", *planets)
    scene.play(StrategyPhase(stage="beginning"))
    return scene


def test_opening_the_black_box_lends_a_red_technology_for_each_planet() -> None:
    first, second = reds()
    scene = boxed(first, second, "quann")
    scene.technologies("norr", "hylar_v_laser")
    scene.offers("norr", ("play", "opening_the_black_box"), PASS)
    scene.choose("norr", "play", "opening_the_black_box")
    scene.refuses("norr", "open_box", first, "hylar_v_laser", rule="SA-10.1.1", key="technology_in_use")
    scene.refuses(
        "norr", "open_box", first, "antimass_deflectors", rule="SA-10.1.1", key="not_of_this_colour"
    )
    scene.refuses("norr", "open_box", "quann", "deep_space_cannon", rule="SA-7.4.1", key="no_such_specialty")
    scene.choose("norr", "open_box", first, "deep_space_cannon")
    scene.refuses("norr", "open_box", first, "assault_cannons", rule="SA-8.3.1", key="planet_exhausted")
    scene.refuses("norr", "open_box", second, "deep_space_cannon", rule="SA-10.1.1", key="technology_in_use")
    scene.choose("norr", "done")
    state = scene.state
    assert state.exhausted == (first,) and has_technology(state, NORR, "deep_space_cannon")
    assert not owns_technology(state, NORR, "deep_space_cannon")
    expire(scene.game, ROUND)
    assert not has_technology(state, NORR, "deep_space_cannon")


def reds() -> tuple[str, str]:
    from throneworld.ti3.tables import PLANET, RED

    scene = Scene("norr", "letnev", "saar")
    there = [each for each in scene.game.view(0)["planets"] if RED in PLANET[each].specialties]
    first, second = there[:2]
    return first, second


def test_opening_the_black_box_needs_a_refreshed_red_planet() -> None:
    scene = boxed("quann")
    assert scene.prompt != "window"
    scene = table("norr", "opening_the_black_box")
    scene.state.control = {"arc_prime": LETNEV}
    scene.take("norr", reds()[0], exhausted=True)
    scene.play(StrategyPhase(stage="beginning"))
    assert scene.prompt != "window"


# Scientist Assassination


def test_scientist_assassination_makes_new_technologies_useless_for_the_round() -> None:
    scene = table("letnev", "scientist_assassination")
    scene.technologies("norr", "hylar_v_laser")
    scene.play(GainTechnologies(seat=NORR, left=1, free=True))
    scene.choose("norr", "gain", "deep_space_cannon")
    scene.offers("letnev", ("play", "scientist_assassination"), PASS)
    assert scene.told_at("tech_gained_after") == {"seat": NORR, "technologies": "deep_space_cannon"}
    scene.choose("letnev", "play", "scientist_assassination")
    state = scene.state
    assert scene.done and owns_technology(state, NORR, "deep_space_cannon")
    assert not has_technology(state, NORR, "deep_space_cannon") and has_technology(
        state, NORR, "hylar_v_laser"
    )
    assert technology_refusal(state, NORR, "graviton_negator") is None or True
    expire(scene.game, ROUND)
    assert has_technology(state, NORR, "deep_space_cannon")


def test_scientist_assassination_hits_all_that_one_ability_gave_and_nothing_older() -> None:
    scene = table("letnev", "scientist_assassination")
    scene.technologies("norr", "hylar_v_laser")
    scene.goods("norr", 30)
    scene.play(GainTechnologies(seat=NORR, left=2))
    for technology in ("antimass_deflectors", "xrd_transporters"):
        scene.choose("norr", "gain", technology)
        while scene.prompt not in ("gain_technology", "window"):
            scene.choose("norr", *scene.options("norr")[0])
    scene.choose("letnev", "play", "scientist_assassination")
    useless = {each.subject for each in scene.state.marks}
    assert useless == {"antimass_deflectors", "xrd_transporters"}


def test_scientist_assassination_follows_copies_and_racial_technologies_too() -> None:
    scene = Scene("krotoan", "letnev", "winnu")
    scene.hold("letnev", "scientist_assassination")
    scene.technologies("winnu", "cybernetics")
    scene.play(CopyTechnology(seat=0, other=2))
    scene.choose("letnev", "play", "scientist_assassination")
    assert not has_technology(scene.state, 0, "cybernetics") and has_technology(scene.state, 2, "cybernetics")
    scene = Scene("yssaril", "letnev", "winnu")
    scene.hold("letnev", "scientist_assassination")
    scene.goods("yssaril", 30)
    scene.play(BuyRacialTechnology(seat=0))
    scene.choose("yssaril", "gain", "transparasteel_plating")
    while scene.prompt not in ("window", ""):
        scene.choose("yssaril", *scene.options("yssaril")[0])
    scene.choose("letnev", "play", "scientist_assassination")
    assert not has_technology(scene.state, 0, "transparasteel_plating")


def test_scientist_assassination_is_for_technologies_of_others() -> None:
    scene = table("norr", "scientist_assassination")
    scene.play(GainTechnologies(seat=NORR, left=1, free=True))
    scene.choose("norr", "gain", "hylar_v_laser")
    assert scene.done

"""SA-6.2.3: cards that are barred from Home Systems, and who may allow them there all the same."""

from __future__ import annotations

from tests.ti3.landing import land, scene_at
from tests.ti3.playing_cards import act, cannot_act
from tests.ti3.scene import Scene
from throneworld.kernel.registry import definition_of
from throneworld.ti3.effects.consent import OutsideHomes
from throneworld.ti3.tables import ACTION_CARD

NORR, LETNEV, WINNU = 0, 1, 2


def table() -> Scene:
    scene = Scene("norr", "letnev", "winnu")
    scene.take("letnev", "lodor")
    return scene


def uprising_at_letnev() -> tuple[Scene, int]:
    """N'orr have named the home of Letnev."""
    scene = table()
    home = scene.system("home_letnev")
    act(scene, "norr", "uprising")
    scene.choose("norr", "system", home)
    assert (scene.asked, scene.prompt) == (["letnev"], "allow_at_home")
    assert scene.ask("letnev").rule == "SA-6.2.3"
    assert scene.ask("letnev").about == {"other": NORR, "card": "uprising", "system": home}
    scene.offers("letnev", ("accept",), ("refuse",))
    return scene, home


def test_sa_6_2_3_uprising_happens_in_a_home_if_its_owner_allows_it() -> None:
    scene, home = uprising_at_letnev()
    scene.choose("letnev", "accept")
    assert scene.done and set(scene.state.exhausted) == {"arc_prime", "wren_terra"}
    assert scene.told("target_named") == [(NORR, "system", home)]
    assert scene.told("home_opened") == [(LETNEV, NORR, "uprising", home)]


def test_sa_6_2_3_who_refuses_is_not_asked_again_and_another_system_is_named() -> None:
    scene, home = uprising_at_letnev()
    scene.choose("letnev", "refuse")
    assert scene.asked == ["norr"]
    assert scene.told("home_closed") == [(LETNEV, NORR, "uprising", home)]
    refusal = scene.refuses("norr", "system", home, rule="SA-6.2.3", key="home_refused")
    assert refusal.args == (home, LETNEV)
    assert ("system", scene.system("home_winnu")) in scene.options("norr")
    scene.choose("norr", "system", scene.system("lodor"))
    assert scene.done and scene.state.exhausted == ("lodor",)


def test_sa_6_2_3_everybody_may_refuse_once_and_then_only_other_systems_are_left() -> None:
    scene, _ = uprising_at_letnev()
    scene.choose("letnev", "refuse")
    scene.choose("norr", "system", scene.system("home_winnu"))
    scene.choose("winnu", "refuse")
    left = {int(option[1]) for option in scene.options("norr")}
    assert not left & {scene.system("home_letnev"), scene.system("home_winnu")}
    assert {scene.system("home_norr"), scene.system("lodor")} <= left


def test_sa_6_2_3_in_ones_own_home_nobody_is_asked() -> None:
    scene = table()
    act(scene, "norr", "uprising")
    scene.choose("norr", "system", scene.system("home_norr"))
    assert scene.done and not scene.told("home_opened")
    assert set(scene.state.exhausted) == {"trenlak", "quinarra"}


def test_sa_6_2_3_where_the_owner_is_gone_nobody_can_allow_it() -> None:
    scene = table()
    scene.state.eliminated = (LETNEV,)
    act(scene, "norr", "uprising")
    home = scene.system("home_letnev")
    assert ("system", scene.system("home_winnu")) in scene.options("norr")
    scene.refuses("norr", "system", home, rule="SA-6.2.3", key="home_owner_gone")


def occupied() -> Scene:
    """The only Space Dock is one of Winnu on a home planet of Letnev."""
    scene = table()
    scene.take("winnu", "arc_prime")
    scene.put("winnu", "arc_prime", space_dock=1)
    return scene


def test_sa_6_2_3_secret_industrial_agent_asks_the_original_owner_not_the_occupant() -> None:
    scene = occupied()
    act(scene, "norr", "secret_industrial_agent")
    assert (scene.asked, scene.prompt) == (["letnev"], "allow_at_home")
    assert scene.told("target_unit_named") == [(NORR, WINNU, "space_dock", "arc_prime")]
    scene.choose("letnev", "accept")
    assert scene.done and scene.units("winnu", "arc_prime") == {}


def test_sa_6_2_3_and_ours_a_card_that_has_no_other_target_is_lost_and_uses_no_action() -> None:
    scene = occupied()
    scene.hold("winnu", "sabotage")
    act(scene, "norr", "secret_industrial_agent")
    scene.choose("letnev", "refuse")
    assert (scene.asked, scene.prompt) == (["norr"], "choose_action"), "there is nothing to sabotage"
    assert scene.units("winnu", "arc_prime") == {"space_dock": 1}
    assert scene.told("cancelled") == [(NORR, "secret_industrial_agent")]
    assert scene.state.hands[NORR] == () and scene.state.action_discards[-1] == "secret_industrial_agent"


def test_sa_6_2_3_without_anybody_to_allow_it_such_a_card_cannot_be_played() -> None:
    scene = occupied()
    scene.state.eliminated = (LETNEV,)
    assert cannot_act(scene, "norr", "secret_industrial_agent") == "SA-8.7.1 no_target"


def test_sa_6_2_3_ghost_ship_appears_at_the_gate_if_creuss_allow_it() -> None:
    scene = Scene("norr", "letnev", "creuss")
    gate = scene.system("creuss_gate")
    act(scene, "norr", "ghost_ship")
    scene.choose("norr", "system", gate)
    assert scene.asked == ["creuss"]
    scene.choose("creuss", "accept")
    scene.choose("norr", "kind", "cruiser")
    assert scene.done and scene.units("norr", "space:creuss_gate") == {"cruiser": 1}


def home_taken(race: str, *races: str) -> Scene:
    """The first player lands with Liberation in hand on an empty home planet."""
    scene = scene_at(f"home_{race}", *races)
    scene.fleet(races[0], f"home_{race}", "carrier", ground_force=1)
    scene.hold(races[0], "liberation")
    land(scene, f"home_{race}")
    return scene


def test_sa_6_2_3_liberation_of_a_home_planet_if_its_owner_allows_it() -> None:
    scene = home_taken("letnev", "sol", "letnev", "hacan")
    scene.choose("sol", "land", "ground_force", "arc_prime")
    scene.choose("sol", "play", "liberation")
    assert (scene.asked, scene.prompt) == (["letnev"], "allow_at_home")
    scene.choose("letnev", "accept")
    assert scene.done and scene.units("sol", "arc_prime") == {"ground_force": 3, "pds": 1}
    assert scene.state.trade_goods[0] == 1


def test_sa_6_2_3_liberation_of_ones_own_home_needs_nobody() -> None:
    scene = scene_at("home_sol")
    scene.take("letnev", "jord")
    scene.fleet("sol", "home_sol", "carrier", ground_force=1)
    scene.hold("sol", "liberation")
    land(scene, "home_sol")
    scene.choose("sol", "land", "ground_force", "jord")
    scene.choose("sol", "play", "liberation")
    assert scene.done and scene.units("sol", "jord") == {"ground_force": 3, "pds": 1}


def test_sa_6_2_3_all_action_cards_that_are_barred_from_homes_ask_for_leave() -> None:
    """A card that only looks whether a system is a home would forget its owner."""
    barred = set()
    for listener in definition_of("ti3").listeners:
        for aim in listener.aims if listener.id in ACTION_CARD else ():
            filters = getattr(aim, "filters", ())
            assert "not_home" not in filters
            if "outside_homes" in filters:
                assert isinstance(aim, OutsideHomes)
                barred.add(listener.id)
    assert {"armistice", "ghost_ship", "secret_industrial_agent", "uprising"} <= barred

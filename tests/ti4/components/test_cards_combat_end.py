"""Action cards by which ships leave a combat, or are kept from it, and of its spoils."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, SIDES, VOID, combat, stage, watch
from tests.ti4.components.duels import armies, fleets, ground_combat
from tests.ti4.scene import ALL, Scene
from throneworld.galaxy.sets import members
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.declare import CANCELLED_AT
from throneworld.ti4.state import of
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.invasion import Invasion
from throneworld.ti4.tactical.space_combat import SpaceCombat

# Intercept


def with_refuge(**titles: str) -> Scene:
    """Hacan controls a planet next to the void, so he may retreat."""
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, **titles)
    scene.take("hacan", "mehar_xull")
    return scene


def test_intercept_keeps_the_opponent_from_retreating_in_this_round() -> None:
    scene = combat(with_refuge(letnev="intercept"), MISS, MISS, HIT, MISS)
    scene.choose("hacan", "retreat")
    assert scene.options("letnev") == (("play", "intercept"), ("pass",))
    scene.choose("letnev", "play", "intercept")
    assert scene.units("hacan", VOID) == {"cruiser": 1}
    assert scene.options("hacan") == (("retreat",), ("stay",))
    scene.choose("hacan", "stay")
    assert scene.done and scene.told("space_combat_ends") == [(VOID, 0)]


def test_intercept_does_not_hinder_when_it_is_cancelled() -> None:
    scene = combat(with_refuge(letnev="intercept", jolnar="sabotage"), MISS, MISS)
    scene.choose("hacan", "retreat")
    scene.choose("letnev", "play", "intercept")
    scene.choose("jolnar", "play", "sabotage")
    assert scene.done and scene.units("hacan", 24) == {"cruiser": 1}


def test_intercept_is_not_for_the_own_retreat() -> None:
    scene = combat(with_refuge(hacan="intercept"), MISS, MISS)
    scene.choose("hacan", "retreat")
    assert scene.done and scene.units("hacan", 24) == {"cruiser": 1}


# Skilled Retreat


def test_notes_4_13d_skilled_retreat_leaves_for_an_adjacent_system_without_others_and_draws() -> None:
    scene = fleets({"cruiser": 1}, {"carrier": 1, "fighter": 2, "infantry": 1}, hacan="skilled_retreat")
    scene.put("letnev", 24, destroyer=1)
    scene.goods("hacan", commodities=3)
    scene.hold("letnev", "salvage")
    combat(scene)
    scene.choose("hacan", "play", "skilled_retreat")
    assert scene.options("hacan") == (("system", 27), ("system", 33), ("system", 34))
    scene.choose("hacan", "system", 33)
    assert scene.done and scene.told("space_combat_ends") == [(VOID, -1)]
    assert scene.units("hacan", 33) == {"carrier": 1, "fighter": 2, "infantry": 1}
    assert members(scene.state.on_board[1]) == (33,)
    assert scene.rolled == [] and scene.state.trade_goods[0] == 0


def test_notes_4_13e_skilled_retreat_places_no_second_token() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="skilled_retreat")
    scene.state.on_board[1] |= 1 << 33
    combat(scene)
    scene.choose("hacan", "play", "skilled_retreat")
    scene.choose("hacan", "system", 33)
    assert scene.done and scene.told("token_placed") == []


def test_skilled_retreat_names_its_system_before_it_can_be_cancelled() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="skilled_retreat", letnev="sabotage")
    combat(scene, HIT, MISS)
    scene.choose("hacan", "play", "skilled_retreat")
    scene.choose("hacan", "system", 33)
    scene.choose("letnev", "play", "sabotage")
    assert scene.done and scene.told("space_combat_ends") == [(VOID, 0)]
    assert scene.state.on_board[1] == 0 and scene.units("hacan", 33) == {}


def test_notes_4_13b_skilled_retreat_is_no_retreat_so_intercept_cannot_follow() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="skilled_retreat", letnev="intercept")
    combat(scene)
    scene.choose("hacan", "play", "skilled_retreat")
    scene.choose("hacan", "system", 33)
    assert scene.done and len(scene.state.hands[0]) == 1


def test_skilled_retreat_takes_ground_forces_aboard_and_leaves_what_has_no_room() -> None:
    scene = Scene(*SIDES)
    scene.put("letnev", 36, cruiser=1)
    scene.put("hacan", 36, carrier=1, fighter=4)
    scene.put("hacan", "arnor", infantry=2)
    scene.take("hacan", "arnor")
    scene.hold("hacan", "skilled_retreat")
    combat(scene, system=36)
    scene.choose("hacan", "play", "skilled_retreat")
    scene.choose("hacan", "system", 50)
    scene.choose("hacan", "board", "arnor")
    scene.choose("hacan", "done")
    assert scene.ask().prompt == "leave_behind"
    scene.choose("hacan", "leave", "fighter")
    assert scene.done and scene.units("hacan", 50) == {"carrier": 1, "fighter": 3, "infantry": 1}
    assert scene.units("hacan", "arnor") == {"infantry": 1}


def test_notes_4_13a_skilled_retreat_is_not_for_ground_combat() -> None:
    scene = ground_combat(armies(1, 1, letnev="skilled_retreat"), HIT, MISS)
    assert scene.done and len(scene.state.hands[0]) == 1


def test_skilled_retreat_needs_somewhere_to_go() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="skilled_retreat")
    for system in (24, 27, 33, 34):
        scene.put("jolnar", system, destroyer=1)
    combat(scene, HIT, MISS)
    assert scene.done


def test_notes_4_13f_skilled_retreat_of_the_attacker_leaves_nobody_to_invade() -> None:
    scene = Scene(*SIDES)
    scene.put("letnev", 36, carrier=1, infantry=2)
    scene.put("hacan", 36, cruiser=1)
    scene.hold("letnev", "skilled_retreat")
    scene.play(
        SpaceCombat(attacker=0, defender=1, system=36),
        Invasion(seat=0, system=36),
    )
    scene.choose("letnev", "play", "skilled_retreat")
    scene.choose("letnev", "system", 50)
    assert scene.done and scene.units("letnev", 50) == {"carrier": 1, "infantry": 2}
    assert scene.told("control_gained") == []


def test_skilled_retreat_of_the_defender_opens_the_way_for_the_invasion() -> None:
    scene = Scene(*SIDES)
    scene.put("letnev", 36, carrier=1, infantry=1)
    scene.put("hacan", 36, cruiser=1)
    scene.hold("hacan", "skilled_retreat")
    scene.play(TacticalAction(seat=0, system=36))
    scene.choose("hacan", "play", "skilled_retreat")
    scene.choose("hacan", "system", 23)
    assert scene.ask("letnev").prompt == "commit_ground_forces"


# Salvage


def test_salvage_takes_all_commodities_of_the_loser_as_trade_goods() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, letnev="salvage")
    scene.goods("hacan", trade_goods=2, commodities=5)
    combat(scene, HIT, MISS)
    scene.choose("letnev", "play", "salvage")
    assert scene.done
    assert scene.state.trade_goods[:2] == [5, 2] and scene.state.commodities[1] == 0


def test_what_salvage_takes_can_be_pillaged() -> None:
    scene = stage(
        {"cruiser": 1},
        {"cruiser": 1},
        factions=("letnev", "hacan", "mentak"),
    )
    scene.hold("letnev", "salvage")
    scene.goods("hacan", commodities=5)
    scene.put("mentak", 27, cruiser=1)
    combat(scene, HIT, MISS)
    scene.choose("letnev", "play", "salvage")
    assert scene.options("mentak") == (("play", "pillage"), ("pass",))


class LoseCommodities(Effect, frozen=True):
    """Whatever came between has taken them from the loser."""

    def run(self, game: Game) -> Step | None:
        of(game).commodities[1] = 0
        return None


def test_nobody_answers_salvage_if_nothing_was_left_to_take() -> None:
    """RR 20.6: without a commodity that is given there is no trade good that was gained."""
    scene = stage(
        {"cruiser": 1},
        {"cruiser": 1},
        factions=("sol", "hacan", "mentak"),
        listeners=[*ALL, watch(CANCELLED_AT, LoseCommodities())],
    )
    scene.hold("sol", "salvage")
    scene.goods("sol", trade_goods=3)
    scene.goods("hacan", commodities=5)
    scene.put("mentak", 27, cruiser=1)
    combat(scene, HIT, MISS)
    scene.choose("sol", "play", "salvage")
    assert scene.done and scene.state.trade_goods[0] == 3


def test_salvage_needs_commodities_to_take_and_a_winner() -> None:
    scene = combat(fleets({"cruiser": 1}, {"cruiser": 1}, letnev="salvage"), HIT, MISS)
    assert scene.done and len(scene.state.hands[0]) == 1
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="salvage")
    scene.goods("hacan", commodities=3)
    combat(scene, HIT, MISS)
    assert scene.done and len(scene.state.hands[1]) == 1

"""NOTES 4.28 to 4.30: what makes systems adjacent beyond their edges, for whom, and for how long."""

from __future__ import annotations

import pytest

from tests.rules.ti4.fighting import HIT, MISS, combat, stage, watch
from tests.rules.ti4.moving import SIX, activate, movers
from tests.ti4.scene import ALL, Scene
from throneworld.imperium.board import adjacent_to
from throneworld.imperium.marks import TACTICAL_ACTION, mark
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect
from throneworld.ti4.board import are_neighbours
from throneworld.ti4.cards.activation import LINKED_WORMHOLES
from throneworld.ti4.state import of
from throneworld.ti4.tables import MECATOL_TILE
from throneworld.ti4.tactical.action import TacticalAction

ALPHA, OTHER_ALPHA, BETA, OTHER_BETA = 26, 39, 25, 40
BAN = "enforced_travel_ban"
CONDUIT = "spacial_conduit_cylinder"


# Wormhole laws


@pytest.mark.parametrize("target", [OTHER_ALPHA, BETA, OTHER_BETA])
def test_notes_4_28b_wormhole_reconstruction_leads_past_the_travel_ban(target: int) -> None:
    scene = Scene(*SIX)
    scene.law(BAN)
    scene.put("sol", ALPHA, carrier=1)
    activate(scene, "sol", target)
    assert movers(scene) == []
    scene.law("wormhole_reconstruction")
    activate(scene, "sol", target)
    assert movers(scene) == [("carrier", ALPHA, 0)]


def test_notes_4_28c_lost_star_chart_leads_past_the_travel_ban() -> None:
    scene = Scene(*SIX)
    scene.law(BAN)
    scene.put("sol", ALPHA, carrier=1)
    mark(scene.game, LINKED_WORMHOLES, until=TACTICAL_ACTION)
    activate(scene, "sol", BETA)
    assert movers(scene) == [("carrier", ALPHA, 0)]


def test_notes_4_28d_quantum_entanglement_is_for_the_ghosts_alone_and_no_ban_prevents_it() -> None:
    scene = Scene(*SIX)
    scene.law(BAN)
    scene.state.wormhole_tokens["alpha"] = 32
    for faction in ("sol", "creuss"):
        scene.put(faction, 32, carrier=1)
        activate(scene, faction, BETA)
        assert movers(scene) == ([("carrier", 32, 0)] if faction == "creuss" else [])


def test_notes_4_28e_enforced_travel_ban_does_not_hold_space_cannons_back() -> None:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.law(BAN)
    scene.technologies("hacan", "pds_2")
    scene.put("hacan", "quann", pds=1)
    scene.put("letnev", 22, cruiser=1)
    scene.rolls(HIT)
    scene.play(TacticalAction(seat=0, system=OTHER_BETA))
    scene.choose("letnev", "ship", "cruiser", 22, 0)
    scene.choose("hacan", "fire", 0)
    assert scene.units("letnev", OTHER_BETA) == {}


def test_notes_4_28f_enforced_travel_ban_leaves_neighbours_neighbours() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "lodor", infantry=1)
    scene.put("letnev", OTHER_ALPHA, fighter=1)
    assert are_neighbours(scene.state, 0, 1)
    scene.law(BAN)
    assert are_neighbours(scene.state, 0, 1) and are_neighbours(scene.state, 1, 0)


@pytest.mark.parametrize("banned", [False, True])
def test_notes_4_28g_enforced_travel_ban_stops_retreats_through_wormholes(banned: bool) -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1}, system=OTHER_ALPHA)
    scene.take("hacan", "lodor")
    if banned:
        scene.law(BAN)
    combat(scene, HIT, MISS, system=OTHER_ALPHA)
    assert scene.done == banned
    assert banned or scene.ask("hacan").prompt == "announce_retreat"


# Lazax Gate Folding


def folded() -> Scene:
    scene = Scene("winnu", "letnev", "jolnar", listeners=[*ALL, watch("gain_control_after", LookAround())])
    scene.technologies("winnu", "lazax_gate_folding")
    scene.state.custodians = False
    scene.put("winnu", ALPHA, carrier=1, infantry=1)
    return scene


class LookAround(Effect, frozen=True):
    """Tell whether the wormholes reach Mecatol Rex at present."""

    def run(self, game: Game) -> None:
        game.tell("near_mecatol_rex", int(OTHER_BETA in adjacent_to(of(game), MECATOL_TILE)))


def test_notes_4_29a_lazax_gate_folding_serves_everybody_during_actions_of_its_owner_only() -> None:
    scene = folded()
    scene.technologies("letnev", "pds_2")
    scene.put("letnev", "quann", pds=1)
    scene.play(TacticalAction(seat=0, system=MECATOL_TILE))
    scene.choose("winnu", "ship", "carrier", ALPHA, 0)
    scene.choose("winnu", "load", "infantry", str(ALPHA))
    assert scene.options("letnev") == (("fire", 0), ("pass",)), "they reach it, too"
    scene.state.active, scene.state.active_system = 1, MECATOL_TILE
    assert OTHER_BETA not in adjacent_to(scene.state, MECATOL_TILE, 0)
    scene.state.active, scene.state.active_system = 0, 0
    assert OTHER_BETA not in adjacent_to(scene.state, MECATOL_TILE, 0)


def test_notes_4_29b_lazax_gate_folding_ends_when_its_owner_takes_mecatol_rex() -> None:
    scene = folded()
    scene.play(TacticalAction(seat=0, system=MECATOL_TILE))
    assert OTHER_BETA in adjacent_to(scene.state, MECATOL_TILE)
    scene.choose("winnu", "ship", "carrier", ALPHA, 0)
    scene.choose("winnu", "load", "infantry", str(ALPHA))
    scene.choose("winnu", "land", "infantry", "mecatol_rex")
    assert scene.state.control["mecatol_rex"] == 0
    assert scene.told("near_mecatol_rex") == [(0,)], "the action is not over yet"


# Spacial Conduit Cylinder


def conduit(*others: str, **there: int) -> Scene:
    """The Jol-Nar have troops in 36, which is active, and ships in 24, far away."""
    scene = Scene("jolnar", *others)
    scene.technologies("jolnar", CONDUIT)
    scene.put("jolnar", "lor", infantry=1)
    scene.put("jolnar", 24, **there)
    return scene


def connect(scene: Scene, system: int = 36) -> None:
    scene.play(TacticalAction(seat=0, system=system))
    scene.choose("jolnar", "play", CONDUIT)


@pytest.mark.parametrize("gunner", ["letnev", "xxcha"])
def test_notes_4_30b_spacial_conduit_cylinder_carries_the_fire_of_others_too(gunner: str) -> None:
    """PDS II of the Letnev on a planet at the other end, the flagship of the Xxcha in space there."""
    scene = conduit(gunner, "hacan", cruiser=1)
    scene.put("jolnar", 50, destroyer=1)
    if gunner == "letnev":
        scene.technologies("letnev", "pds_2")
        scene.put("letnev", "mehar_xull", pds=1)
    else:
        scene.put("xxcha", 24, flagship=1)
    connect(scene)
    scene.choose("jolnar", "ship", "destroyer", 50, 0)
    scene.choose("jolnar", "done")
    assert scene.options(gunner) == (("fire", 0), ("pass",))


def test_notes_4_30c_spacial_conduit_cylinder_moves_neither_what_cannot_move_nor_what_a_token_holds() -> None:
    scene = conduit("letnev", "hacan", carrier=1, fighter=1)
    scene.put("jolnar", 47, cruiser=1)
    scene.state.on_board[0] |= 1 << 47
    scene.put("jolnar", "quann", space_dock=1)
    scene.put("jolnar", 25, fighter=1)
    connect(scene)
    assert movers(scene) == [("carrier", 24, 0)]


@pytest.mark.parametrize(("die", "arrived"), [(3, {}), (4, {"dreadnought": 1})])
def test_notes_4_30d_spacial_conduit_cylinder_does_not_spare_the_dice_of_a_rift(
    die: int, arrived: dict[str, int]
) -> None:
    scene = Scene("jolnar", "sol", "letnev", "hacan", "mentak", "creuss")
    scene.technologies("jolnar", CONDUIT)
    scene.put("jolnar", "lor", infantry=1)
    scene.put("jolnar", 41, dreadnought=1)
    scene.rolls(die)
    connect(scene)
    scene.choose("jolnar", "ship", "dreadnought", 41, 0)
    scene.choose("jolnar", "done")
    assert scene.rolled == [(0, "gravity_rift", die)]
    assert scene.units("jolnar", 36) == arrived

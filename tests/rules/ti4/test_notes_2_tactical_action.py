"""The order of the steps of a tactical action, seen by every stop that opens on its way."""

from __future__ import annotations

from tests.rules.ti4.moving import SIX
from tests.rules.ti4.recording import answer, course, recorded, stops
from throneworld.kernel.asks import Option
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.tactical.action import TacticalAction

ATTACK: tuple[Option, ...] = (
    ("tactical", 35),
    ("ship", "flagship", 22, 0),
    ("ship", "carrier", 22, 0),
    ("load", "infantry", "22"),
    ("ship", "destroyer", 22, 0),
    ("fire", 0),
    ("sustain", "flagship"),
    ("sustain", "dreadnought"),
    ("retreat",),
    ("bombard", "flagship", "bereg"),
    ("land", "infantry", "bereg"),
    ("produce", "infantry", "lirta_iv"),
)
"""Whatever of this is offered is done; after that every question is closed."""

ORDER = [
    "turn_start",
    "token_placed",
    "system_activated",
    "ships_arrived",
    "space_cannon_before",
    "space_cannon dice of hacan",
    "space_cannon_hits",
    "damage_sustained",
    "space_combat_start",
    "space_combat_round_start",
    "barrage dice of letnev",
    "space_combat_hits",
    "units_destroyed",
    "retreat_announced_after",
    "combat dice of letnev",
    "dice_rolled",
    "combat dice of letnev",
    "dice_rolled",
    "combat dice of hacan",
    "dice_rolled",
    "combat dice of hacan",
    "dice_rolled",
    "space_combat_hits",
    "damage_sustained",
    "hits_assigned_after",
    "token_placed",
    "space_combat_round_end",
    "score_action_phase",
    "score_action_phase",
    "space_combat_end",
    "invasion_start",
    "bombardment dice of letnev",
    "forces_committed",
    "space_cannon_before",
    "space_cannon dice of hacan",
    "ground_combat_start",
    "ground_combat_round_start",
    "combat dice of letnev",
    "dice_rolled",
    "combat dice of hacan",
    "dice_rolled",
    "ground_combat_rolls_after",
    "units_destroyed",
    "hits_assigned_after",
    "ground_combat_round_end",
    "score_action_phase",
    "ground_combat_won_after",
    "control_changes",
    "units_destroyed",
    "gain_control_after",
    "production_when",
    "production_after",
    "tactical_action_resolved_after",
    "action_performed_after",
]
"""The retreat of Hacan shows as the second token that is placed; a win with the flagship scores twice."""

DICE = (10, 10, 1, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 1, 1, 1)
"""A cannon hits, so do one die of the barrage and one of the flagship; below only an invader does."""


def test_notes_2_1a_a_tactical_action_stops_in_this_order_and_nowhere_else() -> None:
    scene = recorded("letnev", "hacan", "jolnar")
    scene.put("letnev", 22, flagship=1, carrier=1, destroyer=1, infantry=3)
    scene.take("letnev", "lirta_iv")
    scene.put("letnev", "lirta_iv", infantry=1, space_dock=1)
    scene.take("hacan", "bereg")
    scene.put("hacan", "bereg", infantry=1, pds=1)
    scene.put("hacan", 35, cruiser=1, dreadnought=1, fighter=1)
    scene.put("hacan", 23, cruiser=1)
    scene.goods("letnev", trade_goods=3)
    scene.rolls(*DICE)
    scene.play(Turn(seat=0))
    answer(scene, *ATTACK)
    assert course(scene, "token_placed") == ORDER


def test_notes_2_1b_a_turn_that_is_ended_on_activation_skips_the_rest_and_the_token_stays() -> None:
    scene = recorded("letnev", "hacan", "jolnar")
    scene.law("minister_of_peace", 2)
    scene.put("letnev", 22, cruiser=1)
    scene.put("hacan", 35, cruiser=1)
    scene.play(Turn(seat=0))
    scene.choose("letnev", "tactical", 35)
    scene.choose("jolnar", "play", "minister_of_peace")
    assert scene.done
    assert stops(scene) == ["turn_start", "system_activated"]
    assert scene.state.on_board[0] == 1 << 35 and scene.state.tactic[0] == 2


def test_notes_2_1c_gravity_rifts_are_rolled_for_when_all_have_moved_and_before_anybody_reacts() -> None:
    scene = recorded(*SIX)
    scene.put("sol", 41, cruiser=1, destroyer=1)
    scene.rolls(10, 10)
    scene.play(TacticalAction(seat=0, system=50))
    answer(scene, ("ship", "cruiser", 41, 0), ("ship", "destroyer", 41, 0))
    assert course(scene, "units_moved")[:6] == [
        "system_activated",
        "units_moved",
        "units_moved",
        "gravity_rift dice of sol",
        "gravity_rift dice of sol",
        "ships_arrived",
    ]


def test_notes_2_1d_space_cannons_fire_from_the_active_player_clockwise() -> None:
    scene = recorded("sol", "letnev", "jolnar")
    scene.state.active = 1
    for faction in scene.factions:
        scene.technologies(faction, "pds_2")
    scene.put("sol", "lirta_iv", pds=1)
    scene.put("jolnar", "bereg", pds=1)
    scene.put("letnev", "tarmann", pds=1)
    scene.put("letnev", 35, dreadnought=2)
    scene.put("sol", 35, cruiser=1)
    scene.rolls(1, 1, 1)
    scene.play(TacticalAction(seat=1, system=35))
    answer(scene, ("fire", 0), ("fire", 1))
    assert [each for each in course(scene) if each.startswith("space_cannon")] == [
        "space_cannon_before",
        "space_cannon dice of letnev",
        "space_cannon_before",
        "space_cannon dice of jolnar",
        "space_cannon_before",
        "space_cannon dice of sol",
    ]


def test_notes_2_1e_capacity_is_looked_at_after_the_cannons_and_before_the_combat() -> None:
    scene = recorded("letnev", "hacan", "jolnar")
    scene.put("letnev", 35, cruiser=1, carrier=1, infantry=1)
    scene.put("hacan", "bereg", pds=1)
    scene.put("hacan", 35, cruiser=1)
    scene.rolls(10)
    scene.play(TacticalAction(seat=0, system=35))
    answer(scene, ("fire", 0), ("destroy", "carrier", 0))
    lost = [event for event in scene.told("units_destroyed") if event[5] == "capacity"]
    assert lost == [(0, "infantry", 1, "35", -1, "capacity")]
    order = stops(scene)
    hit = order.index("space_cannon_hits")
    assert order[hit : hit + 4] == [
        "space_cannon_hits",
        "units_destroyed",
        "units_destroyed",
        "space_combat_start",
    ]


def test_notes_2_1f_a_system_that_cannot_be_activated_costs_no_token() -> None:
    scene = recorded("letnev", "saar", "jolnar")
    scene.state.on_board[0] = 1 << 35
    scene.technologies("saar", "chaos_mapping")
    scene.put("saar", 44, cruiser=1)
    scene.play(Turn(seat=0))
    assert scene.refusal("letnev", "tactical", 35) == "RR 5.2 own_token"
    assert ("tactical", 44) not in scene.options("letnev")
    assert scene.state.tactic[0] == 3 and stops(scene) == ["turn_start"]

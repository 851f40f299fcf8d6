"""Space combats between any two factions, played at random: they end, and nothing is left over."""

from random import Random

import pytest

from tests.ti4.scene import Scene
from throneworld.imperium.combat import casualties, chosen_hits, dice, rerolls, sustaining
from throneworld.imperium.combat.combatants import COMBAT_BONUS, is_fighting
from throneworld.imperium.combat.dice import REROLLS
from throneworld.imperium.marks import COMBAT, COMBAT_ROUND, mark
from throneworld.kernel.gathering import steps_of
from throneworld.kernel.reading import plain, read_stack
from throneworld.kernel.registry import definition_of
from throneworld.ti4.state import SPACE
from throneworld.ti4.tables import FACTION
from throneworld.ti4.tactical import barrage, retreat, space_cannon, space_combat
from throneworld.ti4.tactical.ground_ships import FIGHTS_AS_SHIP
from throneworld.ti4.tactical.space_cannon import SpaceCannonOffense
from throneworld.ti4.tactical.space_combat import SpaceCombat
from throneworld.ti4.units import SHIPS

TI4 = definition_of("ti4")

STEPS = steps_of(
    (casualties, chosen_hits, sustaining, barrage, dice, rerolls, retreat, space_cannon, space_combat)
)
TECHNOLOGIES = (
    "non_euclidean_shielding",
    "duranium_armor",
    "antimass_deflectors",
    "plasma_scoring",
    "pds_2",
    "fighter_2",
    "war_sun",
)
SYSTEM = 34


def battlefield(luck: Random) -> Scene:
    factions = luck.sample(sorted(set(FACTION) - {"creuss", "muaat"}), 3)
    scene = Scene(*factions, seed=luck.randrange(1000))
    for seat, faction in enumerate(factions):
        scene.technologies(faction, *luck.sample(TECHNOLOGIES, luck.randrange(4)))
        scene.goods(faction, trade_goods=luck.randrange(4))
        scene.put(faction, ("centauri", "gral", "corneeq")[seat], infantry=2, pds=luck.randrange(3))
        scene.take(faction, ("centauri", "gral", "corneeq")[seat])
    for faction in factions[:2]:
        fleet = {kind: luck.randrange(3) for kind in SHIPS}
        scene.put(faction, SYSTEM, **{**fleet, "flagship": luck.randrange(2), "infantry": luck.randrange(3)})
        scene.put(faction, SYSTEM, destroyer=1)
    _add_marks(scene, luck)
    return scene


def _add_marks(scene: Scene, luck: Random) -> None:
    scene.law("the_crown_of_thalnos", luck.randrange(3))
    for seat in range(2):
        if luck.random() < 0.3:
            mark(scene.game, REROLLS, seat=seat, subject="war_funding", until=COMBAT_ROUND)
        if luck.random() < 0.3:
            mark(scene.game, COMBAT_BONUS, seat=seat, subject="fighter:2", until=COMBAT)
        if luck.random() < 0.3:
            mark(scene.game, FIGHTS_AS_SHIP, seat=seat, subject=("centauri", "gral")[seat], until=COMBAT)


@pytest.mark.parametrize("seed", range(60))
def test_a_combat_played_at_random_ends_with_one_fleet_at_most(seed: int) -> None:
    luck = Random(seed)
    scene = battlefield(luck)
    scene.play(SpaceCannonOffense(seat=0, system=SYSTEM), SpaceCombat(attacker=0, defender=1, system=SYSTEM))
    choices = 0
    while not scene.done:
        ask = scene.ask()
        assert len(set(ask.options)) == len(ask.options) > 1
        _check_that_steps_are_data(scene)
        scene.game.choose(ask.seat, luck.choice(ask.options))
        choices += 1
        assert choices < 5000
    assert not scene.game.stack
    assert sum(is_fighting(scene.state, seat, SPACE[SYSTEM]) for seat in range(2)) <= 1
    assert scene.state.marks == ()
    _check_counts(scene)


def _check_that_steps_are_data(scene: Scene) -> None:
    for step in scene.game.stack:
        if isinstance(step, STEPS):
            assert read_stack(TI4, [plain(step)]) == [step]


def _check_counts(scene: Scene) -> None:
    for seat in range(3):
        for place, group in scene.state.units[seat].items():
            damaged = scene.state.damaged[seat].get(place, (0,) * len(group))
            assert all(0 <= hurt <= many for hurt, many in zip(damaged, group, strict=True))
            assert any(group)
        assert set(scene.state.damaged[seat]) <= set(scene.state.units[seat])

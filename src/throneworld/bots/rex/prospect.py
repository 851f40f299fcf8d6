"""How the round would end if one's units stood so and so: the judgement behind every maneuver."""

from __future__ import annotations

from throneworld.bots.rex.cards import commitments, defenses, killers
from throneworld.bots.rex.fleet import second_sweep_chance, sweep_chance
from throneworld.bots.rex.odds import forecast
from throneworld.bots.rex.outcome import Holds, Outcome
from throneworld.bots.rex.position import NEEDED, Position, landing_power
from throneworld.bots.rex.valuation import STRONGHOLD, UNIT_ON_BOARD, gain
from throneworld.rex.tables import (
    ATTACK,
    INFLUENCE,
    LANDING_ZONE,
    SPACE,
    STRATEGY,
    STRONGHOLDS,
)

Stand = tuple[int, int]
"""How many units and what strength."""
Rival = tuple[tuple[int, ...], float, float, bool]
"""An enemy's leaders, the chances to kill one and to lose one's own, in tenths, and who wins ties."""

NO_STAND: Stand = (0, 0)
NO_WORTH = (0.0, 0.0)
PLACE = {space: number for number, space in enumerate(STRONGHOLDS)}
ATTACKED, ATTACKED_BEFORE_VICTORY = 0.05, 0.2
"""How likely an enemy who can attack a stronghold does; the second when its owner is about to win."""
TEMPTED = 0.5
"""How much likelier he does so the weaker it is."""
AT_RISK = 0.15
"""How much units count for less where they may be attacked: what attacks them is lost to the enemy, too."""
TREASON = 0.1
"""Some chance to lose a leader there always is."""
NEXT_ATTACKER = 0.5
"""Each further enemy is less likely to come, for there are other targets."""
SIEGE = ("imperial_palace", "mecatol_power_south")


class Prospect:
    """Values a disposition of one's own units, all else being as it is."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.mine: dict[str, Stand] = {
            space: (units + mechanized + hidden, units + 2 * mechanized + hidden)
            for space, (units, mechanized, hidden) in position.forces[position.me].items()
        }
        hand = position.you["hand"]
        leaders = sorted((strength for _, strength in position.leaders(position.me)), reverse=True)
        self.leader = leaders[0] if leaders else 0
        self.weapon = 0.5 if killers(hand) and leaders else 0.0
        self.guard = 1 - 0.35 * min(2, len(set(defenses(hand))))
        self.later = position.later
        self._valued: dict[tuple[str, Stand], tuple[float, float]] = {}
        self._threats: dict[str, list[tuple[int, int]]] = {}
        self._rivals: dict[int, Rival] = {}
        side = position.side(position.me)
        close = len(position.held(side)) >= NEEDED[len(side)] - 1
        self.attacked = ATTACKED_BEFORE_VICTORY if close else ATTACKED
        self._nearness: dict[str, float] = {}
        self.outcome = Outcome(position)
        self.total = sum(self.space(space, stand)[0] for space, stand in self.mine.items())
        self.holds: Holds = tuple(
            self.space(space, self.mine[space])[1] if space in self.mine else 0.0 for space in STRONGHOLDS
        )

    # The whole board

    def value(self, changes: dict[str, Stand]) -> float:
        """What the board is worth with one's units changed in some spaces."""
        total, holds = self.total, self.holds
        for space, stand in changes.items():
            worth, hold = self.space(space, stand) if stand[0] else NO_WORTH
            total += worth - self.space(space, self.mine[space])[0] if space in self.mine else worth
            if space in PLACE:
                holds = (*holds[: PLACE[space]], hold, *holds[PLACE[space] + 1 :])
        return total + self.outcome.value(holds)

    def stake(self, space: str) -> tuple[float, float]:
        """What it is worth that no enemy holds a space, and to hold it oneself besides."""
        position = self.position
        spoil, prize = 0.5, 0.5
        if space in PLACE:
            before, after = self.holds[: PLACE[space]], self.holds[PLACE[space] + 1 :]
            nobody = self.outcome.without(space).value((*before, 0.0, *after))
            spoil += nobody - self.outcome.value((*before, 0.0, *after))
            prize += STRONGHOLD * self._esteem(space) + self.outcome.value((*before, 1.0, *after)) - nobody
        if space in position.ground:
            units = self.mine.get(space, NO_STAND)[0]
            prize += gain(position.influence(position.me), min(position.ground[space], 1.5 * units))
        return spoil, prize

    # One space

    def space(self, space: str, stand: Stand) -> tuple[float, float]:
        """The worth of units in a space, and the chance to control it when the round ends."""
        key = (space, stand)
        if key not in self._valued:
            self._valued[key] = self._space(space, stand)
        return self._valued[key]

    def _space(self, space: str, stand: Stand) -> tuple[float, float]:
        position = self.position
        win, left = self._fights(space, stand)
        hold = win * self._kept(space, round(stand[1] * left))
        safe = 1 - sweep_chance(position, space)
        remaining = stand[0] * left * win
        lasting = safe * (1 - 0.4 * second_sweep_chance(position, space)) * (1 - self._offensive(space))
        total = UNIT_ON_BOARD * remaining * lasting * (1 - AT_RISK * (1 - hold / win if win else 0.0))
        if SPACE[space].stronghold:
            total += STRONGHOLD * hold * safe * self._esteem(space) * _staying(stand[1] * left)
        else:
            total += 0.15 * remaining * lasting * self._near(space)
        if space in position.ground:
            collected = hold * min(2 * max(1.0, stand[0] * left), position.ground[space])
            total += gain(position.influence(position.me), collected)
        return total, hold * safe

    def _esteem(self, space: str) -> float:
        """Sol besieges two spaces; and what a leading player holds is worth taking from him."""
        position = self.position
        esteem = 1.0
        if position.race == "sol" and space in SIEGE:
            esteem += 0.05 * position.round
        owner = position.controller(space)
        if owner in position.enemies:
            esteem += 0.15 * len(position.held(position.side(owner)))
        return esteem

    def _near(self, space: str) -> float:
        """How many strongholds are within a move."""
        if space not in self._nearness:
            near = self.position.reach(space, self.position.steps(self.position.me))
            self._nearness[space] = float(sum(target in near for target in STRONGHOLDS))
        return self._nearness[space]

    def _offensive(self, space: str) -> float:
        """The chance that a Sol Offensive strikes here before the units can leave (Rex p.14)."""
        discards = self.position.view["decks"]["influence_discards"]
        if self.position.race == "sol" or not discards:
            return 0.0
        struck = any(space == place for place, _ in INFLUENCE[discards[-1]].placements)
        return 0.2 if struck else 0.0

    def _fights(self, space: str, stand: Stand) -> tuple[float, float]:
        """The chance to beat who is there, and the share of the units that is then left."""
        position = self.position
        count, power = stand
        win, left = 1.0, 1.0
        for enemy in position.hostile(space):
            chance, rest = self._battle(enemy, round(power * left), position.power(enemy, space))
            win, left = win * chance, left * rest
        return win, max(left, 0.3 / count)

    def _kept(self, space: str, power: int) -> float:
        """The chance that nobody takes a space away who still has his turn."""
        kept, weight = 1.0, 1.0
        for enemy, threat in self._threats_to(space):
            win, _ = self._battle(enemy, power, threat)
            kept *= 1 - weight * (self.attacked + TEMPTED * (1 - win)) * (1 - win)
            weight *= NEXT_ATTACKER
        return kept

    def _battle(self, enemy: int, mine: int, theirs: int) -> tuple[float, float]:
        if enemy not in self._rivals:
            self._rivals[enemy] = self._rival(enemy)
        return forecast(mine, theirs, self.leader, *self._rivals[enemy])

    def _rival(self, enemy: int) -> Rival:
        strengths = tuple(strength for _, strength in self.position.leaders(enemy))
        weapons = commitments(self.position, enemy, ATTACK)
        kills = sum(chance for title, chance in weapons.items() if STRATEGY[title].kills_leader)
        danger = max(TREASON, round(kills * self.guard, 1))
        return strengths, self.weapon if strengths else 0.0, danger, self.position.goes_first(enemy)

    def _threats_to(self, space: str) -> list[tuple[int, int]]:
        """What each enemy who moves later could bring against a space."""
        if space not in self._threats:
            position = self.position
            prize = SPACE[space].stronghold or position.ground.get(space, 0) > 3
            enemies = self.later if prize and not position.closed(space) else []
            threats = [(enemy, self._threat(enemy, space)) for enemy in enemies]
            self._threats[space] = sorted(
                ((enemy, threat) for enemy, threat in threats if threat), key=lambda pair: -pair[1]
            )
        return self._threats[space]

    def _threat(self, enemy: int, space: str) -> int:
        position = self.position
        steps = position.steps(enemy)
        groups = [
            units + 2 * mechanized + hidden
            for origin, (units, mechanized, hidden) in position.forces[enemy].items()
            if origin != space and space in position.reach(origin, steps)
        ]
        hidden = position.group(enemy, space)[2]
        landing = 0
        if position.races[enemy] != "sol" or SPACE[space].sector in LANDING_ZONE:
            landing = landing_power(position.reserve(enemy), position.landing_limit(enemy, 2))
        marching = max(groups, default=0)
        return hidden + max(marching, landing) + min(marching, landing) // 2


def _staying(power: float) -> float:
    """How much of a stronghold's worth lasts: next round everybody may attack what is left there."""
    return 0.6 + 0.4 * power / (power + 4)

"""Ground combat (RR 38): rounds of dice until at most one player has ground forces on the planet."""

from __future__ import annotations

from typing import Any, ClassVar

from throneworld.imperium.combat.casualties import ExchangeHits
from throneworld.imperium.combat.combatants import is_fighting
from throneworld.imperium.combat.dice import Combat, CombatRolls, hits_of
from throneworld.imperium.control import ground_forces
from throneworld.imperium.landing import return_to_space
from throneworld.imperium.marks import COMBAT, COMBAT_ROUND, expire
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.order import playing
from throneworld.imperium.quantities import MAY_ROLL
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti4.objectives import happening
from throneworld.ti4.state import NOBODY, SYSTEM, Ti4State, of
from throneworld.ti4.tables import FIGHTER

BEAT_THE_LEADER = "spark_a_rebellion"
"""What happens when somebody wins a combat against a player with the most victory points."""


class GroundCombat(Combat, frozen=True):
    """The active player is the attacker (RR 13, 28)."""

    stages: ClassVar[tuple[str, ...]] = (
        "start",
        "start_round",
        "attacker_rolls_dice",
        "defender_rolls_dice",
        "dice_rolled",
        "assign_hits",
        "hits_assigned",
        "end_round",
        "next_round",
        "end_combat",
        "won",
        "leave",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "ground_combat_start",
        "ground_combat_round_start",
        "ground_combat_rolls_after",
        "hits_assigned_after",
        "ground_combat_round_end",
        "ground_combat_won_after",
        "score_action_phase",
    )

    planet: str = ""
    attacker_more: int = 0
    """Hits of the attacker in this round beyond those of his dice."""
    defender_more: int = 0
    winner: int = NOBODY

    def hits_by(self, seat: int) -> int:
        """What a side has produced in this round."""
        more = self.attacker_more if seat == self.attacker else self.defender_more
        return hits_of(self.dice_of(seat)) + more

    def with_more_hits(self, seat: int, more: int) -> dict[str, Any]:
        """The change that gives a side hits beyond those of its dice."""
        if seat == self.attacker:
            return {"attacker_more": self.attacker_more + more}
        return {"defender_more": self.defender_more + more}

    def start(self, game: Game) -> None:
        game.tell("ground_combat_begins", self.attacker, self.defender, self.planet)
        game.open("ground_combat_start", self.attacker, self.defender, self.planet)

    def start_round(self, game: Game) -> Step | None:
        """RR 38.4: before the first round, too, something may have ended it."""
        if self._is_over(of(game)):
            return self.to("end_combat")
        game.open("ground_combat_round_start", self.attacker, self.defender, self.planet, self.number)
        return None

    def _is_over(self, state: Ti4State) -> bool:
        sides = (self.attacker, self.defender)
        return not all(is_fighting(state, seat, self.planet) for seat in sides)

    def attacker_rolls_dice(self, game: Game) -> None:
        """RR 38.1."""
        self._roll(game, self.attacker, self.defender)

    def defender_rolls_dice(self, game: Game) -> None:
        self._roll(game, self.defender, self.attacker)

    def _roll(self, game: Game, seat: int, other: int) -> None:
        if not banned_by(of(game), MAY_ROLL, seat, self.planet):
            game.do(CombatRolls(seat=seat, other=other, place=self.planet))

    def dice_rolled(self, game: Game) -> None:
        game.open("ground_combat_rolls_after", self.attacker, self.defender, self.planet)

    def assign_hits(self, game: Game) -> None:
        """RR 38.2."""
        game.do(
            ExchangeHits(
                attacker=self.attacker,
                defender=self.defender,
                place=self.planet,
                on_attacker=self.hits_by(self.defender),
                on_defender=self.hits_by(self.attacker),
            )
        )

    def hits_assigned(self, game: Game) -> None:
        game.open("hits_assigned_after", self.attacker, self.defender, self.planet)

    def end_round(self, game: Game) -> None:
        """The last stop of a round comes even if one side has nobody left."""
        game.open("ground_combat_round_end", self.attacker, self.defender, self.planet, self.number)

    def next_round(self, game: Game) -> Step:
        """RR 38.3; the dice of the round are taken off the table."""
        expire(game, COMBAT_ROUND)
        return self.to(
            "start_round",
            number=self.number + 1,
            attacker_dice=(),
            defender_dice=(),
            attacker_more=0,
            defender_more=0,
        )

    def end_combat(self, game: Game) -> Step:
        """Fighters go back into space before it is seen who has won (RR 38.4)."""
        state = of(game)
        for seat in (self.attacker, self.defender):
            return_to_space(game, seat, self.planet, SYSTEM[self.planet], FIGHTER)
        left = [seat for seat in (self.attacker, self.defender) if ground_forces(state, seat, self.planet)]
        winner = left[0] if len(left) == 1 else NOBODY
        game.tell("ground_combat_ends", self.planet, winner)
        return self.to("won" if winner != NOBODY else "leave", winner=winner)

    def won(self, game: Game) -> None:
        loser = self.defender if self.winner == self.attacker else self.attacker
        if leads(of(game), loser):
            happening(game, self.winner, BEAT_THE_LEADER)
        game.open("ground_combat_won_after", self.winner, loser, self.planet)

    def leave(self, game: Game) -> None:
        expire(game, COMBAT_ROUND)
        expire(game, COMBAT)


def leads(state: Ti4State, seat: int) -> bool:
    """Whether nobody has more victory points."""
    return state.points[seat] == max(state.points[each] for each in playing(state))


EVENTS: dict[str, tuple[str, ...]] = {
    "ground_combat_begins": ("attacker", "defender", "planet"),
    "ground_combat_ends": ("planet", "winner"),
}

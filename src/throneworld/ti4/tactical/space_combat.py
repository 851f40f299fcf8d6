"""Space combat (RR 67): rounds of dice until at most one player has ships in the active system."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.combat.casualties import ExchangeHits
from throneworld.imperium.combat.combatants import is_fighting, strength
from throneworld.imperium.combat.dice import Combat, CombatRolls, heavy_hits_of, hits_of
from throneworld.imperium.giving_up import check_blockades, respect_limits
from throneworld.imperium.marks import COMBAT, COMBAT_ROUND, expire
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_ROLL
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import all_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti4.objectives import happening
from throneworld.ti4.state import NOBODY, SPACE, Group, Ti4State, of
from throneworld.ti4.tables import FLAGSHIP, NEBULA, TILE
from throneworld.ti4.tactical.barrage import AntiFighterBarrage
from throneworld.ti4.tactical.ground_combat import BEAT_THE_LEADER, leads
from throneworld.ti4.tactical.retreat import AnnounceRetreat, Retreat, can_leave, destinations
from throneworld.ti4.tactical.stalemate import is_stalemate, surrender
from throneworld.ti4.units import KINDS, NONE, ONE, SHIPS, count, minus

UNVEILED = "unveil_flagship"
"""What happens when somebody wins a space combat in the system of his flagship."""


class SpaceCombat(Combat, frozen=True):
    """The active player is the attacker, the other one with ships there the defender (RR 13, 28, 53)."""

    stages: ClassVar[tuple[str, ...]] = (
        "start",
        "start_round",
        "anti_fighter_barrage",
        "defender_announces_retreat",
        "attacker_announces_retreat",
        "retreat_announced",
        "attacker_rolls_dice",
        "defender_rolls_dice",
        "assign_hits",
        "hits_assigned",
        "retreat",
        "end_round",
        "next_round",
        "break_off",
        "end_combat",
        "won",
        "leave",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "space_combat_start",
        "space_combat_round_start",
        "retreat_announced_after",
        "hits_assigned_after",
        "space_combat_round_end",
        "space_combat_end",
        "score_action_phase",
    )

    system: int = 0
    retreating: int = NOBODY
    """Who has announced a retreat in this round."""
    barred: bool = False
    """Whether the one who announced it cannot retreat; see `forbid_retreat`."""
    drawn: bool = False
    """Whether something has ended the combat without a winner; see `end_in_a_draw`."""
    ships: int = 0
    """How many of both sides began this round."""
    quiet: int = 0
    """How many rounds in a row nobody has lost a ship."""
    before: tuple[Group, Group] = (NONE, NONE)
    """All units of both sides on the game board when the combat began."""
    winner: int = NOBODY

    @property
    def place(self) -> str:
        return SPACE[self.system]

    def start(self, game: Game) -> Step:
        """What happens before combat comes before the barrage (RR 67.2)."""
        state = of(game)
        game.tell("space_combat_begins", self.attacker, self.defender, self.system)
        game.open("space_combat_start", self.attacker, self.defender, self.system)
        return self.to(
            "start_round", before=(all_units(state, self.attacker), all_units(state, self.defender))
        )

    def start_round(self, game: Game) -> Step | None:
        state = of(game)
        if self._is_over(state):
            return self.to("end_combat")
        if is_stalemate(state, self.attacker, self.defender, self.place, self.quiet):
            return self.to("break_off")
        game.open("space_combat_round_start", self.attacker, self.defender, self.system, self.number)
        return self.to("anti_fighter_barrage", ships=self._ships(state))

    def _ships(self, state: Ti4State) -> int:
        return strength(state, self.attacker, self.place) + strength(state, self.defender, self.place)

    def _is_over(self, state: Ti4State) -> bool:
        """RR 67.9."""
        return self.drawn or not all(
            is_fighting(state, seat, self.place) for seat in (self.attacker, self.defender)
        )

    def anti_fighter_barrage(self, game: Game) -> Step | None:
        """RR 67.3: in the first round only."""
        if self._is_over(of(game)):
            return self.to("end_combat")
        if self.number == 1:
            game.do(AntiFighterBarrage(attacker=self.attacker, defender=self.defender, system=self.system))
        return None

    def defender_announces_retreat(self, game: Game) -> Step | None:
        """RR 67.4, unless the barrage has ended the combat."""
        if self._is_over(of(game)):
            return self.to("end_combat")
        self._ask_for_retreat(game, self.defender)
        return None

    def attacker_announces_retreat(self, game: Game) -> None:
        """Not if the defender has announced one."""
        if self.retreating == NOBODY:
            self._ask_for_retreat(game, self.attacker)

    def _ask_for_retreat(self, game: Game, seat: int) -> None:
        blind = game.options.get("blind_retreat", False)
        could_go = can_leave if blind else destinations
        if could_go(of(game), seat, self.system):
            game.do(AnnounceRetreat(seat=seat, system=self.system))

    def retreat_announced(self, game: Game) -> None:
        if self.retreating != NOBODY:
            other = self.defender if self.retreating == self.attacker else self.attacker
            game.open("retreat_announced_after", self.retreating, other, self.system)

    def attacker_rolls_dice(self, game: Game) -> None:
        """RR 67.5: all dice of the attacker come before those of the defender."""
        game.do(CombatRolls(seat=self.attacker, other=self.defender, place=self.place))

    def defender_rolls_dice(self, game: Game) -> None:
        game.do(CombatRolls(seat=self.defender, other=self.attacker, place=self.place))

    def assign_hits(self, game: Game) -> None:
        """RR 67.6."""
        if not (hits_of(self.attacker_dice) or hits_of(self.defender_dice)):
            return
        game.do(
            ExchangeHits(
                attacker=self.attacker,
                defender=self.defender,
                place=self.place,
                on_attacker=hits_of(self.defender_dice),
                on_defender=hits_of(self.attacker_dice),
                heavy_on_attacker=heavy_hits_of(self.defender_dice),
                heavy_on_defender=heavy_hits_of(self.attacker_dice),
            )
        )

    def hits_assigned(self, game: Game) -> None:
        game.open("hits_assigned_after", self.attacker, self.defender, self.place)

    def retreat(self, game: Game) -> None:
        """RR 67.7: whoever announced it must, if there are still ships on both sides."""
        state, seat = of(game), self.retreating
        if (
            seat == NOBODY
            or self.barred
            or self._is_over(state)
            or not destinations(state, seat, self.system)
        ):
            return
        game.do(Retreat(seat=seat, system=self.system))

    def end_round(self, game: Game) -> None:
        game.open("space_combat_round_end", self.attacker, self.defender, self.system, self.number)

    def next_round(self, game: Game) -> Step:
        """RR 67.8; the dice of the round are taken off the table."""
        expire(game, COMBAT_ROUND)
        return self.to(
            "start_round",
            number=self.number + 1,
            attacker_dice=(),
            defender_dice=(),
            retreating=NOBODY,
            barred=False,
            quiet=self.quiet + 1 if self._ships(of(game)) == self.ships else 0,
        )

    def break_off(self, game: Game) -> None:
        """Nobody could ever win: the attacker has to go."""
        surrender(game, self.attacker, self.system)

    def end_combat(self, game: Game) -> Step:
        """RR 67.10: who has ships left has won; what they cannot hold is lost (RR 16.3)."""
        state = of(game)
        left = [seat for seat in (self.attacker, self.defender) if is_fighting(state, seat, self.place)]
        winner = left[0] if len(left) == 1 and not self.drawn else NOBODY
        game.tell("space_combat_ends", self.system, winner)
        check_blockades(game, self.system)
        respect_limits(game, self.system)
        return self.to("won" if winner != NOBODY else "leave", winner=winner)

    def won(self, game: Game) -> None:
        state = of(game)
        loser = self.defender if self.winner == self.attacker else self.attacker
        if count(state, self.winner, self.place, FLAGSHIP):
            happening(game, self.winner, UNVEILED)
        if leads(state, loser):
            happening(game, self.winner, BEAT_THE_LEADER)
        game.open("space_combat_end", self.winner, loser, self.system)

    def leave(self, game: Game) -> None:
        expire(game, COMBAT_ROUND)
        expire(game, COMBAT)


def forbid_retreat(game: Game, occasion: Occasion) -> None:
    """The retreat that was just announced will not happen in this round."""
    game.amend(SpaceCombat, occasion.subject, barred=True)


def end_in_a_draw(game: Game, occasion: Occasion) -> None:
    """The combat that a window is about ends without a winner."""
    game.amend(SpaceCombat, occasion.subject, drawn=True)


def write_off(game: Game, seat: int, kind: str) -> None:
    """A ship of a side that fights was removed, not destroyed (RR 29.2), as if it had not been there."""
    combat = game.nearest(SpaceCombat)
    if combat is not None and seat in (combat.attacker, combat.defender):
        one, other = combat.before
        less = (minus(one, ONE[kind]), other) if seat == combat.attacker else (one, minus(other, ONE[kind]))
        game.amend(SpaceCombat, before=less)


def ships_lost(game: Game, occasion: Occasion) -> tuple[str, ...]:
    """The kinds of ships of which either side has lost one in the combat that a window is about.

    Nothing is produced during a combat: what a side has less of on the whole board was lost.
    """
    combat, state = game.step_at(occasion.subject, SpaceCombat), of(game)
    sides = zip((combat.attacker, combat.defender), combat.before, strict=True)
    pairs = [(before, all_units(state, seat)) for seat, before in sides]
    return tuple(
        kind
        for at, kind in enumerate(KINDS)
        if kind in SHIPS and any(before[at] > now[at] for before, now in pairs)
    )


def _of_nebula(state: Ti4State, seat: int, kind: str, place: str, purpose: str) -> int:
    """The defender knows his way (RR 50.3)."""
    return int(place in AREAS and TILE[int(place)].anomaly == NEBULA and seat != state.active)


MODIFIERS: tuple[Modifier, ...] = (Modifier(COMBAT_ROLL, NEBULA, lambda state, seat: True, by=_of_nebula),)

EVENTS: dict[str, tuple[str, ...]] = {
    "space_combat_begins": ("attacker", "defender", "system"),
    "space_combat_ends": ("system", "winner"),
}

"""The Space Battle: what comes before it, rounds of dice, and who has won (SA-4, sequence BATTLE)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.combat.combatants import combatants, is_fighting
from throneworld.imperium.combat.dice import Dice, roll_together
from throneworld.imperium.combat.purposes import COMBAT
from throneworld.imperium.conditions import standing as carries_out
from throneworld.imperium.giving_up import check_blockades
from throneworld.imperium.marks import COMBAT as BATTLE
from throneworld.imperium.marks import COMBAT_ROUND, NEXT_COMBAT_ROUND, expire, shorten
from throneworld.imperium.modifiers import banned_by, granted_by, total
from throneworld.imperium.quantities import MAY_ROLL
from throneworld.imperium.rolling import tell_hits
from throneworld.imperium.units import standing
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Step
from throneworld.ti3.declarations import pay_for_battle
from throneworld.ti3.quantities import RETREATS_FREELY, SELF_HITS, STRIKES_FIRST, WITHDRAWS_FREELY
from throneworld.ti3.ship_marks import LOST_AFTERWARDS, doomed_afterwards, drop_marks
from throneworld.ti3.state import NEUTRAL, NO_SYSTEM, NOBODY, SPACE, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.aims import aims_of
from throneworld.ti3.tactical.hits import Casualties, Fight
from throneworld.ti3.tactical.mending import mending
from throneworld.ti3.tactical.mercy import diplomats_in
from throneworld.ti3.tactical.pre_combat import Barrage, PreCombat
from throneworld.ti3.tactical.reckoning import note_battle
from throneworld.ti3.tactical.resting_dice import resting
from throneworld.ti3.tactical.restoring import NOTHING_BEFORE, Before, Fleet
from throneworld.ti3.tactical.retreat import (
    AnnounceRetreat,
    AnnounceWithdrawal,
    BegForMercy,
    Leave,
    announced_goals,
    ways_out,
)
from throneworld.ti3.tactical.sinking import sink
from throneworld.ti3.tactical.stalemate import break_off, cannot_hit, is_stalemate
from throneworld.ti3.tactical.turned_hits import hits_scored, turn_successes
from throneworld.ti3.war import act_of_war


class SpaceBattle(Fight, frozen=True):
    """The active player attacks; the other one defends (SA-3.18.2). Units of nobody may be either."""

    stages: ClassVar[tuple[str, ...]] = (
        "leave_before",
        "mercy",
        "act_of_war",
        "begin",
        "barrage",
        "shots",
        "relays",
        "start_round",
        "announce_withdrawal",
        "announce_retreat",
        "round_begins",
        "count_dice",
        "roll",
        "turn_hits",
        "casualties",
        "leave",
        "end_round",
        "next_round",
        "end",
        "outcome",
        "spoils",
        "won",
        "support",
        "after",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "space_battle_step_before",
        "space_battle_start",
        "pre_combat_after",
        "space_round_start",
        "combat_dice_after",
        "space_round_end",
        "space_battle_lost",
        "space_battle_end",
        "combat_end_after",
    )

    system: int = NO_SYSTEM
    at_first: tuple[Fleet, ...] = ()
    """Both sides when the battle began, the attacker first ..."""
    at_start: tuple[Fleet, ...] = ()
    """... and when this round did."""
    before: Before = NOTHING_BEFORE
    """What else stood when this round began."""
    left: int = NOBODY
    """Who has left the battle."""
    struck: bool = False
    """Whether the attacker has struck first in this round, and the defender is still to roll."""
    mute: int = 0
    """How many rounds running no die could hit."""
    quiet: int = 0
    """How many rounds running no unit was destroyed."""
    winner: int = NOBODY
    begun: int = 0
    """How many deeds there were when the battle began ..."""
    round_begun: int = 0
    """... and when this round did."""

    @property
    def place(self) -> str:
        return SPACE[self.system]

    @property
    def loser(self) -> int:
        if self.winner == NOBODY:
            return NOBODY
        return self.defender if self.winner == self.attacker else self.attacker

    def is_over(self, state: Ti3State) -> bool:
        """As soon as a side has no ship left (SA-4.9.1, ruling 176)."""
        sides = (self.attacker, self.defender)
        return not all(is_fighting(state, side, self.place) for side in sides)

    @property
    def is_under_way(self) -> bool:
        """From its start to its end, when nothing else is looked at (ruling 161)."""
        first, last, now = map(self.stages.index, ("barrage", "support", self.stage or self.stages[0]))
        return first <= now <= last

    # Before the battle

    def leave_before(self, game: Game) -> Step | None:
        """A fleet may avoid the battle (SA-4.2.4); nobody does from units of nobody."""
        if NEUTRAL in (self.attacker, self.defender):
            return self.to("begin")
        game.open("space_battle_step_before", self.attacker, self.defender, self.system)
        return None

    @carries_out("space_battle_step_before", "diplomat.4")
    def mercy(self, game: Game) -> Step | None:
        state = of(game)
        if self.is_over(state):
            return END
        if diplomats_in(state, self.system) and ways_out(state, self.defender, self.system, self.attacker):
            game.do(BegForMercy(seat=self.defender, system=self.system, other=self.attacker))
        return self.to("act_of_war", at_first=self._fleets(state))

    def act_of_war(self, game: Game) -> Step | None:
        """Only if both still have ships there (ruling 67); mercy counts as a victory for objectives."""
        state = of(game)
        if self.spared:
            note_battle(game, self, self.attacker, fought=False)
        if self.is_over(state):
            return END
        act_of_war(game, self.attacker, self.defender, self.system, battle=True)
        return None

    def begin(self, game: Game) -> Step | None:
        state = of(game)
        if self.is_over(state):
            return END
        game.tell("space_battle_begins", self.attacker, self.defender, self.system)
        game.open("space_battle_start", self.attacker, self.defender, self.system)
        return self.to("barrage", at_first=self._fleets(state), begun=len(state.deeds))

    def _fleets(self, state: Ti3State) -> tuple[Fleet, ...]:
        return tuple([fleet_of(state, side, self.place) for side in (self.attacker, self.defender)])

    def barrage(self, game: Game) -> Step | None:
        """Both sides at once, Fighters leave at once (SA-4.2.2, 4.3)."""
        return self._before_combat(game, Barrage)

    def shots(self, game: Game) -> Step | None:
        return self._before_combat(game, PreCombat)

    def _before_combat(self, game: Game, salvo: type[Barrage] | type[PreCombat]) -> Step | None:
        if self.is_over(of(game)):
            return self.to("end")
        game.do(salvo(attacker=self.attacker, defender=self.defender, system=self.system))
        return None

    def relays(self, game: Game) -> Step | None:
        if self.is_over(of(game)):
            return self.to("end")
        game.open("pre_combat_after", self.attacker, self.defender, self.system)
        return None

    # A round

    def start_round(self, game: Game) -> Step:
        state = of(game)
        if self.is_over(state):
            return self.to("end")
        now = len(state.deeds)
        before = Before(tuple(state.points), (self.attacker_took, self.defender_took))
        fleets = self._fleets(state)
        return self.to("announce_withdrawal", at_start=fleets, before=before, round_begun=now)

    def announce_withdrawal(self, game: Game) -> None:
        """1: first the attacker (SA-4.5.2)."""
        attacker, defender = self.attacker, self.defender
        if attacker >= 0 and announced_goals(of(game), attacker, self.system, defender, withdrawing=True):
            game.do(AnnounceWithdrawal(seat=attacker, system=self.system, other=defender))

    def announce_retreat(self, game: Game) -> None:
        """Only if the attacker does not leave; units of nobody never do (ruling 85)."""
        attacker, defender = self.attacker, self.defender
        if self.leaving != NOBODY or defender < 0:
            return
        if announced_goals(of(game), defender, self.system, attacker):
            game.do(AnnounceRetreat(seat=defender, system=self.system, other=attacker))

    def round_begins(self, game: Game) -> None:
        game.open("space_round_start", self.attacker, self.defender, self.system, self.number)

    def count_dice(self, game: Game) -> None:
        """All modifiers count; then whoever has too many says which of them rest (ruling 120)."""
        state, place = of(game), self.place
        sides = [(side, combatants(state, side, place)) for side in (self.attacker, self.defender)]
        game.do(*resting(state, place, *sides))

    def roll(self, game: Game) -> Step:
        """2: all dice of both sides, then whatever changes them (SA-4.6.1, ruling 175)."""
        state = of(game)
        if self.is_over(state):
            return self.to("end_round")
        attacker_dice = () if self.struck else self._dice(game, self.attacker, self.defender)
        defender_dice = () if self._strikes_first(state) else self._dice(game, self.defender, self.attacker)
        game.open("combat_dice_after", self.attacker, self.defender, self.place)
        return self.to("turn_hits", attacker_dice=attacker_dice, defender_dice=defender_dice)

    def _strikes_first(self, state: Ti3State) -> bool:
        """Whether only the attacker rolls now, and the defender when his losses are off the board."""
        return not self.struck and bool(
            granted_by(state, STRIKES_FIRST, self.attacker, self.system, self.number)
        )

    def _dice(self, game: Game, side: int, other: int) -> Dice:
        if banned_by(of(game), MAY_ROLL, side, self.place):
            return ()
        return roll_together(game, side, other, self.place)

    def turn_hits(self, game: Game) -> None:
        """The dice are final; successes may cancel hits instead."""
        turn_successes(game, self.attacker, self.defender, self.place)

    def casualties(self, game: Game) -> Step:
        """3: first the attacker's, then the defender's; all fall together (SA-4.7.1)."""
        state = of(game)
        on_defender = self._hits(game, self.attacker, self.defender, self.attacker_dice)
        on_attacker = self._hits(game, self.defender, self.attacker, self.defender_dice)
        aims = [
            self._aims(state, self.defender, self.attacker)[:on_attacker],
            self._aims(state, self.attacker, self.defender)[:on_defender],
        ]
        on_attacker += total(state, SELF_HITS, self.attacker, self.place, self.attacker_dice)
        on_defender += total(state, SELF_HITS, self.defender, self.place, self.defender_dice)
        if on_attacker or on_defender:
            game.do(
                Casualties(
                    attacker=self.attacker,
                    defender=self.defender,
                    place=self.place,
                    on_attacker=on_attacker,
                    on_defender=on_defender,
                    aims_on_attacker=aims[0],
                    aims_on_defender=aims[1],
                )
            )
        could_hit = any(not cannot_hit(die) for die in (*self.attacker_dice, *self.defender_dice))
        if self._strikes_first(of(game)):
            return self.to("roll", struck=True, mute=-1 if could_hit else self.mute)
        return self.to("leave", struck=False, mute=0 if could_hit else self.mute + 1)

    def _hits(self, game: Game, side: int, other: int, dice: Dice) -> int:
        hits = hits_scored(of(game), side, other, self.place, dice)
        if dice:
            tell_hits(game, side, COMBAT, hits)
        return hits

    def _aims(self, state: Ti3State, side: int, other: int) -> tuple[str, ...]:
        return aims_of(state, side, other, self.place, self.dice_of(side))

    def leave(self, game: Game) -> Step | None:
        """4: not if the opponent has no ship left (SA-4.8.2, ruling 150), nor if nothing of his own is."""
        if self.leaving == NOBODY or self.is_over(of(game)):
            return None
        freely = granted_by(of(game), WITHDRAWS_FREELY, self.leaving, self.system)
        free = self.far or bool(freely or granted_by(of(game), RETREATS_FREELY, self.leaving))
        game.do(Leave(seat=self.leaving, system=self.system, target=self.target, free=free))
        return self.to("end_round", left=self.leaving)

    def end_round(self, game: Game) -> None:
        """What mends itself does so first."""
        for side in (self.attacker, self.defender):
            game.do(*mending(of(game), side, self.place))
        game.open("space_round_end", self.attacker, self.defender, self.system, self.number)

    def next_round(self, game: Game) -> Step:
        """When all have passed: whether anybody can win at all (rulings 24, 155)."""
        state = of(game)
        round_is_over(game)
        quiet = self.quiet + 1 if self._unhurt(state) else 0
        if not self.is_over(state) and is_stalemate(self, state, self.mute, quiet):
            break_off(game, self)
        return self.to(
            "start_round",
            number=self.number + 1,
            attacker_dice=(),
            defender_dice=(),
            leaving=NOBODY,
            target=NO_SYSTEM,
            struck=False,
            quiet=quiet,
        )

    def _unhurt(self, state: Ti3State) -> bool:
        """Whether neither side has less of anything than when the round began."""
        now = self._fleets(state) if self.at_start else ()
        pairs = [(one[0], other[0]) for one, other in zip(self.at_start, now, strict=True)]
        return all(
            mine <= after for before, group in pairs for mine, after in zip(before, group, strict=True)
        )

    # Afterwards

    def end(self, game: Game) -> None:
        """Ships that are lost with the casualties of the last round; only then is it known who has won."""
        for by, owner, ship in doomed_afterwards(of(game)):
            sink(game, owner, str(ship[1]), (ship,), LOST_AFTERWARDS, by)

    def outcome(self, game: Game) -> Step:
        """Who is alone with ships there has won, also because the other left; else nobody (SA-20.4.9)."""
        state = of(game)
        alone = [side for side in (self.attacker, self.defender) if is_fighting(state, side, self.place)]
        winner = alone[0] if len(alone) == 1 else NOBODY
        if winner == NOBODY and self.left != NOBODY:
            winner = self.defender if self.left == self.attacker else self.attacker
        following = self.to("spoils", winner=winner)
        game.open("space_battle_lost", winner, following.loser, self.system)
        return following

    def spoils(self, game: Game) -> None:
        """What follows from a victory comes after what may take it back (ruling 110)."""
        if self.is_over(of(game)):
            game.open("space_battle_end", self.winner, self.loser, self.system)

    def won(self, game: Game) -> Step | None:
        """Unless something has brought the round back (ruling 110)."""
        if not self.is_over(of(game)):
            return self.to("start_round", number=self.number + 1, winner=NOBODY, left=NOBODY)
        game.tell("space_battle_ends", self.system, self.winner)
        note_battle(game, self, self.winner)
        return None

    @carries_out("space_battle_end", "saar.2")
    def support(self, game: Game) -> None:
        """Fighters without support go, docks in space that are alone with an enemy (SA-13.18.8, 13.9.5)."""
        for until in (BATTLE, COMBAT_ROUND, NEXT_COMBAT_ROUND):
            expire(game, until)
        drop_marks(of(game))
        check_blockades(game, self.system)
        game.do(Settle())

    def after(self, game: Game) -> None:
        game.open("combat_end_after", self.winner, self.loser, self.place)
        pay_for_battle(game, self.attacker, self.defender, self.place, self.begun)


def round_is_over(game: Game) -> None:
    expire(game, COMBAT_ROUND)
    shorten(game, NEXT_COMBAT_ROUND, COMBAT_ROUND)
    drop_marks(of(game))


def fleet_of(state: Ti3State, side: int, place: str) -> Fleet:
    """All that a side has in a space area."""
    levels = range(1, state.edition.damage_levels + 1)
    damage = tuple([state.damage(side, level).get(place, state.edition.none) for level in levels])
    return standing(state, side, place), damage, state.loads(side).get(place, ())


EVENTS: dict[str, tuple[str, ...]] = {
    "space_battle_begins": ("attacker", "defender", "system"),
    "space_battle_ends": ("system", "winner"),
}

"""The Invasion Combat for one planet: PDS fire, Commandos, rounds, outcome (SA-5.3 to 5.6)."""

from __future__ import annotations

from typing import Any, ClassVar

from throneworld.imperium.combat.casualties import COMBAT
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.dice import Dice, Die, hits_of, throw
from throneworld.imperium.combat.targets import Doomed
from throneworld.imperium.control import ground_forces
from throneworld.imperium.marks import COMBAT as UNTIL_COMBAT
from throneworld.imperium.marks import COMBAT_ROUND, expire
from throneworld.imperium.modifiers import banned_by, total
from throneworld.imperium.quantities import CANNON_DEFENSE_AGAINST, MAY_ROLL, SWITCHED_OFF
from throneworld.imperium.rolling import roll_dice, tell_hits
from throneworld.imperium.units import PDS, count, damaged_count
from throneworld.imperium.verbs.units import repair_unit
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.control import turn_neutral
from throneworld.ti3.deeds import WON, note
from throneworld.ti3.leaders.agent import lands_with_agent, seize_leaders
from throneworld.ti3.leaders.fate import displace
from throneworld.ti3.leaders.whereabouts import keeper_of, leaders_at
from throneworld.ti3.pds import pds_in
from throneworld.ti3.quantities import PDS_DICE, SELF_HITS
from throneworld.ti3.state import NEUTRAL, NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.guards import fight_fighters, is_put_off
from throneworld.ti3.tables import MECHANIZED_UNIT, SHOCK_TROOP
from throneworld.ti3.tactical.capture import AN_AGENT, ANY_NUMBER, COMMANDOS, FIGHTERS, TakePlanet
from throneworld.ti3.tactical.ground_hits import GroundHits, TakesLosses, fighting, lose_all
from throneworld.ti3.tactical.invasion_questions import FireDefence, NameCommandos, most_commandos
from throneworld.ti3.tactical.resting_dice import resting
from throneworld.ti3.tactical.turned_hits import hits_scored, turn_successes

INVASION_DEFENCE = "invasion_defence"
FAILED = "invasion_failed"
MOST_IDLE_ROUNDS, MOST_QUIET_ROUNDS = 2, 30
"""After so many rounds in which no die could hit, or nobody fell, the invaders are lost (ruling 155)."""
HIGHEST_FACE = 10


class InvasionCombat(TakesLosses, frozen=True):
    """The active player attacks; neither side can leave (SA-5.1.2)."""

    stages: ClassVar[tuple[str, ...]] = (
        "pds_defence",
        "defence_fire",
        "defence_rolled",
        "defence_hits",
        "commandos_named",
        "begin",
        "start_round",
        "count_dice",
        "roll",
        "dice_rolled",
        "turn_hits",
        "attacker_is_hit",
        "defender_is_hit",
        "last_defender",
        "remove_casualties",
        "end_round",
        "next_round",
        "judge",
        "won",
        "green_counters",
        "take_planet",
        "lost",
        "over",
        "leave",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "special_dice_after",
        "invasion_start",
        "invasion_round_start",
        "combat_dice_after",
        "invasion_lost_when",
        "invasion_round_end",
        "combat_end_after",
    )

    planet: str = ""
    garrison: int = 0
    """Ground units of the defender when the Invasion Combat step began."""
    landed: int = 0
    """Ground units of the attacker then."""
    firing: int = 0
    """PDS that fire at the invaders."""
    waiting: int = 0
    """Shock Troops of the attacker that are Commandos (SA-5.4)."""
    doomed_attackers: tuple[Doomed, ...] = ()
    doomed_defenders: tuple[Doomed, ...] = ()
    hurt: int = 0
    """Mechanized Units of the defender that were damaged before the dice of this round."""
    idle: int = 0
    quiet: int = 0
    winner: int = NOBODY

    # Before the rounds

    def pds_defence(self, game: Game) -> None:
        """Each PDS on the planet may fire one shot (SA-5.3.1), unless an Agent has landed (SA-14.8.1)."""
        number = defending_pds(of(game), self.attacker, self.defender, self.planet)
        if number:
            game.do(FireDefence(seat=self.defender, planet=self.planet, most=number))

    def defence_fire(self, game: Game) -> Step | None:
        if not self.firing:
            return self.to("commandos_named")
        dice = throw_defence(game, self.defender, self.planet, self.firing)
        return self.to("defence_rolled", defender_dice=dice)

    def defence_rolled(self, game: Game) -> None:
        game.open("special_dice_after", self.defender, self.attacker, self.planet, INVASION_DEFENCE)

    def defence_hits(self, game: Game) -> Step:
        """As the invader chooses; whoever falls neither fires back nor fights (SA-5.3.1, 5.3.2)."""
        hits = hits_of(self.defender_dice)
        tell_hits(game, self.defender, INVASION_DEFENCE, hits)
        self._hit(game, self.attacker, self.defender, hits, INVASION_DEFENCE)
        return self.to("commandos_named", defender_dice=())

    def _hit(self, game: Game, side: int, by: int, hits: int, how: str, together: bool = False) -> None:
        waiting = self.waiting if side == self.attacker else 0
        game.do(
            GroundHits(
                seat=side, place=self.planet, hits=hits, by=by, how=how, waiting=waiting, together=together
            )
        )

    def commandos_named(self, game: Game) -> Step | None:
        """The combat goes on only if both sides have ground units left (SA-5.3.3)."""
        state = of(game)
        if self._is_over(state):
            return self.to("judge")
        if game.options["shock_troops"] and most_commandos(state, self.attacker, self.planet):
            game.do(NameCommandos(seat=self.attacker, planet=self.planet))
        return None

    def begin(self, game: Game) -> None:
        game.tell("invasion_begins", self.attacker, self.defender, self.planet)
        game.open("invasion_start", self.attacker, self.defender, self.planet)

    # Rounds

    def squads(self, state: Ti3State, side: int) -> list[tuple[str, str, int]]:
        """Who fights on a side: not its Commandos."""
        return fighting(state, side, self.planet, self.waiting if side == self.attacker else 0)

    def _is_over(self, state: Ti3State) -> bool:
        return not (self.squads(state, self.attacker) and self.squads(state, self.defender))

    def start_round(self, game: Game) -> Step | None:
        if self._is_over(of(game)):
            return self.to("judge")
        game.open("invasion_round_start", self.attacker, self.defender, self.planet, self.number)
        return None

    def count_dice(self, game: Game) -> None:
        """Whoever has too many says which of them rest (ruling 120)."""
        state = of(game)
        sides = [(side, self.squads(state, side)) for side in (self.attacker, self.defender)]
        game.do(*resting(state, self.planet, *sides))

    def roll(self, game: Game) -> Step:
        """Both sides at once (SA-5.5.2)."""
        state = of(game)
        if self._is_over(state):
            return self.to("end_round")
        return self.to(
            "dice_rolled",
            hurt=damaged_count(state, self.defender, self.planet, MECHANIZED_UNIT),
            attacker_dice=self._throw(game, self.attacker, self.defender),
            defender_dice=self._throw(game, self.defender, self.attacker),
        )

    def _throw(self, game: Game, side: int, other: int) -> Dice:
        state = of(game)
        if banned_by(state, MAY_ROLL, side, self.planet):
            return ()
        return throw(game, side, other, self.planet, self.squads(state, side))

    def dice_rolled(self, game: Game) -> None:
        game.open("combat_dice_after", self.attacker, self.defender, self.planet)

    def turn_hits(self, game: Game) -> None:
        """Successes may cancel hits instead."""
        turn_successes(game, self.attacker, self.defender, self.planet)

    def attacker_is_hit(self, game: Game) -> None:
        """SA-5.5.3; the dice are final now (ruling 175)."""
        for side, other in ((self.attacker, self.defender), (self.defender, self.attacker)):
            tell_hits(game, side, COMBAT, self._scored(of(game), side, other))
        hits = self._scored(of(game), self.defender, self.attacker) + self._own_hits(of(game), self.attacker)
        self._hit(game, self.attacker, self.defender, hits, COMBAT, together=True)

    def _scored(self, state: Ti3State, side: int, other: int) -> int:
        return hits_scored(state, side, other, self.planet, self.dice_of(side))

    def _own_hits(self, state: Ti3State, side: int) -> int:
        return total(state, SELF_HITS, side, self.planet, self.dice_of(side))

    def defender_is_hit(self, game: Game) -> Step:
        hits = self._scored(of(game), self.attacker, self.defender) + self._own_hits(of(game), self.defender)
        self._hit(game, self.defender, self.attacker, hits, COMBAT, together=True)
        return self.to("last_defender", doomed_attackers=self.fallen, fallen=())

    def last_defender(self, game: Game) -> Step:
        """The last defenders are about to go: somebody may still stop it (ruling 110)."""
        there = sum([many for _, _, many in self.squads(of(game), self.defender)])
        if there and len(self.fallen) == there:
            game.open("invasion_lost_when", self.attacker, self.defender, self.planet)
        return self.to("remove_casualties", doomed_defenders=self.fallen, fallen=())

    def remove_casualties(self, game: Game) -> Step:
        """Both sides together; then it is seen whether anything can come of this at all (ruling 155)."""
        destroy_doomed(game, self.attacker, self.doomed_attackers, COMBAT, self.defender)
        destroy_doomed(game, self.defender, self.doomed_defenders, COMBAT, self.attacker)
        able = any(die.needs <= HIGHEST_FACE for die in (*self.attacker_dice, *self.defender_dice))
        fell = bool(self.doomed_attackers or self.doomed_defenders)
        return self.to("end_round", idle=0 if able else self.idle + 1, quiet=0 if fell else self.quiet + 1)

    def end_round(self, game: Game) -> None:
        """It comes even if a side has nobody left (ruling 176)."""
        game.open("invasion_round_end", self.attacker, self.defender, self.planet, self.number)

    def next_round(self, game: Game) -> Step | None:
        expire(game, COMBAT_ROUND)
        if self._is_over(of(game)):
            return None
        if self.idle >= MOST_IDLE_ROUNDS or self.quiet >= MOST_QUIET_ROUNDS:
            lose_all(game, self.attacker, self.planet, FAILED, self.defender)
            return None
        return self.to("start_round", number=self.number + 1, **_no_dice())

    # What comes of it

    def judge(self, game: Game) -> Step:
        """It succeeds if a unit that fought is left and no defender (SA-5.6.1, 5.6.5, ruling 57)."""
        state = of(game)
        attackers, defenders = self.squads(state, self.attacker), self.squads(state, self.defender)
        if attackers and not defenders:
            return self.to("won", winner=self.attacker)
        return self.to("lost", winner=self.defender if defenders else NOBODY)

    def won(self, game: Game) -> None:
        """Neutral Fighters that were put off come before the card (ruling 167)."""
        if self.attacker >= 0:
            note(game, WON, self.attacker, "attacker", self.defender, self.planet, self.garrison)
        if is_put_off(of(game), self.planet):
            fight_fighters(game, self.attacker, self.planet)

    def green_counters(self, game: Game) -> None:
        """Those whose guards are beaten are met before the card is taken (ruling 167)."""
        from throneworld.ti3.domains.resolving import MeetGreen  # which knows who else can be beaten

        if self.attacker >= 0 and self.planet in of(game).counters:
            game.do(MeetGreen(seat=self.attacker, planet=self.planet))

    def take_planet(self, game: Game) -> Step:
        """What nobody has won is nobody's (rulings 125, 144)."""
        state = of(game)
        if self.attacker == NEUTRAL:
            turn_neutral(game, self.planet)
            return self.to("over")
        seize_leaders(game, self.attacker, self.planet)
        game.do(
            TakePlanet(
                seat=self.attacker,
                planet=self.planet,
                other=self.defender if self.defender != NEUTRAL else NOBODY,
                captures=captures_of(state, self.attacker, self.planet, self.waiting),
                captors=captors_of(state, self.attacker, self.planet, self.waiting),
                fought=True,
                promotes=self.garrison > 0,
            )
        )
        return self.to("over")

    def lost(self, game: Game) -> None:
        """Commandos and PDS that came along are lost, leaders have no place (SA-3.20.3, 13.14.10)."""
        lose_invaders(game, self.attacker, self.defender, self.planet)
        if self.winner != NOBODY and self.winner >= 0:
            note(game, WON, self.winner, "defender", self.attacker, self.planet, self.landed)

    def over(self, game: Game) -> None:
        game.tell("invasion_ends", self.planet, self.winner)
        loser = self.defender if self.winner == self.attacker else self.attacker
        game.open("combat_end_after", self.winner, loser, self.planet)

    def leave(self, game: Game) -> None:
        expire(game, COMBAT_ROUND)
        expire(game, UNTIL_COMBAT)


def _no_dice() -> dict[str, Any]:
    return {"attacker_dice": (), "defender_dice": (), "doomed_attackers": (), "doomed_defenders": ()}


def undo_losses(game: Game, occasion: Occasion) -> None:
    """All hits on the defender in this round are cancelled; the attacker's stand (ruling 110)."""
    combat = game.step_at(occasion.subject, InvasionCombat)
    side, planet = combat.defender, combat.planet
    healed = damaged_count(of(game), side, planet, MECHANIZED_UNIT) - combat.hurt
    game.amend(InvasionCombat, occasion.subject, doomed_defenders=())
    if healed > 0:
        repair_unit(game, side, planet, MECHANIZED_UNIT, healed)


def defending_pds(state: Ti3State, attacker: int, defender: int, planet: str) -> int:
    """PDS that may fire at those who have landed."""
    if banned_by(state, CANNON_DEFENSE_AGAINST, attacker, planet):
        return 0
    if banned_by(state, SWITCHED_OFF, defender, PDS, SYSTEM[planet]):
        return 0
    return pds_in(state, defender, planet) if ground_forces(state, attacker, planet) else 0


def throw_defence(game: Game, side: int, planet: str, number: int) -> Dice:
    """One die for each PDS, or more, against its combat value (SA-13.17.11)."""
    state = of(game)
    row = state.edition.profile(state, side, PDS)
    needs = row.combat - combat_modifier(state, side, PDS, planet, INVASION_DEFENCE)
    each = 1 + total(state, PDS_DICE, side, planet, INVASION_DEFENCE)
    faces = roll_dice(game, side, number * each, INVASION_DEFENCE, needs)
    return tuple([Die(PDS, planet, 0, face, needs) for face in faces])


def captures_of(state: Ti3State, seat: int, planet: str, waiting: int = 0) -> int:
    """An Agent or a Shock Troop that fought takes everything, each Commando one piece (ruling 58)."""
    if lands_with_agent(state, seat, planet) or count(state, seat, planet, SHOCK_TROOP) > waiting:
        return ANY_NUMBER
    return waiting


def captors_of(state: Ti3State, seat: int, planet: str, waiting: int = 0) -> str:
    """Who of a player's takes what he captures; those whom it costs least."""
    if count(state, seat, planet, SHOCK_TROOP) > waiting:
        return FIGHTERS
    return AN_AGENT if lands_with_agent(state, seat, planet) else COMMANDOS


def lose_invaders(game: Game, attacker: int, defender: int, planet: str) -> None:
    state = of(game)
    lose_all(game, attacker, planet, FAILED, defender)
    pds = count(state, attacker, planet, PDS)
    destroy_doomed(game, attacker, [(PDS, planet, 0)] * pds, FAILED, defender)
    displace(game, [each for each in leaders_at(state, planet) if keeper_of(state, each) == attacker], planet)


EVENTS: dict[str, tuple[str, ...]] = {
    "invasion_begins": ("attacker", "defender", "planet"),
    "invasion_ends": ("planet", "winner"),
}

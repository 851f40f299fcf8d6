"""Red counters of planets: they come before the green ones (ruling 167)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from throneworld.imperium.combat.purposes import SPACE_CANNON
from throneworld.imperium.conditions import standing
from throneworld.imperium.control import ground_forces
from throneworld.imperium.landing import landing_refusal
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.order import playing
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.units import PDS, has_ships
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import END, Decision, Step
from throneworld.ti3.control import SETTLED, GainPlanet
from throneworld.ti3.domains.encounters import Encounter
from throneworld.ti3.domains.tokens import with_value
from throneworld.ti3.effects.free_units import place_as_far_as_possible
from throneworld.ti3.effects.wealth import WEALTH
from throneworld.ti3.nouns import PLANET
from throneworld.ti3.quantities import RADIATION_PROOF
from throneworld.ti3.state import NEUTRAL, NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.guards import wake_guard
from throneworld.ti3.surrendered import has_surrendered
from throneworld.ti3.tables import AUTOMATED_PDS, BIO_HAZARD_HITS, GROUND_FORCE, SETTLERS
from throneworld.ti3.tactical.bombardment import hold_fire
from throneworld.ti3.tactical.cannons import battery
from throneworld.ti3.tactical.ground_hits import GroundHits
from throneworld.ti3.tactical.hits import TakeHits
from throneworld.ti3.tactical.invasion_combat import lose_invaders
from throneworld.ti3.tactical.landed import Landed, withdraw
from throneworld.ti3.tactical.neutral_attack import LOCALS
from throneworld.ti3.tactical.rolling import Shooting, Volley, dice_for
from throneworld.ti3.war import act_of_war

HOSTAGES, HAZARD, STREAM = "hostiles_and_natural_wealth", "bio_hazard", "settlers"
DONE: Option = ("done",)


class WakeGuards(Encounter, frozen=True):
    """Units of nobody stand there until the action is over; they are fought like others (ruling 85)."""

    stages: ClassVar[tuple[str, ...]] = ("wake",)

    def wake(self, game: Game) -> None:
        wake_guard(game, self.place, self.counter)


class WakeDefence(Encounter, frozen=True):
    """Two PDS of nobody shoot at the fleet at once; in the Invasion Combat they defend like others."""

    stages: ClassVar[tuple[str, ...]] = ("wake", "shoot")

    def wake(self, game: Game) -> None:
        wake_guard(game, self.place, self.counter)

    def shoot(self, game: Game) -> None:
        if has_ships(of(game), self.seat, SYSTEM[self.place]):
            game.do(DefenceFire(seat=self.seat, planet=self.place))


class DefenceFire(Shooting, frozen=True):
    """Each fires once, with its printed value."""

    stages: ClassVar[tuple[str, ...]] = ("shoot", "hit")

    seat: int = NOBODY
    planet: str = ""

    def shoot(self, game: Game) -> Step | None:
        state, system = of(game), SYSTEM[self.planet]
        if not battery(state, NEUTRAL, self.seat, PDS, self.planet, system):
            return END
        dice = dice_for(state, NEUTRAL, PDS, self.planet, SPACE_CANNON, 1, AUTOMATED_PDS)
        place = SPACE[system]
        game.do(Volley(seat=NEUTRAL, other=self.seat, place=place, dice=dice, purpose=SPACE_CANNON))
        return None

    def hit(self, game: Game) -> None:
        hits, place = self.hits_by(NEUTRAL), SPACE[SYSTEM[self.planet]]
        if hits:
            game.do(TakeHits(seat=self.seat, place=place, hits=hits, by=NEUTRAL, how=SPACE_CANNON))


class CatchDisease(Encounter, frozen=True):
    """One hit on those who have landed; it stays if nobody is left."""

    stages: ClassVar[tuple[str, ...]] = ("hit", "who_is_left")

    def hit(self, game: Game) -> Step | None:
        if is_immune(of(game), self.seat):
            return heal(self, game)
        game.do(GroundHits(seat=self.seat, place=self.place, hits=BIO_HAZARD_HITS, by=NEUTRAL, how=HAZARD))
        return None

    def who_is_left(self, game: Game) -> None:
        if ground_forces(of(game), self.seat, self.place):
            self.go(game)
        else:
            lose_invaders(game, self.seat, NEUTRAL, self.place)


class Irradiate(Encounter, frozen=True):
    """It stays on the planet until that would be refreshed (ruling 129)."""

    stages: ClassVar[tuple[str, ...]] = ("stay",)

    def stay(self, game: Game) -> Step | None:
        return heal(self, game) if is_immune(of(game), self.seat) else None


@standing("landed_after", "arborec.4")
def is_immune(state: Ti3State, seat: int) -> bool:
    return bool(granted_by(state, RADIATION_PROOF, seat))


def heal(encounter: Encounter, game: Game) -> Step:
    encounter.go(game)
    game.tell("blight_removed", encounter.place)
    return END


class FindHostages(Encounter, frozen=True):
    """A die says how many hold the planet, and how much lies there."""

    stages: ClassVar[tuple[str, ...]] = ("roll",)

    def roll(self, game: Game) -> None:
        value = (roll_dice(game, self.seat, 1, HOSTAGES)[0] + 1) // 2
        self.go(game)
        state = of(game)
        for counter in (LOCALS, WEALTH):
            there = state.counters.get(self.place, ())
            state.counters[self.place] = (*there, with_value(counter, value))
            game.tell("counter_laid", self.place, counter, value)


# Settlers


class MeetSettlers(Encounter, frozen=True):
    """An opponent drawn by chance holds the planet; who does not turn back begins a war (ruling 167)."""

    stages: ClassVar[tuple[str, ...]] = ("draw", "settle", "heed", "war")

    landed: tuple[Landed, ...] = ()
    other: int = NOBODY
    turned_back: bool = False

    def draw(self, game: Game) -> Step:
        """Among the opponents, of whom there is one as long as the game goes on (ruling 181)."""
        able = settling(of(game), self.seat)
        self.go(game)
        return self.to("settle", other=able[game.roll(STREAM, len(able)) if len(able) > 1 else 0])

    def settle(self, game: Game) -> None:
        game.tell("settlers_found", self.other, self.place)
        place_as_far_as_possible(game, self.other, self.place, GROUND_FORCE, SETTLERS, STREAM)
        game.do(GainPlanet(seat=self.other, planet=self.place, how=SETTLED))

    def heed(self, game: Game) -> None:
        game.do(HeedSettlers(seat=self.seat, planet=self.place, other=self.other))

    def war(self, game: Game) -> None:
        if self.turned_back:
            turn_back(game, self.seat, self.place, self.landed, self.other)
        else:
            act_of_war(game, self.seat, self.other, SYSTEM[self.place])


def settling(state: Ti3State, seat: int) -> list[int]:
    """The opponents: Ground Forces are never lacking."""
    others = [other for other in playing(state) if not state.allied(seat, other)]
    return [other for other in others if not has_surrendered(state, other)]


def turn_back(game: Game, seat: int, planet: str, landed: Sequence[Landed], other: int) -> None:
    """Units go back to their ships, those that cannot are lost; nothing bombards the planet."""
    hold_fire(game, seat, planet)
    game.tell("landing_called_off", seat, planet)
    withdraw(game, seat, planet, landed)
    lose_invaders(game, seat, other, planet)


class HeedSettlers(Decision, frozen=True):
    """Whoever goes on lands on another player's planet."""

    rule: ClassVar[str] = "SA-16.3.5"
    prompt: ClassVar[str] = "heed_settlers"
    verbs: ClassVar[tuple[str, ...]] = ("call_off",)

    planet: str = ""
    other: int = NOBODY

    def about(self, game: Game, seat: int) -> dict[str, int | str]:
        return {"planet": self.planet, "other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("call_off", self.planet), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Whoever may not land on planets of that player has to turn back."""
        return landing_refusal(of(game), seat, self.planet) if option == DONE else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_settlers_there", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != DONE:
            game.amend(MeetSettlers, turned_back=True)


VERBS: Verbs = {"call_off": (PLANET,)}
EVENTS: dict[str, tuple[str, ...]] = {
    "settlers_found": ("seat", "planet"),
}

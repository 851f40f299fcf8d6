"""The Naalu Collective: Telepathic, Foresight, Matriarch, Gift of Prescience."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.retreating import retreat_all
from throneworld.imperium.effects.aims import ChooseSystem, there_is
from throneworld.imperium.effects.whom import CHOSEN, ME
from throneworld.imperium.giving_up import RespectLimits, check_blockades
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import LANDS
from throneworld.imperium.reasons import system_refusal, unit_refusal
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.board import planets_in
from throneworld.ti4.cards.conditions import has_strategy_card, has_strategy_token, my_ships_are_there
from throneworld.ti4.cards.notes_effects import PlayNote, ReturnFromPlay
from throneworld.ti4.declare import Clause, ability, always, both, it_concerns_another, note
from throneworld.ti4.effects.counters import PlaceToken
from throneworld.ti4.modifying import modifies
from throneworld.ti4.owning import note_in_play
from throneworld.ti4.state import NO_SYSTEM, NOBODY, SPACE, Ti4State, of
from throneworld.ti4.tables import FIGHTER, FLAGSHIP, INFANTRY
from throneworld.ti4.tactical.retreat import LeaveBehind, endangered, open_next_to, without_room
from throneworld.ti4.tactical.rifts import RollForRifts
from throneworld.ti4.units import count, has_piece
from throneworld.ti4.verbs.strategy_cards import place_zero_token

GIFT = "gift_of_prescience"
TELEPATHIC, FORESIGHT = "telepathic", "foresight"
DONE: Option = ("done",)


# Telepathic


def zero_token_is_mine(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """It is not there yet, and nobody has been given it for this round (Gift of Prescience)."""
    state = of(game)
    if state.zero == seat:
        return Refusal("RR 1.16", "placed_already")
    given = any(note_in_play(state, other, GIFT) for other in range(game.seats))
    return Refusal("RR 60.1", "given_away") if given else None


class PlaceZeroToken(Effect, frozen=True):
    """Whoever has it on a strategy card comes first in the initiative order."""

    def run(self, game: Game) -> None:
        place_zero_token(game, self.seat)


# Foresight


FILTERS: Filters = {
    "system": {
        "open_next_to_this_system": lambda state, aim, system: bool(
            open_next_to(state, aim.seat, int(aim.occasion["system"])) >> system & 1
        )
    }
}
REFUGE = ChooseSystem(filters=("open_next_to_this_system", "without_ships_of_others"))


class MoveFleetThere(Effect, frozen=True):
    how: str = ""

    def run(self, game: Game) -> Step | None:
        system, target = int(self.occasion["system"]), int(self.targets[0])
        return Withdraw(seat=self.seat, system=system, target=target, how=self.how)


class Withdraw(Procedure, frozen=True):
    """All ships of a player move into another system, with what they can carry. It is no retreat."""

    stages: ClassVar[tuple[str, ...]] = ("take_along", "leave_behind", "move", "arrive", "limits")
    opens: ClassVar[tuple[str, ...]] = ("units_destroyed",)

    seat: int = NOBODY
    system: int = NO_SYSTEM
    target: int = NO_SYSTEM
    how: str = ""

    def take_along(self, game: Game) -> None:
        game.do(TakeAlong(seat=self.seat, system=self.system, how=self.how))

    def leave_behind(self, game: Game) -> None:
        game.do(LeaveBehind(seat=self.seat, system=self.system))

    def move(self, game: Game) -> None:
        """Out of a gravity rift dice are rolled (RR 37.2)."""
        ships = endangered(of(game), self.seat, self.system)
        retreat_all(game, self.seat, self.system, self.target, self.how)
        if ships:
            game.do(RollForRifts(seat=self.seat, system=self.target, ships=ships))

    def arrive(self, game: Game) -> None:
        check_blockades(game, self.target)

    def limits(self, game: Game) -> None:
        game.do(RespectLimits(seat=self.seat, system=self.target))


class TakeAlong(Decision, frozen=True):
    """Ground forces go aboard one by one, as long as the ships have room (RR 84)."""

    rule: ClassVar[str] = "RR 84.1"
    prompt: ClassVar[str] = "take_along"

    system: int = NO_SYSTEM
    how: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system, "how": self.how}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        held = [planet for planet in planets_in(self.system) if count(state, seat, planet, INFANTRY)]
        return [*(("board", planet) for planet in held), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        if without_room(of(game), seat, self.system) >= 0:
            return Refusal("RR 16.1", "no_room")
        fine = has_piece(of(game), seat, INFANTRY, str(option[1]), SPACE[self.system])
        return None if fine else Refusal("RR 41.3", "no_plastic_piece", (INFANTRY,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = str(option[1])
        refusal = system_refusal(planet, planets_in(self.system), self.rule)
        return refusal or unit_refusal(of(game), seat, INFANTRY, planet, self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        move_units(game, seat, str(option[1]), SPACE[self.system], INFANTRY, 1, self.how)
        return TakeAlong(seat=seat, system=self.system, how=self.how)


# Matriarch


def fighters_too(state: Ti4State, value: tuple[str, ...], seat: int, system: int) -> tuple[str, ...]:
    """Where the flagship is, fighters may be committed as if they were ground forces."""
    return (*value, FIGHTER) if count(state, seat, SPACE[system], FLAGSHIP) else value


MODIFIERS: tuple[Modifier, ...] = (
    modifies(LANDS, "matriarch", window="commit_ground_forces", turns=fighters_too),
)

LISTENERS: tuple[Clause, ...] = (
    *ability(TELEPATHIC, "strategy_phase_end", zero_token_is_mine, PlaceZeroToken(), must=True),
    *ability(
        FORESIGHT,
        "other_moved_ships_in_after",
        both(it_concerns_another, my_ships_are_there, has_strategy_token, there_is(REFUGE, "RR 49.4")),
        MoveFleetThere(how=FORESIGHT),
        aims=(REFUGE,),
        costs=(PlaceToken(CHOSEN, ME, STRATEGY),),
    ),
    *note(GIFT, "strategy_phase_end", has_strategy_card, PlayNote(title=GIFT), PlaceZeroToken()),
    *note(GIFT, "status_phase_end", always, ReturnFromPlay(title=GIFT), must=True, in_play=True),
)

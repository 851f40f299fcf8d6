"""Step 5: who plays which race (SA-2.3.5 to 2.3.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.nouns import RACES
from throneworld.ti3.state import of
from throneworld.ti3.tables import RACE

CHOOSE, RANDOM = "choose", "random"
WAYS: tuple[str, ...] = (CHOOSE, RANDOM)
STREAM = "races"
DRAWS = 3
"""The last is shown at once and final."""
PASS: Option = ("pass",)
KEEP: Option = ("keep",)
REJECT: Option = ("reject",)


class DealsRaces(Procedure, frozen=True):
    """What has races that are dealt face down: those of seats, and the pile."""

    abstract: ClassVar[bool] = True

    hidden_races: tuple[str, ...] = ()
    """Per seat: a race that it was dealt and has not shown yet."""
    race_pile: tuple[str, ...] = ()
    seen: tuple[tuple[int, str], ...] = ()
    """Which seat knows of which race that it lies in the pile: it has rejected it."""

    def imagined(self, game: Game, seat: int) -> Step:
        """Others have any races that this seat has not seen."""
        own = {race for one, race in self.seen if one == seat} | {"", *self.hidden_races[seat : seat + 1]}
        every = (*self.hidden_races, *self.race_pile)
        left = list(game.dice.shuffle("imagined", [race for race in every if race not in own]))
        dealt = tuple([race if race in own else left.pop() for race in every])
        seats = len(self.hidden_races)
        seen = tuple([each for each in self.seen if each[0] == seat])
        return replace(self, hidden_races=dealt[:seats], race_pile=dealt[seats:], seen=seen)


def hidden_race(game: Game, seat: int) -> str:
    """The race that a seat was dealt and has not shown yet, or nothing."""
    dealing = game.nearest(DealsRaces)
    return dealing.hidden_races[seat] if dealing is not None and dealing.hidden_races else ""


def choose_races(game: Game, seating: Sequence[int]) -> None:
    """Given by the caller, dealt, or chosen from the highest roller on."""
    if not game.setup and game.options["races"] == CHOOSE:
        game.do(*[ChooseRace(seat=seat) for seat in seating])
        return
    for seat, race in enumerate(game.setup or game.shuffle(STREAM, tuple(RACE))[: game.seats]):
        take_race(game, seat, race)


def draw_races(game: Game, seating: Sequence[int]) -> tuple[str, ...]:
    """Whoever passed is dealt a race of those that nobody took, which are the pile (SA-2.3.6)."""
    factions = of(game).factions
    waiting = [seat for seat in seating if not factions[seat]]
    if not waiting:
        return ()
    game.do(*[DrawRace(seat=seat) for seat in waiting])
    return game.shuffle(STREAM, [race for race in RACE if race not in factions])


def reveal_races(game: Game, hidden: Sequence[str]) -> None:
    """Step 11: hidden races are shown (SA-2.3.15, ruling 47)."""
    for seat, race in enumerate(hidden):
        if race:
            take_race(game, seat, race)


def take_race(game: Game, seat: int, race: str) -> None:
    """Face up before a player."""
    of(game).factions[seat] = race
    game.tell("race_chosen", seat, race)


class ChooseRace(Decision, frozen=True):
    """Any free race, or none for good: chance decides then (SA-2.3.5, ruling 45)."""

    rule: ClassVar[str] = "SA-2.3.5"
    prompt: ClassVar[str] = "choose_race"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("race", race) for race in RACE], PASS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        taken = len(option) > 1 and option[1] in of(game).factions
        return Refusal(self.rule, "race_taken", option[1:]) if taken else None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == PASS:
            game.tell("race_left_to_chance", seat)
        else:
            take_race(game, seat, str(option[1]))


class DrawRace(Decision, frozen=True):
    """A random race, hidden until step 11; it may be rejected twice (SA-2.3.6, 2.3.7, ruling 162)."""

    rule: ClassVar[str] = "SA-2.3.7"
    prompt: ClassVar[str] = "keep_race"
    verbs: ClassVar[tuple[str, ...]] = ("keep", "reject", "race")

    drawn: int = 0
    """How many this player has drawn before; those lie under the pile, where he does not get to them."""

    def run(self, game: Game) -> Step | None:
        """The next race of the pile, if there is none before him yet."""
        if not hidden_race(game, self.seat):
            self._draw(game)
        if self.drawn + 1 < DRAWS and len(_dealing(game).race_pile) > self.drawn:
            return Decision.run(self, game)
        if self.drawn + 1 == DRAWS:
            self._show(game)
        return None

    def _draw(self, game: Game) -> None:
        dealing = _dealing(game)
        race, *rest = dealing.race_pile
        seen = tuple([each for each in dealing.seen if each[1] != race])
        hidden = _with(dealing.hidden_races, self.seat, race)
        game.amend(DealsRaces, hidden_races=hidden, race_pile=tuple(rest), seen=seen)
        game.tell("race_drawn", self.seat)
        game.tell("race_seen", self.seat, race, to=(self.seat,))

    def _show(self, game: Game) -> None:
        """The third is final and lies open."""
        take_race(game, self.seat, hidden_race(game, self.seat))
        game.amend(DealsRaces, hidden_races=_with(_dealing(game).hidden_races, self.seat, ""))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"race": hidden_race(game, seat), "left": DRAWS - self.drawn - 1}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [KEEP, REJECT]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "race":
            return Refusal("SA-2.3.5", "race_left_to_chance")
        return Refusal(self.rule, "one_race_drawn")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == KEEP:
            return None
        dealing, race = _dealing(game), hidden_race(game, seat)
        game.amend(
            DealsRaces,
            hidden_races=_with(dealing.hidden_races, seat, ""),
            race_pile=(*dealing.race_pile, race),
            seen=(*dealing.seen, (seat, race)),
        )
        game.tell("race_rejected", seat)
        return DrawRace(seat=seat, drawn=self.drawn + 1)


def _dealing(game: Game) -> DealsRaces:
    dealing = game.nearest(DealsRaces)
    assert dealing is not None, "races are dealt in the set-up"
    return dealing


def _with(races: tuple[str, ...], seat: int, race: str) -> tuple[str, ...]:
    return (*races[:seat], race, *races[seat + 1 :])


VERBS: Verbs = {"race": (RACES,), "reject": ()}
EVENTS: dict[str, tuple[str, ...]] = {
    "race_chosen": ("seat", "race"),
    "race_left_to_chance": ("seat",),
    "race_drawn": ("seat",),
    "race_seen": ("seat", "race"),
    "race_rejected": ("seat",),
}

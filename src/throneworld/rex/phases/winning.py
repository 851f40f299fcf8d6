"""Winning the game: strongholds, special victories, betrayal (Rex p.13-14, p.23)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, PASS, Procedure, Simultaneous, Step
from throneworld.rex.alliances import alliance
from throneworld.rex.board import controller, strongholds
from throneworld.rex.cards.betrayal import fulfils
from throneworld.rex.state import NOBODY, RexState, of, seat_of
from throneworld.rex.tables import DIFFICULTY

LAST_ROUND = 8
STRONGHOLDS_NEEDED = {1: 3, 2: 4, 3: 5}
"""How many strongholds an alliance of so many members must control (Rex p.13)."""
SIEGE = ("imperial_palace", "mecatol_power_south")

BY_STRONGHOLDS, BY_SIEGE, BY_DEFAULT = "strongholds", "sol_siege", "hacan_default"
BY_MOST_STRONGHOLDS, BY_PREDICTION, BY_BETRAYAL = "most_strongholds", "xxcha_prediction", "betrayal"

SHARE: Option = ("share",)
BETRAY: Option = ("betray",)


class Winning(Procedure, frozen=True):
    """At the end of a round: has anybody won?"""

    stages: ClassVar[tuple[str, ...]] = ("check",)

    def check(self, game: Game) -> Step:
        state = of(game)
        victory = victors(state)
        if victory is None:
            return END
        winners, how = victory
        if _predicted(state, winners):
            finish(game, (seat_of(state, "xxcha"),), BY_PREDICTION)
            return END
        if game.options["betrayal"] and len(winners) > 1 and how != BY_MOST_STRONGHOLDS:
            return Betrayal(members=winners, how=how)
        finish(game, winners, how)
        return END


def victors(state: RexState) -> tuple[tuple[int, ...], str] | None:
    """Who would win now and how, before the Xxcha show their prediction."""
    for seat in range(len(state.races)):
        members = alliance(state, seat)
        if sum(strongholds(state, member) for member in members) >= STRONGHOLDS_NEEDED[len(members)]:
            return members, BY_STRONGHOLDS
    return _at_the_end(state) if state.round >= LAST_ROUND else None


def _at_the_end(state: RexState) -> tuple[tuple[int, ...], str]:
    """After the last round: Sol, else Hacan, else whoever holds most strongholds (Rex p.13)."""
    sol, hacan = seat_of(state, "sol"), seat_of(state, "hacan")
    if sol != NOBODY and all(controller(state, space) in (NOBODY, sol) for space in SIEGE):
        return alliance(state, sol), BY_SIEGE
    if hacan != NOBODY:
        return alliance(state, hacan), BY_DEFAULT
    held = [strongholds(state, seat) for seat in range(len(state.races))]
    return tuple(seat for seat, count in enumerate(held) if count == max(held)), BY_MOST_STRONGHOLDS


def _predicted(state: RexState, winners: tuple[int, ...]) -> bool:
    """The chosen race wins in the chosen round, alone or with others (Rex p.14)."""
    race, number = state.prediction
    return number == state.round and seat_of(state, race) in winners if race else False


def finish(game: Game, winners: tuple[int, ...], how: str) -> None:
    state = of(game)
    if how == BY_PREDICTION:
        game.tell("prediction_revealed", winners[0], *state.prediction)
    ranking = sorted(
        range(game.seats),
        key=lambda seat: (seat not in winners, -strongholds(state, seat), -state.influence[seat], seat),
    )
    game.finish(winners, ranking, how)


class Betrayal(Procedure, frozen=True):
    """Allies have won; each may turn on the others, and the hardest card takes all (Rex p.23)."""

    stages: ClassVar[tuple[str, ...]] = ("shake_hands_or_betray", "counter", "end")
    members: tuple[int, ...] = ()
    how: str = BY_STRONGHOLDS
    revealed: tuple[int, ...] = ()
    """Who has shown a card, the highest difficulty last."""
    answered: int = -1
    """How many had shown theirs when the rest last had their say."""

    def shake_hands_or_betray(self, game: Game) -> None:
        game.do(ShareOrBetray(who=self.members))

    def counter(self, game: Game) -> Step | None:
        """Whoever holds a harder card may still show it, until nobody does."""
        rest = tuple(seat for seat in self.members if seat not in self.revealed)
        if not self.revealed or not rest or self.answered == len(self.revealed):
            return None
        highest = DIFFICULTY[of(game).betrayals[self.revealed[-1]]]
        game.do(CounterReveal(who=rest, highest=highest))
        return self.to("counter", answered=len(self.revealed))

    def end(self, game: Game) -> None:
        if self.revealed:
            finish(game, self.revealed[-1:], BY_BETRAYAL)
        else:
            finish(game, self.members, self.how)


class ShareOrBetray(Simultaneous, frozen=True):
    rule: ClassVar[str] = "Rex p.23"
    prompt: ClassVar[str] = "share_or_betray"
    hidden: ClassVar[bool] = True

    def withdrawable(self, game: Game, seat: int) -> bool:
        return False

    def waited_for(self, game: Game) -> tuple[int, ...]:
        return self.who  # who could betray is a secret

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [SHARE, BETRAY]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == SHARE or fulfils(of(game), seat):
            return None
        return Refusal(self.rule, "betrayal_unfulfilled", (of(game).betrayals[seat],))

    def reveal(self, game: Game) -> Step | None:
        _reveal(game, [seat for seat in self.who if self.of(seat) == (BETRAY,)])
        return None


class CounterReveal(Simultaneous, frozen=True):
    rule: ClassVar[str] = "Rex p.23"
    prompt: ClassVar[str] = "counter_reveal"
    hidden: ClassVar[bool] = True
    highest: int = 0

    def withdrawable(self, game: Game, seat: int) -> bool:
        return False

    def waited_for(self, game: Game) -> tuple[int, ...]:
        return self.who

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [PASS, BETRAY]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        card = state.betrayals[seat]
        if option == PASS:
            return None
        if not fulfils(state, seat):
            return Refusal(self.rule, "betrayal_unfulfilled", (card,))
        if DIFFICULTY[card] < self.highest:
            return Refusal(self.rule, "betrayal_too_low", (self.highest,))
        return None

    def reveal(self, game: Game) -> Step | None:
        _reveal(game, [seat for seat in self.who if self.of(seat) == (BETRAY,)])
        return None


def _reveal(game: Game, seats: list[int]) -> None:
    """Show the cards, the highest difficulty last."""
    state = of(game)
    ordered = sorted(seats, key=lambda seat: DIFFICULTY[state.betrayals[seat]])
    for seat in ordered:
        game.tell("betrayal_revealed", seat, state.betrayals[seat], DIFFICULTY[state.betrayals[seat]])
    game.amend(Betrayal, revealed=(*game.asker(Betrayal).revealed, *ordered))

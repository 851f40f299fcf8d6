"""A round: its steps in their printed order (2), and the end of the game (3)."""

from __future__ import annotations

from typing import ClassVar

from skirmish.moments import STRUGGLE, WRECK_FOUND
from skirmish.quantities import DRAWING, RECOVERY, amount
from skirmish.questions import DiscardOne, SendTroops
from skirmish.state import fighters, in_order, of, strength
from skirmish.tables import WRECKS
from skirmish.verbs import draw_card, gain_points, gain_troops, lose_troops, throw_die
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step

EVENTS = {
    "round_begins": ("round",),
    "wreck_found": ("wreck",),
    "wreck_taken": ("seat", "wreck"),
    "wreck_lost": ("wreck",),
}


class Round(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = (
        "find_wreck",
        "send_troops",
        "throw_dice",
        "struggle",
        "take_wreck",
        "go_home",
        "refit",
        "next_round",
    )
    opens: ClassVar[tuple[str, ...]] = (WRECK_FOUND, STRUGGLE)
    winner: int = -1

    def find_wreck(self, game: Game) -> None:
        state = of(game)
        state.round += 1
        state.wreck, state.field = state.field[0], state.field[1:]
        game.fence()
        game.tell("round_begins", state.round)
        game.tell("wreck_found", state.wreck)
        game.open(WRECK_FOUND, state.wreck)

    def send_troops(self, game: Game) -> None:
        game.do(SendTroops(who=tuple(range(game.seats))))

    def throw_dice(self, game: Game) -> None:
        state = of(game)
        state.dice = state.bonus = (0,) * game.seats
        for seat in in_order(state):
            if state.sent[seat]:
                throw_die(game, seat)

    def struggle(self, game: Game) -> None:
        if fighters(of(game)):
            game.open(STRUGGLE, of(game).wreck)

    def take_wreck(self, game: Game) -> Step:
        """The strongest takes it; among equals nobody does, unless they share it (2.5)."""
        state = of(game)
        strengths = {seat: strength(state, seat) for seat in fighters(state)}
        best = [seat for seat, each in strengths.items() if each == max(strengths.values())]
        if len(best) == 1:
            game.tell("wreck_taken", best[0], state.wreck)
            gain_points(game, best[0], WRECKS[state.wreck])
            return self.to("go_home", winner=best[0])
        game.tell("wreck_lost", state.wreck)
        for seat in best if game.options["shares"] else ():
            gain_points(game, seat, 1)
        return self.to("go_home")

    def go_home(self, game: Game) -> None:
        """Who was sent is lost, but a few come back (2.6)."""
        state = of(game)
        for seat in fighters(state):
            lose_troops(game, seat, state.sent[seat])
            gain_troops(game, seat, min(state.sent[seat], amount(state, RECOVERY, seat)))
        state.wreck, state.sent, state.dice, state.bonus = "", (), (), ()

    def refit(self, game: Game) -> None:
        """All but the winner draw cards, and discard one (2.7)."""
        state = of(game)
        others = [seat for seat in in_order(state) if seat != self.winner]
        for seat in others:
            for _ in range(amount(state, DRAWING, seat)):
                draw_card(game, seat)
        game.do(*(DiscardOne(seat=seat) for seat in others if state.hands[seat]))

    def next_round(self, game: Game) -> Step:
        state = of(game)
        if state.round == game.options["wrecks"]:
            finish(game)
            return END
        state.first = (state.first + 1) % game.seats
        return Round()


def finish(game: Game) -> None:
    """Most points, then most troops; who is still equal wins together (3)."""
    state = of(game)
    worth = [(state.points[seat], state.troops[seat]) for seat in range(game.seats)]
    winners = [seat for seat in range(game.seats) if worth[seat] == max(worth)]
    ranking = sorted(range(game.seats), key=lambda seat: worth[seat], reverse=True)
    game.finish(winners, ranking, "points")

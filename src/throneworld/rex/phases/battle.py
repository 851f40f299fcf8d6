"""Phase 5: Battle (Rex p.12). A single battle is in `fight.py`."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.rex.board import occupants
from throneworld.rex.moments import BATTLE_PHASE
from throneworld.rex.phases.fight import Battle
from throneworld.rex.phases.flipping import Flipping
from throneworld.rex.phases.sides import Side
from throneworld.rex.reasons import nobody_there
from throneworld.rex.state import NOBODY, RexState, of, order_of_play, seat_of
from throneworld.rex.tables import COUNCIL, SPACES


class BattlePhase(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("start", "flip", "battles")
    opens: ClassVar[tuple[str, ...]] = (BATTLE_PHASE,)

    def start(self, game: Game) -> None:
        of(game).phase = "battle"
        game.tell("phase_begins", "battle")
        game.open(BATTLE_PHASE)

    def flip(self, game: Game) -> None:
        xxcha = seat_of(of(game), "xxcha")
        if xxcha != NOBODY:
            game.do(Flipping(seat=xxcha))

    def battles(self, game: Game) -> Step:
        """In order of play everybody fights all his battles, in the order he likes."""
        state = of(game)
        for seat in order_of_play(state):
            if battles_of(state, seat):
                game.do(ChooseBattle(seat=seat))
                return self.to("battles")
        return END


class ChooseBattle(Decision, frozen=True):
    rule: ClassVar[str] = "Rex p.12"
    prompt: ClassVar[str] = "choose_battle"
    verbs: ClassVar[tuple[str, ...]] = ("done",)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("battle", space, opponent) for space, opponent in battles_of(of(game), seat)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "done":
            return Refusal(self.rule, "battles_are_fought")
        space, opponent = str(option[1]), int(option[2])
        return no_battle(of(game), seat, space, opponent)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        both = (seat, int(option[2]))
        order = [each for each in order_of_play(of(game)) if each in both]
        return Battle(space=str(option[1]), sides=(Side(seat=order[0]), Side(seat=order[1])))


def no_battle(state: RexState, seat: int, space: str, opponent: int) -> Refusal | None:
    """Why two players do not meet in a space."""
    if opponent == seat:
        return Refusal("Rex p.12", "fight_another")
    if opponent in state.allies[seat]:
        return Refusal("Rex p.15", "allies_do_not_fight", (opponent,))
    if space == COUNCIL:
        return Refusal("Rex p.8", "no_battle_in_council", (space,))
    missing = nobody_there(state, seat, space, "Rex p.12")
    if missing is None and opponent not in occupants(state, space):
        return Refusal("Rex p.12", "opponent_not_there", (opponent, space))
    return missing


def battles_of(state: RexState, seat: int) -> list[tuple[str, int]]:
    """Where a player's units meet enemies: nowhere in the Council, and never allies (Rex p.8, p.15)."""
    return [
        (space, other)
        for space in SPACES
        if space in state.forces[seat] and space != COUNCIL
        for other in _enemies(state, seat, space)
    ]


def _enemies(state: RexState, seat: int, space: str) -> list[int]:
    there = occupants(state, space)
    return [other for other in there if seat in there and other != seat and other not in state.allies[seat]]

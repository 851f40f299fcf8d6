"""Phase 1: Influence (Rex p.8, p.14-15)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.rex.board import is_bombarded
from throneworld.rex.moments import INFLUENCE_PHASE
from throneworld.rex.phases.ceasefire import Ceasefire
from throneworld.rex.phases.sol_offensive import SolOffensive
from throneworld.rex.state import RexState, of
from throneworld.rex.tables import CEASEFIRE, GENERATE, INFLUENCE, SOL_OFFENSIVE, InfluenceCard
from throneworld.rex.verbs.influence import place_influence


class InfluencePhase(Procedure, frozen=True):
    """Cards are drawn until one places influence."""

    stages: ClassVar[tuple[str, ...]] = ("start", "draw", "announce_round")
    opens: ClassVar[tuple[str, ...]] = (INFLUENCE_PHASE,)

    def start(self, game: Game) -> None:
        state = of(game)
        state.phase = "influence"
        state.offensive_resolved = state.ceasefire_resolved = False
        state.alliance_ban = ()
        game.tell("phase_begins", "influence")
        game.open(INFLUENCE_PHASE)

    def draw(self, game: Game) -> Step | None:
        state = of(game)
        card, state.influence_deck = state.influence_deck[0], state.influence_deck[1:]
        state.influence_seen = False
        game.fence()
        game.tell("influence_card_drawn", card)
        kind = INFLUENCE[card].kind
        if kind == GENERATE:
            _generate(game, INFLUENCE[card])
            state.influence_discards = (*state.influence_discards, card)
            return None
        if kind == SOL_OFFENSIVE:
            _sol_offensive(game, card)
        elif kind == CEASEFIRE:
            _ceasefire(game, card)
        return self.to("draw")

    def announce_round(self, game: Game) -> Step:
        """The discards tell the round; Sol Offensives of the first phase go back (Rex p.8, p.14)."""
        state = of(game)
        game.tell("round_announced", len(state.influence_discards))
        if state.set_aside:
            state.influence_deck = game.shuffle("influence", state.influence_deck + state.set_aside)
            state.set_aside = ()
        return END


def _generate(game: Game, card: InfluenceCard) -> None:
    """None under bombardment (Rex p.14); with three players the left space only (Rex p.23)."""
    state = of(game)
    for space, amount in card.placements[:1] if game.seats == 3 else card.placements:
        if is_bombarded(state, space):
            game.tell("placing_prevented", space)
        else:
            place_influence(game, space, amount)


def _sol_offensive(game: Game, card: str) -> None:
    """The first of a phase strikes, further ones leave without effect; in round 1 they wait."""
    state = of(game)
    if state.round == 1:
        state.set_aside = (*state.set_aside, card)
        game.tell("card_set_aside", card)
        return
    state.removed = (*state.removed, card)
    if state.offensive_resolved:
        game.tell("card_without_effect", card)
    else:
        game.do(SolOffensive(spaces=struck_spaces(state)))


def _ceasefire(game: Game, card: str) -> None:
    state = of(game)
    state.removed = (*state.removed, card)
    if state.ceasefire_resolved:
        game.tell("card_without_effect", card)
    else:
        state.ceasefire_resolved = True
        game.do(Ceasefire())


def struck_spaces(state: RexState) -> tuple[str, ...]:
    """Both spaces of the top influence-generating discard, from left to right (Rex p.14)."""
    return tuple(space for space, _ in INFLUENCE[state.influence_discards[-1]].placements)

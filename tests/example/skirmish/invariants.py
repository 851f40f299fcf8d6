"""What must be true at every moment, whatever the players do."""

from __future__ import annotations

from skirmish.state import of
from skirmish.tables import CREWS, DECK, FIELD
from throneworld.kernel.game import Game


def check(game: Game) -> None:
    """Raise AssertionError at the first law that is broken."""
    state = of(game)
    cards = [*state.deck, *state.discards, *(card for hand in state.hands for card in hand)]
    assert sorted(cards) == sorted(DECK), "a card is lost or made"
    assert len(state.field) + state.round == len(FIELD), "a wreck is lost or made"
    assert min(state.troops) >= 0 and min(state.points) >= 0
    crews = [crew for crew in state.crews if crew]
    assert len(set(crews)) == len(crews) and set(crews) <= set(CREWS), "a crew is there twice"

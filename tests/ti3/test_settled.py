"""What is not looked at again after an effect (ruling 161) would be found as it was."""

from __future__ import annotations

import pytest

from tests.games import Variant, at_random
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti3.settled import Settled
from throneworld.ti3.state import empty, of
from throneworld.ti3.steps.settling import Settle

GAMES = [Variant("ti3", 3, False, 41), Variant("ti3", 6, True, 42), Variant("ti3", 8, True, 43)]


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_nothing_is_left_to_settle_where_nobody_looks(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time, all of it is looked through in a copy."""
    settles, left_out = Settle.run, [0]

    def audited(self: Settle, game: Game) -> Step | None:
        settled = of(game).settled
        if not self.stage and settled is not None and settled.counts(of(game)):
            other = game.copy()
            assert Procedure.run(self, other) is None
            assert (other.log.size, other.digest()) == (game.log.size, game.digest())
            left_out[0] += 1
        return settles(self, game)

    monkeypatch.setattr(Settle, "run", audited)
    for _ in at_random(variant.new(), variant.seed):
        pass
    assert left_out[0] > 100


def test_a_state_is_settled_until_one_of_its_tables_changes() -> None:
    state = empty(3)
    state.settled = settled = Settled(state)
    other = state.copy()
    state.aboard[1]["18"] = ()
    assert not settled.counts(state)
    assert other.settled is settled and settled.counts(other)
    del state.aboard[1]["18"]
    assert settled.counts(state)
    state.eliminated = (1,)
    assert not settled.counts(state)

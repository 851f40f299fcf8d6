"""Secret objectives: two are dealt, one is kept (SA-2.3.4, 2.3.15, 2.3.16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.verbs.cards import draw_secret, without
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Simultaneous
from throneworld.ti3.covenants import has_covenants, players
from throneworld.ti3.nouns import RACES, SECRET
from throneworld.ti3.state import of
from throneworld.ti3.tables import SECRETS_DEALT


def deal_secrets(game: Game) -> None:
    """With Covenants one more to each player; they lie with his first race until the reveal (SA-16.5.3)."""
    dealt = SECRETS_DEALT + (1 if has_covenants(game) else 0)
    for seat in range(players(game)):
        for _ in range(dealt):
            draw_secret(game, seat)


class KeepSecret(Simultaneous, frozen=True):
    """Everybody throws one of two away, which leaves the game unseen (SA-2.3.16)."""

    rule: ClassVar[str] = "SA-2.3.15"
    prompt: ClassVar[str] = "keep_secret"
    hidden: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = ("keep", "done")

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("keep", secret) for secret in of(game).secrets[seat]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if len(option) < 2:
            return Refusal(self.rule, "one_is_kept")
        objective = option[1]
        return Refusal(self.rule, "not_dealt_to_you", (objective,))

    def reveal(self, game: Game) -> None:
        for seat in self.who:
            kept = str(self.of(seat)[0][1])
            for secret in of(game).secrets[seat]:
                if secret != kept:
                    throw_away(game, seat, secret)


class AssignSecrets(Simultaneous, frozen=True):
    """Two of three are for the two races of each player, the third leaves the game unseen (SA-16.5.6)."""

    rule: ClassVar[str] = "SA-16.5.6"
    prompt: ClassVar[str] = "assign_secrets"
    hidden: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = ("assign", "done")

    def parts(self, game: Game, seat: int) -> int:
        return len(of(game).pair(seat))

    def candidates(self, game: Game, seat: int) -> list[Option]:
        races = [of(game).factions[each] for each in of(game).pair(seat)]
        return [("assign", secret, race) for secret in of(game).secrets[seat] for race in races]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        for _, secret, race in self.of(seat):
            if race == option[2]:
                return Refusal(self.rule, "race_has_its_secret", (race,))
            if secret == option[1]:
                return Refusal(self.rule, "secret_assigned", (secret, race))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if len(option) < 3:
            return Refusal(self.rule, "two_are_assigned")
        if option[1] not in of(game).secrets[seat]:
            return Refusal("SA-2.3.15", "not_dealt_to_you", (option[1],))
        return Refusal(self.rule, "not_your_race", (option[2],))

    def reveal(self, game: Game) -> None:
        for seat in self.who:
            self._share_out(game, seat, {str(race): str(secret) for _, secret, race in self.of(seat)})

    def _share_out(self, game: Game, seat: int, given: Mapping[str, str]) -> None:
        state = of(game)
        for secret in [each for each in state.secrets[seat] if each not in given.values()]:
            throw_away(game, seat, secret)
        for each in state.pair(seat):
            secret = given[state.factions[each]]
            state.secrets[each] = (secret,)
            game.tell("secret_assigned", each)
            game.tell("secret_assigned_seen", each, secret, to=state.pair(seat))


def throw_away(game: Game, seat: int, secret: str) -> None:
    """Out of the game; whoever threw it knows that nobody has it."""
    state = of(game)
    state.secrets[seat] = without(state.secrets[seat], secret)
    state.secret_box = (*state.secret_box, secret)
    game.tell("secret_thrown_away", seat)
    game.tell("secret_out_of_game", seat, secret, to=state.pair(seat))


EVENTS: dict[str, tuple[str, ...]] = {
    "secret_thrown_away": ("seat",),
    "secret_out_of_game": ("seat", "objective"),
    "secret_assigned": ("seat",),
    "secret_assigned_seen": ("seat", "objective"),
}
VERBS: Verbs = {"assign": (SECRET, RACES)}

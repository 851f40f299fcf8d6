"""What a card is aimed at: one question for each kind of target, for all cards alike.

    UPRISING = ChoosePlanet(filters=("of_another", "not_home", "readied"))
    *action_card("uprising", "action", there_is(UPRISING), UseAction(), ..., aims=(UPRISING,))

The names are keys into the `FILTERS` of the game; all of them have to hold. Each answer is added to the
targets: of the card that is played, of the aims that are still to come (so that the second may look at the
first) and, if the question stands among the effects, of the effects after it. `there_is` makes a condition of
an aim: a card is refused while nothing would be a target.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import all_systems, planets_in_play
from throneworld.imperium.citing import AIM_RULE, LAW_RULE, NO_AIM_RULE
from throneworld.imperium.conditions import When
from throneworld.imperium.order import playing
from throneworld.imperium.reasons import gone, no_target
from throneworld.imperium.state import of
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Occasion, card_played, name_target


class Choose(Aim, frozen=True):
    """A target of some kind for which all the filters hold."""

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = AIM_RULE
    verb: ClassVar[str] = ""
    sought: ClassVar[str] = ""
    """What is sought, by the name that it has in words."""
    filters: tuple[str, ...] = ()
    """After the name of one may follow `@` and the rule that it cites."""

    def targets_there(self, state: Any) -> Iterable[tuple[Noun, ...]]:
        """Everything of this kind."""
        raise BadDefinition(f"{type(self).__name__} does not say what there is")

    def likely(self, state: Any) -> Iterable[tuple[Noun, ...]]:
        """Of these at least all that the filters let pass."""
        return self.targets_there(state)

    @property
    def what(self) -> str:
        """The names of what is sought, with spaces between them."""
        return self.sought

    def thing(self, target: tuple[Noun, ...]) -> Any:
        """What the filters get: the one noun of a target, unless its nouns are something together."""
        return target[0]

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [(self.verb, *target) for target in self.targets_there(of(game))]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, thing = of(game), self.thing(option[1:])
        for name, rule in map(_named, self.filters):
            if not game.definition.filters[self.verb][name](state, self, thing):
                return Refusal(rule or self.rule, name, option[1:])
        return None

    def finds(self, game: Game) -> bool:
        """Whether there is a target."""
        names = [name for name, _ in map(_named, self.filters)]
        state, tests = of(game), [game.definition.filters[self.verb][name] for name in names]
        for target in self.likely(state):
            thing = self.thing(target)
            for test in tests:
                if not test(state, self, thing):
                    break
            else:
                return True
        return False

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"card": card_played(game)}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if card_played(game):
            self.say(game, option[1:])
        name_target(game, *option[1:])
        return None

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        """The target is named before anybody may cancel the card."""
        game.tell("target_named", self.seat, self.verb, *target)


def _named(filter_: str) -> tuple[str, str]:
    """The name of a filter, and the rule that it cites if that is another than that of the question."""
    name, _, rule = filter_.partition("@")
    return name, rule


class ChoosePlayer(Choose, frozen=True):
    """("player", seat); the one who plays is among them unless the filters say "another"."""

    prompt: ClassVar[str] = "choose_player"
    verb: ClassVar[str] = "player"
    sought: ClassVar[str] = "sought_player"

    def targets_there(self, state: Any) -> Iterable[tuple[Noun, ...]]:
        return zip(playing(state))

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Another seat of the own player passes no filter that one's own does not."""
        refusal = super().refusal(game, seat, option)
        return refusal and (of(game).ours(seat, int(option[1])) or refusal)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return gone(of(game), option[1])


class ChooseSystem(Choose, frozen=True):
    """("system", number of the tile)."""

    prompt: ClassVar[str] = "choose_system"
    verb: ClassVar[str] = "system"
    sought: ClassVar[str] = "sought_system"

    def targets_there(self, state: Any) -> Iterable[tuple[Noun, ...]]:
        return zip(all_systems(state))


class ChoosePlanet(Choose, frozen=True):
    """("planet", id), of the planets on the game board."""

    prompt: ClassVar[str] = "choose_planet"
    verb: ClassVar[str] = "planet"
    sought: ClassVar[str] = "sought_planet"

    def targets_there(self, state: Any) -> Iterable[tuple[Noun, ...]]:
        return zip(planets_in_play(state))


class ChooseLaw(Choose, frozen=True):
    """("law", id), of the laws in play."""

    prompt: ClassVar[str] = "choose_law"
    verb: ClassVar[str] = "law"
    sought: ClassVar[str] = "sought_law"

    def targets_there(self, state: Any) -> Iterable[tuple[Noun, ...]]:
        return zip(state.laws)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        law = option[1]
        return Refusal(LAW_RULE, "law_not_in_play", (law,))


def there_is(aim: Choose, rule: str = NO_AIM_RULE) -> When:
    """A condition: whoever plays the card finds something to aim it at."""
    nothing = no_target(rule, aim.what, *aim.filters)

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        asked = replace(aim, seat=seat, occasion=occasion)
        return None if asked.finds(game) else nothing

    return when


EVENTS: dict[str, tuple[str, ...]] = {"target_named": ("seat", "what", "target")}

"""Voting slips: each player divides his votes over the agendas, sealed (SA-9.5.3 to 9.5.8, ruling 159)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from throneworld.imperium.reasons import control_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, SEAT, Verbs, either, words_of
from throneworld.kernel.steps import Simultaneous
from throneworld.ti3.council.subjects import PLACED, nouns_of, subject_in, subject_refusal, subjects_of
from throneworld.ti3.council.votes import exhausts_for_votes, planets_for_votes, votes_of
from throneworld.ti3.nouns import (
    AGENDAS,
    AREA,
    COLOUR_OF_TECHNOLOGY,
    LAWS,
    OBJECTIVES,
    PLANET,
    SIDE,
    STRATEGY,
)
from throneworld.ti3.points import VOICE_OF_THE_COUNCIL
from throneworld.ti3.state import of

DONE: Option = ("done",)
KEEP: Option = ("keep",)
"""For whoever writes again: his slip stays as it was."""
VOTE, COUNT, EXHAUST = "vote", "votes", "exhaust"


class Line(Struct, frozen=True, gc=False):
    """What one player has put on one agenda."""

    seat: int
    agenda: str
    subject: Noun
    votes: int


class Slips(Simultaneous, frozen=True):
    """One line at a time: an agenda with a side or subject, then how many votes; "done" seals the slip.

    What a slip does not name is abstained from. Trade goods change hands meanwhile (SA-9.5.6): they buy no
    votes, so nobody is bound.
    """

    rule: ClassVar[str] = "SA-9.5.7"
    prompt: ClassVar[str] = "voting_slip"
    verbs: ClassVar[tuple[str, ...]] = (VOTE, COUNT, EXHAUST, "play")

    agendas: tuple[str, ...] = ()
    again: bool = False
    """Whether they have written slips already, which they may keep (ruling 171)."""

    def binds(self, seat: int) -> bool:
        return False

    def parts(self, game: Game, seat: int) -> int:
        given = self.of(seat)
        return len(given) if given and given[-1] in (DONE, KEEP) else len(given) + 1

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        """What the slip says so far."""
        lines, votes = lines_in(seat, self.of(seat)), self._votes(game, seat)
        return {"votes": votes, "left": self._left(votes, seat), "lines": len(lines)}

    def left(self, game: Game, seat: int) -> int:
        return self._left(self._votes(game, seat), seat)

    def _left(self, votes: int, seat: int) -> int:
        """None if he has written more than he has by now: whoever surrenders has no votes any more."""
        return max(0, votes - sum([line.votes for line in lines_in(seat, self.of(seat))]))

    def _votes(self, game: Game, seat: int) -> int:
        """Where planets have to be exhausted for it, those that the slip names give theirs (ruling 171)."""
        named = planets_in(self.of(seat)) if exhausts_for_votes(of(game), seat) else None
        return votes_of(of(game), seat, named)

    def _planets(self, game: Game, seat: int) -> list[Option]:
        if not exhausts_for_votes(of(game), seat):
            return []
        named = planets_in(self.of(seat))
        return [(EXHAUST, each) for each in planets_for_votes(of(game), seat) if each not in named]

    def candidates(self, game: Game, seat: int) -> list[Option]:
        left = self.left(game, seat)
        if self._awaits_count(seat):
            return [(COUNT, number) for number in range(left + 1)]
        kept = [KEEP] if self.again and not self.of(seat) else []
        planets = self._planets(game, seat)
        if not left:
            return [*planets, *kept, DONE]
        named = [option[1] for option in self.of(seat) if option[0] == VOTE]
        open_agendas = [agenda for agenda in self.agendas if agenda not in named]
        return [
            *[
                (VOTE, agenda, *nouns_of(agenda, subject))
                for agenda in open_agendas
                for subject in subjects_of(game, agenda)
            ],
            *planets,
            *kept,
            DONE,
        ]

    def _awaits_count(self, seat: int) -> bool:
        given = self.of(seat)
        return bool(given) and given[-1][0] == VOTE

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "play":
            return self._no_voice(game, option)
        if option[0] == COUNT:
            return self._too_many(game, seat, int(option[1]))
        if option[0] == EXHAUST:
            return self._not_this_planet(game, seat, str(option[1]))
        agenda = str(option[1])
        if agenda not in self.agendas:
            return Refusal("SA-9.2.1", "not_on_the_docket", (agenda,))
        refusal = subject_refusal(game, agenda, subject_in(option[2:]))
        return refusal or Refusal(self.rule, "say_how_many" if self._awaits_count(seat) else "line_written")

    def _too_many(self, game: Game, seat: int, number: int) -> Refusal:
        votes, left = self._votes(game, seat), self.left(game, seat)
        if not self._awaits_count(seat):
            return Refusal(self.rule, "say_what_for")
        if number > votes:
            return Refusal("SA-9.5.4", "not_so_many_votes", (votes,))
        return Refusal(self.rule, "votes_left", (left,))

    def _not_this_planet(self, game: Game, seat: int, planet: str) -> Refusal | None:
        if not exhausts_for_votes(of(game), seat):
            return Refusal("SA-9.5.4", "votes_cost_no_planet")
        if planet in planets_in(self.of(seat)):
            return Refusal(self.rule, "planet_on_slip", (planet,))
        refusal = control_refusal(of(game), seat, planet)
        if refusal is None and not self._awaits_count(seat):
            return Refusal("SA-9.5.4", "planet_gives_no_votes", (planet,))
        return refusal or Refusal(self.rule, "say_how_many")

    def _no_voice(self, game: Game, option: Option) -> Refusal | None:
        if option[1] != VOICE_OF_THE_COUNCIL:
            return Refusal("SA-8.7.1", "nothing_played_now")
        first = of(game).round == 1
        return Refusal("SA-3.27.6", "no_voice_in_first_round") if first else Refusal("SA-9.4.2", "too_late")

    def reveal(self, game: Game) -> None:
        """They stay sealed: what asked for them keeps them until they are opened."""
        from throneworld.ti3.council.voting import keep_slips  # which knows the slips

        keep_slips(game, self.who, self.given)


def planets_in(slip: tuple[Option, ...]) -> list[str]:
    """The planets that a slip names."""
    return [str(option[1]) for option in slip if option[0] == EXHAUST]


def lines_in(seat: int, slip: tuple[Option, ...]) -> list[Line]:
    """What stands on a slip, as far as it says for what and how many."""
    named = [option for option in slip if option[0] == VOTE]
    counts = [int(option[1]) for option in slip if option[0] == COUNT]
    return [
        Line(seat, str(vote[1]), subject_in(vote[2:]), number)
        for vote, number in zip(named, counts, strict=False)
    ]


PLACING = words_of("placing", PLACED)
CARDS = either(LAWS, OBJECTIVES, STRATEGY)
SUBJECT = either(SIDE, PLACING, SEAT, PLANET, AREA, CARDS, COLOUR_OF_TECHNOLOGY)
VERBS: Verbs = {
    VOTE: ((AGENDAS, SUBJECT), (AGENDAS, SEAT, SEAT), (AGENDAS, AREA, AREA), (AGENDAS, SEAT, AREA)),
    COUNT: (NUMBER,),
    "elect": ((SUBJECT,), (SEAT, SEAT), (AREA, AREA), (SEAT, AREA)),
}

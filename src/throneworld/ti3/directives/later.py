"""Events that hold for a while, or come due later."""

from __future__ import annotations

from throneworld.galaxy.sets import Systems
from throneworld.imperium.control import ground_forces
from throneworld.imperium.council import FOR, tally
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.later import at_next_strategy_phase, put_off
from throneworld.imperium.effects.whom import CHOSEN, EACH, LAST_CHOSEN, Verb
from throneworld.imperium.marks import GAME, ROUND, is_marked, mark, marks_of, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ENTRY, HELD, MAY_BOMBARD, MAY_LAND, SHUT
from throneworld.kernel.asks import Noun, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.ballots import MayCallVote, NameMostVoter
from throneworld.ti3.effects.exhausting import ExhaustSpecialties
from throneworld.ti3.effects.places import RevealObjective
from throneworld.ti3.effects.steering import SilenceColour
from throneworld.ti3.modifying import modifies
from throneworld.ti3.pds import pds_in
from throneworld.ti3.quantities import MAY_FOLLOW, MAY_PLACE_GOODS, MAY_RETREAT, VOTES
from throneworld.ti3.state import SPACE, SYSTEM, Ti3State, of

QUARANTINE, QUARANTINE_DUE = "quarantine", "quarantine_due"
"""Marks: no ship enters or leaves the system that is the subject; it will be so in the next round."""
CLEAR_LEAD = 12
"""Votes more than any other system has, so that it begins at once."""
RESCINDING, RESCIND_DUE = "rescinding", "rescind_due"
PROTECTED, SANCTIONED, NO_RESEARCH = "protected_from_invasion", "sanctioned", "no_research"
SECTOR, RESCIND = "sector_quarantine", "rescind"
PROTECTION, SANCTION = "diplomatic_protection", "official_sanction"
COMMITTEE = "technology_investigation_committee"


class Quarantine(Verb, frozen=True):
    """In the next round; at once as well with so many votes more than any other system."""

    def run(self, game: Game) -> None:
        state, place = of(game), str(self.targets[0])
        mark(game, QUARANTINE_DUE, subject=place, until=GAME)
        votes = tally(state)
        others = max([number for each, number in votes.items() if each != place], default=0)
        if votes.get(place, 0) - others >= CLEAR_LEAD:
            mark(game, QUARANTINE, subject=place, until=ROUND)
            game.tell("quarantine_begins", SYSTEM[place])


class BeginQuarantines(Verb, frozen=True):
    def run(self, game: Game) -> None:
        for each in marks_of(of(game), QUARANTINE_DUE):
            mark(game, QUARANTINE, subject=each.subject, until=ROUND)
            game.tell("quarantine_begins", SYSTEM[str(each.subject)])
        unmark(game, QUARANTINE_DUE)


class BeginRescinding(Verb, frozen=True):
    """He has more votes for the rest of the round."""

    def run(self, game: Game) -> None:
        unmark(game, RESCIND_DUE, self.seat)
        mark(game, RESCINDING, seat=self.seat, until=ROUND)


TEXTS: tuple[Text, ...] = (
    Text(PROTECTION, on_elect=(put_off(PROTECTION, CHOSEN),)),
    Text(SANCTION, on_elect=(Lasting(SANCTIONED, ROUND, CHOSEN),)),
    Text(
        RESCIND,
        on_for=(NameMostVoter(side=FOR), Lasting(RESCIND_DUE, ROUND, LAST_CHOSEN)),
        on_against=(RevealObjective(),),
    ),
    Text(SECTOR, on_elect=(Quarantine(),)),
    Text(
        COMMITTEE,
        on_for=(Lasting(NO_RESEARCH, ROUND, EACH),),
        on_against=(ExhaustSpecialties(), SilenceColour(colour="blue")),
    ),
)


# Quarantine


def quarantined(state: Ti3State) -> Systems:
    found = 0
    for each in marks_of(state, QUARANTINE) if state.marks else ():
        found |= 1 << SYSTEM[str(each.subject)]
    return found


def there_is_one(state: Ti3State, seat: int) -> bool:
    return bool(state.marks) and is_marked(state, QUARANTINE)


def closes(state: Ti3State, seat: int, system: int, *more: Noun) -> bool:
    return is_marked(state, QUARANTINE, subject=SPACE[system])


def with_quarantined(state: Ti3State, systems: Systems, seat: int) -> Systems:
    return systems | quarantined(state)


def quarantine_is_due(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """It happens once, whoever is there."""
    due = seat == of(game).speaker and is_marked(of(game), QUARANTINE_DUE)
    return None if due else Refusal("SA-9.2.3", "nothing_put_off", (SECTOR,))


def anybody(game: Game) -> list[int]:
    return [of(game).speaker] if is_marked(of(game), QUARANTINE_DUE) else []


# Others


def is_technology(state: Ti3State, seat: int, card: str) -> bool:
    return card == "technology"


def rescinds(game: Game) -> list[int]:
    return [each.seat for each in marks_of(of(game), RESCIND_DUE)]


def may_rescind(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if seat in rescinds(game) else Refusal("SA-9.2.3", "nothing_put_off", (RESCIND,))


def somebody_is_protected(state: Ti3State, seat: int) -> bool:
    return bool(state.marks) and is_marked(state, PROTECTED)


def defends_himself(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    """What has neither ground units nor PDS, nor docks that are used like them, may still be taken."""
    owner = state.control.get(planet, -1)
    if owner == seat or not is_marked(state, PROTECTED, owner):
        return None
    held = ground_forces(state, owner, planet) or pds_in(state, owner, planet)
    return Refusal("SA-9.2.3", PROTECTION, (planet,)) if held else None


def sanctioned(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    """Nobody's planets neither; he may land on his own."""
    own = state.control.get(planet) == seat
    return None if own else Refusal("SA-9.2.3", SANCTION, (planet,))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(ENTRY, SECTOR, window="activation_static", holds=there_is_one, bans=True, where=closes),
    modifies(HELD, SECTOR, window="movement_static", holds=there_is_one, turns=with_quarantined),
    modifies(SHUT, SECTOR, window="movement_static", holds=there_is_one, turns=with_quarantined),
    modifies(MAY_RETREAT, SECTOR, window="retreat_static", holds=there_is_one, bans=True, where=closes),
    modifies(VOTES, RESCIND, window="votes_static", mark=RESCINDING, add=3),
    modifies(MAY_FOLLOW, COMMITTEE, window="secondary_static", mark=NO_RESEARCH, bans=True, by=is_technology),
    modifies(
        MAY_LAND,
        PROTECTION,
        window="landing_static",
        holds=somebody_is_protected,
        bans=True,
        by=defends_himself,
        for_nobody=True,
    ),
    modifies(MAY_LAND, SANCTION, window="landing_static", mark=SANCTIONED, bans=True, by=sanctioned),
    modifies(MAY_BOMBARD, SANCTION, window="bombardment_static", mark=SANCTIONED, bans=True),
    modifies(MAY_FOLLOW, SANCTION, window="secondary_static", mark=SANCTIONED, bans=True),
    modifies(MAY_PLACE_GOODS, SANCTION, window="tg_placed_when", mark=SANCTIONED, bans=True),
)
LISTENERS: Declared = (
    *at_next_strategy_phase(PROTECTION, Lasting(PROTECTED, ROUND)),
    *in_the_open(
        SECTOR,
        "activation_static",
        ("strategy_phase_start",),
        quarantine_is_due,
        anybody,
        (BeginQuarantines(),),
        rule="SA-9.2.3",
        must=True,
    ),
    *in_the_open(
        RESCIND,
        "agendas_done_after",
        ("agendas_done_after",),
        may_rescind,
        rescinds,
        (BeginRescinding(), MayCallVote(why=RESCIND)),
        rule="SA-9.2.3",
        must=True,
    ),
)
EVENTS: dict[str, tuple[str, ...]] = {"quarantine_begins": ("system",)}

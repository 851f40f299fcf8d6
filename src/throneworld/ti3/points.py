"""Victory points: gained, lost down to a floor, taken for a home that is lost (SA-6.2, 3.27, 12.5)."""

from __future__ import annotations

from throneworld.imperium.board import home_planets
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.order import playing
from throneworld.imperium.verbs.points import add_points, lose_points
from throneworld.kernel.game import Game
from throneworld.ti3.ascendancy import ascends
from throneworld.ti3.board import artifact_holder
from throneworld.ti3.ending import planets_abroad
from throneworld.ti3.quantities import HOME_PENALTY
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tables import ASCENDANCY_HOME_PENALTY
from throneworld.ti3.tables import HOME_PENALTY as POINTS_FOR_HOME

VOICE_OF_THE_COUNCIL = "voice_of_the_council"
PLANETS_ABROAD: dict[str, int] = {"sovereign": 8, "imperial": 12}
"""Special objectives for planets outside the Home System (SA-3.27.8)."""
MOST = 99
"""More points than any game needs: the track has no end that would cut them off."""
HOME_LOST, HOME_REGAINED = "home_lost", "home_regained"


def gain_points(game: Game, seat: int, amount: int, why: str) -> None:
    """The bare gain: `settling` looks at the goal once all points of an effect are given (ruling 78)."""
    add_points(game, seat, amount, MOST, why)


def take_points(game: Game, seat: int, amount: int, why: str) -> int:
    """Nobody falls below 0, nor below the number of special objectives that he holds (SA-6.2.7)."""
    state = of(game)
    before = state.points[seat]
    lose_points(game, seat, amount, why, least=len(state.specials[seat]))
    return before - state.points[seat]


# Special objectives (SA-3.27)


def qualifies(state: Ti3State, seat: int, special: str) -> bool:
    """Whether a player fulfils a special objective now."""
    if special == VOICE_OF_THE_COUNCIL:
        return state.voice == seat
    if special in PLANETS_ABROAD:
        return planets_abroad(state, seat) >= PLANETS_ABROAD[special]
    return artifact_holder(state, special) == seat


def lose_specials(game: Game) -> None:
    """A special objective goes as soon as its condition fails, with its point (SA-3.27.4) but in Ascendancy
    (SA-16.7.4)."""
    state = of(game)
    for seat in playing(state):
        for special in state.specials[seat]:
            if not qualifies(state, seat, special):
                state.specials[seat] = tuple([each for each in state.specials[seat] if each != special])
                game.tell("special_objective_lost", seat, special)
                if not ascends(game):
                    take_points(game, seat, 1, special)


# The home system (SA-6.2.5 to 6.2.8)


def holds_home(state: Ti3State, seat: int) -> bool:
    for planet in home_planets(state, seat):  # noqa: SIM110, asked after each effect, and a generator costs more
        if state.control.get(planet, NOBODY) != seat:
            return False
    return True


def mind_homes(game: Game) -> None:
    """Who has lost a planet of his Home System loses 2 points, once; they come back with it (ruling 77). In
    Ascendancy they are 4 (SA-16.7.8)."""
    state = of(game)
    for seat in playing(state):
        penalised = state.penalties[seat] >= 0
        lost = not holds_home(state, seat) and not banned_by(state, HOME_PENALTY, seat)
        if lost and not penalised:
            state.penalties[seat] = take_points(game, seat, penalty_for_home(game), HOME_LOST)
        elif penalised and not lost:
            back, state.penalties[seat] = state.penalties[seat], NOT_TAKEN
            if back:
                gain_points(game, seat, back, HOME_REGAINED)


def penalty_for_home(game: Game) -> int:
    return ASCENDANCY_HOME_PENALTY if ascends(game) else POINTS_FOR_HOME


NOT_TAKEN = -1
"""In `state.penalties`: nothing has been taken from this player; else how much was, which may be nought."""

EVENTS: dict[str, tuple[str, ...]] = {"special_objective_lost": ("seat", "objective")}

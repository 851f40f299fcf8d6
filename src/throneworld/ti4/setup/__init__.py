"""Setting the game up, step by step as printed (RR "Complete Setup")."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti4.setup import building, colours, components, factions, galaxy, objectives, procedure
from throneworld.ti4.setup.building import BuildGalaxy, tiles_in_hand
from throneworld.ti4.setup.galaxy import check_options
from throneworld.ti4.setup.procedure import Setup
from throneworld.ti4.state import empty
from throneworld.ti4.verbs import speaker

__all__ = ["EVENTS", "STEPS", "BuildGalaxy", "Setup", "begin", "tiles_in_hand"]


def begin(game: Game) -> None:
    """The box is open: nobody has anything yet. A galaxy that cannot be laid out is refused here."""
    check_options(game)
    game.state = empty(game.seats)
    game.stack.append(Setup())


STEPS: tuple[type[Step], ...] = (
    *procedure.STEPS,
    *factions.STEPS,
    *colours.STEPS,
    *building.STEPS,
    *components.STEPS,
    *objectives.STEPS,
)
EVENTS: dict[str, tuple[str, ...]] = {
    **speaker.EVENTS,
    **factions.EVENTS,
    **colours.EVENTS,
    **galaxy.EVENTS,
    **building.EVENTS,
    **components.EVENTS,
    **objectives.EVENTS,
}

"""A player's turn in the Maneuvering Phase, question by question (Rex p.11, p.22).

Every answer is the first step of the best plan that is left, so the answers to one turn agree.
"""

from __future__ import annotations

from throneworld.bots.rex.maneuver import NOWHERE, Maneuver, Shift, Terms, terms_of
from throneworld.bots.rex.position import Position
from throneworld.kernel.asks import Ask, Option
from throneworld.rex.tables import LANDING_ZONE, SPACE, SPACES

STAY: Option = ("stay",)
NO_DEPLOYMENT: Option = ("none",)
KINDS = ("units", "mechanized", "facedown")
RESERVE = "reserve"
FLAT = Terms(flat=True)
"""An Informant's extra deployment (Rex p.21)."""


def move_from(position: Position, ask: Ask) -> Option:
    maneuver = Maneuver(position)
    origins = [str(option[1]) for option in ask.options if option != STAY]
    moves = [NOWHERE, *maneuver.moves(origins, int(ask.about["steps"]))]
    _, move = maneuver.best_move(moves)
    return ("from", move.origin) if move.size else STAY


def move_to(position: Position, ask: Ask) -> Option:
    maneuver = Maneuver(position)
    moves = maneuver.moves([str(ask.about["origin"])], int(ask.about["steps"]))
    _, move = maneuver.best_move(moves)
    return ("to", move.target)


def deploy(position: Position, ask: Ask) -> Option:
    maneuver = Maneuver(position, _terms_offered(position, ask))
    landings = [shift for shift in maneuver.landings() if ("deploy", shift.target) in ask.options]
    transfers = [shift for shift in maneuver.transfers() if ("transfer", shift.origin) in ask.options]
    _, landing = maneuver.best_landing([NOWHERE, *landings, *transfers])
    if not landing.size:
        return NO_DEPLOYMENT
    return ("transfer", landing.origin) if landing.origin else ("deploy", landing.target)


def deploy_extra(position: Position, ask: Ask) -> Option:
    maneuver = Maneuver(position, FLAT)
    landings = [shift for shift in maneuver.landings() if ("deploy", shift.target) in ask.options]
    return ("deploy", maneuver.best_landing(landings)[1].target) if landings else ask.options[0]


def transfer_to(position: Position, ask: Ask) -> Option:
    maneuver = Maneuver(position)
    origin = str(ask.about["origin"])
    transfers = [
        shift
        for shift in maneuver.transfers()
        if shift.origin == origin and ("to", shift.target) in ask.options
    ]
    return ("to", maneuver.best_landing(transfers)[1].target) if transfers else ask.options[0]


def relocate(position: Position, ask: Ask) -> Option:
    """Units that a Sol Offensive spares may go anywhere, for nothing (Rex p.22)."""
    maneuver = Maneuver(position)
    origin = str(ask.about["origin"])
    most = sum(position.group(position.me, origin))
    moves = [
        Shift(origin, space, count)
        for space in SPACES
        if ("to", space) in ask.options
        for count in {most, most - 1, most // 2}
        if count > 0
    ]
    _, move = maneuver.best_move([NOWHERE, *moves], landing=False)
    return ("to", move.target) if move.size else STAY


def count_units(position: Position, ask: Ask) -> Option:
    origin, target = str(ask.about["origin"]), str(ask.about["target"])
    shift, maneuver = _counted(position, ask, origin, target)
    kind = str(ask.about["kind"])
    numbers = [int(option[1]) for option in ask.options]
    return (kind, max(min(numbers), min(max(numbers), maneuver.split(shift)[KINDS.index(kind)])))


def _counted(position: Position, ask: Ask, origin: str, target: str) -> tuple[Shift, Maneuver]:
    """How many go in all: the question is put kind by kind, the answer is worked out once for all."""
    if origin == RESERVE:
        maneuver = Maneuver(position, _terms_at(position, ask, target))
        return maneuver.best_landing([Shift("", target, count) for count in _up_to(maneuver.most(target))])[
            1
        ], maneuver
    maneuver = Maneuver(position)
    most = sum(position.group(position.me, origin))
    if position.phase != "maneuvering":
        moves = [Shift(origin, target, count) for count in _up_to(most)]
        return maneuver.best_move(moves, landing=False)[1], maneuver
    if ask.rule == "Rex p.22":  # a transfer, one influence a unit
        most = min(most, position.influence(position.me))
        return maneuver.best_landing([Shift(origin, target, count) for count in _up_to(most)])[1], maneuver
    return maneuver.best_move([Shift(origin, target, count) for count in _up_to(most)])[1], maneuver


def _up_to(most: int) -> range:
    return range(1, max(1, most) + 1)


def _terms_at(position: Position, ask: Ask, target: str) -> Terms:
    """Sol pays outside its landing zone; more than a purse can pay for means an Informant's price."""
    terms = terms_of(position)
    if terms.free and SPACE[target].sector not in LANDING_ZONE:
        return FLAT
    highest = max(int(option[1]) for option in ask.options)
    return FLAT if highest > Maneuver(position, terms).most(target) else terms


def _terms_offered(position: Position, ask: Ask) -> Terms:
    """Without his advantage Sol is offered the whole board, and Hacan no transfer (Rex p.21)."""
    terms = terms_of(position)
    verbs = {option[0] for option in ask.options}
    if terms.free:
        spaces = [str(option[1]) for option in ask.options if option[0] == "deploy"]
        outside = any(SPACE[space].sector not in LANDING_ZONE for space in spaces)
        return terms._replace(free=not outside)
    if position.race == "hacan" and position.forces[position.me] and "transfer" not in verbs:
        return Terms()
    return terms

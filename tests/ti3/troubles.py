"""What makes positions of Twilight Imperium 3 rarer: a garrison on Mecatol Rex, radiation, wormhole tokens,
mines of several players on one border, dead leaders, fleets in homes of others, damage, full hands."""

from __future__ import annotations

from random import Random

from tests.ti3.rich import HAND, Middle, fleet, is_open, owns
from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, all_systems
from throneworld.imperium.units import count
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.ti3.board import homes_in_play
from throneworld.ti3.objectives.claiming import claim_specials
from throneworld.ti3.state import SYSTEM, Gate, Mine
from throneworld.ti3.tables import MECATOL_REX, PLANET
from throneworld.ti3.trade.placing import place_value
from throneworld.ti3.verbs.agreements import sides_of
from throneworld.ti3.verbs.politics import draw_political_card
from throneworld.ti3.verbs.radiation import RADIATION

LETTERS = (("A", "B"), ("B", "A"))
IRRADIATED, DEAD, STRAYED = 3, 2, 2


def trouble(scene: Middle, luck: Random) -> None:
    """Each of these in half of all games."""
    for bring in TROUBLES:
        if luck.random() < 0.5:
            bring(scene, luck)
    if luck.random() < 0.1:
        weariness(scene, luck)


def throne(scene: Middle, luck: Random) -> None:
    """Somebody holds Mecatol Rex, with few troops or none."""
    state, seat = scene.state, luck.randrange(len(scene.players))
    if SYSTEM[MECATOL_REX] not in state.map or MECATOL_REX in (*state.neutral, *state.control):
        return
    state.counters.pop(MECATOL_REX, None)
    scene.take(scene.players[seat], MECATOL_REX)
    if luck.random() < 0.7:
        scene.put(scene.players[seat], MECATOL_REX, ground_force=1)


def radiation(scene: Middle, luck: Random) -> None:
    state = scene.state
    clean = [each for each in state.control if each not in state.counters and not PLANET[each].trade_station]
    for planet in luck.sample(clean, min(IRRADIATED, len(clean))):
        state.counters[planet] = (RADIATION,)
        state.exhausted = (*[each for each in state.exhausted if each != planet], planet)


def tokens(scene: Middle, luck: Random) -> None:
    state = scene.state
    taken = {gate.system for gate in state.gates} | {*members(homes_in_play(state))}
    free = [system for system in all_systems(state) if system not in taken]
    for system, letters in zip(luck.sample(free, min(len(LETTERS), len(free))), LETTERS, strict=False):
        state.gates = (*state.gates, Gate(system, letters))


def minefields(scene: Middle, luck: Random) -> None:
    """Two owners on each border of a system in which somebody's fleet lies."""
    state = scene.state
    for seat in range(len(scene.players)):
        harbours = [int(place) for place in state.units[seat] if place.isdigit()]
        if harbours:
            here = luck.choice(harbours)
            others = [each for each in range(len(scene.players)) if each != seat][:2]
            for there in members(adjacency(state, 0)[here]):
                one, other = sorted((here, there))
                laid = [Mine(one, other, owner) for owner in others]
                state.mines = (*state.mines, *[mine for mine in laid if mine not in state.mines])


def mourning(scene: Middle, luck: Random) -> None:
    """Leaders who are in the game no more."""
    state = scene.state
    for seat in range(len(scene.players)):
        ashore = [name for name, each in state.leaders.items() if each.place and owns(scene, seat, name)]
        if ashore and luck.random() < 0.4:
            del state.leaders[luck.choice(ashore)]


def strays(scene: Middle, luck: Random) -> None:
    state = scene.state
    for seat in luck.sample(range(len(scene.players)), STRAYED):
        homes = [each for each in members(homes_in_play(state)) if is_open(scene, seat, each)]
        if homes:
            fleet(scene, seat, luck.choice(homes), luck)


def hurt(scene: Middle, luck: Random) -> None:
    """Ships with damage, of those that carry nothing."""
    state = scene.state
    for seat in range(len(scene.players)):
        for place in [each for each in state.units[seat] if each.isdigit()]:
            for kind in ("dreadnought", "war_sun"):
                laden = [load for load in state.aboard[seat].get(place, ()) if load.kind == kind]
                sound = count(state, seat, place, kind) - len(laden) - damaged(scene, seat, place, kind)
                if sound > 0 and luck.random() < 0.5:
                    scene.damage(scene.players[seat], int(place), kind)


def damaged(scene: Middle, seat: int, place: str, kind: str) -> int:
    state = scene.state
    return state.damage(seat, 1).get(place, state.edition.none)[state.edition.index[kind]]


def glory(scene: Middle, luck: Random) -> None:
    """Special objectives are claimed already."""
    claim_specials(scene.game)


def commitment(scene: Middle, luck: Random) -> None:
    """Somebody has no counter left in his reinforcements."""
    seat = luck.randrange(len(scene.players))
    scene.state.tactic[seat] += reinforcements(scene.state, seat)


def turns_taken(scene: Middle, luck: Random) -> None:
    """Counters of everybody's lie on the board."""
    state = scene.state
    for seat, race in enumerate(scene.players):
        free = [each for each in all_systems(state) if not state.on_board[seat] >> each & 1]
        scene.activate(race, *luck.sample(free, min(2, len(free), reinforcements(state, seat))))


def full_hands(scene: Middle, luck: Random) -> None:
    """As many political cards as somebody may have."""
    seat = luck.randrange(len(scene.players))
    while len(scene.state.politics[seat]) < HAND and draw_political_card(scene.game, seat):
        pass


def weariness(scene: Middle, luck: Random) -> None:
    """All planets are exhausted, so that everybody has one vote."""
    scene.state.exhausted = tuple(scene.state.control)


def business(scene: Middle, luck: Random) -> None:
    """Goods lie on contracts."""
    state = scene.state
    for agreement in state.agreements:
        for holder, contract in sides_of(state, agreement):
            place_value(scene.game, holder, contract)


def survivors(scene: Middle, luck: Random) -> None:
    """They live on a planet of somebody's, where there are Domain Counters."""
    state = scene.state
    clean = [each for each in state.control if each not in state.counters and each != MECATOL_REX]
    if scene.game.options["distant_suns"] and clean:
        state.counters[luck.choice(clean)] = ("lazax_survivors",)


TROUBLES = (
    *(throne, radiation, tokens, minefields, mourning, strays, hurt),
    *(glory, turns_taken, commitment, full_hands, business, survivors),
)

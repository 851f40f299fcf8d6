"""Systems, planets and what stands there, in words: for options, for look-ups, for a list of the galaxy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict

from throneworld.cli.screen import View
from throneworld.kernel.asks import Option
from throneworld.kernel.nouns import shapes_of
from throneworld.ti4.nouns import SYSTEM, VERBS
from throneworld.ti4.nouns import TILE as LAID
from throneworld.ti4.state import SPACE
from throneworld.ti4.tables import MECATOL_REX, PLANET, TILE, TILE_OF
from throneworld.ti4.units import SHIPS, STRUCTURES
from throneworld.words import Words

NUMBERED = frozenset(str(tile) for tile in TILE)
"""Systems are looked up by the number of their tile."""
KINDS = (*SHIPS, "infantry", *STRUCTURES)
"""Units from the biggest ship to what stands on planets."""
SYSTEM_AT = {
    verb: place
    for verb in VERBS
    for shape in shapes_of(VERBS, verb)
    for place, kind in enumerate(shape, 1)
    if kind in (SYSTEM, LAID)
}
"""Options that name a system by a number, and which of their parts does."""
NOBODY = -1
UNTOUCHED = {"owner": NOBODY, "exhausted": False, "attached": []}

Group = Mapping[str, Any]


def places(view: View, option: Option) -> list[str]:
    """The planets and systems that an option names."""
    at = SYSTEM_AT.get(str(option[0]), 0)
    system = [str(noun) for noun in option[at : at + 1] if isinstance(noun, int)]
    texts = [noun for noun in option[1:] if isinstance(noun, str)]
    return system + [noun for noun in texts if noun in view["planets"] or noun in view["systems"]]


def beside(view: View, words: Words, place: str) -> str:
    """A planet or a system in brief."""
    is_planet = place in view["planets"]
    return planet_in_brief(view, words, place) if is_planet else system(view, words, int(place))


def tiles(view: View) -> list[int]:
    """All tiles from the centre outwards, then those that lie beyond the map (RR 35.1)."""
    laid = [tile for tile in view["map"] if tile > 0]
    return laid + [int(each) for each in view["systems"] if int(each) not in laid]


def planet_of(view: View, planet: str) -> Group:
    """As it is now; one whose tile is not laid is as it is printed."""
    here: Group | None = view["planets"].get(planet)
    return here or {**asdict(PLANET[planet]), **UNTOUCHED, "system": TILE_OF[planet]}


def tokens(view: View, tile: int) -> list[int]:
    """The seats whose command tokens lie in a system."""
    found: list[int] = view["systems"][str(tile)]["tokens"] if str(tile) in view["systems"] else []
    return found


def groups(view: View, tile: int, place: str) -> dict[int, Group]:
    """What stands in a place, by seats."""
    here = view["systems"].get(str(tile), {}).get("units", {}).get(place, {})
    return {int(seat): group for seat, group in here.items()}


def signs(view: View, tile: int) -> list[str]:
    """The wormholes of a system, printed or laid there, and its anomaly."""
    laid = [letter for letter, system in view["wormhole_tokens"].items() if system == tile]
    anomaly = [TILE[tile].anomaly] if TILE[tile].anomaly else []
    return [*dict.fromkeys((*TILE[tile].wormholes, *laid)), *anomaly]


def is_empty(view: View, tile: int) -> bool:
    """Whether nobody has anything there."""
    here = view["systems"].get(str(tile), {"units": (), "tokens": ()})
    owned = any(view["planets"][planet.id]["owner"] != NOBODY for planet in TILE[tile].planets)
    return not (here["units"] or here["tokens"] or owned)


def system(view: View, words: Words, tile: int) -> str:
    """A whole system: `alpha wormhole; Quann 2/1, Sol; Sol: Carrier x2; command tokens: Sol`."""
    parts = [words.say(f"galaxy-sign-{sign}.long") for sign in signs(view, tile)]
    parts += [_planet(view, words, planet.id) for planet in TILE[tile].planets]
    parts += _forces(view, words, tile, SPACE[tile])
    owners = [words.player(seat) for seat in tokens(view, tile)]
    parts += [words.say("galaxy-tokens", players=words.listed(owners))] if owners else []
    return "; ".join(parts) or words.say("galaxy-empty")


def _planet(view: View, words: Words, planet: str) -> str:
    return f"{words.place(planet)} {planet_in_brief(view, words, planet)}"


def planet_in_brief(view: View, words: Words, planet: str) -> str:
    """`1/2, industrial, yellow, exhausted, Sol: Infantry x3`."""
    here = planet_of(view, planet)
    parts = [f"{here['resources']}/{here['influence']}"]
    parts += [words.say(f"galaxy-{kind}") for kind in (here["trait"], here["specialty"]) if kind]
    parts += [words.say("galaxy-exhausted")] if here["exhausted"] else []
    parts += [words.say("galaxy-custodians")] if planet == MECATOL_REX and view["custodians"] else []
    parts += [words.name(law) for law in here["attached"]]
    return ", ".join((*parts, *_owner(view, words, planet), *_forces(view, words, here["system"], planet)))


def _owner(view: View, words: Words, planet: str) -> list[str]:
    """Who controls it, unless his units there say so."""
    here = planet_of(view, planet)
    alone = here["owner"] != NOBODY and here["owner"] not in groups(view, here["system"], planet)
    return [words.player(here["owner"])] if alone else []


def _forces(view: View, words: Words, tile: int, place: str) -> list[str]:
    return [
        words.say("galaxy-forces", player=words.player(seat), units=spelled(words, group))
        for seat, group in groups(view, tile, place).items()
    ]


def spelled(words: Words, group: Group) -> str:
    """Units by their names."""
    found = [kind for kind in KINDS if kind in group["units"]]
    return ", ".join(_kind(words, kind, group) for kind in found)


def _kind(words: Words, kind: str, group: Group) -> str:
    count, hurt = group["units"][kind], group["damaged"].get(kind, 0)
    return words.say("galaxy-units", name=words.name(kind), count=count, damaged=hurt)

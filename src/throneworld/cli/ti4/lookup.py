"""What a thing of Twilight Imperium 4 is: a unit, a card, a planet, a faction, with its figures.

One id may be several things, such as a unit and the technology that brings it: all of them are told.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from throneworld.cli.lookup import told
from throneworld.cli.screen import View
from throneworld.cli.ti4.figures import figures
from throneworld.cli.ti4.systems import NUMBERED, planet_in_brief, system, tiles
from throneworld.kernel.asks import Option
from throneworld.ti4.tables import (
    ABILITY,
    ACTION_CARD,
    AGENDA,
    FACTION,
    FACTION_OF,
    OBJECTIVE,
    PLANET,
    PROMISSORY_NOTE,
    STRATEGY_CARD,
    TECHNOLOGY,
    TILE_OF,
    UNIT,
    UNIT_TYPES,
)
from throneworld.words import Words

Teller = Callable[[View, Words, str], list[str]]


def about(view: View, words: Words, thing: str) -> list[str]:
    """What it does, and then everything that it is."""
    lines = [line for table, tell in TELLERS if thing in table for line in tell(view, words, thing)]
    return lines if thing in NUMBERED else [told(words, thing), *lines]


def tag(view: View, words: Words, option: Option) -> str:
    """What one has to know for a choice: an initiative, a colour, a cost."""
    verb, thing = option[0], str(option[1]) if len(option) > 1 else ""
    if thing in STRATEGY_CARD and verb == "take":
        return words.say("galaxy-tag-initiative", initiative=STRATEGY_CARD[thing].initiative)
    if thing in TECHNOLOGY and TECHNOLOGY[thing].colour:
        return f"({words.say(f'galaxy-{TECHNOLOGY[thing].colour}')})"
    return _cost(view, words, thing) if verb == "produce" else ""


def _cost(view: View, words: Words, kind: str) -> str:
    """As the sheet of whoever looks has it now."""
    sheet = view["players"][view["seat"]]["sheet"]
    row = next(UNIT[each] for each in sheet if each and UNIT[each].type == kind)
    return f"({words.say('galaxy-figure-cost', value=row.cost, count=row.produced)})"


def _unit(view: View, words: Words, thing: str) -> list[str]:
    unit = UNIT[thing]
    return [words.say("galaxy-is-unit", kind=unit.type, faction=unit.faction, figures=figures(words, unit))]


def _kind(view: View, words: Words, thing: str) -> list[str]:
    """Every unit of a kind; where the kind is called like one of them, that one is told already."""
    units = [unit for unit in UNIT.values() if unit.type == thing and unit.tier and unit.id != thing]
    return [
        words.say("galaxy-is-one", unit=unit.id, faction=unit.faction, figures=figures(words, unit))
        for unit in units
    ]


def _technology(view: View, words: Words, thing: str) -> list[str]:
    printed = TECHNOLOGY[thing]
    owners = [seat for seat, player in enumerate(view["players"]) if thing in player["technologies"]]
    needed = [words.say(f"galaxy-{colour}") for colour in printed.prerequisites]
    colour = words.say(f"galaxy-{printed.colour}") if printed.colour else ""
    return [
        words.say("galaxy-is-technology", colour=colour, needed=", ".join(needed), faction=printed.faction),
        *_who_has(words, owners),
    ]


def _who_has(words: Words, seats: Sequence[int]) -> list[str]:
    players = [words.player(seat) for seat in seats]
    return [words.say("galaxy-owned-by", players=words.listed(players))] if players else []


def _planet(view: View, words: Words, thing: str) -> list[str]:
    name, brief = words.place(thing), planet_in_brief(view, words, thing)
    line = words.say("galaxy-is-planet", planet=name, system=TILE_OF[thing], brief=brief)
    absent = [words.say("galaxy-not-here", planet=name)] if thing not in view["planets"] else []
    return [line, *absent]


def _system(view: View, words: Words, thing: str) -> list[str]:
    line = words.say("galaxy-is-system", system=thing, brief=system(view, words, int(thing)))
    absent = [words.say("galaxy-no-such-tile", system=thing)] if int(thing) not in tiles(view) else []
    return [line, *absent]


def _action_card(view: View, words: Words, thing: str) -> list[str]:
    discarded = view["decks"]["action_discards"].count(thing)
    return [words.say("galaxy-is-action-card", copies=ACTION_CARD[thing].copies, discarded=discarded)]


def _agenda(view: View, words: Words, thing: str) -> list[str]:
    printed = AGENDA[thing]
    kind = words.say(f"galaxy-agenda-{printed.kind}")
    return [
        words.say("galaxy-is-agenda", kind=kind, elect=words.say(f"galaxy-elect-{printed.elect or 'none'}"))
    ]


def _objective(view: View, words: Words, thing: str) -> list[str]:
    printed = OBJECTIVE[thing]
    owners = [seat for seat, player in enumerate(view["players"]) if thing in player["scored"]]
    deck = words.say(f"galaxy-deck-{printed.deck}")
    scored = [words.say("galaxy-scored-by", players=words.listed([words.player(seat) for seat in owners]))]
    return [words.say("galaxy-is-objective", deck=deck, points=printed.points), *(scored if owners else [])]


def _note(view: View, words: Words, thing: str) -> list[str]:
    printed = PROMISSORY_NOTE[thing]
    how = words.say(f"galaxy-note-{printed.play}")
    return [words.say("galaxy-is-note", faction=printed.faction, how=how)]


def _strategy_card(view: View, words: Words, thing: str) -> list[str]:
    owners = [card["owner"] for card in view["strategy_cards"] if card["id"] == thing and card["owner"] >= 0]
    initiative = STRATEGY_CARD[thing].initiative
    return [words.say("galaxy-is-strategy-card", initiative=initiative), *_who_has(words, owners)]


def _ability(view: View, words: Words, thing: str) -> list[str]:
    return [words.say("galaxy-is-ability", faction=FACTION_OF[thing])]


def _faction(view: View, words: Words, thing: str) -> list[str]:
    """Its sheet, and if it is in play the technologies that it has by now."""
    sheet = FACTION[thing]
    units = [
        words.say("galaxy-units", name=words.name(kind), count=count, damaged=0)
        for kind, count in sheet.start_units
    ]
    return [
        words.say("galaxy-is-faction", commodities=sheet.commodities, system=sheet.home_tile),
        *(told(words, ability.id) for ability in sheet.abilities),
        words.say("galaxy-start-units", units=", ".join(units)),
        words.say("galaxy-start-technologies", technologies=_names(words, sheet.start_technologies)),
        words.say("galaxy-own-technologies", technologies=_names(words, sheet.technologies)),
        words.say("galaxy-own-pieces", flagship=sheet.flagship, note=sheet.note),
        *_by_now(view, words, thing),
    ]


def _by_now(view: View, words: Words, faction: str) -> list[str]:
    found = [player for player in view["players"] if player["faction"] == faction]
    return [
        words.say("galaxy-technologies-of", technologies=_names(words, player["technologies"]))
        for player in found
    ]


def _names(words: Words, things: Sequence[str]) -> str:
    return words.listed([words.name(thing) for thing in things])


TELLERS: tuple[tuple[Container[str], Teller], ...] = (
    (FACTION, _faction),
    (UNIT, _unit),
    (UNIT_TYPES, _kind),
    (TECHNOLOGY, _technology),
    (PLANET, _planet),
    (NUMBERED, _system),
    (ACTION_CARD, _action_card),
    (AGENDA, _agenda),
    (OBJECTIVE, _objective),
    (PROMISSORY_NOTE, _note),
    (STRATEGY_CARD, _strategy_card),
    (ABILITY, _ability),
)
"""Who tells about the things of which table."""

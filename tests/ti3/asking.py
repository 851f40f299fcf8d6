"""Records of the fact sheets about objectives, as the records of the tables."""

from __future__ import annotations

from typing import Any

from tests.ti3.sheets import Record
from throneworld.ti3.tables import needs

LISTS = ("kind", "where", "which", "by")
AMOUNTS = ("holding", "around", "against")
RENAMED = {"all": "every", "from": "from_opponent", "as": "as_attacker", "ignoring": "refineries"}
SAID = {"from_opponent": "opponent", "as_attacker": "attacker", "refineries": "refineries"}
"""Words that the sheets say by a value and we by a switch."""
HAVE: dict[str, Any] = {
    "planets": needs.Planets,
    "systems": needs.Systems,
    "presence": needs.Presence,
    "units": needs.Units,
    "chain": needs.Chain,
    "technologies": needs.Technologies,
    "artifacts": needs.Artifacts,
    "specialties": needs.Specialties,
    "trade_stations": needs.TradeStations,
    "opponent_homes": needs.OpponentHomes,
    "planet_resources": needs.PlanetResources,
}


def asked(records: list[Record] | str) -> tuple[needs.Need, ...]:
    if records == "bespoke":
        return (needs.Bespoke(),)
    assert isinstance(records, list)
    return tuple(need(record) for record in records)


def words(record: Record) -> Record:
    """The fields that the words of a record fill."""
    return dict(word(RENAMED.get(name, name), value) for name, value in record.items())


def word(name: str, value: Any) -> tuple[str, Any]:
    if name in LISTS:
        return name, tuple(value) if isinstance(value, list) else (value,)
    if name in AMOUNTS:
        return name, tuple(value.items())
    if name in SAID:
        assert value == SAID[name]
        return name, name != "refineries"
    return name, value


def need(record: Record) -> Any:
    (verb, subject), rest = next(iter(record.items())), dict(list(record.items())[1:])
    match verb:
        case "have":
            return having(subject, rest)
        case "held":
            until = rest.pop("until", "")
            return needs.Held(having(subject, rest), until)
        case "any":
            return needs.AnyOf(tuple(need(each) for each in subject))
        case "sum":
            return needs.SumOf(tuple(need(each) for each in subject), **rest)
        case "did":
            return needs.Did(what=subject, **words(rest))
        case "more":
            return needs.More(of=subject, **rest)
        case "fewer":
            return needs.Fewer(of=subject, **rest)
    plain: dict[str, Any] = {
        "did_not": needs.DidNot,
        "spend": needs.Spend,
        "is": needs.Is,
        "replace": needs.Replaced,
        "ends_game": needs.EndsGame,
    }
    return plain[verb](subject, **rest)


def having(subject: str, rest: Record) -> Any:
    if subject in HAVE:
        return HAVE[subject](**words(rest))
    assert rest.pop("deck", "action") == "action"
    return needs.Number(of=subject, **rest)

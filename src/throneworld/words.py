"""All text that a user sees: Fluent messages of `locale/<language>/`, filled in with a game's data.

A message names players with PLAYER($seat) and PLAYERS($seats), places with PLACE($place), all else with
NAME($id) and NAMES($ids), what votes are cast for with TALLY($votes), what alters a number with
ADDED($parts). The nouns of an option are named with NOUN($first), all of them with NOUNS($all): the game has
declared which of them are players or places. By such a noun a message selects with ID($first).
NAME($id, form: "in") takes the attribute `.in` of the name where there is one: languages that bend names
write down how.
Several ids or seats travel as one string with spaces between them, and nothing at all as "none".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from throneworld.kernel.asks import Ask, Noun, Option, Refusal
from throneworld.kernel.errors import ThroneworldError
from throneworld.kernel.events import Event
from throneworld.kernel.finding import home_of
from throneworld.kernel.nouns import Way, shapes_of, ways_of
from throneworld.kernel.registry import definition_of

FALLBACK = "en"
NONE = "none"
MINUS = "\N{MINUS SIGN}"
NEUTRAL = -2
"""In the place of a seat: units that no player has."""
WHEREABOUTS = ("in", "to", "from")
"""Forms that only a place has."""
SEATS = (
    *("seat", "other", "player", "owner", "active", "first", "speaker", "winner", "voice", "high_alert_of"),
    "partner",
)
"""What games call a number that is a seat."""
FACT = re.compile(r"fact[0-9]+$")
"""Facts of a moment, as they were called before they had names."""
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
"""What the nouns of an option and the arguments of a refusal are called in messages."""
LONGEST_LIST = 800  # characters: messages do not bear thousands
ONLY_PAGES = ("web", "rules")
"""Files that go on with these words are for the web client alone, such as `<game>-rules.ftl`."""


class MissingWords(ThroneworldError):  # noqa: N818 - the tree of errors speaks so
    """A message is missing or does not fit its arguments; only strict words say so."""


class Spoken(FluentType):
    """Nouns of an option, each with the way in which it is said."""

    def __init__(self, *nouns: tuple[Noun, Way]) -> None:
        self.nouns = nouns

    def __str__(self) -> str:
        return " ".join(str(noun) for noun, _ in self.nouns)

    def format(self, locale: object) -> str:
        return str(self)


class Words:
    """One language, for the table and, if it is named, for one game and those who sit at it."""

    def __init__(
        self,
        language: str = FALLBACK,
        game: str = "",
        races: Sequence[str] = (),
        *,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.game = game
        self.races = tuple(races)
        self.strict = strict

    @cached_property
    def _bundles(self) -> list[FluentBundle]:
        """Files are read when the first message is said."""
        return [self._bundle(each) for each in dict.fromkeys((self.language, FALLBACK))]

    def seated(self, races: Sequence[str]) -> Words:
        """The same words once it is known who plays which race."""
        if tuple(races) == self.races:
            return self
        return Words(self.language, self.game, races, strict=self.strict)

    def of_game(self, game: str) -> Words:
        return Words(self.language, game, strict=self.strict)

    # Single messages

    def has(self, key: str) -> bool:
        return any(_pattern(bundle, key) is not None for bundle in self._bundles)

    def keys(self, prefix: str) -> list[str]:
        """The ids of all messages that begin so, in the order of the files."""
        ids = (key for bundle in self._bundles for key in bundle._messages)
        return [key for key in dict.fromkeys(ids) if key.startswith(prefix)]

    def say(self, key: str, /, **args: Noun | Spoken) -> str:
        """The message, or one of its attributes as in ``name-sol.short``, filled in."""
        for bundle in self._bundles:
            pattern = _pattern(bundle, key)
            if pattern is not None:
                text, problems = bundle.format_pattern(pattern, _filled(args))
                if problems and self.strict:
                    raise MissingWords(f"{key} {args}: {problems}")
                return str(text)
        if self.strict:
            raise MissingWords(f"there is no message {key}")
        return readable(key.partition(".")[0].partition("-")[2] or key)

    def people(self, key: str, **args: Noun | Spoken) -> str:
        """A message about those whom one plays, in the word that the game has for them."""
        own = f"{key}-{definition_of(self.game).people}"
        return self.say(own if self.has(own) else f"{key}-faction", **args)

    # The words of a game

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.say("game") if self.strict or self.has("game") else readable(self.game)

    def name(self, thing: Noun, form: str = "") -> str:
        """The name of a race, a space, a card, also of one's own `card:seat`; numbers stay what they are."""
        text = str(thing)
        if _is_number(text):
            return text
        own = f"name-{text.replace(':', '-')}"
        what, owned, owner = text.partition(":")
        if owned and not self.has(own):
            return self.say("owned", what=what, owner=owner)
        text = text.replace(":", "-").replace(".", "_")
        plain = (f"name-{text}", f"name-{re.sub('_[0-9]+$', '', text)}")
        for key in (*(f"{key}.{form}" for key in plain if form), *plain):
            if self.has(key):
                return self.say(key)
        return self.say(f"name-{text}") if self.strict else readable(text)

    def place(self, thing: Noun, form: str = "") -> str:
        """The name of a planet, which may be that of a people too, or the space area of a numbered system."""
        text = str(thing)
        bent = form if form in WHEREABOUTS or not self.has(f"name-{text}.planet") else ""
        keys = (f"name-{text}.{bent}", f"name-{text}.planet", f"name-{text}")
        for key in keys if bent else keys[1:]:
            if self.has(key):
                return self.say(key)
        if not _is_number(text):
            return self.name(text, form)
        space = f"place-space.{form}"
        return self.say(space if form and self.has(space) else "place-space", number=text)

    def player(self, seat: Noun) -> str:
        number = int(seat) if _is_number(str(seat)) else -1
        if number < 0:
            return self.say("neutral" if number == NEUTRAL else "nobody")
        race = self.races[number] if number < len(self.races) else ""
        return self._short(race) if race else self.say("seat", number=number + 1)

    def _short(self, race: str) -> str:
        """The name of a race as it is called at the table."""
        short = f"name-{race}.short"
        return self.say(short) if self.strict or self.has(short) else self.name(race)

    def prompt(self, ask: Ask) -> str:
        """The question; a window tells first what it is about."""
        about = dict(ask.about)
        if ask.prompt != "window":
            return self._said(f"prompt-{ask.prompt}", about)
        facts = {name: fact for name, fact in about.items() if name != "moment" and not FACT.match(name)}
        moment = self._said(f"moment-{about['moment']}", about, facts)
        return f"{moment} {self.say('prompt-window')}"

    def option(self, ask: Ask, option: Option) -> str:
        key, nouns = self.option_key(ask.prompt, option), self._nouns(option)
        if self.has(key) or self.strict:
            return self.say(key, **{**self._lacking(option), **ask.about, **nouns})
        return f"{readable(str(option[0]))}: {self.spoken(nouns['all'])}" if option[1:] else self.say(key)

    def verb(self, verb: str) -> str:
        """What options of one verb have in common: `Move`."""
        return self.say(f"verb-{verb}")

    def option_key(self, prompt: str, option: Option) -> str:
        """Some questions have words of their own for a verb that others use too."""
        special = f"option-{prompt}-{option[0]}"
        return special if self.has(special) else f"option-{option[0]}"

    def spoken(self, nouns: Noun | Spoken, form: str = "") -> str:
        """Nouns of an option as the game declares them; what it does not mark is said by its name."""
        each = nouns.nouns if isinstance(nouns, Spoken) else ((nouns, "name"),)
        return self.listed([self._noun(noun, way, form) for noun, way in each])

    def refusal(self, refusal: Refusal) -> str:
        key = f"refusal-{refusal.key}"
        said = self.say(key, **_ordered(refusal.args))
        if self.strict or self.has(key) or not refusal.args:
            return said
        return f"{said} ({self.listed([self.name(arg) for arg in refusal.args])})"

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log; `names` are those that the game declares for the event's arguments."""
        told = arguments(names, event.args)
        return self._said(f"event-{event.kind}", told, {name: told[name] for name in names if name in told})

    def _said(self, key: str, args: Mapping[str, Noun], facts: Mapping[str, Noun] | None = None) -> str:
        """A message; where a game has no such words, its key and the facts themselves, in plain letters."""
        if self.strict or self.has(key):
            return self.say(key, **args)
        told = [self.fact(name, fact) for name, fact in (args if facts is None else facts).items()]
        return f"{self.say(key)} ({', '.join(told)})" if told else self.say(key)

    def fact(self, name: str, value: Noun) -> str:
        """`seat Blue`, `amount 3`: a seat is the player on it, all else its name."""
        said = self.player(value) if name in SEATS and _is_number(str(value)) else self._each(value)
        return f"{self.label(name).lower()} {said}"

    def label(self, name: str) -> str:
        """What the game calls a field of its view, or the name of the field."""
        key = f"field-{name}"
        return self.say(key) if self.has(key) else readable(name)

    def _each(self, value: Noun) -> str:
        return " ".join(self.name(each) for each in str(value).split()) or self.say("nothing")

    # Lists

    def listed(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return items[0] if items else self.say("nothing")
        return self.say("list", rest=_shortened(", ".join(items[:-1])), last=items[-1])

    def tally(self, votes: Noun) -> str:
        """Outcomes and their votes, as in `for 4 against 2`; an outcome that is a number is a seat."""
        said = list(_several(votes))
        pairs = zip(said[::2], said[1::2], strict=True)
        return self.listed([f"{self.elected(what)} {count}" for what, count in pairs])

    def added(self, parts: Noun) -> str:
        """What alters a number, as in `armada +2 executive_sanctions =3`; what sets it is only named."""
        said = list(_several(parts))
        pairs = zip(said[::2], said[1::2], strict=True)
        return ", ".join([self._part(what, amount) for what, amount in pairs])

    def _part(self, what: str, amount: str) -> str:
        name = self.name(what)
        return name if amount.startswith("=") else f"{amount.replace('-', MINUS)} {name}"

    def elected(self, what: Noun) -> str:
        """What a vote is about: a seat by its number, anything else by its name."""
        return self.player(what) if _is_number(str(what)) else self.place(what)

    def _noun(self, noun: Noun, way: Way, form: str) -> str:
        if way == "player":
            return self.player(noun)
        if way == "amounts":
            return self.amounts(noun)
        return self.place(noun, form) if way == "place" else self.name(noun, form)

    def amounts(self, things: Noun) -> str:
        """A list of names with their amounts, as in `fighter:2,sol_admiral`."""
        parts = (each.partition(":") for each in str(things).split(",") if each)
        return self.listed([f"{amount} {self.name(what)}".strip() for what, _, amount in parts])

    def _nouns(self, option: Option) -> dict[str, Noun | Spoken]:
        """Players, places and amounts are marked; the others are numbers and ids that messages select by."""
        verbs = definition_of(self.game).verbs
        said = tuple(zip(option[1:], ways_of(verbs, option), strict=True))
        nouns = (noun if way == "name" else Spoken((noun, way)) for noun, way in said)
        return {**dict(zip(ORDINALS, nouns, strict=False)), "all": Spoken(*said)}

    def _lacking(self, option: Option) -> dict[str, Noun]:
        """Nouns that other options of this verb have: messages select by their absence."""
        shapes = shapes_of(definition_of(self.game).verbs, option[0])
        longest = max([len(shape) for shape in shapes], default=0)
        return dict.fromkeys(ORDINALS[len(option) - 1 : longest], NONE)

    def _bundle(self, language: str) -> FluentBundle:
        functions: dict[str, Callable[..., Any]] = {
            "PLAYER": self.player,
            "PLAYERS": lambda seats: self.listed([self.player(seat) for seat in _several(seats)]),
            "NAME": lambda thing, form="": self.name(thing, str(form)),
            "PLACE": lambda thing, form="": self.place(thing, str(form)),
            "NAMES": lambda things: self.listed([self.name(thing) for thing in _several(things)]),
            "NOUN": lambda noun, form="": self.spoken(noun, str(form)),
            "NOUNS": self.spoken,
            "ID": str,
            "TALLY": self.tally,
            "ADDED": self.added,
        }
        bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for path in message_files(language, self.game):
            bundle.add_resource(_resource(path))
        return bundle


def arguments(names: Sequence[str], values: Sequence[Noun]) -> dict[str, Noun]:
    """Values by name; the last name takes all that are left, and `<name>_count` tells how many these are."""
    if not names:
        return {}
    last, head = names[-1], len(names) - 1
    rest = values[head:]
    several = rest[0] if len(rest) == 1 else " ".join(str(value) for value in rest)
    return {**dict(zip(names, values[:head], strict=False)), last: several, f"{last}_count": len(rest)}


def readable(text: str) -> str:
    """A name made from an id: `space_dock` is a Space dock."""
    plain = text.replace("_", " ").strip()
    return plain[:1].upper() + plain[1:]


def languages() -> list[str]:
    return sorted(path.name for path in locale_folder().iterdir() if path.is_dir())


def message_files(language: str, game: str = "") -> list[Path]:
    """`table.ftl`, for a game those of layers that it shares and its own; each with those that go on."""
    files = [*_files(locale_folder() / language, "table"), *(game_files(language, game) if game else ())]
    return [path for path in files if not _is_only_for_pages(path)]


def game_files(language: str, game: str) -> list[Path]:
    """What a game adds to the words of the table, with what only its pages say. Where it does not speak a
    language itself, nor do the layers that it shares: no sentence is half in one and half in another."""
    own = _files(locale_of(game) / language, game)
    if not own and language != FALLBACK:
        return []
    layers = [_files(locale_folder() / language, name) for name in definition_of(game).layers]
    return [*(path for files in layers for path in files), *own]


def _files(folder: Path, name: str) -> list[Path]:
    files = (folder / f"{name}.ftl", *sorted(folder.glob(f"{name}-*.ftl")))
    return [path for path in files if path.is_file()]


def _is_only_for_pages(path: Path) -> bool:
    _, _, part = path.stem.partition("-")
    return part.startswith(ONLY_PAGES)


def locale_of(game: str) -> Path:
    """Where a game has its words: with all others, or inside the package that brings it."""
    home = home_of(game)
    package = home.folder() if home is not None and home.origin else None
    return locale_folder() if package is None else package / "locale"


def has_rules_page(game: str) -> bool:
    """Whether the rules of the game are written down, at least in the language that others fall back on."""
    return (locale_of(game) / FALLBACK / f"{game}-rules.ftl").is_file()


@cache
def locale_folder() -> Path:
    """Inside the installed package, else at the root of the repository."""
    package = Path(__file__).resolve().parent
    places = (package / "locale", package.parents[1] / "locale")
    return next((place for place in places if place.is_dir()), places[0])


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


def _pattern(bundle: FluentBundle, key: str) -> Any:
    message_id, _, attribute = key.partition(".")
    if not bundle.has_message(message_id):
        return None
    message = bundle.get_message(message_id)
    return message.attributes.get(attribute) if attribute else message.value


def _filled(args: Mapping[str, Noun | Spoken]) -> dict[str, Noun | Spoken]:
    return {name: NONE if value == "" else value for name, value in args.items()}


def _ordered(values: Sequence[Noun]) -> dict[str, Noun]:
    named: dict[str, Noun] = dict(zip(ORDINALS, values, strict=False))
    return {**named, "all": " ".join(str(value) for value in values)}


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_LIST else f"{text[:LONGEST_LIST].rpartition(', ')[0]} …"


def _several(text: Noun) -> Iterable[str]:
    return () if text == NONE else str(text).split()


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdigit()

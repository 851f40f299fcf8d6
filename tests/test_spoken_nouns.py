"""What the nouns of an option are is declared with a game's verbs; words take it from there, messages too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, FunctionReference, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import throneworld as tw
from throneworld.kernel.asks import Ask, Noun, Option
from throneworld.kernel.nouns import NUMBER, Kind, plain_shapes
from throneworld.kernel.registry import Definition, definition_of, registered
from throneworld.words import ORDINALS, Words, languages, message_files

GUESSES = ("NAME", "PLACE", "PLAYER")
"""Functions that say a noun in one way, whatever it is."""

every_game = pytest.mark.parametrize("game", registered(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", languages())


class Nouns(Visitor):
    """Collects which functions a message calls on the nouns of an option, and which nouns it selects by."""

    def __init__(self) -> None:
        self.called: list[tuple[str, str]] = []
        self.selected: list[str] = []

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        self.called += [(node.id.name, noun) for noun in map(_noun, node.arguments.positional) if noun]
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        self.selected += [noun for noun in [_noun(node.selector)] if noun]
        self.generic_visit(node)


def _noun(node: BaseNode) -> str:
    name = node.id.name if isinstance(node, VariableReference) else ""
    return name if name in (*ORDINALS, "all") else ""


def option_messages(game: str, language: str) -> Iterator[tuple[str, Nouns]]:
    for path in message_files(language, game):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.id.name.startswith("option-"):
                nouns = Nouns()
                nouns.visit(entry)
                yield entry.id.name, nouns


def kinds_at(game: Definition, verb: str) -> Iterator[tuple[str, list[Kind]]]:
    """Of each place behind a verb its name in messages and the kinds of its nouns."""
    for shapes in _alike(game, verb):
        for name, kinds in zip(ORDINALS, zip(*shapes, strict=True), strict=False):
            yield name, list(kinds)


def _alike(game: Definition, verb: str) -> Iterator[list[tuple[Kind, ...]]]:
    """The shapes that nouns alone cannot tell apart."""
    shapes = plain_shapes(game.verbs, verb)
    for numbers in dict.fromkeys(tuple(kind.numbers for kind in shape) for shape in shapes):
        yield [shape for shape in shapes if tuple(kind.numbers for kind in shape) == numbers]


def some_game(game: Definition) -> tw.Game:
    return tw.new_game(game.id, game.factions[: game.fewest_seats])


def said(game: str, prompt: str, *option: Noun) -> str:
    words = Words("en", game, definition_of(game).factions, strict=True)
    return words.option(Ask("", 0, prompt, (), ""), option)


@every_game
@every_language
def test_messages_of_options_leave_it_to_the_declaration_what_a_noun_is(
    game: Definition, language: str
) -> None:
    guessed = [
        (key, function, noun)
        for key, nouns in option_messages(game.id, language)
        for function, noun in nouns.called
        if function.rstrip("S") in GUESSES
    ]
    assert guessed == []


@every_game
@every_language
def test_messages_select_by_the_id_of_what_may_be_a_player_or_a_place(
    game: Definition, language: str
) -> None:
    for key, nouns in option_messages(game.id, language):
        places = list(kinds_at(game, key.rpartition("-")[2]))
        by_name = {name for name, kinds in places if all(kind.said == "name" for kind in kinds)}
        assert set(nouns.selected) <= by_name, key


@every_game
def test_a_kind_has_numbers_or_texts_as_it_says(game: Definition) -> None:
    table = some_game(game)
    for kind in {kind for verb in game.verbs for shape in plain_shapes(game.verbs, verb) for kind in shape}:
        nouns = (0,) if kind.among is None else kind.among(table)
        assert {isinstance(noun, int) for noun in nouns} == {kind.numbers}, kind.id


@every_game
def test_what_is_no_place_is_said_alike_where_a_place_might_stand(game: Definition) -> None:
    """So words need not know which of several kinds a noun has."""
    table, words = some_game(game), Words("de", game.id, game.factions)
    for verb in game.verbs:
        for _, kinds in kinds_at(game, verb):
            ways = {kind.said for kind in kinds}
            assert len(ways) == 1 or ways == {"name", "place"}, verb
            named = [kind.among(table) for kind in kinds if kind.said == "name" and kind.among]
            nouns = [noun for each in named for noun in each] if "place" in ways else []
            assert [words.place(noun) for noun in nouns] == [words.name(noun) for noun in nouns], verb


@pytest.mark.parametrize(
    ("game", "prompt", "option", "text"),
    [
        ("rex", "choose_battle", ("battle", "hall_of_records", 1), "Fight Hacan in Hall of Records"),
        ("rex", "negotiate", ("propose", 0, 1, 2), "Propose an alliance of Lazax, Hacan and Sol"),
        ("ti4", "cast_votes", ("vote", 1), "Vote: Creuss"),
        ("ti4", "cast_votes", ("vote", "jord"), "Vote: Jord"),
        ("ti4", "use_space_cannon", ("fire", 1), "Fire at Creuss"),
        ("ti4", "fire_again", ("fire", "pds"), "PDS fires"),
        ("ti4", "take_unit_back", ("take", "18"), "system 18"),
        ("ti4", "choose_card", ("take", "sabotage_1"), "Take Sabotage"),
    ],
)
def test_players_and_places_are_told_from_other_nouns(
    game: str, prompt: str, option: Option, text: str
) -> None:
    assert said(game, prompt, *option) == text


def test_words_follow_the_declaration(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said("ti4", "choose_player", "player", 0) == "Arborec"
    monkeypatch.setitem(definition_of("ti4").verbs, "player", (NUMBER,))
    assert said("ti4", "choose_player", "player", 0) == "0"

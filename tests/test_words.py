"""Everything that a user may see has words, every word is used, and all of them fit their arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import throneworld as tw
from throneworld.kernel.asks import Ask, Noun, Refusal
from throneworld.kernel.events import Event
from throneworld.kernel.finding import built_in
from throneworld.kernel.registry import definition_of
from throneworld.kernel.registry import names as game_names
from throneworld.kernel.steps import Question
from throneworld.rex import tables
from throneworld.rex.phases import winning
from throneworld.rex.sequence import Round
from throneworld.words import (
    MissingWords,
    Words,
    arguments,
    game_files,
    languages,
    locale_folder,
    message_files,
)

pytestmark = pytest.mark.game("rex")

REX = definition_of("rex")
WORDS = Words(game="rex", races=tuple(tables.RACE), strict=True)
SPEAKERS = [Words(each, "rex", tuple(tables.RACE), strict=True) for each in languages()]
SOURCE = Path(tw.__file__).parent
OTHER_RULES = ["imperium", *(name for name in game_names() if name != "rex")]

VERBS = {
    "answer_element": ("card", "dial", "leader", "none"),
    "answer_proposal": ("accept", "decline"),
    "battle_plan": ("dial", "leader", "slot"),
    "bid": ("bid", "pass"),
    "choose_battle": ("battle",),
    "choose_element": ("element",),
    "choose_flight": ("sectors",),
    "choose_race": ("race",),
    "choose_shield": ("space",),
    "commit_card": ("attack", "defense"),
    "count_units": ("facedown", "mechanized", "units"),
    "counter_reveal": ("betray", "pass"),
    "deploy": ("deploy", "none", "transfer"),
    "deploy_extra": ("deploy",),
    "discard_down": ("discard",),
    "fleet_dial": ("dial",),
    "flip": ("done", "facedown", "faceup"),
    "forbid_title": ("title",),
    "free_recruits": ("leader", "units"),
    "gift_amount": ("amount",),
    "keep_cards": ("discard", "done"),
    "loan_amount": ("amount",),
    "move_from": ("from", "stay"),
    "move_to": ("to",),
    "name_player": ("name",),
    "negotiate": ("give", "leave", "permit", "propose", "ready", "withhold"),
    "place_starting_units": ("space", "units"),
    "predict_winner": ("race", "round"),
    "recruit": ("done", "leader", "mechanized", "permit", "units", "withhold"),
    "relocate": ("stay", "to"),
    "reveal_traitor": ("pass", "reveal"),
    "select_traitor": ("keep",),
    "share_or_betray": ("betray", "share"),
    "take_casualties": ("lose",),
    "transfer_to": ("to",),
    "window": ("pass", "play"),
}
"""The verbs that each question offers; the games played below prove that there are no others."""


def prompts() -> set[str]:
    return {step.prompt for step in REX.steps if issubclass(step, Question)}


def option_keys() -> set[str]:
    return {WORDS.option_key(prompt, (verb,)) for prompt, verbs in VERBS.items() for verb in verbs}


def calls(name: str) -> Iterator[ast.Call]:
    for path in SOURCE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if path.relative_to(SOURCE).parts[0] in OTHER_RULES or f"{name}(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def refusal_keys() -> set[str]:
    return {
        str(call.args[1].value)
        for call in calls("Refusal")
        if len(call.args) > 1 and isinstance(call.args[1], ast.Constant)
    }


def names() -> set[str]:
    """Every id that has a name of its own."""
    return {
        *tables.RACE,
        *tables.SPACES,
        *tables.LEADERS,
        *tables.STRATEGY,
        *(card.id for card in tables.INFLUENCE_CARDS),
        *tables.BOMBARDMENT,
        *tables.DIFFICULTY,
        *(advantage for race in tables.RACES for advantage in race.advantages),
        *(listener.id for listener in REX.listeners),
        "reserve",
        "casualties",
    }


def ways_to_win() -> set[str]:
    return {str(value) for name, value in vars(winning).items() if name.startswith("BY_")}


def phases() -> set[str]:
    return {"setup", *Round.stages} - {"begin", "next_round"}


EXPECTED = {
    "prompt": prompts(),
    "rule": prompts(),
    "moment": set(REX.moments),
    "refusal": refusal_keys(),
    "event": set(REX.events),
    "name": names(),
    "phase": phases(),
    "setting": {setting.id for setting in REX.settings},
    "how": ways_to_win(),
}


@pytest.mark.parametrize("kind", EXPECTED)
def test_everything_has_a_message_and_every_message_a_use(kind: str) -> None:
    found = {key.removeprefix(f"{kind}-") for key in WORDS.keys(f"{kind}-")}
    assert found == EXPECTED[kind]


def test_every_verb_has_a_message_and_every_message_a_verb() -> None:
    assert set(VERBS) == prompts()
    assert set(WORDS.keys("option-")) == option_keys()


def test_cards_and_advantages_tell_what_they_do() -> None:
    powers = {advantage for race in tables.RACES for advantage in race.advantages}
    doing = {*tables.STRATEGY, *tables.DIFFICULTY, *powers, *(listener.id for listener in REX.listeners)}
    assert all(WORDS.say(f"name-{each}.does") for each in sorted(doing))
    for race in tables.RACE:
        assert all(
            WORDS.say(f"name-{race}.{part}") for part in ("short", "letter", "begins", "victory", "ally")
        )
    assert len({WORDS.say(f"name-{race}.letter") for race in tables.RACE}) == len(tables.RACE)


def test_names_tell_the_strength_of_leaders_and_the_difficulty_of_betrayals() -> None:
    for leader, strength in tables.STRENGTH.items():
        assert WORDS.name(leader).endswith(f" ({strength})")
        assert WORDS.name(leader).startswith(WORDS.say(f"name-{tables.RACE_OF[leader]}.short"))
    for card, difficulty in tables.DIFFICULTY.items():
        assert WORDS.say(f"name-{card}.does").startswith(f"Difficulty {difficulty}.")


def test_names_of_different_things_differ() -> None:
    told = [WORDS.name(each) for each in sorted(names() - {"lazax_loan"})]
    assert len(told) == len(set(told))


# The files


def test_the_files_of_a_language_are_found_for_the_table_and_the_game() -> None:
    folder = locale_folder() / "en"
    assert folder / "table.ftl" in message_files("en")
    assert {folder / "table.ftl", folder / "rex.ftl"} <= set(message_files("en", "rex"))
    known = {path for game in built_in() for path in game_files("en", game)}
    of_the_client = {path for path in folder.iterdir() if path.name.startswith("web")}
    assert set(folder.iterdir()) == {*message_files("en"), *known, *of_the_client}


def test_what_only_pages_say_is_not_read_for_the_terminal() -> None:
    only_pages = {path.name for path in set(game_files("en", "rex")) - set(message_files("en", "rex"))}
    assert {"rex-rules.ftl", "rex-web-board.ftl"} <= only_pages
    assert {name for name in only_pages if not name.startswith(("rex-web", "rex-rules"))} == set()


# Real arguments


def test_asks_options_refusals_and_events_of_real_games_fit_their_words() -> None:
    """Strict words raise on a message that is missing, an argument that is not there, a name nobody knows."""
    wanted = {
        key for kind in ("event", "option", "prompt", "moment", "refusal") for key in WORDS.keys(f"{kind}-")
    }
    wanted -= {f"refusal-{key}" for key in RARE}
    told: set[str] = set()
    seen: set[Thing] = set()
    for seed in range(MOST_GAMES):
        for thing in _things(seed):
            if thing not in seen:
                seen.add(thing)
                told |= set().union(*(_tell(words, thing) for words in SPEAKERS))
        if seed > FEWEST_GAMES and wanted <= told:
            break
    assert wanted - told == set()


FEWEST_GAMES, MOST_GAMES = 40, 400

RARE: dict[str, tuple[Noun, ...]] = {
    "not_while_waiting": (),
    "finish_first": (),
    "enough_beside": (),
    "race_not_recommended": ("xxcha",),
    "nowhere_to_go": ("imperial_palace",),
    "nothing_can_move": (),
    "not_your_turn": (),
    "no_target_yet": (),
    "offensive_resolved": (),
    "no_alliances": (),
    "nobody_to_name": (),
    "banned_already": (1,),
    "negotiation_limit": (4,),
    "not_an_ally": (1,),
    "lent_already": (1,),
    "no_casualties": (),
    "traitor_deck_empty": (),
    "permission_changed": (1,),
    "one_leader_a_round": (),
    "one_mechanized_a_round": (),
    "reserve_empty": (),
    "own_deployment": (),
    "observed_already": (1,),
    "own_advantage": (),
    "cancelled_already": (),
    "no_shielded_space": (),
    "flipped_already": ("imperial_palace",),
    "ally_present": ("imperial_palace",),
    "mixed_sides": ("imperial_palace",),
    "not_your_allys_battle": (),
    "not_your_battle": (),
    "title_forbidden": ("energy_rifle",),
    "bound_by_command": ("attack", ""),
    "betrayal_too_low": (5,),
    "betrayal_unfulfilled": ("war_chest",),
    "not_your_leader": ("sol_1",),
    "leader_is_dead": ("sol_1",),
    "fought_elsewhere": ("sol_1", "imperial_palace"),
    "leader_is_alive": ("sol_1",),
    "not_in_hand": ("energy_rifle",),
    "card_of_another_kind": ("energy_rifle", "defense"),
    "at_least_one_unit": (),
    "at_least_one_influence": (),
    "casualties_at_most": (3,),
    "facedown_there": ("imperial_palace",),
    "no_units_there": ("imperial_palace",),
    "only_in_ceasefire": (),
    "permission_has_its_time": (),
    "no_such_round": (8,),
    "predict_another": (),
    "race_not_at_table": ("sol",),
    "traitor_not_dealt": ("sol_1",),
    "dial_ends": (20,),
    "dial_at_most": (3,),
    "starting_units_left": (3,),
    "already_there": ("imperial_palace",),
    "other_kind_asked": ("facedown",),
    "units_there": (3, "reserve"),
    "only_facedown_beside_ally": ("imperial_palace",),
    "only_influence": (),
    "give_to_another": (),
    "propose_with_yourself": (),
    "members_in_order": (),
    "no_permission_needed": (),
    "permission_stands": (1,),
    "bid_banned": (),
    "hand_full": (4,),
    "passed_already": (),
    "lazax_only": (),
    "no_mechanized_casualties": (),
    "mechanized_not_free": (),
    "five_free_units": (),
    "way_bombarded": ("imperial_palace",),
    "way_demolished": ("imperial_palace",),
    "way_barred_twice": ("imperial_palace",),
    "advantage_cancelled": ("hacan_shipping",),
    "hacan_ships_only": (),
    "battles_are_fought": (),
    "fight_another": (),
    "allies_do_not_fight": (1,),
    "no_battle_in_council": ("galactic_council",),
    "opponent_not_there": (1, "imperial_palace"),
    "all_facedown": ("imperial_palace",),
    "all_faceup": ("imperial_palace",),
    "no_battle_card": ("informant",),
    "other_part_asked": ("slot",),
    "card_needs_leader": ("energy_rifle",),
    "leader_required": (),
    "card_promised": ("attack",),
    "losses_there": (1, 0, "imperial_palace"),
    "losses_at_least": (3,),
    "losses_needless": (3,),
    "not_committed": ("energy_rifle",),
    "name_another": (),
    "flight_at_most": (10,),
    "loan_at_most": (3,),
    "once_only": ("xxcha_observer",),
    "not_yours": ("xxcha_observer",),
    "not_this_moment": ("xxcha_observer",),
    "happens_by_itself": ("xxcha_observer",),
    "game_over": (),
    "not_asked": (),
    "not_an_option": (),
    "no_such_seat": (),
    "not_offered": (),
    "nothing_to_undo": (),
    "another_seat_chose": (),
    "cannot_unlearn": (),
}
"""Refusals that random games seldom or never meet, with arguments as the rules give them."""


@pytest.mark.parametrize("key", RARE)
def test_rare_refusals_fit_their_words(key: str) -> None:
    for words in SPEAKERS:
        text = words.refusal(Refusal("Rex p.1", key, RARE[key]))
        assert text and "{" not in text


class Asked(NamedTuple):
    """A question, or one of its options, as something that can be compared."""

    prompt: str
    about: tuple[tuple[str, Noun], ...]
    option: tw.Option = ()


Thing = Asked | Event | Refusal


def _things(seed: int) -> Iterator[Thing]:
    """Whatever a game shows from its beginning to its end, as things that can be compared."""
    seats = 3 + seed % 4
    options: dict[str, Noun] = {
        "betrayal": True,
        "facedown_coexist": seed % 3 == 0,
        "recommended": seed % 5 == 0,
    }
    game = tw.new_game("rex", seats, seed, options)
    bots = [tw.bot("random", seed * 10 + seat) for seat in range(seats)]
    while not game.over:
        for ask in game.asks:
            yield from _asked(game, ask)
        number = game.asks[0].seat
        game.choose(number, bots[number].decide(tw.Seat(game, number)))
    for event in game.log:
        yield Event(event.kind, event.args, None, 0)


def _asked(game: tw.Game, ask: Ask) -> Iterator[Thing]:
    about = tuple(sorted(ask.about.items()))
    yield Asked(ask.prompt, about)
    for option, refusal in game.explain(ask.seat):
        yield Asked(ask.prompt, about, option)
        if refusal is not None:
            yield refusal


def _tell(words: Words, thing: Thing) -> set[str]:
    """Put a thing into words; the keys of the messages that were needed."""
    if isinstance(thing, Event):
        words.event(thing, REX.events[thing.kind])
        return {f"event-{thing.kind}"}
    if isinstance(thing, Refusal):
        words.refusal(thing)
        return {f"refusal-{thing.key}"}
    ask = Ask("", 0, thing.prompt, (), "", dict(thing.about))
    if thing.option:
        assert thing.option[0] in VERBS[ask.prompt]
        assert words.option(ask, thing.option)
        return {words.option_key(ask.prompt, thing.option)}
    assert words.prompt(ask)
    moment = {f"moment-{ask.about['moment']}"} if ask.prompt == "window" else set()
    return {f"prompt-{ask.prompt}", *moment}


# The words themselves


def test_the_last_name_takes_all_arguments_that_are_left() -> None:
    assert arguments(("seat", "members"), (1, 2, 3)) == {"seat": 1, "members": "2 3", "members_count": 2}
    assert arguments(("seat", "members"), (1, 2)) == {"seat": 1, "members": 2, "members_count": 1}
    assert arguments(("seat", "titles"), (1,)) == {"seat": 1, "titles": "", "titles_count": 0}
    assert arguments((), ()) == {}


def test_players_are_called_by_their_race_once_they_have_one() -> None:
    words = Words(game="rex", races=("sol", ""), strict=True)
    assert [words.player(seat) for seat in (0, 1, -1)] == ["Sol", "Seat 2", "nobody"]
    assert words.seated(("sol", "")) is words
    assert words.seated(("sol", "lazax")).player(1) == "Lazax"


def test_copies_of_a_card_bear_the_name_of_the_card() -> None:
    assert WORDS.name("temporary_ceasefire_3") == WORDS.name("temporary_ceasefire")
    assert WORDS.name(7) == "7"


def test_lists_read_like_sentences() -> None:
    assert [WORDS.listed(items) for items in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "none",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_strict_words_raise_and_others_make_do() -> None:
    for key, args in (("no-such-message", {}), ("event-bid", {}), ("event-bid", {"seat": 0})):
        with pytest.raises(MissingWords):
            WORDS.say(key, **args)
    assert Words(game="rex").say("event-no_such_event") == "No such event"
    assert Words(game="rex").say("nothing_like_it") == "Nothing like it"
    assert Words(game="rex").name("no_such_thing") == "No such thing"
    with pytest.raises(MissingWords):
        WORDS.name("no_such_thing")


def test_a_language_without_a_message_falls_back_to_english() -> None:
    assert Words("xx", "rex").say("name-sol") == "Federation of Sol"


@pytest.mark.parametrize("words", SPEAKERS, ids=lambda each: each.language)
def test_units_of_nobody_have_a_name_of_their_own(words: Words) -> None:
    assert words.player(-2) == words.say("neutral") != words.player(-1)


def test_a_game_that_does_not_speak_a_language_is_spoken_of_in_english_alone() -> None:
    own = {path.parent.name for path in message_files("it", "ti4") if path.name.startswith("imperium")}
    lent = {path.parent.name for path in message_files("it", "ti3") if path.name.startswith("imperium")}
    assert (own, lent) == ({"it"}, set())
    assert Words("it", "ti3").say("refusal-no_action_now") == Words("en", "ti3").say("refusal-no_action_now")

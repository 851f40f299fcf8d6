"""What only the one who looks may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from throneworld.cli.screen import View
from throneworld.cli.ti4.players import note_name
from throneworld.words import Words


def secrets(view: View, words: Words) -> list[str]:
    """One's own cards and technologies, and what one has seen of others; one's own notes are no news."""
    own, seat = view["you"], view["seat"]
    notes = [note_name(words, note) for note in own["notes"] if note["owner"] != seat]
    known = _technologies(view, words, seat)
    held = {
        "galaxy-hand": _titles(words, own["action_cards"]) if view["round"] else "",
        "galaxy-secrets": _titles(words, own["secrets"]) if own["secrets"] else "",
        "galaxy-notes": words.listed(notes) if notes else "",
        "galaxy-technologies": words.listed(known) if known else "",
    }
    lines = [words.say(key, cards=cards) for key, cards in held.items() if cards]
    return lines + _seen(view, words)


def hand(view: View) -> list[str]:
    own = view["you"]
    return [*own["action_cards"], *own["secrets"], *(note["title"] for note in own["notes"])]


def _technologies(view: View, words: Words, seat: int) -> list[str]:
    player, mark = view["players"][seat], words.say("galaxy-mark-exhausted")
    resting = player["exhausted_technologies"]
    return [
        f"{words.name(each)} {mark}" if each in resting else words.name(each)
        for each in player["technologies"]
    ]


def _seen(view: View, words: Words) -> list[str]:
    """Notes that are where they began are no news."""
    own = view["you"]
    strays = [each for each in own["known_cards"] if not each["card"].endswith(f":{each['seat']}")]
    cards = [_seen_with(words, each["card"], each["seat"]) for each in strays]
    agendas = [
        words.say("galaxy-known-agenda", place=each["place"] + 1, agenda=each["agenda"])
        for each in own["known_agendas"]
    ]
    return ([words.say("galaxy-known-cards", cards=words.listed(cards))] if cards else []) + agendas


def _seen_with(words: Words, card: str, holder: int) -> str:
    """An action card, or a note, which is written `title:owner`, in the hand of another."""
    title, _, owner = card.partition(":")
    name = note_name(words, {"title": title, "owner": int(owner)}) if owner else words.name(title)
    return words.say("galaxy-known-card", name=name, holder=words.player(holder))


def _titles(words: Words, titles: Iterable[str]) -> str:
    """Names, the same one only once with its number."""
    return words.listed(
        [
            words.say("galaxy-units", name=words.name(title), count=count, damaged=0)
            for title, count in Counter(titles).items()
        ]
    )

"""Two people at a table make a deal while a third decides."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.visitor import DESK, PHONE, Visitor, caller, visiting
from throneworld.client import Ask, Client
from throneworld.client.messages import Option

pytestmark = pytest.mark.game("ti4")

MOST_CHOICES = 400
PROMPT = "secondary_ability"
"""The question that the third player thinks about."""
NAMES = ("Ann", "Ben", "Cat")


class Hand(NamedTuple):
    """How somebody plays, and the words that he reads there."""

    name: str
    language: str
    viewport: Any
    keyboard: bool
    trade: str
    approach: str
    propose: str
    decline: str
    accept: str
    made: str


HANDS = (
    Hand(
        "desk",
        "en",
        DESK,
        False,
        "Trade",
        "Trade with",
        "Make this offer",
        "Decline",
        "Accept",
        "make the deal",
    ),
    Hand(
        "phone",
        "it",
        PHONE,
        False,
        "Commercio",
        "Commercia con",
        "Fai questa offerta",
        "Rifiuta",
        "Accetta",
        "concludono l'accordo",
    ),
    Hand(
        "keyboard",
        "de",
        DESK,
        True,
        "Handel",
        "handeln",
        "So anbieten",
        "Ablehnen",
        "Annehmen",
        "sind sich einig",
    ),
)


class Deal(NamedTuple):
    """A table at which a third is asked while these two could trade: by name, who sits where."""

    table: str
    people: list[Client]
    third: int

    def question(self) -> Ask:
        ask = self.people[2].view(self.table, self.third).ask
        assert ask is not None
        return ask

    def goods(self) -> list[int]:
        players = self.people[0].view(self.table, 0).view["players"]
        return [player["trade_goods"] for player in players]


def begun(url: str, hand: Hand) -> Deal:
    """Ann, whom distance does not hinder, takes trade goods, and one of the others is asked about it."""
    people = [caller(url) for _ in NAMES]
    for person, name in zip(people, NAMES, strict=True):
        person.guest(f"{name} {hand.name}")
    seats = [{"holder": "me", "faction": "hacan"}, {"holder": "open"}, {"holder": "open"}]
    table = people[0].create_table("ti4", seats, access="private", terms={"release": "instant"})
    for number, person in enumerate(people[1:], start=1):
        person.join(table["id"], number, table["invite"])
    people[0].start(table["id"])
    return _play(table["id"], people)


def _play(table: str, people: list[Client]) -> Deal:
    dice = random.Random(1)
    for _ in range(MOST_CHOICES):
        views = [person.view(table, seat) for seat, person in enumerate(people)]
        asks = [view.ask for view in views]
        asked = [seat for seat, ask in enumerate(asks) if ask is not None]
        if asked[0] and _can_deal(views[0].view, asks[asked[0]]):
            taker = 3 - asked[0]
            return Deal(table, [people[0], people[taker], people[asked[0]]], asked[0])
        ask = asks[asked[0]]
        assert ask is not None
        people[asked[0]].choose(table, asked[0], ask.id, _wanted(asked[0], ask, dice))
    raise AssertionError("nobody could trade while a third was asked")


def _can_deal(view: dict[str, Any], ask: Ask | None) -> bool:
    """Whether Ann has something to give while another is asked about her card."""
    able = view["beside"] is not None and view["players"][0]["trade_goods"] > 0
    return able and ask is not None and ask.prompt == PROMPT and len(ask.options) > 1


def _wanted(seat: int, ask: Ask, dice: random.Random) -> Option:
    """Ann takes and uses the card for trade, and lets nobody use it for free; the others leave it to her, and
    keep their tokens."""
    if ask.prompt in (PROMPT, "who_replenishes"):
        return ask.options[-1]
    own = [option for option in ask.options if (option[-1] == "trade") == (seat == 0)]
    return dice.choice(own or ask.options)


@contextmanager
def gathered(browser: Browser, deal: Deal, hand: Hand) -> Iterator[list[Visitor]]:
    """The two and the third, each at a screen of his own."""
    with ExitStack() as stack:
        url = deal.people[0].url
        visitors = [stack.enter_context(visiting(browser, url, viewport=hand.viewport)) for _ in NAMES]
        for visitor, person in zip(visitors, deal.people, strict=True):
            visitor.is_signed_in_as(person)
            kept = json.dumps(json.dumps({"language": hand.language}))
            visitor.page.add_init_script(f"localStorage.setItem('throneworld', {kept})")
            visitor.visit(f"/t/{deal.table}")
        yield visitors


def press(hand: Hand, target: Locator) -> None:
    if hand.keyboard:
        reach(target)
        target.page.keyboard.press("Enter")
    else:
        target.click()


def reach(target: Locator) -> None:
    """By the keyboard alone."""
    target.wait_for()
    for _ in range(200):
        if target.evaluate("it => document.activeElement === it"):
            return
        target.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not get to {target}")


def fill(hand: Hand, box: Locator, amount: str) -> None:
    if hand.keyboard:
        reach(box)
        box.page.keyboard.press("Control+A")
        box.page.keyboard.type(amount)
    else:
        box.fill(amount)


def unfold(hand: Hand, visitor: Visitor, picture: str) -> Locator:
    """What goes on beside the question, opened; it never opens by itself."""
    panel = visitor.page.locator("#around-beside")
    expect(panel.locator("#beside-inside")).to_be_hidden()
    visitor.picture(f"deal-{hand.name}-{picture}")
    if hand.keyboard:
        visitor.page.keyboard.press("x")
        expect(panel).to_be_focused()
    else:
        panel.locator(".fold").click()
    expect(panel.locator("#beside-inside")).to_be_visible()
    return panel


@pytest.mark.parametrize("hand", HANDS, ids=[hand.name for hand in HANDS])
def test_two_make_a_deal_while_a_third_decides(browser: Browser, url: str, hand: Hand) -> None:
    deal = begun(url, hand)
    open_question, goods = deal.question(), deal.goods()
    with gathered(browser, deal, hand) as (ann, ben, cat):
        question = cat.page.locator(f".question[data-prompt={PROMPT}]")
        expect(question).to_be_visible()
        unfold(hand, ann, "bar")
        _offer(hand, ann, deal)
        _answer(hand, ben, hand.decline)
        _offer(hand, ann, deal)
        _answer(hand, ben, hand.accept)
        taker = 3 - deal.third
        goods[0], goods[taker] = goods[0] - 1, goods[taker] + 1
        assert deal.goods() == goods
        expect(cat.page.locator(".story")).to_contain_text(hand.made)
        expect(question).to_be_visible()
        assert deal.question() == open_question
        cat.picture(f"deal-{hand.name}-third")
        press(hand, question.locator("fieldset button").last)
        expect(question).to_have_count(0)


def test_what_is_offered_in_one_window_goes_from_another(browser: Browser, url: str) -> None:
    """Also from under the hand of somebody who is typing there."""
    hand = HANDS[0]
    deal = begun(url, hand._replace(name="windows"))
    ann = deal.people[0]
    twice = Deal(deal.table, [ann, ann, deal.people[2]], deal.third)
    with gathered(browser, twice, hand) as (one, other, _):
        unfold(hand, one, "one")
        panel = unfold(hand, other, "other")
        press(hand, other.page.get_by_role("button", name=hand.approach).nth(2 - deal.third))
        fill(hand, panel.locator("input[type=number]").first, "2")
        terms = one.page.locator("#around-beside input[type=number]").first
        fill(hand, terms, "1")
        press(hand, one.page.get_by_role("button", name=hand.propose))
        expect(terms).to_have_count(0)
        expect(panel.locator("input[type=number]")).to_have_count(0)


def _offer(hand: Hand, ann: Visitor, deal: Deal) -> None:
    panel = ann.page.locator("#around-beside")
    expect(panel.locator(".fold")).to_contain_text(hand.trade)
    ann.picture(f"deal-{hand.name}-approach")
    press(hand, panel.get_by_role("button", name=hand.approach).nth(2 - deal.third))
    fill(hand, panel.get_by_role("region").first.locator("input[type=number]").first, "1")
    ann.picture(f"deal-{hand.name}-offer")
    assert ann.overflows() == 0
    press(hand, panel.get_by_role("button", name=hand.propose))
    expect(panel.locator("input[type=number]")).to_have_count(0)


def _answer(hand: Hand, ben: Visitor, answer: str) -> None:
    """With the answer the panel goes; whoever was there goes on at the decision."""
    panel = ben.page.locator("#around-beside.lit")
    panel.wait_for()
    unfold(hand, ben, "lit")
    ben.picture(f"deal-{hand.name}-answer")
    assert ben.barriers() == []
    press(hand, panel.get_by_role("button", name=answer, exact=True))
    expect(ben.page.locator("#around-beside")).to_have_count(0)
    expect(ben.page.locator("#around-decision")).to_be_focused()

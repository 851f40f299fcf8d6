"""The documentation page: complete, and nothing but text and style from this server."""

from __future__ import annotations

from html.parser import HTMLParser

import httpx
import pytest

from tests.table.openapi.document import operations, the_document
from tests.waiting import LAST_RESORT
from throneworld.table.api.plain import words


class Page(HTMLParser):
    """What is on the page: its elements, ids and links."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def values(self, name: str) -> list[str]:
        return [value for each, value in self.attributes if each == name]


@pytest.fixture(scope="module")
def answer(server: str) -> httpx.Response:
    return httpx.get(f"{server}/api/v1/docs", trust_env=False, timeout=LAST_RESORT)


@pytest.fixture(scope="module")
def page(answer: httpx.Response) -> Page:
    return Page(answer.text)


def test_it_is_a_page_for_browsers(answer: httpx.Response, server: str) -> None:
    assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    style = httpx.get(f"{server}/api/v1/docs/style.css", trust_env=False, timeout=LAST_RESORT)
    assert style.status_code == 200 and style.headers["content-type"].startswith("text/css")
    assert "prefers-color-scheme: dark" in style.text and "url(" not in style.text


def test_it_has_no_script_and_no_style_of_its_own(page: Page) -> None:
    assert not {"script", "style", "iframe", "object", "embed", "form"} & set(page.elements)
    assert not [name for name, _ in page.attributes if name.startswith("on") or name == "style"]


def test_it_takes_nothing_from_elsewhere(page: Page) -> None:
    used = page.values("href") + page.values("src")
    assert all(each.startswith(("#", "/api/v1/docs", "data:,")) for each in used)


def test_every_operation_and_every_schema_has_its_place(page: Page) -> None:
    places = set(page.values("id"))
    assert {described["operationId"] for _, _, described in operations()} <= places
    assert {f"schema-{name}" for name in the_document()["components"]["schemas"]} <= places


def test_every_link_leads_somewhere(page: Page) -> None:
    places = page.values("id")
    assert len(places) == len(set(places))
    assert {each.removeprefix("#") for each in page.values("href") if each.startswith("#")} <= set(places)


def test_it_tells_how_to_sign_in_what_errors_are_and_how_the_socket_speaks(answer: httpx.Response) -> None:
    for word in ("X-CSRF-Token", "Authorization: Bearer", "ErrorData", "resync", "seq", "Retry-After"):
        assert word in answer.text


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ({"type": "integer", "minimum": 0, "maximum": 7}, "whole number, 0 to 7"),
        ({"type": "number"}, "number"),
        ({"type": "string", "minLength": 1, "maxLength": 40}, "text, 1 to 40 characters"),
        ({"type": "string", "minLength": 5, "maxLength": 5}, "text, 5 characters"),
        (
            {"type": "array", "items": {"type": "boolean"}, "maxItems": 9},
            "list of true or false, up to 9 of them",
        ),
        ({"enum": ["a", None]}, "<code>a</code> or <code>null</code>"),
        ({"anyOf": [{"$ref": "#/x/Y"}, {"type": "null"}]}, '<a href="#schema-Y">Y</a> or null'),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "names, each with text"),
        ({"type": "string", "pattern": "^<$"}, "text, like <code>^&lt;$</code>"),
        ({}, "anything"),
    ],
)
def test_kinds_are_told_in_words(schema: dict[str, object], said: str) -> None:
    assert words(schema) == said

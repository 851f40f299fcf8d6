"""The documentation page: the OpenAPI document as plain HTML, without a script and from this server alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from throneworld.table.api.contents import MESSAGES
from throneworld.table.api.plain import given, link, name_of, words

PAGES = Path(__file__).with_name("pages")
TITLE = "Throneworld API"
Document = Mapping[str, Any]


def style() -> bytes:
    return (PAGES / "style.css").read_bytes()


def page(document: Document, *, style_url: str, json_url: str, largest: int) -> str:
    """The whole page."""
    body = "\n".join(
        [
            (PAGES / "introduction.html").read_text(encoding="utf-8"),
            _errors(document),
            "</section>",
            _websocket(document, largest),
            *(_part(document, tag) for tag in document["tags"]),
            _schemas(document),
        ]
    )
    return _frame(style_url, _head(document, json_url) + _contents(document), body)


def _head(document: Document, json_url: str) -> str:
    version = escape(document["info"]["version"])
    return (
        f'<header><h1>{TITLE}</h1><p class="quiet">Version {version}. The same for programs: '
        f'<a href="{json_url}">OpenAPI 3.1</a>.</p></header>\n'
    )


def _frame(style_url: str, contents: str, body: str) -> str:
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{TITLE}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<link rel="icon" href="data:,">\n<link rel="stylesheet" href="{style_url}">\n</head>\n<body>\n'
        '<a class="skip" href="#begin">Skip the contents</a>\n<div class="frame">\n'
        f"{contents}\n<main>\n{body}\n</main>\n</div>\n</body>\n</html>\n"
    )


# Contents


def _contents(document: Document) -> str:
    first = [("begin", "How to begin"), ("who", "Who is calling"), ("errors", "When something goes wrong")]
    parts = [_list_of([*first, ("websocket", "The websocket")])]
    for tag in document["tags"]:
        named = [(call["operationId"], call["summary"]) for _, _, call in _calls(document, tag["name"])]
        head = f'<a class="part" href="#{tag["name"]}">{escape(tag["name"].capitalize())}</a>'
        parts.append(f'<div class="calls">{head}{_list_of(named)}</div>')
    parts.append(_list_of([("schemas", "What is sent and what comes back")]))
    return f'<nav aria-label="Contents">{"".join(parts)}</nav>'


def _list_of(entries: Iterable[tuple[str, str]]) -> str:
    return "<ul>" + "".join(f'<li><a href="#{to}">{escape(text)}</a></li>' for to, text in entries) + "</ul>"


# Calls


def _calls(document: Document, tag: str) -> Iterator[tuple[str, str, Document]]:
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            if tag in call["tags"]:
                yield method, path, call


def _part(document: Document, tag: Document) -> str:
    calls = "".join(_call(*each) for each in _calls(document, tag["name"]))
    name, about = tag["name"], escape(tag["description"])
    return f'<section id="{name}"><h2>{name.capitalize()}</h2><p>{about}</p>{calls}</section>'


def _call(method: str, path: str, call: Document) -> str:
    address = f'<code class="method {method}">{method.upper()}</code><code>{escape(path)}</code>'
    return (
        f'<article class="call" id="{call["operationId"]}"><h3>{escape(call["summary"])}</h3>'
        f'<p class="address">{address}</p>'
        f"<p>{_marked(call['description'])}</p>{_parameters(call)}{_body(call)}{_answers(call)}</article>"
    )


def _parameters(call: Document) -> str:
    rows = [
        (
            f"<code>{escape(each['name'])}</code>{_needed(each['required'], each['in'])}",
            words(each["schema"]),
            _marked(_joined(each.get("description", ""), given(each["schema"]))),
        )
        for each in call.get("parameters", [])
    ]
    return "<h4>In the address</h4>" + _table(("Name", "Kind", "Meaning"), rows) if rows else ""


def _needed(required: bool, where: str) -> str:
    text = "" if where == "path" else ("needed" if required else "")
    return f'<span class="needed">{text}</span>' if text else ""


def _body(call: Document) -> str:
    if "requestBody" not in call:
        return ""
    optional = "" if call["requestBody"]["required"] else " It may be left out."
    return f"<h4>Body</h4><p>{words(_content(call['requestBody']))}.{optional}</p>"


def _answers(call: Document) -> str:
    done = [(status, each) for status, each in call["responses"].items() if status.startswith("2")]
    refused = [status for status in call["responses"] if not status.startswith("2")]
    said = [f"<code>{status}</code> {_answer(each)}" for status, each in done]
    errors = ", ".join(f'<a href="#error-{status}">{status}</a>' for status in refused)
    return f"<h4>Answer</h4><p>{'; '.join(said)}. Errors: {errors}.</p>"


def _answer(response: Document) -> str:
    return words(_content(response)) if "content" in response else "without a body"


def _content(holder: Document) -> Document:
    schema: Document = holder["content"]["application/json"]["schema"]
    return schema


# Errors, the websocket, schemas


def _errors(document: Document) -> str:
    rows = [
        (f'<code id="error-{status}">{status}</code>', _marked(each["description"]))
        for status, each in document["components"]["responses"].items()
    ]
    return _table(("Status", "What it means"), rows, "short")


def _websocket(document: Document, largest: int) -> str:
    socket = document["x-websocket"]
    text = (PAGES / "websocket.html").read_text(encoding="utf-8")
    told = text.replace("{path}", escape(socket["path"])).replace("{largest}", f"{largest:,}")
    sent, received = (_messages(document, socket[side]) for side in ("from_client", "from_table"))
    return (
        f'<section id="websocket"><h2>The websocket</h2>{told}<h4>What a client sends</h4>{sent}'
        f"<h4>What the table sends</h4>{received}</section>"
    )


def _messages(document: Document, union: Document) -> str:
    rows = []
    for kind, reference in union["discriminator"]["mapping"].items():
        name = name_of({"$ref": reference})
        about = MESSAGES.get(kind) or document["components"]["schemas"][name].get("description", "")
        rows.append((f"<code>{escape(kind)}</code>", link(name), _marked(about)))
    return _table(("Type", "Fields", "Meaning"), rows)


def _schemas(document: Document) -> str:
    listed = "".join(_schema(name, each) for name, each in document["components"]["schemas"].items())
    return f'<section id="schemas"><h2>What is sent and what comes back</h2>{listed}</section>'


def _schema(name: str, schema: Document) -> str:
    needed = schema.get("required", [])
    rows = [
        (
            f"<code>{escape(field)}</code>{_needed(field in needed, 'body')}",
            words(each),
            _marked(_joined(each.get("description", ""), given(each))),
        )
        for field, each in schema.get("properties", {}).items()
    ]
    about = f"<p>{_marked(schema['description'])}</p>" if "description" in schema else ""
    return (
        f'<article class="schema" id="schema-{escape(name)}"><h3>{escape(name)}</h3>{about}'
        f"{_table(('Field', 'Kind', 'Meaning'), rows)}</article>"
    )


# Pieces


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]], kind: str = "") -> str:
    titles = "".join(f'<th scope="col">{each}</th>' for each in head)
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table class='{kind}'><thead><tr>{titles}</tr></thead><tbody>{lines}</tbody></table>"


def _joined(*sentences: str) -> str:
    return " ".join(each if each.endswith(".") else f"{each}." for each in sentences if each)


def _marked(text: str) -> str:
    """Words between backticks are code."""
    pieces = escape(text).replace("``", "`").split("`")
    return "".join(f"<code>{each}</code>" if place % 2 else each for place, each in enumerate(pieces))

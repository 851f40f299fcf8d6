"""The pages of the web client: one for every address, files that may be kept, and nothing beside them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table import apps
from tests.table.server import serving
from tests.waiting import LAST_RESORT
from throneworld.table.api import site


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        serving(tmp_path_factory.mktemp("site")) as url,
        httpx.Client(base_url=url, trust_env=False, timeout=LAST_RESORT) as client,
    ):
        yield client


@pytest.mark.parametrize(
    "path", ("/", "/t/AAAA", "/t/AAAA/step/3", "/rules", "/no/such/place", "/index.html")
)
def test_every_address_shows_the_page_and_the_browser_asks_again(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "<div id=" in answer.text


def test_files_are_compressed_and_kept_for_ever(client: httpx.Client) -> None:
    folder = site.web_folder()
    assert folder is not None
    for name in (path.name for path in (folder / "assets").iterdir() if path.suffix == ".js"):
        answer = client.get(f"/assets/{name}")
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        assert len(answer.content) < 1000 or answer.headers["content-encoding"] == "gzip"


def test_nothing_inline_is_allowed(client: httpx.Client) -> None:
    answer = client.get("/")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "<style" not in answer.text and "<script>" not in answer.text


@pytest.mark.parametrize("path", ("/api/v1/nothing", "/api/nothing", "/api/v1/tables/AAAA/nothing"))
def test_an_unknown_call_is_answered_as_one(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404 and answer.json()["error"] == "no_such_page"


@pytest.mark.parametrize(
    "path",
    (
        "/../pyproject.toml",
        "/%2e%2e/pyproject.toml",
        "/assets/../../package.json",
        "/assets/%2e%2e/index.html",
    ),
)
def test_no_path_leads_out_of_the_folder(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert "throneworld-web" not in answer.text and "[project]" not in answer.text


def test_while_the_pages_are_built_anew_the_server_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    page = folder / "index.html"
    page.write_text('<div id="app"></div>')
    monkeypatch.setattr(site, "web_folder", lambda: folder)
    with (
        serving(tmp_path / "data") as url,
        httpx.Client(base_url=url, trust_env=False, timeout=LAST_RESORT) as client,
    ):
        assert client.get("/games").status_code == 200
        page.unlink()
        answer = client.get("/games")
        assert answer.status_code == 503 and "make web" in answer.text and "retry-after" in answer.headers
        page.write_text("<p>back</p>")
        assert client.get("/games").text == "<p>back</p>"


@pytest.mark.parametrize(
    ("method", "path"),
    (
        ("GET", "/"),
        ("GET", "/t/AAAA"),
        ("GET", "/icon.svg"),
        ("GET", "/assets/gone-AAAA.js"),
        ("GET", "/api/v1/games"),
        ("GET", "/api/v1/docs"),
        ("GET", "/api/v1/me"),
        ("GET", "/api/v1/nothing"),
        ("POST", "/api/v1/guest"),
        ("PUT", "/"),
    ),
)
def test_every_answer_tells_the_browser_what_it_may_load(
    client: httpx.Client, method: str, path: str
) -> None:
    answer = client.request(method, path)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_file_of_an_older_page_is_missing_rather_than_another_page(client: httpx.Client) -> None:
    """A page in its place would be read as a script."""
    answer = client.get("/assets/gone-AAAA.js")
    assert answer.status_code == 404 and "html" not in answer.headers["content-type"]


def test_without_the_built_pages_the_server_says_how_to_build_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "web_folder", lambda: None)
    monkeypatch.setattr(apps, "_FREE", defaultdict(list))  # what was put together before knows the pages
    with serving(tmp_path) as url:
        answer = httpx.get(url, trust_env=False, timeout=LAST_RESORT)
        assert answer.status_code == 503 and "make web" in answer.text
        assert httpx.get(f"{url}/api/v1/games", trust_env=False, timeout=LAST_RESORT).status_code == 200

"""Which statements of a game each test runs: found out once, and kept in `build/` until something changes."""

from __future__ import annotations

import base64
import subprocess
import sys
import zlib
from collections.abc import Generator, Sequence
from hashlib import sha256
from pathlib import Path
from zlib import crc32

import msgspec
import pytest
from msgspec import Struct

from tools.mutants.importing import ROOT, SOURCE, mark_all, tree_of
from tools.mutants.sites import statements_of

QUIET = ("-q", "-p", "no:schemathesis", "-p", "no:cacheprovider")
SHARED = "imperium"
GOLDEN = "tests/golden"


class Covered(Struct, frozen=True):
    """What ran in each test: a bit for each statement."""

    digest: str
    starts: dict[str, int]
    many: int
    tests: dict[str, str]
    imported: str
    """What had run before the first test."""

    def running(self, module: str, statement: int) -> list[str]:
        """The tests that run a statement of a module; those that run least come first.

        What is worked out but once runs in one test for all the others: those beside it come last. What runs
        when modules are imported is for all tests.
        """
        byte, bit = divmod(self.starts[module] + statement, 8)
        found = {test: bits for test, bits in self._unpacked().items() if bits[byte] >> bit & 1}
        first = sorted(found, key=lambda test: (int.from_bytes(found[test], "big").bit_count(), test))
        if not first and _unpack(self.imported)[byte] >> bit & 1:
            return sorted(self.tests, key=lambda test: crc32(test.encode()))
        files = {_file(test) for test in first}
        return [*first, *(test for test in self.tests if _file(test) in files and test not in found)]

    def _unpacked(self) -> dict[str, bytes]:
        if not _OPEN:
            _OPEN.update({test: _unpack(packed) for test, packed in self.tests.items()})
        return _OPEN


_OPEN: dict[str, bytes] = {}


def _file(test: str) -> str:
    return test.partition("::")[0]


def modules_of(game: str) -> list[str]:
    """Those of the game, and of the rules that it shares; what is only a table is held by audits."""
    shared = [SHARED] if (SOURCE / "throneworld" / game / "edition.py").exists() else []
    files = (path for each in (game, *shared) for path in (SOURCE / "throneworld" / each).rglob("*.py"))
    names = (".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in files)
    return sorted(name for name in names if ".tables" not in name and not name.endswith("__init__"))


def folders_of(game: str) -> list[str]:
    shared = [f"tests/{SHARED}"] if (SOURCE / "throneworld" / game / "edition.py").exists() else []
    return [f"tests/rules/{game}", f"tests/{game}", *shared, GOLDEN]


def covered(game: str) -> Covered:
    """As it is kept; made in a process of its own if it is not, or not of what is there now."""
    path = ROOT / "build" / f"covered-{game}.json"
    if not path.exists() or _read(path).digest != digest_of(game):
        subprocess.run((sys.executable, "-m", "tools.mutants", "cover", game), cwd=ROOT, check=False)
    return _read(path)


def _read(path: Path) -> Covered:
    return msgspec.json.decode(path.read_bytes(), type=Covered)


def digest_of(game: str) -> str:
    """Of all that is written in Python about the game, and of the tests."""
    folders = [SOURCE / "throneworld" / each for each in (game, SHARED, "kernel", "galaxy")]
    tests = [ROOT / each for each in folders_of(game)]
    files = sorted(path for folder in (*folders, *tests) for path in folder.rglob("*.py"))
    return sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


def cover(game: str) -> int:
    """Run all tests of the game once, and keep what each has run."""
    starts, many = {}, 0
    for module in modules_of(game):
        starts[module] = many
        many += sum(1 for _ in statements_of(tree_of(module)))
    digest = digest_of(game)
    watch = Watch(game, mark_all(starts, many))
    code = pytest.main([*QUIET, *folders_of(game)], plugins=[watch])
    path = ROOT / "build" / f"covered-{game}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.encode(Covered(digest, starts, many, watch.tests, watch.imported)))
    return int(code)


class Watch:
    """A plugin of pytest that looks what each test has run; what fails as it is proves nothing."""

    def __init__(self, game: str, ran: bytearray) -> None:
        self.game, self.ran = game, ran
        self.tests: dict[str, str] = {}
        self.imported = ""
        self.broken: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests of shared rules are of no game; golden games are those of this one."""
        items[:] = [each for each in items if self._concerns_it(each.nodeid)]

    def _concerns_it(self, test: str) -> bool:
        return not test.startswith(GOLDEN) or f"[{self.game}-" in test

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.imported = self.imported or _pack(self.ran)
        self.ran[:] = bytes(len(self.ran))
        done = yield
        if item.nodeid not in self.broken:
            self.tests[item.nodeid] = _pack(self.ran)
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.broken.add(report.nodeid)


def _pack(ran: Sequence[int]) -> str:
    bits = bytearray(-(-len(ran) // 8))
    for number, it in enumerate(ran):
        if it:
            bits[number // 8] |= 1 << number % 8
    return base64.b85encode(zlib.compress(bits)).decode()


def _unpack(packed: str) -> bytes:
    return zlib.decompress(base64.b85decode(packed))

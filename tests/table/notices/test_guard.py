"""What a person's service may not make the server do."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from apprise import Apprise

from throneworld.table.notices import errands, guard, services
from throneworld.table.notices.parcels import Check

INSIDE = [
    *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
    *("100.64.0.1", "224.0.0.1", "255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1%eth0", "fd00::1"),
    *("fec0::1", "ff02::1", "::ffff:127.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
    *("localhost", "example.org", ""),
]
OUTSIDE = ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]


@pytest.mark.parametrize("address", INSIDE)
def test_no_connection_is_made_into_the_network_of_the_server(address: str) -> None:
    for event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
        assert guard.objection(event, (None, (address, 80)), private=False)


@pytest.mark.parametrize("address", OUTSIDE)
def test_connections_to_public_addresses_are_made(address: str) -> None:
    assert not guard.objection("socket.connect", (None, (address, 443)), private=False)


def test_a_server_may_allow_its_own_network() -> None:
    assert not guard.objection("socket.connect", (None, ("127.0.0.1", 80)), private=True)


def test_sockets_of_the_machine_itself_are_out_of_reach() -> None:
    assert guard.objection("socket.connect", (None, "/run/docker.sock"), private=False)


def test_only_files_of_the_program_are_read_and_none_is_written(tmp_path: Path) -> None:
    mine = str(tmp_path / "secret")
    for path in (
        "/etc/passwd",
        b"/etc/passwd",
        mine,
        "/proc/self/environ",
        os.path.dirname(os.__file__) + "/../x",
    ):
        assert guard.objection("open", (path, "r", 0), private=True)
    assert not guard.objection("open", (os.__file__, "rb", 0), private=True)
    assert guard.objection("open", (os.__file__, "a", 0), private=True)
    assert guard.objection("open", (os.__file__, None, os.O_WRONLY), private=True)
    assert not guard.objection("open", (os.devnull, "w", 0), private=True)


def test_a_link_in_the_program_does_not_lead_out_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside, outside = tmp_path / "in", tmp_path / "out"
    inside.mkdir()
    outside.write_text("")
    (inside / "link").symlink_to(outside)
    monkeypatch.setattr(guard, "_program", lambda: (f"{inside}/",))
    assert not guard.readable(str(inside / "link"), "r", 0)


@pytest.mark.parametrize("event", ["subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork"])
def test_no_program_is_started(event: str) -> None:
    assert guard.objection(event, ("sh",), private=True)


def answering(*addresses: str) -> Any:
    return lambda *_, **__: [(0, 0, 0, "", (address, 0)) for address in addresses]


def failing(*_: object, **__: object) -> Any:
    raise socket.gaierror


def test_a_name_that_leads_inside_by_any_of_its_addresses_counts_as_inside() -> None:
    assert guard.resolves_inside("x.example", answering("8.8.8.8", "10.0.0.1"))
    assert not guard.resolves_inside("x.example", answering("8.8.8.8"))
    assert not guard.resolves_inside("x.example", failing)


@pytest.mark.parametrize(
    "url",
    [
        *(
            "file:///etc/passwd",
            "syslog://",
            "rsyslog://localhost",
            "dbus://",
            "gnome://",
            "windows://",
            "macosx://",
        ),
        *(
            "glib://",
            "qt://",
            "kde://",
            "blink1://",
            "growl://localhost",
            "mqtt://localhost/topic",
            "smpp://x",
        ),
        *(
            "xmpp://u:p@example.org",
            "irc://example.org",
            "nonsense://x",
            "nonsense",
            "://",
            "https://example.org/",
        ),
        *("SYSLOG://", " syslog://", "python://x", "exec://ls", "schema://x"),
    ],
)
def test_services_that_are_not_for_people_are_refused(url: str) -> None:
    assert errands.check(url, private=True)[0] in ("unknown_service", "unreadable")


def test_schemes_that_act_on_the_machine_are_no_services() -> None:
    unsafe = {
        "file",
        "syslog",
        "rsyslog",
        "dbus",
        "gnome",
        "glib",
        "windows",
        "macosx",
        "blink1",
        "kodi",
        "mqtt",
    }
    assert not unsafe & services.SERVICES


@pytest.mark.parametrize(
    "url",
    [
        *(
            "json://127.0.0.1/x",
            "json://localhost/x",
            "jsons://[::1]:8443/x",
            "xml://10.0.0.1",
            "form://192.168.0.1",
        ),
        *(
            "json://2130706433/x",
            "ntfy://127.0.0.1/topic",
            "matrix://u:p@169.254.169.254/#room",
            "apprise://[fe80::1]/t",
        ),
        *(
            "mailto://u:p@example.org?smtp=127.0.0.1",
            "gotify://localhost/abcdefghijklmno",
            "JSON://LOCALHOST/x",
        ),
    ],
)
def test_addresses_inside_are_refused_unless_the_server_allows_them(url: str) -> None:
    assert errands.check(url, private=False) == ("private_address", "")
    assert errands.check(url, private=True)[0] == ""


def test_a_url_that_lacks_something_is_refused() -> None:
    assert errands.check("discord://onlyone", private=True) == ("unreadable", "")
    assert errands.check("tgram://", private=True) == ("unreadable", "")


KINDS = ("protocols", "secure_protocols")
SECRET = "JHMHI8qBe7bk2ZwO5U711o3dVjs"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        (f"discord://4174216298/{SECRET}", "discord://4...8/J...s/"),
        (f"https://discord.com/api/webhooks/4174216298/{SECRET}", "discord://4...8/J...s/"),
        (f"tgram://123456789:{SECRET}/12315544/", "tgram://1...s/12315544/"),
        (f"mailto://anna:{SECRET}@mail.example?smtp=8.8.8.8", "mailto://anna:****@mail.example/"),
        (f"json://anna:{SECRET}@8.8.8.8/{SECRET}?+Authorization={SECRET}", "json://anna:****@8.8.8.8/..."),
        (f"form://8.8.8.8:8000/{SECRET}?-key={SECRET}", "form://8.8.8.8:8000/..."),
    ],
)
def test_the_masked_form_of_a_url_shows_no_secret(url: str, shown: str) -> None:
    assert errands.check(url, private=False) == ("", shown)


def test_no_scheme_is_unknown_to_apprise() -> None:
    details = Apprise().details()["schemas"]
    known = {scheme for each in details for kind in KINDS for scheme in each[kind] or ()}
    assert known >= services.SERVICES


def test_an_errand_that_breaks_is_answered_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise msgspec.ValidationError("secret")

    monkeypatch.setattr(errands, "check", broken)
    reply = errands.answer(Check(7, "json://x"), private=True)
    assert (reply.id, reply.problem, reply.masked) == (7, "failed", "")

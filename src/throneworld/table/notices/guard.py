"""What the errands process may touch: public addresses, and files that belong to the program.

People write the URLs, so a service may be told to reach into the server's own network, be redirected there,
or be given the name of a file to send along. The guard sits below all of that: Python tells it of every
connection, file and process before it is made, whatever library asks, and with the address that a name was
resolved to.
"""

from __future__ import annotations

import os
import socket
import sys
import sysconfig
import zoneinfo
from collections.abc import Callable
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from pathlib import Path
from typing import Any

STARTS = frozenset(
    {
        "subprocess.Popen",
        "os.system",
        "os.exec",
        "os.posix_spawn",
        "os.spawn",
        "os.fork",
        "os.forkpty",
        "pty.spawn",
    }
)
CONNECTS = frozenset({"socket.connect", "socket.sendto", "socket.sendmsg"})
NAT64 = IPv6Network("64:ff9b::/96")


def stand(*, private: bool) -> None:
    """Watch everything that this process does from now on; it cannot be undone."""
    _program()

    def hook(event: str, args: tuple[Any, ...]) -> None:
        reason = objection(event, args, private=private)
        if reason:
            raise PermissionError(reason)

    sys.addaudithook(hook)


def objection(event: str, args: tuple[Any, ...], *, private: bool) -> str:
    """Why that must not be done, or nothing."""
    if event in CONNECTS:
        return "" if private or reachable(args[1]) else "that address is not public"
    if event == "open":
        return "" if readable(args[0], args[1], args[2]) else "that file is not for services"
    return "services start no programs" if event in STARTS else ""


def reachable(address: object) -> bool:
    """Whether a socket may connect there. An address that is still a name could turn out to be anything."""
    if address is None:
        return True  # a message on a socket that is already connected
    return isinstance(address, tuple) and public(str(address[0]))


def public(address: str) -> bool:
    try:
        plain = _embedded(ip_address(address.partition("%")[0]))
    except ValueError:
        return False
    return plain.is_global and not (plain.is_multicast or plain.is_reserved or _site_local(plain))


def resolves_inside(host: str, resolve: Callable[..., Any] = socket.getaddrinfo) -> bool:
    """Whether a host name leads to any address that is not public; a name that leads nowhere does not."""
    try:
        found = resolve(host.strip("[]"), None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return False
    return any(not public(str(address[0])) for *_, address in found)


def readable(path: object, mode: object, flags: object) -> bool:
    """Whether a file belongs to Python, to this program or to what they read about time zones."""
    if isinstance(path, int):
        return True
    if _writes(mode, flags):
        return path in (os.devnull, os.devnull.encode())
    place = os.path.realpath(os.fsdecode(path)) if isinstance(path, str | bytes | os.PathLike) else ""
    return place == os.devnull or any(place.startswith(folder) for folder in _program())


def _writes(mode: object, flags: object) -> bool:
    if isinstance(mode, str):
        return any(letter in mode for letter in "wax+")
    return isinstance(flags, int) and bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))


def _site_local(address: IPv4Address | IPv6Address) -> bool:
    return isinstance(address, IPv6Address) and address.is_site_local


def _embedded(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that travels inside an IPv6 one, if there is one."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None) or address


@cache
def _program() -> tuple[str, ...]:
    own = str(Path(__file__).resolve().parents[2])
    libraries = [sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")]
    return tuple(os.path.join(os.path.realpath(folder), "") for folder in (own, *libraries, *zoneinfo.TZPATH))

"""Mail, the service that most people have."""

from __future__ import annotations

import asyncio
import email
from email import policy
from functools import partial

from throneworld.table.notices.courier import Courier

GREETING = b"220 mail.example\r\n"


async def serve(received: list[bytes], reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """As much of SMTP as it takes to receive a message."""
    writer.write(GREETING)
    while line := await reader.readline():
        verb = line[:4].upper()
        if verb == b"DATA":
            writer.write(b"354 go on\r\n")
            received.append(await reader.readuntil(b"\r\n.\r\n"))
        writer.write(b"221 bye\r\n" if verb == b"QUIT" else b"250 fine\r\n")
    writer.close()


def test_a_notice_arrives_as_mail_from_us() -> None:
    async def run() -> list[bytes]:
        received: list[bytes] = []
        server = await asyncio.start_server(partial(serve, received), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        courier = Courier(private=True)
        url = f"mailto://mail.example:{port}?smtp=127.0.0.1&from=us@mail.example&to=anna@mail.example&mode=insecure"
        assert await courier.send(url, "Your turn: Friday", "A table waits for you:\nFriday & Co: https://x")
        await courier.close()
        server.close()
        return received

    (text,) = asyncio.run(run())
    message = email.message_from_bytes(text, policy=policy.default)
    assert message["Subject"] == "Your turn: Friday"
    assert "anna@mail.example" in message["To"]
    assert "Apprise" not in str(message["From"])
    body = message.get_body(("plain", "html"))
    assert body is not None
    assert "Friday & Co: https://x" in body.get_content().replace("&amp;", "&")

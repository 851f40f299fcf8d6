"""The services by which people may be told, by the schemes of their Apprise URLs.

They carry messages to people over HTTP or SMTP. All that act on the machine itself (syslog, dbus, desktops,
devices), speak other protocols, or are meant for alarms and text messages that cost money are left out;
whoever wants one of those can run an Apprise server and name it here.
"""

from __future__ import annotations

MAIL = {"mailto", "mailtos", "mailgun", "resend", "sendgrid"}
CHAT = {
    *("bluesky", "bsky", "discord", "feishu", "flock", "gchat", "groupme", "guilded", "lark", "line"),
    *("mastodon", "mastodons", "matrix", "matrixs", "misskey", "misskeys", "mmost", "mmosts", "nctalk"),
    *("nctalks", "revolt", "rocket", "rockets", "ryver", "signal", "signals", "slack", "synology"),
    *("synologys", "tgram", "threema", "toot", "toots", "twist", "viber", "webex", "wecombot", "whatsapp"),
    *("workflow", "workflows", "wxteams", "zulip"),
}
PUSH = {
    *("bark", "barks", "chanify", "gotify", "gotifys", "hassio", "hassios", "ifttt", "join", "lametric"),
    *("lametrics", "ncloud", "nclouds", "notica", "noticas", "ntfy", "ntfys", "pbul", "pover", "prowl"),
    *("psafer", "psafers", "push", "pushdeer", "pushdeers", "pushed", "pushme", "pushplus", "pushy"),
    *("schan", "simplepush", "spush", "wxpusher"),
}
HOOKS = {"apprise", "apprises", "form", "forms", "json", "jsons", "xml", "xmls"}
"""Addresses that anybody may have made up: their paths may be secret though no library knows."""

SERVICES = frozenset(MAIL | CHAT | PUSH | HOOKS)
PAGES = frozenset({"http", "https"})
"""Many services show the address of a hook as a web address, which Apprise understands."""

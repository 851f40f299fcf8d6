"""The table of contents of the API: how everything that can be asked for is called, and what may go wrong."""

from __future__ import annotations

from collections.abc import Mapping

ABOUT = "Play board games over HTTP and websockets. /api/v1/docs tells about it in plain words."

TAGS: Mapping[str, str] = {
    "people": "Coming in, going out, and all that is one's own.",
    "notices": "How one is told that it is one's turn.",
    "tables": "Which tables there are; making one, sitting down, starting, changing hands.",
    "chat": "What is said at a table, and what each writes down for themselves.",
    "play": "Seeing and choosing. A websocket offers the same, and tells by itself what changes.",
    "orders": "Standing orders: what a seat answers without being asked.",
    "lessons": "The guided first game.",
    "review": "Looking back, going on from there, and games as files.",
}

SUMMARIES: Mapping[str, str] = {
    "people_guest": "Come in as a guest",
    "people_sign_up": "Make an account",
    "people_sign_in": "Sign in",
    "people_sign_out": "Sign out",
    "people_session": "Is anybody known?",
    "people_who_am_i": "Who am I?",
    "people_rename": "Change my name",
    "people_change_password": "Change my password",
    "people_farewell": "Delete myself",
    "people_list_tokens": "My tokens",
    "people_make_token": "Make a token",
    "people_revoke_token": "Withdraw a token",
    "notices_show_notices": "How I am told",
    "notices_change_notices": "Change how I am told",
    "notices_try_notices": "Send a test message",
    "tables_games": "The games there are",
    "tables_words": "The words of a game",
    "tables_tables": "Lists of tables",
    "tables_create": "Make a table",
    "tables_table": "A table",
    "tables_peek": "A private table, by its code",
    "tables_clear_away": "Clear a table away",
    "tables_join": "Sit down",
    "tables_leave": "Leave before the start",
    "tables_arrange": "Say for whom a seat is",
    "tables_start": "Start the game",
    "tables_resign": "Resign",
    "tables_hand_over": "Hand a seat to a bot",
    "tables_take_back": "Take a seat back from a bot",
    "chat_say": "Say something",
    "chat_messages": "What was said",
    "chat_notes": "My notes",
    "chat_write_notes": "Write my notes",
    "play_view": "See the game",
    "fetching_messages": "What is new",
    "play_choose": "Choose",
    "play_undo": "Undo",
    "play_redo": "Redo",
    "play_explain": "Why not?",
    "play_outlook": "What may come of it?",
    "play_log": "The log",
    "play_about": "What follows about one thing",
    "play_asks": "All my open questions",
    "play_proposals": "Open proposals",
    "play_propose": "Propose something to the table",
    "play_vote": "Answer a proposal",
    "play_withdraw": "Withdraw a proposal",
    "orders_orders": "My standing orders",
    "orders_uses": "What my orders have answered",
    "orders_give": "Give a standing order",
    "orders_withdraw": "Withdraw a standing order",
    "lessons_lessons": "The lessons there are",
    "lessons_start_lesson": "Begin a lesson",
    "review_steps": "How many steps there are",
    "review_step": "A step of the game",
    "review_reel": "Several steps at once",
    "review_marks": "Where rounds and phases begin",
    "review_report": "How the game went",
    "review_branch": "What if?",
    "review_practise": "Practise from here",
    "review_export": "The game as a file",
    "review_import_game": "Bring a game file",
}
"""By the name of the module and that of the handler."""

ERRORS: Mapping[int, str] = {
    400: "What was sent does not fit: a field is missing, unknown, of another kind or beyond its bounds.",
    401: "Nobody is signed in, or the token is not known.",
    403: "The caller may not do this, the token is not for it, or the CSRF token is missing.",
    404: "There is no such thing, or the caller may not know that there is.",
    409: "Not now: somebody was faster, the table is in another state, or the rules of the game say no.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    429: "Too often; the header Retry-After tells after how many seconds to come back.",
}

PARAMETERS: Mapping[str, str] = {
    "table_id": "The id of the table.",
    "token_id": "The id of the token.",
    "order_id": "The id of the order.",
    "proposal_id": "The id of the proposal.",
    "number": "Its number, from 0 on.",
    "list": "open: with a free seat; running: to watch; mine: where I sit or that I own; finished.",
    "start": "From which one on.",
    "limit": "How many at most.",
    "after": "The number that I know already; what is newer is asked for.",
    "epoch": "The epoch of the number that I know.",
    "views": "Whether the view of each seat comes along.",
    "shard": "For several workers: which part of the tables, from 0 on.",
    "shards": "For several workers: into how many parts the tables are divided.",
}
"""What a parameter means where its handler does not say so."""

MESSAGES: Mapping[str, str] = {
    "choose": "Answer an open question of a seat.",
    "undo": "Take back the seat's last choice, if nothing was learnt by it.",
    "redo": "Choose again what was taken back.",
    "explain": "Everything one might think of now, each with the reason why not.",
    "chat": "Something said to everybody at the table.",
    "resync": "Send everything anew.",
    "ping": "Are you there?",
    "full": "All that a seat, or a spectator, sees now, with the last lines of the log.",
    "change": "What is different for a seat: a patch of its view, and new lines of the log.",
    "status": "How the table stands beside the game: who is here, clocks, proposals.",
    "order": "A standing order has answered for one of my seats; nobody else is told.",
    "order_over": "A standing order of mine has come to its end.",
    "answer": "What came of a message of mine: its result, or an error.",
}
"""What the messages on the websocket are for, by their type."""

# The web client before a game: first page, new table, lobby, games, account, about.

web-before-guest = Your name at the table
web-before-guest-hint = A name is all that is needed: no account, no e-mail.
web-before-copy = Copy
web-before-copied = Copied.
web-before-copy-by-hand = The browser does not let this page copy. Mark the text and copy it yourself.
web-before-share = Share
web-before-cancel = Leave it
web-before-save = Save
web-before-again = Try again
web-before-turns = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
web-before-menu = Menu
web-before-about = About

## Time

web-before-since-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
}
web-before-since-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
}
web-before-since-days = { $count ->
    [one] for a day
   *[other] for { $count } days
}
web-before-span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-before-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-before-span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-before-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-before-unit = Unit of time
web-before-unit-seconds = seconds
web-before-unit-minutes = minutes
web-before-unit-hours = hours
web-before-unit-days = days

## First page

web-before-title = { $games }, in the browser
web-before-what = Whole board games of one universe, free, against bots or with friends: the table knows the rules and offers what is allowed. An unofficial fan work, unaffiliated with the publisher; no account needed.
web-before-play = Play now
web-before-play-hint = You and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}. It begins at once.
web-before-play-busy = The table is being laid …
web-before-map-in-words = Its board is told in words, in lists and tables: nobody has drawn it yet.
web-before-players = Players
web-before-race = { $people ->
    [race] Race
   *[other] Faction
}
web-before-race-in-play = Chosen in the game
web-before-race-by-lot = By lot
web-before-race-later = In the game
web-before-level = Bots
web-before-bot-heuristic = Thoughtful
web-before-bot-random = At random
web-before-learn-what = Played on the real table, one idea at a time.
web-before-new = New table
web-before-new-what = Invite friends by a link, live or a move a day, or share one screen.
web-before-open = Open tables
web-before-open-what = Sit down with others, or watch.
web-before-mine = My games
web-before-all-mine = All my games
web-before-mine-over = Finished
web-before-all-over = All finished games

## A list of games

web-before-where = Lists of games
web-before-list-mine = My games
web-before-list-open = Open tables
web-before-list-running = Watch
web-before-list-finished = Finished
web-before-none-mine = No game is going on. Begin one against bots, make a table for friends, or sit down at an open one.
web-before-none-open = Nobody waits for players at this moment. Make a table, and others will find it here.
web-before-none-running = No game can be watched at this moment.
web-before-none-finished = No game has come to its end yet.
web-before-newer = Newer
web-before-older = Older
web-before-your-turn = Your turn
web-before-your-turn-since = Your turn { $since }
web-before-waits = Waits for { $who }
web-before-waits-since = Waits for { $who } { $since }
web-before-waits-unknown = In play
web-before-in-lobby = { $free ->
    [0] Not begun; everybody is here
    [one] Not begun; one seat is free
   *[other] Not begun; { $free } seats are free
}
web-before-ended = Ended on { $date }
web-before-won = { $count ->
    [0] Ended on { $date } without a winner
   *[other] Won by { $who } on { $date } ({ $how })
}
web-before-enter = Open
web-before-go-on = Play
web-before-sit = Sit down
web-before-watch = Watch
web-before-replay = Replay
web-before-report = Report
web-before-export = Save as a file
web-before-of-game = { $what }: { $table }
web-before-bot = bot
web-before-bot-on = the bot on seat { $number }
web-before-free = free
web-before-kept = kept for a guest
web-before-by = made by { $name }
web-before-origin-branch = branched from another game
web-before-origin-imported = from a file
web-before-origin-practice = practice
web-before-stale = The server does not answer; this list may be out of date.
web-before-import = Bring a game file
web-before-import-what = A file saved with “Save as a file” becomes a finished game of yours, to replay and to branch from. Every step is run again first.
web-before-import-choose = Choose a file
web-before-import-account = For this you need an account: files are run again at the server's expense.
web-before-import-busy = The game is being run again …
web-before-import-unreadable = This file is no saved game: it cannot be read as JSON.
web-before-import-done = The game is here.

## New table

web-before-new-title = A new table
web-before-presets = Begin with
web-before-preset-bots = Against bots
    .what = Only bots, no clock.
web-before-preset-friends = Live with friends
    .what = One link for all, half an hour each.
web-before-preset-slow = A move a day
    .what = Over weeks, open to everybody.
web-before-preset-screen = One screen
    .what = Pass one device around.
web-before-game = Game
web-before-name = Name of the table
web-before-name-hint = Left empty, it is named after you.
web-before-seats = Seats
web-before-seats-what = Clockwise: for whom each is, and its { $people ->
    [race] race
   *[other] faction
}. “Open” is for anybody who can come to the table; “by its own link” only for whom you send that link.
web-before-seat = Seat { $number }
web-before-seat-for = For whom
web-before-seat-place = Seat { $number }: for whom
web-before-seat-race = Seat { $number }: { $people ->
    [race] race
   *[other] faction
}
web-before-place-me = Me
web-before-place-open = Open
web-before-place-invited = By its own link
web-before-place-bot-heuristic = Bot, thoughtful
web-before-place-bot-random = Bot, at random
web-before-place-taken = { $name }
web-before-add-seat = Add a seat
web-before-remove-seat = Remove seat { $number }
web-before-races-free = No seat names a { $people ->
    [race] race
   *[other] faction
}: they are chosen or drawn in the game, as set under the rules.
web-before-races-some = The seats without a { $people ->
    [race] race
   *[other] faction
} get one by lot when the game starts.
web-before-races-all = Every seat has its { $people ->
    [race] race
   *[other] faction
}.
web-before-screen-hint = Several seats are yours: the page shows one at a time, and asks before it turns to the next.
web-before-rules = Rules of this game
web-before-rules-summary = { $count ->
    [0] All as printed
    [one] One changed
   *[other] { $count } changed
}
web-before-setting-line = { $setting }: { $value }
web-before-choice-choose = Players choose
web-before-choice-random = By lot
web-before-choice-true = yes
web-before-choice-false = no
web-before-terms = Terms of the table
web-before-access = Who may come
web-before-access-open = Everybody
    .what = The table stands in the list of open tables, and can be watched.
web-before-access-private = Only with the link
    .what = Nobody else knows of it.
web-before-pace = Pace
web-before-pace-free = No clock
    .what = Everybody takes the time they need.
web-before-pace-clock = With a clock
    .what = Each player has a bank of time that runs while the table waits for them; each move adds to it.
web-before-bank = Bank of time for each
web-before-increment = Each move adds
web-before-time-out = When the bank is empty
web-before-time-out-bot_decides = A bot makes this one decision
web-before-time-out-pass = The player passes, where one can
web-before-time-out-bot_takes_seat = A bot plays on until the player is back
web-before-watching = Who watches sees
web-before-watching-live = Everything public, at once
web-before-watching-delayed = The same, but later
web-before-watching-after_the_end = Nothing until the end
web-before-delay = Later by
web-before-release = When answers take effect
web-before-release-what = Sometimes several players are asked whether they play something. If answers count at once, a pause tells who thinks about it. With equal time nobody learns from that, but everybody waits. Then a player whom his cards leave one answer only is asked, too, and confirms it.
web-before-release-usual = As usual: at once if only with the link, otherwise equal time
web-before-release-instant = At once
web-before-release-uniform = Equal time for all
web-before-hold = Equal time, in seconds
web-before-hold-hint = Left empty: 3 seconds with a clock, 5 minutes if moves add an hour or more, 20 seconds without a clock.
web-before-undo-what = Undo needs no setting: a player may take back until somebody else has chosen or something was learnt; beyond that the whole table has to agree.
web-before-make = Make the table
web-before-make-and-start = Start the game
web-before-busy = One moment …
web-before-error-out-of-range = This is not within the bounds: { $message }

## Lobby

web-before-lobby-access-open = Open table
web-before-lobby-access-private = Private table
web-before-lobby-who = Who plays
web-before-lobby-mine = This is your table. You give out the seats and start the game.
web-before-lobby-waiting = { $owner } starts the game. This page follows by itself; you may leave it and come back.
web-before-lobby-waiting-owner-away = Whoever made this table is gone. Sit down, and it is yours.
web-before-lobby-sit = Sit here
web-before-lobby-sit-down = Sit down
web-before-lobby-stand = Stand up
web-before-lobby-leave = Leave the table
web-before-lobby-clear = Clear the table away
web-before-lobby-clear-sure = Clear this table away?
web-before-lobby-clear-what = Nobody can sit down at it any more. Nothing else is lost.
web-before-lobby-you = you
web-before-lobby-free = Free
web-before-lobby-kept = Kept for whoever brings its link
web-before-lobby-bot = Bot, { $level }
web-before-lobby-invite = Invite
web-before-lobby-invite-what = Whoever opens this link can sit down. It begins to work at once and ends with the start.
web-before-lobby-invite-open = Anybody can find this table in the list of open tables; with this link they find it faster.
web-before-lobby-link = Link to this table
web-before-lobby-seat-link = Link to seat { $number }
web-before-lobby-share-text = Sit down at “{ $table }” with me.
web-before-lobby-terms = Rules and terms
web-before-lobby-start = Start the game
web-before-lobby-fill = Start with bots on the free seats
web-before-lobby-fill-level = Which bots
web-before-lobby-empty = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-before-lobby-ready = Everybody is here.
web-before-lobby-gone = This table is not there any more: it was cleared away, or the link has changed.
web-before-lobby-without = The game at this table has begun, and it is private. Ask one of the players to tell you how it went.
web-before-lobby-wrong-link = This link leads to no table. Perhaps the table was cleared away, or the link was not copied whole: it ends with a code after a #. Ask whoever sent it for a new one.
web-before-lobby-no-code = There is no such table, or it is private. If you were invited, open the whole link, with the code after the #. If you sit at this table already, sign in as before.
web-before-lobby-full = No seat is free at this table. { $watch ->
    [yes] Stay if you would like to watch once the game begins, or look for another table.
   *[no] Ask whoever invited you to free one, or look for another table.
}
web-before-lobby-lost = The server does not answer; what you see may be out of date. Trying again …
web-before-lobby-news-sat = { $name } has sat down.
web-before-lobby-news-left = { $name } has left.
web-before-terms-no-clock = No clock
web-before-terms-clock = { $bank } for each player, { $increment } more with each move
web-before-terms-out-bot_decides = When the time is up, a bot makes that one decision
web-before-terms-out-pass = When the time is up, the player passes where one can
web-before-terms-out-bot_takes_seat = When the time is up, a bot plays on until the player is back
web-before-terms-clock-short = { $bank } + { $increment }
web-before-terms-watching-live = Who watches sees everything public at once
web-before-terms-watching-delayed = Who watches is behind: { $delay }
web-before-terms-watching-after_the_end = Who watches sees it after the end
web-before-terms-printed = All rules as printed
web-before-terms-release-instant = Answers take effect at once
web-before-terms-release-uniform = Windows stay open for { $hold }

## Account

web-before-account-stranger = Nobody yet
web-before-account-stranger-what = You can play without an account: begin a game, and you are a guest. An account lets you come back from another device.
web-before-account-guest = Guest
web-before-account-guest-what = This browser knows you by a cookie. If it is lost, so are your seats; sign up, and they stay yours. All games come along.
web-before-account-holder = Account { $username }
web-before-account-name = Your name
web-before-account-name-hint = Others see it at all tables.
web-before-account-name-done = You are called { $name } now.
web-before-account-sign-up = Make an account
web-before-account-sign-up-what = User name and password; no e-mail is asked for, so nobody can send you a lost password: keep it well.
web-before-account-sign-in = Sign in
web-before-account-sign-in-what = You have an account already? What you play as a guest moves over to it.
web-before-account-sign-out = Sign out
web-before-account-sign-out-guest = Forget me in this browser
web-before-account-sign-out-guest-sure = Forget this guest?
web-before-account-sign-out-guest-what = A guest has no password: after this nobody can come back to these games, you neither. Sign up first if you want to keep them.
web-before-account-username = User name
web-before-account-username-hint = 3 to 40 letters from a to z, digits, dots, hyphens, underscores.
web-before-account-password = Password
web-before-account-password-hint = At least 8 characters; a short sentence is good.
web-before-account-welcome = Welcome, { $name }.
web-before-account-change-password = Change the password
web-before-account-old = Present password
web-before-account-new = New password
web-before-account-password-done = The password is changed. Other browsers are signed out.
web-before-account-notices = Tell me when it is my turn
web-before-account-notices-what = For slow games: a message by e-mail, Telegram, Discord, ntfy and many others. Give the address as Apprise writes it; it is a secret, and is shown only in part afterwards.
web-before-account-notices-add = New address
web-before-account-notices-add-button = Add
web-before-account-notices-remove = Remove
web-before-account-notices-remove-of = Remove { $address }
web-before-account-notices-none = No address yet: nothing is sent.
web-before-account-notices-quiet = Quiet hours
web-before-account-notices-from = From
web-before-account-notices-to = To
web-before-account-notices-zone = Time zone
web-before-account-notices-digest = Collect messages for (minutes)
web-before-account-notices-digest-hint = 0: each at once. 60: at most one an hour.
web-before-account-notices-test = Send a test message
web-before-account-notices-sent = { $address }: sent.
web-before-account-notices-failed = { $address }: not reached. Check the address.
web-before-account-notices-saved = Saved.
web-before-account-tokens = Tokens for programs
web-before-account-tokens-what = A bot or a script of yours plays with a token instead of your password.
web-before-account-tokens-docs = How that works
web-before-account-tokens-name = What it is for
web-before-account-tokens-scopes = It may
web-before-account-scope-read = see my tables, views and questions
web-before-account-scope-play = choose, undo, chat, give orders, resign
web-before-account-scope-tables = make, join, leave and start tables
web-before-account-scope-account = change everything on this page
web-before-account-tokens-make = Make a token
web-before-account-tokens-secret = The new token
web-before-account-tokens-once = It is shown this once. Keep it out of addresses and command lines.
web-before-account-tokens-none = There is no token.
web-before-account-tokens-used = last used on { $date }
web-before-account-tokens-unused = never used
web-before-account-tokens-delete = Delete
web-before-account-tokens-delete-of = Delete the token { $name }
web-before-account-tokens-delete-what = Programs that use it cannot come in any more.
web-before-account-stored = What is stored about you
web-before-account-stored-who = Your name, and for an account the user name and a scrambled form of the password from which it cannot be read. No e-mail address, unless you give one for messages.
web-before-account-stored-games = The tables you sat at, your choices, what you said there and your notes; whoever may see a game sees your name in it.
web-before-account-stored-cookie = One cookie that says who you are. No other cookie, no counting of visits, nothing from other sites.
web-before-account-stored-browser = In this browser only: language, light, sound and movement, and which lessons you have done.
web-before-account-delete = Delete me
web-before-account-delete-what = Your name, tokens, notes and messages go for good. In games that are going on a bot plays your seat; finished games keep the moves, but not your name.
web-before-account-delete-sure = Delete everything about you?
web-before-account-delete-done = You are deleted. Farewell.

## About

web-before-about-title = About Throneworld
web-before-about-what = A table for board games of one universe that knows every rule: it offers what is allowed, says why something is not, keeps what is secret and rolls dice that anybody can check afterwards. Today it plays { $games }.
web-before-about-unofficial = Unofficial
web-before-about-unofficial-what = This is a fan work. It is not affiliated with or endorsed by the publisher of these games. Names and figures are facts; all texts and pictures here are our own. To own the game, buy it: the box has what no screen has.
web-before-about-fair = Fair dice
web-before-about-fair-what = Before a game starts, the table shows the fingerprint of the number from which all its chance follows; after the end it shows the number itself. Any saved game can be run again and compared, by the button or by “throneworld verify”.
web-before-about-programs = For programs
web-before-about-programs-what = Everything on these pages goes over an open interface: write a bot, a script, another client.
web-before-about-docs = The interface, explained
web-before-about-source = Free software
web-before-about-source-what = Throneworld is under the MIT licence: use it, change it, run a server of your own with “throneworld serve”. The source comes with the Python package throneworld.
web-before-about-credits = Credits
web-before-about-credits-icons = Icons by Lorc, Delapouite and the other contributors of game-icons.net, under CC BY 3.0; coloured and cut to size.
web-before-about-credits-text = Text is set in Atkinson Hyperlegible Next, by the Braille Institute and its project authors, under the SIL Open Font License 1.1.
web-before-about-credits-titles = Titles are set in Marcellus, by Brian J. Bonislawsky (Astigmatic), under the SIL Open Font License 1.1.
web-before-about-credits-made = Made with Svelte, Project Fluent, Litestar and many other free programs; their licences come with them.

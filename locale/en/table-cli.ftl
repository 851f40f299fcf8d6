# The command line of the server: serve, admin, verify.

cli-data = Folder of the server's data; unless you say otherwise your own folder for data of programs, such as ~/.local/share/throneworld
cli-database = Another database than the one in the folder, such as postgresql://USER:PASSWORD@HOST/NAME; THRONEWORLD_DATABASE in the environment says the same, and nobody sees it there.

cli-serve = Run a server on which people and bots play, live or over weeks. Stop it with Ctrl+C: nothing is lost.
    .short = Run a server for people and bots.
cli-channels = How several servers on one database tell each other what happened: postgresql, or a redis:// address. One server alone needs none.
cli-host = Address to listen on; 0.0.0.0 lets other machines in.
cli-port = Port to listen on; 0 takes any that is free.
cli-serve-bots = How many processes think for bots; 0 if another server on the same database has them.
cli-open = Open the table in the browser once it is there.
cli-address = How people reach the server, such as https://table.example.org, if not as it listens; for links in messages.
cli-private-services = Let messages of the kind "your turn" go to services in the server's own network, too.
cli-secure-cookies = Let cookies travel over HTTPS only; for a server behind a proxy that speaks HTTPS.
serve-listening = The table is open at { $url } - stop it with Ctrl+C.
serve-stopped = The table is closed; everything is saved.

cli-admin = Look after a server's data.
    .short = Look after a server's data.
cli-admin-backup = Copy the whole database to the new file TARGET, or into the folder TARGET. The server may run meanwhile.
cli-admin-list = List all tables.
cli-admin-export = Write the game of TABLE as a game file, to the output or to a file. That of a running game holds its seed: keep it secret.
cli-export-all = All finished games, each into a file of its own.
cli-export-output = File to write to; with --all a folder.
cli-admin-import = Keep game files as finished tables that everybody may see. Every step is run again first.
cli-import-owner = Account to which the tables belong.
cli-admin-repair = Run the game of TABLE, or all games, again under the present rules, and tell the first step that comes out otherwise. Nothing is changed unless you add --apply.
cli-repair-apply = Let running games that do not fit go on: from the position that the players saw last or, if it cannot be read, from the last step that still fits. Stop the server first.
cli-admin-make-admin = Make the account USERNAME an administrator of the server.

cli-verify = Run the game in FILE again and check that everything follows from its seed, that the seed is the one that was promised, and that each step leads to the position it should. Takes game files, saves and records.
    .short = Check that a game was played by the rules.
cli-quiet = Show only the verdict.

## Mistakes

error-extra = a server needs more than is installed here ({ $what } is missing); install it with: { $command }
error-no-database = there is no database { $file }; name the folder of the server with --data, or start it once with throneworld serve
error-nothing-played = no game has begun at table { $table }; see: throneworld admin list
error-export-what = name one table, or --all; see: throneworld admin list
error-export-where = name a folder for all the games with -o FOLDER
error-channels = --channels is a redis:// address or, if the database is a PostgreSQL, postgresql; leave it away if there is only one server
error-listen = the server cannot listen on { $host }, port { $port } ({ $why }); choose another with --host and --port
error-data-folder = the folder { $folder } cannot be used ({ $why }); name another with --data
error-data-in-use = another server uses the folder { $folder }; stop it, name another folder with --data, or give both servers --channels

## Admin

admin-backed-up = Everything is in { $file }.
admin-no-tables = There are no tables yet.
admin-nobody = nobody
admin-column-id = Table
admin-column-state = State
admin-column-game = Game
admin-column-since = Since
admin-column-players = Players
admin-column-name = Name
admin-exported = Written to { $file }.
admin-exported-running = Table { $table } is still being played: its file holds the seed, with which one can look into the future. Keep it to yourself.
admin-imported = { $file } is table { $table } now.
admin-made = { $name } is an administrator now.

## Repair

repair-good = { $table }: all { $steps } choices come out as they were.
repair-not-compared = { $table }: positions are written down otherwise than when it was played, so hashes cannot be compared; only choices that are refused can be found.
repair-unreadable = { $table }: the snapshot of entry { $entry } cannot be read ({ $what }).
repair-refused = { $table }: step { $step } of { $of } (entry { $entry }) is not allowed any more: seat { $seat } chose { $option } ({ $what }).
repair-differs = { $table }: step { $step } of { $of } (entry { $entry }) leads elsewhere: seat { $seat } chose { $option }; expected { $expected }, found { $found }.
repair-broke = { $table }: at step { $step } of { $of } (entry { $entry }) the rules give way: seat { $seat } chose { $option } ({ $what }).
repair-position = { $table }: the stored position cannot be used ({ $what }).
repair-lost = { $table }: nothing of it can be read; restore it from a backup, or install the version of the program that it was played with.
repair-reason-position = The rules have changed since this was played; the game goes on from the position that everybody saw last.
repair-reason-rebuild = The stored position was damaged; it was found again from the choices, and nothing is lost.
repair-reason-cut = The rules have changed since this was played; the game goes on after choice { $kept } of { $steps }, the last one that still fits.
repair-would = With --apply: { $what }
repair-done = Done: { $what }

## Verify

verify-title = { $game }, seed { $seed }, { $choices } choices.
verify-promised = The seed was promised by a hash before the game began.
verify-not-promised = No hash promised the seed before the game began, so anybody could have chosen it.
verify-not-whole = The game does not follow from its seed alone: it goes on from positions that the file tells, and what led to them cannot be checked.
verify-not-compared = The positions were written by another version and were not compared; choices and result were checked.
verify-good = { $file } is good: all { $steps } steps lead where they should.
verify-bad = { $file } is NOT good: { $why }

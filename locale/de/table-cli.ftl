# Die Kommandozeile des Servers: serve, admin, verify.

cli-data = Ordner mit den Daten des Servers; wenn du nichts anderes sagst, dein eigener Ordner für Programmdaten, etwa ~/.local/share/throneworld
cli-database = Eine andere Datenbank als die im Ordner, etwa postgresql://USER:PASSWORD@HOST/NAME; THRONEWORLD_DATABASE in der Umgebung besagt dasselbe, und dort sieht es niemand.

cli-serve = Einen Server betreiben, auf dem Menschen und Bots spielen, live oder über Wochen. Mit Strg+C anhalten: Nichts geht verloren.
    .short = Einen Server für Menschen und Bots betreiben.
cli-channels = Wie mehrere Server mit derselben Datenbank einander mitteilen, was geschah: postgresql oder eine redis://-Adresse. Ein einzelner Server braucht das nicht.
cli-host = Adresse, auf der der Server lauscht; 0.0.0.0 lässt andere Rechner herein.
cli-port = Port, auf dem der Server lauscht; 0 nimmt irgendeinen freien.
cli-serve-bots = Wie viele Prozesse für Bots denken; 0, wenn ein anderer Server mit derselben Datenbank das tut.
cli-open = Öffnet den Tisch im Browser, sobald er bereit ist.
cli-address = Wie man den Server erreicht, etwa https://table.example.org, wenn nicht so, wie er lauscht; für Links in Nachrichten.
cli-private-services = Nachrichten wie „du bist dran“ auch an Dienste im eigenen Netz des Servers schicken.
cli-secure-cookies = Cookies nur über HTTPS schicken; für einen Server hinter einem Proxy, der HTTPS spricht.
serve-listening = Der Tisch ist offen unter { $url } - anhalten mit Strg+C.
serve-stopped = Der Tisch ist geschlossen; alles ist gespeichert.

cli-admin = Die Daten eines Servers pflegen.
    .short = Die Daten eines Servers pflegen.
cli-admin-backup = Die ganze Datenbank in die neue Datei TARGET oder in den Ordner TARGET kopieren. Der Server darf dabei laufen.
cli-admin-list = Alle Tische auflisten.
cli-admin-export = Das Spiel von TABLE als Spieldatei schreiben, in die Ausgabe oder in eine Datei. Bei einem laufenden Spiel steht sein Seed darin: Halt sie geheim.
cli-export-all = Alle beendeten Spiele, jedes in eine eigene Datei.
cli-export-output = Datei, in die geschrieben wird; mit --all ein Ordner.
cli-admin-import = Spieldateien als beendete Tische aufnehmen, die alle sehen dürfen. Vorher wird jeder Schritt nachgespielt.
cli-import-owner = Konto, dem die Tische gehören.
cli-admin-repair = Das Spiel von TABLE oder alle Spiele nach den jetzigen Regeln nachspielen und den ersten Schritt nennen, der anders ausgeht. Geändert wird nur mit --apply etwas.
cli-repair-apply = Laufende Spiele, die nicht passen, weitergehen lassen: von der Stellung aus, die die Spieler zuletzt sahen, oder, wenn sie nicht zu lesen ist, vom letzten Schritt aus, der noch passt. Halt den Server vorher an.
cli-admin-make-admin = Das Konto USERNAME zum Administrator des Servers machen.

cli-verify = Das Spiel in FILE nachspielen und prüfen, ob alles aus seinem Seed folgt, ob der Seed der versprochene ist und ob jeder Schritt zu der Stellung führt, zu der er führen soll. Nimmt Spieldateien, Spielstände und Aufzeichnungen.
    .short = Prüfen, ob ein Spiel nach den Regeln gespielt wurde.
cli-quiet = Nur das Urteil zeigen.

## Fehler

error-extra = ein Server braucht mehr, als hier installiert ist ({ $what } fehlt); installiere es mit: { $command }
error-no-database = es gibt keine Datenbank { $file }; nenn den Ordner des Servers mit --data oder starte ihn einmal mit throneworld serve
error-nothing-played = an Tisch { $table } hat kein Spiel begonnen; siehe: throneworld admin list
error-export-what = nenn einen Tisch oder --all; siehe: throneworld admin list
error-export-where = nenn mit -o FOLDER einen Ordner für alle Spiele
error-channels = --channels ist eine redis://-Adresse oder, wenn die Datenbank ein PostgreSQL ist, postgresql; lass es weg, wenn es nur einen Server gibt
error-listen = der Server kann nicht auf { $host }, Port { $port } lauschen ({ $why }); wähl mit --host und --port etwas anderes
error-data-folder = der Ordner { $folder } lässt sich nicht benutzen ({ $why }); nenn mit --data einen anderen
error-data-in-use = ein anderer Server benutzt den Ordner { $folder }; halt ihn an, nenn mit --data einen anderen Ordner oder gib beiden Servern --channels

## Verwaltung

admin-backed-up = Alles ist in { $file }.
admin-no-tables = Es gibt noch keine Tische.
admin-nobody = niemand
admin-column-id = Tisch
admin-column-state = Stand
admin-column-game = Spiel
admin-column-since = Seit
admin-column-players = Spieler
admin-column-name = Name
admin-exported = Geschrieben in { $file }.
admin-exported-running = An Tisch { $table } wird noch gespielt: In seiner Datei steht der Seed, mit dem man in die Zukunft sehen kann. Behalt sie für dich.
admin-imported = { $file } ist jetzt Tisch { $table }.
admin-made = { $name } ist jetzt Administrator.

## Reparatur

repair-good = { $table }: Alle { $steps } Entscheidungen gehen aus wie damals.
repair-not-compared = { $table }: Stellungen werden anders aufgeschrieben als damals, deshalb lassen sich Hashes nicht vergleichen; nur abgelehnte Entscheidungen lassen sich finden.
repair-unreadable = { $table }: Die Momentaufnahme von Eintrag { $entry } lässt sich nicht lesen ({ $what }).
repair-refused = { $table }: Schritt { $step } von { $of } (Eintrag { $entry }) ist nicht mehr erlaubt: Platz { $seat } wählte { $option } ({ $what }).
repair-differs = { $table }: Schritt { $step } von { $of } (Eintrag { $entry }) führt anderswohin: Platz { $seat } wählte { $option }; erwartet { $expected }, gefunden { $found }.
repair-broke = { $table }: Bei Schritt { $step } von { $of } (Eintrag { $entry }) versagen die Regeln: Platz { $seat } wählte { $option } ({ $what }).
repair-position = { $table }: Die gespeicherte Stellung ist nicht zu gebrauchen ({ $what }).
repair-lost = { $table }: Nichts davon lässt sich lesen; stell es aus einer Sicherung wieder her oder installiere die Version des Programms, mit der gespielt wurde.
repair-reason-position = Die Regeln haben sich seitdem geändert; das Spiel geht von der Stellung aus weiter, die alle zuletzt sahen.
repair-reason-rebuild = Die gespeicherte Stellung war beschädigt; sie wurde aus den Entscheidungen wiedergewonnen, und nichts ist verloren.
repair-reason-cut = Die Regeln haben sich seitdem geändert; das Spiel geht nach Entscheidung { $kept } von { $steps } weiter, der letzten, die noch passt.
repair-would = Mit --apply: { $what }
repair-done = Erledigt: { $what }

## Prüfung

verify-title = { $game }, Seed { $seed }, { $choices } Entscheidungen.
verify-promised = Der Seed wurde vor Spielbeginn durch einen Hash versprochen.
verify-not-promised = Kein Hash hat den Seed vor Spielbeginn versprochen, also hätte ihn irgendwer aussuchen können.
verify-not-whole = Das Spiel folgt nicht allein aus seinem Seed: Es geht von Stellungen aus weiter, die die Datei nennt, und was zu ihnen führte, lässt sich nicht prüfen.
verify-not-compared = Die Stellungen hat eine andere Version geschrieben; sie wurden nicht verglichen, wohl aber Entscheidungen und Ergebnis geprüft.
verify-good = { $file } ist gut: Alle { $steps } Schritte führen dorthin, wohin sie sollen.
verify-bad = { $file } ist NICHT gut: { $why }

# Der Web-Client vor dem Spiel: Startseite, neuer Tisch, Lobby, Spiele, Konto, Über.

web-before-guest = Dein Name am Tisch
web-before-guest-hint = Ein Name genügt: kein Konto, keine E-Mail.
web-before-copy = Kopieren
web-before-copied = Kopiert.
web-before-copy-by-hand = Der Browser lässt diese Seite nicht kopieren. Markier den Text und kopier ihn selbst.
web-before-share = Teilen
web-before-cancel = Lieber nicht
web-before-save = Speichern
web-before-again = Noch einmal
web-before-turns = { $count ->
    [one] { $count } Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
}
web-before-menu = Menü
web-before-about = Über Throneworld

## Zeit

web-before-since-minutes = { $count ->
    [one] seit einer Minute
   *[other] seit { $count } Minuten
}
web-before-since-hours = { $count ->
    [one] seit einer Stunde
   *[other] seit { $count } Stunden
}
web-before-since-days = { $count ->
    [one] seit einem Tag
   *[other] seit { $count } Tagen
}
web-before-span-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
web-before-span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-before-span-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
web-before-span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-before-unit = Zeiteinheit
web-before-unit-seconds = Sekunden
web-before-unit-minutes = Minuten
web-before-unit-hours = Stunden
web-before-unit-days = Tage

## Startseite

web-before-title = { $games } im Browser
web-before-what = Ganze Brettspiele aus einem Universum, kostenlos, gegen Bots oder mit Freunden: Der Tisch kennt die Regeln und bietet an, was erlaubt ist. Ein inoffizielles Fanprojekt ohne Verbindung zum Verlag; ein Konto brauchst du nicht.
web-before-play = Jetzt spielen
web-before-play-hint = Du und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}. Es geht sofort los.
web-before-play-busy = Das Spiel wird aufgebaut …
web-before-map-in-words = Der Spielplan wird in Worten erzählt, in Listen und Tabellen: Gezeichnet hat ihn noch niemand.
web-before-players = Spieler
web-before-race = { $people ->
    [race] Rasse
   *[other] Fraktion
}
web-before-race-in-play = Wird im Spiel gewählt
web-before-race-by-lot = Ausgelost
web-before-race-later = Im Spiel
web-before-level = Bots
web-before-bot-heuristic = Überlegt
web-before-bot-random = Zufällig
web-before-learn-what = Gespielt am echten Tisch, Schritt für Schritt.
web-before-new = Neuer Tisch
web-before-new-what = Lad Freunde über einen Link ein, live oder einen Zug am Tag, oder teilt euch einen Bildschirm.
web-before-open = Offene Tische
web-before-open-what = Setz dich zu anderen, oder sieh zu.
web-before-mine = Meine Spiele
web-before-all-mine = Alle meine Spiele
web-before-mine-over = Beendet
web-before-all-over = Alle beendeten Spiele

## Eine Liste von Spielen

web-before-where = Listen von Spielen
web-before-list-mine = Meine
web-before-list-open = Offene
web-before-list-running = Zusehen
web-before-list-finished = Beendet
web-before-none-mine = Gerade läuft kein Spiel. Beginn eines gegen Bots, eröffne einen Tisch für Freunde oder setz dich an einen offenen.
web-before-none-open = Im Moment sucht niemand Mitspieler. Eröffne einen Tisch, dann finden ihn andere hier.
web-before-none-running = Im Moment kann man bei keinem Spiel zusehen.
web-before-none-finished = Noch ist kein Spiel zu Ende gegangen.
web-before-newer = Neuere
web-before-older = Ältere
web-before-your-turn = Du bist dran
web-before-your-turn-since = Du bist dran, { $since }
web-before-waits = Wartet auf { $who }
web-before-waits-since = Wartet { $since } auf { $who }
web-before-waits-unknown = Läuft
web-before-in-lobby = { $free ->
    [0] Noch nicht begonnen; alle sind da
    [one] Noch nicht begonnen; ein Platz ist frei
   *[other] Noch nicht begonnen; { $free } Plätze sind frei
}
web-before-ended = Beendet am { $date }
web-before-won = { $count ->
    [0] Beendet am { $date }, ohne Sieger
   *[other] Gewonnen von { $who } am { $date } ({ $how })
}
web-before-enter = Öffnen
web-before-go-on = Spielen
web-before-sit = Hinsetzen
web-before-watch = Zusehen
web-before-replay = Nachspielen
web-before-report = Bericht
web-before-export = Als Datei speichern
web-before-of-game = { $what }: { $table }
web-before-bot = Bot
web-before-bot-on = Bot (Platz { $number })
web-before-free = frei
web-before-kept = für einen Gast reserviert
web-before-by = eröffnet von { $name }
web-before-origin-branch = Abzweig von einem anderen Spiel
web-before-origin-imported = aus einer Datei
web-before-origin-practice = Übung
web-before-stale = Der Server antwortet nicht; diese Liste kann veraltet sein.
web-before-import = Spieldatei importieren
web-before-import-what = Eine Datei, die mit „Als Datei speichern“ entstand, wird zu einem beendeten Spiel von dir: zum Nachspielen und Abzweigen. Vorher wird jeder Schritt noch einmal ausgeführt.
web-before-import-choose = Datei wählen
web-before-import-account = Dafür brauchst du ein Konto: Dateien werden auf Kosten des Servers noch einmal ausgeführt.
web-before-import-busy = Das Spiel wird noch einmal ausgeführt …
web-before-import-unreadable = Diese Datei ist kein gespeichertes Spiel: Sie lässt sich nicht als JSON lesen.
web-before-import-done = Das Spiel ist da.

## Neuer Tisch

web-before-new-title = Ein neuer Tisch
web-before-presets = Beginn mit
web-before-preset-bots = Gegen Bots
    .what = Nur Bots, keine Uhr.
web-before-preset-friends = Live mit Freunden
    .what = Ein Link für alle, je eine halbe Stunde.
web-before-preset-slow = Ein Zug am Tag
    .what = Über Wochen, offen für alle.
web-before-preset-screen = Ein Bildschirm
    .what = Ein Gerät wandert reihum.
web-before-game = Spiel
web-before-name = Name des Tisches
web-before-name-hint = Bleibt das leer, heißt er nach dir.
web-before-seats = Plätze
web-before-seats-what = Im Uhrzeigersinn: für wen jeder ist, und seine { $people ->
    [race] Rasse
   *[other] Fraktion
}. „Offen“ ist für alle, die an den Tisch kommen können; „Eigener Link“ nur für die, denen du diesen Link schickst.
web-before-seat = Platz { $number }
web-before-seat-for = Für wen
web-before-seat-place = Platz { $number }: für wen
web-before-seat-race = Platz { $number }: { $people ->
    [race] Rasse
   *[other] Fraktion
}
web-before-place-me = Ich
web-before-place-open = Offen
web-before-place-invited = Eigener Link
web-before-place-bot-heuristic = Bot, überlegt
web-before-place-bot-random = Bot, zufällig
web-before-place-taken = { $name }
web-before-add-seat = Platz hinzufügen
web-before-remove-seat = Platz { $number } entfernen
web-before-races-free = Kein Platz nennt eine { $people ->
    [race] Rasse
   *[other] Fraktion
}: Sie werden im Spiel gewählt oder ausgelost, so wie bei den Regeln eingestellt.
web-before-races-some = Plätze ohne { $people ->
    [race] Rasse
   *[other] Fraktion
} bekommen eine ausgelost, wenn das Spiel beginnt.
web-before-races-all = Jeder Platz hat seine { $people ->
    [race] Rasse
   *[other] Fraktion
}.
web-before-screen-hint = Mehrere Plätze gehören dir: Die Seite zeigt immer nur einen und fragt, bevor sie zum nächsten wechselt.
web-before-rules = Regeln dieses Spiels
web-before-rules-summary = { $count ->
    [0] Alle wie im Regelheft
    [one] Eine geändert
   *[other] { $count } geändert
}
web-before-setting-line = { $setting }: { $value }
web-before-choice-choose = Die Spieler wählen
web-before-choice-random = Ausgelost
web-before-choice-true = ja
web-before-choice-false = nein
web-before-terms = Was am Tisch gilt
web-before-access = Wer kommen darf
web-before-access-open = Alle
    .what = Der Tisch steht in der Liste der offenen Tische, und man kann zusehen.
web-before-access-private = Nur mit dem Link
    .what = Sonst weiß niemand von ihm.
web-before-pace = Tempo
web-before-pace-free = Keine Uhr
    .what = Alle nehmen sich die Zeit, die sie brauchen.
web-before-pace-clock = Mit Uhr
    .what = Jeder hat ein Zeitkonto, das läuft, solange der Tisch auf ihn wartet; mit jedem Zug kommt etwas dazu.
web-before-bank = Zeitkonto für jeden
web-before-increment = Jeder Zug bringt
web-before-time-out = Wenn das Konto leer ist
web-before-time-out-bot_decides = Ein Bot trifft diese eine Entscheidung
web-before-time-out-pass = Der Spieler passt, wo es geht
web-before-time-out-bot_takes_seat = Ein Bot spielt weiter, bis der Spieler zurück ist
web-before-watching = Wer zusieht, sieht
web-before-watching-live = Alles Öffentliche, sofort
web-before-watching-delayed = Dasselbe, aber später
web-before-watching-after_the_end = Bis zum Ende nichts
web-before-delay = Verzögerung
web-before-release = Wann Antworten gelten
web-before-release-what = Manchmal werden mehrere gefragt, ob sie etwas spielen. Gelten Antworten sofort, verrät eine Pause, wer darüber nachdenkt. Bei gleicher Zeit erfährt daraus niemand etwas, aber alle warten. Dann wird auch gefragt, wem seine Karten nur eine Antwort lassen, und bestätigt sie.
web-before-release-usual = Wie üblich: sofort, wenn nur mit dem Link, sonst gleiche Zeit
web-before-release-instant = Sofort
web-before-release-uniform = Gleiche Zeit für alle
web-before-hold = Gleiche Zeit, in Sekunden
web-before-hold-hint = Bleibt das leer: 3 Sekunden mit Uhr, 5 Minuten, wenn ein Zug mindestens eine Stunde bringt, 20 Sekunden ohne Uhr.
web-before-undo-what = Zurücknehmen braucht keine Einstellung: Man darf es, bis jemand anders entschieden hat oder etwas bekannt wurde; danach muss der ganze Tisch zustimmen.
web-before-make = Tisch eröffnen
web-before-make-and-start = Spiel beginnen
web-before-busy = Einen Moment …
web-before-error-out-of-range = Das liegt außerhalb der Grenzen: { $message }

## Lobby

web-before-lobby-access-open = Offener Tisch
web-before-lobby-access-private = Privater Tisch
web-before-lobby-who = Wer spielt
web-before-lobby-mine = Das ist dein Tisch. Du vergibst die Plätze und beginnst das Spiel.
web-before-lobby-waiting = { $owner } beginnt das Spiel. Diese Seite aktualisiert sich von selbst; du kannst sie verlassen und wiederkommen.
web-before-lobby-waiting-owner-away = Wer diesen Tisch eröffnet hat, ist fort. Setz dich, dann gehört er dir.
web-before-lobby-sit = Hier hinsetzen
web-before-lobby-sit-down = Hinsetzen
web-before-lobby-stand = Aufstehen
web-before-lobby-leave = Tisch verlassen
web-before-lobby-clear = Tisch abräumen
web-before-lobby-clear-sure = Diesen Tisch abräumen?
web-before-lobby-clear-what = Niemand kann sich mehr an ihn setzen. Sonst geht nichts verloren.
web-before-lobby-you = du
web-before-lobby-free = Frei
web-before-lobby-kept = Reserviert für den, der den Link mitbringt
web-before-lobby-bot = Bot: { $level }
web-before-lobby-invite = Einladen
web-before-lobby-invite-what = Wer diesen Link öffnet, kann sich setzen. Er gilt ab sofort und bis zum Beginn des Spiels.
web-before-lobby-invite-open = Diesen Tisch findet jeder in der Liste der offenen Tische; mit diesem Link geht es schneller.
web-before-lobby-link = Link zu diesem Tisch
web-before-lobby-seat-link = Link zu Platz { $number }
web-before-lobby-share-text = Setz dich zu mir an „{ $table }“.
web-before-lobby-terms = Regeln und was am Tisch gilt
web-before-lobby-start = Spiel beginnen
web-before-lobby-fill = Mit Bots auf den freien Plätzen beginnen
web-before-lobby-fill-level = Welche Bots
web-before-lobby-empty = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-before-lobby-ready = Alle sind da.
web-before-lobby-gone = Diesen Tisch gibt es nicht mehr: Er wurde abgeräumt, oder der Link hat sich geändert.
web-before-lobby-without = Das Spiel an diesem Tisch hat begonnen, und der Tisch ist privat. Lass dir von einem der Spieler erzählen, wie es ausging.
web-before-lobby-wrong-link = Dieser Link führt zu keinem Tisch. Vielleicht wurde der Tisch abgeräumt, oder der Link wurde nicht ganz kopiert: Er endet mit einem Code nach einem #. Lass dir einen neuen schicken.
web-before-lobby-no-code = Diesen Tisch gibt es nicht, oder er ist privat. Wenn du eingeladen bist, öffne den ganzen Link, mit dem Code nach dem #. Wenn du schon an diesem Tisch sitzt, melde dich an wie zuvor.
web-before-lobby-full = An diesem Tisch ist kein Platz frei. { $watch ->
    [yes] Bleib hier, wenn du zusehen willst, sobald das Spiel beginnt, oder such dir einen anderen Tisch.
   *[no] Lass dir von dem, der dich eingeladen hat, einen frei machen, oder such dir einen anderen Tisch.
}
web-before-lobby-lost = Der Server antwortet nicht; was du siehst, kann veraltet sein. Neuer Versuch …
web-before-lobby-news-sat = { $name } hat sich gesetzt.
web-before-lobby-news-left = { $name } ist gegangen.
web-before-terms-no-clock = Keine Uhr
web-before-terms-clock = { $bank } für jeden Spieler, { $increment } dazu mit jedem Zug
web-before-terms-out-bot_decides = Ist die Zeit um, trifft ein Bot diese eine Entscheidung
web-before-terms-out-pass = Ist die Zeit um, passt der Spieler, wo es geht
web-before-terms-out-bot_takes_seat = Ist die Zeit um, spielt ein Bot weiter, bis der Spieler zurück ist
web-before-terms-clock-short = { $bank } + { $increment }
web-before-terms-watching-live = Wer zusieht, sieht alles Öffentliche sofort
web-before-terms-watching-delayed = Wer zusieht, sieht alles verzögert: { $delay }
web-before-terms-watching-after_the_end = Wer zusieht, sieht das Spiel erst nach dem Ende
web-before-terms-printed = Alle Regeln wie im Regelheft
web-before-terms-release-instant = Antworten gelten sofort
web-before-terms-release-uniform = Fenster bleiben offen: { $hold }

## Konto

web-before-account-stranger = Noch ohne Namen
web-before-account-stranger-what = Du kannst ohne Konto spielen: Beginn ein Spiel, und du bist Gast. Mit einem Konto kannst du von einem anderen Gerät aus zurückkommen.
web-before-account-guest = Gast
web-before-account-guest-what = Dieser Browser kennt dich an einem Cookie. Geht er verloren, sind auch deine Plätze weg; registrier dich, dann bleiben sie dir. Alle Spiele kommen mit.
web-before-account-holder = Konto { $username }
web-before-account-name = Dein Name
web-before-account-name-hint = Andere sehen ihn an allen Tischen.
web-before-account-name-done = Du heißt jetzt { $name }.
web-before-account-sign-up = Konto anlegen
web-before-account-sign-up-what = Benutzername und Passwort; nach einer E-Mail wird nicht gefragt, also kann dir niemand ein verlorenes Passwort schicken: Heb es gut auf.
web-before-account-sign-in = Anmelden
web-before-account-sign-in-what = Du hast schon ein Konto? Was du als Gast spielst, zieht dorthin um.
web-before-account-sign-out = Abmelden
web-before-account-sign-out-guest = Mich in diesem Browser vergessen
web-before-account-sign-out-guest-sure = Diesen Gast vergessen?
web-before-account-sign-out-guest-what = Ein Gast hat kein Passwort: Danach kann niemand mehr zu diesen Spielen zurück, auch du nicht. Registrier dich erst, wenn du sie behalten willst.
web-before-account-username = Benutzername
web-before-account-username-hint = 3 bis 40 Zeichen: Buchstaben von a bis z, Ziffern, Punkte, Bindestriche, Unterstriche.
web-before-account-password = Passwort
web-before-account-password-hint = Mindestens 8 Zeichen; gut ist ein kurzer Satz.
web-before-account-welcome = Willkommen, { $name }.
web-before-account-change-password = Passwort ändern
web-before-account-old = Jetziges Passwort
web-before-account-new = Neues Passwort
web-before-account-password-done = Das Passwort ist geändert. Andere Browser sind abgemeldet.
web-before-account-notices = Sag mir, wenn ich dran bin
web-before-account-notices-what = Für langsame Spiele: eine Nachricht per E-Mail, Telegram, Discord, ntfy und viele andere Dienste. Gib die Adresse im Format von Apprise an; sie ist geheim und wird danach nur noch zum Teil gezeigt.
web-before-account-notices-add = Neue Adresse
web-before-account-notices-add-button = Hinzufügen
web-before-account-notices-remove = Entfernen
web-before-account-notices-remove-of = { $address } entfernen
web-before-account-notices-none = Noch keine Adresse: Es wird nichts gesendet.
web-before-account-notices-quiet = Ruhezeiten
web-before-account-notices-from = Von
web-before-account-notices-to = Bis
web-before-account-notices-zone = Zeitzone
web-before-account-notices-digest = Nachrichten sammeln (Minuten)
web-before-account-notices-digest-hint = 0: jede sofort. 60: höchstens eine pro Stunde.
web-before-account-notices-test = Testnachricht senden
web-before-account-notices-sent = { $address }: gesendet.
web-before-account-notices-failed = { $address }: nicht erreicht. Prüf die Adresse.
web-before-account-notices-saved = Gespeichert.
web-before-account-tokens = Tokens für Programme
web-before-account-tokens-what = Ein Bot oder Skript von dir spielt mit einem Token statt mit deinem Passwort.
web-before-account-tokens-docs = Wie das geht
web-before-account-tokens-name = Wofür es ist
web-before-account-tokens-scopes = Es darf
web-before-account-scope-read = meine Tische, Ansichten und Fragen sehen
web-before-account-scope-play = entscheiden, zurücknehmen, reden, Anweisungen geben, aufgeben
web-before-account-scope-tables = Tische eröffnen, betreten, verlassen und starten
web-before-account-scope-account = alles auf dieser Seite ändern
web-before-account-tokens-make = Token erstellen
web-before-account-tokens-secret = Das neue Token
web-before-account-tokens-once = Es wird nur dieses eine Mal gezeigt. Halt es aus Adressen und Befehlszeilen heraus.
web-before-account-tokens-none = Es gibt kein Token.
web-before-account-tokens-used = zuletzt benutzt am { $date }
web-before-account-tokens-unused = nie benutzt
web-before-account-tokens-delete = Löschen
web-before-account-tokens-delete-of = Token { $name } löschen
web-before-account-tokens-delete-what = Programme, die es benutzen, kommen nicht mehr herein.
web-before-account-stored = Was über dich gespeichert ist
web-before-account-stored-who = Dein Name, und bei einem Konto der Benutzername und eine verschlüsselte Form des Passworts, aus der man es nicht lesen kann. Keine E-Mail-Adresse, außer du gibst eine für Nachrichten an.
web-before-account-stored-games = Die Tische, an denen du saßt, deine Entscheidungen, was du dort gesagt hast, und deine Notizen; wer ein Spiel sehen darf, sieht darin deinen Namen.
web-before-account-stored-cookie = Ein Cookie, der sagt, wer du bist. Kein anderer Cookie, kein Zählen von Besuchen, nichts von anderen Websites.
web-before-account-stored-browser = Nur in diesem Browser: Sprache, Darstellung, Ton, Animationen und welche Lektionen du gemacht hast.
web-before-account-delete = Mich löschen
web-before-account-delete-what = Dein Name, deine Tokens, Notizen und Nachrichten verschwinden endgültig. In laufenden Spielen spielt ein Bot auf deinem Platz; beendete Spiele behalten die Züge, aber nicht deinen Namen.
web-before-account-delete-sure = Alles über dich löschen?
web-before-account-delete-done = Du bist gelöscht. Leb wohl.

## Über

web-before-about-title = Über Throneworld
web-before-about-what = Ein Tisch für Brettspiele aus einem Universum, der alle Regeln kennt: Er bietet an, was erlaubt ist, sagt, warum etwas nicht geht, bewahrt Geheimnisse und würfelt so, dass jeder es danach prüfen kann. Heute spielt man daran { $games }.
web-before-about-unofficial = Inoffiziell
web-before-about-unofficial-what = Das hier ist ein Fanprojekt. Der Verlag dieser Spiele ist nicht daran beteiligt und unterstützt es nicht. Namen und Zahlen sind Tatsachen; alle Texte und Bilder hier sind unsere eigenen. Willst du das Spiel besitzen, kauf es: In der Schachtel ist, was kein Bildschirm hat.
web-before-about-fair = Ehrliche Würfel
web-before-about-fair-what = Bevor ein Spiel beginnt, zeigt der Tisch den Fingerabdruck der Zahl, aus der aller Zufall folgt; nach dem Ende zeigt er die Zahl selbst. Jedes gespeicherte Spiel lässt sich noch einmal ausführen und vergleichen, mit dem Knopf oder mit „throneworld verify“.
web-before-about-programs = Für Programme
web-before-about-programs-what = Alles auf diesen Seiten läuft über eine offene Schnittstelle: Schreib einen Bot, ein Skript, einen anderen Client.
web-before-about-docs = Die Schnittstelle, erklärt
web-before-about-source = Freie Software
web-before-about-source-what = Throneworld steht unter der MIT-Lizenz: Benutz es, ändere es, betreib mit „throneworld serve“ einen eigenen Server. Der Quelltext kommt mit dem Python-Paket throneworld.
web-before-about-credits = Danksagung
web-before-about-credits-icons = Symbole von Lorc, Delapouite und den anderen Beteiligten von game-icons.net, unter CC BY 3.0; eingefärbt und zugeschnitten.
web-before-about-credits-text = Der Text ist gesetzt in Atkinson Hyperlegible Next, vom Braille Institute und den Autoren des Projekts, unter der SIL Open Font License 1.1.
web-before-about-credits-titles = Die Titel sind gesetzt in Marcellus, von Brian J. Bonislawsky (Astigmatic), unter der SIL Open Font License 1.1.
web-before-about-credits-made = Gemacht mit Svelte, Project Fluent, Litestar und vielen anderen freien Programmen; deren Lizenzen liegen bei.

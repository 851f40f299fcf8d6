# Der Web-Client: was um den Spielplan steht. Spielstand, Hand, Protokoll, Gespräch, Notizen, das Menü des Tisches.

## Der Spielstand in einer Zeile

web-around-score = Spielstand
web-around-round-short = Runde { $round }
web-around-first = Startspieler
web-around-waited-for = Der Tisch wartet auf diesen Spieler

## Rassentafeln

web-around-you = du
web-around-presence = { $presence ->
    [here] da
    [away] nicht da
    [bot] Bot
    [bot-for] vorerst spielt ein Bot
   *[resigned] aufgegeben; ein Bot spielt weiter
}
web-around-of = { $count } von { $of }

## Meine Hand

web-around-mine = Was ich habe
web-around-hide = Verbergen
web-around-show = Zeigen

## Reiter

web-around-tab-log = Protokoll
web-around-tab-hand = Hand
web-around-tab-players = Spieler
web-around-tab-talk = Chat
web-around-tab-table = Tisch
web-around-news = { $count ->
    [one] 1 neu
   *[other] { $count } neu
}

## Das Protokoll

web-around-log = Protokoll
web-around-earlier = Frühere Zeilen ({ $count })
web-around-between = Zwischen den Phasen
web-around-nothing-told = So etwas ist noch nicht geschehen.
web-around-moment = Diesen Moment zeigen
web-around-filter-player = Welcher Spieler
web-around-filter-phase = Welche Phase
web-around-everybody = Alle
web-around-every-phase = Jede Phase

## Gespräch

web-around-talk = Chat
web-around-public = Das lesen alle am Tisch.
web-around-silence = Noch hat niemand etwas gesagt.
web-around-say = Sag etwas
web-around-send = Senden
web-around-said = { $name }: { $text }
web-around-watchers-talk = Wer zusieht, darf reden, wenn das Spiel vorbei ist.

## Notizen und Anweisungen

web-around-notes = Meine Notizen
web-around-notes-hint = Sonst sieht sie niemand. Sie werden beim Tippen gespeichert.
web-around-notes-state = { $state ->
    [waiting] Noch nicht gespeichert …
    [failed] Nicht gespeichert. Ändere etwas, um es noch einmal zu versuchen.
   *[saved] Gespeichert
}
web-around-orders = Meine Anweisungen
web-around-no-orders = Keine. Wo eine Frage immer wiederkommt, kannst du daneben eine geben.
web-around-orders-used = Für dich beantwortet, das Neueste zuerst
web-around-order-used = { $question } — { $answer }
web-around-withdraw = Zurücknehmen

## Vorschläge

web-around-proposal = Ein Vorschlag
web-around-proposes = { $kind ->
    [undo] { $name } bittet, eine Entscheidung von { PLAYER($seat) } zurückzunehmen.
    [end] { $name } schlägt vor, das Spiel hier zu beenden.
   *[mend] { $name } schlägt vor, die Stellung zu berichtigen.
}
web-around-still-needed = Noch ohne Antwort: { PLAYERS($seats) }.
web-around-agree = Zustimmen
web-around-decline = Ablehnen

## Der Tisch

web-around-table = Tisch
web-around-watchers = { $count ->
    [0] Niemand sieht zu.
    [one] 1 Zuschauer sieht zu.
   *[other] { $count } Zuschauer sehen zu.
}
web-around-copy = Link kopieren
web-around-copied = Link kopiert.
web-around-not-copied = Der Browser lässt uns nicht kopieren. Das ist der Link: { $link }
web-around-export = Spieldatei
web-around-take-back = Selbst weiterspielen
web-around-hand-over = Einen Bot für mich spielen lassen
web-around-hand-over-text = Ein Bot spielt auf deinem Platz, bis du ihn wieder übernimmst. Er kann Dinge entscheiden, die sich nicht zurücknehmen lassen.
web-around-hand-over-act = Bot spielen lassen
web-around-propose-end = Ende vorschlagen
web-around-end-text = Wenn alle zustimmen, endet das Spiel hier, ohne Sieger.
web-around-end-act = Vorschlagen
web-around-resign = Aufgeben
web-around-resign-text = Du verlässt dieses Spiel für immer, und an deiner Stelle spielt ein Bot weiter. Das lässt sich nicht zurücknehmen.
web-around-resign-act = Endgültig aufgeben
web-around-no = Abbrechen
web-around-happenings = Am Tisch
web-around-happening = { $kind ->
    [resigned] { $name } gibt auf; ein Bot spielt { PLAYER($seat) } weiter.
    [handed_over] { $name } lässt einen Bot { PLAYER($seat) } spielen.
    [taken_back] { $name } spielt wieder { PLAYER($seat) }.
    [returned] { $name } ist zurück und spielt wieder { PLAYER($seat) }.
    [time_up] Die Zeit von { PLAYER($seat) } war um.
    [bot_plays] Die Zeit von { PLAYER($seat) } war um; bis zur Rückkehr spielt ein Bot.
    [rewind] Eine Entscheidung von { PLAYER($seat) } wurde zurückgenommen.
    [mend] Die Stellung wurde berichtigt.
   *[end] Der Tisch hat beschlossen, das Spiel zu beenden.
}
web-around-terms = Was am Tisch gilt
web-around-term-clock = Uhr
web-around-no-clock = Keine: Alle nehmen sich die Zeit, die sie brauchen.
web-around-clock-terms = { $bank } für jeden Platz, und { $increment } dazu mit jedem Zug.
web-around-time-out = { $way ->
    [pass] Ist die Zeit um, passt der Spieler.
    [bot_takes_seat] Ist die Zeit um, spielt ein Bot, bis der Spieler zurück ist.
   *[bot_decides] Ist die Zeit um, trifft ein Bot diese eine Entscheidung.
}
web-around-term-release = Antworten
web-around-release = { $release ->
    [uniform] Sie gelten für alle nach derselben Zeit, was man auch auf der Hand hat: { $hold }.
   *[instant] Sie gelten sofort.
}
web-around-term-watching = Zuschauer
web-around-watching = { $watching ->
    [delayed] Sie sehen das Spiel verzögert ({ $delay }).
    [after_the_end] Sie sehen das Spiel nach dem Ende.
   *[live] Sie sehen das Spiel, während es gespielt wird.
}
web-around-commitment = Hash des Zufalls
web-around-commitment-text = Aller Zufall dieses Spiels stand fest, bevor es begann. Das ist sein Hash; nach dem Ende wird der Seed gezeigt, und jeder kann ihn prüfen.
web-around-seed = Seed
web-around-span = { $unit ->
    [seconds] { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
    [minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
    [hours] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
   *[days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
}

## Die Entscheidung in einer Zeile, das Ende des Spiels

web-around-line-yours = Du bist dran: { $question }
web-around-line-waiting = { $seats ->
    [none] Warten …
   *[other] Warten auf { PLAYERS($seats) }
}
web-around-line-sealed = { $seats ->
    [none] Deine Antwort liegt verdeckt.
   *[other] Deine Antwort liegt verdeckt. Warten auf { PLAYERS($seats) }
}
web-around-line-bot = { $why ->
    [resigned] Du hast aufgegeben; ein Bot spielt weiter
   *[other] Ein Bot spielt für dich
}
web-around-line-over = Das Spiel ist vorbei
web-around-fold = Entscheidung einklappen
web-around-unfold = Entscheidung ausklappen
web-around-your-turn = Du bist dran
web-around-over = Das Spiel ist vorbei.
web-around-faceless = Diese Seite ist älter als der Server und kann dieses Spiel noch nicht zeichnen. Lade sie neu.
web-around-stopped = Der Tisch hat beschlossen, es hier zu beenden, ohne Sieger.
web-around-report = Wie es ausging
web-around-replay = Noch einmal ansehen

## Die Verbindung

web-around-lost = Die Verbindung ist abgerissen. Neuer Versuch …
web-around-away = Der Server antwortet nicht; vielleicht startet er gerade neu. Die Seite versucht es von selbst weiter.
web-around-offline = Dieses Gerät ist offline. Sobald wieder ein Netz da ist, geht es weiter.
web-around-slow = Langsamer verbunden. Alles geht.
web-around-slow-why = Dieses Netz lässt keine Live-Verbindung durch.
web-around-age = Was du siehst, ist { $age } alt.
web-around-kept = Deine Wahl ist vorgemerkt und wird gesendet, sobald die Verbindung wieder steht.
web-around-unseated = Du bist hier nicht mehr angemeldet, oder als jemand anders, und siehst nur zu. Melde dich wieder an, um weiterzuspielen.
web-around-back = Wieder verbunden. Was du siehst, ist aktuell.

## Tasten und Schalter

web-around-as-map = Bild
web-around-as-text = Text
web-around-keys = Tasten
web-around-keys-on = Buchstaben als Tastenkürzel
web-around-key-board = Zum Spielplan
web-around-key-decision = Zur Entscheidung
web-around-key-beside = Zum Handel und was sonst neben der Frage geschieht, und zurück
web-around-key-hand = Zu meiner Hand
web-around-key-players = Zu den Spielern
web-around-key-log = Zum Protokoll
web-around-key-talk = Zum Chat
web-around-key-table = Zu Notizen, Anweisungen und Tisch
web-around-key-switch = Spielplan als Bild oder als Text
web-around-key-help = Diese Hilfe
web-around-keyname-tab = Tab
web-around-key-tab = Von einem zum nächsten
web-around-keyname-enter = Enter
web-around-key-enter = Das Markierte wählen
web-around-keyname-arrows = Pfeile
web-around-key-arrows = Von Reiter zu Reiter, von Bezirk zu Bezirk
web-around-keyname-escape = Esc
web-around-key-escape = Schließen, was offen ist

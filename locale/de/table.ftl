# Der Tisch: Worte, die keinem einzelnen Spiel gehören, und die Kommandozeile.
# PLAYER, PLAYERS, NAME und NAMES sind in src/throneworld/words.py erklärt.

nobody = niemand
neutral = neutrale Einheiten
nothing = keine
seat = Platz { $number }
# A thing that bears the name of its owner.
owned = { NAME($what) } ({ PLAYER($owner) })
list = { $rest } und { $last }

event-played = { PLAYER($seat) } spielt „{ NAME($what) }“.
event-cancelled = „{ NAME($what) }“ von { PLAYER($seat) } wird aufgehoben.
event-chance = Zufall ({ $stream }): { NAMES($results) }.

refusal-game_over = das Spiel ist vorbei
refusal-not_asked = du wirst gerade nichts gefragt
refusal-no_such_seat = diesen Platz gibt es an diesem Tisch nicht
refusal-not_an_option = diese Möglichkeit gibt es nicht
refusal-not_offered = das steht gerade nicht zur Wahl
refusal-once_only = „{ NAME($first) }“ wirkt hier nur einmal
refusal-not_yours = du hast „{ NAME($first) }“ nicht
refusal-not_this_moment = „{ NAME($first) }“ ist für einen anderen Augenblick
refusal-happens_by_itself = „{ NAME($first) }“ geschieht von selbst
refusal-nothing_to_undo = noch wurde nichts entschieden
refusal-another_seat_chose = seitdem hat ein anderer Spieler entschieden
refusal-not_while_waiting = der Tisch wartet auf geheime Antworten; tu es, wenn sie da sind
refusal-finish_first = zuerst muss zu Ende gebracht werden, was begonnen ist
refusal-enough_beside = du hast neben der offenen Frage genug getan; mach weiter, wenn sie beantwortet ist
refusal-cannot_unlearn = seitdem hat der Zufall gesprochen oder jemand etwas Geheimes erfahren

## Das Programm

cli-help = Ein Spieltisch für Brettspiele, der die Regeln durchsetzt, im Terminal: gegen Bots und mit Freunden spielen, simulieren, nachspielen. Inoffizielles Fanprojekt.
cli-epilog = Fang an mit: throneworld play
cli-language = Sprache von allem, was gezeigt wird.
cli-version = Die Version zeigen und beenden.
cli-option = Eine Regel des Spiels, etwa betrayal=true; mehrfach möglich. Siehe: throneworld games
cli-bots = Welcher Bot die nicht genannten Plätze spielt: heuristic (wenn du nichts anderes sagst, in Spielen, die einen haben), random ...
cli-seed = Zahl, aus der aller Zufall des Spiels folgt; wird ausgelost, wenn sie fehlt.

cli-play = GAME ({ $game }, wenn nichts genannt ist) im Terminal spielen, gegen Bots und mit Freunden am selben Bildschirm.
    .short = Im Terminal spielen, gegen Bots und mit Freunden.
    .epilog = Beispiele: throneworld play { $game } --seats me --save mine.json / throneworld play { $game } --players 4 --seats me,me / throneworld play { $game } --resume mine.json
cli-players = Wie viele Spieler. Wenn es fehlt: so viele, wie --seats nennt, aber so viele, wie das Spiel Plätze hat, wenn es zu wenige nennt.
cli-play-seats = Wer wo sitzt, im Uhrzeigersinn: sol=me,hacan=random sagt, wer welche Rasse oder Fraktion spielt; bei me,me,random suchen die Spieler sie aus. Nicht genannte Plätze sind Bots.
cli-save = In diese neue Datei speichern, sooft ein Mensch entschieden hat.
cli-resume = Ein gespeichertes Spiel fortsetzen; gespeichert wird in dieselbe Datei, wenn --save keine andere nennt.

cli-simulate = Bots viele Spiele von GAME ({ $game }, wenn nichts genannt ist) spielen lassen und zählen, wer wie gewinnt.
    .short = Bots viele Spiele spielen lassen und zählen.
cli-games-count = Wie viele Spiele.
cli-simulate-seats = Eine Anzahl von Plätzen (so viele, wie das Spiel hat, wenn du nichts anderes sagst) oder die Bots darauf: heuristic,random,random
cli-races = Die Rassen oder Fraktionen auf diesen Plätzen, etwa sol,hacan,letnev; wenn sie fehlen, werden sie im Spiel gewählt.
cli-rotate = Die Rassen oder Fraktionen mit jedem Spiel um einen Platz weiterrücken.
cli-first-seed = Seed des ersten Spiels; jedes weitere hat den nächsten.
cli-workers = Wie viele Prozesse sich die Arbeit teilen; die Ergebnisse hängen nicht davon ab.
cli-json = Für jedes Spiel eine Zeile JSON in diese Datei schreiben, mit - in die Ausgabe

cli-replay = Die Geschichte eines gespeicherten oder aufgezeichneten Spiels in FILE erzählen und zeigen, wohin sie führte. Geheimnisse werden erzählt, wenn das Spiel vorbei ist.
    .short = Die Geschichte eines gespeicherten Spiels erzählen.
cli-to = Nach so vielen Entscheidungen aufhören.

cli-games = Zeigen, welche Spiele es gibt, mit Plätzen, Rassen oder Fraktionen und Optionen.
    .short = Zeigen, welche Spiele es gibt.

cli-bench = Messen, wie schnell die Spiele sind.
    .short = Messen, wie schnell die Spiele sind.
cli-against = Abwechselnd neben etwas anderem messen: catanatron, oder ein Commit des Repositorys, in dem du stehst.
cli-rounds = Wie oft gemessen wird; neben einem Commit, wie viele Partien je Seite (mindestens 30, das ist die Vorgabe).
cli-floor = Neben einem Commit: mit 1 enden, wenn ein Verhältnis selbst mit seinem Intervall darunter bleibt, etwa 0.97.

## Fehler: eine Zeile, die sagt, was zu tun ist

error-usage = { $what } Siehe: { $command } --help
error-bug = das ist ein Fehler im Programm, nicht deiner: { $what } - bitte melde ihn; { $variable }=1 in der Umgebung zeigt, wo er passiert ist.
error-game-broke = die Regeln sind gebrochen, nicht durch dich: { $what } - bitte melde es mit { $file }, womit es sich nachspielen lässt.
error-option-shape = --option schreibt man NAME=WERT, nicht { $text }; siehe: throneworld games
error-bot = für dieses Spiel gibt es keinen Bot { $name }; es gibt: { $bots }
error-sitter = als { $name } kann dort niemand sitzen; schreib me oder einen Bot: { $bots }. Wie viele spielen, sagt --players
error-seeds = die Seeds von { $games } Partien reichen nicht über 2**256 - 1 hinaus; beginne mit einem kleineren --seed
error-faction = es gibt keine Fraktion { $name }; es gibt: { $races }
error-race = es gibt keine Rasse { $name }; es gibt: { $races }
error-not-in-play-faction = { $race } ist nicht in diesem Spiel; seine Fraktionen sind: { $races }
error-not-in-play-race = { $race } ist nicht in diesem Spiel; seine Rassen sind: { $races }
error-mixed-seats-faction = nenn in --seats für jeden Platz eine Fraktion, wie in { $race }=me, oder für keinen, wie in me,random
error-mixed-seats-race = nenn in --seats für jeden Platz eine Rasse, wie in { $race }=me, oder für keinen, wie in me,random
error-too-many-seats = --seats nennt { $named } Plätze, aber es sind { $players } Spieler; ergänze --players { $named } oder nenn weniger
error-players = dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $players }
error-rotate = --rotate braucht --races, wie in --races sol,hacan,letnev
error-resume-brings = ein gespeichertes Spiel bringt Spieler, Seed und Optionen selbst mit; lass --players, --seed und --option bei --resume weg
error-other-game = { $file } ist ein Spiel von { $game }; nimm: throneworld play { $game } --resume { $file }
error-to = --to ist eine Zahl von Entscheidungen von 0 bis { $most }, nicht { $number }
error-no-file = es gibt keine Datei { $file }; prüf den Namen
error-is-folder = { $file } ist ein Ordner; nenn eine Datei
error-unreadable = { $file } lässt sich nicht lesen ({ $why }); prüf den Namen und die Rechte
error-not-a-save = { $file } ist kein Spielstand; nenn eine Datei, die throneworld geschrieben hat
error-broken-save = dieser Spielstand ist in sich nicht stimmig ({ $what }); stell ihn aus einer Sicherung wieder her
error-unwritable = { $file } lässt sich nicht schreiben ({ $why }); such einen anderen Ort aus
error-exists = { $file } gibt es schon; setz es mit --resume fort oder such einen anderen Namen aus
error-bench = die Messung kann hier nicht laufen: { $what }
error-against = es gibt weder eine Engine noch einen Commit { $name }; nenne { $rival }, oder stehe in einem Klon und nenne einen seiner Commits.
error-floor = eine Untergrenze braucht einen Commit, neben dem gemessen wird: füge --against COMMIT hinzu.
error-few-rounds = neben einem Commit werden mindestens { $fewest } Partien je Seite gespielt; sage --rounds { $fewest } oder mehr.

## Spielen

play-welcome = Ein neues Spiel beginnt. Sein Seed ist { $seed }. Tipp bei jeder Frage ?, um die Regel zu lesen.
play-table = Am Tisch, im Uhrzeigersinn: { $players }.
who-me = du
play-resumed = { $file }: Das Spiel geht nach { $choices } Entscheidungen weiter.
play-sit-down = Gib den Bildschirm an { $player } weiter; dann Enter drücken.
play-sealed = Bisher geheim festgelegt: { $options }
play-type-number = Tipp eine Zahl von 1 bis { $highest } oder den Anfang eines Namens.
play-type-amount = Tipp die Zahl selbst, von { $lowest } bis { $highest }.
play-how-many = { $label }: wie viele, von { $lowest } bis { $highest }?
play-beside = Neben dieser Frage:
play-not-allowed = { $count } weitere sind gerade nicht erlaubt; die Gründe zeigt why.
play-and-more = { $label } und { $count } weitere
play-refused-short = { $why } ({ $rule })
play-refused = { $option }: { $why } ({ $rule })
play-all-allowed = davon ist gerade nichts verboten
play-commands = ? | ? NAME | why | board | hand | log | hint | skip | undo | save DATEI | quit
play-commands-explained = ? erklärt die Regel, ? NAME was das ist, eine Karte, ein Ort oder jemand; why: was nicht erlaubt ist; board und hand: die Stellung; log: was geschah; hint: was ein Bot täte; skip: nichts spielen, bis etwas anderes gefragt wird; undo: zurücknehmen; save DATEI: speichern; quit: aufhören.
play-example = tipp zum Beispiel: { $text }
play-times = { $line } (x{ $count })
play-no-hint = Kein Bot kennt dieses Spiel gut genug, um zu raten; jede Antwort ist recht.
plain-yes = ja
plain-no = nein
play-hint = Ein Bot würde antworten: { $option }
play-no-skip = Überspringen kannst du nur, wo gefragt wird, ob du etwas spielst.
play-undone = Zurückgenommen: { $option }
play-no-undo = Das lässt sich nicht zurücknehmen: { $why }.
play-save-where = Tipp save und den Namen einer Datei.
play-save-first = Vor dem Gehen speichern? Tipp den Namen einer Datei oder n:
play-saved = Gespeichert in { $file }.
play-part = { $missing ->
    [0] Weiter geht es mit:
    [one] Der letzte Spielstand ist eine Entscheidung alt. Weiter geht es mit:
   *[other] Der letzte Spielstand ist { $missing } Entscheidungen alt. Weiter geht es mit:
}
play-part-unsaved = Das Spiel ist nicht gespeichert. Beginn es nächstes Mal mit --save DATEI und setz es mit --resume DATEI fort.
play-over = Das Spiel ist vorbei
play-replay = Nachlesen mit:

help-card = { NAME($card) }: { $does }
help-unknown = Nichts heißt { $what }.
help-which = Was davon: { $names }?

## Simulation, Nachspielen, Spiele

simulate-failed = Das Spiel mit dem Seed { $seed } ging schief ({ $what }); { $file } spielt es nach.
simulate-interrupted = Unterbrochen nach { $done } von { $games } Spielen.
simulate-nothing = Kein Spiel kam zu einem Ende.
simulate-column-faction = Fraktion
simulate-column-points = Punkte
simulate-column-race = Rasse
simulate-column-bot = Bot
simulate-column-seat = Platz
simulate-column-how = Sieg durch
simulate-column-played = Gespielt
simulate-column-won = Siege
simulate-column-share = Anteil
simulate-rounds = Runden: { $mean } im Mittel, { $least } bis { $most }.
simulate-choices = Entscheidungen: { $mean } im Mittel, { $least } bis { $most }.

replay-title = { $game }, Seed { $seed }, nach { $choices } Entscheidungen.
replay-secrets = Was { $player } geheim hielt
replay-waiting = Der Tisch wartet auf { $players }.

games-seats = Für { $fewest } bis { $most } Spieler.
games-broken = Das Spiel { $game } bleibt weg: { $why }
games-faction = Fraktionen
games-race = Rassen
games-options = Optionen
games-default = { $values } ({ $default }, wenn nichts gesetzt ist)

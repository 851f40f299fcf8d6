# Il tavolo: parole che non sono di un solo gioco, e la riga di comando.
# PLAYER, PLAYERS, NAME e NAMES sono spiegati in src/throneworld/words.py.

nobody = nessuno
neutral = unità neutrali
nothing = niente
seat = Posto { $number }
# A thing that bears the name of its owner.
owned = { NAME($what) } ({ PLAYER($owner) })
list = { $rest } e { $last }

event-played = { PLAYER($seat) } gioca { NAME($what) }.
event-cancelled = Annullato a { PLAYER($seat) }: { NAME($what) }.
event-chance = Sorte ({ $stream }): { NAMES($results) }.

refusal-game_over = la partita è finita
refusal-not_asked = ora non ti viene chiesto nulla
refusal-no_such_seat = a questo tavolo non c'è quel posto
refusal-not_an_option = questa non è un'opzione
refusal-not_offered = ora questo non si può scegliere
refusal-once_only = qui { NAME($first) } vale una volta sola
refusal-not_yours = non hai { NAME($first) }
refusal-not_this_moment = { NAME($first) } serve in un altro momento
refusal-happens_by_itself = { NAME($first) } avviene da sé
refusal-nothing_to_undo = non è ancora stato scelto nulla
refusal-another_seat_chose = nel frattempo ha scelto un altro giocatore
refusal-not_while_waiting = il tavolo attende risposte segrete; fallo quando saranno arrivate
refusal-finish_first = prima va finito ciò che è stato iniziato
refusal-enough_beside = hai fatto abbastanza a margine della domanda aperta; riprendi quando avrà risposta
refusal-cannot_unlearn = nel frattempo è intervenuta la sorte o si è saputo qualcosa di segreto

## Il programma

cli-help = Un tavolo per giochi da tavolo che fa rispettare le regole, nel terminale: gioca contro bot e amici, simula, rivedi. Opera non ufficiale di appassionati.
cli-epilog = Comincia con: throneworld play
cli-language = Lingua di tutto ciò che viene mostrato.
cli-version = Mostra la versione ed esce.
cli-option = Una regola del gioco, come betrayal=true; si può dare più volte. Vedi: throneworld games
cli-bots = Quale bot gioca i posti non indicati: heuristic (se non dici altro, nei giochi che ne hanno uno), random ...
cli-seed = Numero da cui deriva tutta la sorte della partita; se manca, è tirato a caso.

cli-play = Gioca a GAME ({ $game } se non è indicato) nel terminale, contro bot e con amici allo stesso schermo.
    .short = Gioca nel terminale, contro bot e amici.
    .epilog = Esempi: throneworld play { $game } --seats me --save mine.json / throneworld play { $game } --players 4 --seats me,me / throneworld play { $game } --resume mine.json
cli-players = Quanti giocatori. Se manca: quanti ne indica --seats, ma quanti sono i posti del gioco se ne indica troppo pochi.
cli-play-seats = Chi siede dove, in senso orario: sol=me,hacan=random dice chi gioca quale razza o fazione; con me,me,random le scelgono i giocatori. I posti non indicati sono bot.
cli-save = Salva in questo nuovo file ogni volta che una persona ha scelto.
cli-resume = Riprendi una partita salvata; si salva nello stesso file, a meno che --save non ne indichi un altro.

cli-simulate = Fai giocare ai bot molte partite di GAME ({ $game } se non è indicato) e conta chi vince e come.
    .short = Fai giocare ai bot molte partite e conta.
cli-games-count = Quante partite.
cli-simulate-seats = Un numero di posti (tanti quanti ne ha il gioco, se non dici altro), oppure i bot che li occupano: heuristic,random,random
cli-races = Le razze o fazioni su questi posti, come sol,hacan,letnev; se mancano, si scelgono in gioco.
cli-rotate = A ogni partita sposta le razze o fazioni di un posto.
cli-first-seed = Seme della prima partita; ogni altra partita ha il successivo.
cli-workers = Quanti processi si dividono il lavoro; i risultati non ne dipendono.
cli-json = Scrivi una riga di JSON per ogni partita in questo file, o in uscita con -

cli-replay = Racconta una partita salvata o registrata in FILE e mostra dove ha portato. I segreti si svelano a partita finita.
    .short = Racconta una partita salvata.
cli-to = Fermati dopo questo numero di scelte.

cli-games = Mostra i giochi che ci sono, con posti, razze o fazioni e opzioni.
    .short = Mostra i giochi che ci sono.

cli-bench = Misura quanto sono veloci i giochi.
    .short = Misura quanto sono veloci i giochi.
cli-against = Misura accanto a qualcos’altro, a turno: catanatron, o un commit del repository in cui ti trovi.
cli-rounds = Quante volte misurare; accanto a un commit, quante partite per lato (almeno 30, il valore predefinito).
cli-floor = Accanto a un commit: termina con 1 se, anche con il suo intervallo, un rapporto resta sotto questo valore, per esempio 0.97.

## Errori: una riga che dice che cosa fare

error-usage = { $what } Vedi: { $command } --help
error-bug = è un difetto del programma, non colpa tua: { $what } - segnalalo, per favore; { $variable }=1 nell'ambiente mostra dove è successo.
error-game-broke = si sono rotte le regole, non è colpa tua: { $what } - segnalalo, per favore, con { $file }, che lo fa ripetere.
error-option-shape = --option si scrive NAME=VALUE, non { $text }; vedi: throneworld games
error-bot = per questo gioco non c'è un bot { $name }; ci sono: { $bots }
error-sitter = nessuno può sedersi come { $name }; scrivi me, oppure un bot: { $bots }. Quanti giocano si dice con --players
error-seeds = i semi di { $games } partite non vanno oltre 2**256 - 1; comincia con un --seed più piccolo
error-faction = non c'è una fazione { $name }; ci sono: { $races }
error-race = non c'è una razza { $name }; ci sono: { $races }
error-not-in-play-faction = { $race } non è in questa partita; le sue fazioni sono: { $races }
error-not-in-play-race = { $race } non è in questa partita; le sue razze sono: { $races }
error-mixed-seats-faction = in --seats indica una fazione per ogni posto, come in { $race }=me, o per nessuno, come in me,random
error-mixed-seats-race = in --seats indica una razza per ogni posto, come in { $race }=me, o per nessuno, come in me,random
error-too-many-seats = --seats indica { $named } posti, ma i giocatori sono { $players }; aggiungi --players { $named } o indicane meno
error-players = questo gioco è per { $fewest }-{ $most } giocatori, non { $players }
error-rotate = --rotate ha bisogno di --races, come in --races sol,hacan,letnev
error-resume-brings = una partita salvata porta con sé giocatori, seme e opzioni; con --resume togli --players, --seed e --option
error-other-game = { $file } è una partita di { $game }; usa: throneworld play { $game } --resume { $file }
error-to = --to è un numero di scelte da 0 a { $most }, non { $number }
error-no-file = il file { $file } non c'è; controlla il nome
error-is-folder = { $file } è una cartella; indica un file
error-unreadable = { $file } non si può leggere ({ $why }); controlla il nome e i permessi
error-not-a-save = { $file } non è una partita salvata; indica un file scritto da throneworld
error-broken-save = questo salvataggio non è coerente ({ $what }); recuperalo da una copia di riserva
error-unwritable = { $file } non si può scrivere ({ $why }); scegli un altro posto
error-exists = { $file } esiste già; riprendilo con --resume, o scegli un altro nome
error-bench = qui la misura non si può fare: { $what }
error-against = non c’è né un motore né un commit { $name }; scrivi { $rival }, oppure mettiti in un clone e indica un suo commit.
error-floor = una soglia richiede un commit con cui misurare: aggiungi --against COMMIT.
error-few-rounds = accanto a un commit si giocano almeno { $fewest } partite per lato; scrivi --rounds { $fewest } o più.

## Giocare

play-welcome = Inizia una nuova partita. Il suo seme è { $seed }. Scrivi ? a ogni domanda per leggere la regola.
play-table = Al tavolo, in senso orario: { $players }.
who-me = tu
play-resumed = { $file }: la partita riprende dopo { $choices } scelte.
play-sit-down = Passa lo schermo a { $player }, che preme Invio.
play-sealed = Sigillato finora: { $options }
play-type-number = Scrivi un numero da 1 a { $highest }, o l'inizio di un nome.
play-type-amount = Scrivi proprio il numero, da { $lowest } a { $highest }.
play-how-many = { $label }: che numero, da { $lowest } a { $highest }?
play-beside = A margine di questa domanda:
play-not-allowed = Altre { $count } opzioni ora non sono permesse; scrivi why per i motivi.
play-and-more = { $label } e altri { $count }
play-refused-short = { $why } ({ $rule })
play-refused = { $option }: { $why } ({ $rule })
play-all-allowed = ora nulla di questo genere è rifiutato
play-commands = ? | ? NAME | why | board | hand | log | hint | skip | undo | save FILE | quit
play-commands-explained = ? dice la regola, ? NAME che cos'è, una carta, un luogo o qualcuno; why: che cosa non è permesso; board e hand: la posizione; log: che cosa è successo; hint: che cosa farebbe un bot; skip: non giocare nulla fino alla prossima domanda di altro genere; undo: torna indietro; save FILE: salva; quit: esci.
play-example = scrivi per esempio: { $text }
play-times = { $line } (x{ $count })
play-no-hint = Nessun bot conosce questo gioco abbastanza da consigliare; va bene qualsiasi risposta.
plain-yes = sì
plain-no = no
play-hint = Un bot risponderebbe: { $option }
play-no-skip = Puoi saltare solo dove ti si chiede se giochi qualcosa.
play-undone = Annullato: { $option }
play-no-undo = Non si può tornare indietro: { $why }.
play-save-where = Scrivi save e il nome di un file.
play-save-first = Salvare prima di uscire? Scrivi il nome di un file, oppure n:
play-saved = Salvato in { $file }.
play-part = { $missing ->
    [0] Riprendi con:
    [one] All'ultimo salvataggio manca una scelta. Riprendi con:
   *[other] All'ultimo salvataggio mancano { $missing } scelte. Riprendi con:
}
play-part-unsaved = La partita non è salvata. La prossima volta cominciala con --save FILE e riprendila con --resume FILE.
play-over = La partita è finita
play-replay = Rileggila con:

help-card = { NAME($card) }: { $does }
help-unknown = Nulla si chiama { $what }.
help-which = Quale: { $names }?

## Simulazione, replay, giochi

simulate-failed = La partita con seme { $seed } è andata storta ({ $what }); { $file } la fa ripetere.
simulate-interrupted = Interrotto dopo { $done } partite su { $games }.
simulate-nothing = Nessuna partita è arrivata alla fine.
simulate-column-faction = Fazione
simulate-column-points = Punti
simulate-column-race = Razza
simulate-column-bot = Bot
simulate-column-seat = Posto
simulate-column-how = Come
simulate-column-played = Giocate
simulate-column-won = Vinte
simulate-column-share = Quota
simulate-rounds = Round: { $mean } in media, da { $least } a { $most }.
simulate-choices = Scelte: { $mean } in media, da { $least } a { $most }.

replay-title = { $game }, seme { $seed }, dopo { $choices } scelte.
replay-secrets = Che cosa teneva segreto { $player }
replay-waiting = Il tavolo aspetta { $players }.

games-seats = Da { $fewest } a { $most } giocatori.
games-broken = Il gioco { $game } è lasciato fuori: { $why }
games-faction = Fazioni
games-race = Razze
games-options = Opzioni
games-default = { $values } ({ $default } se non è impostato)

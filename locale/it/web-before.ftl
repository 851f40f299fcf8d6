# Il client web prima di una partita: prima pagina, nuovo tavolo, sala, partite, account, informazioni.

web-before-guest = Il tuo nome al tavolo
web-before-guest-hint = Basta un nome: niente account, niente e-mail.
web-before-copy = Copia
web-before-copied = Copiato.
web-before-copy-by-hand = Il browser non permette a questa pagina di copiare. Seleziona il testo e copialo tu.
web-before-share = Condividi
web-before-cancel = Lascia stare
web-before-save = Salva
web-before-again = Riprova
web-before-turns = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
}
web-before-menu = Menu
web-before-about = Informazioni

## Tempo

web-before-since-minutes = { $count ->
    [one] da un minuto
   *[other] da { $count } minuti
}
web-before-since-hours = { $count ->
    [one] da un'ora
   *[other] da { $count } ore
}
web-before-since-days = { $count ->
    [one] da un giorno
   *[other] da { $count } giorni
}
web-before-span-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
web-before-span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
web-before-span-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
web-before-span-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-before-unit = Unità di tempo
web-before-unit-seconds = secondi
web-before-unit-minutes = minuti
web-before-unit-hours = ore
web-before-unit-days = giorni

## Prima pagina

web-before-title = { $games }, nel browser
web-before-what = Giochi da tavolo interi dello stesso universo, gratis, contro i bot o con gli amici: il tavolo conosce le regole e offre ciò che è permesso. Un'opera non ufficiale di appassionati, senza legami con l'editore; non serve un account.
web-before-play = Gioca subito
web-before-play-hint = Tu e { $bots ->
    [one] un bot
   *[other] { $bots } bot
}. Si comincia all'istante.
web-before-play-busy = Si prepara il tavolo …
web-before-map-in-words = Il suo tabellone è raccontato a parole, in elenchi e tabelle: nessuno l'ha ancora disegnato.
web-before-players = Giocatori
web-before-race = { $people ->
    [race] Razza
   *[other] Fazione
}
web-before-race-in-play = Scelta in gioco
web-before-race-by-lot = A sorte
web-before-race-later = In gioco
web-before-level = Bot
web-before-bot-heuristic = Riflessivo
web-before-bot-random = A caso
web-before-learn-what = Si giocano al tavolo vero, un'idea alla volta.
web-before-new = Nuovo tavolo
web-before-new-what = Invita gli amici con un link, in tempo reale o una mossa al giorno, oppure giocate sullo stesso schermo.
web-before-open = Tavoli aperti
web-before-open-what = Siediti con altri, o guarda.
web-before-mine = Le mie partite
web-before-all-mine = Tutte le mie partite
web-before-mine-over = Finite
web-before-all-over = Tutte le partite finite

## Un elenco di partite

web-before-where = Elenchi di partite
web-before-list-mine = Le mie
web-before-list-open = Aperti
web-before-list-running = Guarda
web-before-list-finished = Finite
web-before-none-mine = Nessuna partita è in corso. Cominciane una contro i bot, crea un tavolo per gli amici o siediti a uno aperto.
web-before-none-open = In questo momento nessuno aspetta giocatori. Crea un tavolo, e gli altri lo troveranno qui.
web-before-none-running = In questo momento non c'è nessuna partita da guardare.
web-before-none-finished = Nessuna partita è ancora arrivata alla fine.
web-before-newer = Più recenti
web-before-older = Meno recenti
web-before-your-turn = Tocca a te
web-before-your-turn-since = Tocca a te { $since }
web-before-waits = In attesa di { $who }
web-before-waits-since = In attesa di { $who } { $since }
web-before-waits-unknown = In corso
web-before-in-lobby = { $free ->
    [0] Non iniziata; ci sono tutti
    [one] Non iniziata; c'è un posto libero
   *[other] Non iniziata; ci sono { $free } posti liberi
}
web-before-ended = Finita il { $date }
web-before-won = { $count ->
    [0] Finita il { $date } senza vincitori
   *[other] Vinta da { $who } il { $date } ({ $how })
}
web-before-enter = Apri
web-before-go-on = Gioca
web-before-sit = Siediti
web-before-watch = Guarda
web-before-replay = Rivedi
web-before-report = Resoconto
web-before-export = Salva come file
web-before-of-game = { $what }: { $table }
web-before-bot = bot
web-before-bot-on = Bot (posto { $number })
web-before-free = libero
web-before-kept = riservato a un ospite
web-before-by = creato da { $name }
web-before-origin-branch = nata da un'altra partita
web-before-origin-imported = da un file
web-before-origin-practice = esercizio
web-before-stale = Il server non risponde; questo elenco potrebbe non essere aggiornato.
web-before-import = Importa una partita da un file
web-before-import-what = Un file salvato con “Salva come file” diventa una tua partita finita, da rivedere e da cui ripartire. Prima viene rieseguito ogni passo.
web-before-import-choose = Scegli un file
web-before-import-account = Per questo ti serve un account: rieseguire i file costa lavoro al server.
web-before-import-busy = La partita viene rieseguita …
web-before-import-unreadable = Questo file non è una partita salvata: non si può leggere come JSON.
web-before-import-done = La partita è qui.

## Nuovo tavolo

web-before-new-title = Un nuovo tavolo
web-before-presets = Comincia con
web-before-preset-bots = Contro i bot
    .what = Solo bot, senza orologio.
web-before-preset-friends = In diretta con amici
    .what = Un link per tutti, mezz'ora a testa.
web-before-preset-slow = Una mossa al giorno
    .what = Dura settimane, aperto a tutti.
web-before-preset-screen = Un solo schermo
    .what = Un dispositivo che gira di mano in mano.
web-before-game = Gioco
web-before-name = Nome del tavolo
web-before-name-hint = Se resta vuoto, prende il tuo nome.
web-before-seats = Posti
web-before-seats-what = In senso orario: per chi è ciascuno, e con quale { $people ->
    [race] razza
   *[other] fazione
}. “Aperto” è per chiunque possa venire al tavolo; “con il suo link” solo per chi riceve da te quel link.
web-before-seat = Posto { $number }
web-before-seat-for = Per chi
web-before-seat-place = Posto { $number }: per chi
web-before-seat-race = Posto { $number }: { $people ->
    [race] razza
   *[other] fazione
}
web-before-place-me = Io
web-before-place-open = Aperto
web-before-place-invited = Con il suo link
web-before-place-bot-heuristic = Bot, riflessivo
web-before-place-bot-random = Bot, a caso
web-before-place-taken = { $name }
web-before-add-seat = Aggiungi un posto
web-before-remove-seat = Togli il posto { $number }
web-before-races-free = Nessun posto indica una { $people ->
    [race] razza
   *[other] fazione
}: si scelgono o si tirano a sorte in gioco, come stabilito tra le regole.
web-before-races-some = I posti senza { $people ->
    [race] razza
   *[other] fazione
} ne ricevono una a sorte all'inizio della partita.
web-before-races-all = Ogni posto ha la sua { $people ->
    [race] razza
   *[other] fazione
}.
web-before-screen-hint = Più posti sono tuoi: la pagina ne mostra uno alla volta e chiede conferma prima di passare al successivo.
web-before-rules = Regole di questa partita
web-before-rules-summary = { $count ->
    [0] Tutte come da regolamento
    [one] Una cambiata
   *[other] { $count } cambiate
}
web-before-setting-line = { $setting }: { $value }
web-before-choice-choose = I giocatori scelgono
web-before-choice-random = A sorte
web-before-choice-true = sì
web-before-choice-false = no
web-before-terms = Condizioni del tavolo
web-before-access = Chi può venire
web-before-access-open = Tutti
    .what = Il tavolo compare nell'elenco dei tavoli aperti, e chiunque può guardare.
web-before-access-private = Solo con il link
    .what = Nessun altro ne sa nulla.
web-before-pace = Ritmo
web-before-pace-free = Senza orologio
    .what = Ognuno si prende il tempo che gli serve.
web-before-pace-clock = Con orologio
    .what = Ogni giocatore ha una scorta di tempo che scorre mentre il tavolo lo aspetta; ogni mossa ne aggiunge.
web-before-bank = Scorta di tempo a testa
web-before-increment = Ogni mossa aggiunge
web-before-time-out = Quando la scorta è finita
web-before-time-out-bot_decides = Un bot prende quella sola decisione
web-before-time-out-pass = Il giocatore passa, dove si può
web-before-time-out-bot_takes_seat = Un bot gioca finché il giocatore non torna
web-before-watching = Chi guarda vede
web-before-watching-live = Tutto ciò che è pubblico, subito
web-before-watching-delayed = Lo stesso, ma più tardi
web-before-watching-after_the_end = Nulla fino alla fine
web-before-delay = Ritardo
web-before-release = Quando hanno effetto le risposte
web-before-release-what = A volte si chiede a più giocatori se giocano qualcosa. Se le risposte valgono subito, una pausa svela chi ci sta pensando. Con un tempo uguale la pausa non svela nulla, ma tutti aspettano. Allora si chiede anche a chi, per le sue carte, ha una sola risposta possibile, e la conferma.
web-before-release-usual = Come di solito: subito se si entra solo con il link, altrimenti tempo uguale
web-before-release-instant = Subito
web-before-release-uniform = Tempo uguale per tutti
web-before-hold = Tempo uguale, in secondi
web-before-hold-hint = Se resta vuoto: 3 secondi con orologio, 5 minuti se ogni mossa aggiunge un'ora o più, 20 secondi senza orologio.
web-before-undo-what = Per annullare non serve nessuna impostazione: un giocatore può tornare indietro finché nessun altro ha scelto e non si è scoperto nulla di nuovo; dopo, deve essere d'accordo tutto il tavolo.
web-before-make = Crea il tavolo
web-before-make-and-start = Inizia la partita
web-before-busy = Un momento …
web-before-error-out-of-range = Valore fuori dai limiti: { $message }

## Sala

web-before-lobby-access-open = Tavolo aperto
web-before-lobby-access-private = Tavolo privato
web-before-lobby-who = Chi gioca
web-before-lobby-mine = Questo è il tuo tavolo. Sei tu che assegni i posti e fai iniziare la partita.
web-before-lobby-waiting = La partita inizia quando lo decide { $owner }. Questa pagina si aggiorna da sola; puoi lasciarla e tornare.
web-before-lobby-waiting-owner-away = Chi ha creato questo tavolo se n'è andato. Siediti, e il tavolo è tuo.
web-before-lobby-sit = Siediti qui
web-before-lobby-sit-down = Siediti
web-before-lobby-stand = Alzati
web-before-lobby-leave = Lascia il tavolo
web-before-lobby-clear = Elimina il tavolo
web-before-lobby-clear-sure = Eliminare questo tavolo?
web-before-lobby-clear-what = Nessuno potrà più sedersi qui. Non si perde altro.
web-before-lobby-you = tu
web-before-lobby-free = Libero
web-before-lobby-kept = Riservato a chi ha il link di questo posto
web-before-lobby-bot = Bot: { $level }
web-before-lobby-invite = Invita
web-before-lobby-invite-what = Chi apre questo link può sedersi. Funziona da subito e smette quando la partita inizia.
web-before-lobby-invite-open = Chiunque può trovare questo tavolo nell'elenco dei tavoli aperti; con questo link lo trova prima.
web-before-lobby-link = Link a questo tavolo
web-before-lobby-seat-link = Link al posto { $number }
web-before-lobby-share-text = Siediti con me al tavolo “{ $table }”.
web-before-lobby-terms = Regole e condizioni
web-before-lobby-start = Inizia la partita
web-before-lobby-fill = Inizia con i bot ai posti liberi
web-before-lobby-fill-level = Quali bot
web-before-lobby-empty = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
web-before-lobby-ready = Ci sono tutti.
web-before-lobby-gone = Questo tavolo non c'è più: è stato eliminato, o il link è cambiato.
web-before-lobby-without = La partita a questo tavolo è iniziata, ed è privata. Chiedi a uno dei giocatori di raccontarti com'è andata.
web-before-lobby-wrong-link = Questo link non porta a nessun tavolo. Forse il tavolo è stato eliminato, o il link non è stato copiato per intero: finisce con un codice dopo un #. Chiedine uno nuovo a chi te l'ha mandato.
web-before-lobby-no-code = Questo tavolo non c'è, oppure è privato. Se ti hanno invitato, apri il link per intero, con il codice dopo il #. Se siedi già a questo tavolo, accedi come prima.
web-before-lobby-full = A questo tavolo non c'è un posto libero. { $watch ->
    [yes] Resta qui se vuoi guardare la partita quando comincia, o cerca un altro tavolo.
   *[no] Chiedi a chi ti ha invitato di liberarne uno, o cerca un altro tavolo.
}
web-before-lobby-lost = Il server non risponde; quello che vedi potrebbe non essere aggiornato. Nuovo tentativo …
web-before-lobby-news-sat = { $name } ora siede al tavolo.
web-before-lobby-news-left = { $name } ha lasciato il tavolo.
web-before-terms-no-clock = Senza orologio
web-before-terms-clock = { $bank } per ogni giocatore, più { $increment } a ogni mossa
web-before-terms-out-bot_decides = A tempo scaduto un bot prende quella sola decisione
web-before-terms-out-pass = A tempo scaduto il giocatore passa, dove si può
web-before-terms-out-bot_takes_seat = A tempo scaduto un bot gioca finché il giocatore non torna
web-before-terms-clock-short = { $bank } + { $increment }
web-before-terms-watching-live = Chi guarda vede subito tutto ciò che è pubblico
web-before-terms-watching-delayed = Chi guarda vede tutto in ritardo: { $delay }
web-before-terms-watching-after_the_end = Chi guarda vede tutto a partita finita
web-before-terms-printed = Tutto come da regolamento
web-before-terms-release-instant = Le risposte hanno effetto subito
web-before-terms-release-uniform = Le finestre restano aperte per { $hold }

## Account

web-before-account-stranger = Non hai ancora un nome
web-before-account-stranger-what = Puoi giocare senza account: comincia una partita, e sei un ospite. Con un account puoi tornare da un altro dispositivo.
web-before-account-guest = Ospite
web-before-account-guest-what = Questo browser ti riconosce da un cookie. Se si perde, si perdono anche i tuoi posti; registrati, e restano tuoi. Le tue partite ti seguono tutte.
web-before-account-holder = Account { $username }
web-before-account-name = Il tuo nome
web-before-account-name-hint = Gli altri lo vedono a tutti i tavoli.
web-before-account-name-done = Ora ti chiami { $name }.
web-before-account-sign-up = Crea un account
web-before-account-sign-up-what = Nome utente e password; non si chiede un'e-mail, perciò nessuno può rimandarti una password persa: conservala bene.
web-before-account-sign-in = Accedi
web-before-account-sign-in-what = Hai già un account? Quello che giochi da ospite passa all'account.
web-before-account-sign-out = Esci
web-before-account-sign-out-guest = Dimenticami in questo browser
web-before-account-sign-out-guest-sure = Dimenticare questo ospite?
web-before-account-sign-out-guest-what = Un ospite non ha password: dopo, nessuno può tornare a queste partite, nemmeno tu. Se vuoi tenerle, prima registrati.
web-before-account-username = Nome utente
web-before-account-username-hint = Da 3 a 40 caratteri: lettere dalla a alla z, cifre, punti, trattini, trattini bassi.
web-before-account-password = Password
web-before-account-password-hint = Almeno 8 caratteri; va bene una frase breve.
web-before-account-welcome = Ciao, { $name }.
web-before-account-change-password = Cambia la password
web-before-account-old = Password attuale
web-before-account-new = Nuova password
web-before-account-password-done = La password è cambiata. Negli altri browser bisogna accedere di nuovo.
web-before-account-notices = Avvisami quando tocca a me
web-before-account-notices-what = Per le partite lente: un messaggio per e-mail, Telegram, Discord, ntfy e molti altri servizi. Scrivi l'indirizzo nel formato di Apprise; è un segreto, e dopo se ne mostra solo una parte.
web-before-account-notices-add = Nuovo indirizzo
web-before-account-notices-add-button = Aggiungi
web-before-account-notices-remove = Togli
web-before-account-notices-remove-of = Togli { $address }
web-before-account-notices-none = Ancora nessun indirizzo: non si invia nulla.
web-before-account-notices-quiet = Ore di silenzio
web-before-account-notices-from = Dalle
web-before-account-notices-to = Alle
web-before-account-notices-zone = Fuso orario
web-before-account-notices-digest = Raccogli i messaggi per (minuti)
web-before-account-notices-digest-hint = 0: ognuno subito. 60: al massimo uno all'ora.
web-before-account-notices-test = Invia un messaggio di prova
web-before-account-notices-sent = { $address }: inviato.
web-before-account-notices-failed = { $address }: non raggiunto. Controlla l'indirizzo.
web-before-account-notices-saved = Salvato.
web-before-account-tokens = Token per programmi
web-before-account-tokens-what = Un tuo bot o un tuo script gioca con un token invece che con la tua password.
web-before-account-tokens-docs = Come funziona
web-before-account-tokens-name = A che cosa serve
web-before-account-tokens-scopes = Può
web-before-account-scope-read = vedere i miei tavoli, le mie viste e le mie domande
web-before-account-scope-play = scegliere, annullare, parlare, dare ordini, abbandonare
web-before-account-scope-tables = creare tavoli, entrarci, lasciarli e farli iniziare
web-before-account-scope-account = cambiare tutto in questa pagina
web-before-account-tokens-make = Crea un token
web-before-account-tokens-secret = Il nuovo token
web-before-account-tokens-once = Si mostra solo questa volta. Non metterlo in indirizzi e righe di comando.
web-before-account-tokens-none = Non c'è nessun token.
web-before-account-tokens-used = usato l'ultima volta il { $date }
web-before-account-tokens-unused = mai usato
web-before-account-tokens-delete = Elimina
web-before-account-tokens-delete-of = Elimina il token { $name }
web-before-account-tokens-delete-what = I programmi che lo usano non potranno più entrare.
web-before-account-stored = Che cosa si conserva di te
web-before-account-stored-who = Il tuo nome e, per un account, il nome utente e una forma cifrata della password, da cui non si può ricavare. Nessun indirizzo e-mail, a meno che tu non ne dia uno per i messaggi.
web-before-account-stored-games = I tavoli a cui hai giocato, le tue scelte, quello che hai detto lì e i tuoi appunti; chi può vedere una partita ci vede il tuo nome.
web-before-account-stored-cookie = Un solo cookie che dice chi sei. Nessun altro cookie, nessun conteggio delle visite, nulla da altri siti.
web-before-account-stored-browser = Solo in questo browser: lingua, aspetto, suono, animazioni e quali lezioni hai fatto.
web-before-account-delete = Eliminami
web-before-account-delete-what = Il tuo nome, i token, gli appunti e i messaggi spariscono per sempre. Nelle partite in corso un bot gioca al tuo posto; le partite finite conservano le mosse, ma non il tuo nome.
web-before-account-delete-sure = Eliminare tutto di te?
web-before-account-delete-done = Di te non resta più nulla. Addio.

## Informazioni

web-before-about-title = Informazioni su Throneworld
web-before-about-what = Un tavolo per i giochi da tavolo di un solo universo, che conosce ogni regola: offre ciò che è permesso, dice perché qualcosa non lo è, custodisce i segreti e affida la sorte a numeri che poi chiunque può controllare. Oggi ci si gioca a { $games }.
web-before-about-unofficial = Non ufficiale
web-before-about-unofficial-what = Questa è un'opera di appassionati. Non ha legami con l'editore di questi giochi né la sua approvazione. Nomi e numeri sono fatti; tutti i testi e le immagini qui sono nostri. Se vuoi il gioco, compralo: nella scatola c'è quello che nessuno schermo può dare.
web-before-about-fair = Sorte onesta
web-before-about-fair-what = Prima che una partita inizi, il tavolo mostra l'impronta del numero da cui deriva tutta la sua sorte; dopo la fine mostra il numero stesso. Ogni partita salvata si può rieseguire e confrontare, con il pulsante o con “throneworld verify”.
web-before-about-programs = Per i programmi
web-before-about-programs-what = Tutto ciò che fanno queste pagine passa per un'interfaccia aperta: scrivi un bot, uno script, un altro client.
web-before-about-docs = L'interfaccia, spiegata
web-before-about-source = Software libero
web-before-about-source-what = Throneworld è distribuito con licenza MIT: usalo, modificalo, gestisci un tuo server con “throneworld serve”. Il codice sorgente è nel pacchetto Python throneworld.
web-before-about-credits = Riconoscimenti
web-before-about-credits-icons = Icone di Lorc, Delapouite e degli altri autori di game-icons.net, con licenza CC BY 3.0; colorate e ritagliate.
web-before-about-credits-text = I testi sono composti in Atkinson Hyperlegible Next, del Braille Institute e degli autori del progetto, con licenza SIL Open Font License 1.1.
web-before-about-credits-titles = I titoli sono composti in Marcellus, di Brian J. Bonislawsky (Astigmatic), con licenza SIL Open Font License 1.1.
web-before-about-credits-made = Fatto con Svelte, Project Fluent, Litestar e molti altri programmi liberi; le loro licenze li accompagnano.

# La riga di comando del server: serve, admin, verify.

cli-data = Cartella dei dati del server; se non dici altro, la tua cartella per i dati dei programmi, come ~/.local/share/throneworld
cli-database = Un database diverso da quello nella cartella, come postgresql://USER:PASSWORD@HOST/NAME; THRONEWORLD_DATABASE nell'ambiente dice lo stesso, e lì nessuno lo vede.

cli-serve = Avvia un server su cui giocano persone e bot, dal vivo o per settimane. Fermalo con Ctrl+C: nulla va perso.
    .short = Avvia un server per persone e bot.
cli-channels = Come più server su un solo database si dicono che cosa è successo: postgresql, o un indirizzo redis://. Un server da solo non ne ha bisogno.
cli-host = Indirizzo su cui ascoltare; 0.0.0.0 lascia entrare altre macchine.
cli-port = Porta su cui ascoltare; 0 ne prende una libera qualsiasi.
cli-serve-bots = Quanti processi pensano per i bot; 0 se li ha un altro server sullo stesso database.
cli-open = Apre il tavolo nel browser appena è pronto.
cli-address = Come le persone raggiungono il server, per esempio https://table.example.org, se non è dove ascolta; per i link nei messaggi.
cli-private-services = Lascia andare i messaggi del tipo "tocca a te" anche a servizi nella rete del server.
cli-secure-cookies = Lascia viaggiare i cookie solo su HTTPS; per un server dietro un proxy che parla HTTPS.
serve-listening = Il tavolo è aperto su { $url } - fermalo con Ctrl+C.
serve-stopped = Il tavolo è chiuso; tutto è salvato.

cli-admin = Prenditi cura dei dati di un server.
    .short = Prenditi cura dei dati di un server.
cli-admin-backup = Copia l'intero database nel nuovo file TARGET, o nella cartella TARGET. Intanto il server può continuare.
cli-admin-list = Elenca tutti i tavoli.
cli-admin-export = Scrivi la partita di TABLE come file di partita, in uscita o in un file. Quello di una partita in corso contiene il seme: tienilo segreto.
cli-export-all = Tutte le partite finite, ognuna in un file a sé.
cli-export-output = File in cui scrivere; con --all una cartella.
cli-admin-import = Conserva file di partita come tavoli finiti che tutti possono vedere. Prima ogni passo viene rigiocato.
cli-import-owner = Account a cui appartengono i tavoli.
cli-admin-repair = Rigioca la partita di TABLE, o tutte, con le regole attuali, e di' il primo passo che ha un esito diverso. Nulla cambia se non aggiungi --apply.
cli-repair-apply = Fai proseguire le partite in corso che non tornano: dalla posizione che i giocatori hanno visto per ultima o, se non si può leggere, dall'ultimo passo che torna ancora. Prima ferma il server.
cli-admin-make-admin = Rendi l'account USERNAME amministratore del server.

cli-verify = Rigioca la partita in FILE e controlla che tutto derivi dal suo seme, che il seme sia quello promesso e che ogni passo porti alla posizione giusta. Accetta file di partita, salvataggi e registrazioni.
    .short = Controlla che una partita sia stata giocata secondo le regole.
cli-quiet = Mostra solo il verdetto.

## Errori

error-extra = un server ha bisogno di più di quello che è installato qui (manca { $what }); installalo con: { $command }
error-no-database = non c'è un database { $file }; indica la cartella del server con --data, o avvialo una volta con throneworld serve
error-nothing-played = al tavolo { $table } non è iniziata nessuna partita; vedi: throneworld admin list
error-export-what = indica un tavolo, oppure --all; vedi: throneworld admin list
error-export-where = indica una cartella per tutte le partite con -o FOLDER
error-channels = --channels è un indirizzo redis:// o, se il database è un PostgreSQL, postgresql; toglilo se c'è un solo server
error-listen = il server non può ascoltare su { $host }, porta { $port } ({ $why }); scegli altro con --host e --port
error-data-folder = la cartella { $folder } non si può usare ({ $why }); indicane un'altra con --data
error-data-in-use = un altro server usa la cartella { $folder }; fermalo, indica un'altra cartella con --data, o dai --channels a entrambi i server

## Amministrazione

admin-backed-up = È tutto in { $file }.
admin-no-tables = Non ci sono ancora tavoli.
admin-nobody = nessuno
admin-column-id = Tavolo
admin-column-state = Stato
admin-column-game = Gioco
admin-column-since = Da
admin-column-players = Giocatori
admin-column-name = Nome
admin-exported = Scritto in { $file }.
admin-exported-running = Al tavolo { $table } si sta ancora giocando: il suo file contiene il seme, con cui si può guardare nel futuro. Tienilo per te.
admin-imported = { $file } ora è il tavolo { $table }.
admin-made = { $name } ora è amministratore.

## Riparazione

repair-good = { $table }: tutte le { $steps } scelte hanno lo stesso esito di allora.
repair-not-compared = { $table }: le posizioni si scrivono in modo diverso da quando è stata giocata, quindi gli hash non si possono confrontare; si possono trovare solo le scelte rifiutate.
repair-unreadable = { $table }: l'istantanea della voce { $entry } non si può leggere ({ $what }).
repair-refused = { $table }: il passo { $step } di { $of } (voce { $entry }) non è più permesso: il posto { $seat } ha scelto { $option } ({ $what }).
repair-differs = { $table }: il passo { $step } di { $of } (voce { $entry }) porta altrove: il posto { $seat } ha scelto { $option }; atteso { $expected }, trovato { $found }.
repair-broke = { $table }: al passo { $step } di { $of } (voce { $entry }) le regole cedono: il posto { $seat } ha scelto { $option } ({ $what }).
repair-position = { $table }: la posizione conservata non si può usare ({ $what }).
repair-lost = { $table }: non se ne può leggere nulla; recuperalo da una copia di riserva, o installa la versione del programma con cui è stata giocata la partita.
repair-reason-position = Le regole sono cambiate da quando si è giocato; la partita prosegue dalla posizione che tutti hanno visto per ultima.
repair-reason-rebuild = La posizione conservata era danneggiata; è stata ricostruita dalle scelte, e nulla è andato perso.
repair-reason-cut = Le regole sono cambiate da quando si è giocato; la partita prosegue dopo la scelta { $kept } di { $steps }, l'ultima che torna ancora.
repair-would = Con --apply: { $what }
repair-done = Fatto: { $what }

## Verifica

verify-title = { $game }, seme { $seed }, { $choices } scelte.
verify-promised = Il seme era stato promesso con un hash prima dell'inizio della partita.
verify-not-promised = Nessun hash ha promesso il seme prima dell'inizio della partita, quindi chiunque avrebbe potuto sceglierlo.
verify-not-whole = La partita non deriva solo dal suo seme: prosegue da posizioni riportate nel file, e ciò che vi ha portato non si può controllare.
verify-not-compared = Le posizioni furono scritte da un'altra versione e non sono state confrontate; sono stati controllati le scelte e il risultato.
verify-good = { $file } è a posto: tutti i { $steps } passi portano dove devono.
verify-bad = { $file } NON è a posto: { $why }

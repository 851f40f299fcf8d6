# Fiducia e revisione: file di partita, sguardi indietro, partite "e se", riparazioni.

error-game_file_foreign = questo non è un file di partita; indicane uno esportato da un tavolo
error-game_file_newer = questo file di partita ha la versione { $version }, e questo programma legge fino alla versione { $known }; installa un programma più recente
error-game_file_damaged = questo file di partita è danneggiato ({ $what }); esporta di nuovo la partita
error-game_file_too_large = questo file di partita è troppo grande; il massimo è { $most } byte
error-game_file_seed = il seme di questo file non è un numero di 256 bit; esporta di nuovo la partita
error-game_file_commitment = seme e sale non danno l'hash promesso all'inizio: il seme è stato scambiato, o il file alterato
error-game_file_digests = il file riporta { $digests } hash per { $choices } scelte; esporta di nuovo la partita
error-game_file_setup = questa partita non si può preparare: { $what }
error-game_file_base = una posizione da cui il file prosegue non si può usare ({ $what }); esporta di nuovo la partita
error-game_file_refused = passo { $step }: le regole non permettono al posto { $seat } di scegliere { $option } ({ $what })
error-game_file_broke = passo { $step }: le regole cedono quando il posto { $seat } sceglie { $option } ({ $what })
error-game_file_differs = passo { $step }: il posto { $seat } ha scelto { $option }, e la posizione è diversa; il file dice { $expected }, trovato { $found }
error-game_file_result = la partita non finisce come dice il file

error-import_unfinished = questa partita non è finita; importala quando lo sarà
error-import_needs_admin = questa partita non comincia dall'inizio, quindi non si può controllare per intero; chiedi a chi gestisce il server di importarla
error-import_players = i giocatori di questo file non corrispondono ai suoi { $seats } posti; esporta di nuovo la partita
error-too_many_imports = hai { $most } partite importate, il massimo possibile
error-account_needed = gli ospiti non possono farlo; prima registrati

error-export_unfinished = la partita è ancora in corso, e il suo file svelerebbe il seme; esportala dopo la fine
error-no_game_yet = a questo tavolo non è iniziata nessuna partita
error-journal_damaged = quello che è successo a questo tavolo non si può leggere; di' a chi gestisce il server di eseguire: throneworld admin repair
error-no_such_step = questo passo non c'è; qui i passi hanno i numeri da 0 a { $most }
error-report_unfinished = la partita è ancora in corso; com'è andata si racconta dopo la fine
error-no_report = di questa partita non si può fare un resoconto
error-nothing_to_see_yet = chi guarda questa partita la vede in ritardo; torna tra un po'
error-step_lost = il passo { $step } è stato giocato con regole diverse da quelle di oggi, e non si può più mostrare

error-branch_running = le partite "e se" partono da partite finite; da questa puoi invece esercitarti
error-branch_seats = indica chi siede in ciascuno dei { $seats } posti
error-branch_over = a questo passo la partita è finita; torna indietro di un passo
error-practise_from_now = da una partita in corso ci si esercita così come sta; togli il passo
error-practise_impossible = qui non si può inventare nulla che si accordi con tutto quello che sai; riprova dopo la prossima scelta

error-server_runs = un server sta usando questi tavoli, o li usava un momento fa; fermalo, aspetta { $seconds } secondi e riprova

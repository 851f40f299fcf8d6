# Rex: le opzioni di una nuova partita, e ciò che se ne dice prima dell'inizio.

web-before-game-rex = Rex: Final Days of an Empire
    .what = Una capitale assediata, sei razze e la flotta che brucia tutto ciò su cui passa. Al massimo otto round.
    .short = Rex
    .picture = La città vista dall'orbita di notte, sotto i suoi scudi, con la flotta sopra di lei.
    .learn = Impara Rex in dieci brevi lezioni

web-before-setting-races = Come si assegnano le razze
    .what = Solo se nessun posto indica una razza: i giocatori scelgono in ordine di gioco, o le razze si tirano a sorte.
web-before-setting-recommended = Solo le razze consigliate
web-before-setting-betrayal = Carte tradimento
web-before-setting-facedown_coexist = Unità Xxcha capovolte con alleati
web-before-setting-written_memory = Memoria scritta
web-before-setting-negotiation_limit = Azioni in una tregua

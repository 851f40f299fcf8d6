# La pagina delle regole e la prima partita guidata.

## Regole

web-learn-rules-other = Altri giochi possono non avere ancora una pagina così. Ai loro tavoli ogni domanda dice la regola che c'è dietro, e ogni carta che cosa fa.
web-learn-contents = Indice
web-learn-search = Cerca nelle regole
web-learn-found = { $count ->
    [0] Nessun paragrafo ne parla. Prova un'altra parola.
    [one] Un paragrafo ne parla.
   *[other] { $count } paragrafi ne parlano.
}
web-learn-pages = p. { $pages }
web-learn-pages-title = Pagine del regolamento stampato

## Lezioni

web-learn-begin = Comincia
web-learn-go-on = Continua
web-learn-again = Riprova
web-learn-once-more = Gioca ancora
web-learn-all = Tutte le lezioni
web-learn-next = Lezione successiva
web-learn-number = Lezione { $number } di { $count }
web-learn-done = fatta
web-learn-progress = Lezioni fatte: { $done } su { $count }
web-learn-forget = Dimentica i miei progressi
web-learn-guest = Ospite
web-learn-panel = La lezione
web-learn-fold = Meno
web-learn-unfold = Più
web-learn-why = Perché
web-learn-goals = I tuoi obiettivi
web-learn-goal-reached = raggiunto
web-learn-goal-open = aperto
web-learn-now = Ora
web-learn-waiting = Gli altri stanno per agire …
web-learn-missed = Questa volta non ha funzionato.
web-learn-gone = Questa lezione è finita; ricominciala.
web-learn-rule = La regola per intero
web-learn-play = Gioca contro i bot
web-learn-rules = Leggi le regole
web-learn-unknown = Questa lezione non c'è. Ecco quelle che ci sono.

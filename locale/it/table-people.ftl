# Chi chiama: ospiti, account, sessioni, token.

error-sign_in_first = nessuno sa chi sei; prima entra come ospite o accedi
error-token_lacks_scope = questo token non può farlo; usane uno con lo scope { $scope }
error-unknown_token = questo token non è valido, o non lo è più; creane uno nuovo nel tuo account
error-scope_not_yours = nemmeno tu hai lo scope { $scope } e non puoi darlo a un token; toglilo
error-too_many_tokens = hai { $most } token, il massimo possibile; elimina uno di quelli che non ti servono
error-no_such_token = non hai un token così; guarda l'elenco dei tuoi token

error-wrong_credentials = nome utente e password non corrispondono; riprova, o registra un nuovo account
error-wrong_password = questa non è la tua password; scrivila di nuovo
error-guest_has_no_password = un ospite non ha password; prima registrati
error-already_an_account = hai già effettuato l'accesso come { $username }; esci prima di creare un altro account
error-username_taken = il nome utente { $username } è già di qualcuno; scegline un altro
error-no_such_account = l'account { $username } non esiste; controlla il nome utente

error-bad_name = un nome ha da 1 a { $most } caratteri visibili, su una sola riga; scegline un altro
error-bad_username = un nome utente ha da 3 a 40 caratteri: lettere dalla a alla z, cifre, punti, trattini e trattini bassi; scegline un altro
error-bad_password = una password ha da { $least } a { $most } caratteri; scegline un'altra

error-csrf_token_wrong = la richiesta non dimostra di venire da questa pagina; ricarica la pagina (programmi: mandate come X-CSRF-Token quello che dice GET /me)
error-foreign_origin = la richiesta viene da una pagina di un altro sito; apri la pagina di questo server
error-too_fast = { $seconds ->
    [one] troppe volte in poco tempo; aspetta un secondo, poi riprova
   *[other] troppe volte in poco tempo; aspetta { $seconds } secondi, poi riprova
}

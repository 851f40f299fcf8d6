# Messaggi a chi è lontano, e che cosa dice il server quando non può mandarli.

# $count tavoli aspettano; $table è quello che aspetta da più tempo.
notice-turn = { $count ->
    [one] Un tavolo ti aspetta:
   *[other] { $count } tavoli ti aspettano:
}
    .title = { $count ->
    [one] Tocca a te: { $table }
   *[other] Tocca a te a { $count } tavoli
}
notice-offer = { $count ->
    [one] Hai ricevuto un'offerta:
   *[other] Hai ricevuto offerte a questi tavoli:
}
    .title = { $count ->
        [one] Un'offerta per te: { $table }
       *[other] Offerte per te a { $count } tavoli
    }
notice-table = { $table } ({ $game }): { $link }
notice-more = ... e altri { $count }: { $link }

notice-test = Se riesci a leggere questo, Throneworld può avvisarti quando tocca a te: { $link }
    .title = Un messaggio di prova da Throneworld

## Errori

error-notices_too_many_urls = Puoi farti avvisare al massimo in { $most } modi; togline uno prima di aggiungerne un altro.
error-notices_unknown_service = Questo server non manda messaggi a indirizzi come il numero { $number } di quelli che aggiungi; usa mailto://, discord://, tgram://, ntfy:// o un altro servizio di messaggi che Apprise conosce.
error-notices_unreadable_url = Il numero { $number } degli indirizzi che aggiungi è incompleto o non è scritto come vuole il suo servizio; confrontalo con la pagina del servizio su appriseit.com.
error-notices_private_address = Il numero { $number } degli indirizzi che aggiungi è dentro la rete del server; usane uno raggiungibile da ovunque, o chiedi a chi gestisce questo server di permetterlo.
error-notices_not_checked = Il numero { $number } degli indirizzi che aggiungi non si è potuto controllare in tempo; riprova tra un minuto.
error-notices_no_such_url = Non hai un indirizzo con l'id { $id }; ricarica le tue impostazioni.
error-notices_unknown_zone = Il fuso orario { $zone } non esiste; scrivilo come Europe/Rome o America/New_York.
error-notices_quiet_all_day = Un silenzio che comincia e finisce alla stessa ora non dice nulla; cambia una delle due ore, o toglile.
error-notices_nothing_to_test = Non c'è un indirizzo a cui mandare un messaggio di prova; prima aggiungine uno.
error-notices_too_often = Per ora basta così; riprova tra { $seconds } secondi.

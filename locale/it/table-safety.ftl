# Che cosa impedisce a uno solo di occupare l'intero server.

error-too_many_sockets = Hai già { $most } connessioni aperte. Prima chiudine una.
error-too_many_watchers = Questo tavolo ha già { $most } spettatori. Torna più tardi.

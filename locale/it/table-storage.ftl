# Archivio: che cosa risponde il database. Vedi table.ftl.

error-already_happened = Qualcuno ha fatto prima di te: il tavolo è andato avanti. Guardalo com'è adesso e scegli di nuovo.
error-table_gone = Questo tavolo è stato eliminato. Torna all'elenco dei tavoli.
error-not_stored = Il server non è riuscito a salvare. Riguarda il tavolo prima di ripetere; se succede ancora, di' a chi gestisce il server di guardare nel suo log.
error-storage_closed = Il server sta per fermarsi. Riprova quando è di nuovo attivo.
error-database_address = Questo non è l'indirizzo di un database utilizzabile. Indica sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME, con i caratteri speciali della password scritti come %XX.
error-database_unusable = Il database { $where } non si può usare: { $reason }. Controlla l'indirizzo, i permessi e se il server del database è in funzione.
error-database_newer = Il database { $where } è stato scritto da una versione più recente di questo programma (la sua versione è { $version }). Installa quella versione, o indica un altro database; nulla è stato cambiato.
error-backup_with_pg_dump = Il database { $where } è tenuto da un server PostgreSQL. Fai una copia di riserva con il programma di PostgreSQL: pg_dump --format=custom --file=FILE e l'indirizzo del database.
error-backup_of_nothing = Non c'è un database { $where } di cui fare una copia di riserva. Indica la cartella dei dati del server con --data.
error-backup_exists = { $target } esiste già e resta com'è. Indica un altro file per la copia di riserva.
error-backup_failed = Non è stato possibile fare la copia di riserva { $target }: { $reason }. Controlla che ci sia spazio e che tu possa scrivere lì.

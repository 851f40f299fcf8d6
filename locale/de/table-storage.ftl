# Speicher: was die Datenbank antwortet. Siehe table.ftl.

error-already_happened = Jemand war schneller: Am Tisch ist es weitergegangen. Sieh ihn dir an, wie er jetzt ist, und wähle neu.
error-table_gone = Dieser Tisch wurde gelöscht. Geh zurück zur Liste der Tische.
error-not_stored = Der Server konnte das nicht speichern. Sieh dir den Tisch noch einmal an, bevor du es wiederholst; wenn es wieder passiert, bitte den Betreiber des Servers, ins Protokoll zu sehen.
error-storage_closed = Der Server wird gerade beendet. Versuch es noch einmal, wenn er wieder da ist.
error-database_address = Das ist keine Adresse einer brauchbaren Datenbank. Gib sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME an, mit Sonderzeichen des Passworts als %XX.
error-database_unusable = Die Datenbank { $where } lässt sich nicht benutzen: { $reason }. Prüf die Adresse, die Rechte und ob der Datenbankserver läuft.
error-database_newer = Die Datenbank { $where } wurde von einer neueren Version dieses Programms geschrieben (ihre Version ist { $version }). Installiere diese Version oder gib eine andere Datenbank an; geändert wurde nichts.
error-backup_with_pg_dump = Die Datenbank { $where } liegt auf einem PostgreSQL-Server. Sichere sie mit dem Programm von PostgreSQL selbst: pg_dump --format=custom --file=FILE und die Adresse der Datenbank.
error-backup_of_nothing = Es gibt keine Datenbank { $where }, die man sichern könnte. Nenn mit --data den Ordner, in dem die Daten des Servers liegen.
error-backup_exists = { $target } gibt es schon und bleibt, wie es ist. Nenn eine andere Datei für die Sicherung.
error-backup_failed = Die Sicherung { $target } ist nicht gelungen: { $reason }. Prüf, ob Platz ist und ob du dort schreiben darfst.

# Storage: what the database answers. See table.ftl.

error-already_happened = Somebody was faster: the table has moved on. Look at it as it is now and choose again.
error-table_gone = This table has been deleted. Go back to the list of tables.
error-not_stored = The server could not save this. Look at the table again before you repeat it; if it happens again, tell whoever runs the server to look into its log.
error-storage_closed = The server is about to stop. Try again when it is back.
error-database_address = This is not an address of a database that can be used. Give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, with special characters of the password written as %XX.
error-database_unusable = The database { $where } cannot be used: { $reason }. Check the address, the permissions and whether the database server is running.
error-database_newer = The database { $where } was written by a newer version of this program (its version is { $version }). Install that version, or give another database; nothing was changed.
error-backup_with_pg_dump = The database { $where } is kept by a PostgreSQL server. Make a backup with PostgreSQL's own program: pg_dump --format=custom --file=FILE and the address of the database.
error-backup_of_nothing = There is no database { $where } to make a backup of. Name the folder of the server's data with --data.
error-backup_exists = { $target } exists already and stays as it is. Name another file for the backup.
error-backup_failed = The backup { $target } could not be made: { $reason }. Check that there is room and that you may write there.

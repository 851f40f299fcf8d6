# English words of the table.

# What keeps one caller from taking up the whole server.

error-too_many_sockets = You have { $most } connections open already. Close one of them first.
error-too_many_watchers = { $most } people watch this table already. Come back later.

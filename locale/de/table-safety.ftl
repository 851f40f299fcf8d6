# Was verhindert, dass einer allein den ganzen Server beansprucht.

error-too_many_sockets = Du hast schon { $most } Verbindungen offen. Schließ erst eine davon.
error-too_many_watchers = Diesem Tisch sehen schon { $most } Leute zu. Komm später wieder.

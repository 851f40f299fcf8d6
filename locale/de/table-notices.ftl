# Nachrichten an Leute, die nicht da sind, und was der Server sagt, wenn er sie nicht schicken kann.

# $count Tische warten; $table ist der, der am längsten wartet.
notice-turn = { $count ->
    [one] Ein Tisch wartet auf dich:
   *[other] { $count } Tische warten auf dich:
}
    .title = { $count ->
    [one] Du bist dran: { $table }
   *[other] Du bist dran an { $count } Tischen
}
notice-offer = { $count ->
    [one] Dir wurde ein Angebot gemacht:
   *[other] Dir wurden an diesen Tischen Angebote gemacht:
}
    .title = { $count ->
        [one] Ein Angebot für dich: { $table }
       *[other] Angebote für dich an { $count } Tischen
    }
notice-table = { $table } ({ $game }): { $link }
notice-more = ... und { $count } weitere: { $link }

notice-test = Wenn du das lesen kannst, kann Throneworld dir sagen, wann du dran bist: { $link }
    .title = Eine Testnachricht von Throneworld

## Fehler

error-notices_too_many_urls = Du kannst auf höchstens { $most } Wegen benachrichtigt werden; entferne einen, bevor du einen neuen hinzufügst.
error-notices_unknown_service = An Adressen wie Nummer { $number } von denen, die du hinzufügst, sendet dieser Server nicht; nimm mailto://, discord://, tgram://, ntfy:// oder einen anderen Nachrichtendienst, den Apprise kennt.
error-notices_unreadable_url = Nummer { $number } der Adressen, die du hinzufügst, ist unvollständig oder nicht so geschrieben, wie ihr Dienst es will; vergleich sie mit der Seite des Dienstes auf appriseit.com.
error-notices_private_address = Nummer { $number } der Adressen, die du hinzufügst, liegt im eigenen Netz des Servers; nimm eine, die von überall erreichbar ist, oder bitte den Betreiber dieses Servers, sie zu erlauben.
error-notices_not_checked = Nummer { $number } der Adressen, die du hinzufügst, ließ sich nicht rechtzeitig prüfen; versuch es in einer Minute noch einmal.
error-notices_no_such_url = Du hast keine Adresse mit der ID { $id }; lade deine Einstellungen neu.
error-notices_unknown_zone = Es gibt keine Zeitzone { $zone }; schreib sie wie Europe/Rome oder America/New_York.
error-notices_quiet_all_day = Ruhezeiten, die zur selben Zeit beginnen und enden, besagen nichts; ändere eine der beiden oder lass sie weg.
error-notices_nothing_to_test = Es gibt keinen Ort für eine Testnachricht; füg erst eine Adresse hinzu.
error-notices_too_often = Das war fürs Erste oft genug; versuch es in { $seconds } Sekunden noch einmal.

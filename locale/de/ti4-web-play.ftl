# Die Fragen von Twilight Imperium 4 und was auf der Seite dazugehört.

## Fragen in weniger Worten, wo ein Bedienelement den Rest zeigt

web-prompt-make_offer = Was bietest du { PLAYER($other) } an?
web-prompt-redistribute_tokens = Verschiebst du Kommandomarker zwischen deinen Vorräten?

## Aktionen

web-ti4-do-strategic = Strategieaktion: eine Strategiekarte benutzen
web-ti4-do-tactical = Taktikaktion: ein System aktivieren ({ $tokens } in deinem Taktikvorrat)
web-ti4-do-component = Komponentenaktion
web-beside-own = Handel

## Angebote

web-ti4-offer-gives = Du gibst
web-ti4-offer-asks = Du bekommst von { PLAYER($seat) }
web-ti4-offer-has-gives = Du hast { $goods ->
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
} und { $commodities ->
    [one] 1 Ware
   *[other] { $commodities } Waren
}.
web-ti4-offer-has-asks = { PLAYER($seat) } hat { $goods ->
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
} und { $commodities ->
    [one] 1 Ware
   *[other] { $commodities } Waren
}.
web-ti4-offer-note = Ein Versprechen
web-ti4-offer-none = nichts
web-ti4-offer-pledge = Eine Zusage

## Was von einem Ort zu wissen gut ist

web-ti4-left = { $count } dort
web-ti4-next-to = grenzt an { $systems }

## Einheiten

web-ti4-cost = { $produced ->
    [one] Kosten { $cost }
   *[other] { $produced } für { $cost }
}
web-ti4-combat = { $dice ->
    [one] Kampf { $combat }
   *[other] Kampf { $combat } mit { $dice } Würfeln
}
web-ti4-move = Bewegung { $move }
web-ti4-capacity = Kapazität { $capacity }

## Fraktionen und Spieler

web-ti4-take = Wählen
web-ti4-begins = Beginnt mit
web-ti4-abilities = Fähigkeiten und Einheiten
web-ti4-sheet = { PLAYER($seat) }
web-ti4-to-score = Öffentliche Aufträge, die noch zu werten sind
web-ti4-met = erfüllt
web-ti4-met-by = erfüllt von { PLAYERS($seats) }

## Kampf

web-ti4-combat-title = { $kind ->
    [space] Raumkampf
   *[ground] Bodenkampf
}, { PLACE($place) }, Runde { $round }
web-ti4-side = { $role ->
    [attacker] greift an
   *[defender] verteidigt
}
web-ti4-modifiers = Zu Würfeln kommt
web-ti4-hits = { $hits ->
    [one] 1 Treffer zuzuweisen
   *[other] { $hits } Treffer zuzuweisen
}
web-ti4-retreats = zieht sich gleich zurück
web-ti4-nothing-there = nichts mehr übrig

## Agenda

web-ti4-agenda = Agenda: { NAME($agenda) }
web-ti4-vote = Die Abstimmung
web-ti4-to-vote = Noch abzustimmen haben: { PLAYERS($seats) }
web-ti4-outcome = Ausgang: { $outcome }

## Anweisungen

web-decision-order-offer-own = { $lasting ->
    [game] { $prompt ->
        [answer_offer] Alle Angebote ablehnen, bis ich das beende
       *[other] Nie nur wegen „{ NAME($thing) }“ fragen
    }
    [phase] { $prompt ->
        [answer_offer] In dieser Phase alle Angebote ablehnen
       *[window] In dieser Phase hier immer passen
    }
   *[round] { $prompt ->
        [answer_offer] In dieser Runde alle Angebote ablehnen
       *[window] In dieser Runde hier immer passen
    }
}
web-decision-order-own = { $thing ->
    [none] { $prompt ->
        [answer_offer] Angebote ablehnen
        [window] Passen in Fenstern
       *[other] Ohne Frage antworten
    }
   *[other] Nicht fragen wegen { NAMES($thing) }
}{ $round ->
    [0] { $phase ->
        [none] {""}
        [strategy] {""} bis zur Strategiephase
        [action] {""} bis zur Aktionsphase
        [status] {""} bis zur Statusphase
       *[agenda] {""} bis zur Agendaphase
    }
   *[other] {""} bis zum Ende der Runde { $round }
}

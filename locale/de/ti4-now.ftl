# Twilight Imperium 4: womit die Spieler gerade beschäftigt sind. Sitze und Treffer, Ausgänge und Stimmen stehen paarweise.

now-agenda = Agenda: { NAME($agenda) }. { $votes ->
    [none] Noch keine Stimmen.
   *[other] Stimmen: { TALLY($votes) }.
}{ $to_vote ->
    [none] {""}
   *[other] {" "}Noch nicht abgestimmt: { PLAYERS($to_vote) }.
}
now-combat = { $kind ->
    [space] Raumkampf
   *[ground] Bodenkampf
}, { PLACE($place) }, Runde { $round }: { PLAYER($attacker) } gegen { PLAYER($defender) }.{ $retreating ->
    [-1] {""}
   *[other] {" "}{ PLAYER($retreating) } will sich zurückziehen.
}{ $hits ->
    [none] {""}
   *[other] {" "}Zuzuweisende Treffer: { TALLY($hits) }.
}
now-modifier = { ADDED($parts) }{ $to ->
    [dice] {" "}({ $kinds ->
        [none] Würfel
       *[other] Würfel, { NAMES($kinds) }
    })
   *[rolls] { $kinds ->
        [none] {""}
       *[other] {" "}({ NAMES($kinds) })
    }
}
now-modifiers = { PLAYER($seat) }: { $modifiers }

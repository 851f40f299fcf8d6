# Twilight Imperium 4: ciò che i giocatori stanno facendo. Posti e colpi, esiti e voti vanno a coppie.

now-agenda = Agenda: { NAME($agenda) }. { $votes ->
    [none] Ancora nessun voto.
   *[other] Voti: { TALLY($votes) }.
}{ $to_vote ->
    [none] {""}
   *[other] {" "}Devono ancora votare: { PLAYERS($to_vote) }.
}
now-combat = { $kind ->
    [space] Combattimento spaziale
   *[ground] Combattimento di terra
}, { PLACE($place) }, round { $round }: { PLAYER($attacker) } contro { PLAYER($defender) }.{ $retreating ->
    [-1] {""}
   *[other] {" "}{ PLAYER($retreating) } sta per ritirarsi.
}{ $hits ->
    [none] {""}
   *[other] {" "}Colpi da assegnare: { TALLY($hits) }.
}
now-modifier = { ADDED($parts) }{ $to ->
    [dice] {" "}({ $kinds ->
        [none] dadi
       *[other] dadi, { NAMES($kinds) }
    })
   *[rolls] { $kinds ->
        [none] {""}
       *[other] {" "}({ NAMES($kinds) })
    }
}
now-modifiers = { PLAYER($seat) }: { $modifiers }

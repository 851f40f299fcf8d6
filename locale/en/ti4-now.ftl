# Twilight Imperium 4: what the players are in the midst of. Seats and their hits, outcomes and their votes come in pairs.

now-agenda = Agenda: { NAME($agenda) }. { $votes ->
    [none] No votes yet.
   *[other] Votes: { TALLY($votes) }.
}{ $to_vote ->
    [none] {""}
   *[other] {" "}Still to vote: { PLAYERS($to_vote) }.
}
now-combat = { $kind ->
    [space] Space combat
   *[ground] Ground combat
}, { PLACE($place) }, round { $round }: { PLAYER($attacker) } against { PLAYER($defender) }.{ $retreating ->
    [-1] {""}
   *[other] {" "}{ PLAYER($retreating) } is about to retreat.
}{ $hits ->
    [none] {""}
   *[other] {" "}Hits to assign: { TALLY($hits) }.
}
now-modifier = { ADDED($parts) }{ $to ->
    [dice] {" "}({ $kinds ->
        [none] dice
       *[other] dice, { NAMES($kinds) }
    })
   *[rolls] { $kinds ->
        [none] {""}
       *[other] {" "}({ NAMES($kinds) })
    }
}
now-modifiers = { PLAYER($seat) }: { $modifiers }

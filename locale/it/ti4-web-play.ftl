# Le domande di Twilight Imperium 4 e ciò che le accompagna nella pagina.

## Domande più brevi, dove un controllo mostra il resto

web-prompt-make_offer = Che cosa offri a { PLAYER($other) }?
web-prompt-redistribute_tokens = Sposti segnalini comando fra le tue riserve?

## Azioni

web-ti4-do-strategic = Azione strategica: usa una carta strategia
web-ti4-do-tactical = Azione tattica: attiva un sistema ({ $tokens } nella tua riserva tattica)
web-ti4-do-component = Azione di componente
web-beside-own = Commercio

## Offerte

web-ti4-offer-gives = Tu dai
web-ti4-offer-asks = Tu ricevi da { PLAYER($seat) }
web-ti4-offer-has-gives = Hai { $goods ->
    [one] 1 bene commerciale
   *[other] { $goods } beni commerciali
} e { $commodities ->
    [one] 1 merce
   *[other] { $commodities } merci
}.
web-ti4-offer-has-asks = { PLAYER($seat) } ha { $goods ->
    [one] 1 bene commerciale
   *[other] { $goods } beni commerciali
} e { $commodities ->
    [one] 1 merce
   *[other] { $commodities } merci
}.
web-ti4-offer-note = Una cambiale
web-ti4-offer-none = niente
web-ti4-offer-pledge = Una promessa

## Che cosa è utile sapere di un luogo

web-ti4-left = ce ne sono { $count }
web-ti4-next-to = accanto a { $systems }

## Unità

web-ti4-cost = { $produced ->
    [one] costo { $cost }
   *[other] { $produced } per { $cost }
}
web-ti4-combat = { $dice ->
    [one] combattimento { $combat }
   *[other] combattimento { $combat } con { $dice } dadi
}
web-ti4-move = movimento { $move }
web-ti4-capacity = capacità { $capacity }

## Fazioni e giocatori

web-ti4-take = Scegli
web-ti4-begins = Comincia con
web-ti4-abilities = Abilità e unità
web-ti4-sheet = { PLAYER($seat) }
web-ti4-to-score = Obiettivi pubblici da completare
web-ti4-met = soddisfatto
web-ti4-met-by = soddisfatto da { PLAYERS($seats) }

## Combattimento

web-ti4-combat-title = { $kind ->
    [space] Combattimento spaziale
   *[ground] Combattimento di terra
}, { PLACE($place) }, round { $round }
web-ti4-side = { $role ->
    [attacker] attacca
   *[defender] difende
}
web-ti4-modifiers = Si aggiunge ai dadi
web-ti4-hits = { $hits ->
    [one] 1 colpo da assegnare
   *[other] { $hits } colpi da assegnare
}
web-ti4-retreats = sta per ritirarsi
web-ti4-nothing-there = non resta nulla

## Agenda

web-ti4-agenda = Agenda: { NAME($agenda) }
web-ti4-vote = La votazione
web-ti4-to-vote = Devono ancora votare: { PLAYERS($seats) }
web-ti4-outcome = Esito: { $outcome }

## Ordini permanenti

web-decision-order-offer-own = { $lasting ->
    [game] { $prompt ->
        [answer_offer] Rifiuta tutte le offerte finché non lo annullo
       *[other] Non chiedermelo mai se posso giocare solo { NAME($thing) }
    }
    [phase] { $prompt ->
        [answer_offer] Rifiuta tutte le offerte in questa fase
       *[window] Passa sempre qui in questa fase
    }
   *[round] { $prompt ->
        [answer_offer] Rifiuta tutte le offerte in questo round
       *[window] Passa sempre qui in questo round
    }
}
web-decision-order-own = { $thing ->
    [none] { $prompt ->
        [answer_offer] Rifiuta le offerte
        [window] Passa nelle finestre
       *[other] Rispondi senza chiedere
    }
   *[other] Non chiedere se si può giocare solo { NAMES($thing) }
}{ $round ->
    [0] { $phase ->
        [none] {""}
        [strategy] {""} fino alla fase della strategia
        [action] {""} fino alla fase delle azioni
        [status] {""} fino alla fase di status
       *[agenda] {""} fino alla fase dell'agenda
    }
   *[other] {""} fino alla fine del round { $round }
}

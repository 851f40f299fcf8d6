# Twilight Imperium 4: nomi di piccole cose, e parti con cui si compongono vari messaggi.
#
# name-<id>     riserve, valute, promesse, e i motivi che la cronaca dà tra parentesi
# part-<what>   un pezzo di frase; usa gli argomenti del messaggio che lo richiama


## Riserve, valute, posti in un mazzo

name-nebula = nebulosa
name-tactic = riserva tattica
    .in = nella riserva tattica
    .to = alla riserva tattica
    .from = dalla riserva tattica
name-fleet = riserva della flotta
    .in = nella riserva della flotta
    .to = alla riserva della flotta
    .from = dalla riserva della flotta
name-strategy = riserva strategica
    .in = nella riserva strategica
    .to = alla riserva strategica
    .from = dalla riserva strategica
name-reinforcements = rinforzi
    .in = nei rinforzi
    .to = ai rinforzi
    .from = dai rinforzi
name-resources = risorse
name-influence = influenza
name-alpha = alfa
name-beta = beta

## Esiti e promesse

name-for = A favore
name-against = Contro
name-peace = pace fino alla fine del round
name-support_vote = i voti su questa agenda

## Perché e come

name-ability = un'abilità
name-barrage = sbarramento anticaccia
name-blockade = blocco
name-bombardment = bombardamento
name-capacity = non c'è posto a bordo
name-combat = combattimento
name-custodians = segnalino Custodi
name-discarded = scarto
name-eliminated = eliminazione
name-fleet_limit = riserva della flotta troppo piccola
name-gravity_rift = faglia gravitazionale
name-hand_limit = troppe carte in mano
name-overrun = pianeta conquistato
name-no_plastic = miniature di plastica finite
name-played = carta giocata
name-position = posto al tavolo
name-produced = produzione
name-replaced = sostituzione
name-research = ricerca
name-respawn = ritorno delle fanterie
name-returned = restituzione
name-space_cannon = cannone spaziale
name-stalemate = stallo
name-taken_back = da mettere altrove
name-transaction = transazione
name-upgrade_lost = potenziamento perso
name-votes = voti

## Quantità di unità

part-one-unit = { $kind ->
    [infantry] una fanteria
    [pds] un PDS
    [fighter] un caccia
    [destroyer] un cacciatorpediniere
    [cruiser] un incrociatore
    [carrier] un trasporto
    [dreadnought] una corazzata
    [war_sun] un sole da guerra
    [flagship] l'ammiraglia
   *[space_dock] un bacino spaziale
}
part-damaged-second = { $second ->
    [1] {" "}(con danni)
   *[other] {""}
}
part-damaged-third = { $third ->
    [1] {" "}(con danni)
   *[other] {""}
}
part-damaged-fourth = { $fourth ->
    [1] {" "}(con danni)
   *[other] {""}
}

## Che cosa un'agenda elegge o decide: un giocatore con il numero del posto, o qualunque cosa abbia un nome

part-outcome = { $outcome ->
    [0] { PLAYER($outcome) }
    [1] { PLAYER($outcome) }
    [2] { PLAYER($outcome) }
    [3] { PLAYER($outcome) }
    [4] { PLAYER($outcome) }
    [5] { PLAYER($outcome) }
   *[other] { PLACE($outcome) }
}
part-outcome-fact = { $outcome ->
    [0] { PLAYER($outcome) }
    [1] { PLAYER($outcome) }
    [2] { PLAYER($outcome) }
    [3] { PLAYER($outcome) }
    [4] { PLAYER($outcome) }
    [5] { PLAYER($outcome) }
   *[other] { PLACE($outcome) }
}
## Le due parti di un'offerta: un elenco di ciò che c'è, oppure niente

part-gives = { $gives_trade_goods ->
    [0] {""}
    [one] {" "}[1 bene commerciale]
   *[other] {" "}[{ $gives_trade_goods } beni commerciali]
}{ $gives_commodities ->
    [0] {""}
    [one] {" "}[1 merce]
   *[other] {" "}[{ $gives_commodities } merci]
}{ $gives_note ->
    [none] {""}
   *[other] {" "}[{ NAME($gives_note) }]
}{ $gives_titles ->
    [none] {""}
   *[other] {" "}[{ NAMES($gives_titles) }]
}{ $gives_pledge ->
    [none] {""}
   *[other] {" "}[{ NAME($gives_pledge) }]
}{ part-gives-nothing }
part-gives-nothing = { $gives_trade_goods ->
    [0] { $gives_commodities ->
        [0] { $gives_note ->
            [none] { $gives_titles ->
                [none] { $gives_pledge ->
                    [none] {" "}niente
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
part-asks = { $asks_trade_goods ->
    [0] {""}
    [one] {" "}[1 bene commerciale]
   *[other] {" "}[{ $asks_trade_goods } beni commerciali]
}{ $asks_commodities ->
    [0] {""}
    [one] {" "}[1 merce]
   *[other] {" "}[{ $asks_commodities } merci]
}{ $asks_note ->
    [none] {""}
   *[other] {" "}[{ NAME($asks_note) }]
}{ $asks_titles ->
    [none] {""}
   *[other] {" "}[{ NAMES($asks_titles) }]
}{ $asks_pledge ->
    [none] {""}
   *[other] {" "}[{ NAME($asks_pledge) }]
}{ part-asks-nothing }
part-asks-nothing = { $asks_trade_goods ->
    [0] { $asks_commodities ->
        [0] { $asks_note ->
            [none] { $asks_titles ->
                [none] { $asks_pledge ->
                    [none] {" "}niente
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
part-terms = { $trade_goods ->
    [0] {""}
    [one] {" "}[1 bene commerciale]
   *[other] {" "}[{ $trade_goods } beni commerciali]
}{ $commodities ->
    [0] {""}
    [one] {" "}[1 merce]
   *[other] {" "}[{ $commodities } merci]
}{ $cards ->
    [0] {""}
    [one] {" "}[1 carta]
   *[other] {" "}[{ $cards } carte]
}{ $pledge ->
    [none] {""}
   *[other] {" "}[{ NAME($pledge) }]
}{ part-terms-nothing }
part-terms-nothing = { $trade_goods ->
    [0] { $commodities ->
        [0] { $cards ->
            [0] { $pledge ->
                [none] {" "}niente
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}

part-law-about = { $about ->
    [none] {""}
    [0] {" "}({ PLAYER($about) })
    [1] {" "}({ PLAYER($about) })
    [2] {" "}({ PLAYER($about) })
    [3] {" "}({ PLAYER($about) })
    [4] {" "}({ PLAYER($about) })
    [5] {" "}({ PLAYER($about) })
   *[other] {" "}({ PLACE($about) })
}

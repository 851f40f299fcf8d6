# Twilight Imperium 4: Namen kleiner Dinge, und Teile, aus denen mehrere Meldungen bestehen.
#
# name-<id>     Vorräte, Währungen, Zusagen, und die Gründe, die das Protokoll in Klammern nennt; .acc und .dat mit Artikel
# part-<what>   ein Stück eines Satzes; es nutzt die Argumente der Meldung, in der es steht

## Vorräte, Währungen, Wurmlöcher

name-nebula = Nebel
name-tactic = Taktikvorrat
    .acc = den Taktikvorrat
    .dat = dem Taktikvorrat
name-fleet = Flottenvorrat
    .acc = den Flottenvorrat
    .dat = dem Flottenvorrat
name-strategy = Strategievorrat
    .acc = den Strategievorrat
    .dat = dem Strategievorrat
name-reinforcements = Verstärkung
    .acc = die Verstärkung
    .dat = der Verstärkung
name-resources = Ressourcen
name-influence = Einfluss
name-alpha = Alpha
name-beta = Beta

## Ausgänge und Zusagen

name-for = Dafür
name-against = Dagegen
name-peace = Frieden bis zum Ende der Runde
name-support_vote = die Stimmen bei dieser Agenda

## Warum und wie

name-ability = Fähigkeit
name-barrage = Jägerabwehr
name-blockade = Blockade
name-bombardment = Bombardement
name-capacity = kein Platz an Bord
name-combat = Kampf
name-custodians = Hütermarker
name-discarded = abgeworfen
name-eliminated = ausgeschieden
name-fleet_limit = Flottenvorrat zu klein
name-gravity_rift = Gravitationsriss
name-hand_limit = zu viele Handkarten
name-overrun = überrannt
name-no_plastic = keine Plastikfigur mehr
name-played = gespielt
name-position = Platz am Tisch
name-produced = Produktion
name-replaced = ersetzt
name-research = Forschung
name-respawn = Rückkehr der Infanterie
name-returned = zurückgegeben
name-space_cannon = Weltraumkanone
name-stalemate = Patt
name-taken_back = um sie anderswo zu platzieren
name-transaction = Transaktion
name-upgrade_lost = Verbesserung verloren
name-votes = Stimmen

## Einheiten in Zahlen

part-one-unit = { $kind ->
    [infantry] eine Infanterie
    [pds] ein PDS
    [fighter] ein Jäger
    [destroyer] ein Zerstörer
    [cruiser] ein Kreuzer
    [carrier] ein Träger
    [dreadnought] ein Dreadnought
    [war_sun] eine Kriegssonne
    [flagship] das Flaggschiff
   *[space_dock] eine Raumwerft
}
part-damaged-second = { $second ->
    [1] {" "}(beschädigt)
   *[other] {""}
}
part-damaged-third = { $third ->
    [1] {" "}(beschädigt)
   *[other] {""}
}
part-damaged-fourth = { $fourth ->
    [1] {" "}(beschädigt)
   *[other] {""}
}

## Was eine Agenda wählt oder entscheidet: ein Spieler als Nummer seines Platzes, oder alles, was einen Namen hat

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
## Die zwei Seiten eines Angebots: eine Liste, oder nichts

part-gives = { $gives_trade_goods ->
    [0] {""}
    [one] {" "}[1 Handelsgut]
   *[other] {" "}[{ $gives_trade_goods } Handelsgüter]
}{ $gives_commodities ->
    [0] {""}
    [one] {" "}[1 Ware]
   *[other] {" "}[{ $gives_commodities } Waren]
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
                    [none] {" "}nichts
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
    [one] {" "}[1 Handelsgut]
   *[other] {" "}[{ $asks_trade_goods } Handelsgüter]
}{ $asks_commodities ->
    [0] {""}
    [one] {" "}[1 Ware]
   *[other] {" "}[{ $asks_commodities } Waren]
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
                    [none] {" "}nichts
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
    [one] {" "}[1 Handelsgut]
   *[other] {" "}[{ $trade_goods } Handelsgüter]
}{ $commodities ->
    [0] {""}
    [one] {" "}[1 Ware]
   *[other] {" "}[{ $commodities } Waren]
}{ $cards ->
    [0] {""}
    [one] {" "}[1 Karte]
   *[other] {" "}[{ $cards } Karten]
}{ $pledge ->
    [none] {""}
   *[other] {" "}[{ NAME($pledge) }]
}{ part-terms-nothing }
part-terms-nothing = { $trade_goods ->
    [0] { $commodities ->
        [0] { $cards ->
            [0] { $pledge ->
                [none] {" "}nichts
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

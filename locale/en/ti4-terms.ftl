# Twilight Imperium 4: names of small things, and parts from which several messages are put together.
#
# name-<id>     pools, currencies, pledges, and the reasons that the log gives in brackets
# part-<what>   a piece of a sentence; it uses the arguments of the message that refers to it


## Pools, currencies, places in a deck

name-nebula = nebula
name-tactic = tactic pool
name-fleet = fleet pool
name-strategy = strategy pool
name-reinforcements = reinforcements
name-resources = resources
name-influence = influence
name-alpha = alpha
name-beta = beta

## Outcomes and pledges

name-for = For
name-against = Against
name-peace = peace until the end of the round
name-support_vote = the votes on this agenda

## Why and how

name-ability = an ability
name-barrage = anti-fighter barrage
name-blockade = blockade
name-bombardment = bombardment
name-capacity = no room aboard
name-combat = combat
name-custodians = custodians token
name-discarded = discarded
name-eliminated = eliminated
name-fleet_limit = fleet pool too small
name-gravity_rift = gravity rift
name-hand_limit = too many cards in hand
name-overrun = overrun
name-no_plastic = no plastic piece left
name-played = played
name-position = seat at the table
name-produced = production
name-replaced = replaced
name-research = research
name-respawn = infantry return
name-returned = returned
name-space_cannon = space cannon
name-stalemate = stalemate
name-taken_back = to be placed elsewhere
name-transaction = transaction
name-upgrade_lost = upgrade lost
name-votes = votes

## Units in numbers

part-one-unit = { $kind ->
    [infantry] infantry
    [pds] a PDS
    [fighter] a fighter
    [destroyer] a destroyer
    [cruiser] a cruiser
    [carrier] a carrier
    [dreadnought] a dreadnought
    [war_sun] a war sun
    [flagship] the flagship
   *[space_dock] a space dock
}
part-damaged-second = { $second ->
    [1] {" "}(damaged)
   *[other] {""}
}
part-damaged-third = { $third ->
    [1] {" "}(damaged)
   *[other] {""}
}
part-damaged-fourth = { $fourth ->
    [1] {" "}(damaged)
   *[other] {""}
}

## What an agenda elects or decides: a player by the number of the seat, or anything that has a name

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
## The two sides of an offer: a list of what there is, or nothing

part-gives = { $gives_trade_goods ->
    [0] {""}
    [one] {" "}[1 trade good]
   *[other] {" "}[{ $gives_trade_goods } trade goods]
}{ $gives_commodities ->
    [0] {""}
    [one] {" "}[1 commodity]
   *[other] {" "}[{ $gives_commodities } commodities]
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
                    [none] {" "}nothing
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
    [one] {" "}[1 trade good]
   *[other] {" "}[{ $asks_trade_goods } trade goods]
}{ $asks_commodities ->
    [0] {""}
    [one] {" "}[1 commodity]
   *[other] {" "}[{ $asks_commodities } commodities]
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
                    [none] {" "}nothing
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
    [one] {" "}[1 trade good]
   *[other] {" "}[{ $trade_goods } trade goods]
}{ $commodities ->
    [0] {""}
    [one] {" "}[1 commodity]
   *[other] {" "}[{ $commodities } commodities]
}{ $cards ->
    [0] {""}
    [one] {" "}[1 card]
   *[other] {" "}[{ $cards } cards]
}{ $pledge ->
    [none] {""}
   *[other] {" "}[{ NAME($pledge) }]
}{ part-terms-nothing }
part-terms-nothing = { $trade_goods ->
    [0] { $commodities ->
        [0] { $cards ->
            [0] { $pledge ->
                [none] {" "}nothing
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

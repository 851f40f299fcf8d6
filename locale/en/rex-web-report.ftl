# The face of Rex: the report.

## How it went

web-after-luck = Luck in battle
    .about = Battles won, less the chances in them. A chance is the share of all plans, any dial and any leader on both sides, with which one wins; cards and traitors are not reckoned. Who guesses well looks lucky here.
web-after-lost = Units lost
    .about = In battle, and to the Sol fleet.
web-after-lost-of = { $battle } in battle, { $fleet } to the fleet
web-after-cards = Influence paid for cards
web-after-cards-of = { $paid } for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-after-collected = Influence found in the city
web-after-column-battles = Battles won
web-after-column-traitors = Traitors unmasked
web-after-column-leaders = Leaders lost
web-after-battle-side = Dialled { $staked } of { $strength }{ $played ->
    [none] , with no leader
   *[other] , with { NAMES($played) }
}
web-after-battle-cost = { $total ->
    [none] {""}
   *[other] Total { $total }.
} Lost { $lost ->
    [0] nothing
    [one] 1 unit
   *[other] { $lost } units
}. Chance { $chance } %.
web-after-battle-how = { $how ->
    [strength] Decided by strength.
    [treason] Decided by treason.
    [retreat] One side retreated.
    [explosion] An explosion left nobody standing.
   *[undecided] Nobody won.
}
web-after-alliances = Alliances
web-after-no-alliances = Nobody made an alliance.
web-after-bond-left = until { PLAYER($seat) } left in round { $round }

# How a game of Twilight Imperium 4 went.

## From round to round

web-after-figure-points = Victory points
web-after-figure-planets = Planets
web-after-figure-resources = Resources of the planets
web-after-figure-planet_influence = Influence of the planets
web-after-figure-technologies = Technologies
web-after-column-points = Points
web-after-column-planets = Planets
web-after-column-resources = Resources
web-after-column-planet_influence = Influence
web-after-column-technologies = Technologies
web-ti4-report-sources = Where the points came from
web-ti4-report-source = { $source ->
    [stage_1] Public objectives I
    [stage_2] Public objectives II
    [secret] Secret objectives
    [custodians] Custodians of Mecatol Rex
    [imperial] Imperial, with Mecatol Rex
    [support_for_the_throne] Support for the Throne
    [before] Before this game began
   *[other] Agendas and cards
}
web-ti4-report-sign = { $source ->
    [stage_1] I
    [stage_2] II
    [secret] S
    [custodians] C
    [imperial] M
    [support_for_the_throne] T
    [before] …
   *[other] A
}
web-ti4-report-support = Support for the Throne
web-ti4-report-no-support = Nobody supported anybody.
web-ti4-report-support-left = until { PLAYER($seat) } ended it in round { $round }

## Combats

web-ti4-report-space = Space combats won
web-ti4-report-ground = Ground combats won
web-ti4-report-luck = Luck of the dice
    .about = Hits rolled, less the hits that such dice roll on average. Dice that were rolled again are not reckoned.
web-ti4-report-lost = Units
    .about = Lost, and destroyed of others.
web-ti4-report-lost-of = { $lost } lost, { $beaten } destroyed
web-ti4-report-combat = { $kind ->
    [space] Space combat
   *[ground] Ground combat
}: { $place }
web-ti4-report-side = { $strength ->
    [one] 1 unit
   *[other] { $strength } units
}, { $lost ->
    [0] none lost
   *[other] { $lost } lost
}
web-ti4-report-hits = { $hits ->
    [none] No dice rolled
    [one] 1 hit
   *[other] { $hits } hits
}{ $expected ->
    [none] {""}
   *[other] , { $expected } on average
}
web-ti4-report-how = { $how ->
    [destroyed] One side was destroyed.
    [retreat] One side retreated.
    [draw] Nobody won.
   *[undecided] Not fought out.
}

## Agendas and promises

web-ti4-report-senate = Agendas
web-ti4-report-no-senate = No agenda was voted on.
web-ti4-report-carried = { $seats ->
    [none] Nobody voted for it.
   *[other] For it: { $seats }
}
web-ti4-report-opposed = Otherwise: { $seats }
web-ti4-report-voice = { PLAYER($seat) } { $count }
web-ti4-report-votes = Votes cast
    .about = And how often the outcome was one's own.
web-ti4-report-votes-of = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $won } of { $all } carried
web-ti4-report-faith = Broken promises
    .about = Attacks after a promise of peace, votes against those to whom they were promised, and notes that went back because their holder went where their owner is.
web-ti4-report-no-faith = Nobody broke a promise.
web-ti4-report-breach = { PLAYER($seat) } did not keep faith with { PLAYER($other) }: { NAME($what) }
web-ti4-report-deals = Deals
    .about = And promises given.
web-ti4-report-deals-of = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $promises ->
    [one] 1 promise
   *[other] { $promises } promises
}, { $broken } broken

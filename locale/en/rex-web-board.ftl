# The face of Rex: its board, drawn and as text.

web-board-sector = { $sector ->
    [0] in no sector
   *[other] sector { $sector }
}
web-board-stronghold = stronghold
web-board-shielded = shielded
web-board-spaceport = spaceport
web-board-demolished = demolished
web-board-bombarded = under bombardment
web-board-influence = { $count } influence
web-board-empty = no units
web-board-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
web-board-mechanized = { $count } mechanized
web-board-facedown = { $count } facedown
web-board-force = { PLAYER($seat) }: { $units }
web-board-space = { NAME($space) }: { $facts }
web-board-which = { NAME($space) }: which?
web-board-lines = Lines to { NAMES($lines) }
web-board-threat = { $cards } of { $all } Bombardment cards bring the fleet here
web-board-threat-shielded = { $cards } of { $all } Bombardment cards bring the fleet here; units under the shield survive
web-board-fleet = { $sector ->
    [0] The fleet has not come yet
   *[other] The fleet is over sector { $sector }; next it may strike sectors { $first } to { $last }
}

## What could reach a space

web-board-reach = Could come now
web-board-march = moves { $steps }: from { NAMES($from) }
web-board-transfer = shipped for { $price } a unit from { NAMES($from) }
web-board-landing = { $price ->
    [0] lands for nothing, up to { $most }
   *[other] lands for { $price } a unit, up to { $most }
}
web-board-no-landing = { $why ->
    [space_bombarded] no landing: bombardment
    [space_demolished] no landing: demolished
    [space_of_ally] no landing: an ally stands there
    [outside_landing_zone] no landing: outside its landing zone
    [costs_more] no landing: too little influence
    [reserve_empty] no landing: empty reserve
   *[other] no landing
}

## Decks and pools

web-board-piles = Decks, pool and fallen
web-board-strategy = Strategy
web-board-influence-deck = Influence
web-board-traitor = Traitors
web-board-deck = { $deck } ({ $discards } discarded)
web-board-deck-told = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}; { $discards ->
    [0] nothing is discarded
    [one] { $discards } is discarded
   *[other] { $discards } are discarded, the latest first
}
web-board-removed = Out of the game
web-board-set-aside = Set aside, to be shuffled back
web-board-pool = Influence pool
web-board-casualties = Fallen
web-board-leaders = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}

## Names where room is scarce

web-board-short-galactic_council = Council
web-board-short-imperial_palace = Palace
web-board-short-adminus_mecatol = Adm. Mec.
web-board-short-iaf_hq = IAF HQ
web-board-short-imperial_navy_base = Navy Base
web-board-short-vel_terro_residential = Vel Terro
web-board-short-sallab_slums = Sallab
web-board-short-embassy_quarters = Embassy
web-board-short-hall_of_records = Records
web-board-short-tarraguth_slums = Tarraguth
web-board-short-tilzin_business = Tilzin
web-board-short-mecatol_power_north = Power N
web-board-short-civilian_spaceport = Spaceport
web-board-short-sector_incarcetorum = Incarc.
web-board-short-pleasure_district = Pleasure
web-board-short-hall_of_cartography = Cartogr.
web-board-short-sai_sallai_residential = Sai Sallai
web-board-short-holonet_central = Holonet
web-board-short-cultural_sector = Culture
web-board-short-quarters_of_the_nobility = Nobility
web-board-short-scholara_imperialis = Scholara
web-board-short-adminus_imperialis = Adm. Imp.
web-board-short-vel_hamech_financial = Financial
web-board-short-imperial_intelligence_hq = Intel. HQ
web-board-short-trauma_and_physiology_zone = Trauma
web-board-short-sai_morgai_industrial = Sai Morgai
web-board-short-hirzall_industrial = Hirzall
web-board-short-mecatol_power_south = Power S

## The board as text

web-board-heading = { $sector ->
    [0] Outside all sectors
   *[other] Sector { $sector }
}
web-board-coming = { $cards } of { $all } Bombardment cards bring the fleet here
web-board-more = Lines and who could come
web-board-leaving = units leave from here
web-board-going = units go there
web-board-battle = battle

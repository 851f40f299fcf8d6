# Das Gesicht von Rex: der Spielplan, gezeichnet und als Text.

web-board-sector = { $sector ->
    [0] in keinem Sektor
   *[other] Sektor { $sector }
}
web-board-stronghold = Festung
web-board-shielded = Schutzschild
web-board-spaceport = Raumhafen
web-board-demolished = vernichtet
web-board-bombarded = unter Bombardierung
web-board-influence = { $count } Einfluss
web-board-empty = keine Einheiten
web-board-units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}
web-board-mechanized = { $count } mechanisch
web-board-facedown = { $count } verdeckt
web-board-force = { PLAYER($seat) }: { $units }
web-board-space = { NAME($space) }: { $facts }
web-board-which = { NAME($space) }: was genau?
web-board-lines = Linien zu: { NAMES($lines) }
web-board-threat = { $cards } von { $all } Bombardierungskarten bringen die Flotte her
web-board-threat-shielded = { $cards } von { $all } Bombardierungskarten bringen die Flotte her; Einheiten unter dem Schutzschild überleben
web-board-fleet = { $sector ->
    [0] Die Flotte ist noch nicht da
   *[other] Die Flotte ist über Sektor { $sector }; als Nächstes kann sie die Sektoren { $first } bis { $last } treffen
}

## Was einen Bezirk erreichen könnte

web-board-reach = Jetzt könnten kommen
web-board-march = zieht bis zu { $steps } weit, von: { NAMES($from) }
web-board-transfer = transportiert für { $price } pro Einheit, von: { NAMES($from) }
web-board-landing = { $price ->
    [0] setzt kostenlos ein, bis zu { $most }
   *[other] setzt für { $price } pro Einheit ein, bis zu { $most }
}
web-board-no-landing = { $why ->
    [space_bombarded] kein Einsetzen: Bombardierung
    [space_demolished] kein Einsetzen: vernichtet
    [space_of_ally] kein Einsetzen: Hier steht ein Verbündeter
    [outside_landing_zone] kein Einsetzen: außerhalb der Landezone
    [costs_more] kein Einsetzen: zu wenig Einfluss
    [reserve_empty] kein Einsetzen: Reserve leer
   *[other] kein Einsetzen
}

## Stapel und Vorräte

web-board-piles = Stapel, Vorrat und Gefallene
web-board-strategy = Strategie
web-board-influence-deck = Einfluss
web-board-traitor = Verräter
web-board-deck = { $deck } ({ $discards } abgeworfen)
web-board-deck-told = { $deck ->
    [one] { $deck } Karte im Stapel
   *[other] { $deck } Karten im Stapel
}; { $discards ->
    [0] nichts ist abgeworfen
    [one] { $discards } ist abgeworfen
   *[other] { $discards } sind abgeworfen, die neueste zuerst
}
web-board-removed = Aus dem Spiel
web-board-set-aside = Beiseitegelegt, wird zurückgemischt
web-board-pool = Einflussvorrat
web-board-casualties = Gefallene
web-board-leaders = { $count } Anführer

## Namen, wo wenig Platz ist

web-board-short-galactic_council = Rat
web-board-short-imperial_palace = Palast
web-board-short-adminus_mecatol = Adm. Mec.
web-board-short-iaf_hq = Künstler
web-board-short-imperial_navy_base = Fl.-Basis
web-board-short-vel_terro_residential = Vel Terro
web-board-short-sallab_slums = Sallab
web-board-short-embassy_quarters = Botschaft
web-board-short-hall_of_records = Erinnerung
web-board-short-tarraguth_slums = Tarraguth
web-board-short-tilzin_business = Tilzin
web-board-short-mecatol_power_north = Macht N
web-board-short-civilian_spaceport = Raumhafen
web-board-short-sector_incarcetorum = Hochsich.
web-board-short-pleasure_district = Vergnügen
web-board-short-hall_of_cartography = Kartogr.
web-board-short-sai_sallai_residential = Sai Sallai
web-board-short-holonet_central = Holonet
web-board-short-cultural_sector = Kultur
web-board-short-quarters_of_the_nobility = Nobel
web-board-short-scholara_imperialis = Scholara
web-board-short-adminus_imperialis = Adm. Imp.
web-board-short-vel_hamech_financial = Finanzen
web-board-short-imperial_intelligence_hq = Geheimd.
web-board-short-trauma_and_physiology_zone = Trauma
web-board-short-sai_morgai_industrial = Sai Morgai
web-board-short-hirzall_industrial = Hirzall
web-board-short-mecatol_power_south = Macht S

## Der Spielplan als Text

web-board-heading = { $sector ->
    [0] Außerhalb aller Sektoren
   *[other] Sektor { $sector }
}
web-board-coming = { $cards } von { $all } Bombardierungskarten bringen die Flotte her
web-board-more = Linien, und wer kommen könnte
web-board-leaving = von hier ziehen Einheiten los
web-board-going = hierher ziehen Einheiten
web-board-battle = Kampf

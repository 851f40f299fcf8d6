# Rex: Final Days of an Empire. Was das Spiel fragt, anbietet und ablehnt, in eigenen Worten.
#
# prompt-<prompt>            die Frage; ihre Variablen sind die von `ask.about`
# moment-<moment>            ein Zeitpunkt, zu dem etwas gespielt werden darf; mehr darüber sagen die Namen aus rex/moments.py
# option-<verb>              eine Möglichkeit; $first, $second ... sind ihre Teile, $all die ganze Liste
# option-<prompt>-<verb>     dasselbe, wo eine Frage andere Worte braucht; auch mit `ask.about`
# refusal-<key>              warum nicht; $first, $second ... sind die Argumente
#
# PLAYER($seat) und PLAYERS($seats) nennen Spieler, NAME($id) und NAMES($ids) alles andere.
# Ein leeres Argument kommt als "none" an.

game = Rex: Final Days of an Empire
    .short = Rex
    .about = Drei bis sechs große Rassen kämpfen um die brennende Hauptstadt eines sterbenden Imperiums, mit Armeen, Geboten, Verrätern und Zweckbündnissen.

## Spielaufbau

prompt-choose_race = Welche Rasse spielst du?
option-choose_race-race = { NOUN($first) }

prompt-predict_winner = { $race ->
    [none] Deine geheime Vorhersage: Welche Rasse wird unter den Siegern sein?
   *[other] Deine geheime Vorhersage: In welcher Runde geht der Sieg an { NAME($race, form: "the") }?
}
option-predict_winner-race = { NOUN($first) }
option-predict_winner-round = In Runde { $first }

prompt-select_traitor = Du hast vier Verräterkarten erhalten. Welche behältst du?
option-keep = Behalten: { NOUN($first) }

prompt-fleet_dial = Du sitzt neben dem Startspieler: Stell auf deinem Kampfanzeiger eine Zahl ein. Die Differenz der beiden Zahlen ist der Sektor, in dem die Sol-Flotte beginnt.
option-fleet_dial-dial = { $first } einstellen

prompt-place_starting_units = { $space ->
    [none] { $left ->
        [one] Du hast noch eine Einheit zu platzieren. In welchen Bezirk kommt sie?
       *[other] Du hast { $left } Einheiten zu platzieren. In welchen Bezirk kommen welche?
    }
   *[other] { $left ->
        [one] Beginnt deine letzte Einheit { NAME($space, form: "in") }?
       *[other] Wie viele deiner { $left } Einheiten beginnen { NAME($space, form: "in") }?
    }
}
option-place_starting_units-space = { NOUN($first) }
option-place_starting_units-units = { $first ->
    [one] 1 Einheit
   *[other] { $first } Einheiten
} platzieren

## Einflussphase

prompt-relocate = Der Sol-Angriff verschont deine Einheiten { NAME($origin, form: "in") }. Wohin ziehen sie?
option-relocate-stay = Bleiben { NAME($origin, form: "in") }
option-to = { NOUN($first) }

prompt-negotiate = Waffenstillstand: Schließ oder brich Bündnisse, verschenk Einfluss oder sag, dass du fertig bist. Du darfst noch { $left ->
    [one] einmal
   *[other] { $left } Mal
} handeln.
option-ready = Ich bin fertig
option-leave = Dein Bündnis brechen
option-propose = Bündnis von { NOUNS($all) } vorschlagen
option-give = Einfluss an { NOUN($first) } geben
option-permit = { NOUN($first) } deinen Bündnisvorteil erlauben
option-withhold = { NOUN($first) } deinen Bündnisvorteil verweigern

prompt-answer_proposal = { PLAYER($proposer) } schlägt ein Bündnis von { PLAYERS($members) } vor. Machst du mit?
option-accept = Mitmachen
option-decline = Ablehnen

prompt-gift_amount = Wie viel Einfluss gibst du { PLAYER($receiver) }?
option-gift_amount-amount = { $first } geben

## Bietphase

prompt-bid = { $high ->
    [0] Eine Karte wird versteigert, und noch hat niemand geboten; insgesamt noch { $left } im Angebot.
   *[other] Eine Karte wird versteigert, und das höchste Gebot ist { $high }; insgesamt noch { $left } im Angebot.
} Was bietest du?
option-pass = Passen
option-bid = { $first } bieten

prompt-loan_amount = Wie viel von deinem Einfluss überlässt du { PLAYER($ally) } vor dem Gebot?
option-loan_amount-amount = { $first } überlassen

prompt-discard_down = Deine „Große Hand“ ist aufgehoben: Du hältst { $cards } Karten und darfst { $limit } behalten. Welche wirfst du ab?
option-discard = Abwerfen: { NOUN($first) }

prompt-name_player = { $ban ->
    [bid] Wer darf in dieser Phase nicht bieten?
   *[alliance] Wer darf in diesem Waffenstillstand kein Bündnis eingehen?
}
option-name = { NOUN($first) }

## Rekrutierungsphase

prompt-recruit = Wen holst du aus dem Verlustbereich zurück? Du darfst noch { $left ->
    [one] 1 Einheit
   *[other] { $left } Einheiten
} rekrutieren, { $free ->
    [0] jede für 2 Einfluss
    [one] die erste kostenlos, jede weitere für 2 Einfluss
   *[other] die ersten { $free } kostenlos, jede weitere für 2 Einfluss
}; ein Anführer kostet so viel Einfluss, wie er stark ist.
option-done = Fertig
option-recruit-units = { $first ->
    [one] 1 Einheit
   *[other] { $first } Einheiten
} rekrutieren
option-recruit-mechanized = Eine mechanische Einheit rekrutieren
option-recruit-leader = Rekrutieren: { NOUN($first) }

prompt-free_recruits = Die Neuen Rekruten kosten nichts: ein Anführer oder bis zu fünf Einheiten?
option-free_recruits-units = { $first ->
    [one] 1 Einheit
   *[other] { $first } Einheiten
} zurückholen
option-free_recruits-leader = Zurückholen: { NOUN($first) }

## Manöverphase

prompt-move_from = Dein Bewegungsschritt, bis zu { $steps } Bezirke weit: Aus welchem Bezirk zieht eine Gruppe los?
option-stay = Nicht bewegen
option-from = Gruppe { NOUN($first, form: "from") }

prompt-move_to = Wohin zieht die Gruppe { NAME($origin, form: "from") }, bis zu { $steps } Bezirke weit?

prompt-count_units = { $kind ->
    [mechanized] Wie viele mechanische Einheiten gehen
    [facedown] Wie viele verdeckte Einheiten gehen
   *[units] Wie viele Einheiten gehen
} { NAME($origin, form: "from") } { NAME($target, form: "to") }{ $pair ->
    [0] {""}
    [1] , zwei für 1 Einfluss
    [2] , für je 1 Einfluss
   *[other] , für je 2 Einfluss
}?
option-count_units-units = { $first ->
    [one] 1 Einheit
   *[other] { $first } Einheiten
}
option-count_units-mechanized = { $first } mechanische
option-count_units-facedown = { $first } verdeckte

prompt-deploy = Dein Einsetzschritt: { $reserve ->
    [one] 1 Einheit
   *[other] { $reserve } Einheiten
} in der Reserve, { $influence } Einfluss. In welchem Bezirk setzt du ein?
option-deploy-none = Nichts einsetzen
option-deploy = Einsetzen { NOUN($first, form: "in") }
option-transfer = Transport { NOUN($first, form: "from") }

prompt-deploy_extra = Dein Informant öffnet dir einen weiteren Bezirk: 1 Einfluss pro Einheit. In welchem Bezirk setzt du ein?
prompt-transfer_to = Wohin transportierst du Einheiten { NAME($origin, form: "from") }, für je 1 Einfluss?

## Kampfphase

prompt-choose_shield = Welchen Schutzschild zerstörst du endgültig? Du musst in dem Bezirk Einheiten haben.
option-space = { NOUN($first) }

prompt-flip = Drehst du Einheiten um? In einem Bezirk müssen alle deine Einheiten dieselbe Seite zeigen.
option-faceup = Aufdecken { NOUN($first, form: "in") }
option-facedown = Verdecken { NOUN($first, form: "in") }

prompt-choose_battle = Welcher deiner Kämpfe kommt als Nächstes?
option-battle = Kampf gegen { NOUN($second) } { NOUN($first, form: "in") }

prompt-forbid_title = Dein Befehl: Welche Kampfkarte verbietest du { PLAYER($target) }?
option-title = { NOUN($first) }

prompt-choose_element = Dein Befehl: Was muss { PLAYER($target) } aufdecken?
option-element = { $first ->
    [leader] Den Anführer
    [attack] Die Angriffskarte
    [defense] Die Verteidigungskarte
   *[number] Die eingestellte Zahl
}

prompt-answer_element = { $element ->
    [leader] Du musst deinen Anführer für diesen Kampf nennen und bist dann an dein Wort gebunden.
    [attack] Du musst deine Angriffskarte zeigen oder sagen, dass du keine spielst, und bist dann an dein Wort gebunden.
    [defense] Du musst deine Verteidigungskarte zeigen oder sagen, dass du keine spielst, und bist dann an dein Wort gebunden.
   *[number] Du musst die Zahl auf deinem Kampfanzeiger nennen und bist dann daran gebunden.
}
option-answer_element-none = { $element ->
    [leader] Kein Anführer
   *[other] Keine solche Karte
}
option-answer_element-leader = { NOUN($first) }
option-answer_element-card = Zeigen: { NOUN($first) }
option-answer_element-dial = { $first } einstellen

prompt-battle_plan = Geheimer Plan für den Kampf { NAME($space, form: "in") }: { $part ->
    [leader] Welchen Anführer schickst du in den Kampf?
    [slot] Welche Karten spielst du mit deinem Anführer?
   *[strength] Welche Stärke stellst du ein? Als Sieger verlierst du Einheiten in diesem Wert.
}
option-battle_plan-dial = { $first } einstellen
option-battle_plan-leader = Einsetzen: { NOUN($first) }
option-slot = { $first ->
    [attack] Eine Angriffskarte
    [defense] Eine Verteidigungskarte
    [both] Eine Angriffs- und eine Verteidigungskarte
   *[none] Keine Karten
}

prompt-commit_card = { $icon ->
    [defense] Welche Verteidigungskarte spielst du?
   *[attack] Welche Angriffskarte spielst du?
}
option-attack = { NOUN($first) }
option-defense = { NOUN($first) }

prompt-reveal_traitor = { NAME($leader) } steht in deinem Sold. Zeigst du die Verräterkarte jetzt vor?
option-reveal = Verräter entlarven
option-reveal_traitor-pass = Stillhalten

prompt-take_casualties = Du hast { NAME($space, form: "in") } gewonnen und { $worth } eingestellt. Welche Einheiten verlierst du?
option-lose = { $first ->
    [0] { $second } mechanische verlieren
   *[other] { $first ->
        [one] 1 Einheit
       *[other] { $first } Einheiten
    }{ $second ->
        [0] {""}
       *[other] {" und"} { $second } mechanische
    } verlieren
}

prompt-keep_cards = Du hast gewonnen und darfst deine gespielten Karten behalten. Wirfst du welche ab?
option-keep_cards-done = Keine davon abwerfen

## Bombardierung und Ende

prompt-choose_flight = Wie viele Sektoren fliegt die Flotte weiter, statt dass eine Karte gezogen wird?
option-sectors = { $first ->
    [one] 1 Sektor
   *[other] { $first } Sektoren
}

prompt-share_or_betray = Dein Bündnis hat gewonnen. Teilst du den Sieg, oder zeigst du deine Hinterlistkarte vor?
option-share = Den Sieg teilen
option-betray = Hinterlistkarte vorzeigen

prompt-counter_reveal = Ein Verbündeter hintergeht dich. Antwortest du mit deiner eigenen Hinterlistkarte?

## Zeitpunkte, zu denen etwas gespielt werden darf

prompt-window = Spielst du etwas?
option-play = Spielen: { NOUN($first) }
moment-influence_phase = Gleich beginnt die Einflussphase.
moment-ceasefire_revealed = Ein vorübergehender Waffenstillstand wurde gezogen; gleich beginnen die Verhandlungen.
moment-bidding_phase = Die Bietphase beginnt; noch liegt keine Karte aus.
moment-before_bid = { PLAYER($seat) } bietet als Nächstes; { $high ->
    [0] noch hat niemand geboten.
   *[other] { PLAYER($bidder) } führt mit { $high }.
}
moment-recruitment_phase = Die Rekrutierungsphase beginnt.
moment-after_movement = Dein Bewegungsschritt ist vorbei; als Nächstes kommt dein Einsetzschritt.
moment-after_deployment = Dein Einsetzschritt ist vorbei; gleich endet dein Zug.
moment-deployed = { PLAYER($seat) } hat Einheiten eingesetzt.
moment-battle_phase = Die Kampfphase beginnt.
moment-first_command = Kampf { NAME($space, form: "in") } zwischen { PLAYER($one) } und { PLAYER($other) }: Noch gibt es keine Pläne.
moment-second_command = Kampf { NAME($space, form: "in") } zwischen { PLAYER($one) } und { PLAYER($other) }: Noch gibt es keine Pläne.
moment-bombardment_phase = Die Bombardierungsphase beginnt; noch ist keine Karte gezogen.
moment-advantage_used = { PLAYER($seat) } nutzt „{ NAME($advantage) }“.

## Ablehnungen

refusal-race_taken = { NAME($first) }: schon vergeben
refusal-race_not_recommended = { NAME($first) }: für diese Spielerzahl nicht empfohlen
refusal-space_bombarded = { NAME($first, form: "the") } liegt unter Bombardierung
refusal-space_demolished = { NAME($first, form: "the") } ist bei drei oder vier Spielern vernichtet
refusal-space_of_ally = { NAME($first, form: "in") } steht ein Verbündeter
refusal-too_far = { NAME($first, form: "the") } ist mehr als { $second } Bezirke entfernt
refusal-nowhere_to_go = { NAME($first, form: "from") } ist kein Bezirk zu erreichen
refusal-nothing_can_move = keine deiner Einheiten kann sich bewegen
refusal-not_your_turn = du bist nicht am Zug
refusal-no_target_yet = noch hat keine Einflusskarte ein Ziel gezeigt
refusal-offensive_resolved = in dieser Phase gab es schon einen Sol-Angriff
refusal-no_alliances = zu dritt gibt es keine Bündnisse
refusal-negotiation_limit = du hast in diesem Waffenstillstand schon { $first ->
    [one] einmal
   *[other] { $first } Mal
} gehandelt, mehr geht nicht
refusal-not_allied = du hast keinen Verbündeten
refusal-alliance_too_large = ein Bündnis von { $first } ist für diese Spielerzahl zu groß
refusal-alliance_banned = { PLAYER($first) } darf in diesem Waffenstillstand kein Bündnis eingehen
refusal-allied_elsewhere = { PLAYER($first) } ist außerhalb dieses Kreises verbündet
refusal-allied_already = diese Spieler sind schon verbündet
refusal-allies_share_space = { PLAYER($first) } und { PLAYER($second) } haben Einheiten im selben Bezirk
refusal-no_influence = du hast keinen Einfluss, den du geben könntest
refusal-banned_already = { PLAYER($first) } ist schon ausgeschlossen
refusal-nobody_to_name = alle anderen sind schon ausgeschlossen
refusal-bid_too_low = das höchste Gebot ist { $first }
refusal-not_enough_influence = du hast { $first } Einfluss
refusal-not_an_ally = { PLAYER($first) } ist nicht mit dir verbündet
refusal-lent_already = { PLAYER($first) } hat in dieser Runde schon Hilfe von dir bekommen
refusal-no_casualties = du hast nichts im Verlustbereich, was du zurückholen könntest
refusal-traitor_deck_empty = es ist keine Verräterkarte mehr da
refusal-nothing_to_permit = { PLAYER($first) } könnte damit nichts anfangen, bevor du wieder entscheiden darfst
refusal-permission_changed = das hast du für { PLAYER($first) } in diesem Zug schon geändert
refusal-one_leader_a_round = mehr als ein Anführer pro Runde geht nicht
refusal-one_mechanized_a_round = mehr als eine mechanische Einheit pro Runde geht nicht
refusal-five_units_a_round = mehr als fünf Einheiten pro Runde gehen nicht
refusal-costs_more = das kostet { $first }, und du hast { $second }
refusal-outside_landing_zone = { NAME($first, form: "the") } liegt nicht in den Sektoren, in denen Sol landet
refusal-reserve_empty = in deiner Reserve ist keine Einheit mehr
refusal-own_deployment = es ist dein eigener Einsetzschritt
refusal-observed_already = du hast in dieser Runde schon auf einen Einsatz von { PLAYER($first) } reagiert
refusal-own_advantage = es ist dein eigener Vorteil
refusal-cancelled_already = das ist schon aufgehoben
refusal-no_shielded_space = du hast keine Einheiten in einem Bezirk mit Schutzschild
refusal-not_shielded = { NAME($first, form: "the") } hat keinen Schutzschild
refusal-flipped_already = die Einheiten { NAME($first, form: "in") } wurden in dieser Phase schon umgedreht
refusal-ally_present = { NAME($first, form: "in") } steht ein Verbündeter, also bleiben die Einheiten verdeckt
refusal-mixed_sides = deine Einheiten { NAME($first, form: "in") } zeigen beide Seiten; dreh sie erst auf dieselbe
refusal-not_your_battle = du kämpfst in diesem Kampf nicht mit
refusal-not_your_allys_battle = in diesem Kampf ist keiner deiner Verbündeten dabei, oder du kämpfst selbst mit
refusal-title_forbidden = „{ NAME($first) }“ ist dir in diesem Kampf verboten
refusal-bound_by_command = du bist an das gebunden, was du aufgedeckt hast: { $second ->
    [none] { $first ->
        [leader] kein Anführer
        [attack] keine Angriffskarte
       *[defense] keine Verteidigungskarte
    }
   *[other] { NAME($second) }
}
refusal-no_such_card = du hast keine { $first ->
    [defense] Verteidigungskarte
   *[attack] Angriffskarte
}, die du spielen darfst
refusal-betrayal_unfulfilled = die Bedingung von „{ NAME($first) }“ ist nicht erfüllt
refusal-betrayal_too_low = eine Hinterlistkarte mit Schwierigkeit { $first } liegt offen, und deine ist niedriger

## Phasen, Einstellungen, Arten zu gewinnen

phase-setup = Spielaufbau
phase-influence = Einfluss
phase-bidding = Bieten
phase-recruitment = Rekrutierung
phase-maneuvering = Manöver
phase-battle = Kampf
phase-collection = Sammeln
phase-bombardment = Bombardierung

setting-races = Wie die Rassen verteilt werden, wenn die Plätze sie nicht nennen: Bei choose suchen die Spieler sie reihum aus, bei random werden sie gezogen.
setting-recommended = Nur die Rassen anbieten, die für diese Spielerzahl empfohlen sind (Rex p.23).
setting-betrayal = Alle erhalten eine Hinterlistkarte: Siegreiche Verbündete dürfen einander hintergehen (Rex p.23).
setting-facedown_coexist = Verdeckte Xxcha-Einheiten dürfen bei Einheiten von Verbündeten stehen (Rex p.22); sonst dürfen sie das nicht.
setting-written_memory = Was jemand im Vorbeigehen zu sehen bekam, bleibt in seinem Protokoll stehen; die Regeln überlassen das dem Gedächtnis (Rex p.20).
setting-negotiation_limit = Wie oft man in einem Waffenstillstand handeln darf, damit er ein Ende findet.

how-strongholds = Festungen
how-sol_siege = Belagerung durch Sol
how-hacan_default = Hacan mangels anderer Sieger
how-most_strongholds = die meisten Festungen
how-xxcha_prediction = Vorhersage von Xxcha
how-betrayal = Hinterlist

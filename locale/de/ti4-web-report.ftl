# Wie eine Partie Twilight Imperium 4 verlief.

## Von Runde zu Runde

web-after-figure-points = Siegpunkte
web-after-figure-planets = Planeten
web-after-figure-resources = Ressourcen der Planeten
web-after-figure-planet_influence = Einfluss der Planeten
web-after-figure-technologies = Technologien
web-after-column-points = Punkte
web-after-column-planets = Planeten
web-after-column-resources = Ressourcen
web-after-column-planet_influence = Einfluss
web-after-column-technologies = Technologien
web-ti4-report-sources = Woher die Punkte kamen
web-ti4-report-source = { $source ->
    [stage_1] Öffentliche Aufträge I
    [stage_2] Öffentliche Aufträge II
    [secret] Geheime Aufträge
    [custodians] Hüter von Mecatol Rex
    [imperial] Imperium, mit Mecatol Rex
    [support_for_the_throne] Unterstützung für den Thron
    [before] Vor dem Beginn dieser Partie
   *[other] Agenden und Karten
}
web-ti4-report-sign = { $source ->
    [stage_1] I
    [stage_2] II
    [secret] G
    [custodians] H
    [imperial] M
    [support_for_the_throne] T
    [before] …
   *[other] A
}
web-ti4-report-support = Unterstützung für den Thron
web-ti4-report-no-support = Niemand hat jemanden unterstützt.
web-ti4-report-support-left = bis { PLAYER($seat) } sie in Runde { $round } beendete

## Kämpfe

web-ti4-report-space = Gewonnene Raumkämpfe
web-ti4-report-ground = Gewonnene Bodenkämpfe
web-ti4-report-luck = Würfelglück
    .about = Gewürfelte Treffer, abzüglich der Treffer, die solche Würfel im Schnitt erzielen. Wiederholte Würfe sind nicht eingerechnet.
web-ti4-report-lost = Einheiten
    .about = Eigene verloren und fremde zerstört.
web-ti4-report-lost-of = { $lost } verloren, { $beaten } zerstört
web-ti4-report-combat = { $kind ->
    [space] Raumkampf
   *[ground] Bodenkampf
}: { $place }
web-ti4-report-side = { $strength ->
    [one] 1 Einheit
   *[other] { $strength } Einheiten
}, { $lost ->
    [0] keine verloren
   *[other] { $lost } verloren
}
web-ti4-report-hits = { $hits ->
    [none] Nicht gewürfelt
    [one] 1 Treffer
   *[other] { $hits } Treffer
}{ $expected ->
    [none] {""}
   *[other] , im Schnitt { $expected }
}
web-ti4-report-how = { $how ->
    [destroyed] Eine Seite wurde vernichtet.
    [retreat] Eine Seite zog sich zurück.
    [draw] Niemand hat gewonnen.
   *[undecided] Nicht zu Ende gekämpft.
}

## Agenden und Zusagen

web-ti4-report-senate = Agenden
web-ti4-report-no-senate = Über keine Agenda wurde abgestimmt.
web-ti4-report-carried = { $seats ->
    [none] Niemand hat dafür gestimmt.
   *[other] So stimmten: { $seats }
}
web-ti4-report-opposed = Anders stimmten: { $seats }
web-ti4-report-voice = { PLAYER($seat) } { $count }
web-ti4-report-votes = Abgegebene Stimmen
    .about = Und wie oft das eigene Ergebnis herauskam.
web-ti4-report-votes-of = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}, { $won } von { $all } durchgesetzt
web-ti4-report-faith = Gebrochene Zusagen
    .about = Angriffe trotz zugesagten Friedens, Stimmen gegen den, dem sie zugesagt waren, und Versprechen, die zurückgingen, weil ihr Inhaber dorthin zog, wo ihr Eigentümer steht.
web-ti4-report-no-faith = Niemand hat eine Zusage gebrochen.
web-ti4-report-breach = { PLAYER($seat) } hielt { PLAYER($other) } nicht die Treue: { NAME($what) }
web-ti4-report-deals = Geschäfte
    .about = Und gegebene Zusagen.
web-ti4-report-deals-of = { $deals ->
    [one] 1 Geschäft
   *[other] { $deals } Geschäfte
}, { $promises ->
    [one] 1 Zusage
   *[other] { $promises } Zusagen
}, { $broken } gebrochen

# Com'è andata una partita di Twilight Imperium 4.

## Di round in round

web-after-figure-points = Punti vittoria
web-after-figure-planets = Pianeti
web-after-figure-resources = Risorse dei pianeti
web-after-figure-planet_influence = Influenza dei pianeti
web-after-figure-technologies = Tecnologie
web-after-column-points = Punti
web-after-column-planets = Pianeti
web-after-column-resources = Risorse
web-after-column-planet_influence = Influenza
web-after-column-technologies = Tecnologie
web-ti4-report-sources = Da dove sono venuti i punti
web-ti4-report-source = { $source ->
    [stage_1] Obiettivi pubblici I
    [stage_2] Obiettivi pubblici II
    [secret] Obiettivi segreti
    [custodians] Custodi di Mecatol Rex
    [imperial] Imperiale, con Mecatol Rex
    [support_for_the_throne] Sostegno al Trono
    [before] Prima dell'inizio di questa partita
   *[other] Agende e carte
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
web-ti4-report-support = Sostegno al Trono
web-ti4-report-no-support = Nessuno ha sostenuto nessuno.
web-ti4-report-support-left = finché { PLAYER($seat) } non l'ha fatto cessare nel round { $round }

## Combattimenti

web-ti4-report-space = Combattimenti spaziali vinti
web-ti4-report-ground = Combattimenti di terra vinti
web-ti4-report-luck = Fortuna ai dadi
    .about = Colpi ottenuti, meno quelli che questi dadi danno in media. I dadi ritirati non sono contati.
web-ti4-report-lost = Unità
    .about = Perse, e distrutte agli altri.
web-ti4-report-lost-of = { $lost } perse, { $beaten } distrutte
web-ti4-report-combat = { $kind ->
    [space] Combattimento spaziale
   *[ground] Combattimento di terra
}: { $place }
web-ti4-report-side = { $strength ->
    [one] 1 unità
   *[other] { $strength } unità
}, { $lost ->
    [0] nessuna persa
    [one] 1 persa
   *[other] { $lost } perse
}
web-ti4-report-hits = { $hits ->
    [none] Nessun dado tirato
    [one] 1 colpo
   *[other] { $hits } colpi
}{ $expected ->
    [none] {""}
   *[other] , in media { $expected }
}
web-ti4-report-how = { $how ->
    [destroyed] Una parte è stata distrutta.
    [retreat] Una parte si è ritirata.
    [draw] Non ha vinto nessuno.
   *[undecided] Non combattuto fino in fondo.
}

## Agende e promesse

web-ti4-report-senate = Agende
web-ti4-report-no-senate = Non si è votato su nessuna agenda.
web-ti4-report-carried = { $seats ->
    [none] Nessuno ha votato così.
   *[other] Hanno votato così: { $seats }
}
web-ti4-report-opposed = Diversamente: { $seats }
web-ti4-report-voice = { PLAYER($seat) } { $count }
web-ti4-report-votes = Voti espressi
    .about = E quante volte l'esito è stato il proprio.
web-ti4-report-votes-of = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}, { $won } su { $all } con l'esito
web-ti4-report-faith = Promesse non mantenute
    .about = Attacchi dopo una promessa di pace, voti contro chi se li era visti promettere, e cambiali tornate indietro perché chi le aveva è andato dov'è il loro proprietario.
web-ti4-report-no-faith = Nessuno ha mancato a una promessa.
web-ti4-report-breach = { PLAYER($seat) } non ha mantenuto la parola con { PLAYER($other) }: { NAME($what) }
web-ti4-report-deals = Accordi
    .about = E promesse fatte.
web-ti4-report-deals-of = { $deals ->
    [one] 1 accordo
   *[other] { $deals } accordi
}, { $promises ->
    [one] 1 promessa
   *[other] { $promises } promesse
}, { $broken } non mantenute

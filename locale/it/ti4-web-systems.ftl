# I sistemi di Twilight Imperium 4 per numero e pianeti, per le pagine in cui la mappa mostra i pianeti piuttosto che i numeri.

place-system = sistema { $number }{ part-system-planets }
    .in = nel sistema { $number }{ part-system-planets }
    .to = nel sistema { $number }{ part-system-planets }
    .from = dal sistema { $number }{ part-system-planets }
    .of = del sistema { $number }{ part-system-planets }

part-system-planets = { $number ->
    [1] {" "}({ name-jord })
    [2] {" "}({ name-moll_primus })
    [3] {" "}({ name-darien })
    [4] {" "}({ name-muaat.planet })
    [5] {" "}({ name-nestphar })
    [6] {" "}({ name-000 })
    [7] {" "}({ name-winnu.planet })
    [8] {" "}({ name-mordai_ii })
    [9] {" "}({ name-maaluuk }, { name-druaa })
    [10] {" "}({ name-arc_prime }, { name-wren_terra })
    [11] {" "}({ name-lisis_ii }, { name-ragh })
    [12] {" "}({ name-nar }, { name-jol })
    [13] {" "}({ name-trenlak }, { name-quinarra })
    [14] {" "}({ name-archon_ren }, { name-archon_tau })
    [15] {" "}({ name-retillion }, { name-shalloq })
    [16] {" "}({ name-hercant }, { name-arretze }, { name-kamdorn })
    [18] {" "}({ name-mecatol_rex })
    [19] {" "}({ name-wellon })
    [20] {" "}({ name-vefut_ii })
    [21] {" "}({ name-thibah })
    [22] {" "}({ name-tarmann })
    [23] {" "}({ name-saudor })
    [24] {" "}({ name-mehar_xull })
    [25] {" "}({ name-quann })
    [26] {" "}({ name-lodor })
    [27] {" "}({ name-new_albion }, { name-starpoint })
    [28] {" "}({ name-tequran }, { name-torkan })
    [29] {" "}({ name-qucenn }, { name-rarron })
    [30] {" "}({ name-mellon }, { name-zohbat })
    [31] {" "}({ name-lazar }, { name-sakulag })
    [32] {" "}({ name-dal_bootha }, { name-xxehan })
    [33] {" "}({ name-corneeq }, { name-resculon })
    [34] {" "}({ name-centauri }, { name-gral })
    [35] {" "}({ name-bereg }, { name-lirta_iv })
    [36] {" "}({ name-arnor }, { name-lor })
    [37] {" "}({ name-arinam }, { name-meer })
    [38] {" "}({ name-abyz }, { name-fria })
    [51] {" "}({ name-creuss.planet })
   *[other] {""}
}

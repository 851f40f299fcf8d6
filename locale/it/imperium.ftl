### Domande delle regole che i giochi tra le stelle condividono

prompt-move_ships = Quale nave si muove { PLACE($system, form: "to") }?
prompt-load_ship = { NAME($kind) } { PLACE($origin, form: "from") } { PLACE($system, form: "to") }: che cosa imbarchi? { $room ->
    [one] C'è posto per 1 altra unità.
   *[other] C'è posto per altre { $room } unità.
}
prompt-respect_limits = { $ships ->
    [0] { $cargo ->
        [0] Hai finito le miniature di plastica. A quale gruppo di segnalini rinunci?
       *[other] Le tue navi { PLACE($system, form: "in") } non hanno posto per tutte le unità; di troppo: { $cargo }. A quale rinunci?
    }
    [one] Hai 1 nave di troppo { PLACE($system, form: "in") } per la tua riserva della flotta. A quale rinunci?
   *[other] Hai { $ships } navi di troppo { PLACE($system, form: "in") } per la tua riserva della flotta. A quale rinunci?
}
prompt-sustain_damage = { $hits ->
    [one] Subisci 1 colpo
   *[other] Subisci { $hits } colpi
} { PLACE($place, form: "in") }. Un'unità sostiene danni?
prompt-choose_casualties = { $how ->
    [space_cannon] Cannone spaziale
    [bombardment] Bombardamento
    [barrage] Sbarramento anticaccia
    [ability] Un'abilità
   *[combat] Combattimento
} { PLACE($place, form: "in") }: { $hits ->
    [one] resta 1 colpo
   *[other] restano { $hits } colpi
} da assegnare. Quale unità è distrutta?
prompt-choose_unit_to_hit = Assegni un colpo { PLACE($place, form: "in") }. Quale unità dell'avversario lo subisce?
prompt-reroll_dice = { NAME($ability) }: quale dado rilanci?
prompt-commit_ground_forces = { $must ->
    [none] Quali forze di terra atterrano su quale pianeta { PLACE($system, form: "in") }? Disponibili: { $left }.
   *[other] Quali forze di terra atterrano? Disponibili: { $left }; almeno una deve atterrare su { PLACE($must) }.
}
prompt-pay = Paga { NAME($currency) } per un totale di { $amount } ({ NAME($why) }).
prompt-produce_unit = Produzione { PLACE($system, form: "in") }: { $produced ->
    [0] 0 unità
    [one] 1 unità
   *[other] { $produced } unità
}{ $most ->
    [99] {""}
   *[other] {" "}su { $most }
}, costo finora { $cost }. Che cosa produci?
prompt-place_unit = { NAME($how) }: quale unità metti, e dove?
prompt-place_several = { $how ->
    [respawn] Le tue fanterie tornano:
   *[other] { NAME($how) }:
} dove metti { part-one-unit }? { $left ->
    [one] Ne resta 1.
   *[other] Ne restano { $left }.
}
prompt-take_unit_back = { NAME($kind) }: non ne hai più. Da dove ne prendi 1 da mettere { PLACE($place, form: "in") }?
prompt-gain_token = { $left ->
    [one] Un segnalino comando da ottenere.
   *[other] { $left } segnalini comando da ottenere, uno alla volta.
} In quale riserva?
prompt-redistribute_tokens = Sposti segnalini comando tra le tue riserve? Tattica { $tactic }, della flotta { $fleet }, strategica { $strategy }.
prompt-token_from_which_pool = Non hai più segnalini comando nei rinforzi. Da quale riserva ne metti uno { PLACE($system, form: "in") }?
prompt-discard_action_card = { $why ->
    [hand_limit] Hai troppe carte azione:
   *[other] { NAME($why) }:
} { $count ->
    [one] scarta 1 carta azione.
   *[other] scarta { $count } carte azione.
}
name-goods_owed = beni dovuti

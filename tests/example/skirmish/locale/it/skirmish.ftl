# Skirmish: tutto ciò che chiede, offre, rifiuta e racconta.

game = Skirmish
    .short = Skirmish
    .about = Da due a quattro equipaggi si contendono relitti, con truppe dietro uno schermo, dadi e carte nel mezzo.

## Domande, e la regola dietro ciascuna

prompt-choose_crew = Quale equipaggio è il tuo?
prompt-send_troops = Quante delle tue { $troops } truppe vanno al relitto ({ NAME($wreck) })?
prompt-choose_rival = A chi tendi l’imboscata?
prompt-discard_one = Quale carta se ne va, fra quelle di cui hai di più?
prompt-window = Giochi qualcosa?

rule-choose_crew = A partire dal primo giocatore ognuno prende un equipaggio ancora libero.
rule-send_troops = Tutti scelgono in segreto quante truppe mandano; poi tutti lo mostrano. Chi manda qualcuno tira un dado, e il più forte prende il relitto. Chi è stato mandato va perduto quasi per intero.
rule-choose_rival = Un’imboscata toglie due alla forza di un altro equipaggio che ha mandato qualcuno.
rule-discard_one = Tutti tranne il vincitore di un round pescano due carte, gli Stagnini tre, e poi ne scartano una: del tipo di cui hanno di più.
rule-window = Una carta dice il momento in cui può essere giocata; questo è uno di quelli. Passando non perdi nulla.

## Opzioni

option-crew = { NOUN($first) }
option-send = { $first ->
    [0] Nessuno
   *[other] Mandane { $first }
}
option-against = { NOUN($first) }
option-discard = Scarta { NOUN($first) }
option-play = Gioca { NOUN($first) }
option-pass = Passa

## Momenti

moment-wreck_found = È stato trovato un relitto: { NAME($wreck) }.
moment-struggle = I dadi per il relitto ({ NAME($wreck) }) sono tirati.
moment-card_played = { PLAYER($seat) } gioca { NAME($card) }.

## Ragioni

refusal-crew_is_taken = { NAME($first) }: già preso
refusal-too_few_troops = hai { $first } truppe
refusal-sends_at_most = puoi mandarne al massimo { $first }
refusal-sending_has_its_time = le truppe si mandano quando è stato trovato un relitto
refusal-not_in_hand = non hai in mano { NAME($first) }
refusal-more_of_another = di un’altra carta ne hai di più
refusal-sent_nobody = { PLAYER($first) } non ha mandato nessuno
refusal-not_against_yourself = non puoi tendere un’imboscata a te stesso
refusal-you_sent_nobody = non hai mandato nessuno
refusal-nobody_else_fights = nessun altro ha mandato qualcuno
refusal-own_card = la carta è tua
refusal-jammed_already = la carta è già disturbata

## Il diario

event-first_player = Comincia { PLAYER($seat) }.
event-crew_chosen = { NAME($crew) } sono al tavolo.
event-round_begins = Round { $round }
event-wreck_found = Trovato: { NAME($wreck) }.
event-troops_sent = { PLAYER($seat) } manda { $count ->
    [0] nessuno
   *[other] { $count }
}.
event-die_thrown = { PLAYER($seat) } tira { $number }.
event-strength_changed = La forza di { PLAYER($seat) } cambia di { $count }.
event-wreck_taken = { PLAYER($seat) } prende il relitto: { NAME($wreck) }.
event-wreck_lost = Nessuno prende il relitto: { NAME($wreck) }.
event-points_gained = { PLAYER($seat) } ottiene { $count ->
    [one] 1 punto
   *[other] { $count } punti
}.
event-troops_lost = { PLAYER($seat) } perde { $count ->
    [one] 1 truppa
   *[other] { $count } truppe
}.
event-troops_gained = { PLAYER($seat) } ottiene { $count ->
    [one] 1 truppa
   *[other] { $count } truppe
}.
event-card_taken = { PLAYER($seat) } pesca una carta.
event-card_drawn = { PLAYER($seat) } pesca { NAME($card) }.
event-card_discarded = { PLAYER($seat) } scarta { NAME($card) }.
event-game_over = { $winners_count ->
    [one] Vince { PLAYERS($winners) }.
   *[other] Vincono insieme { PLAYERS($winners) }.
}
how-points = più punti

## Nomi, e che cosa fanno le cose

name-wardens = I Guardiani
    .short = Guardiano
    .does = Possono mandarne uno in più.
name-tinkers = Gli Stagnini
    .short = Stagnino
    .does = Pescano una carta in più.
name-nomads = I Nomadi
    .short = Nomade
    .does = Torna una delle loro truppe in più.
name-corsairs = I Corsari
    .short = Corsaro
    .does = Una volta per round possono ritirare il loro dado.
name-daring = Audacia
    .does = I Corsari ritirano il loro dado, una volta per round.
name-rally = Adunata
    .does = Dopo i dadi: la tua forza cresce di due.
name-ambush = Imboscata
    .does = Dopo i dadi: la forza di un altro equipaggio cala di due.
name-second_wind = Nuovo slancio
    .does = Dopo i dadi: ritira il tuo dado.
name-supplies = Provviste
    .does = Quando è stato trovato un relitto: ottieni due truppe.
name-jam = Disturbo
    .does = Quando un altro gioca una carta: non ha effetto.
name-hull = Scafo
name-hold = Stiva
name-engine = Motore
name-vault = Caveau

## Che cosa hanno in comune i verbi, e come si chiamano i campi della vista

verb-crew = Equipaggio
verb-send = Mandare
verb-against = Contro
verb-discard = Scartare

field-round = Round
field-rounds = Round in tutto
field-first = Primo giocatore
field-wreck = Relitto
field-worth = Valore
field-deck = Carte nel mazzo
field-discards = Scarti
field-points = Punti
field-troops = Truppe
field-cards = Carte
field-sent = Mandate
field-die = Dado
field-bonus = Con le carte
field-sends_at_most = Manda al massimo
field-hand = La tua mano
field-sealed = Sigillato

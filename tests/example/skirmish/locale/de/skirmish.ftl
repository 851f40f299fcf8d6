# Skirmish: alles, was es fragt, anbietet, ablehnt und erzählt.

game = Skirmish
    .short = Skirmish
    .about = Zwei bis vier Mannschaften streiten um Wracks, mit Truppen hinter einem Schirm, Würfeln und Karten dazwischen.

## Fragen, und die Regel hinter jeder

prompt-choose_crew = Welche Mannschaft ist deine?
prompt-send_troops = Wie viele deiner { $troops } Truppen gehen zum Wrack ({ NAME($wreck) })?
prompt-choose_rival = Wem lauerst du auf?
prompt-discard_one = Welche Karte geht, von denen du am meisten hast?
prompt-window = Spielst du etwas?

rule-choose_crew = Vom Startspieler an nimmt jeder eine Mannschaft, die noch frei ist.
rule-send_troops = Alle wählen geheim, wie viele Truppen sie schicken; dann zeigen es alle. Wer jemanden schickt, würfelt, und der Stärkste nimmt das Wrack. Die meisten Geschickten gehen verloren.
rule-choose_rival = Ein Hinterhalt nimmt einer anderen Mannschaft, die jemanden geschickt hat, zwei an Stärke.
rule-discard_one = Alle außer dem Sieger einer Runde ziehen zwei Karten, die Tüftler drei, und legen dann eine ab: von der Art, von der sie am meisten haben.
rule-window = Eine Karte nennt den Augenblick, in dem sie gespielt werden darf; dies ist ein solcher. Wer passt, verliert nichts.

## Antworten

option-crew = { NOUN($first) }
option-send = { $first ->
    [0] Niemanden schicken
   *[other] { $first } schicken
}
option-against = { NOUN($first) }
option-discard = { NOUN($first) } ablegen
option-play = { NOUN($first) } spielen
option-pass = Passen

## Augenblicke

moment-wreck_found = Ein Wrack wurde gefunden: { NAME($wreck) }.
moment-struggle = Um das Wrack ({ NAME($wreck) }) ist gewürfelt.
moment-card_played = { PLAYER($seat) } spielt { NAME($card) }.

## Gründe

refusal-crew_is_taken = { NAME($first) }: schon vergeben
refusal-too_few_troops = du hast { $first } Truppen
refusal-sends_at_most = du darfst höchstens { $first } schicken
refusal-sending_has_its_time = Truppen werden geschickt, wenn ein Wrack gefunden wurde
refusal-not_in_hand = { NAME($first) } hast du nicht auf der Hand
refusal-more_of_another = von einer anderen Karte hast du mehr
refusal-sent_nobody = { PLAYER($first) } hat niemanden geschickt
refusal-not_against_yourself = dir selbst kannst du nicht auflauern
refusal-you_sent_nobody = du hast niemanden geschickt
refusal-nobody_else_fights = sonst hat keiner jemanden geschickt
refusal-own_card = die Karte ist deine eigene
refusal-jammed_already = die Karte ist schon gestört

## Das Protokoll

event-first_player = { PLAYER($seat) } beginnt.
event-crew_chosen = { NAME($crew) } sind am Tisch.
event-round_begins = Runde { $round }
event-wreck_found = Gefunden: { NAME($wreck) }.
event-troops_sent = { PLAYER($seat) } schickt { $count ->
    [0] niemanden
   *[other] { $count }
}.
event-die_thrown = { PLAYER($seat) } würfelt { $number }.
event-strength_changed = Die Stärke von { PLAYER($seat) } ändert sich um { $count }.
event-wreck_taken = { PLAYER($seat) } nimmt das Wrack: { NAME($wreck) }.
event-wreck_lost = Niemand nimmt das Wrack: { NAME($wreck) }.
event-points_gained = { PLAYER($seat) } gewinnt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
event-troops_lost = { PLAYER($seat) } verliert { $count ->
    [one] 1 Truppe
   *[other] { $count } Truppen
}.
event-troops_gained = { PLAYER($seat) } erhält { $count ->
    [one] 1 Truppe
   *[other] { $count } Truppen
}.
event-card_taken = { PLAYER($seat) } zieht eine Karte.
event-card_drawn = { PLAYER($seat) } zieht { NAME($card) }.
event-card_discarded = { PLAYER($seat) } legt { NAME($card) } ab.
event-game_over = { $winners_count ->
    [one] { PLAYERS($winners) } gewinnt.
   *[other] { PLAYERS($winners) } gewinnen gemeinsam.
}
how-points = die meisten Punkte

## Namen, und was die Dinge tun

name-wardens = Die Wächter
    .short = Wächter
    .does = Sie dürfen einen mehr schicken.
name-tinkers = Die Tüftler
    .short = Tüftler
    .does = Sie ziehen eine Karte mehr.
name-nomads = Die Nomaden
    .short = Nomade
    .does = Von ihren Truppen kommt eine mehr zurück.
name-corsairs = Die Korsaren
    .short = Korsar
    .does = Einmal in der Runde dürfen sie neu würfeln.
name-daring = Wagemut
    .does = Die Korsaren würfeln neu, einmal in der Runde.
name-rally = Sammeln
    .does = Nach den Würfeln: deine Stärke wächst um zwei.
name-ambush = Hinterhalt
    .does = Nach den Würfeln: die Stärke einer anderen Mannschaft sinkt um zwei.
name-second_wind = Neuer Schwung
    .does = Nach den Würfeln: würfle neu.
name-supplies = Vorräte
    .does = Wenn ein Wrack gefunden wurde: erhalte zwei Truppen.
name-jam = Störung
    .does = Wenn ein anderer eine Karte spielt: sie hat keine Wirkung.
name-hull = Rumpf
name-hold = Laderaum
name-engine = Antrieb
name-vault = Tresor

## Was Verben gemeinsam haben, und wie die Felder der Ansicht heißen

verb-crew = Mannschaft
verb-send = Schicken
verb-against = Gegen
verb-discard = Ablegen

field-round = Runde
field-rounds = Runden insgesamt
field-first = Startspieler
field-wreck = Wrack
field-worth = Wert
field-deck = Karten im Stapel
field-discards = Abgelegt
field-points = Punkte
field-troops = Truppen
field-cards = Karten
field-sent = Geschickt
field-die = Würfel
field-bonus = Durch Karten
field-sends_at_most = Schickt höchstens
field-hand = Deine Hand
field-sealed = Versiegelt

# The web client: a game that brings no face of its own.

web-generic-yes = yes
web-generic-no = no
web-generic-nothing-hidden = You hold nothing that others do not see.
web-generic-refused = Not possible ({ $count })
web-generic-not-now = Not possible now

## Fields that many games have

web-field-active = Active player
web-field-cards = Cards
web-field-deck = Deck
web-field-discards = Discards
web-field-faction = Faction
web-field-first = First player
web-field-hand = Hand
web-field-laws = Laws
web-field-order = Order of play
web-field-owner = Owner
web-field-phase = Phase
web-field-points = Points
web-field-race = Race
web-field-round = Round
web-field-rounds = Rounds
web-field-score = Score
web-field-sealed = Sealed answer
web-field-seat = Player
web-field-turn = Turn

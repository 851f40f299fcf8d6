# Twilight Imperium 4: le fasi di un round, come titoli.

phase-setup = Preparazione
phase-strategy = Strategia
phase-action = Azioni
phase-status = Status
phase-agenda = Agenda

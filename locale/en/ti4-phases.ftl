# Twilight Imperium 4: the phases of a round, as headings.

phase-setup = Setup
phase-strategy = Strategy
phase-action = Action
phase-status = Status
phase-agenda = Agenda

# Twilight Imperium 4: die Phasen einer Runde, als Überschriften.

phase-setup = Spielaufbau
phase-strategy = Strategie
phase-action = Aktion
phase-status = Status
phase-agenda = Agenda

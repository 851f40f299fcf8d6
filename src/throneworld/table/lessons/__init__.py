"""The guided first game: private tables that start from prepared positions, against scripted opponents."""

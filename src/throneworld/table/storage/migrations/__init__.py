"""Alembic's folder. After a change of `schema.py` this drafts a file in `versions`, to be read and mended:

python -m throneworld.table.storage.migrations "What has changed."
"""

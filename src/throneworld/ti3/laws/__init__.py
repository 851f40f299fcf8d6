"""Laws, each with what it does once and what it alters while it is in force."""

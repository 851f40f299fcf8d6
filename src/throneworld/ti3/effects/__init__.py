"""What texts of components make happen: verbs with selectors, besides those of `imperium.effects`."""

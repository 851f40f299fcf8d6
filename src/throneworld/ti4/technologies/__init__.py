"""Technologies that are used at a stop, grouped by what they are about; the others are rules of a step."""

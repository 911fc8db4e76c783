"""Playing in the terminal: any game, in the reader's language, with colours or without."""

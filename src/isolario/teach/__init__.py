"""How a game is taught: its book, its lesson and the cards that explain each thing on its table."""

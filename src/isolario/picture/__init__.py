"""How a game is pictured: scenes as data, drawings, colours, and SVG made of them."""

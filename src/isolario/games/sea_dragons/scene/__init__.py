"""How a view looks: the picture, and the choices of its viewer."""

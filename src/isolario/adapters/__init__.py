"""The games as environments that game-AI people already use. Each needs ``isolario[research]``.

`isolario.adapters.pettingzoo.env("foggy-island")` is an AEC environment; importing
`isolario.adapters.openspiel` adds every game to OpenSpiel.
"""

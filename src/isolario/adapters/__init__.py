"""The games as environments that game-AI people already use. Each has an extra of its
own: ``isolario[pettingzoo]``, ``[gymnasium]``, ``[openspiel]``.

`isolario.adapters.pettingzoo.env("foggy-island")` is an AEC environment; importing
`isolario.adapters.openspiel` adds every game to OpenSpiel.
"""

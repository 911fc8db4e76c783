"""Tables at home: played where they are shown, without a server.

A page asks a `Home` what it would ask a server over HTTP, and talks with a table over a `Line` as
it would over a socket: in the same words, so that it need not know which of them it is. What is
kept lies in a `Chest`, and bots think wherever whoever runs the home lets them.
"""

"""Playing the chart of the day: what bots make of it, and links to a result that anybody can check.

Nothing here thinks by itself: whoever plays or checks a chart is asked what a bot would do, and
says who finds out, and where (`isolario.charts.asking`).
"""

"""Two-pole miniature circuit breaker on a piece of rail."""
from din import *


def build(p, view="main"):
    rail(.090, (0, -.001, .0425))
    logo_at = ((p["brand"].upper(), .0202, .0026, "inkblue"), (p.get("rating", "C20"), .0098, .0048, "inkblue"), ("230/400 V~", .0056, .0014, "inkgrey"))
    device(2, (0, -.0085, .0425), toggle="black", lines=logo_at, accent="sun")
    for k in (-1, 1):
        text("10000", .0019, (k * .009, -.0765, .0425 - .0185), "inkgrey", font="regular")
    if view == "detail":
        return dict(stage="wall", az=-30, el=10, focus=(0, -.06, .0425, .060), exposure=.96)
    if view == "place":
        return dict(stage="wall", az=34, el=16, fill=.60, exposure=.96)
    return dict(stage="wall", az=-28, el=9, fill=.64, exposure=.96)

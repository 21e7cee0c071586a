"""Two-pole breaker with residual-current protection and its test button."""
from din import *


def build(p, view="main"):
    rail(.104, (0, -.001, .0425))
    lines = ((p["brand"].upper(), .0202, .0028, "inkblue"), ("C40", .0100, .0050, "inkblue"), ("30 mA  A", .0052, .0022, "inkgrey"))
    g = device(3, (0, -.0085, .0425), toggle="lightblue", lines=lines, accent="lightblue", test=True)
    for k, s in enumerate(("N", "1")):
        text(s, .0024, ((k - .5) * .018 - .009, -.0468, .0258), "inkgrey", parent=g, font="regular")
    if view == "detail":
        return dict(stage="wall", az=-30, el=10, focus=(0, -.06, .0425, .066), exposure=.96)
    if view == "place":
        return dict(stage="wall", az=34, el=16, fill=.60, exposure=.96)
    return dict(stage="wall", az=-26, el=9, fill=.64, exposure=.96)

"""Miniature circuit breaker of two or four poles on a piece of rail."""
from din import *


def build(p, view="main"):
    poles = p.get("poles", 2)
    rail(poles * POLE + .054, (0, -.001, .0425))
    volts = "230/400 V~" if poles < 4 else "400 V~"
    lines = ((p["brand"].upper(), .0202, .0026, "inkblue"), (p.get("rating", "C20") if p["model"] else "C", .0098, .0048, "inkblue"), (volts, .0056, .0014, "inkgrey"))
    device(poles, (0, -.0085, .0425), toggle="black", lines=lines, accent="sun")
    for k in range(poles):
        text("10000", .0019, ((k - (poles - 1) / 2) * POLE, -.0765, .0425 - .0185), "inkgrey", font="regular")
    if view == "detail":
        return dict(stage="wall", az=-30, el=10, focus=(0, -.06, .0425, .060), exposure=.96)
    if view == "place":
        return dict(stage="wall", az=34, el=16, fill=.60, exposure=.96)
    return dict(stage="wall", az=p.get("az", -28), el=9, fill=.64, exposure=.96)

"""Three-pole DC surge protector with plug-in modules."""
from din import *


def build(p, view="main"):
    rail(.100, (0, -.001, .0425))
    device(3, (0, -.0085, .0425), body="lightgrey", cartridge="orange")
    text(p["brand"].upper(), .0024, (0, -.0510, .0425 + .0258), "inkblue")
    text("DC 1000 V  TYPE II", .0019, (0, -.0510, .0425 - .0258), "inkgrey", font="regular")
    if view == "detail":
        return dict(stage="wall", az=-30, el=10, focus=(0, -.06, .0425, .066), exposure=.98)
    if view == "place":
        return dict(stage="wall", az=-34, el=16, fill=.60, exposure=.98)
    return dict(stage="wall", az=28, el=9, fill=.64, exposure=.98)

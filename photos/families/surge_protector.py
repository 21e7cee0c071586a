"""Surge protector with plug-in modules: three orange ones for the panels, two blue ones for the mains."""
from din import *


def build(p, view="main"):
    poles = p.get("poles", 3)
    rail(poles * POLE + .046, (0, -.001, .0425))
    device(poles, (0, -.0085, .0425), body="lightgrey", cartridge=p.get("cartridge", "orange"), words=tuple(p.get("words", ("1000 V", "40 kA"))))
    # on the shoulder of the first pole, 0.7 of the depth
    text(p["brand"].upper(), .0026, (-(poles - 1) / 2 * POLE, -.0085 - .066 * .70 - .0004, .0425 + .0256), "inkblue", width=POLE * .84)
    if view == "detail":
        return dict(stage="wall", az=-30, el=10, focus=(0, -.06, .0425, .066), exposure=.98)
    if view == "place":
        return dict(stage="wall", az=-34, el=16, fill=.60, exposure=.98)
    return dict(stage="wall", az=28, el=9, fill=.64, exposure=.98)

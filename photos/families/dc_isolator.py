"""DC isolator in a weatherproof housing with a red handle on yellow."""
from din import *


def build(p, view="main"):
    w, d, h = p["mm"]
    body = tint(p["look"]["color"], rough=.42, bump=.05)
    yf = -d
    rbox(w, h, d * .55, (0, -d * .275, 0), "lightgrey", .012, .003)
    rbox(w * .985, h * .985, d * .46, (0, yf + d * .23, 0), body, .014, .007)
    for sx in (-1, 1):
        for sz in (-1, 1):
            screw((sx * w * .40, yf - .0005, sz * h * .425), .0045)
    rbox(w * .72, w * .72, .004, (0, yf - .001, -h * .04), "yellow", .008, .001)
    cyl(w * .19, .010, (0, yf - .007, -h * .04), "red", "y")
    rbox(w * .115, w * .42, .020, (0, yf - .019, -h * .04), "red", .008, .004)
    text("I", w * .050, (0, yf - .0295, -h * .04 + w * .155), "inkwhite")
    text("ON", w * .050, (0, yf - .0034, -h * .04 + w * .285), "ink")
    text("OFF", w * .050, (w * .278, yf - .0034, -h * .04), "ink")
    logo(p["brand"], (0, yf, h * .405), h * .055, "inkblue")
    text(p["model"], h * .034, (0, yf, -h * .345), "inkgrey", font="regular")
    text("DC 1000 V  32 A", h * .030, (0, yf, -h * .405), "inkgrey", font="regular")
    for k, (x, m) in enumerate(((-.30, "cablered"), (-.12, "cable"), (.12, "cablered"), (.30, "cable"))):
        gland((x * w, -d * .5, -h / 2), .0075, "darkgrey")
        drop(x * w, -d * .5, -h / 2 - .015, .0034, m)
    if view == "detail":
        return dict(stage="wall", az=-26, el=5, focus=(0, yf, -h * .04, w * 1.1), exposure=.96)
    if view == "place":
        return dict(stage="wall", az=34, el=-5, fill=.66, exposure=.96)
    return dict(stage="wall", az=24, el=6, fill=.66, exposure=.96)

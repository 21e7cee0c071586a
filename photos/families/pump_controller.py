"""Solar pump controller: steel cabinet on a wall."""
from parts import *


def build(p, view="main"):
    w, d, h = p["mm"]
    body = tint(p["look"]["color"], rough=.45, bump=.15, bump_scale=600)
    acc = tint(p["look"]["accent"], rough=.4)
    yf = -d - .006
    fins(19, w * .9, d * .24, h * .92, (0, -.008 - d * .12, 0), "alucast", .003)
    for sx in (-1, 1):
        for sz in (-1, 1):
            box((.05, .004, .05), (sx * w * .40, -.002, sz * (h / 2 + .012)), "galv", .001)
            screw((sx * w * .40, -.005, sz * (h / 2 + .024)), .006)
    rbox(w, h, d * .62, (0, yf + d * .40, 0), body, .012, .005)
    rbox(w * .985, h * .985, .022, (0, yf + d * .085, 0), body, .012, .006)
    y = yf + d * .085 - .011
    for k in (-1, 1):  # hinges and lock
        cyl(.007, .05, (-w / 2 - .004, y + .014, k * h * .32), "steel")
    cyl(.013, .008, (w * .43, y, 0), "steel", "y")
    rbox(.016, .003, .004, (w * .43, y - .005, 0), "black", .001, .0005)
    rbox(w * .64, h * .24, .006, (0, y, h * .19), acc, .010, .002)
    rbox(w * .58, h * .17, .003, (0, y - .003, h * .20), "gloss", .006, .001)
    text("48.6 Hz", h * .050, (-w * .10, y - .005, h * .225), "uigreen", font="mono")
    text("3.62 kW   612 V", h * .022, (-w * .08, y - .005, h * .155), "uiwhite", font="mono")
    for k, (m, s) in enumerate((("ledgreen", "RUN"), ("ledoff", "DRY"), ("ledoff", "FAULT"))):
        led((w * .16, y - .005, h * (.25 - .045 * k)), m, .0042)
        text(s, h * .016, (w * .185, y - .005, h * (.25 - .045 * k)), "inkwhite", align="LEFT", font="regular")
    for k in range(4):
        rbox(.030, .020, .005, ((k - 1.5) * w * .14, y - .003, h * .018), "lightgrey", .004, .002)
    for x, m, s in ((-w * .16, "green", "START"), (w * .16, "red", "STOP")):
        ring(.020, .004, (x, y - .002, -h * .12), "steel", "y", 48)
        cyl(.017, .016, (x, y - .006, -h * .12), m, "y")
        text(s, h * .020, (x, y, -h * .195), "inkgrey", font="regular")
    logo(p["brand"], (0, y, h * .40), h * .052, "inkblue")
    text(p["model"], h * .034, (0, y, -h * .30), "inkgrey", font="regular")
    plate(.06, .05, (w * .32, y, -h * .40), "yellow")
    icon("bolt", (w * .32, y - .0006, -h * .40), .034, "ink")
    # rotary isolator at the side
    rbox(.085, .085, .030, (w / 2 + .015, yf + d * .40, h * .02), "yellow", .008, .003, "x")
    cyl(.030, .022, (w / 2 + .036, yf + d * .40, h * .02), "red", "x")
    rbox(.016, .062, .016, (w / 2 + .050, yf + d * .40, h * .02), "red", .006, .003, "x")
    slots(6, d * .34, .005, (w / 2, yf + d * .42, h * .30), .016, "darkgrey", "right")
    for k in range(5):
        x = (k - 2) * w * .18
        r = .016 if k in (1, 3) else .012
        gland((x, yf + d * .42, -h / 2), r, "black")
        drop(x, yf + d * .42, -h / 2 - r * 2, r * .52, "cablered" if k == 0 else ("lightblue" if k == 3 else "cable"))
    if view == "detail":
        return dict(stage="wall", az=-26, el=4, focus=(0, y, h * .12, w * 1.05), exposure=.96)
    if view == "place":
        return dict(stage="wall", az=36, el=-6, fill=.68, exposure=.96)
    return dict(stage="wall", az=24, el=6, fill=.68, exposure=.96)

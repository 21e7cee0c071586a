"""Small PWM charge controllers in blue plastic."""
from parts import *
from families.mppt_controller import terminal_row


def build(p, view="main"):
    w, h, d = p["mm"]
    body = tint(p["look"]["color"], rough=.36, bump=.06)
    lcd = w > .15
    if lcd:
        box((w * 1.02, .006, h * 1.0), (0, -.003, 0), "alu", .001)
        fins(9, w * .9, .008, h * .98, (0, -.008, 0), "alu", .003)
    y0 = -.006 if not lcd else -.010
    rbox(w * 1.10, h * .62, .004, (0, y0 + .002 - .002, 0), body, .006, .0012)
    for s in (-1, 1):
        for q in (-1, 1):
            cyl(.0034, .003, (s * w * .525, y0 - .003, q * h * .2), "steel", "y")
    yf = y0 - d
    rbox(w, h, d, (0, y0 - d / 2, 0), body, .008, .004)
    rbox(w * .94, h * .60, .002, (0, yf, h * .14), tint("#1B3C57", rough=.4, bump=0), .005, .0006)
    y = yf - .001
    if lcd:
        rbox(w * .38, h * .40, .003, (-w * .22, y, h * .17), "gloss", .003, .0006)
        rbox(w * .34, h * .33, .002, (-w * .22, y - .001, h * .17), "lcdblue", .002, .0004)
        text("27.4 V", h * .14, (-w * .22, y - .0024, h * .20), "uiwhite", font="mono")
        text("LOAD ON", h * .065, (-w * .22, y - .0024, h * .07), "uiwhite", font="mono")
        for k in range(3):
            cyl(.0075, .006, (w * .08 + k * w * .125, y - .001, h * .035), "white", "y")
        logo(p["brand"], (w * .205, y, h * .34), h * .105, "inkwhite")
        text(p["model"] + "   30 A", h * .07, (w * .205, y, h * .215), "sun")
    else:
        logo(p["brand"], (-w * .42, y, h * .30), h * .13, "inkwhite").data.align_x = "LEFT"
        text(p["model"] + "   10 A  12/24 V", h * .085, (-w * .42, y, h * .10), "sun", align="LEFT")
        for k, m in enumerate(("ledgreen", "ledamber", "ledgreen")):
            led((w * .10 + k * w * .10, y, h * .30), m, .0042)
            text(("PV", "BAT", "LOAD")[k], h * .055, (w * .10 + k * w * .10, y, h * .17), "inkwhite", font="regular")
        cyl(.0085, .005, (w * .385, y - .001, h * .02), "white", "y")
    n = 6
    terminal_row(n, w * .86, 0, y0 - d * .52, -h * .34, h * .24, d * .98 + .004, lz=(-h * .100, yf - .0012 if False else yf - .0002), block="green" if not lcd else "black", wr=.0022 if not lcd else .0034)
    if view == "detail":
        return dict(stage="wall", az=-28, el=-4, focus=(0, yf, -h * .2, w * .8), exposure=1.02)
    if view == "place":
        return dict(stage="wall", az=36, el=14, fill=.72, exposure=1.02)
    return dict(stage="wall", az=-22 if lcd else 22, el=9, fill=.72, exposure=1.02)

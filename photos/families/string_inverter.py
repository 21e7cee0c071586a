"""Grid-tied string inverter on a wall."""
from parts import *


def build(p, view="main"):
    w, d, h = p["mm"]
    three = p.get("three")
    body = p.get("body", "white")
    # wall bracket, heat sink, cover
    box((w * .8, .006, h * .55), (0, -.003, h * .05), "galv", .001)
    rbox(w * .93, h * .90, d * .40, (0, -.006 - d * .2, 0), "lightgrey", .015, .004)
    fins(15, w * .90, d * .30, h * .96, (0, -.012 - d * .16, 0), "alucast")
    yf = -.006 - d
    rbox(w, h, d * .62, (0, yf + d * .31, 0), body, p.get("corner", .032), .012, e2=.004)
    rbox(w * .995, .004, d * .5, (0, yf + d * .31, -h * .245), "lightgrey", .001, .0005)
    # front: a dark window with read-outs
    ww, wh = w * .52, h * .19
    rbox(ww, wh, .004, (0, yf, h * .02), "gloss", .010, .0012)
    screen(ww * .46, wh * .66, (-ww * .20, yf - .002, h * .02), [(p.get("reading", "3.42"), -ww * .19, .004, wh * .20, "uiwhite"), ("kW", ww * .10, .003, wh * .11, "uiwhite"), ("today 18.6 kWh", -ww * .19, -wh * .20, wh * .09, "uigreen")])
    for k, (m, s) in enumerate((("ledgreen", "PV"), ("ledblue", "GRID"), ("ledoff", "FAULT"))):
        led((ww * .17, yf - .002, h * .02 + wh * (.26 - .26 * k)), m, h * .0085)
        text(s, h * .014, (ww * .22, yf - .002, h * .02 + wh * (.26 - .26 * k)), "inkwhite", align="LEFT", font="regular")
    logo(p["brand"], (0, yf, h * .34), h * .055, "inkblue")
    text(p["model"], h * .036, (0, yf, h * .225), "inkgrey", font="regular")
    box((w * .10, .0008, .0028), (0, yf - .0004, h * .28), "sun", 0)
    if three:
        text("3~  400 V", h * .022, (0, yf, -h * .16), "inkgrey", font="regular")
    for sx in (-1, 1):
        for sz in (-1, 1):
            screw((sx * w * .44, yf - .0005, sz * h * .44), .0042)
    # underside: DC switch, plugs, AC gland, data stick
    zb = -h / 2
    rbox(w * .92, .02, d * .55, (0, yf + d * .33, zb - .006), "darkgrey", .006, .003)
    pairs = p.get("strings", 2)
    for k in range(pairs):
        for j, m in ((0, "black"), (1, "black")):
            x = -w * .12 + (k - (pairs - 1) / 2) * .052 + (j - .5) * .022
            mc4((x, yf + d * .36, zb - .014), m, r=.0068)
            drop(x, yf + d * .36, zb - .058, .0033, "cable" if j else "cablered", sway=.0)
    cyl(.021, .018, (-w * .38, yf + d * .34, zb - .02), "black")
    rbox(.010, .034, .016, (-w * .38, yf + d * .34, zb - .034), "red", .004, .002, "z")
    gland((w * .22, yf + d * .36, zb - .014), .013 if not three else .016, "black")
    drop(w * .22, yf + d * .36, zb - .038, .0065 if not three else .0085, "cable", sway=.01)
    rbox(.026, .075, .020, (w * .37, yf + d * .34, zb - .048), "white", .006, .003)
    led((w * .37, yf + d * .34 - .0102, zb - .034), "ledblue", .0022)
    icon("wifi", (w * .37, yf + d * .34 - .0100, zb - .056), .012, "inkgrey")
    # side: rating plate
    plate(d * .36, h * .30, (w / 2, yf + d * .30, h * .05), "labelsilver", "right")
    for k in range(6):
        plate(d * .28, .0022, (w / 2 + .0004, yf + d * .30, h * (.16 - .04 * k)), "inkgrey", "right", .0005)
    if view == "detail":
        return dict(stage="wall", az=-30, el=-12, focus=(0, yf, -h * .42, w * 1.15), exposure=.94)
    if view == "place":
        return dict(stage="wall", az=36, el=8, fill=.66, exposure=.94)
    return dict(stage="wall", az=p.get("az", -24), el=7, fill=.68, exposure=.94)

"""Hybrid inverter: tall body, black glass front with a colour display."""
from parts import *


def build(p, view="main"):
    w, d, h = p["mm"]
    three = p.get("three")
    yf = -.006 - d
    box((w * .8, .006, h * .5), (0, -.003, h * .05), "galv", .001)
    rbox(w * .94, h * .92, d * .5, (0, -.006 - d * .25, 0), "grey", .012, .004)
    fins(18, w * .90, d * .3, h * .95, (0, -.014 - d * .15, 0), "alucast")
    rbox(w, h, d * .58, (0, yf + d * .29, 0), "white", .038, .014, e2=.004)
    # black glass upper front
    rbox(w * .86, h * .40, .004, (0, yf, h * .225), "gloss", .018, .0014)
    zc = h * .235
    screen(w * .34, h * .22, (0, yf - .002, zc), [])
    yy = yf - .0036
    zf = zc + h * .024  # middle of the flow; the figure stands on a line of its own below it
    for kind, m, dx, dz in (("sun", "uiamber", 0, .058), ("house", "uiblue", .100, 0), ("battery", "uigreen", -.100, 0), ("bolt", "uiwhite", 0, -.054)):
        icon(kind, (dx * w, yy + .0006, zf + dz * h), .024 * w * 1.7, m)
    for dx, dz, L, v in ((-.050, 0, .036, 0), (.050, 0, .036, 0), (0, .030, .014, 1), (0, -.027, .012, 1)):
        box((L * w if not v else .0012, .0004, .0012 if not v else L * h), (dx * w, yy, zf + dz * h), "uiwhite", 0)
    cyl(.008, .0006, (0, yy, zf), "uigreen", "y", e=.00005)
    text(p.get("reading", "4.86 kW"), h * .021, (0, yy, zc - h * .082), "uiwhite")
    for k, m in enumerate(("ledgreen", "ledgreen", "ledblue", "ledoff")):
        led((w * .31, yf - .002, zc + h * (.075 - .05 * k)), m, h * .0058)
    for k in range(4):
        rbox(.018, .010, .002, (-w * .31, yf - .002, zc + h * (.075 - .05 * k)), "darkgrey", .004, .0006)
    logo(p["brand"], (0, yf, -h * .10), h * .042, "inkblue")
    text(p["model"], h * .027, (0, yf, -h * .175), "inkgrey", font="regular")
    box((w * .10, .0008, .0028), (0, yf - .0004, -h * .136), "sun", 0)
    # terminal cover below, with screws and side switch
    rbox(w * .995, .004, d * .45, (0, yf + d * .25, -h * .285), "lightgrey", .001, .0005)
    for sx in (-1, 1):
        screw((sx * w * .43, yf - .0005, -h * .34), .0048)
        screw((sx * w * .43, yf - .0005, -h * .455), .0048)
    text("PV    BAT    GRID    BACKUP", h * .013, (0, yf, -h * .45), "inkgrey", font="regular", spacing=1.1)
    cyl(.026, .016, (w / 2 + .006, yf + d * .32, -h * .36), "black", "x")
    rbox(.010, .044, .012, (w / 2 + .018, yf + d * .32, -h * .36), "red", .004, .002, "x")
    zb = -h / 2
    rbox(w * .9, .02, d * .5, (0, yf + d * .31, zb - .006), "darkgrey", .006, .003)
    n = 7 if three else 6
    for k in range(n):
        x = (k / (n - 1) - .5) * w * .74
        if k < (4 if three else 2):
            mc4((x, yf + d * .34, zb - .014), r=.007)
            drop(x, yf + d * .34, zb - .06, .0034, "cablered" if k % 2 == 0 else "cable")
        else:
            r = .016 if k in (n - 3,) else .013
            gland((x, yf + d * .34, zb - .014), r, "black")
            drop(x, yf + d * .34, zb - .04, r * .52, "cable", sway=(k - n + 2) * .006)
    slots(8, d * .30, .004, (w / 2, yf + d * .27, h * .22), .016, "darkgrey", "right")
    if view == "detail":
        return dict(stage="wall", az=-26, el=4, focus=(0, yf, h * .2, w * 1.05), exposure=.94)
    if view == "place":
        return dict(stage="wall", az=38, el=-8, fill=.66, exposure=.94)
    return dict(stage="wall", az=p.get("az", -23), el=6, fill=.68, exposure=.94)

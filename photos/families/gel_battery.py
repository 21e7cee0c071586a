"""Sealed gel battery."""
from parts import *


def block(p, case, lid, view):
    w, d, h = p["mm"]
    hc = h * .80
    rbox(w * .985, d * .975, hc, (0, 0, hc / 2), case, .008, .003, "z")
    rbox(w, d, h - hc - .004, (0, 0, hc + (h - hc) / 2), lid, .010, .004, "z")
    box((w * .99, d * .98, .004), (0, 0, hc - .001), "black", 0)
    return w, d, h, hc


def terminals(w, d, h, red, y=0., brass="brass", r=.011):
    for s, m, c in ((-1, red, "+"), (1, "black", "–")):
        x = s * w * .41
        rbox(.046, .042, .003, (x, y, h + .0002), "black", .006, .0008, "z")
        cyl(r, .014, (x, y, h + .006), brass)
        hex_bolt((x, y, h + .016), .008)
        # open cover folded back
        rbox(.044, .038, .012, (x, y + .046, h + .006), m, .006, .003, "z")
        text(c, .020, (x, y + .046, h + .0122), "inkwhite", "top")


def build(p, view="main"):
    case = tint(p["look"]["color"], rough=.45, bump=.08)
    lid = tint("#565D63", rough=.45, bump=.08)
    acc = tint(p["look"]["accent"], rough=.42)
    w, d, h, hc = block(p, case, lid, view)
    terminals(w, d, h, "red", -d * .22)
    rbox(w * .56, d * .62, .004, (0, 0, h), lid, .010, .0015, "z")
    for k in range(6):
        cyl(.0085, .003, ((k - 2.5) * w * .085, d * .12, h + .0025), "darkgrey")
    # handles that fold down
    for s in (-1, 1):
        x = s * (w * .5 + .003)
        tube([(x, -d * .32, hc + .018), (x + s * .010, -d * .31, hc - .005), (x + s * .012, -d * .24, hc - .045), (x + s * .012, d * .24, hc - .045), (x + s * .010, d * .31, hc - .005), (x, d * .32, hc + .018)], .005, "black")
        for q in (-1, 1):
            cyl(.009, .008, (x, q * d * .32, hc + .018), "black", "x")
    y = -d * .4875
    lw, lh = w * .82, hc * .74
    rbox(lw, lh, .0012, (0, y, hc * .48), "labelwhite", .005, .0003)
    rbox(lw * .30, lh, .0015, (-lw * .35, y - .0001, hc * .48), acc, .005, .0003)
    y -= .0009
    icon("sun", (-lw * .35, y, hc * .48 + lh * .14), lh * .42, "inkwhite")
    text("GEL", lh * .17, (-lw * .35, y, hc * .48 - lh * .27), "inkwhite")
    logo(p["brand"], (-lw * .14, y, hc * .48 + lh * .28), lh * .19, "inkblue", spacing=1.06).data.align_x = "LEFT"
    text(p["model"], lh * .17, (-lw * .14, y, hc * .48), "ink", align="LEFT")
    text("12 V  100 Ah  C10", lh * .105, (-lw * .14, y, hc * .48 - lh * .20), "inkgrey", align="LEFT")
    text("Sealed  ·  no topping up", lh * .075, (-lw * .14, y, hc * .48 - lh * .36), "inkgrey", align="LEFT", font="regular")
    if view == "detail":
        return dict(az=-24, el=30, focus=(-w * .20, -d * .1, h, w * .6))
    if view == "place":
        return dict(az=34, el=24, fill=.74)
    return dict(az=-27, el=19, fill=.74)

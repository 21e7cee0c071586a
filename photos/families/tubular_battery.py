"""Tall tubular lead-acid battery with float indicators."""
from parts import *


def terminal(x, y, z, m, parent=None):
    lathe([(.016, 0), (.016, .012), (.0095, .014), (.0085, .032), (.006, .034), (0, .034)], (x, y, z), tint("#7C8084", metal=.8, rough=.45, bump=0), 32, parent=parent)
    ring(.017, .004, (x, y, z + .003), m, parent=parent, seg=40)


def build(p, view="main"):
    w, d, h = p["mm"]
    case = tint(p["look"]["color"], rough=.42, bump=.08)
    lid = tint("#8A9095", rough=.45)
    red = tint(p["look"]["accent"], rough=.42)
    hc = h * .80
    rbox(w * .965, d * .93, hc, (0, 0, hc / 2), case, .012, .004, "z")
    n = 22
    for s in (-1, 1):
        for k in range(n):
            x = (k - (n - 1) / 2) * w * .90 / n
            rbox(.010, hc * .90, .008, (x, s * d * .462, hc * .48), case, .004, .003)
        for k in range(7):
            y = (k - 3) * d * .80 / 7
            rbox(.010, hc * .90, .008, (s * w * .480, y, hc * .48), case, .004, .003, "x")
    rbox(w * .985, d * .98, .024, (0, 0, hc - .006), case, .014, .004, "z")
    # lid
    rbox(w * .985, d * .98, .030, (0, 0, hc + .020), lid, .016, .006, "z")
    rbox(w * .90, d * .62, .022, (0, d * .04, hc + .044), lid, .014, .006, "z")
    zt = hc + .055
    for k in range(6):
        x = (k - 2.5) * w * .138
        y = d * .04
        cyl(.024, .014, (x, y, zt + .006), "lightgrey")
        cyl(.016, .020, (x, y, zt + .016), "red" if False else red)
        lathe([(.011, 0), (.011, .030), (.009, .036), (0, .037)], (x, y, zt + .024), "frost", 28)
        cyl(.004, .026, (x, y, zt + .036), red, seg=16)
    for s, m, c in ((-1, red, "+"), (1, "black", "–")):
        x = s * w * .425
        terminal(x, -d * .30, hc + .034, m)
        rbox(.040, .034, .026, (x, -d * .30, hc + .060), m, .008, .004, "z")
        text(c, .020, (x, -d * .30, hc + .0735), "inkwhite", "top")
    # rope handles
    for s in (-1, 1):
        x = s * w * .497
        rbox(.018, .06, .03, (x, 0, hc + .010), case, .006, .003, "x") if False else None
        tube([(x, -d * .26, hc + .005), (x + s * .012, -d * .25, hc - .035), (x + s * .022, -d * .12, hc - .085), (x + s * .022, d * .12, hc - .085), (x + s * .012, d * .25, hc - .035), (x, d * .26, hc + .005)], .0065, "offwhite")
    # wide printed label
    y = -d * .462 - .0045
    lw, lh = w * .84, hc * .56
    rbox(lw, lh, .002, (0, y, hc * .50), "labelwhite", .006, .0005)
    rbox(lw, lh * .30, .0024, (0, y - .0002, hc * .50 - lh * .35), red, .006, .0004)
    y -= .0012
    logo(p["brand"], (-lw * .45, y, hc * .50 + lh * .24), lh * .19, "inkblue", spacing=1.06).data.align_x = "LEFT"
    text(p["model"], lh * .20, (lw * .45, y, hc * .50 + lh * .24), "ink", align="RIGHT")
    text("TALL TUBULAR SOLAR BATTERY", lh * .075, (-lw * .45, y, hc * .50 - lh * .03), "inkgrey", align="LEFT", spacing=1.08)
    ah = "".join(c for c in p["model"] if c.isdigit())
    text(f"{ah} Ah   12 V   C10" if ah else "12 V   C10", lh * .13, (-lw * .45, y - .0004, hc * .50 - lh * .35), "inkwhite", align="LEFT")
    icon("sun", (lw * .38, y - .0006, hc * .50 - lh * .35), lh * .22, "inkwhite")
    if view == "detail":
        return dict(az=-24, el=26, focus=(-w * .12, -d * .2, hc + .02, w * .80), exposure=1.04)
    if view == "place":
        return dict(az=34, el=22, fill=.76, exposure=1.04)
    return dict(az=-28 if "150" in p["slug"] else 28, el=17, fill=.76, exposure=1.04)

"""Rooftop kit: a matt model of a flat Indian roof with the real array, inverter and battery on it."""
from parts import *
from families import string_inverter, hybrid_inverter, wall_battery

INV = dict(brand="Orvani", model="GT 5", mm=[.37, .16, .43], look={}, strings=2)
HYB = dict(brand="Orvani", model="HY 5", mm=[.42, .21, .58], look={})
BAT = dict(brand="Orvani", model="W5", mm=[.44, .16, .62], look={})


def roof(w, d, parapet=.42, back=True, left=True, right=False):
    rbox(w + .02, d + .02, .22, (0, 0, -.11), "clay", .02, .012, "z")
    if back:
        box((w, .14, parapet), (0, d / 2 - .07, parapet / 2), "clay", .012)
        box((w + .07, .20, .055), (0, d / 2 - .07, parapet + .020), "clay", .012)
    for s, on in ((-1, left), (1, right)):
        if on:
            box((.14, d - .01, parapet - .004), (s * (w / 2 - .072), 0, parapet / 2), "clay", .012)
            box((.20, d + .03, .05), (s * (w / 2 - .07), 0, parapet + .0235), "clay", .012)


def tank(x, y, z, r=.55, h=1.25, m="clay", parent=None):
    prof = [(0, 0), (r * .96, 0), (r, .04)]
    n = 4
    for k in range(n):
        z0 = .08 + (h * .78 - .08) * k / n
        dz = (h * .78 - .08) / n
        prof += [(r, z0 + dz * .1), (r * 1.02, z0 + dz * .25), (r * 1.02, z0 + dz * .6), (r, z0 + dz * .75)]
    prof += [(r * .97, h * .82), (r * .80, h * .90), (r * .42, h * .96), (r * .40, h * 1.02), (r * .36, h * 1.04), (0, h * 1.04)]
    lathe(prof, (x, y, z), m, 72, parent=parent, angle=25)


def balcony(p, view):
    w, h, t = 1.762, 1.134, .03
    W = 4.1
    rbox(W + .03, 1.53, .20, (0, .75, .10), "clay", .02, .012, "z")
    box((W, .14, 1.0), (0, .07, .62), "clay", .012)
    for s in (-1, 1):
        box((.14, 1.36, .994), (s * (W / 2 - .075), .74, .62), "clay", .012)
    box((W + .04, .20, .05), (0, .07, 1.14), "clay", .012)
    for k in range(11):
        cyl(.012, .28, ((k / 10 - .5) * (W - .2), .07, 1.30), "darkgrey")
    rbox(W, .05, .03, (0, .07, 1.45), "darkgrey", .012, .004, "z")
    a = math.radians(20)
    for s in (-1, 1):
        g = group((s * (w / 2 + .012), -.16 - h * math.sin(a) + .12, .20 + .02), (PI / 2 - a, 0, 0))
        pv(h, w, 6, 18, "black", "blackalu", t, half=True, busbars=0, parent=g, loc=(0, h / 2, 0), rot=(0, 0, PI / 2), gap=.005)
        for q in (-.6, .6):
            x = s * (w / 2 + .012) + q
            top = (x, -.05, .22 + h * math.cos(a) * .93)
            bot = (x, -.03 - h * math.sin(a) + .0, .30)
            beam((x, -.012, 1.18), (x, -.012, .34), .03, .02, "alu")
            beam((x, -.012, .36), (x, -.02 - h * math.sin(a) * .86, .36 + .0), .03, .02, "alu")
            beam((x, .06, 1.18), (x, -.03, 1.18), .03, .01, "alu")
    return dict(az=-30 if view == "main" else 28, el=12, fill=.80, exposure=1.0)


def build(p, view="main"):
    if "balcony" in p["slug"]:
        return balcony(p, view)
    nums = [int(s) for s in p["look"]["panels"].replace(",", "").split() if s.isdigit()]
    rows, cols = nums[0], nums[1]
    bif = "bifacial" in p["slug"]
    front = 1.0 if bif else .38
    pw, ph = 1.134, 2.278
    hyb = "hybrid" in p["slug"]
    W = cols * (pw + .025)
    L = rows * (ph + .025) * math.cos(math.radians(12))
    rw, rd = W + 1.5, L + 1.5
    extra = 1.7
    roof(rw + extra, rd, back=True)
    g, aw, ad, top = array(cols, rows, pw, ph, 12, kind="bifacial" if bif else "mono", front=front)
    g.location = (-extra / 2 + .1, .1, 0)
    # wall block at the front right with the electrical gear
    wx, wy = (rw + extra) / 2 - .95, -rd / 2 + 1.0
    ww, wh = (1.75 if hyb else 1.45), 1.75
    box((ww, .16, wh), (wx, wy + .08, wh / 2), "clay", .012)
    box((ww + .08, .26, .05), (wx, wy + .07, wh + .025), "clay", .012)
    k = 1.25
    if hyb:
        sub(hybrid_inverter.build, HYB, (wx - .42, wy, 1.10), scale=k)
        sub(wall_battery.build, BAT, (wx + .42, wy, .98), scale=k)
    else:
        inv = dict(INV, model="GT 10", mm=[.44, .20, .52], three=True) if bif else INV
        sub(string_inverter.build, inv, (wx - .28, wy, 1.12), scale=k)
        for j, m in enumerate(("offwhite", "offwhite")):
            z = 1.34 - j * .42
            rbox(.32, .32, .14, (wx + .42, wy - .07, z), m, .015, .006)
            rbox(.22, .10, .004, (wx + .42, wy - .142, z + .02), "gloss", .01, .001)
            text(("DCDB", "ACDB")[j], .03, (wx + .42, wy - .141, z - .10), "inkgrey", font="regular")
            tube([(wx + .42, wy - .05, z - .16), (wx + .42, wy - .04, z - .24)], .014, "cable", smooth=False)
    if cols >= 5 and not hyb and not bif:
        tank(rw / 2 + extra / 2 - .85, rd / 2 - .95, 0)
    if view == "detail":
        return dict(az=-38, el=16, focus=(wx, wy, 1.0, 3.2))
    if view == "place":
        return dict(az=-52, el=30, fill=.84)
    return dict(az=p.get("az", -30), el=23, fill=.86, exposure=1.02)

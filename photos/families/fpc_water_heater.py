"""Flat-plate water heater: glazed collectors below a horizontal tank."""
from parts import *
from families.etc_water_heater import tank_body


def collector(w, h, t, blue, parent, loc):
    g = group(loc, parent=parent)
    box((w - .006, h - .006, t * .9), (0, 0, -.004), "alu", .004, parent=g)
    for s in (-1, 1):
        box((.035, h, t), (s * (w / 2 - .0175), 0, 0), "alu", .004, parent=g)
        box((w, .035, t), (0, s * (h / 2 - .0175), 0), "alu", .004, parent=g)
    absb = mat("absb", (.008, .022, .075), rough=.35, coat=1, coat_rough=.03) if blue else mat("absk", (.008, .009, .011), rough=.35, coat=1, coat_rough=.03)
    absl = mat("absbl", (.016, .042, .125), rough=.35, coat=1, coat_rough=.03) if blue else mat("abskl", (.022, .024, .028), rough=.35, coat=1, coat_rough=.03)
    z = t / 2 - .006
    box((w - .068, h - .068, .004), (0, 0, z - .002), absb, 0, parent=g)
    n = 9
    quads([((-.5 + (k + .5) / n) * (w - .10) - .007, -h / 2 + .06, (-.5 + (k + .5) / n) * (w - .10) + .007, h / 2 - .06) for k in range(n)], z + .0006, absl, parent=g)
    quads([(-.5 * (w - .09), s * (h / 2 - .058) - .011, .5 * (w - .09), s * (h / 2 - .058) + .011) for s in (-1, 1)], z + .0007, absl, parent=g)
    return g


def build(p, view="main"):
    n = p["look"]["collectors"]
    D, W, H = p["mm"]
    w, h, t = 1.02, 2.02, .09
    a = math.radians(32)
    blue = "dark blue" in p["look"]["notes"]
    L = {1: 1.0, 2: 1.55, 3: 2.4}[n]
    r = .25
    tw = n * w + (n - 1) * .06
    g = group((0, -h * math.cos(a) * .55, .20), (a, 0, 0))
    for k in range(n):
        x = (k - (n - 1) / 2) * (w + .06)
        collector(w, h, t, blue, g, (x, h / 2, 0))
        if k < n - 1:
            for y in (.06, h - .06):
                cyl(.012, .08, (x + w / 2 + .03, y, 0), "copper", "x", parent=g)
                cyl(.018, .022, (x + w / 2 + .03, y, 0), "brass", "x", seg=6, parent=g)
    y0 = -h * math.cos(a) * .55
    yt = y0 + h * math.cos(a) + r * .55
    zt = .20 + h * math.sin(a) + r * .95
    cover = tint(p["look"]["color"], rough=.32, coat=.2, bump=0, metal=.4 if blue else 0)
    tank_body(L, r, (0, yt, zt), cover, p["brand"], p["model"], .085, "backup" in p["slug"] or blue)
    # pipes between tank and collector, wrapped in insulation
    tube([(L / 2 + .05, yt, zt - r * .45), (L / 2 + .13, yt - .02, zt - r * .5), (max(L / 2 + .13, tw / 2 + .07), yt - .25, zt - r * 1.1), (tw / 2 + .05, y0 + h * math.cos(a) - .06, .20 + h * math.sin(a) - .04), (tw / 2, y0 + h * math.cos(a) - .06, .20 + h * math.sin(a) - .04)], .020, "rubber")
    tube([(-L / 2 - .05, yt, zt - r * .45), (-L / 2 - .12, yt, zt - r * .8), (-max(L / 2 + .12, tw / 2 + .08), yt - .1, zt - r * 1.9), (-tw / 2 - .09, y0 + h * .45, .32), (-tw / 2 - .07, y0 + .10, .235), (-tw / 2, y0 + .06, .235)], .020, "rubber")
    m = 2 if n < 3 else 3
    for k in range(m):
        x = (k / (m - 1) - .5) * min(tw - .3, max(L - .25, tw - .5))
        s = Vector((x, y0 + .15, .20 + .15 * math.tan(a) - .075))
        e = Vector((x, y0 + h * math.cos(a) * .97, .20 + h * math.sin(a) * .97 - .075))
        beam(s, e, .04, .04)
        beam((x, s.y, 0), (x, s.y, s.z), .04, .04)
        beam((x, e.y, 0), (x, e.y, e.z), .04, .04)
        beam((x, yt + r * .55, 0), (x, yt + r * .55, zt - r * .78), .04, .04)
        beam((x, s.y, .08), (x, yt + r * .55, .08), .03, .03)
        for y in (s.y, e.y, yt + r * .55):
            box((.10, .10, .008), (x, y, .004), "galv", .001)
    xx = min(tw - .3, max(L - .25, tw - .5)) / 2
    for sgn in (-1, 1):  # saddles
        x = sgn * min(xx, L / 2 - .12)
        beam((x, yt - r * .75, zt - r * .86), (x, yt + r * .75, zt - r * .86), .05, .04)
    beam((-xx, yt + r * .55, zt - r * .95), (xx, yt + r * .55, zt - r * .95), .04, .04)
    beam((-xx, y0 + h * math.cos(a) * .97, zt - r * 1.1 - .08), (xx, y0 + h * math.cos(a) * .97, zt - r * 1.1 - .08), .04, .04)
    beam((-xx, y0 + .15, .10), (xx, y0 + .15, .10), .03, .03)
    if view == "detail":
        return dict(az=-30, el=12, focus=(-tw * .2, yt - .3, zt - .25, 1.2))
    if view == "place":
        return dict(az=36, el=18, fill=.80)
    return dict(az=p.get("az", -28), el=12, fill=.78 if n < 2 else .84, exposure=.98)

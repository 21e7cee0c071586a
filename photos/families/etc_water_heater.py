"""Evacuated-tube water heater: tank, glass tubes, galvanised stand."""
from parts import *


def tank_body(L, r, loc, m, brand, model, size=.075, gland_end=False, parent=None):
    x, y, z = loc
    prof = [(0, -L / 2 - .020), (r * .55, -L / 2 - .016), (r * .86, -L / 2 - .004), (r * .985, -L / 2 + .016), (r, -L / 2 + .03),
            (r, L / 2 - .03), (r * .985, L / 2 - .016), (r * .86, L / 2 + .004), (r * .55, L / 2 + .016), (0, L / 2 + .020)]
    lathe(prof, loc, m, 96, "x", parent=parent, angle=30)
    for s in (-1, 1):  # seams of the end caps
        ring(r * 1.001, .006, (x + s * (L / 2 - .05), y, z), m, "x", 96, parent=parent)
        cyl(.022, .05, (x + s * (L / 2 + .035), y, z - r * .45), "brass", "x", parent=parent)
        cyl(.028, .014, (x + s * (L / 2 + .020), y, z - r * .45), "rubber", "x", parent=parent)
    ang = math.radians(18)
    g = group((x, y - r * math.cos(ang), z + r * math.sin(ang)), (PI / 2 - ang, 0, 0), parent=parent)
    text(brand.upper(), size, (0, .0, .001), "inkblue", "local", parent=g, spacing=1.18, lift=.002)
    text(model, size * .42, (0, -size * 1.25, .001), "sun", "local", parent=g, lift=.001)
    if gland_end:
        cyl(r * .42, .06, (x + L / 2 + .03, y, z), "darkgrey", "x", parent=parent)
        cyl(.02, .03, (x + L / 2 + .075, y - r * .1, z), "red", "x", parent=parent)
        tube([(x + L / 2 + .04, y, z - r * .35), (x + L / 2 + .06, y, z - r * .7), (x + L / 2 - .02, y + .05, z - r * 1.3), (x + L / 2 - .06, y + .06, z - .75)], .010, "cable", parent=parent)
    else:
        pass


def build(p, view="main"):
    n = p["look"]["tubes"]
    D, W, H = p["mm"]
    pitch = .080
    L = n * pitch + .14
    r = .215
    a = math.radians(30)
    T = 1.62
    white = tint(p["look"]["color"], rough=.30, coat=.3, bump=0)
    yt, zt = .55, .13 + T * math.sin(a) + r * .75
    tank_body(L, r, (0, yt, zt), white, p["brand"], p["model"], .085 if n > 10 else .066, "backup" in p["slug"])
    # vent pipe
    cyl(.016, .22, (L * .30, yt, zt + r + .08), "galv")
    cyl(.026, .03, (L * .30, yt, zt + r + .19), "steel")
    # tubes: from the tank downwards to the front
    glass = mat("tubeglass", (.006, .010, .022), rough=.16, spec=.6, coat=1., coat_rough=.02)
    s0 = Vector((0, yt - r * .80 * math.cos(a), zt - r * .75))
    d = Vector((0, -math.cos(a), -math.sin(a)))
    for k in range(n):
        x = (k - (n - 1) / 2) * pitch
        c = s0 + d * (T / 2)
        lathe([(0, -T / 2), (.012, -T / 2 + .004), (.024, -T / 2 + .016), (.029, -T / 2 + .035), (.029, T / 2)], (x, c.y, c.z), glass, 28, rot=(PI / 2 - a + 0, 0, 0) if False else (-(PI / 2 - a), 0, 0), angle=60)
        e = s0 + d * .012
        cyl(.036, .022, (x, e.y, e.z), "rubber", rot=(-(PI / 2 - a), 0, 0))
        lathe([(.034, -.02), (.034, .03), (.026, .036), (.026, -.02)], (x, (s0 + d * (T - .03)).y, (s0 + d * (T - .03)).z), "black", 24, rot=(-(PI / 2 - a), 0, 0))
    # lower rail and stand
    foot = s0 + d * (T - .02)
    box((L + .02, .11, .018), (0, foot.y - .002, foot.z - .045), "galv", .003, rot=(-(PI / 2 - a) + PI / 2, 0, 0))
    nf_ = max(2, round(L / 1.1) + 1)
    for k in range(nf_):
        x = (k / (nf_ - 1) - .5) * (L - .16)
        fy = foot.y + .04
        beam((x, fy, foot.z - .055), (x, yt - r * .62, zt - r * .92), .035, .035)
        beam((x, fy, .0), (x, fy, foot.z - .03), .035, .035)
        beam((x, yt - .02, .0), (x, yt - .02, zt - r * .9), .035, .035)
        beam((x, yt + r * .9, .0), (x, yt + r * .72, zt - r * .55), .035, .035)
        beam((x, fy, .10), (x, yt + r * .9, .10), .03, .03)
        beam((x, yt - r * .8, zt - r * .78), (x, yt + r * .8, zt - r * .78), .04, .03)
        for y in (fy, yt - .02, yt + r * .9):
            box((.10, .10, .008), (x, y, .004), "galv", .001)
    beam((-(L - .16) / 2, yt + r * .9, .22), ((L - .16) / 2, yt + r * .9, .22), .03, .03)
    beam((-(L - .16) / 2, yt + r * .88, .24), ((L - .16) / 2 if nf_ < 3 else 0, yt + r * .76, zt - .32), .025, .006)
    if view == "detail":
        return dict(az=-30, el=10, focus=(-L * .25, s0.y, zt - .1, .95))
    if view == "place":
        return dict(az=36, el=18, fill=.80)
    return dict(az=p.get("az", -28), el=11, fill=.78 if n < 20 else .84, exposure=.98)

"""Borehole pump: stainless cylinder, strainer, cast outlet, drop lead, controller."""
from parts import *


GUARD = 42  # degrees below the horizontal, where the pump lies


def lead(big):
    return "cable" if big else "lightblue"


def body(p, parent, R, L):
    """Pump along +z, motor end at z = 0."""
    big = R > .06
    ss = mat("ss", (.66, .67, .69), metal=1, rough=.26, bump=.06, bump_scale=40, brushed=(1, 1, 60))
    ss2 = mat("ss2", (.58, .60, .62), metal=1, rough=.32)
    cast = tint("#4A5157", rough=.5, metal=.4, bump=.2, bump_scale=300) if big else ss2
    r = R * .94
    Lm = L * .50
    # motor
    lathe([(0, 0), (r * .62, 0), (r * .84, .010), (r * .90, .030), (r * .90, .045)], (0, 0, 0), cast, 64, parent=parent)
    lathe([(r * .90, .045), (r * .97, .048), (r * .97, Lm - .05), (r * .90, Lm - .047)], (0, 0, 0), ss, 96, parent=parent)
    for z in ((.055, Lm - .06) if not big else (.055, .075, Lm - .085, Lm - .06)):
        ring(r * .972, .0016, (0, 0, z), "grey", parent=parent, seg=96)
    lathe([(r * .90, Lm - .05), (r * 1.0, Lm - .045), (r * 1.0, Lm - .020), (r * .70, Lm - .012), (r * .62, Lm)], (0, 0, 0), cast, 64, parent=parent)
    # strainer
    S = .11 if not big else .15
    lathe([(r * .62, Lm - .02), (r * .62, Lm + S)], (0, 0, 0), "black", 48, parent=parent)
    n = 30
    for k in range(n):
        a = 2 * PI * k / n
        box((.0035, .0032, S), (r * .93 * math.cos(a), r * .93 * math.sin(a), Lm + S / 2 - .005), ss2, .001, 1, rot=(0, 0, a + PI / 2), parent=parent)
    for z in (.005, S * .5, S - .012):
        ring(r * .93, .0035, (0, 0, Lm + z), ss2, parent=parent, seg=64)
    lathe([(r * .6, Lm + S - .016), (r * 1.0, Lm + S - .012), (r * 1.0, Lm + S + .018), (r * .95, Lm + S + .022)], (0, 0, 0), cast, 64, parent=parent)
    # stages
    z0 = Lm + S + .02
    z1 = L - .10
    lathe([(r * .95, z0), (r * .97, z0 + .003), (r * .97, z1), (r * .95, z1 + .003)], (0, 0, 0), ss, 96, parent=parent)
    st = max(4, int((z1 - z0) / .038))
    for k in range(1, st):
        ring(r * .970, .0011, (0, 0, z0 + (z1 - z0) * k / st), "grey", parent=parent, seg=96)
    # outlet with thread and rope eyes
    lathe([(r * .95, z1), (r * 1.0, z1 + .006), (r * 1.0, z1 + .022), (r * .80, z1 + .045), (r * .62, z1 + .055), (r * .60, z1 + .060), (r * .60, L), (r * .50, L), (r * .50, L - .03)], (0, 0, 0), cast, 64, parent=parent)
    for k in range(6):
        ring(r * .600, .0018, (0, 0, L - .006 - k * .0055), cast, parent=parent, seg=64)
    for s in (-1, 1):
        ring(.013, .0042, (s * r * .80, 0, z1 + .052), cast, "y", seg=32, parent=parent)
    for s_, dz, m_ in ((p["brand"].upper(), .0, "inkblue"), (p["model"], .0, "inkgrey")):
        text(s_, R * .34, (-r * .985, 0, Lm * (.42 if m_ == "inkblue" else .80)), m_, rot=(0, -PI / 2, 0), parent=parent, spacing=1.12, lift=.0012)
    # the motor's flat lead under its guard, along the side that faces the lens; it leaves the guard at the outlet
    c, s = math.cos(math.radians(GUARD)), math.sin(math.radians(GUARD))
    box((.022, .006, (z1 - z0) + S + .02), (-r * c, -r * s, (z0 + z1) / 2 - S / 2), ss2, .002, rot=(0, 0, math.radians(GUARD - 90)), parent=parent)
    tube([(-r * 1.03 * c, -r * 1.03 * s, z1 + .01), (-r * 1.03 * c, -r * 1.03 * s, z0 - S - .05), (-r * .9 * c, -r * .9 * s, Lm - .055)], .0045, lead(big), smooth=False, parent=parent)


def controller(x, y, rz, p, finned, sw=.20, sh=.26, sd=.09):
    g = group((x, y, 0), (0, 0, rz))
    q = group((0, 0, LIFT), (-math.radians(8), 0, 0), parent=g)
    z = sh / 2
    if finned:
        fins(13, sw * .9, sd * .4, sh * .92, (0, sd * .35, z), "alucast", .003, parent=q)
    rbox(sw, sh, sd * .7, (0, 0, z), "white", .018, .008, parent=q)
    y0 = -sd * .35
    rbox(sw * .78, sh * .30, .004, (0, y0, sh * .66), "gloss", .008, .001, parent=q)
    text(f'{p.get("watts", 1490)} W', sh * .060, (-sw * .12, y0 - .002, sh * .68), "uigreen", font="mono", parent=q)
    text("RUN   MPPT", sh * .032, (-sw * .12, y0 - .002, sh * .59), "uiwhite", font="mono", parent=q)
    for k, m in enumerate(("ledgreen", "ledoff", "ledoff")):
        led((sw * .30, y0 - .002, sh * (.74 - .07 * k)), m, .0038, parent=q)
    logo(p["brand"], (0, y0, sh * .86), sh * .062, "inkblue", parent=q)
    text(p["model"], sh * .042, (0, y0, sh * .42), "inkgrey", font="regular", parent=q)
    for k, m in enumerate(("green", "red", "lightgrey")):
        cyl(.011, .006, ((k - 1) * sw * .24, y0 - .003, sh * .27), m, "y", parent=q)
    for k in range(4):
        gland(((k - 1.5) * sw * .21, 0, .002), .0105, "black", parent=q)
    # a bent plate carries it for the picture, so that its glands are clear of the floor
    box((sw * .62, .11, .004), (0, .03, .002), "galv", .002, parent=g)
    box((sw * .40, .004, .16), (0, .052, .080), "galv", .002, parent=g)
    a = ((-.5 * sw * .21) * math.cos(rz), (-.5 * sw * .21) * math.sin(rz))
    return (x + a[0], y + a[1], LIFT - .022)  # where a lead enters


LIFT = .062


def build(p, view="main"):
    R, L = p["mm"][0] / 2, p["mm"][2]
    ac = " AC " in p["name"]
    # lies on two cradles, turned towards the lens
    cr = .030
    t = math.radians(-32)
    g = group((0, 0, R + cr), (0, PI / 2, 0))
    turn = group((.02, .10, 0), (0, 0, t))
    g.parent = turn
    inner = group((0, 0, -L / 2), (0, 0, PI / 2), parent=g)
    body(p, inner, R, L)
    for f in (-.30, .30):
        poly = [(-R * 1.15, 0), (R * 1.15, 0), (R * 1.15, cr * 1.5), (R * .80, cr * 1.5 + R * .15), (R * .62, cr + R * .22), (0, cr * .98), (-R * .62, cr + R * .22), (-R * .80, cr * 1.5 + R * .15), (-R * 1.15, cr * 1.5)]
        extrude(poly, .05, (f * L, 0, 0), "offwhite", "x", e=.002, parent=turn)

    def at(x, y, z):
        """From along and across the pump to the floor's own directions."""
        return (.02 + x * math.cos(t) - y * math.sin(t), .10 + x * math.sin(t) + y * math.cos(t), z)
    r, q = (.0085, .17) if ac else (.0058, .12)  # of the lead, of its coil
    a = math.radians(GUARD)
    x0, xc, yc = L / 2 - .09, L / 2 - .19 - q, -.17 - q
    # from under the guard down to the floor, round into the coil
    y0, z0 = -R * .97 * math.cos(a), R + cr - R * .97 * math.sin(a)
    run = [at(x0, y0, z0), at(x0 + .035, y0 - .010, z0 - .004), at(x0 + .070, y0 - .035, z0 * .45), at(x0 + .080, y0 - .085, r), at(x0 + .045, yc + .02, r), at(x0 - .02, yc - .10, r), at(xc + q + .03, yc - .09, r)]
    coil = [at(xc + q * (1 + .05 * math.sin(1.7 * k)) * math.cos(PI * k / 9), yc + q * (1 + .05 * math.sin(1.7 * k)) * math.sin(PI * k / 9), r * (1.1 + 1.75 * (k // 18)) + .1 * r * (k % 3)) for k in range(55)]
    if not ac:
        mid = at(xc + q * .9, yc + q * 1.3, r)
        port = controller(.30 if L < 1.1 else .34, .22, math.radians(-10), p, L > 1.1)
        home = [mid, at(xc + q * .75, -R * 1.2, r), (port[0] - .02, port[1] - .16, r), (port[0] - .01, port[1] - .05, r * 1.5), (port[0], port[1], port[2] - .022), (port[0], port[1], port[2] + .01)]
        tube(run + coil + home, r, lead(ac))
    else:
        tail = [at(xc + q * .80, yc + q * .85, r * 3.4), at(xc + q * .2, yc + q * 1.22, r * 1.2), at(xc - q * .45, yc + q * 1.30, r)]
        tube(run + coil + tail, r, lead(ac))
        for k, m in enumerate(("red", "yellow", "lightblue")):
            w = (k - 1) * .020
            tube([tail[-1], at(xc - q * .45 - .05, yc + q * 1.30 + w * .5, .006), at(xc - q * .45 - .11, yc + q * 1.30 + w * 1.4, .005)], .0042, m)
    if view == "detail":
        return dict(az=-10, el=14, focus=(0, .05, R + cr, .55))
    if view == "place":
        return dict(az=26, el=24, fill=.84)
    return dict(az=-4, el=21, fill=.86)

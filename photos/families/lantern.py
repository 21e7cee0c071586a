"""Solar lanterns: the reading disc and the family lantern."""
from parts import *


def build(p, view="main"):
    amber = tint(p["look"]["color"], rough=.40)
    body = tint(p["look"]["body"], rough=.40)
    if "reading" in p["slug"]:
        r = p["mm"][0] / 2
        mat("glowdisc", (.95, .88, .74), rough=.4, emit=(1, .86, .62), power=.75)

        def disc(x, y, back, rz):
            g = group((x, y, 0), (0, 0, rz))
            q = group((0, 0, r + .012), (PI / 2 - math.radians(16), 0, 0), parent=g)
            lathe([(0, -.018), (r * .90, -.018), (r, -.010), (r, .010), (r * .95, .016)], (0, 0, 0), body, 72, parent=q)
            ring(r * .985, .0075, (0, 0, .004), amber, parent=q, seg=96)
            if not back:
                lathe([(r * .90, .0155), (r * .88, .020), (r * .6, .0245), (0, .027)], (0, 0, 0), "glowdisc", 72, parent=q, angle=70)
                text(p["brand"].upper(), .008, (0, -r * .955, .013), "inkwhite", "local", parent=q) if False else None
            else:
                lathe([(0, .019), (r * .86, .019), (r * .88, .016)], (0, 0, 0), "gloss", 72, parent=q)
                s = r * 1.16
                pv(s, s, 4, 4, "mono", None, .003, busbars=3, parent=q, loc=(0, 0, .0222), margin=.002, gap=.0016, chamfer=.004, back="backsheetblack")
                text(p["brand"].upper(), .0085, (0, -r * .73, .0192), "inkwhite", "local", parent=q, spacing=1.15)
            # wire leg
            for sx in (-1, 1):
                tube([(sx * r * .75, r * .18, -.016), (sx * r * .60, -r * .36, -.055), (sx * r * .52, -r * .70, -.082)], .0022, "steel", smooth=False, parent=q)
            tube([(-r * .52, -r * .70, -.082), (r * .52, -r * .70, -.082)], .0022, "steel", smooth=False, parent=q)
            cyl(.008, .006, (r * .55 if not back else -r * .55, r * .80, .012), amber, parent=q) if False else None
            return g
        disc(-.055, -.03, False, math.radians(-4))
        disc(.085, .055, True, math.radians(12))
        # charging lead with plug
        tube([(.01, .02, .004), (-.10, .06, .003), (-.15, .0, .003), (-.135, -.07, .003), (-.10, -.075, .004)], .0018, "cable") if False else None
        if view == "detail":
            return dict(az=-24, el=12, focus=(-.055, -.03, r, .15))
        if view == "place":
            return dict(az=30, el=20, fill=.76)
        return dict(az=-16, el=11, fill=.74)
    w, _, h = p["mm"]
    r = w * .40
    mat("glowtube", (.95, .88, .72), rough=.4, emit=(1, .82, .52), power=.95)
    g = group((-.08, -.03, 0))
    lathe([(0, 0), (r * 1.12, 0), (r * 1.16, .006), (r * 1.16, h * .16), (r * 1.08, h * .20), (r * .98, h * .215)], (0, 0, 0), body, 72, parent=g)
    ring(r * 1.155, .003, (0, 0, h * .165), amber, parent=g, seg=96)
    lathe([(r * .62, h * .21), (r * .62, h * .66)], (0, 0, 0), "glowtube", 64, parent=g)
    n = 30
    for k in range(n):
        a = 2 * PI * k / n
        box((.004, .006, h * .44), (r * .93 * math.cos(a), r * .93 * math.sin(a), h * .43), "frostclear", .0015, 2, rot=(0, 0, a), parent=g)
    lathe([(r * .90, h * .21), (r * .90, h * .65)], (0, 0, 0), "frostclear", 72, parent=g)
    lathe([(r * .98, h * .645), (r * 1.10, h * .66), (r * 1.10, h * .70), (r * .86, h * .755), (r * .50, h * .775), (0, h * .78)], (0, 0, 0), body, 72, parent=g)
    for a in (45, 135, 225, 315):
        a = math.radians(a)
        cyl(.0042, h * .46, (r * 1.04 * math.cos(a), r * 1.04 * math.sin(a), h * .435), "darkgrey", parent=g)
    tube([(-r * 1.14, 0, h * .69), (-r * 1.18, 0, h * .80), (-r * .95, 0, h * .97), (0, 0, h * 1.03), (r * .95, 0, h * .97), (r * 1.18, 0, h * .80), (r * 1.14, 0, h * .69)], .006, amber, parent=g)
    for s in (-1, 1):
        cyl(.011, .012, (s * r * 1.12, 0, h * .69), amber, "x", parent=g)
    f = -r * 1.16
    plate(.052, .022, (0, f + .003, h * .092), "gloss", r=.004, d=.003, parent=g)
    for k in range(4):
        led((-.016 + k * .0105, f + .001, h * .092), "ledgreen" if k < 3 else "ledoff", .0028, parent=g)
    gq = group((-.08, -.03, 0), (0, 0, math.radians(38)))
    rbox(.014, .007, .004, (0, f + .002, h * .09), "black", .002, .0006, parent=gq)
    cyl(.0085, .006, (.028, f * .93, h * .09), amber, "y", parent=gq)
    text(p["brand"].upper(), .0095, (0, f - .0003, h * .035), "inkwhite", parent=g, spacing=1.15)
    # panel beside with its lead
    PW, PH = .19, .25
    a = math.radians(20)
    q = group((.13, .10, .008), (PI / 2 - a, 0, math.radians(14)))
    pv(PW, PH, 3, 6, "mono", "darkgrey", .014, busbars=3, parent=q, loc=(0, PH / 2, 0), margin=.006, lip=.008, gap=.002, chamfer=.006)
    qx, qy = .13, .10
    for s in (-.3, .3):
        beam((qx + s * PW, qy + PH * .7 * math.sin(a), PH * .7 * math.cos(a)), (qx + s * PW - .02, qy + PH * .7 * math.sin(a) + .09, .004), .010, .005, "darkgrey")
    tube([(qx + .02, qy + .02, .02), (qx + .09, qy - .05, .004), (.12, -.09, .003), (.055, -.10, .003), (.03, -.02, .003), (-.08 + r * 1.1, -.01, .018)], .0022, "cable")
    if view == "detail":
        return dict(az=-14, el=10, focus=(-.08, -.08, h * .3, .22), bounces=5)
    if view == "place":
        return dict(az=28, el=20, fill=.76)
    return dict(az=-14, el=12, fill=.74, bounces=5)

"""Rugged power bank with a panel on its face."""
from parts import *


def build(p, view="main"):
    L, w, t = p["mm"]
    case = tint(p["look"]["color"], rough=.45, bump=.1)
    acc = tint(p["look"]["accent"], rough=.5)
    g = group((0, 0, 0), (0, 0, math.radians(24)))
    rbox(w, L, t * .55, (0, 0, t / 2), acc, .014, .005, "z", parent=g)
    rbox(w * .95, L * .972, t, (0, 0, t / 2), case, .012, .004, "z", parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox(.022, .022, t * 1.06, (sx * (w / 2 - .009), sy * (L / 2 - .009), t / 2), acc, .010, .005, "z", parent=g)
    for s in (-1, 1):
        for k in range(5):
            box((.003, .004, t * .5), (s * (w / 2 + .0006), (k - 2) * .010, t / 2), acc, .001, parent=g)
    zt = t + .0002
    rbox(w * .80, L * .60, .0012, (0, L * .10, zt), "gloss", .004, .0004, "z", parent=g)
    q = group((0, L * .10, zt + .0006), parent=g)
    pw, ph = w * .74, L * .56
    quads([(-pw / 2 + c * pw / 2 + .0005, -ph / 2 + r * ph / 5 + .0005, -pw / 2 + (c + 1) * pw / 2 - .0005, -ph / 2 + (r + 1) * ph / 5 - .0005) for c in range(2) for r in range(5)], .0001, ["cell", "cell2"], parent=q, chamfer=.0024)
    quads([(-pw / 2 + (c + (j + .5) / 3) * pw / 2 - .0002, -ph / 2, -pw / 2 + (c + (j + .5) / 3) * pw / 2 + .0002, ph / 2) for c in range(2) for j in range(3)], .0002, "busbar", parent=q)
    for k in range(4):
        led(((k - 1.5) * .010 - .012, -L * .285, zt), "ledblue" if k < 3 else "ledoff", .0018, "top", parent=g)
    cyl(.0062, .002, (w * .26, -L * .285, zt), acc, parent=g)
    logo(p["brand"], (0, -L * .375, zt), .0088, "inkwhite", "top", parent=g)
    text("10000 mAh", .0056, (0, -L * .435, zt), "inkwhite", "top", parent=g, font="regular")
    # port flap at the lower edge, lanyard at the top
    rbox(w * .52, t * .45, .004, (-w * .04, -L / 2 - .001, t * .5), case, .003, .001, parent=g)
    text("USB-C   USB", .0042, (-w * .04, -L / 2 - .0031, t * .5), "inkwhite", parent=g)
    cyl(.006, t * .8, (w * .36, L / 2 - .001, t / 2), acc, parent=g)
    tube([(w * .36, L / 2 + .004, t / 2), (w * .40, L / 2 + .030, .004), (w * .62, L / 2 + .050, .003), (w * .90, L / 2 + .036, .003), (w * .94, L / 2 + .004, .003), (w * .72, L / 2 - .004, .003), (w * .50, L / 2 + .012, .005), (w * .37, L / 2 + .004, t / 2)], .0026, acc, parent=g)
    mat("phonescreen", (.01, .02, .05), rough=.15, emit=(.02, .07, .18), power=.8)
    ph_ = phone((.125, -.01, 0), (0, 0, math.radians(-8)))
    tube([(.017, -.077, t * .5), (.028, -.105, .006), (.07, -.135, .003), (.112, -.125, .004), (.114, -.090, .0045)], .0018, "cable")
    if view == "detail":
        return dict(az=-20, el=30, focus=(.0, -.03, t, .13))
    if view == "place":
        return dict(az=30, el=48, fill=.78)
    return dict(az=-10, el=40, fill=.78)

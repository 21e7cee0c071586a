"""Solar cable: a red and a black coil, each with a bared end and a tag."""
from parts import *


def coil(x, y, R, r, m, layers=4, rows=3, parent=None):
    """Turns laid side by side and on top of each other, held by three ties."""
    for k in range(rows):
        for n in range(layers):
            ring(R + (k - (rows - 1) / 2) * r * 2.02, r, (x, y, r + n * r * 1.86), m, seg=96, parent=parent)
    high = r * 2 + (layers - 1) * r * 1.86
    for k in range(3):
        a = math.radians(80 + 120 * k)
        rbox(r * 2.04 * rows + .004, .011, high + .004, (x + R * math.cos(a), y + R * math.sin(a), high / 2), "lightgrey", .003, .0015, "y", rot=(0, 0, a), parent=parent)
    return high


def bared(pts, r, m, copper="copper", parent=None):
    """A loose end: sheath, a step of insulation, copper."""
    tube(pts, r, m, parent=parent)
    a, b = Vector(pts[-2]), Vector(pts[-1])
    u = (b - a).normalized()
    tube([tuple(b), tuple(b + u * r * 2.4)], r * .74, "labelwhite", smooth=False, parent=parent)
    tube([tuple(b + u * r * 2.2), tuple(b + u * r * 5.6)], r * .50, copper, smooth=False, parent=parent)


def tag(loc, lines, parent=None, rot=(math.radians(-16), 0, math.radians(-6))):
    """A card that leans on the coil."""
    g = group(loc, rot, parent)
    rbox(.088, .056, .0012, (0, 0, .028), "labelwhite", .004, .0002, parent=g)
    for s, z, h, m in lines:
        text(s, h, (0, -.0008, z), m, parent=g, width=.078)
    return g


def build(p, view="main"):
    r = p.get("r", .0030)
    R = .088
    # side by side: two coils in the same place would grow through each other
    (bx, by), (cx, cy) = (-.088, .080), (.078, -.052)
    coil(bx, by, R, r, "cable", layers=5, rows=5)
    top = r * 2 + 4 * r * 1.86
    coil(cx, cy, R, r, "cablered", layers=5, rows=5)
    bared([(cx + R * math.cos(-2.4), cy + R * math.sin(-2.4), top * .8), (cx - .128, cy - .085, r * 2.2), (cx - .168, cy - .100, r * 1.2), (cx - .198, cy - .102, r * 1.1)], r, "cablered", "steel")
    bared([(bx - R * 1.06, by, top * .7), (bx - .116, by - .052, r * 3), (bx - .120, by - .112, r * 1.2), (bx - .108, by - .142, r * 1.1)], r, "cable", "steel")
    tag((cx + .012, cy - R - .040, 0), ((p["brand"].upper(), .044, .0078, "inkblue"), (p.get("area", "4 mm²") if p["model"] else "SOLAR CABLE", .027, .0110, "inkblue"), ("H1Z2Z2-K  DC 1500 V", .011, .0046, "inkgrey")))
    if view == "detail":
        return dict(stage="floor", az=-24, el=22, focus=(-.155, -.11, .012, .19), exposure=.98)
    if view == "place":
        return dict(stage="floor", az=30, el=34, fill=.74, exposure=.98)
    return dict(stage="floor", az=-16, el=27, fill=.76, exposure=.98)

"""Mounting parts: a rail set on trapezoidal sheet, and an elevated galvanised frame."""
from parts import *


def rail(x0, x1, y, z):
    """Aluminium rail: channel with lips, along x."""
    s = .020
    poly = [(-s, 0), (s, 0), (s, .045), (.010, .045), (.010, .038), (s - .006, .038), (s - .006, .024), (-s + .006, .024), (-s + .006, .038), (-.010, .038), (-.010, .045), (-s, .045)]
    g = group(((x0 + x1) / 2, y, z))
    extrude(poly, x1 - x0, (0, 0, 0), "alubrushed", "x", parent=g, angle=20)


def clamp(x, y, z, end=False, rot=0, s=1.):
    g = group((x, y, z), (0, 0, rot), scale=s)
    if end:
        extrude([(-.020, 0), (.016, 0), (.016, .040), (.026, .040), (.026, .045), (-.014, .045), (-.014, .006), (-.020, .006)], .045, (0, 0, 0), "alu", "y", parent=g, angle=20)
    else:
        extrude([(-.010, 0), (.010, 0), (.010, .040), (.024, .040), (.024, .045), (-.024, .045), (-.024, .040), (-.010, .040)], .045, (0, 0, 0), "alu", "y", parent=g, angle=20)
    hex_bolt((0, 0, .049), .0075, parent=g)


def lfoot(x, y, z, rot=0):
    g = group((x, y, z), (0, 0, rot))
    box((.045, .070, .006), (0, 0, .003), "alu", .001, parent=g)
    box((.045, .006, .085), (0, .032, .045), "alu", .001, parent=g)
    hex_bolt((0, -.012, .009), .008, parent=g)
    hex_bolt((0, .025, .066), .007, "y", parent=g)
    cyl(.014, .002, (0, -.012, .007), "rubber", parent=g)


def rails(p, view):
    L, D = 2.9, 1.25
    # trapezoidal roof sheet
    pts, n = [], 6
    pitch = D / n
    for k in range(n):
        y = -D / 2 + k * pitch
        pts += [(y, 0), (y + pitch * .52, 0), (y + pitch * .62, .035), (y + pitch * .90, .035)]
    pts.append((D / 2, 0))
    poly = pts + [(y, z - .006) for y, z in reversed(pts)]
    sheet = tint("#AEB8BE", metal=.1, rough=.45, bump=0)
    extrude(poly, L + .25, (0, 0, .012), sheet, "x", angle=15)
    crest = [-D / 2 + k * pitch + pitch * .76 for k in range(n)]
    z = .012 + .035
    ys = (crest[1], crest[4])
    for y in ys:
        for x in (-L * .40, -L * .13, L * .13, L * .40):
            lfoot(x, y - .012, z)
        rail(-L / 2, L / 2, y + .046, z + .034)
        box((.0015, .042, .047), (-L / 2 - .0008, y + .046, z + .057), "black", .0002)
    zt = z + .034 + .045
    pw, ph = 1.05, 1.15
    # one cropped panel shows how it is held
    x0 = L / 2 - .10 - pw / 2
    pv(pw, ph, 6, 12, "mono", "alu", .035, half=False, busbars=8, loc=(x0, (ys[0] + ys[1]) / 2 + .05, zt + .0175))
    for y in ys:
        clamp(x0 - pw / 2 - .018, y + .046, zt - .004, True, 0)
        clamp(x0 + pw / 2 + .018, y + .046, zt - .004, True, PI)
    # loose parts in front
    for k in range(4):
        clamp(-L * .42 + k * .16, -D / 2 - .25, 0, False, .5 + k * .2, 1.6)
    for k in range(4):
        clamp(-L * .42 + .70 + k * .16, -D / 2 - .27, 0, True, .3 - k * .3, 1.6)
    for k in range(3):
        lf = group((-L * .42 + 1.38 + k * .19, -D / 2 - .25, 0), scale=1.5)
        import studio
        keep, studio.ROOT = studio.ROOT, lf
        lfoot(0, 0, 0, -.4 + .3 * k)
        studio.ROOT = keep
    if view == "detail":
        return dict(az=-34, el=20, focus=(x0 - pw / 2, ys[0], zt, .75))
    if view == "place":
        return dict(az=38, el=30, fill=.84)
    return dict(az=-36, el=24, fill=.86, exposure=1.0)


def frame(p, view):
    tilt = 15
    skip = [(c, r) for c in range(3) for r in range(2) if not (c == 0)]
    g, aw, ad, top = array(3, 2, 1.134, 2.278, tilt, front=2.1, skip=skip, busbars=6, posts=2, brace=False)
    # knee braces from every column to its rafter
    t = math.tan(math.radians(tilt))
    for k in (-1, 0, 1):
        x = k * (aw - .5) / 2
        for s in (-1, 1):
            y, reach = s * ad * .38, .85
            foot, head = 2.1 + (y + ad / 2) * t, 2.1 + (y - s * reach + ad / 2) * t
            beam((x, y, foot - .95), (x, y - s * reach, head - .03), .04, .04)
    if view == "detail":
        return dict(az=-34, el=17, topgloss=False, focus=(-aw * .26, -ad * .38, 2.12, 1.9))
    if view == "place":
        return dict(az=34, el=16, fill=.8)
    return dict(az=-32, el=9, fill=.80, exposure=1.02)


def build(p, view="main"):
    return frame(p, view) if "elevated" in p["slug"] else rails(p, view)

"""Mounting parts: a rail set on trapezoidal sheet, galvanised frames of three heights, and brackets for a balcony."""
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


def table(p, view):
    """A frame on short legs, two of its panels fitted so that the rails behind the others show."""
    cols, rows, front, tilt = p["cols"], p["rows"], p["front"], p["tilt"]
    skip = [(c, r) for c in range(cols) for r in range(rows) if c > (0 if rows > 1 else 1)]
    g, aw, ad, top = array(cols, rows, 1.134, 2.278, tilt, front=front, skip=skip, busbars=6, posts=2 if rows < 2 else None)
    if view == "detail":
        return dict(az=-32, el=14, topgloss=False, focus=(-aw * .12, -ad * .36, front * .9, 1.7))
    if view == "place":
        return dict(az=36, el=18, fill=.82)
    return dict(az=-30, el=14, fill=.86, exposure=1.0)


def brackets(p, view):
    """Four brackets on a parapet, the way they carry two panels; the wall is cut off at both ends."""
    wall = tint("#B9785A", rough=.8, bump=.35)
    L, H, T = 2.5, .95, .14
    box((L, T, H), (0, T / 2, H / 2), wall, .006)
    box((L + .05, T + .07, .05), (0, T / 2, H + .0255), "offwhite", .008)
    lean = math.radians(20)
    for x in (-.95, -.32, .32, .95):
        # the hook over the coping
        box((.045, T + .10, .005), (x, T / 2, H + .054), "alu", .001)
        box((.045, .005, .13), (x, T + .048, H - .009), "alu", .001)
        box((.045, .005, .16), (x, -.048, H - .024), "alu", .001)
        hex_bolt((x, T + .053, H - .03), .009, "y")
        # the leaning arm, its strut and the lower foot
        a, b = Vector((x, -.056, H + .02)), Vector((x, -.056 - .92 * math.sin(lean), H + .02 - .92 * math.cos(lean)))
        beam(a, b, .040, .030, "alubrushed")
        foot = Vector((x, -.004, b.z + .06))
        beam(foot, b + (a - b) * .10, .030, .024, "alubrushed")
        box((.09, .006, .12), (x, -.004, b.z + .06), "alu", .002)
        for s in (-1, 1):
            hex_bolt((x, -.010, b.z + .06 + s * .04), .009, "y")
        hex_bolt(tuple(b + (a - b) * .10 + Vector((0, -.018, 0))), .008, "y")
        # ends that hold the frames
        for t in (.03, .97):
            c = b + (a - b) * t
            g = group(tuple(c + Vector((0, -.030, .004))), (-lean, 0, 0))
            box((.050, .034, .010), (0, 0, 0), "alu", .002, parent=g)
            box((.050, .006, .030), (0, -.017, .012 if t < .5 else -.012), "alu", .002, parent=g)
        tube([(x + .020, T + .050, H - .06), (x + .034, T + .090, H - .20), (x + .010, T + .055, H - .34)], .0025, "steel")
    # safety wires between the arms
    for x in (-.95, .32):
        tube([(x, -.075, H - .05), (x + .315, -.10, H - .16), (x + .63, -.075, H - .05)], .0028, "steel")
    if view == "detail":
        return dict(az=-38, el=16, focus=(-.32, -.10, H - .08, .75))
    if view == "place":
        return dict(az=40, el=20, fill=.82)
    return dict(az=-34, el=15, fill=.84, exposure=1.0)


def build(p, view="main"):
    if "elevated" in p["slug"]:
        return frame(p, view)
    if "balcony" in p["slug"]:
        return brackets(p, view)
    return table(p, view) if "cols" in p else rails(p, view)

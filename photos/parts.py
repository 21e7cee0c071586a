"""Parts that several families share: photovoltaic laminates, displays, lamps, plugs."""
import math
from studio import *  # noqa: F401,F403
from studio import M, PI, box, cyl, extrude, group, lathe, plate, quads, rbox, ring, screw, text, tube, mc4


def pv(w, h, cols, rows, kind="mono", frame="alu", t=.035, lip=.011, half=False, busbars=10, gap=.0022, margin=None, parent=None,
       loc=(0, 0, 0), rot=(0, 0, 0), mid=.018, label=None, chamfer=.006, back=None):
    """Framed panel lying in x/y, face to +z, its centre at the origin of the returned group."""
    g = group(loc, rot, parent)
    cellm = {"mono": ["cell", "cell2"], "black": ["cellblack", "cellblack2"], "poly": ["cellpoly"], "hjt": ["cell", "cell2"], "bifacial": ["cell", "cell2"]}[kind]
    bs = back or {"mono": "backsheet", "black": "backsheetblack", "poly": "backsheet", "hjt": "backsheetglass", "bifacial": "backsheetglass"}[kind]
    bb = "busbardark" if kind == "black" else "busbar"
    if frame:
        for sx in (-1, 1):
            box((lip, h, t), (sx * (w / 2 - lip / 2), 0, 0), frame, .0012, 2, parent=g)
            box((.028, h - .004, .002), (sx * (w / 2 - .014), 0, -t / 2 + .001), frame, .0004, 1, parent=g)
        for sy in (-1, 1):
            box((w - 2 * lip, lip, t), (0, sy * (h / 2 - lip / 2), 0), frame, .0012, 2, parent=g)
            box((w - .02, .028, .002), (0, sy * (h / 2 - .014), -t / 2 + .001), frame, .0004, 1, parent=g)
        for sx in (-1, 1):  # mitred corner joints
            for sy in (-1, 1):
                quads([(-.0004, -lip * .72, .0004, lip * .72)], 0, "darkgrey", parent=g, loc=(sx * (w / 2 - lip / 2), sy * (h / 2 - lip / 2), t / 2 + .0001), rot=(0, 0, -sx * sy * PI / 4))
    else:
        lip = 0
    z = t / 2 - .0022
    box((w - 2 * lip, h - 2 * lip, .005), (0, 0, z - .0026), bs, 0, parent=g)
    m = margin if margin is not None else (.010 if w > .4 else .004)
    iw, ih = w - 2 * lip - 2 * m, h - 2 * lip - 2 * m
    md = mid if half else 0
    cw, ch = iw / cols, (ih - md) / rows
    rects, bars, rib = [], [], []
    for r in range(rows):
        y0 = -ih / 2 + ch * r + (md if half and r >= rows / 2 else 0)
        for c in range(cols):
            x0 = -iw / 2 + cw * c
            rects.append((x0 + gap / 2, y0 + gap / 2, x0 + cw - gap / 2, y0 + ch - gap / 2))
    n = busbars
    bw = max(.0006, cw * (.0045 if n > 6 else .0085))
    for c in range(cols):
        for k in range(n):
            x = -iw / 2 + cw * c + cw * (k + .5) / n
            for y0, y1 in ([(-ih / 2, ih / 2)] if not half else [(-ih / 2, -md / 2), (md / 2, ih / 2)]):
                bars.append((x - bw / 2, y0 + gap, x + bw / 2, y1 - gap))
    if half:
        for c in range(cols - 1):
            pass
    quads(rects, z + .0002, cellm, parent=g, chamfer=chamfer if kind != "poly" else 0)
    quads(bars, z + .0004, bb, parent=g)
    if half and kind != "black":
        quads([(-iw / 2, -.0025, iw / 2, .0025)], z + .0005, bb, parent=g)
    if kind in ("mono", "poly") and margin is None and w > .4:
        for sy in (-1, 1):
            quads([(-iw / 2 + cw * .3, sy * (ih / 2 + m * .45) - .002, iw / 2 - cw * .3, sy * (ih / 2 + m * .45) + .002)], z + .0003, bb, parent=g)
    if label:
        text(label, .016 if w > .7 else .007, (-w / 2 + lip + .02 if w > .7 else -w / 2 + lip + .008, -h / 2 + lip * .42, t / 2), "inkgrey" if frame != "blackalu" else "inkgrey", "top", "LEFT", parent=g, width=w * .4)
    return g


def pv_back(g, w, h, frame="alu", t=.035, boxes=3, label=None, sheet="backsheet"):
    """The rear of a panel: junction boxes, leads with plugs, rating plate."""
    z = -t / 2
    for k in range(boxes):
        x = (k - (boxes - 1) / 2) * w * .30
        rbox(.055, .085, .018, (x, 0, z + .012), "black", .01, .003, "z", parent=g)
    for sx in (-1, 1):
        x0 = sx * (boxes - 1) / 2 * w * .30
        tube([(x0 + sx * .02, 0, z + .008), (x0 + sx * .09, -.05, z + .004), (x0 + sx * .1, -.25, z + .004), (x0 + sx * .06, -.46, z + .006), (x0 + sx * .06, -.56, z + .006)], .0045, "cable", parent=g)
        cyl(.009, .07, (x0 + sx * .06, -.6, z + .009), "black", "z", rot=(PI / 2, 0, 0), parent=g)
    if label:
        rbox(.16, .11, .0006, (w * .2, h * .33, z + .0125), "labelwhite", .003, .0001, "z", parent=g)


def screen(w, h, loc, lines=(), title=None, parent=None, m="screen", bar=None):
    """Small front-facing display with printed read-outs: lines = [(text, x, y, size, material)], in metres from its centre."""
    x, y, z = loc
    rbox(w, h, .002, loc, m, .003, .0004, "y", 5, 2, parent=parent)
    for s, dx, dz, size, col in lines:
        text(s, size, (x + dx, y - .0012, z + dz), col, parent=parent, font="bold", align="LEFT")
    if bar:
        n, val, bx, bz, bw, bh, col = bar
        for k in range(n):
            hh = bh * val[k]
            box((bw, .0004, hh), (x + bx + k * bw * 1.7, y - .0012, z + bz + hh / 2), col, 0, parent=parent)


def type2(loc, rot=(0, 0, 0), parent=None, m="black", scale=1., cap=True):
    """Type 2 vehicle plug: handle with nose; nose towards -y, handle falls away backwards and down."""
    g = group(loc, rot, parent, scale)
    rbox(.064, .058, .062, (0, -.02, 0), m, .026, .004, "y", parent=g)
    rbox(.056, .050, .012, (0, -.054, 0), "darkgrey", .023, .003, "y", parent=g)
    for k, (x, z) in enumerate(((-.013, .011), (.013, .011), (0, .001), (-.018, -.006), (.018, -.006), (-.009, -.016), (.009, -.016))):
        cyl(.0052 if k > 1 else .0038, .004, (x, -.0605, z), "black", "y", e=.0004, seg=20, parent=g)
        cyl(.0026, .005, (x, -.0605, z), "steel", "y", e=.0004, seg=12, parent=g)
    ring_pts = []
    secs = []
    path = [((0, .005, 0), 0, .032, .030), ((0, .035, -.004), 18, .030, .028), ((0, .07, -.022), 38, .024, .022), ((0, .105, -.055), 50, .0215, .0195), ((0, .135, -.092), 55, .021, .019), ((0, .155, -.122), 58, .019, .018), ((0, .163, -.134), 58, .014, .014)]
    for (x, y, z), a, rx, rz in path:
        a = math.radians(a)
        secs.append([(x + rx * math.cos(t), y + rz * math.sin(t) * math.sin(a), z + rz * math.sin(t) * math.cos(a)) for t in [2 * PI * k / 32 for k in range(32)]])
    loft(secs, (0, 0, 0), m, parent=g, angle=60)
    rbox(.024, .010, .05, (0, .03, .030), "darkgrey", .004, .002, "z", rot=(math.radians(-14), 0, 0), parent=g)
    return g


def scroll(x, y, z, R, turns=2, r=.006, m="cable", parent=None, lead=None, tilt=0, seed=1, end=None):
    """A coil of cable lying on the floor around (x, y)."""
    rnd = random.Random(seed)
    pts = []
    n = int(turns * 18)
    for k in range(n + 1):
        a = 2 * PI * k / 18
        layer = k // 18
        rr = R + rnd.uniform(-.025, .025) * R + (layer % 2) * r * 1.2
        pts.append((x + rr * math.cos(a), y + rr * math.sin(a), z + r + layer * r * 1.75 + rnd.uniform(0, .2) * r))
    tube((list(lead) if lead else []) + pts + (list(end) if end else []), r, m, parent=parent)


def hex_bolt(loc, r=.006, axis="z", m="steel", parent=None):
    lathe([(0, -r * .4), (r * 1.05, -r * .4), (r * 1.05, r * .3), (r * .9, r * .42), (0, r * .42)], loc, m, 6, axis, parent=parent, angle=20)


def bulb(loc, parent=None, r=.03, m="warm", cap="white", glass="diffuser", up=False):
    """LED bulb hanging down: dome and cap; loc is the top of the cap."""
    s = -1 if not up else 1
    lathe([(0, 0), (r * .42, 0), (r * .44, s * r * .5), (r * .62, s * r * .75), (r * .95, s * r * 1.6), (r, s * r * 1.8)], loc, cap, 40, parent=parent)
    lathe([(r * .98, s * r * 1.8), (r * 1.0, s * r * 2.05), (r * .93, s * r * 2.5), (r * .72, s * r * 2.9), (r * .4, s * r * 3.12), (0, s * r * 3.18)], loc, glass, 40, parent=parent, angle=60)


def nf(o):
    """This object may leave the frame: it does not count when the shot is framed."""
    if o is not None:
        o["noframe"] = True
    return o


def drop(x, y, z, r=.0035, m="cable", length=1.2, sway=0., parent=None):
    """Cable that hangs down out of the picture, coming back to the wall."""
    return nf(tube([(x, y, z), (x, y, z - .06), (x + sway * .2, y * .8 - .003, z - .16), (x + sway * .7, y * .3 - .008, z - .36), (x + sway, -.010, z - .6), (x + sway, -.010, z - length)], r, m, parent=parent))


def fins(n, w, d, h, loc, m="alucast", t=.0025, axis="x", parent=None):
    """n upright cooling fins spread over width w."""
    x, y, z = loc
    for k in range(n):
        u = (k / (n - 1) - .5) * w
        if axis == "x":
            box((t, d, h), (x + u, y, z), m, .0006, 1, parent=parent)
        else:
            box((d, t, h), (x, y + u, z), m, .0006, 1, parent=parent)


def slots(n, w, h, loc, pitch, m="black", face="front", vertical=False, parent=None):
    """Row of ventilation slots drawn as recessed dark bars."""
    x, y, z = loc
    for k in range(n):
        u = (k - (n - 1) / 2) * pitch
        dx, dz = (u, 0) if vertical else (0, u)
        if face == "front":
            rbox(w, h, .001, (x + dx, y - .0002, z + dz), m, min(w, h) * .49, .0002, "y", 4, 1, parent=parent)
        else:
            rbox(w, h, .001, (x + (.0002 if face == "right" else -.0002), y + dx, z + dz), m, min(w, h) * .49, .0002, "x", 4, 1, parent=parent)


def icon(kind, loc, s, m="inkwhite", parent=None):
    """Tiny front-facing pictograms built from bars."""
    x, y, z = loc
    y -= .0006
    if kind == "bolt":
        extrude([(.1, .5), (-.3, -.08), (-.02, -.08), (-.1, -.5), (.3, .08), (.02, .08)], .0004, (x, y, z), m, parent=parent).scale = (s, 1, s)
    elif kind == "sun":
        cyl(.22 * s, .0004, (x, y, z), m, "y", e=0.00001, parent=parent)
        for k in range(8):
            a = k * PI / 4
            box((.16 * s, .0004, .06 * s), (x + .4 * s * math.cos(a), y, z + .4 * s * math.sin(a)), m, 0, rot=(0, -a, 0), parent=parent)
    elif kind == "house":
        extrude([(-.5, 0), (0, .5), (.5, 0), (.34, 0), (.34, -.42), (-.34, -.42), (-.34, 0)], .0004, (x, y, z), m, parent=parent).scale = (s, 1, s)
    elif kind == "battery":
        rbox(.5 * s, .8 * s, .0004, (x, y, z - .05 * s), m, .05 * s, 0, "y", parent=parent)
        rbox(.2 * s, .1 * s, .0004, (x, y, z + .4 * s), m, .01 * s, 0, "y", parent=parent)
    elif kind == "wifi":
        for k in (.5, .34, .18):
            pts = [(x + s * k * math.cos(a), y, z - .2 * s + s * 1.2 * k * math.sin(a)) for a in [math.radians(45 + 9 * j) for j in range(11)]]
            tube(pts, .035 * s, m, smooth=False, parent=parent, res=2)
        cyl(.06 * s, .0004, (x, y, z - .2 * s), m, "y", e=0.00001, parent=parent)


def sub(build_fn, p, loc=(0, 0, 0), rot=(0, 0, 0), scale=1., parent=None, view="main"):
    """Another family's product as a part of this one."""
    import studio
    keep = studio.ROOT
    g = group(loc, rot, parent, scale)
    studio.ROOT = g
    try:
        build_fn(p, view)
    finally:
        studio.ROOT = keep
    return g


def pole(x, y, z0, z1, r=.03, m="galv", parent=None):
    return cyl(r, z1 - z0, (x, y, (z0 + z1) / 2), m, e=.001, parent=parent)


def beam(a, b, w=.04, h=.04, m="galv", parent=None, r=.002):
    """Square section from point a to point b."""
    a, b = Vector(a), Vector(b)
    d = b - a
    o = box((w, h, d.length), (0, 0, 0), m, r, 2, parent=parent)
    o.location = (a + b) / 2
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    return o


def array(cols, rows, w, h, tilt, parent=None, kind="mono", frame="alu", front=.35, gap=.025, cells=(6, 24), t=.035, legs=True, busbars=0, structure="galv", skip=(), posts=None, brace=True):
    """A table of portrait panels with legs (`posts` along the slope, the outer ones with a brace); its front edge faces -y, middle at x = y = 0."""
    g = group((0, 0, 0), parent=parent)
    a = math.radians(tilt)
    L = rows * h + (rows - 1) * gap
    W = cols * w + (cols - 1) * gap
    y0 = -L * math.cos(a) / 2
    deck = group((0, y0, front), (a, 0, 0), parent=g)
    for c in range(cols):
        for r in range(rows):
            if (c, r) in skip:
                continue
            pv(w, h, *cells, kind, frame, t, half=True, busbars=busbars, parent=deck, loc=((c - (cols - 1) / 2) * (w + gap), h / 2 + r * (h + gap), .10), gap=.005, mid=.03, chamfer=.0015)
    for r in range(rows):
        for f in (.22, .78):
            box((W + .16, .045, .045), (0, r * (h + gap) + h * f, .058), structure, .003, 2, parent=deck)
    n = max(2, round(W / 2.3) + 1)
    for k in range(n):
        x = (k / (n - 1) - .5) * (W - .5)
        box((.05, L - .15, .06), (x, L / 2, .005), structure, .003, 2, parent=deck)
        if legs:
            m = posts or max(2, rows + (1 if rows < 3 else 0))
            for j in range(m):
                s = .12 * L + j / (m - 1) * .76 * L
                z = front + s * math.sin(a) - .01
                y = y0 + s * math.cos(a)
                box((.06, .06, z), (x, y, z / 2), structure, .003, 2, parent=g)
                box((.22, .22, .012), (x, y, .006), structure, .002, 2, parent=g)
                for sx in (-1, 1):
                    hex_bolt((x + sx * .07, y + .07, .016), .012, parent=g)
                    hex_bolt((x + sx * .07, y - .07, .016), .012, parent=g)
    if legs and brace:
        for k in (0, n - 1):
            x = (k / (n - 1) - .5) * (W - .5)
            s0, s1 = .12 * L, .88 * L
            beam((x, y0 + s0 * math.cos(a), .10), (x, y0 + (s0 + (s1 - s0) * (1 if rows < 2 else .5)) * math.cos(a), front + (s0 + (s1 - s0) * (1 if rows < 2 else .5)) * math.sin(a) - .06), .03, .03, structure, g)
    return g, W, L * math.cos(a), front + L * math.sin(a)


def phone(loc, rot=(0, 0, 0), parent=None, charge="64 %"):
    """A phone lying on its back."""
    g = group(loc, rot, parent)
    rbox(.074, .155, .008, (0, 0, .004), "darkgrey", .011, .002, "z", parent=g)
    rbox(.070, .151, .0008, (0, 0, .0082), "gloss", .009, .0002, "z", parent=g)
    rbox(.066, .147, .0006, (0, 0, .0086), "phonescreen", .008, .0001, "z", parent=g)
    text(charge, .010, (0, .018, .009), "uiwhite", "top", parent=g)
    ring(.020, .0012, (0, .018, .009), "uigreen", parent=g)
    return g


def type2_dock(x, y, z, drum=.052, depth=.06, m="darkgrey", R=.165, loops=3, r=.0085, start=None, parent=None, cable="cable"):
    """Cable holder on the wall: drum, plug in its dock, cable coiled over it. (x, y, z): centre of the drum on the wall."""
    cyl(drum, depth, (x, y - depth / 2, z), m, "y", parent=parent)
    cyl(drum * 1.25, .010, (x, y - depth + .002, z), m, "y", parent=parent)
    rbox(.13, .15, .008, (x, y - .004, z), m, .02, .002, parent=parent)
    yp = y - depth - .052
    type2((x, yp, z + .004), (0, 0, PI), parent=parent)
    end = Vector((x, yp - .163, z + .004 - .134))
    pts = []
    if start:
        pts += [Vector(start), Vector(start) + Vector((0, 0, -.05))]
    zc = z + drum + r - R
    n = 22

    def hang(k, a):
        """A point of loop k at angle a: round over the drum, drooping below it, each loop a little longer."""
        c, q = math.cos(a), math.sin(a)
        return Vector((x + R * (.80 + .05 * k) * c * (1 if q > 0 else 1 - .10 * q * q), y - .016 - k * r * 1.7 - r * 1.5 * .5, zc + R * q * (1 if q > 0 else 1.30 + .17 * k)))
    for k in range(loops):
        for j in range(n):
            pts.append(hang(k, PI / 2 + .9 - 2 * PI * j / n))  # clockwise
    # once more over the drum and down the right side, then a loop below the others and up into the plug
    for j in range(9):
        pts.append(hang(loops, PI / 2 + .9 - 2 * PI * j / n) - Vector((0, .004 * j, 0)))
    low = zc - R * 1.95
    pts += [Vector((x + R * .80, y - depth - .05, zc - R * .55)), Vector((x + R * .62, y - depth - .08, zc - R * 1.45)), Vector((x + R * .30, y - depth - .12, low)),
            Vector((x + R * .04, y - depth - .17, zc - R * 1.50)), Vector((x, end.y - .008, end.z - .075)), Vector((x, end.y - .010, end.z - .028)), end]
    tube([tuple(p) for p in pts], r, cable, parent=parent)


def cee(loc, rot=(0, 0, 0), parent=None, m="blue", r=.028):
    """Round blue industrial plug, pins towards -y."""
    g = group(loc, rot, parent)
    b = tint("#1F63B5", rough=.36)
    lathe([(0, .050), (.012, .050), (.016, .040), (.020, .020), (r * .9, .0), (r, -.010), (r, -.018), (r * 1.14, -.020), (r * 1.14, -.030), (r, -.032), (r, -.060), (r * .88, -.060), (r * .88, -.020), (0, -.020)], (0, 0, 0), b, 48, "y", rot=(0, 0, PI), parent=g)
    for k in range(3):
        a = PI / 2 + k * 2 * PI / 3
        cyl(.0036 if k else .0046, .04, (r * .5 * math.cos(a), -.038, r * .5 * math.sin(a)), "brass", "y", parent=g)
    ring(.014, .0035, (0, .052, 0), "black", "y", 32, parent=g)
    return g


def qr(loc, s, parent=None, seed=3):
    rnd = random.Random(seed)
    n = 21
    c = s / n
    rects = []
    for i in range(n):
        for j in range(n):
            corner = (i < 8 and j < 8) or (i < 8 and j > 12) or (i > 12 and j > 12)
            if corner:
                ii = i if i < 8 else n - 1 - i
                jj = j if j < 8 else n - 1 - j
                on = (ii in (0, 6) and jj <= 6) or (jj in (0, 6) and ii <= 6) or (2 <= ii <= 4 and 2 <= jj <= 4)
            else:
                on = rnd.random() < .5
            if on:
                rects.append((-s / 2 + i * c, -s / 2 + j * c, -s / 2 + (i + 1) * c, -s / 2 + (j + 1) * c))
    quads(rects, 0, "ink", parent=parent, loc=loc, rot=(PI / 2, 0, 0))

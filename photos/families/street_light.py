"""Solar street lights: the all-in-one slab seen from both sides, and the split light on its pole."""
from parts import *


def slab(p, parent):
    """All-in-one lamp lying in x/y with its panel up (+z); long side along y."""
    h, w, _ = p["mm"]
    t = .052
    body = tint(p["look"]["color"], rough=.40, bump=.06)
    g = group((0, 0, 0), parent=parent)
    rbox(w, h, t * .55, (0, 0, 0), body, .045, .012, "z", parent=g)
    rbox(w * .90, h * .86, t * .5, (0, -h * .01, -t * .22), body, .04, .010, "z", parent=g)
    pv(w * .90, h * .90, 4, 9, "mono", None, .012, busbars=4, parent=g, loc=(0, 0, t * .275 - .0035), gap=.0022, margin=.006, chamfer=.005)
    # underside: lens rows, sensor, vents
    zb = -t * .22 - t * .25
    rbox(w * .74, h * .34, .006, (0, -h * .20, zb), "white", .02, .002, "z", parent=g)
    for c in range(8):
        for r in range(6):
            x, y = (c - 3.5) * w * .082, -h * .20 + (r - 2.5) * h * .047
            rbox(w * .062, h * .034, .007, (x, y, zb - .004), "frost", .006, .003, "z", parent=g)
            cyl(.0035, .004, (x, y, zb - .0065), "cool", seg=16, parent=g)
    lathe([(.030, 0), (.030, -.004), (.024, -.008)], (0, h * .06, zb), "darkgrey", 40, parent=g)
    lathe([(.023, -.004), (.021, -.014), (.014, -.022), (0, -.026)], (0, h * .06, zb), "diffuser", 40, parent=g, angle=70)
    text(p["brand"].upper(), .022, (0, h * .205, zb), "inkwhite", rot=(PI, 0, PI), parent=g, spacing=1.15)
    text(p["model"], .016, (0, h * .155, zb), "sun", rot=(PI, 0, PI), parent=g)
    cyl(.011, .004, (w * .22, h * .06, zb - .002), "sun", parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.004, .003, (sx * w * .40, sy * h * .39, zb - .0005), "steel", seg=16, parent=g)
    # arm socket at the back
    rbox(.10, .07, .05, (0, h / 2 + .01, -.008), body, .012, .006, "z", parent=g)
    cyl(.030, .20, (0, h / 2 + .12, -.008), body, "y", parent=g)
    hex_bolt((0, h / 2 + .08, .024), .008, parent=g)
    hex_bolt((0, h / 2 + .15, .024), .008, parent=g)
    return g


def all_in_one(p, view):
    h, w, _ = p["mm"]
    a = math.radians(12)
    for s in (-1, 1):
        o = group((s * w * .62, -.006, 0), (0, 0, -s * .10))
        L = h / 2 + h / 2
        g = group((0, 0, 0), (PI / 2 - a, 0, 0), parent=o)
        q = group((0, h / 2, 0), (0, 0 if s < 0 else PI, 0), parent=g)
        slab(p, q)
        top = h + .22
        g.location = (0, -(top * math.sin(a)) - .035, .020)
    if view == "detail":
        return dict(stage="lean", wall_y=0, az=20, el=8, focus=(w * .62, -.12, h * .35, w * 1.25))
    if view == "place":
        return dict(stage="lean", wall_y=0, az=24, el=12, fill=.78)
    return dict(stage="lean", wall_y=0, az=-18, el=8, fill=.76)


def split(p, view):
    body = tint(p["look"]["color"], rough=.42, bump=.06)
    H = 1.65
    rbox(.30, .30, .014, (0, 0, .007), "galv", .02, .002, "z")
    for sx in (-1, 1):
        for sy in (-1, 1):
            hex_bolt((sx * .11, sy * .11, .020), .013)
            cyl(.006, .03, (sx * .11, sy * .11, .03), "steel")
    lathe([(.07, .014), (.046, .05), (.040, .06)], (0, 0, 0), "galv", 40)
    pole(0, 0, .014, H, .038)
    h, w, _ = p["mm"]
    a = math.radians(28)
    g = group((0, 0, H + .10), (a, 0, 0))
    pv(h, w, 9, 4, "mono", "alu", .03, busbars=4, parent=g, loc=(0, 0, .03), chamfer=.016, gap=.004)
    rbox(.34, .22, .10, (0, .05, -.045), body, .02, .008, "z", parent=g)
    box((.05, w * .9, .03), (0, 0, -.005), "galv", .003, parent=g)
    box((.08, .10, .16), (0, 0, H), "galv", .006)
    for z in (H - .05, H + .04):
        hex_bolt((0, -.052, z), .010, "y")
    # lamp on its curved arm, towards the viewer's left
    z = H * .70
    cyl(.050, .14, (0, 0, z), "galv")
    for dz in (-.04, .04):
        hex_bolt((.04, -.036, z + dz), .009, "y")
    tube([(-.03, -.02, z), (-.16, -.10, z + .05), (-.30, -.19, z + .10), (-.42, -.27, z + .11)], .022, "galv")
    q = group((-.60, -.385, z + .098), (math.radians(8), 0, math.radians(-57)), scale=1.0)
    # head: long body along y, LEDs below
    rbox(.20, .44, .046, (0, 0, 0), body, .05, .014, "z", parent=q)
    for k in range(7):
        box((.006, .26, .018), ((k - 3) * .022, .03, .026), body, .002, parent=q)
    rbox(.16, .26, .008, (0, -.06, -.024), "frost", .03, .003, "z", parent=q)
    for c in range(4):
        for r in range(7):
            cyl(.0085, .004, ((c - 1.5) * .034, -.06 + (r - 3) * .033, -.029), "cool", seg=20, parent=q)
    cyl(.030, .10, (0, .24, 0), body, "y", parent=q)
    logo(p["brand"], (.1005, .02, 0), .020, "inkwhite", "right", q)
    tube([(0, .042, H - .02), (.03, .075, H - .20), (.01, .055, z + .1), (0, .045, z)], .006, "cable")
    if view == "detail":
        return dict(az=-40, el=4, focus=(-.4, -.25, z + .05, .9))
    if view == "place":
        return dict(az=32, el=6, fill=.80)
    return dict(az=-16, el=5, fill=.82, exposure=1.02, topgloss=False)


def build(p, view="main"):
    return split(p, view) if "split" in p["slug"] else all_in_one(p, view)

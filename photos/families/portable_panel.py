"""Folding fabric panel on its kickstands."""
from parts import *


def build(p, view="main"):
    n, w, h = p.get("leaves", 4), p.get("leaf", .40), p.get("height", .53)
    a = math.radians(38)
    zig = math.radians(p.get("zig", 9))
    g = group((0, 0, 0), (PI / 2 - a, 0, 0))
    x, y = -n * w * math.cos(zig) / 2, 0
    for k in range(n):
        s = 1 if k % 2 else -1
        leaf = group((x + w / 2 * math.cos(zig), h / 2, y + s * w / 2 * math.sin(zig)), (0, -s * zig, 0), parent=g)
        x += w * math.cos(zig)
        y += s * w * math.sin(zig)
        rbox(w - .006, h, .010, (0, 0, 0), tint(p["look"]["fabric"], rough=.85, spec=.2, bump=.35, bump_scale=1400), .018, .004, "z", parent=leaf)
        rbox(w - .050, h - .060, .002, (0, .006, .0055), "backsheetblack", .006, .0006, "z", parent=leaf)
        cols, rows = 4, 8
        cw, ch = (w - .062) / cols, (h - .072) / rows
        quads([(-(w - .062) / 2 + c * cw + .001, .006 - (h - .072) / 2 + r * ch + .001, -(w - .062) / 2 + (c + 1) * cw - .001, .006 - (h - .072) / 2 + (r + 1) * ch - .001) for c in range(cols) for r in range(rows)], .0068, ["cellblack", "cellblack2"], parent=leaf, chamfer=.004)
        quads([(-(w - .062) / 2 + c * cw + cw * (j + .5) / 3 - .0004, .006 - (h - .072) / 2, -(w - .062) / 2 + c * cw + cw * (j + .5) / 3 + .0004, .006 + (h - .072) / 2) for c in range(cols) for j in range(3)], .0070, "busbardark", parent=leaf)
        for sx in (-1, 1):
            ring(.007, .0022, (sx * (w / 2 - .014), h / 2 - .013, .006), "steel", seg=28, parent=leaf)
            ring(.007, .0022, (sx * (w / 2 - .014), -h / 2 + .013, .006), "steel", seg=28, parent=leaf)
        if k == 0:
            text(p["brand"].upper(), .011, (0, -h / 2 + .013, .0055), "inkwhite", "top", parent=leaf, spacing=1.2)
        if k == n - 1:
            text(p["model"], .012, (0, -h / 2 + .013, .0055), "sun", "top", parent=leaf)
        if k in (0, n - 1):
            tube([(-.055, h / 2 - .002, -.002), (-.05, h / 2 + .035, -.002), (-.02, h / 2 + .045, -.002), (.02, h / 2 + .045, -.002), (.05, h / 2 + .035, -.002), (.055, h / 2 - .002, -.002)], .006, "rubber", parent=leaf)
    g.location = (0, -h * math.sin(a) * .5, .009)
    top = (h * math.cos(a), -h * math.sin(a) * .5 + h * math.sin(a))
    for k in range(n):
        xx = (k - (n - 1) / 2) * w * math.cos(zig)
        if k in (0, n - 1) or n > 3:
            tube([(xx, top[1] - .28 * h * math.sin(a) + .05, top[0] * .70), (xx, top[1] + .17, .012)], .008, "darkgrey", smooth=False)
    # lead with plug, in front
    tube([(n * w * .36, .05, .03), (n * w * .42, -.16, .006), (n * w * .34, -.36, .006), (n * w * .16, -.42, .006), (n * w * .10, -.36, .006), (n * w * .2, -.30, .006), (n * w * .30, -.40, .006), (n * w * .26, -.50, .006)], .0045, "cable")
    cyl(.008, .05, (n * w * .252, -.52, .009), "black", "y", rot=(0, 0, -.4))
    if view == "detail":
        return dict(az=-30, el=18, focus=(-w * 1.1, -.1, h * .5, .75))
    if view == "place":
        return dict(az=-40, el=20, fill=.8)
    return dict(az=-20, el=15, fill=.82, exposure=1.0)

"""Folding phone charger: fabric leaves standing like a screen, a phone beside."""
from parts import *


def build(p, view="main"):
    h = p["mm"][1]
    w = .16
    fabric = tint(p["look"]["fabric"], rough=.85, spec=.2, bump=.35, bump_scale=1800)
    zig = math.radians(24)
    x, y = -2 * w * math.cos(zig), 0
    for k in range(4):
        s = 1 if k % 2 == 0 else -1
        leaf = group((x + w / 2 * math.cos(zig), y + s * w / 2 * math.sin(zig), h / 2), (0, 0, s * zig))
        rbox(w - .003, h, .008, (0, 0, 0), fabric, .012, .003, parent=leaf)
        for sx in (-1, 1):  # stitched hem
            for q in range(34):
                box((.0007, .0006, .0045), (sx * (w / 2 - .0065), -.0042, -h / 2 + .012 + q * (h - .024) / 33), "inkwhite", 0, parent=leaf)
        if k < 3:
            rbox(w - .024, h - .052, .0016, (0, -.0042, .006), "backsheetblack", .004, .0004, parent=leaf)
            q = group((0, -.0052, .006), (PI / 2, 0, 0), parent=leaf)
            pw, ph = w - .030, h - .058
            quads([(-pw / 2 + c * pw / 3 + .0006, -ph / 2 + r * ph / 6 + .0006, -pw / 2 + (c + 1) * pw / 3 - .0006, -ph / 2 + (r + 1) * ph / 6 - .0006) for c in range(3) for r in range(6)], .0002, ["cellblack", "cellblack2"], parent=q, chamfer=.003)
            quads([(-pw / 2 + (c + (j + .5) / 3) * pw / 3 - .0002, -ph / 2, -pw / 2 + (c + (j + .5) / 3) * pw / 3 + .0002, ph / 2) for c in range(3) for j in range(3)], .0004, "busbar", parent=q)
            ring(.0052, .0016, (-w / 2 + .012, -.0042, h / 2 - .012), "brass", "y", 28, parent=leaf)
        else:
            rbox(w - .030, h * .52, .014, (0, -.008, -h * .14), fabric, .010, .005, parent=leaf)
            box((w - .040, .003, .005), (0, -.0150, h * .075), "black", .001, parent=leaf)
            for q in range(26):
                box((.0022, .0034, .0056), (-w / 2 + .024 + q * (w - .048) / 25, -.0150, h * .075), "brass", 0, parent=leaf)
            rbox(.005, .003, .020, (w / 2 - .030, -.0172, h * .05), "brass", .002, .001, parent=leaf)
            for q, t in ((-.022, "USB"), (.022, "USB-C")):
                rbox(.028, .016, .006, (q, -.0050, h * .24), "black", .002, .001, parent=leaf)
                rbox(.013 if q < 0 else .009, .005, .002, (q, -.0082, h * .24), "steel", .001, .0003, parent=leaf)
                text(t, .0045, (q, -.0045, h * .305), "inkwhite", parent=leaf)
            logo(p["brand"], (0, -.0152, -h * .10), .014, "inkwhite", parent=leaf)
            text(p["model"] and p["model"] + " W", .012, (0, -.0152, -h * .185), "sun", parent=leaf)
            ring(.0052, .0016, (w / 2 - .012, -.0042, h / 2 - .012), "brass", "y", 28, parent=leaf)
            ring(.0052, .0016, (w / 2 - .012, -.0042, -h / 2 + .012), "brass", "y", 28, parent=leaf)
            # carabiner
            tube([(w / 2 - .012, -.006, h / 2 - .014), (w / 2 + .004, -.012, h / 2 - .030), (w / 2 + .006, -.014, h / 2 - .060), (w / 2 - .006, -.014, h / 2 - .068), (w / 2 - .016, -.012, h / 2 - .056), (w / 2 - .014, -.010, h / 2 - .022)], .0024, "steel", parent=leaf, closed=False)
        x += w * math.cos(zig)
        y += s * w * math.sin(zig)
    mat("phonescreen", (.01, .02, .05), rough=.15, emit=(.02, .07, .18), power=.8)
    phone((.135, -.165, 0), (0, 0, math.radians(22)))
    rbox(.010, .006, .016, (.2352, .0065, h * .74), "cablewhite", .002, .001, rot=(0, 0, -zig))
    tube([(.2345, .002, h * .74), (.236, -.018, h * .725), (.244, -.045, h * .52), (.252, -.085, h * .16), (.250, -.14, .003), (.240, -.20, .0025), (.222, -.268, .0025), (.188, -.286, .0035), (.1665, -.244, .0045)], .0017, "cablewhite")
    if view == "detail":
        return dict(az=8, el=14, focus=(w * 1.45, -.02, h * .45, .28))
    if view == "place":
        return dict(az=26, el=24, fill=.80)
    return dict(az=-8, el=15, fill=.80)

"""Earthing set: copper-bonded electrode, clamp, earth wire and the cover of the pit."""
from parts import *
from families.solar_cable import coil


def build(p, view="main"):
    green = mat("pit", (.035, .15, .075), rough=.5, bump=.12, bump_scale=700)
    # pit cover
    rbox(.26, .26, .10, (-.10, .14, .050), green, .022, .006, "z")
    rbox(.215, .215, .012, (-.10, .14, .105), green, .018, .004, "z")
    for k in range(5):
        rbox(.150, .006, .003, (-.10, .075 + k * .0325, .1125), "black", .003, .001, "z")
    text("EARTH", .020, (-.10, .140 - .0163, .1128), "inkwhite", "top")
    # rods, lying one on the other's foot
    for x0, y0, x1, y1, z in ((-.30, -.13, .26, -.05, .0086), (-.24, -.19, .31, -.12, .0086)):
        a, b = Vector((x0, y0, z)), Vector((x1, y1, z))
        u = (b - a).normalized()
        tube([tuple(a + u * .03), tuple(b - u * .03)], .0086, "copper", smooth=False)
        tube([tuple(b - u * .03), tuple(b)], .0070, "copper", smooth=False)
        g = group(tuple(a), (0, 0, math.atan2(u.y, u.x)))
        lathe([(.0086, .030), (.0070, .022), (.0012, 0), (0, 0)], (0, 0, 0), "copper", 32, "x", parent=g)
    # clamp around the rod
    cx, cy = -.02, -.087
    rbox(.030, .034, .030, (cx, cy - .003, .014), "brass", .006, .003, "z", rot=(0, 0, .14))
    hex_bolt((cx, cy - .003, .032), .0085, m="steel")
    # earth wire
    wire = mat("earthwire", (.13, .38, .05), rough=.42)
    coil(.17, .12, .078, .0042, wire, layers=4, rows=3)
    tube([(.17 - .078, .10, .020), (.085, .02, .010), (.04, -.03, .008), (cx + .016, cy + .016, .012)], .0042, wire)
    rbox(.10, .036, .0012, (.20, -.005, .018), "labelwhite", .003, .0002, rot=(math.radians(-22), 0, .1))
    g = group((.20, -.0062, .018), (math.radians(-22), 0, .1))
    text(p["brand"].upper(), .0085, (0, -.0008, .006), "inkblue", parent=g)
    text(p["model"], .0060, (0, -.0008, -.008), "inkgrey", parent=g, font="regular")
    if view == "detail":
        return dict(stage="floor", az=-22, el=26, focus=(cx, cy, .02, .17), exposure=.98)
    if view == "place":
        return dict(stage="floor", az=28, el=36, fill=.78, exposure=.98)
    return dict(stage="floor", az=-18, el=26, fill=.80, exposure=.98)

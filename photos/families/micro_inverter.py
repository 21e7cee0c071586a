"""Micro-inverter: flat sealed box with four DC leads and an AC trunk."""
from parts import *


def build(p, view="main"):
    w, d, t = p["mm"]
    rbox(w, d, t, (0, 0, .006 + t / 2), "anthracite", .018, .006, "z")
    rbox(w * .93, d * .88, .003, (0, 0, .006 + t), "darkgrey", .014, .001, "z")
    zt = .0076 + t
    for k in range(9):
        box((w * .80, .0028, .004), (0, d * .10 + k * .0095 - .012, zt + .001), "darkgrey", .0008, 2)
    logo(p["brand"], (-w * .38, -d * .20, zt), .017, "inkwhite", "top").data.align_x = "LEFT"
    text(p["model"], .012, (-w * .38, -d * .325, zt), "sun", "top", "LEFT")
    plate(.062, .042, (w * .26, -d * .26, zt + .0003), "labelwhite", "top", .002)
    text("IP67  2 MPPT", .0048, (w * .26, -d * .20, zt + .0008), "ink", "top")
    for k in range(3):
        box((.048, .0016, .0002), (w * .26, -d * .265 - k * .0065, zt + .0009), "inkgrey", 0)
    # mounting ear with slot
    rbox(w * .5, .040, .004, (0, d / 2 + .014, .006 + t * .8), "steel", .008, .0008, "z")
    rbox(.030, .009, .0045, (-w * .13, d / 2 + .020, .006 + t * .8), "black", .0044, .0003, "z")
    rbox(.030, .009, .0045, (w * .13, d / 2 + .020, .006 + t * .8), "black", .0044, .0003, "z")
    for sx in (-1, 1):
        for sy in (-1, 1):
            screw((sx * w * .43, sy * d * .39, zt - .0012), .004, "z")
            cyl(.012, .008, (sx * w * .4, sy * d * .36, .004), "rubber")
    led((w * .43, -d * .05, zt - .0012), "ledgreen", .003, "top")
    # leads along the front, lying on the floor
    for k in range(4):
        x = (-.38 + .17 * k) * w
        s = (-1) ** k
        cyl(.0062, .016, (x, -d / 2 - .006, .006 + t * .45), "black", "y")
        ex = x + (k - 1.5) * .030
        tube([(x, -d / 2 - .01, .006 + t * .45), (x + (k - 1.5) * .006, -d / 2 - .04, .012), (ex, -d / 2 - .085, .0045), (ex + (k - 1.5) * .008, -d / 2 - .11, .0065)], .0033, "cablered" if k % 2 == 0 else "cable")
        q = group((ex + (k - 1.5) * .009, -d / 2 - .112, .0078), (PI / 2, 0, (k - 1.5) * .22))
        lathe([(0, 0), (.0075, 0), (.0075, .026), (.0058, .027), (.0058, .042), (.0042, .045), (0, .045)], (0, 0, 0), "black", 24, parent=q)
    x = w * .42
    cyl(.0095, .02, (x, -d / 2 - .008, .006 + t * .45), "black", "y")
    tube([(x, -d / 2 - .012, .006 + t * .45), (x + .02, -d / 2 - .05, .012), (x + .085, -d / 2 - .05, .0055), (x + .10, d * .1, .0055), (x + .06, d * .65, .0055), (-.02, d * .92, .0055), (-w * .62, d * .75, .0055), (-w * .80, d * .1, .0055)], .0055, "cable")
    cyl(.013, .055, (-w * .805, d * .02, .013), "black", "y", rot=(0, 0, .1))
    ring(.0125, .0022, (-w * .805, d * .02 - .012, .0135), "sun", "y")
    if view == "detail":
        return dict(az=-30, el=28, focus=(-.03, -d * .55, .02, .26))
    if view == "place":
        return dict(az=32, el=40, fill=.78)
    return dict(az=-24, el=36, fill=.82, exposure=1.02)

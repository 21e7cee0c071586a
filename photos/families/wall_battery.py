"""Lithium wall battery: white slab, dark light bar."""
from parts import *


def build(p, view="main"):
    w, d, h = p["mm"]
    tall = h > .7
    yf = -d - .006
    box((w * .7, .006, h * .5), (0, -.003, 0), "galv", .001)
    rbox(w * .965, h * .975, d * .55, (0, -.006 - d * .28, 0), "lightgrey", .035, .006)
    rbox(w, h, d * .62, (0, yf + d * .31, 0), "white", .05, .022, e2=.006)
    # light bar
    rbox(.036, h * .42, .004, (-w * .27, yf, h * .08), "gloss", .016, .001)
    n = 5
    for k in range(n):
        rbox(.014, h * .052, .002, (-w * .27, yf - .002, h * (.08 + (k - 2) * .075)), "ledgreen" if k < 4 else "ledoff", .005, .0005)
    logo(p["brand"], (w * .12, yf, h * .36), h * .042, "inkblue")
    text(p["model"], h * .028, (w * .12, yf, h * .285), "inkgrey", font="regular")
    box((w * .10, .0008, .0028), (w * .12, yf - .0004, h * .325), "sun", 0)
    text("51.2 V  LFP", h * .0185, (w * .12, yf, -h * .42), "inkgrey", font="regular")
    cyl(.012, .003, (-w * .27, yf - .001, -h * .22), "steel", "y")
    # side cover with handles, breaker
    rbox(d * .34, h * .36, .004, (w / 2, yf + d * .33, -h * .18), "lightgrey", .008, .001, "x")
    rbox(d * .16, .036, .006, (w / 2 + .002, yf + d * .33, -h * .08), "black", .003, .001, "x")
    rbox(d * .08, .020, .010, (w / 2 + .005, yf + d * .33, -h * .076), "green", .002, .001, "x")
    plate(d * .26, h * .10, (w / 2 + .002, yf + d * .33, -h * .24), "labelwhite", "right")
    rbox(d * .30, .10, .003, (w / 2, yf + d * .33, h * .30), "darkgrey", .012, .001, "x")
    if tall:
        rbox(w * .92, .012, d * .5, (0, yf + d * .3, -h / 2 - .004), "darkgrey", .004, .002)
        for sx in (-1, 1):
            for y in (yf + d * .12, -d * .22):
                cyl(.018, .05, (sx * w * .36, y, -h / 2 - .025), "black")
    else:
        for k, m in enumerate(("cablered", "cable")):
            gland((-w * .30 + k * .05, yf + d * .5, -h / 2), .014, "black")
            drop(-w * .30 + k * .05, yf + d * .5, -h / 2 - .03, .0075, m)
        gland((-w * .12, yf + d * .5, -h / 2), .009, "black")
        drop(-w * .12, yf + d * .5, -h / 2 - .02, .0035, "cable")
    if tall:
        for k, m in enumerate(("cablered", "cable")):
            gland((-w * .30 + k * .06, -d * .45, -h / 2), .014, "black")
        shot = dict(stage="lean", wall_y=0)
        for o in bpy.data.objects:
            pass
        import studio
        studio.ROOT.location.z = 0
        lift = h / 2 + .05
        for o in list(bpy.data.objects):
            if o.parent == studio.ROOT:
                o.location.z += lift
        if view == "detail":
            return dict(shot, az=-26, el=8, focus=(-w * .1, yf, lift + h * .2, w * 1.05), exposure=.93)
        return dict(shot, az=-26 if view == "main" else 34, el=7, fill=.70, exposure=.93)
    if view == "detail":
        return dict(stage="wall", az=-26, el=5, focus=(-w * .1, yf, h * .16, w * 1.0), exposure=.94)
    if view == "place":
        return dict(stage="wall", az=36, el=-6, fill=.66, exposure=.94)
    return dict(stage="wall", az=-24, el=6, fill=.68, exposure=.94)

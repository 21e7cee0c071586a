"""Rack battery: 3U steel case with front handles."""
from parts import *


def build(p, view="main"):
    w, d, h = p["mm"]
    body = tint(p["look"]["color"], rough=.45, bump=.18, bump_scale=500)
    acc = tint(p["look"]["accent"], rough=.4)
    z0 = .012
    rbox(w, d, h, (0, 0, z0 + h / 2), body, .006, .003, "z")
    yf = -d / 2
    rbox(w * 1.085, h, .008, (0, yf - .004, z0 + h / 2), body, .004, .0015)
    y = yf - .008
    for s in (-1, 1):  # rack ears with slots
        for k in (-1, 1):
            rbox(.012, .007, .002, (s * w * .522, y, z0 + h / 2 + k * h * .36), "black", .0034, .0003)
        x = s * w * .445
        tube([(x, y, z0 + h * .22), (x, y - .034, z0 + h * .26), (x, y - .040, z0 + h * .34), (x, y - .040, z0 + h * .66), (x, y - .034, z0 + h * .74), (x, y, z0 + h * .78)], .0055, "steel")
    logo(p["brand"], (-w * .375, y, z0 + h * .80), h * .115, "inkwhite").data.align_x = "LEFT"
    text(p["model"], h * .085, (-w * .375, y, z0 + h * .60), acc, align="LEFT", font="regular")
    box((w * .07, .001, .003), (-w * .34, y - .0004, z0 + h * .70), "sun", 0)
    # status lights, display, ports
    rbox(w * .20, h * .24, .003, (w * .0, y, z0 + h * .70), "gloss", .004, .0008)
    text("100 %", h * .085, (-w * .03, y - .0016, z0 + h * .73), "uigreen", font="mono")
    text("53.4 V", h * .06, (-w * .03, y - .0016, z0 + h * .63), "uiwhite", font="mono")
    for k in range(6):
        led((-w * .085 + k * w * .034, y, z0 + h * .48), "ledgreen" if k < 5 else "ledoff", .0034)
    for k in range(2):
        rbox(.017, .015, .008, (-w * .07 + k * .028, y - .002, z0 + h * .27), "steel", .001, .0006)
        rbox(.0125, .010, .009, (-w * .07 + k * .028, y - .0024, z0 + h * .275), "black", .0008, .0003)
        text(f"CAN RS485".split()[k], h * .038, (-w * .07 + k * .028, y, z0 + h * .385), "inkwhite", font="regular")
    for k in range(6):
        rbox(.0045, .010, .003, (w * .035 + k * .0062, y, z0 + h * .27), "white" if k in (1, 4) else "darkgrey", .0006, .0003)
    rbox(w * .075, h * .14, .003, (w * .05, y + .0006, z0 + h * .27), "inkgrey", .002, .0004)
    # breaker
    rbox(.055, h * .62, .014, (w * .185, y - .004, z0 + h * .50), "lightgrey", .003, .001)
    rbox(.020, .024, .020, (w * .185, y - .012, z0 + h * .54), "green", .002, .001)
    # terminals under orange caps
    for k, (m, s) in enumerate((("orange", "+"), ("orange", "+"), ("black", "–"), ("black", "–"))):
        x = w * .285 + (k % 2) * .034
        z = z0 + h * (.70 if k < 2 else .32)
        rbox(.027, .034, .022, (x, y - .010, z), m, .006, .003)
        text(s, .011, (x, y - .0212, z), "inkwhite")
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.014, .012, (sx * w * .42, sy * d * .42, .006), "rubber")
    slots(7, d * .05, .0045, (w / 2, d * .05, z0 + h / 2), .013, "black", "right")
    slots(12, .0045, h * .5, (w / 2, d * .24, z0 + h / 2), .012, "black", "right", True)
    slots(12, .0045, h * .5, (-w / 2, -d * .12, z0 + h / 2), .012, "black", "left", True)
    for sx in (-1, 1):
        for sy in (-.45, 0, .45):
            screw((sx * w * .47, sy * d, z0 + h - .0006), .0035, "z", "darkgrey")
    if view == "detail":
        return dict(az=22, el=10, focus=(w * .16, yf, z0 + h * .5, w * .62), exposure=1.04)
    if view == "place":
        return dict(az=34, el=24, fill=.80, exposure=1.04)
    return dict(az=-26, el=17, fill=.80, exposure=1.04)

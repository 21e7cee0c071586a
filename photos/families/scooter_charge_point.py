"""Charging point for scooters: three-pin socket under a clear flap."""
from parts import *


def build(p, view="main"):
    w, d, h = p["mm"]
    body = tint(p["look"]["color"], rough=.36, bump=.05)
    acc = tint(p["look"]["accent"], rough=.4)
    yf = -d
    rbox(w * .95, h * .96, d * .25, (0, -d * .125, 0), "lightgrey", .018, .004)
    rbox(w, h, d * .76, (0, yf + d * .38, 0), body, .022, .010, e2=.003)
    logo(p["brand"], (-w * .38, yf, h * .41), h * .060, "inkblue").data.align_x = "LEFT"
    text(p["model"], h * .050, (w * .38, yf, h * .41), acc, align="RIGHT")
    # socket field
    zc = -h * .035
    s = w * .66
    rbox(s * 1.14, s * 1.14, .004, (0, yf, zc), "lightgrey", .016, .001)
    ring(s * .515, .0028, (0, yf - .002, zc), "ledgreen", "y", 96)
    lathe([(s * .46, 0), (s * .46, .004), (s * .44, .0065), (s * .38, .0065), (s * .37, .0050), (0, .0050)], (0, yf - .002, zc), "white", 64, "y")
    for x, z, r in ((0, s * .19, .0080), (-s * .18, -s * .12, .0064), (s * .18, -s * .12, .0064)):
        cyl(r * 1.35, .0010, (x, yf - .0072, zc + z), "lightgrey", "y", e=.0002)
        cyl(r, .0012, (x, yf - .0074, zc + z), "black", "y", e=.0002)
    # clear flap, open at its top hinge
    cyl(.0042, s * 1.0, (0, yf - .006, zc + s * .60), "lightgrey", "x")
    th = math.radians(88)
    rbox(s * 1.10, s * 1.10, .0022, (0, yf - .008 - s * .55 * math.sin(th), zc + s * .60 + s * .55 * math.cos(th)), "flap", .014, .0006, rot=(th, 0, 0))
    # status, code sticker
    for k, m in enumerate(("ledgreen", "ledoff", "ledoff")):
        led((-w * .34 + k * .014, yf, -h * .43), m, .0030)
    cx = w * .30
    rbox(.040, .040, .0010, (cx, yf, -h * .415), "labelwhite", .003, .0002)
    qr((cx, yf - .0008, -h * .415), .033)
    text("3.3 kW", h * .045, (-w * .01, yf, -h * .43), "inkgrey", font="regular")
    gland((w * .2, -d * .5, -h / 2), .012, "black")
    drop(w * .2, -d * .5, -h / 2 - .025, .0062, "cable")
    for sx in (-1, 1):
        screw((sx * w * .44, yf - .0004, h * .455), .003) if False else None
    if view == "detail":
        return dict(stage="wall", az=-26, el=4, focus=(0, yf, zc, w * 1.0), exposure=.96)
    if view == "place":
        return dict(stage="wall", az=34, el=10, fill=.68, exposure=.96)
    return dict(stage="wall", az=-25, el=5, fill=.68, exposure=.96)

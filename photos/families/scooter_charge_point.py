"""Charging point for scooters: three-pin socket under a clear flap."""
from parts import *


def _rim(half, r, n=6):
    """Outline of a rounded square around the origin."""
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    return [(sx * (half - r) + r * math.cos(math.radians(a + 90 * k / n)), sz * (half - r) + r * math.sin(math.radians(a + 90 * k / n))) for sx, sz, a in corners for k in range(n + 1)]


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
    cyl(.0042, s * .82, (0, yf - .006, zc + s * .60), "grey", "x")
    lid = group((0, yf - .006, zc + s * .60), (math.radians(-63), 0, 0))
    f = s * 1.12
    rbox(f - .010, f - .010, .0022, (0, 0, -f / 2), mat("lid", (.50, .58, .64), rough=.06, spec=.4, alpha=.24), .010, .0006, parent=lid)
    rim = [(x, -.0005, z - f / 2) for x, z in _rim(f / 2 - .004, .012)]
    tube(rim, .0036, "grey", smooth=False, closed=True, parent=lid)
    rbox(.034, .012, .006, (0, -.001, -f - .004), "grey", .005, .002, parent=lid)
    for k in (-1, 1):
        box((.014, .007, .012), (k * s * .34, 0, -.006), "grey", .002, parent=lid)
    # status, code sticker
    for k, m in enumerate(("ledgreen", "ledoff", "ledoff")):
        led((-w * .34 + k * .014, yf, -h * .43), m, .0030)
    cx, cz = w * .335, -h * .402
    rbox(.032, .032, .0010, (cx, yf, cz), "labelwhite", .003, .0002)
    qr((cx, yf - .0008, cz), .026)
    text("3.3 kW", h * .045, (-w * .01, yf, -h * .43), "inkgrey", font="regular")
    gland((w * .2, -d * .5, -h / 2), .012, "black")
    drop(w * .2, -d * .5, -h / 2 - .025, .0062, "cable")
    if view == "detail":
        return dict(stage="wall", az=-26, el=4, focus=(0, yf, zc, w * 1.0), exposure=.96)
    if view == "place":
        return dict(stage="wall", az=34, el=10, fill=.68, exposure=.96)
    return dict(stage="wall", az=-25, el=5, fill=.68, exposure=.96)

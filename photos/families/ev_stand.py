"""Charging stand with two sockets."""
from parts import *


def build(p, view="main"):
    w, d, h = p["mm"]
    body = tint(p["look"]["color"], rough=.40, bump=.08)
    pale = tint(p["look"]["accent"], rough=.34, coat=.2, bump=.03)
    rbox(w * 1.22, d * 1.35, .016, (0, 0, .008), "darkgrey", .02, .003, "z")
    for sx in (-1, 1):
        for sy in (-1, 1):
            hex_bolt((sx * w * .55, sy * d * .58, .020), .012)
    rbox(w, d, h * .90, (0, 0, .016 + h * .45), body, .045, .010, "z")
    z = .016 + h * .90
    rbox(w * .985, d * .985, .030, (0, 0, z + .012), "ledbandblue", .044, .003, "z")
    rbox(w, d, h * .075, (0, 0, z + .026 + h * .0375), body, .045, .014, "z")
    yf = -d / 2
    rbox(w * .80, h * .80, .014, (0, yf - .002, .016 + h * .46), pale, .028, .005)
    y = yf - .009
    # display
    zc = h * .74
    rbox(w * .58, h * .115, .004, (0, y, zc), "gloss", .010, .001)
    rbox(w * .52, h * .098, .002, (0, y - .0018, zc), "screen", .004, .0004)
    for s in (-1, 1):
        x = s * w * .13
        icon("bolt", (x - w * .075, y - .0028, zc + .012), .034, "uigreen" if s < 0 else "uiblue")
        text("22 kW", .018, (x + w * .035, y - .003, zc + .018), "uiwhite")
        text("charging" if s < 0 else "free", .012, (x + w * .035, y - .003, zc - .010), "uigreen" if s < 0 else "uiblue", font="regular")
    box((.0012, .0006, h * .08), (0, y - .0030, zc), "inkgrey", 0)
    # card reader
    rbox(w * .30, h * .070, .003, (0, y, h * .605), "darkgrey", .010, .0008)
    icon("wifi", (0, y - .002, h * .607), .040, "inkwhite")
    text("TAP CARD", .010, (0, y, h * .555), "inkgrey", font="regular")
    logo(p["brand"], (0, y, h * .845), .030, "inkblue")
    text(p["model"], .020, (0, y, h * .16), "inkgrey", font="regular")
    box((w * .12, .001, .004), (0, y - .0004, h * .195), "sun", 0)
    cyl(.030, .014, (0, y - .004, h * .42), "red", "y")
    cyl(.038, .006, (0, y - .001, h * .42), "yellow", "y")
    # a socket with flap on each side
    for s in (-1, 1):
        x = s * w / 2
        rbox(d * .62, h * .16, .020, (x + s * .004, -d * .04, h * .58), "anthracite", .03, .005, "x")
        cyl(.052, .016, (x + s * .020, -d * .04, h * .575), "darkgrey", "x")
        cyl(.044, .008, (x + s * .029, -d * .04, h * .575), "black", "x")
        for a in range(7):
            q = 2 * PI * a / 6
            rr = 0 if a == 6 else .022
            cyl(.0055, .004, (x + s * .0335, -d * .04 + rr * math.cos(q), h * .575 + rr * math.sin(q)), "grey", "x", seg=20)
        rbox(.020, .006, .016, (x + s * .022, -d * .04, h * .645), "darkgrey", .003, .002, "x")
        led((x + s * .0165, -d * .04, h * .485), "ledgreen" if s < 0 else "ledblue", .006, "right")
        text("A" if s < 0 else "B", .024, (x + s * .0005, -d * .04, h * .695), "inkwhite", "left" if s < 0 else "right")
    if view == "detail":
        return dict(az=-34, el=8, focus=(0, yf, h * .66, w * 1.5))
    if view == "place":
        return dict(az=38, el=12, fill=.78)
    return dict(az=-30, el=8, fill=.78)

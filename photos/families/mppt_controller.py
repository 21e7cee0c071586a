"""MPPT charge controller on a wall: heat sink, display, keys, terminals."""
from parts import *

LABELS = ("PV", "PV", "BAT", "BAT", "LOAD", "LOAD")


def terminal_row(n, w, x0, y, z, h, d, labels=LABELS, block="black", lz=None, ink="inkwhite", wires=True, wr=.0032, face=True):
    """Screw terminals along the lower edge with wires dropping out."""
    pitch = w / n
    for k in range(n):
        x = x0 + (k - (n - 1) / 2) * pitch
        rbox(pitch * .92, h, d, (x, y, z), block, .0015, .0008)
        cyl(pitch * .26, .003, (x, y - d / 2, z + h * .12), "steel", "y", seg=28)
        box((pitch * .36, .001, pitch * .07), (x, y - d / 2 - .0016, z + h * .12), "black", 0, rot=(0, .4 + k, 0))
        if wires:
            m = "cablered" if k % 2 == 0 else "cable"
            drop(x, y, z - h * .4, wr, m, length=.9)
        if lz is not None and k % 2 == 0:
            text(labels[k], pitch * .22, (x + pitch / 2, lz[1], lz[0]), ink, font="bold")
    return pitch


def build(p, view="main"):
    w, d, h = p["mm"]
    big = "60a" in p["slug"]
    if not big:
        # size is wide x high x deep here: 190 x 120 x 62
        w, h, d = p["mm"]
    body = tint(p["look"]["color"], rough=.40, bump=.10)
    acc = tint(p["look"]["accent"], rough=.40)
    if big:
        w, h, d = .215, .260, .110
        fins(21, w * .98, d * .50, h * .94, (0, -.004 - d * .25, 0), "black", .0028)
        box((w, .004, h * .96), (0, -.004 - d * .50, 0), "black", .0006)
        for sz in (-1, 1):
            rbox(w * .5, .05, .004, (0, -.003, sz * (h / 2 + .006)), "steel", .008, .0008)
            cyl(.005, .006, (-w * .15, -.004, sz * (h / 2 + .016)), "black", "y")
            cyl(.005, .006, (w * .15, -.004, sz * (h / 2 + .016)), "black", "y")
        yf = -d - .004
        rbox(w, h, d * .46, (0, yf + d * .23, 0), body, .016, .007)
        rbox(w * .90, h * .30, .004, (0, yf, h * .24), "gloss", .008, .001)
        text("57.6 V   42.1 A", h * .044, (0, yf - .002, h * .285), "uiwhite", font="mono")
        text("2.42 kW", h * .066, (-w * .14, yf - .002, h * .195), "uigreen", font="mono")
        for k in range(4):
            cyl(.006, .004, (w * .16 + k * w * .072, yf - .003, h * .195), "darkgrey", "y")
        logo(p["brand"], (-w * .40, yf, h * .03), h * .062, "inkblue").data.align_x = "LEFT"
        text(p["model"], h * .050, (w * .40, yf, h * .03), "inkgrey", align="RIGHT", font="regular")
        box((w * .12, .001, .0026), (-w * .34, yf - .0004, -h * .025), "sun", 0)
        rbox(w * .995, .003, d * .3, (0, yf + d * .2, -h * .10), "lightgrey", .0005, .0003)
        text("MPPT  60 A   12 / 24 / 48 V", h * .028, (0, yf, -h * .16), "inkgrey", font="regular")
        for k, m in enumerate(("ledgreen", "ledgreen", "ledoff")):
            led((-w * .10 + k * w * .10, yf, -h * .24), m, .0038)
            text(("PV", "BAT", "ERR")[k], h * .020, (-w * .10 + k * w * .10, yf, -h * .285), "inkgrey", font="regular")
        for s in (-1, 1):
            screw((s * w * .42, yf - .0005, -h * .43), .004)
        for k in range(4):
            x = (k - 1.5) * w * .20
            gland((x, yf + d * .25, -h / 2), .011, "black")
            drop(x, yf + d * .25, -h / 2 - .02, .0058, "cablered" if k % 2 == 0 else "cable", length=1.)
        ex = .96
    else:
        # finned aluminium base
        fins(15, w * .98, d * .55, h * .96, (0, -.003 - d * .28, 0), "alu", .0026)
        box((w * 1.0, .004, h), (0, -.003 - d * .55, 0), "alu", .0008)
        for s in (-1, 1):
            for q in (-1, 1):
                rbox(.024, .020, .003, (s * (w / 2 + .008), -.0025, q * h * .32), "alu", .004, .0006)
                cyl(.0036, .003, (s * (w / 2 + .011), -.004, q * h * .32), "steel", "y")
        yf = -d - .003
        rbox(w * .97, h * .97, d * .44, (0, yf + d * .22, 0), body, .010, .004)
        rbox(w * .40, h * .36, .003, (-w * .20, yf, h * .20), acc, .004, .0008)
        rbox(w * .35, h * .29, .003, (-w * .20, yf - .0012, h * .20), "lcd", .002, .0005)
        text("13.8", h * .15, (-w * .22, yf - .003, h * .22), "ink", font="mono")
        text("V", h * .075, (-w * .075, yf - .003, h * .185), "ink", font="mono")
        for k in range(4):
            cyl(.0062, .005, (w * .10 + (k % 2) * w * .10, yf - .001, h * (.27 - .16 * (k // 2))), acc, "y")
        for k, m in enumerate(("ledgreen", "ledgreen", "ledoff")):
            led((w * .36, yf, h * (.30 - .10 * k)), m, .0028)
        logo(p["brand"], (-w * .40, yf, -h * .10), h * .105, "inkwhite").data.align_x = "LEFT"
        text(p["model"] + "  MPPT", h * .075, (w * .42, yf, -h * .10), "sun", align="RIGHT")
        terminal_row(6, w * .84, 0, yf + d * .20, -h * .385, h * .17, d * .44 + .003, lz=(-h * .245, yf), wr=.0030)
        ex = 1.02
    if view == "detail":
        return dict(stage="wall", az=-28, el=-6, focus=(0, yf, -h * .22, w * .95), exposure=ex)
    if view == "place":
        return dict(stage="wall", az=36, el=12, fill=.70, exposure=ex)
    return dict(stage="wall", az=-24 if not big else -26, el=8, fill=.70, exposure=ex)

"""Solar flood light with its panel and remote control."""
from parts import *


def build(p, view="main"):
    w, h, t = p["mm"]
    PW, PH, PT = [x / 1000 for x in p["look"]["panel_mm"]]
    blocks = 4 if w > .33 else 1
    body = tint(p["look"]["color"], rough=.40, bump=.10)
    # lamp on its U-bracket
    gl = group((-.16, -.16, 0), (0, 0, math.radians(-6)))
    zc = .075 + h / 2
    g = group((0, 0, zc), (math.radians(-9), 0, 0), parent=gl)
    rbox(w, h, t * .6, (0, 0, 0), body, .022, .008, parent=g)
    fins(17 if blocks == 1 else 23, w * .86, t * .5, h * .86, (0, t * .42, 0), body, .0035, parent=g)
    y = -t * .3
    rbox(w * .90, h * .86, .006, (0, y, 0), "gloss", .014, .002, parent=g)
    n = 2 if blocks == 4 else 1
    for bx in range(n):
        for bz in range(n):
            cx = (bx - (n - 1) / 2) * w * .42
            cz = (bz - (n - 1) / 2) * h * .40
            bw, bh = (w * .38, h * .36) if n == 2 else (w * .78, h * .70)
            rbox(bw, bh, .004, (cx, y - .002, cz), "labelsilver", .006, .001, parent=g)
            c, r = (7, 5) if n == 2 else (12, 7)
            for i in range(c):
                for j in range(r):
                    x, z = cx + (i - (c - 1) / 2) * bw / (c + .2), cz + (j - (r - 1) / 2) * bh / (r + .2)
                    rbox(bw / c * .58, bh / r * .58, .0025, (x, y - .0048, z), "cool", .002, .0006, seg=3, eseg=1, parent=g)
    for sx in (-1, 1):
        for sz in (-1, 1):
            screw((sx * w * .475, -t * .3 - .0005, sz * h * .455), .0042, parent=g)
        cyl(.017, .016, (sx * (w / 2 + .010), 0, 0), "black", "x", parent=g)
        hex_bolt((sx * (w / 2 + .019), 0, 0), .007, "x", parent=g)
    W2 = w / 2 + .016
    for sx in (-1, 1):
        box((.004, .028, zc), (sx * W2, .0, zc / 2), body, .001, parent=gl)
    box((W2 * 2 + .004, .034, .004), (0, 0, .002), body, .001, parent=gl)
    logo(p["brand"], (-w * .30, -t * .3 - .0002, -h * .465), .011, "inkwhite", parent=g)
    text(p["model"], .010, (w * .34, -t * .3 - .0002, -h * .465), "sun", parent=g)
    # panel behind, on its own foot
    a = math.radians(24)
    gp = group((.20, .34, 0), (0, 0, math.radians(8)))
    q = group((0, 0, .03), (PI / 2 - a, 0, 0), parent=gp)
    pv(PW, PH, 4 if PW < .6 else 6, 9 if PW < .6 else 6, "mono", "alu", PT, busbars=4, parent=q, loc=(0, PH / 2, 0), margin=.012, chamfer=.010, gap=.003)
    top = PH * .74
    for sx in (-1, 1):
        beam((sx * PW * .3, top * math.sin(a) + .02, top * math.cos(a)), (sx * PW * .3, top * math.sin(a) + .24, .012), .022, .012, "galv", gp)
    beam((-PW * .34, top * math.sin(a) + .24, .012), (PW * .34, top * math.sin(a) + .24, .012), .022, .022, "galv", gp)
    # lead coiled in front, remote beside it
    scroll(.20 + PW * .22, -.22, 0, .085, 3, .0045, lead=[(.20 + PW * .34, .33, .02), (.20 + PW * .46, .16, .006), (.20 + PW * .44, -.08, .006), (.20 + PW * .36, -.17, .006)])
    r = group((.085 if blocks == 1 else .14, -.36, .008), (0, 0, math.radians(28)))
    rbox(.048, .115, .014, (0, 0, 0), "white", .010, .004, "z", parent=r)
    for i in range(3):
        for j in range(4):
            cyl(.0058, .003, ((i - 1) * .0135, -.036 + j * .0175, .0075), "lightgrey" if (i, j) != (1, 3) else "red", seg=20, parent=r)
    cyl(.0045, .003, (0, .048, .0075), "black", seg=20, parent=r)
    if view == "detail":
        return dict(az=-24, el=10, focus=(-.16, -.2, zc, w * 1.5))
    if view == "place":
        return dict(az=30, el=18, fill=.78)
    return dict(az=-14, el=13, fill=.76)

"""Home light kit: panel, battery box, lamps on their leads."""
from parts import *


def pendant(x, y, r=.055, parent=None, amber=None):
    """Round pendant lamp lying face up with a hook."""
    g = group((x, y, 0), parent=parent)
    lathe([(0, 0), (r * .55, 0), (r * .72, .006), (r * .98, .022), (r, .030), (r * .96, .034)], (0, 0, 0), "whitegloss", 56, parent=g)
    lathe([(r * .955, .0335), (r * .93, .038), (r * .70, .046), (r * .35, .0505), (0, .052)], (0, 0, 0), "diffuser", 56, parent=g, angle=70)
    ring(r * .965, .003, (0, 0, .0335), amber, parent=g)
    return g


def lamp(x, y, rot, tilt=True, parent=None, m="white"):
    """Bulb-shaped lamp lying on its side."""
    g = group((x, y, .037), (0, 0, rot), parent=parent)
    q = group((0, 0, 0), (PI / 2 + .12, 0, 0), parent=g)
    lathe([(0, .062), (.013, .060), (.0135, .040), (.017, .034), (.022, .026), (.031, .004), (.0335, -.006)], (0, 0, 0), m, 40, parent=q)
    lathe([(.033, -.006), (.0365, -.016), (.0365, -.030), (.031, -.048), (.020, -.060), (.009, -.0645), (0, -.065)], (0, 0, 0), "diffuser", 40, parent=q, angle=70)
    return g


def build(p, view="main"):
    amber = tint(p["look"]["color"], rough=.40)
    body = tint(p["look"]["body"], rough=.38)
    n = {"two": 2, "three": 3, "four": 4, "six": 6}[p["slug"].split("-")[1]]
    w, d, h = p["mm"]
    bulbs = n >= 4
    # panel behind
    PW, PH = {2: (.30, .24), 3: (.36, .29), 4: (.46, .36), 6: (.76, .55)}[n]
    a = math.radians(22)
    q = group((.06 if n < 6 else .05, .20 + (d / 2 if n < 6 else .16), .012), (PI / 2 - a, 0, math.radians(5)))
    pv(PW, PH, 4 if n < 4 else (6 if n == 4 else 9), 3 if n < 4 else 4, "poly" if n == 2 else "mono", "alu", .018, busbars=3, parent=q, loc=(0, PH / 2, 0), margin=.008, chamfer=.007, gap=.003, lip=.009)
    px, py = q.location.x, q.location.y
    for sx in (-1, 1):
        beam((px + sx * PW * .3, py + PH * .7 * math.sin(a) + .01, PH * .7 * math.cos(a)), (px + sx * PW * .3, py + PH * .7 * math.sin(a) + .13, .006), .012, .006, "galv")
    bx = -.10 if n < 4 else (-.16 if n == 4 else -.26)
    by = -.02
    if n < 4:
        # box standing on its back edge: w wide, d tall
        hh = d
        rbox(w, hh, h, (bx, by, hh / 2), body, .022, .010)
        y = by - h / 2
        rbox(w * .90, hh * .84, .006, (bx, y, hh / 2), amber, .018, .003)
        rbox(w * .62, hh * .26, .004, (bx, y - .003, hh * .34), "white", .008, .001)
        for k in range(4):
            led((bx - w * .24 + k * w * .085, y - .005, hh * .34), "ledgreen" if k < 3 else "ledoff", .004)
        cyl(.011, .006, (bx + w * .22, y - .005, hh * .34), "lightgrey", "y")
        logo(p["brand"], (bx, y - .003, hh * .70), hh * .12, "inkwhite")
        for k in range(n + 1):
            rbox(.011, .009, .004, (bx + w / 2, by + h * (.28 - .14 * k), hh * .4), "black", .001, .0005, "x")
        src = (bx + w / 2, by, hh * .4)
    elif n == 4:
        hh = d
        rbox(w, hh, h, (bx, by, hh / 2), body, .020, .010)
        y = by - h / 2
        box((w * .998, .002, .006), (bx, y + .0002, hh * .66), amber, .0005)
        logo(p["brand"], (bx - w * .40, y, hh * .83), hh * .085, "inkblue").data.align_x = "LEFT"
        text(p["model"], hh * .07, (bx + w * .38, y, hh * .83), "inkgrey", align="RIGHT", font="regular")
        for k in range(4):
            x = bx + (k - 1.5) * w * .19
            rbox(.030, .048, .004, (x, y, hh * .42), "lightgrey", .004, .001)
            rbox(.022, .036, .007, (x, y - .002, hh * .42), "white", .003, .002)
            text(f"{k + 1}", hh * .05, (x, y, hh * .24), "inkgrey", font="regular")
        for k in range(4):
            led((bx + w * (.10 + .06 * k), y, hh * .565), "ledgreen" if k < 3 else "ledoff", .0032)
        for k in range(4):
            rbox(.012, .010, .004, (bx + w / 2, by, hh * (.2 + .12 * k)), "black", .001, .0005, "x")
        src = (bx + w / 2, by, hh * .35)
    else:
        hh = h
        dd = d
        rbox(w, dd, hh * .80, (bx, by, hh * .40), body, .028, .010, "z")
        rbox(w * 1.01, dd * 1.01, hh * .19, (bx, by, hh * .905), amber, .028, .012, "z")
        y = by - dd / 2
        logo(p["brand"], (bx - w * .40, y, hh * .60), hh * .10, "inkblue").data.align_x = "LEFT"
        text(p["model"], hh * .055, (bx - w * .40, y, hh * .47), "inkgrey", align="LEFT", font="regular")
        rbox(w * .36, hh * .30, .005, (bx + w * .26, y, hh * .52), "gloss", .010, .001)
        screen(w * .20, hh * .15, (bx + w * .21, y - .0025, hh * .55), [("13.2 V", -w * .085, .002, hh * .045, "uigreen"), ("58 W", -w * .085, -.018, hh * .035, "uiwhite")])
        for k in range(3):
            led((bx + w * .39, y - .0025, hh * (.60 - .05 * k)), "ledgreen" if k < 2 else "ledoff", .0035)
        for k in range(6):
            rbox(.022, .014, .004, (bx - w * .38 + k * .040, y, hh * .20), "black", .002, .0006)
        for s in (-1, 1):
            tube([(bx + s * w * .505, by - .07, hh * .70), (bx + s * (w * .53), by - .06, hh * .62), (bx + s * (w * .55), by, hh * .56), (bx + s * (w * .53), by + .06, hh * .62), (bx + s * w * .505, by + .07, hh * .70)], .009, "offwhite")
        src = (bx + w * .38, y, hh * .2)
    # lamps laid out in front with their leads
    rnd = random.Random(n)
    for k in range(n):
        if not bulbs:
            x = .10 + k * .125 - (0 if n == 2 else .06)
            y = -.13 - (k % 2) * .045
            pendant(x, y, .052, amber=amber)
            scroll(x, y + .105, 0, .028, 3, .0022, "cablewhite", lead=[(x, y + .052, .012), (x + .02, y + .066, .004)], seed=k)
        else:
            cols = n if n == 4 else 6
            x = (-.24 + k * .155 + .0) if n == 4 else (-.50 + k * .20)
            y = -.24 - (k % 2) * .07 if n == 4 else -.36 - (k % 2) * .08
            lamp(x, y, .35 - .22 * (k % 3), m="lightgrey")
            if n == 4:
                tube([(x - .005, y + .062, .03), (x - .02, y + .10, .004), (x + .03, y + .125, .003), (x + .05, y + .09, .003), (x + .015, y + .075, .004), (x + .01, y + .11, .006)], .0022, "cablewhite")
    # lead from box to panel
    if n < 6:
        tube([src, (src[0] + .05, src[1] + .01, src[2] * .5), (src[0] + .08, src[1] + .06, .004), (px + PW * .2, py - .05, .003), (px + PW * .30, py + .03, .02)], .0026, "cable")
    else:
        tube([(bx + w * .5, by + .1, .05), (bx + w * .62, by + .05, .005), (px + PW * .1, py - .06, .005), (px + PW * .38, py + .02, .02)], .0032, "cable")
    if view == "detail":
        return dict(az=-18, el=14, focus=(bx, by - d / 2, h * .5 if n == 6 else d * .5, w * 1.5), exposure=.96)
    if view == "place":
        return dict(az=28, el=24, fill=.80, exposure=.96)
    return dict(az=-14, el=17, fill=.78, exposure=.96)

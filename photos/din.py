"""Devices for the DIN rail: breakers, surge protectors and their boxes."""
from parts import *

POLE = .018
HIGH = .085


def _terminal(x, y, z, parent):
    cyl(.0042, .003, (x, y, z), "darkgrey", "y", e=.0004, seg=28, parent=parent)
    screw((x, y - .0012, z), .0033, parent=parent)


def device(poles, loc=(0, 0, 0), parent=None, body="white", deep=.066, toggle=None, lines=(), cartridge=None, accent=None, test=False, words=("PV", "40 kA")):
    """One device on a rail; loc is the middle of its back. toggle: material of the linked lever; cartridge: of plug-in surge modules, which carry `words`."""
    g = group(loc, parent=parent)
    w = poles * POLE - .0004
    base, nose = deep * .70, deep * .30
    rbox(w, HIGH, base, (0, -base / 2, 0), body, .0016, .0012, parent=g)
    rbox(w, .046, nose + .002, (0, -base - nose / 2, 0), body, .0016, .0012, parent=g)
    yf = -deep - .001
    for k in range(poles):
        x = (k - (poles - 1) / 2) * POLE
        if k:
            box((.0005, .001, HIGH - .003), (x - POLE / 2, -base, 0), "inkgrey", 0, parent=g)
            box((.0005, .001, .043), (x - POLE / 2, yf, 0), "inkgrey", 0, parent=g)
        for s in (-1, 1):
            _terminal(x, -base - .0005, s * .0325, g)
        if cartridge:
            rbox(POLE * .84, .040, .006, (x, yf - .002, 0), cartridge, .0015, .0012, parent=g)
            rbox(.0055, .0055, .001, (x, yf - .0055, .0105), "ledgreen", .0008, .0002, parent=g)
            text(words[0], .0026, (x, yf - .0052, .001), "inkwhite", parent=g, width=POLE * .66)
            text(words[1], .0020, (x, yf - .0052, -.005), "inkwhite", parent=g, font="regular")
            rbox(POLE * .5, .003, .002, (x, yf - .0055, -.0150), "darkgrey", .0008, .0004, parent=g)
        elif toggle:
            rbox(POLE * .50, .017, .0022, (x, yf, -.0055), "darkgrey", .001, .0006, parent=g)
            rbox(POLE * .42, .0075, .011, (x, yf - .0050, -.0018), toggle, .0012, .0010, rot=(math.radians(-14), 0, 0), parent=g)
    if toggle and poles > 1:
        rbox(w * .78, .0036, .0046, (0, yf - .0086, -.0020), toggle, .0010, .0008, parent=g)
    if accent:
        rbox(w * .94, .0042, .0006, (0, yf, .0152), accent, .0005, .0001, parent=g)
    x0 = -w * .42
    for s, z, h, m in lines:
        text(s, h, (x0, yf - .0004, z), m, align="LEFT", parent=g, width=w * .84)
    if test:
        cyl(.0042, .004, (w * .26, yf - .001, .0085), "yellow", "y", seg=28, parent=g)
        text("T", .0030, (w * .26, yf - .0034, .0085), "ink", parent=g)
    return g


def rail(width, loc, parent=None):
    """A piece of top-hat rail; loc is the middle of its back."""
    g = group(loc, parent=parent)
    box((width, .0012, .027), (0, -.0008, 0), "galv", .0003, 1, parent=g)
    for s in (-1, 1):
        box((width, .0075, .0012), (0, -.0042, s * .0128), "galv", .0003, 1, parent=g)
        box((width, .0012, .0060), (0, -.0075, s * .0155), "galv", .0003, 1, parent=g)
    return g


def enclosure(p, devices, glands, view, az=24, terminals=None):
    """A wall box with a clear door over one row of devices. devices: functions (x, y) -> poles wide, laid side by side."""
    w, d, h = p["mm"]
    body = tint(p["look"]["color"], rough=.42, bump=.05)
    yf = -d * .66
    rbox(w, h, d * .66, (0, yf / 2, 0), body, .012, .004)
    for sx in (-1, 1):
        for sz in (-1, 1):
            cyl(.0068, .004, (sx * (w / 2 - .013), yf - .001, sz * (h / 2 - .013)), body, "y", seg=32)
            screw((sx * (w / 2 - .013), yf - .0035, sz * (h / 2 - .013)), .0045)
    # recess with its cover plate
    rw, rh = w - .044, h * .50
    zc = h * .03
    rbox(rw, rh, .004, (0, yf - .0005, zc), "offwhite", .006, .001)
    total = sum(n for n, _ in devices) * POLE
    x = -total / 2
    for n, make in devices:
        make((x + n * POLE / 2, yf + .040, zc))
        x += n * POLE
    # clear door with rim and latch
    fw, fh = rw + .012, rh + .012
    rim = [(px, yf - d * .30, zc + pz) for px, pz in outline(fw / 2, fh / 2, .010)]
    tube(rim, .0030, "grey", smooth=False, closed=True)
    for s in (-1, 1):
        box((.0030, d * .30, fh - .02), (s * fw / 2, yf - d * .15, zc), mat("doorside", (.56, .60, .64), rough=.2, alpha=.45), .0006, 1)
    rbox(fw, fh, .0024, (0, yf - d * .30, zc), mat("door", (.60, .66, .70), rough=.05, spec=.42, alpha=.16), .010, .0006)
    rbox(.034, .013, .008, (0, yf - d * .30, zc - fh / 2 + .002), "darkgrey", .004, .002)
    for k in (-1, 1):
        cyl(.0048, .026, (k * w * .28, yf - d * .28, zc + fh / 2), "grey", "x", seg=28)
    top = h / 2 - (h / 2 - (zc + fh / 2)) / 2
    logo(p["brand"], (-w / 2 + .030, yf, top + .004), h * .040, "inkblue").data.align_x = "LEFT"
    text(p["model"], h * .027, (w / 2 - .030, yf, top + .004), "inkgrey", align="RIGHT", font="regular")
    low = -h / 2 + (h / 2 + zc - fh / 2) / 2
    plate(.030, .026, (w / 2 - .044, yf, low), "yellow")
    icon("bolt", (w / 2 - .044, yf - .0006, low), .018, "ink")
    text(p["name_on_box"], h * .024, (-w / 2 + .030, yf, low + .002), "inkgrey", align="LEFT", font="regular", width=w * .52)
    for gx, r, cable in glands:
        gland((gx * w, -d * .33, -h / 2), r, "darkgrey")
        drop(gx * w, -d * .33, -h / 2 - r * 2, r * .48, cable)
    if view == "detail":
        return dict(stage="wall", az=-24, el=5, focus=(0, yf, zc, w * .92), exposure=.96)
    if view == "place":
        return dict(stage="wall", az=-az - 10, el=-5, fill=.66, exposure=.96)
    return dict(stage="wall", az=az, el=6, fill=.66, exposure=.96)


def outline(half_w, half_h, r, n=6):
    """A rounded rectangle around the origin."""
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    return [(sx * (half_w - r) + r * math.cos(math.radians(a + 90 * k / n)), sz * (half_h - r) + r * math.sin(math.radians(a + 90 * k / n))) for sx, sz, a in corners for k in range(n + 1)]


def surge(poles, material, words=("PV", "40 kA")):
    return lambda at: device(poles, at, deep=.060, body="lightgrey", cartridge=material, words=words)


def breaker(poles, rating, accent="inkblue", toggle="black"):
    lines = ((rating, .0120, .0042, "inkblue"),)
    return lambda at: device(poles, at, deep=.062, toggle=toggle, lines=lines, accent=accent)

"""Lightning arrester: copper rod with five points on its insulated foot."""
from parts import *


def build(p, view="main"):
    h = .56  # the picture shows the upper part on a short mast
    rbox(.16, .16, .010, (0, 0, .005), "galv", .010, .002, "z")
    for sx in (-1, 1):
        for sy in (-1, 1):
            hex_bolt((sx * .058, sy * .058, .014), .0095)
    lathe([(0, .010), (.040, .010), (.040, .022), (.024, .030), (.024, .130), (.020, .135), (0, .135)], (0, 0, 0), "galv", 48)
    # ribbed insulator
    prof = [(.016, .133)]
    for k in range(4):
        z = .140 + k * .022
        prof += [(.018, z), (.032, z + .007), (.033, z + .010), (.018, z + .015)]
    prof += [(.016, .232), (0, .232)]
    lathe(prof, (0, 0, 0), mat("insulator", (.22, .045, .022), rough=.28, coat=.5), 48, angle=25)
    cyl(.0085, h - .232, (0, 0, .232 + (h - .232) / 2), "copper")
    lathe([(0, .318), (.020, .318), (.023, .326), (.023, .344), (.020, .352), (0, .352)], (0, 0, 0), "brass", 48)
    # head: a ball with one upright point and four splayed ones
    lathe([(0, -.024)] + [(.024 * math.cos(a), .024 * math.sin(a)) for a in [math.radians(-80 + 10 * k) for k in range(17)]] + [(0, .024)], (0, 0, h), "copper", 48, angle=60)
    lathe([(.0080, 0), (.0080, .085), (.0008, .130), (0, .130)], (0, 0, h + .020), "copper", 32)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        g = group((.018 * math.cos(a), .018 * math.sin(a), h + .012), (0, math.radians(52), a))
        lathe([(.0058, 0), (.0058, .060), (.0007, .098), (0, .098)], (0, 0, 0), "copper", 24, parent=g)
    # down conductor on its clamp
    cyl(.0105, .022, (.026, 0, .335), "brass", "x")
    wire = mat("downwire", (.13, .38, .05), rough=.42)
    tube([(.034, 0, .335), (.060, -.004, .320), (.070, -.010, .240), (.064, -.020, .110), (.072, -.040, .030), (.110, -.070, .006), (.170, -.085, .0055)], .0050, wire)
    plate(.052, .030, (0, -.0244, .083), "labelwhite")
    text(p["brand"].upper(), .0066, (0, -.0250, .088), "inkblue")
    text(p["model"], .0046, (0, -.0250, .077), "inkgrey", font="regular")
    if view == "detail":
        return dict(stage="floor", az=-20, el=8, focus=(0, 0, h, .30), exposure=1.)
    if view == "place":
        return dict(stage="floor", az=28, el=22, fill=.84, exposure=1.)
    return dict(stage="floor", az=-22, el=10, fill=.84, exposure=1.)

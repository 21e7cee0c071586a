"""Garden lights: bollards and path lights."""
from parts import *


def bollard(x, y, p):
    w, _, h = p["mm"]
    g = group((x, y, 0))
    m = tint(p["look"]["color"], rough=.45, bump=.12, bump_scale=700)
    s = .090
    rbox(.15, .15, .008, (0, 0, .004), m, .012, .002, "z", parent=g)
    for a in (-1, 1):
        for b in (-1, 1):
            hex_bolt((a * .060, b * .060, .011), .007, parent=g)
    rbox(s, s, h * .80, (0, 0, .008 + h * .40), m, .006, .002, "z", parent=g)
    z = .008 + h * .80
    rbox(s * .80, s * .80, h * .105, (0, 0, z + h * .052), "glow", .006, .001, "z", parent=g)
    for a in (-1, 1):
        for b in (-1, 1):
            box((.009, .009, h * .105), (a * s * .44, b * s * .44, z + h * .052), m, .001, parent=g)
    z += h * .105
    rbox(w, w, .026, (0, 0, z + .013), m, .012, .004, "z", parent=g)
    rbox(w * .93, w * .93, .004, (0, 0, z + .026), "gloss", .008, .001, "z", parent=g)
    pv(w * .86, w * .86, 4, 4, "black", None, .006, busbars=3, parent=g, loc=(0, 0, z + .0262), margin=.006)
    text(p["brand"].upper(), .011, (0, -s / 2, h * .09), "inkwhite", parent=g, spacing=1.2)
    # pool of light under the cap
    d = bpy.data.lights.new("glow", "POINT")
    d.energy, d.color, d.shadow_soft_size = .22, (1, .72, .40), .03
    return g


def path_light(x, y, p, rot=0):
    w, _, h = p["mm"]
    g = group((x, y, 0), (0, 0, rot))
    m = tint(p["look"]["color"], rough=.40, bump=.06)
    r = w / 2
    # display foot: the stake stands in a small disc
    cyl(.052, .012, (0, 0, .006), "offwhite", parent=g, e=.003)
    cyl(.009, h * .62, (0, 0, .012 + h * .31), m, parent=g)
    cyl(.013, .020, (0, 0, .012 + h * .35), m, parent=g)
    z = .012 + h * .62
    lathe([(0, 0), (.016, 0), (.030, .010), (r * .74, .016), (r * .74, .022), (0, .022)], (0, 0, z), m, 48, parent=g)
    lathe([(r * .66, .022), (r * .66, .024), (r * .70, .026), (r * .70, h * .20), (r * .66, h * .205)], (0, 0, z), "glow", 48, parent=g)
    for k in range(24):
        a = k * PI / 12
        box((.0028, .0028, h * .175), (r * .715 * math.cos(a), r * .715 * math.sin(a), z + .024 + h * .09), "frost", .001, 2, parent=g)
    z += h * .205
    lathe([(0, 0), (r, 0), (r * 1.0, .008), (r * .93, .022), (r * .62, .034), (r * .60, .036), (0, .036)], (0, 0, z), m, 56, parent=g)
    pv(r * .78, r * .78, 2, 2, "black", None, .004, busbars=2, parent=g, loc=(0, 0, z + .0362), margin=.003, chamfer=.002)
    return g


def build(p, view="main"):
    mat("glow", (.95, .80, .55), rough=.4, emit=(1, .70, .34), power=1.25)
    if "pair" in p["slug"]:
        bollard(-.16, -.12, p)
        bollard(.20, .26, p)
        if view == "detail":
            return dict(az=-26, el=16, focus=(-.16, -.12, p["mm"][2] * .88, .42))
        if view == "place":
            return dict(az=28, el=14, fill=.76)
        return dict(az=-18, el=17, fill=.76)
    for k in range(4):
        path_light(-.27 + k * .18, -.10 if k % 2 == 0 else .10, p, .3 * k)
    if view == "detail":
        return dict(az=-20, el=18, focus=(-.09, .0, p["mm"][2] * .85, .36))
    if view == "place":
        return dict(az=30, el=22, fill=.78)
    return dict(az=-12, el=12, fill=.78)

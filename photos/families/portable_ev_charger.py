"""In-cable charger with Type 2 plug and a round industrial plug."""
from parts import *


def build(p, view="main"):
    L, w, t = p["mm"]
    big = "7kw" in p["slug"]
    case = tint(p["look"]["color"], rough=.42, bump=.12)
    acc = tint(p["look"]["accent"], rough=.40)
    r = .0085 if big else .0065
    g = group((.02, -.17, 0), (0, 0, math.radians(-8)))
    q = group((0, 0, t * .5), (math.radians(18), 0, 0), parent=g)
    rbox(L, w, t * .80, (0, 0, 0), case, .030, .012, "z", parent=q)
    rbox(L * .99, w * .97, .010, (0, 0, 0), acc, .030, .003, "z", parent=q)
    for s in (-1, 1):
        rbox(.026, w * .86, t * .86, (s * L * .455, 0, 0), "black", .012, .008, "z", parent=q)
        lathe([(.018, 0), (.018, .010), (.013, .030), (r * 1.15, .046), (0, .046)], (s * L * .49, 0, 0), "black", 32, "x", rot=(0, 0, 0 if s > 0 else PI), parent=q)
    # stand edge under the back
    box((L * .6, .012, t * .42), (0, w * .36, -t * .45), "black", .003, parent=q)
    zt = t * .40
    rbox(L * .44, w * .56, .002, (-L * .08, .004, zt), "gloss", .008, .0005, "z", parent=q)
    gg = group((-L * .08, .004, zt + .0012), parent=q)
    text("16 A" if not big else "32 A", .015, (-L * .10, .014, 0), "uiwhite", "local", parent=gg, font="mono")
    text("3.7 kW" if not big else "7.4 kW", .011, (-L * .10, -.010, 0), "uigreen", "local", parent=gg, font="mono")
    extrude([(.1, .5), (-.3, -.08), (-.02, -.08), (-.1, -.5), (.3, .08), (.02, .08)], .0004, (L * .13, .0, .0004), "uiblue", "z", parent=gg).scale = (.034, .034, 1)
    for k in range(4):
        led((L * .21, .026 - k * .0155, zt), "ledgreen" if k < 2 else "ledoff", .0030, "top", parent=q)
    cyl(.011, .004, (L * .31, 0, zt + .001), acc, parent=q)
    logo(p["brand"], (-L * .08, -w * .385, zt), .0115, "inkwhite", "top", parent=q)
    text(p["model"], .0105, (L * .30, -w * .385, zt), acc, "top", parent=q)
    # main lead, coiled behind, with the Type 2 plug lying in front at the left
    R = .125
    gl = Vector((.02 - L * .49 - .03, -.14, t * .5))
    plug = (-.215, -.215, .031)
    rz = math.radians(38)
    type2(plug, (0, PI / 2, rz), m="black")
    # the handle of a plug on its side runs back (+y) and towards -x of the model turned by rz
    e = Vector((-.134 * 1, .163, 0))
    tip = Vector(plug) + Vector((e.x * math.cos(rz) - e.y * math.sin(rz), e.x * math.sin(rz) + e.y * math.cos(rz), 0))
    scroll(-.02, .085, 0, R, 3.2, r, lead=[tuple(gl), (gl.x - .04, gl.y + .02, .03), (gl.x - .03, gl.y + .09, r), (-.12, .01, r)], seed=2)
    tube([tuple(tip), (tip.x - .02, tip.y + .05, .014), (tip.x + .02, tip.y + .15, r), (-.175, .15, r), (-.12, .205, r), (-.01, .225, r), (.07, .185, r * 2.4), (.105, .09, r * 4.4)], r, "cable")
    # supply lead with the round plug, at the right
    rr = .028 if not big else .033
    cee((.245, -.205, rr * 1.14), (0, 0, math.radians(-28)), r=rr)
    a = math.radians(-28)
    back = Vector((.245 - .055 * math.sin(a) * -1 * -1, -.205 + .055 * math.cos(a), rr * 1.14))
    tube([(.02 + L * .49 + .02, -.20, t * .5), (.02 + L * .49 + .07, -.19, .028), (.265, -.08, r), (.30, -.03, r), (.312, -.09, .014), (back.x + .02, back.y + .03, rr * .95), (back.x, back.y - .01, rr * 1.14)], r * .92, "cable")
    if view == "detail":
        return dict(az=-14, el=28, focus=(.0, -.17, t * .5, L * 1.5))
    if view == "place":
        return dict(az=26, el=40, fill=.82)
    return dict(az=-8, el=33, fill=.82, exposure=1.02)

"""Monocrystalline panel, leaning on the studio wall."""
from parts import *


def build(p, view="main"):
    h, w, _ = p["mm"]
    cells = p["look"]["cells"]
    p["cols"], p["rows"] = (int(x) for x in cells.split()[0].split("x"))
    p["half"] = "half" in cells
    black = p["look"]["frame"] == "black"
    p["frame"] = "blackalu" if black else "alu"
    p.setdefault("kind", "black" if p["look"]["backsheet"] == "black" else "mono")
    p.setdefault("busbars", p["look"]["busbars"])
    a = math.radians(p.get("tilt", 11))
    t = p["mm"][2]
    g = group((0, 0, 0), (PI / 2 - a, 0, 0))
    q = pv(w, h, p["cols"], p["rows"], p["kind"], p["frame"], t, half=p.get("half", False), busbars=p.get("busbars", 10),
           gap=p.get("gap", .0022), parent=g, loc=(0, h / 2, 0), label=f'{p["brand"].upper()}  {p["model"]}', lip=p.get("lip", .011), margin=p.get("margin"), chamfer=p.get("chamfer", .005))
    if "DCR" in p["model"]:
        rbox(.16, .05, .0006, (w * .34, h * .012, t / 2 - .0016), "labelwhite", .004, .0001, "z", parent=g)
        text("DCR", .026, (w * .34, h * .012, t / 2 - .001), "inkblue", "top", parent=g)
    # lower rear edge on the floor, upper rear edge on the wall
    g.location = (0, -(h * math.sin(a) + t / 2 * math.cos(a)), t / 2 * math.sin(a))
    if view == "detail":
        z = h * math.cos(a)
        return dict(stage="lean", az=-30, el=12, focus=(-w * .30, -h * .05 * math.sin(a), z * .84, w * .62), wall_y=0, exposure=1.05, light=1)
    if view == "place":
        return dict(stage="lean", az=34, el=16, fill=.72, wall_y=0, exposure=1.05)
    return dict(stage="lean", az=p.get("az", -27), el=7, fill=.74, wall_y=0, exposure=p.get("exposure", 1.05))

"""Glass-glass panel: one seen from the front, one from the back."""
from parts import *


def build(p, view="main"):
    h, w, t = p["mm"]
    p["cols"], p["rows"] = (int(x) for x in p["look"]["cells"].split()[0].split("x"))
    p["busbars"] = p["look"]["busbars"]
    p["frame"] = "alu"
    a = math.radians(11)

    def one(x, back, az=0):
        o = group((x, 0, 0), (0, 0, az))
        g = group((0, 0, 0), (PI / 2 - a, 0, 0), parent=o)
        q = pv(w, h, p["cols"], p["rows"], "bifacial", p["frame"], t, half=True, busbars=p["busbars"], parent=g, loc=(0, h / 2, 0), gap=.0032,
               label=f'{p["brand"].upper()}  {p["model"]}', mid=.03)
        if back:
            for sx in (-1, 1):
                box((.030, h - .01, .0025), (sx * (w / 2 - .015), 0, t / 2 + .001), p["frame"], .0006, 1, parent=q)
                box((w - .01, .030, .0025), (0, sx * (h / 2 - .015), t / 2 + .001), p["frame"], .0006, 1, parent=q)
            for k in (-1, 0, 1):
                rbox(.075, .030, .016, (k * w * .32, 0, t / 2 + .008), "black", .006, .003, "z", parent=q)
            for k in (-1, 1):
                x0 = k * w * .32
                tube([(x0, -.012, t / 2 + .006), (x0 + k * .02, -.08, t / 2 + .004), (x0 + k * .03, -.22, t / 2 + .004), (x0 + k * .01, -.34, t / 2 + .006)], .005, "cable", parent=q)
                cyl(.010, .09, (x0 + k * .005, -.37, t / 2 + .010), "black", "z", rot=(PI / 2, 0, 0), parent=q)
            rbox(.17, .10, .0006, (w * .30, h * .10, t / 2), "labelwhite", .004, .0001, "z", parent=q)
            text(p["brand"].upper(), .016, (w * .30, h * .10 + .03, t / 2 + .0004), "inkblue", "top", parent=q)
            text(p["model"], .022, (w * .30, h * .10 - .008, t / 2 + .0004), "ink", "top", parent=q)
        g.location = (0, -(h * math.sin(a) + t / 2 * math.cos(a)), t / 2 * math.sin(a))
        return o
    one(-w * .36, False).location.y = -.30
    one(w * .36 + .1, True)
    # the front one leans on the other
    shot = dict(stage="lean", wall_y=.0, exposure=1.05)
    if view == "detail":
        return dict(shot, az=-24, el=10, focus=(w * .36 + .1, -h * .5 * math.sin(a), h * .52 * math.cos(a), w * .95))
    if view == "place":
        return dict(shot, az=30, el=14, fill=.76)
    return dict(shot, az=p.get("az", -20), el=7, fill=.76)

"""Cable for the AC side: a white coil, its cores fanned out at the end."""
from parts import *
from families.solar_cable import coil, tag

CORES = {3: ("corebrown", "coreblue", "coreearth"), 5: ("corebrown", "coreblack", "coregrey", "coreblue", "coreearth")}
TONES = {"corebrown": (.16, .06, .025), "coreblue": (.03, .17, .50), "coreearth": (.12, .36, .06), "coreblack": (.02, .02, .022), "coregrey": (.32, .33, .34)}


def build(p, view="main"):
    r = p.get("r", .0062)
    cores = p.get("cores", 3)
    R = .105
    rows, layers = 3, 4
    high = coil(0, .03, R, r, "cablewhite", layers=layers, rows=rows)
    end = Vector((-.130, -.128, r * 1.3))
    path = [(R * math.cos(-2.0) * 1.1, .03 + R * math.sin(-2.0) * 1.1, high * .72), (-.072, -.112, r * 2.6), (-.100, -.122, r * 1.4), tuple(end)]
    tube(path, r, "cablewhite")
    n = len(CORES[cores])
    for k, name in enumerate(CORES[cores]):
        m = mat(name, TONES[name], rough=.42)
        u = (k - (n - 1) / 2) / max(1, (n - 1) / 2)
        c = r * (.42 if cores == 3 else .32)
        a = end + Vector((0, u * r * .5, 0))
        b = end + Vector((-.020, u * .010, -r * .2))
        d = end + Vector((-.044, u * .022, -r * .5))
        tube([tuple(a), tuple(b), tuple(d)], c, m)
        v = (d - b).normalized()
        tube([tuple(d), tuple(d + v * .011)], c * .66, "copper", smooth=False)
    tag((.055, .03 - R - r * rows - .012, 0), ((p["brand"].upper(), .044, .0078, "inkblue"), (p.get("area", "3 × 4 mm²") if p["model"] else "COPPER CABLE", .027, .0105, "inkblue"), ("Cu  1100 V  FR", .011, .0048, "inkgrey")))
    if view == "detail":
        return dict(stage="floor", az=-30, el=24, focus=(end.x - .01, end.y, .010, .13), exposure=.95)
    if view == "place":
        return dict(stage="floor", az=30, el=34, fill=.74, exposure=.95)
    return dict(stage="floor", az=-16, el=27, fill=.76, exposure=.95)

"""A pair of panel connectors, socket and plug, with short leads."""
from parts import *


def half(loc, turn, plug, lead):
    g = group(loc, (0, PI / 2, turn))
    r = .0088
    lathe([(0, 0), (r * .70, 0), (r * .98, -.003), (r, -.006), (r, -.017), (r * .86, -.018), (r * .86, -.019), (r, -.020), (r, -.030), (r * .62, -.034), (r * .62, -.036), (0, -.036)], (0, 0, 0), "black", 40, parent=g, angle=25)
    for k in range(12):
        a = 2 * PI * k / 12
        rbox(.0016, .0105, .0016, (r * .98 * math.cos(a), r * .98 * math.sin(a), -.025), "black", .0005, .0003, parent=g)
    if plug:
        lathe([(0, 0), (r * .62, 0), (r * .62, .016), (r * .52, .019), (r * .34, .019), (r * .34, .004), (0, .004)], (0, 0, 0), "black", 36, parent=g, angle=25)
        cyl(.0021, .021, (0, 0, .010), "steel", parent=g)
        for s in (-1, 1):
            rbox(.0042, .021, .0018, (0, s * r * .86, .007), "black", .0008, .0005, rot=(0, 0, 0), parent=g)
    else:
        lathe([(r * .98, 0), (r, .002), (r, .014), (r * .92, .016), (r * .66, .016), (r * .66, .002), (0, .002)], (0, 0, 0), "black", 40, parent=g, angle=25)
        for s in (-1, 1):
            rbox(.0058, .011, .0012, (0, s * r * 1.0, .008), "darkgrey", .0012, .0004, parent=g)
    ring(r * .66, .0012, (0, 0, .0015), "rubber", parent=g)
    tube([(0, 0, -.034), (0, 0, -.050)] + lead, .0033, "cable", parent=g)


def build(p, view="main"):
    z = .0090
    half((-.006, -.016, z), math.radians(8), True, [(.001, .006, -.075), (.0045, .020, -.098)])
    half((-.012, .022, z), math.radians(-6), False, [(.001, -.004, -.075), (.0045, -.018, -.100)])
    for k, (x, y) in enumerate(((.026, -.024), (.030, .002))):
        g = group((x, y, .0026), (0, PI / 2, .3 + k * .5))
        lathe([(0, 0), (.0024, 0), (.0024, .020), (.0016, .023), (0, .024)] if k else [(0, 0), (.0024, 0), (.0024, .012), (.0017, .013), (.0014, .025), (0, .026)], (0, 0, 0), "steel", 28, parent=g)
    if view == "detail":
        return dict(stage="floor", az=30, el=20, focus=(.004, 0, .009, .060), exposure=1.04)
    if view == "place":
        return dict(stage="floor", az=40, el=34, fill=.72, exposure=1.04)
    return dict(stage="floor", az=22, el=26, fill=.74, exposure=1.04)

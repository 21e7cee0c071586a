"""What the cream models are made of: light and ground, windows, railings, trees, a car, people.

Trees and people are lobes melted into one skin (a voxel remesh), so that no seam shows under a low sun.
"""
from parts import *
import studio


def stage(cam_target, az, el, dist, lens, size, sun_az=-58, sun_el=26, sun=3.1, sun_color=(1., .84, .65), sky=.52, sky_color=(.80, .89, 1.),
          paper=(.80, .795, .785), shift=(0, 0), sweep_y=34, sweep_r=22, floor_scale=9, low=.12, high=.55, angle=2.2, floor_z=-.004):
    sc = bpy.context.scene
    d = bpy.data.cameras.new("camera")
    d.lens, d.sensor_width, d.sensor_fit = lens, 36, "HORIZONTAL"
    d.clip_end = 500
    cam = bpy.data.objects.new("camera", d)
    bpy.context.collection.objects.link(cam)
    sc.camera = cam
    az, el = math.radians(az), math.radians(el)
    back = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    cam.location = Vector(cam_target) + back * dist
    cam.rotation_euler = (-back).to_track_quat("-Z", "Y").to_euler()
    d.shift_x, d.shift_y = shift
    ob = studio._sweep(sweep_y / floor_scale, sweep_r / floor_scale, flat("paper", paper))
    ob.scale = (floor_scale,) * 3
    ob.location.z = floor_z
    a, e = math.radians(sun_az), math.radians(sun_el)
    v = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    if sun:
        s = bpy.data.lights.new("sun", "SUN")
        s.energy, s.color, s.angle = sun, sun_color, math.radians(angle)
        so = bpy.data.objects.new("sun", s)
        bpy.context.collection.objects.link(so)
        so.rotation_euler = v.to_track_quat("Z", "Y").to_euler()
    world(sky, sky_color, low, high)
    return dict(ready=True, size=size, samples=1., contrast=.18, tint=(1.004, 1., .992), noise=.085, diffuse=2, bounces=3)


def materials():
    mat("pane", (.30, .32, .34), rough=.12, spec=.5, coat=.5)
    mat("tyre", (.05, .05, .052), rough=.7)
    mat("archdark", (.03, .03, .032), rough=.8)
    mat("tail", (.35, .03, .025), rough=.25, coat=1)
    mat("door", (.42, .27, .16), rough=.5)


def window(x, y, z, w, h, face="front", chajja=True):
    """Recessed window with mullions and a sun shade."""
    g = group((x, y, z), (0, 0, {"front": 0, "right": PI / 2, "left": -PI / 2, "back": PI}[face]))
    rbox(w + .16, h + .16, .05, (0, -.02, 0), "clay", .02, .012, parent=g)
    rbox(w, h, .02, (0, -.045, 0), "pane", .01, .004, parent=g)
    n = 2 if w < 1.5 else 3
    for k in range(n + 1):
        box((.05, .05, h), ((k / n - .5) * w, -.055, 0), "clay", .008, parent=g)
    for k in (-1, 1):
        box((w, .05, .05), (0, -.055, k * h / 2), "clay", .008, parent=g)
    box((w, .04, .035), (0, -.053, h * .22), "clay", .006, parent=g)
    if chajja:
        box((w + .7, .55, .09), (0, -.27, h / 2 + .22), "clay", .012, parent=g)


def railing(a, b, h=.95, n=None, m="clay"):
    a, b = Vector(a), Vector(b)
    L = (b - a).length
    n = n or int(L / .16)
    for k in range(n + 1):
        p = a.lerp(b, k / n)
        cyl(.018 if k % 8 else .03, h, (p.x, p.y, p.z + h / 2), m, seg=10, e=.002)
    up = Vector((0, 0, h))
    beam(a + up, b + up, .07, .05, m)
    beam(a + Vector((0, 0, .10)), b + Vector((0, 0, .10)), .04, .03, m)


# ---------------------------------------------------------------- melted bodies
def _ball(u=16, v=9):
    verts = [(0, 0, -1)] + [(math.sin(PI * j / v) * math.cos(2 * PI * i / u), math.sin(PI * j / v) * math.sin(2 * PI * i / u), -math.cos(PI * j / v)) for j in range(1, v) for i in range(u)] + [(0, 0, 1)]
    last = len(verts) - 1
    faces = [(0, 1 + (i + 1) % u, 1 + i) for i in range(u)] + [(last, last - u + i, last - u + (i + 1) % u) for i in range(u)]
    faces += [(1 + j * u + i, 1 + j * u + (i + 1) % u, 1 + (j + 1) * u + (i + 1) % u, 1 + (j + 1) * u + i) for j in range(v - 2) for i in range(u)]
    return verts, faces


def melt(lobes, voxel, m, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, soft=6, wobble=0., wobble_scale=.5, scale=1.):
    """One smooth skin over lobes (x, y, z, rx, ry, rz)."""
    unit, faces = _ball()
    n = len(unit)
    me = bpy.data.meshes.new("melt")
    me.from_pydata([(x + a * u, y + b * v, z + c * w) for x, y, z, a, b, c in lobes for u, v, w in unit], [], [tuple(i + k * n for i in f) for k in range(len(lobes)) for f in faces])
    o = studio._finish(me, "melt", m, loc, rot, parent, 180)
    o.scale = (scale,) * 3
    k = o.modifiers.new("skin", "REMESH")
    k.mode, k.voxel_size, k.use_smooth_shade = "VOXEL", voxel, True
    if wobble:
        t = bpy.data.textures.new("wobble", "CLOUDS")
        t.noise_scale = wobble_scale
        k = o.modifiers.new("wobble", "DISPLACE")
        k.texture, k.strength, k.mid_level = t, wobble, .5
    k = o.modifiers.new("soft", "SMOOTH")
    k.factor, k.iterations = .5, soft
    return o


def limb(*points):
    """Lobes along a line of points (x, y, z, radius)."""
    out = []
    for a, b in zip(points, points[1:]):
        p, q = Vector(a[:3]), Vector(b[:3])
        n = max(2, math.ceil((q - p).length / (min(a[3], b[3]) * .5)))
        for k in range(n + 1):
            c, r = p.lerp(q, k / n), a[3] + (b[3] - a[3]) * k / n
            out.append((*c, r, r, r))
    return out


def tree(x, y, h=4., r=1.4, seed=1, m="clay"):
    """A broad crown of many lobes on a forked stem."""
    rnd = random.Random(seed)
    lathe([(0, 0), (.24 * r / 1.4, 0), (.15 * r / 1.4, .10), (.115 * r / 1.4, .35), (.095 * r / 1.4, h * .34), (.10 * r / 1.4, h * .42), (0, h * .5)], (x, y, 0), m, 28, angle=70)
    lobes = [(0, 0, h * .74, r * .62, r * .62, r * .50)]
    turn = rnd.uniform(0, 2 * PI)
    for k in range(13):
        a = turn + k * 2.39996
        t = (k + .5) / 13  # from the skirt of the crown to its top
        q = r * (.74 - .50 * t * t) * rnd.uniform(.86, 1.08)
        s = r * (.50 - .12 * t) * rnd.uniform(.88, 1.14)
        lobes.append((q * math.cos(a), q * math.sin(a), h * (.60 + .36 * t) + rnd.uniform(-.05, .05) * r, s, s, s * .84))
    melt(lobes, r * .060, m, (x, y, 0), soft=7, wobble=r * .09, wobble_scale=r * .42)
    for k in range(4):
        a = turn + k * PI / 2 + .4
        tube([(x, y, h * .26), (x + r * .10 * math.cos(a), y + r * .10 * math.sin(a), h * .42), (x + r * .42 * math.cos(a), y + r * .42 * math.sin(a), h * .62)], .050 * r / 1.4, m)


def bush(x, y, r=.45, seed=1, m="clay"):
    rnd = random.Random(seed)
    lobes = [(rnd.uniform(-.5, .5) * r, rnd.uniform(-.5, .5) * r, r * rnd.uniform(.35, .7), r * rnd.uniform(.42, .62), r * rnd.uniform(.42, .62), r * rnd.uniform(.40, .55)) for _ in range(8)]
    melt(lobes, r * .09, m, (x, y, 0), soft=4, wobble=r * .16, wobble_scale=r * .4)


# ---------------------------------------------------------------- people, 1.7 m high, facing -y
ARMS = {  # of the left (-1) and right (+1) hand: elbow and hand
    "rest": ((.25, .03, 1.10), (.255, -.05, .85)),
    "hip": ((.37, .05, 1.14), (.19, -.05, 1.03)),
    "reach": ((.24, -.24, 1.27), (.16, -.52, 1.38)),
    "hold": ((.25, -.08, 1.10), (.10, -.32, 1.16)),
    "up": ((.29, -.20, 1.44), (.20, -.46, 1.62)),
    "wave": ((.36, -.06, 1.42), (.40, -.10, 1.68)),
}


def figure(x, y, z=0., rot=0., left="rest", right="rest", wear="kurta", walk=0., m="clay", parent=None, cap=None, nod=0.):
    """A clay person in `kurta`, `sari` or `work` clothes; `walk`: half a step in metres."""
    g = group((x, y, z), (0, 0, rot), parent)
    b = []
    for s, f in ((-1, walk), (1, -walk)):
        ankle = (s * .085, f + (.05 if f > 0 else 0), .085 + (.05 if f > 0 else 0))
        knee = (s * .09, f * .45 - .02, .48)
        b += limb((s * .085, 0, .90, .088), (*knee, .060), (*ankle, .042))
        b += limb((ankle[0], ankle[1] + .03, ankle[2] - .045, .040), (ankle[0] + s * .015, ankle[1] - .14, .034 + (.02 if f > 0 else 0), .034))
    b += [(0, .005, z0, a, c, .115) for z0, a, c in ((.92, .165, .115), (.98, .160, .112), (1.04, .148, .105), (1.10, .146, .102), (1.17, .155, .106), (1.24, .168, .112), (1.31, .176, .114), (1.37, .172, .104))]
    b += limb((-.155, 0, 1.40, .060), (0, 0, 1.425, .062), (.155, 0, 1.40, .060))
    for s, arm in ((-1, left), (1, right)):
        (ex, ey, ez), (hx, hy, hz) = ARMS[arm]
        b += limb((s * .185, 0, 1.385, .056), (s * ex, ey, ez, .043), (s * hx, hy, hz, .032))
        b += [(s * hx, hy - .015, hz - .02, .034, .040, .046)]
    b += limb((0, .005, 1.42, .052), (0, -.010 - nod * .3, 1.53, .047))
    b += [(0, -.018 - nod, 1.612, .074, .092, .106), (0, -.008 - nod, 1.632, .078, .092, .090)]
    if wear == "work":  # trousers and a shirt worn over them
        for k in range(8):
            b += [(0, .004, 1.02 - .022 * k, .158 + .003 * k, .116 + .003 * k, .05)]
        for s, f in ((-1, walk), (1, -walk)):
            b += limb((s * .085, 0, .86, .094), (s * .090, f * .45 - .01, .48, .074), (s * .088, f + .005, .13 + (.05 if f > 0 else 0), .060))
    if wear == "kurta":
        for k in range(20):
            t = k / 19
            b += [(0, .005, 1.00 - .46 * t, .165 + .030 * t, .118 + .035 * t + walk * .25 * t, .055)]
    elif wear == "sari":
        for k in range(36):
            t = k / 35
            b += [(0, .005, 1.00 - .93 * t, .165 + .045 * t - .03 * math.sin(PI * t), .118 + .06 * t + walk * .3 * t, .065)]
        b += limb((.16, -.09, 1.02, .035), (.02, -.125, 1.25, .030), (-.13, -.06, 1.42, .035), (-.13, .12, 1.30, .035), (-.10, .16, .80, .040))
        b += [(0, .095, 1.60, .055, .055, .055)]  # hair in a knot
    melt(b, .0145, m, parent=g, soft=9)
    if cap:  # a helmet with its brim
        lathe([(0, .098), (.045, .093), (.082, .066), (.100, .020), (.104, 0), (.118, -.004), (.118, -.010), (.100, -.008)], (0, -.010 - nod, 1.655), cap, 40, parent=g, angle=60)
        rbox(.12, .10, .010, (0, -.125 - nod, 1.650), cap, .045, .004, "z", parent=g)
    return g


# ---------------------------------------------------------------- a car
def _section(y, z0, z1, w0, w1, e, n=48):
    out = []
    for k in range(n):
        c, s = math.cos(2 * PI * k / n), math.sin(2 * PI * k / n)
        xx, zz = math.copysign(abs(c) ** (2 / e), c), math.copysign(abs(s) ** (2 / e), s)
        t = (zz + 1) / 2
        out.append((xx * (w0 + (w1 - w0) * max(0, (t - .45) / .55)), y, z0 + (z1 - z0) * t))
    return out


def car(x, y, rot=0, body="clay"):
    """A compact sport utility as an architect's model: wheel arches cut, glass, rails, lamps; nose towards -y."""
    g = group((x, y, 0), (0, 0, rot))
    st = [(-1.93, .34, .64, .60, .57), (-1.90, .26, .76, .72, .68), (-1.80, .22, .86, .80, .75), (-1.62, .21, .92, .845, .79), (-1.20, .20, .985, .87, .82), (-.80, .20, 1.02, .88, .835),
          (0., .20, 1.035, .885, .845), (.9, .20, 1.05, .885, .845), (1.45, .20, 1.06, .875, .83), (1.70, .23, 1.05, .85, .80), (1.86, .30, 1.0, .79, .74), (1.90, .40, .93, .70, .66)]
    o = loft([_section(*s, 6) for s in st], (0, 0, 0), body, parent=g, angle=50)
    for yw in (-1.22, 1.20):
        cut = cyl(.405, 2.4, (0, yw, .33), "archdark", "x", e=.001, seg=56, parent=g)
        cut.hide_render = True
        cut["noframe"] = True
        k = o.modifiers.new("arch", "BOOLEAN")
        k.operation, k.object, k.solver = "DIFFERENCE", cut, "EXACT"
        cyl(.400, 1.50, (0, yw, .335), "archdark", "x", e=.002, parent=g)
    glass = [(-.92, .90, 1.00, .72, .70), (-.62, .90, 1.24, .76, .65), (-.22, .90, 1.47, .775, .625), (.20, .90, 1.545, .78, .62), (.95, .90, 1.55, .775, .615), (1.42, .90, 1.50, .765, .61), (1.70, .90, 1.30, .745, .64), (1.80, .92, 1.06, .72, .68)]
    loft([_section(*s, 5) for s in glass], (0, 0, 0), "pane", parent=g, angle=60)
    roof = [(-.20, 1.44, 1.490, .585, .565), (-.05, 1.46, 1.545, .615, .59), (.25, 1.47, 1.580, .63, .60), (.95, 1.475, 1.588, .625, .595), (1.36, 1.45, 1.545, .615, .585), (1.52, 1.41, 1.475, .60, .58)]
    loft([_section(*s, 5) for s in roof], (0, 0, 0), body, parent=g, angle=60)
    for s in (-1, 1):
        for (y0, z0, w0), (y1, z1, w1), t in (((-.80, 1.0, .745), (-.16, 1.46, .60), .06), ((.34, 1.0, .80), (.38, 1.50, .635), .075), ((1.10, 1.0, .80), (1.16, 1.50, .63), .06), ((1.74, 1.03, .73), (1.46, 1.46, .605), .09)):
            beam((s * w0, y0, z0), (s * w1, y1, z1), .05, t, body, parent=g, r=.014)
        tube([(s * .55, .0, 1.56), (s * .55, .10, 1.63), (s * .55, 1.10, 1.635), (s * .55, 1.22, 1.56)], .016, "darkgrey", parent=g)
        box((.012, 2.02, .07), (s * .878, 0, .235), "archdark", .004, parent=g)  # sill
        for yd in (-.72, .36, 1.02):
            box((.004, .010, .52), (s * .885, yd, .62), "claydark", .001, parent=g)
        for yd in (.16, .88):
            rbox(.17, .030, .022, (s * .884, yd, .86), body, .010, .004, "x", parent=g)
        for yw in (-1.22, 1.20):
            q = group((s * .80, yw, .33), (0, 0, 0 if s > 0 else PI), parent=g)
            lathe([(0, -.10), (.22, -.10), (.30, -.085), (.328, -.045), (.330, .045), (.312, .080), (.232, .086), (.222, .070), (0, .060)], (0, 0, 0), "tyre", 64, "x", parent=q)
            lathe([(.226, .074), (.214, .088), (.200, .082), (.196, .060)], (0, 0, 0), "alu", 56, "x", parent=q)
            cyl(.050, .03, (.078, 0, 0), "alu", "x", parent=q)
            for k in range(10):
                a = 2 * PI * k / 10
                box((.014, .026, .165), (.072, .125 * math.sin(a), .125 * math.cos(a)), "alu", .005, rot=(-a, 0, 0), parent=q)
        rbox(.13, .21, .11, (s * .93, -.62, 1.05), body, .045, .02, "y", parent=g)
        box((.12, .05, .03), (s * .84, -.60, 1.03), body, .006, parent=g)
        rbox(.36, .070, .06, (s * .50, -1.895, .735), "frost", .03, .012, "y", rot=(0, 0, s * .30), parent=g)
        rbox(.13, .16, .05, (s * .66, 1.862, .82), "tail", .03, .012, "y", rot=(0, 0, -s * .34), parent=g)
    rbox(.78, .085, .02, (0, -1.925, .60), "archdark", .03, .006, "y", parent=g)
    rbox(1.02, .10, .03, (0, -1.900, .36), "archdark", .03, .008, "y", parent=g)
    for yp, d in ((-1.945, 0), (1.912, PI)):
        rbox(.46, .10, .012, (0, yp, .50 if yp < 0 else .62), "labelwhite", .012, .003, "y", parent=g)
    return g

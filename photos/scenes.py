"""Scenes: matt cream models on the studio floor under a low warm sun, the equipment on them photoreal."""
from maquette import *
from families import etc_water_heater, wall_box, surface_pump, string_inverter
from families.street_light import slab
from families.rooftop_kit import tank


def house(array_on=True, heater=True, tank_on=True, porch_car=True, trees=True, wall=True):
    materials()
    C = "clay"
    rbox(10.8, 8.8, .40, (0, 0, .20), C, .05, .02, "z")
    # ground floor
    box((9.0, 7.0, 3.1), (0, 0, .40 + 1.55), C, .02)
    box((9.5, 7.5, .16), (0, 0, 3.58), C, .015)
    # first floor, set back
    box((6.5, 5.7, 3.0), (-1.25, .65, 3.66 + 1.5), C, .02)
    zr = 6.66
    box((7.3, 6.5, .18), (-1.25, .65, zr + .09), C, .015)
    zr += .18
    for sx in (-1, 1):
        box((.15, 6.3, .62), (-1.25 + sx * 3.48, .65, zr + .31), C, .01)
        box((.23, 6.44, .06), (-1.25 + sx * 3.48, .65, zr + .65), C, .01)
    for sy in (-1, 1):
        box((6.96, .15, .62), (-1.25, .65 + sy * 3.08, zr + .31), C, .01)
        box((7.1, .23, .06), (-1.25, .65 + sy * 3.08, zr + .652), C, .01)
    # stair tower
    box((2.5, 2.6, 8.3), (3.05, 2.15, .40 + 4.15), C, .02)
    box((3.0, 3.1, .16), (3.05, 2.15, 8.78), C, .015)
    for k in range(5):  # perforated strip
        for j in range(2):
            rbox(.42, .42, .06, (2.75 + j * .6, .86, 4.6 + k * .62), "claydark", .02, .006)
    # terrace beside, with parapet and railing
    box((.15, 4.2, .55), (4.62, -1.55, 3.66 + .275), C, .01)
    railing((-4.6, -3.62, 3.66), (4.6, -3.62, 3.66))
    railing((-4.62, -3.6, 3.66), (-4.62, -2.3, 3.66))
    # openings
    window(-3.0, -3.5, 2.05, 1.7, 1.4)
    window(-3.1, -2.2, 5.25, 1.6, 1.35)
    window(.6, -2.2, 5.25, 1.2, 1.35)
    rbox(1.0, 2.2, .06, (-1.25, -2.22, 4.76), "door", .01, .008)
    window(-4.5, .2, 2.05, 1.4, 1.3, "left")
    window(-4.5, 2.2, 2.05, 1.1, 1.3, "left")
    window(-4.5, .9, 5.25, 1.6, 1.3, "left")
    window(4.5, -1.2, 2.05, 1.5, 1.3, "right")
    rbox(1.15, 2.3, .08, (-.55, -3.53, 1.55), "door", .01, .008)
    cyl(.03, .05, (-.15, -3.60, 1.5), "brass", "y")
    for k in range(3):
        hh = .13 * (k + 1)
        box((1.9, .36, hh), (-.55, -4.58 - .33 * (2 - k), hh / 2 - .002), C, .01)
    # porch with two pillars
    box((3.9, 3.1, .18), (2.75, -5.0, 3.05), C, .015)
    for x in (1.05, 4.45):
        box((.30, .30, 3.0), (x, -6.25, 1.5), C, .015)
        box((.42, .42, .10), (x, -6.25, .05), C, .01)
    if porch_car:
        car(2.75, -5.3)
        sub(wall_box.build, dict(brand="Gativo", model="W7", slug="gativo-7kw-wall-box", mm=[.25, .12, .33], look=dict(color="#F4F5F6", accent="#115292")), (1.35, -3.5, 1.75), scale=1.2)
    if array_on:
        g, aw, ad, top = array(5, 2, 1.134, 2.278, 13, front=.85)
        g.location = (-1.25, .75, zr)
    if tank_on:
        tank(3.05, 2.15, 8.86, .72, 1.55)
    if heater:
        q = sub(etc_water_heater.build, dict(brand="Jalvira", model="E200", slug="x", mm=[1.85, 1.82, 1.25], look=dict(tubes=18, color="#F1F1EE")), (3.15, -1.1, 3.66))
    if wall:
        for a, b in (((-8.0, -7.6), (-8.0, 6.5)), ((-8.0, 6.5), (8.2, 6.5))):
            a, b = Vector((*a, 0)), Vector((*b, 0))
            d = b - a
            mid = (a + b) / 2
            e = .005 if d.x else 0
            box((abs(d.x) + .2 - e, abs(d.y) + .2 - e, 1.1 - e), (mid.x, mid.y, .55), C, .015)
            box((abs(d.x) + .3 - e, abs(d.y) + .3 - e, .08), (mid.x, mid.y, 1.13 - e), C, .015)
    if trees:
        tree(-6.2, -3.2, 4.6, 1.5, 3)
        tree(-6.4, 3.6, 6.0, 2.0, 5)
        tree(6.9, 3.4, 6.8, 2.1, 8)
        for k in range(6):
            bpy.ops.mesh.primitive_uv_sphere_add(radius=.42, segments=28, ring_count=14)
            o = bpy.context.object
            for pl in o.data.polygons:
                pl.use_smooth = True
            o.data.materials.append(M(C))
            o.parent = studio.ROOT
            o.location = (-5.2 + k * .62, -4.95, .30)
            o.scale = (1, .9, .8 + .12 * (k % 3))


def dawn_house():
    """The house at first light, with the people who live there and the sun behind the trees."""
    house(trees=False)
    tree(-7.0, 4.2, 5.2, 1.7, 5)
    tree(7.4, 4.6, 6.2, 2.0, 8)
    tree(-6.5, -3.6, 3.6, 1.15, 3)
    for k in range(5):
        bush(-4.9 + k * .72, -4.95, .36 + .05 * (k % 2), k + 2)
    figure(-2.6, -5.9, 0, .5, left="rest", right="wave", wear="sari")
    figure(.9, -2.9, 3.66, -.3, left="hip", right="rest")


def paper_sun(x, y, z, r):
    """A disc of warm paper far behind the model; it lights nothing, the sun lamp does that."""
    m = mat("papersun", (0, 0, 0), rough=1, spec=0, emit=(.90, .50, .16), power=1.)
    o = cyl(r, .05, (x, y, z), m, "y", e=.002, seg=160)
    for k in ("visible_diffuse", "visible_glossy", "visible_shadow"):
        setattr(o, k, False)


DAWN = dict(sun_az=-84, sun_el=15, sun=3.6, sun_color=(1., .70, .42), sky=.50, sky_color=(.78, .84, 1.), paper=(.80, .785, .765), angle=1.6)


def dawn():
    """Home's first view, 1440 x 680: the house on the right, calm ground for the headline on the left. Its crops for phones are in alt.json."""
    dawn_house()
    paper_sun(-.6, 13, 3.4, 4.7)
    return dict(stage((-.1, 0, 4.15), -24, 11, 58, 72, (1600, 756), shift=(-.185, .0), **DAWN), exposure=1.12)


def hero_house():
    house()
    return dict(stage((.2, 0, 4.2), -30, 19, 54, 74, (1600, 900), sun_az=-74, sun_el=27, shift=(-.15, .0)), exposure=1.1)


def signup():
    house()
    return stage((-.2, -.2, 4.6), 28, 15, 39, 80, (1200, 1500), sun_az=70, sun_el=21, sun=3.3, sun_color=(1., .76, .52), shift=(.0, .05), sky=.46)


def carport():
    materials()
    # canopy with a roof of panels
    g, aw, ad, top = array(5, 2, 1.134, 2.278, 8, front=2.55, legs=False, structure="clay")
    for sx in (-1, 1):
        for y in (-1.6, 1.6):
            x = sx * 2.35
            z = 2.55 + (y + 2.25) * math.tan(math.radians(8))
            box((.18, .18, z), (x, y, z / 2 + .02), "clay", .012)
            box((.36, .36, .16), (x, y, .10), "clay", .012)
    rbox(6.6, 6.2, .10, (0, -.2, .05), "clay", .08, .02, "z")
    # service wall at the right with the wall box
    box((.22, 3.4, 2.2), (2.75, .2, 1.2), "clay", .015)
    box((.34, 3.5, .08), (2.75, .2, 2.33), "clay", .012)
    car(-.25, -.15).location.z = .10
    P = dict(brand="Gativo", model="W7", slug="gativo-7kw-wall-box", mm=[.25, .12, .33], look=dict(color="#F4F5F6", accent="#115292"))
    # on a low post of its own, facing the lens
    box((.55, .16, 1.75), (1.75, -1.55, .10 + .875), "clay", .015)
    sub(wall_box.build, P, (1.75, -1.63, 1.50), scale=1.25)
    tree(-5.6, 2.8, 4.4, 1.5, 4)
    tree(5.6, 3.6, 5.2, 1.7, 9)
    return stage((0, 0, 1.45), -30, 10, 30, 86, (1600, 900), sun_az=-66, sun_el=28, shift=(-.10, .02), sweep_y=24, sweep_r=14, floor_scale=7)


def pump_field():
    materials()
    # furrows
    n = 26
    for k in range(n):
        x = -13.5 + k * .72
        pts = []
        secs = []
        for j in range(25):
            y = -7.5 + j * .7
            wob = .10 * math.sin(y * .55 + .3 * k)
            secs.append([(x + wob + .30 * math.cos(PI * q / 8), y, .16 * math.sin(PI * q / 8) + .001) for q in range(9)])
        if x > 4.2 and False:
            continue
        if -13 < x < -1.2:
            loft(secs, (0, 0, 0), "claydark" if False else "clay", angle=60, caps=True)
            rnd = random.Random(k)
            if k % 2 == 0:
                for j in range(20):
                    y = -6.8 + j * .82 + rnd.uniform(-.1, .1)
                    r = rnd.uniform(.12, .19)
                    lathe([(0, 0), (r * .5, .02), (r, r * .8), (r * .75, r * 1.7), (0, r * 2.2)], (x + .10 * math.sin(y * .55 + .3 * k), y, .13), "clay", 14, angle=70)
    g, aw, ad, top = array(4, 2, 1.134, 2.278, 20, front=.6)
    g.location = (4.6, 3.9, 0)
    # trough with water
    tx, ty = 6.3, -2.0
    lathe([(1.75, 0), (1.75, .80), (1.70, .84), (1.58, .84), (1.53, .80), (1.53, .58)], (tx, ty, 0), "clay", 96)
    lathe([(0, 0), (1.54, 0)], (tx, ty, .66), "water", 96)
    # pump on its plinth, photoreal, enlarged a little
    px, py, k = 2.55, -3.6, 3.0
    rbox(2.5, 1.5, .20, (px, py, .10), "clay", .04, .015, "z")
    P = dict(brand="Jalvira", model="M2", slug="x", name=" AC ", mm=[.46, .23, .27], look=dict(color="#2F6B8F"))
    sub(surface_pump.build, P, (px, py, .20), scale=k)
    vx = px + k * (.46 * .12 - .46 * .28 - .105)
    vz = .20 + k * (.27 * .46 + .27 * .30 * 1.25 * 1.08)
    vy = py - k * .27 * .30 * 1.25 * .42
    tube([(vx, vy, vz), (vx, vy, vz + .26), (vx + .05, vy + .02, vz + .40), (vx + .25, vy + .1, vz + .48), (vx + 1.2, vy + .55, vz + .50), (tx - 1.35, ty, vz + .50), (tx - .80, ty, vz + .48), (tx - .66, ty, vz + .40), (tx - .62, ty, vz + .26)], .095, "bluepipe")
    tube([(tx - .62, ty, vz + .30), (tx - .60, ty, vz), (tx - .59, ty, .64)], .062, "waterjet")
    ring(.20, .014, (tx - .59, ty, .672), "waterjet", seg=64)
    ring(.36, .010, (tx - .59, ty, .668), "waterjet", seg=64)
    lathe([(.10, 0), (.10, .02), (0, .02)], (vx, vy, vz + .01), "galv", 40)
    tube([(px + k * (.46 * .12 - .46 * .28 - .105 - .13), py, .20 + k * .27 * .46), (px - 1.9, py, .20 + k * .27 * .46), (px - 2.1, py + .02, .42), (px - 2.12, py + .03, -.1)], .10, "bluepipe")
    box((.12, .12, vz + .42), (tx - 1.62, ty, (vz + .42) / 2), "clay", .01)
    tree(9.6, 4.4, 3.4, 1.2, 4)
    tree(-6.5, 7.5, 3.4, 1.2, 7)
    tree(-.6, 8.6, 3.6, 1.25, 2)
    mat("water", (.10, .26, .32), rough=.04, spec=.5, coat=1)
    return stage((3.0, -.4, 1.7), -22, 14, 34, 82, (1600, 900), sun_az=-70, sun_el=25, shift=(-.10, 0), sweep_y=34, sweep_r=20)


def street_dusk():
    materials()
    C = "clay"
    mat("lit", (.9, .7, .4), rough=.5, emit=(1., .56, .20), power=2.0)
    # road
    box((9.0, 110, .05), (0, 26, .02), "claydark", .01)
    for s in (-1, 1):
        box((2.2, 110, .18), (s * 5.6, 26, .09), C, .02)
    for k in range(12):
        box((.18, 1.5, .012), (0, -12 + k * 3.6, .05), C, .002)
    rnd = random.Random(11)
    for s in (-1, 1):
        y = -9.5 if s > 0 else -1.5
        k = 0
        while y < 44:
            d = rnd.choice((5.0, 6.0, 5.6))
            h = rnd.choice((3.6, 6.8, 6.8, 7.2))
            w = 6.0
            x = s * (7.4 + w / 2 + rnd.uniform(0, .5))
            box((w, d - .4, h), (x, y + d / 2, h / 2), C, .02)
            box((w + .5, d - .1, .18), (x, y + d / 2, h + .09), C, .015)
            box((w, .14, .6), (x, y + .25, h + .45), C, .01)
            box((.14, d - .5, .6), (x - s * (w / 2 - .07), y + d / 2, h + .45), C, .01)
            face = "right" if s < 0 else "left"
            for z in ([1.7] if h < 4 else [1.7, 5.0]):
                for q in (-.25, .25):
                    xx = x - s * w / 2
                    lit = rnd.random() < .45
                    window(xx, y + d / 2 + q * d, z, 1.0, 1.25, face)
                    if lit:
                        g = group((xx, y + d / 2 + q * d, z), (0, 0, PI / 2 if s < 0 else -PI / 2))
                        rbox(.92, 1.18, .01, (0, -.052, 0), "lit", .01, 0, parent=g).visible_diffuse = False
            if rnd.random() < .5:
                tank(x, y + d / 2, h + .18, .5, 1.1)
            y += d + rnd.uniform(.3, 1.0)
    P = dict(brand="Dipavi", model="S15", mm=[.69, .33, .11], look=dict(color="#3A4046"))
    for k in range(4):
        for s in ((-1, 1) if k < 3 else (1,)):
            y = -5.0 + k * 8.2 + (4.0 if s < 0 else 0)
            x = s * 4.75
            lathe([(.10, 0), (.075, .3), (.055, 5.6)], (x, y, .18), "galv", 28)
            arm = group((x, y, 5.75), (0, 0, -s * PI / 2))
            tube([(0, 0, 0), (0, -.25, .18), (0, -.9, .30)], .045, "galv", parent=arm)
            q = group((0, -2.05, .40), (math.radians(-6), 0, 0), parent=arm, scale=2.0)
            slab(P, q)
            lens = group((0, -2.05 - .30, .40 - .14), parent=arm)
            bpy.context.view_layer.update()
            pos = lens.matrix_world.translation
            d = bpy.data.lights.new("lamp", "SPOT")
            d.energy, d.color, d.spot_size, d.spot_blend, d.shadow_soft_size = 1250, (1., .70, .38), math.radians(112), .85, .16
            o = bpy.data.objects.new("lamp", d)
            bpy.context.collection.objects.link(o)
            o.location = pos - Vector((0, 0, .12))
            rbox(.5, .5, .004, (pos.x, pos.y, pos.z - .02), "lampface", .1, 0, "z").visible_diffuse = False
    car(2.1, 2.0)
    car(-2.2, 12.5, PI)
    mat("lampface", (1, 1, .9), emit=(1., .90, .72), power=6)
    figure(-5.2, 1.4, .18, .15, wear="sari", walk=.20)
    figure(5.0, 6.2, .18, 2.9, wear="kurta", walk=-.20)
    for k, (x, y) in enumerate(((-6.4, 7.2), (6.3, 6.4), (-6.4, 16.2), (6.2, 20))):
        tree(x, y, 3.2, .85, k + 2)
    shot = stage((.3, 4, 3.0), -9, 10, 31, 52, (1600, 900), sun=0, sky=.13, sky_color=(.26, .40, .86), paper=(.46, .48, .56), sweep_y=70, sweep_r=30, shift=(0, .06), floor_scale=12, low=.10, high=.30)
    shot.update(tint=(1., 1., 1.0), contrast=.15, exposure=1.15, samples=1., diffuse=1, bounces=2, clamp=.5)
    return shot

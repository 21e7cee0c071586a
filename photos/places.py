"""In place: a family's product, photoreal, on the cream model, with a clay person 1.7 m high and a low warm sun.

`build(p)` takes the `place` view of a product whose family stands in PLACES; the others are seen from another side in the studio.
Some scenes serve several families: the wall for inverters and batteries, the terrace for panels and water heaters.
"""
from maquette import *
from families import etc_water_heater, fpc_water_heater, hybrid_inverter, string_inverter, submersible_pump, surface_pump, wall_battery, wall_box
from families.rooftop_kit import tank
from families.street_light import slab as lamp

LOW = dict(sun_az=-66, sun_el=25, sun=3.3, sun_color=(1., .80, .58), sky=.52, sweep_y=16, sweep_r=9, floor_scale=4)
STRING = dict(brand="Orvani", model="GT 5", mm=[.37, .16, .43], look={}, strings=2)
HYBRID = dict(brand="Orvani", model="HY 5", mm=[.42, .21, .58], look={})
BATTERY = dict(brand="Orvani", model="W5", mm=[.44, .16, .62], look={})


def facing(x, y):
    """The turn of something that looks along (x, y)."""
    return math.atan2(x, -y)


def terrace(w=8., d=6.6, parapet=.85):
    materials()
    rbox(w, d, .3, (0, 0, -.15), "clay", .05, .02, "z")
    for size, x, y in (((w, .18), 0, d / 2 - .09), ((.18, d), .09 - w / 2, 0)):
        box((*size, parapet), (x, y, parapet / 2), "clay", .012)
        box((size[0] + .12, size[1] + .12, .07), (x, y, parapet + .03), "clay", .012)


def panels(p):
    terrace()
    kind = {"poly-panel": "poly", "bifacial-panel": "bifacial"}.get(p["family"], "black" if p["look"].get("frame") == "black" else "mono")
    raised = kind == "bifacial"
    g, aw, ad, top = array(3, 2, 1.134, 2.278, 13, kind=kind, frame="blackalu" if kind == "black" else "alu", front=1.0 if raised else .42, busbars=8, cells=(6, 12) if kind == "poly" else (6, 24))
    g.location = (.35, .1, 0)
    tank(-2.75, 2.05, .02, .62, 1.35)
    figure(-2.15, -1.75, 0, facing(1, .45), left="rest", right="reach", wear="kurta")
    return dict(stage((.05, .05, .85 + .25 * raised), -30, 18, 17, 92, (600, 600), **LOW), exposure=1.04)


def rooftop(p):
    from scenes import dawn_house
    dawn_house()
    figure(2.2, -2.4, 3.66, facing(.4, 1), left="rest", right="rest", wear="kurta")
    return dict(stage((-.4, .4, 5.6), -30, 24, 56, 118, (600, 600), **dict(LOW, sweep_y=34, sweep_r=22, floor_scale=9)), exposure=1.06)


def meter_wall():
    materials()
    rbox(7.6, 5.2, .2, (.3, -1.6, -.1), "clay", .05, .02, "z")
    box((6.4, .24, 3.1), (.3, .12, 1.55), "clay", .012)
    box((6.5, .10, .32), (.3, -.045, .16), "clay", .008)  # plinth
    box((6.6, 1.0, .12), (.3, -.32, 2.92), "clay", .012)  # sun shade
    # the house's meter, its cut-out below, conduit up to the roof
    rbox(.26, .38, .13, (1.20, -.065, 1.62), "lightgrey", .02, .008)
    rbox(.17, .12, .006, (1.20, -.132, 1.70), "gloss", .012, .002)
    text("2 846.3", .034, (1.20, -.136, 1.70), "uigreen", font="mono")
    text("kWh", .022, (1.20, -.131, 1.585), "inkgrey", font="regular")
    rbox(.22, .26, .11, (1.20, -.055, 1.20), "offwhite", .015, .006)
    rbox(.13, .07, .005, (1.20, -.111, 1.21), "gloss", .008, .001)
    for x, a, b in ((1.20, 1.32, 1.44), (1.20, 1.80, 2.86)):
        tube([(x, -.03, a), (x, -.03, b)], .016, "offwhite", smooth=False)


def reader():
    """Someone who looks at the wall."""
    figure(-.98, -.80, 0, facing(.72, .62), left="rest", right="reach", wear="kurta", nod=.012)


def string(p):
    meter_wall()
    sub(string_inverter.build, dict(p, model=p["model"] or "GT"), (.30, 0, 1.50), scale=1.3)
    reader()
    return dict(stage((.18, -.2, 1.30), -21, 7, 8.2, 86, (600, 600), **LOW), exposure=.98)


def hybrid(p):
    meter_wall()
    sub(hybrid_inverter.build, dict(p, model=p["model"] or "HY"), (-.02, 0, 1.56), scale=1.2)
    sub(wall_battery.build, BATTERY, (.62, 0, 1.46), scale=1.2)
    reader()
    return dict(stage((.22, -.2, 1.30), -21, 7, 8.2, 84, (600, 600), **LOW), exposure=.98)


def battery(p):
    meter_wall()
    sub(hybrid_inverter.build, HYBRID, (-.34, 0, 1.62), scale=1.15)
    at = (.46, 0, 1.15) if p["mm"][2] < .7 else (.46, -.02, .80)
    sub(wall_battery.build, dict(p, model=p["model"] or "W"), at, scale=1.3)
    figure(1.45, -.95, 0, facing(-.75, .6), left="reach", right="rest", wear="sari", nod=.012)
    return dict(stage((.42, -.2, 1.22), 20, 7, 8.2, 84, (600, 600), **dict(LOW, sun_az=62)), exposure=.98)


def carport(p):
    materials()
    rbox(8.4, 8.4, .2, (-.6, -2.4, -.1), "clay", .05, .02, "z")
    box((7.4, .24, 2.5), (-.4, .12, 1.25), "clay", .012)
    box((7.5, .34, .08), (-.4, .12, 2.53), "clay", .012)
    g, aw, ad, top = array(5, 2, 1.134, 2.278, 5, front=2.62, legs=False, structure="clay", busbars=6)
    g.location = (-1.2, -2.15, 0)
    for x in (-3.75, 1.35):
        box((.17, .17, 2.62), (x, -4.15, 1.31), "clay", .012)
    car(-1.75, -2.55, PI)
    sub(wall_box.build, dict(p, model=p["model"] or "W", slug=p["slug"]), (.72, 0, 1.42), scale=1.35)
    figure(1.62, -.85, 0, facing(-.8, .5), left="reach", right="rest", wear="sari", nod=.01)
    return dict(stage((-.10, -1.0, 1.30), 24, 8, 12.4, 94, (600, 600), **dict(LOW, sun_az=66, sun_el=24)), exposure=1.0)


def furrows(x0, x1, y0, y1, pitch=.62):
    for k in range(int((x1 - x0) / pitch)):
        x = x0 + k * pitch
        secs = [[(x + .24 * math.cos(PI * q / 8), y0 + (y1 - y0) * j / 16, .13 * math.sin(PI * q / 8) + .001) for q in range(9)] for j in range(17)]
        loft(secs, (0, 0, 0), "clay", angle=60)
        rnd = random.Random(k)
        for j in range(int((y1 - y0) / .55)):
            r = rnd.uniform(.09, .13)
            melt([(q * r * .55 * math.cos(q + k), q * r * .5 * math.sin(2 * q), r * (.8 + .35 * q), r * .8, r * .8, r * .7) for q in range(3)], .03, "clay", (x, y0 + .3 + j * .55, .11), soft=2)


def surface(p):
    materials()
    furrows(-4.6, -1.5, .2, 5.4)
    g, aw, ad, top = array(3, 1, 1.134, 2.278, 20, front=.55, busbars=8)
    g.location = (.9, 3.1, 0)
    rbox(1.5, .95, .16, (.1, -.75, .08), "clay", .04, .015, "z")
    k = 1.75
    sub(surface_pump.build, p, (.1, -.75, .16), scale=k)
    if " AC " not in p["name"]:  # the small pump's pipes: out of the ground, and over into the trough
        tube([(-.04, -.75, .50), (-.04, -.75, .72), (.0, -.73, .82), (.12, -.67, .86), (1.0, -.16, .87), (1.55, .24, .86), (1.70, .36, .80), (1.73, .39, .68)], .042, "bluepipe")
        tube([(1.73, .39, .70), (1.735, .395, .53)], .030, "waterjet")
        tube([(-.20, -.75, .345), (-.52, -.75, .345), (-.64, -.75, .28), (-.67, -.75, .16), (-.67, -.75, -.1)], .042, "bluepipe")
    lathe([(1.15, 0), (1.15, .62), (1.11, .66), (1.02, .66), (.98, .62), (.98, .42)], (2.45, .75, 0), "clay", 96)
    lathe([(0, 0), (.99, 0)], (2.45, .75, .52), "water", 96)
    figure(-1.25, -.55, 0, facing(.9, .1), left="rest", right="hold", wear="kurta", nod=.02)
    return dict(stage((.55, .0, .74), -20, 13, 15.5, 118, (600, 600), **LOW), exposure=1.04)


def borehole(p):
    """The ground cut open in front of the bore; depth is drawn short, the pump twice its size."""
    materials()
    R, L = p["mm"][0] / 2 * 2.1, p["mm"][2] * 1.35
    w, D, top = .24, 2.35, 0
    for s in (-1, 1):
        rbox(2.6, 3.2, D, (s * (1.30 + w), 1.6, top - D / 2), "clay", .03, .012, "z")
    box((2 * w + .02, 2.9, D), (0, 1.75, top - D / 2 - .002), "claydark", .004)
    box((2 * w - .004, .30, .75), (0, .152, top - D + .38), mat("groundwater", (.10, .26, .34), rough=.08, coat=1), .004)
    rbox(.62, .62, .14, (0, .15, .07), "clay", .03, .012, "z")
    g = group((0, .02, top - D + .16), (0, 0, PI / 2), scale=1)
    q = group((0, 0, 0), parent=g)
    q.scale = (2.1, 2.1, 1.35)
    submersible_pump.body(p, q, p["mm"][0] / 2, p["mm"][2])
    z = top - D + .16 + L
    tube([(0, .02, z - .04), (0, .02, .62), (0, .02, .78), (.10, .02, .86), (.9, .05, .86)], .045, "bluepipe")
    tube([(.04, -R * .8, z - .10), (.06, -.02, z + .25), (.065, .0, .30), (.10, .06, .50)], .012, "lightblue")
    lathe([(.62, 0), (.62, .46), (.59, .49), (.53, .49), (.50, .46), (.50, .30)], (1.45, .70, 0), "clay", 80)
    lathe([(0, 0), (.51, 0)], (1.45, .70, .40), "water", 80)
    tube([(.9, .05, .86), (1.15, .12, .85), (1.27, .30, .78), (1.28, .38, .62)], .045, "bluepipe")
    tube([(1.28, .38, .66), (1.285, .40, .40)], .030, "waterjet")
    g, aw, ad, top_ = array(2, 1, 1.134, 2.278, 20, front=.45, busbars=8)
    g.location = (.15, 2.2, 0)
    figure(-1.05, .55, 0, facing(.9, -.35), left="rest", right="hold", wear="kurta", nod=.015)
    return dict(stage((.15, .3, -.12), -18, 12, 15, 98, (600, 600), **dict(LOW, floor_z=-2.36)), exposure=1.04)


def heater(p):
    terrace(7.2, 5.6)
    mod = etc_water_heater if p["family"] == "etc-water-heater" else fpc_water_heater
    sub(mod.build, p, (.25, .35, .01))
    for s in (-1, 1):
        box((.30, .22, .9), (-2.55 + s * .42, 1.75, .45), "clay", .012)
    box((1.5, 1.3, .10), (-2.55, 1.75, .95), "clay", .012)
    tank(-2.55, 1.75, 1.0, .58, 1.25)
    small = p["mm"][1] < 1.3
    figure(1.30 if small else 1.95, -.55, 0, facing(-.85, .45), left="hip", right="rest", wear="sari")
    return dict(stage((-.05 if small else .1, .2, .95), -27, 13, 14.5, 128 if small else 100, (600, 600), **LOW), exposure=1.02)


def street(p):
    """An evening path under the lamp, which lights it."""
    materials()
    rbox(9, 9, .2, (0, 0, -.1), "clay", .05, .02, "z")
    rbox(9, 2.0, .12, (0, 1.6, .06), "clay", .04, .02, "z")
    box((9, .24, 2.3), (0, 2.9, 1.15), "clay", .012)
    box((9.1, .36, .10), (0, 2.9, 2.35), "clay", .012)
    tree(-2.9, 3.9, 4.3, 1.25, 4)
    lathe([(.11, 0), (.11, .02), (.07, .05), (.052, .35), (.042, 4.15), (0, 4.16)], (.75, 1.35, .12), "galv", 32)
    q = group((.75, .62, 4.16), (math.radians(-8), 0, 0), scale=1.5)
    lamp(dict(p, model=p["model"] or "S"), q)
    tube([(.75, 1.35, 4.0), (.75, 1.30, 4.16), (.75, 1.10, 4.20)], .036, "galv")
    d = bpy.data.lights.new("lamp", "SPOT")
    d.energy, d.color, d.spot_size, d.spot_blend, d.shadow_soft_size = 620, (1., .80, .54), math.radians(116), .7, .12
    o = bpy.data.objects.new("lamp", d)
    bpy.context.collection.objects.link(o)
    o.location = (.75, .50, 3.98)
    figure(-.25, .35, 0, facing(.75, -.55), left="rest", right="rest", wear="sari", walk=.20)
    shot = stage((.15, .8, 2.05), -24, 8, 15.5, 92, (600, 600), sun=.30, sun_az=-110, sun_el=7, sun_color=(1., .55, .35), sky=.24, sky_color=(.34, .46, .82), paper=(.60, .61, .66), sweep_y=22, sweep_r=12, floor_scale=5, low=.10, high=.30)
    shot.update(tint=(1., 1., 1.), contrast=.15, exposure=1.2)
    return shot


PLACES = {"mono-panel": panels, "poly-panel": panels, "bifacial-panel": panels, "rooftop-kit": rooftop, "string-inverter": string, "hybrid-inverter": hybrid,
          "wall-battery": battery, "wall-box": carport, "surface-pump": surface, "submersible-pump": borehole, "etc-water-heater": heater,
          "fpc-water-heater": heater, "street-light": street}
# Their own place in the studio: too small for the model, or not for a roof.
STUDIO = ("balcony", "100w", "split")


def knows(p):
    return p["family"] in PLACES and not any(word in p["slug"] for word in STUDIO)


def build(p):
    return PLACES[p["family"]](p)

"""The service's scenes: one pair, before and after cleaning, for each plan, and the tools of the crew.

Both pictures of a pair come from one function, so camera and light are the same: they lie under a comparison slider.
"""
from grime import *
from parts import *
from maquette import materials, stage, tree


def service(dirty):
    g, aw, ad, top = array(3, 1, 1.134, 2.278, 22, front=.5, busbars=10)
    rbox(9, 6, .2, (0, 0, -.1), "clay", .05, .02, "z")
    box((9, .16, .7), (0, 2.3, .35), "clay", .012)
    box((9.1, .28, .07), (0, 2.3, .73), "clay", .012)
    if dirty:  # dust, the streaks that the monsoon leaves, litter against the lower lip
        deck, z, rnd = deck_of(g), .1185, random.Random(5)
        coat(deck, 3, 1, film((.40, .33, .245), -.34, big=.72, streak=.80, fine=.20, gather=.75, most=.92, runs=(7, .30, 1)))
        for x, y, r in ((-1.25, 1.62, .040), (-.52, .95, .026), (.22, 1.78, .034), (.70, 1.10, .022), (1.32, 1.42, .044), (-1.42, .70, .024), (1.05, .55, .028)):
            dropping(x, y, z + .001, r, rnd, deck)
        for k in range(30):
            x, y = (rnd.gauss(-.5, .75), rnd.uniform(.03, .20)) if k < 22 else (rnd.uniform(-1.6, 1.6), rnd.uniform(.3, 2.1))
            leaf(max(-1.6, min(1.6, x)), y, z, rnd.uniform(.07, .13), rnd.uniform(0, 6.28), rnd, deck)
    return stage((0, -.15, .95), -24, 25, 8.7, 74, (1200, 900), sun_az=-60, sun_el=48, sun=3.3, sun_color=(1, .93, .84), sky=.50, sweep_y=14, sweep_r=8, floor_scale=4, shift=(0, -.01), floor_z=-.2)


def service_before():
    return service(True)


def service_after():
    return service(False)


def deck_of(g):
    return next(c for c in g.children if c.type == "EMPTY")


def roof_array(dirty):
    """Eight panels on a terrace; leaves, droppings and streaks."""
    materials()
    g, aw, ad, top = array(4, 2, 1.134, 2.278, 14, front=.45, busbars=10)
    rbox(12.4, 9.4, .3, (0, 0, -.15), "clay", .05, .02, "z")
    for a, b in (((-6.1, 4.6), (6.1, 4.6)), ((-6.1, -4.6), (-6.1, 4.6))):
        w, d = abs(b[0] - a[0]) + .2, abs(b[1] - a[1]) + .2
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        box((w, d, .9), (x, y, .45), "clay", .012)
        box((w + .12, d + .12, .07), (x, y, .93), "clay", .012)
    box((2.5, 2.2, 2.25), (-4.5, 3.2, 1.125), "clay", .02)
    box((2.9, 2.6, .15), (-4.5, 3.2, 2.32), "clay", .015)
    rbox(.9, 1.9, .06, (-4.3, 2.10, .97), "door", .01, .008)
    if dirty:
        deck, z, rnd = deck_of(g), .1185, random.Random(21)
        coat(deck, 4, 2, film((.43, .365, .28), -.46, big=.70, streak=1.15, fine=.16, gather=.62, most=.88, runs=(7, .28, 1)))
        half, L = aw / 2, 2 * 2.278 + .025
        for _ in range(15):
            dropping(rnd.uniform(-half + .15, half - .15), rnd.uniform(.6, L - .15), z + .001, rnd.uniform(.020, .052), rnd, deck)
        for k in range(64):  # against the lower lip, in the gap between the rows, and scattered
            y = (rnd.uniform(.03, .22) if k < 30 else 2.30 + rnd.uniform(.02, .20)) if k < 50 else rnd.uniform(.3, L)
            x = rnd.gauss(-.6 if k < 30 else .5, .85) if k < 50 else rnd.uniform(-half, half)
            leaf(max(.12 - half, min(half - .12, x)), y, z, rnd.uniform(.10, .17), rnd.uniform(0, 6.28), rnd, deck)
    return stage((-.62, .35, .98), 30, 27, 16.6, 78, (1200, 900), sun_az=58, sun_el=44, sun=3.2, sun_color=(1, .92, .80), sky=.50, sweep_y=22, sweep_r=12, floor_scale=6, floor_z=-.3)


def hose_coil(x, y, z, R, r, m, lead):
    """Six turns of hose lying on the floor, the last one running off through `lead`."""
    pts = []
    for layer, turns, q in ((0, 3, 1.0), (1, 3, .93)):
        for k in range(turns * 22):
            a = 2 * PI * k / 22
            t = k / (turns * 22)
            rr = R * q + (1 - 2 * t if layer == 0 else 2 * t - 1) * r * 2.4 + .010 * math.sin(2.3 * a + layer)
            pts.append((x + rr * math.cos(a), y + rr * math.sin(a), z + r + layer * r * 1.8 + .004 * math.sin(3 * a)))
    tube(pts + list(lead), r, m)


def bucket(x, y, z, R=.17, h=.30):
    m = tint("#F6A81A", rough=.45)
    lathe([(0, 0), (R * .74, 0), (R * .78, .006), (R, h - .02), (R * 1.06, h - .02), (R * 1.06, h), (R * .97, h), (R * .96, h - .03), (R * .74, .02), (0, .02)], (x, y, z), m, 72)
    lathe([(0, 0), (R * .90, 0)], (x, y, z + h * .72), "water", 64)
    tube([(x - R * 1.05, y, z + h - .03), (x - R * 1.14, y - .06, z + h - .08), (x - R * .75, y - R * 1.02, z + h - .15), (x, y - R * 1.22, z + h - .175), (x + R * .75, y - R * 1.02, z + h - .15), (x + R * 1.14, y - .06, z + h - .08), (x + R * 1.05, y, z + h - .03)], .004, "steel")
    tube([(x - .05, y - R * 1.20, z + h - .172), (x, y - R * 1.22, z + h - .175), (x + .05, y - R * 1.20, z + h - .172)], .011, "whitegloss")
    for k in (-1, 1):
        cyl(.016, .012, (x + k * R * 1.07, y, z + h - .03), m, "x")


def brush(head, tip):
    """A wide soft brush on a telescopic pole; `head` is where its bristles stand, `tip` where the pole ends."""
    a, b = Vector(head) + Vector((0, 0, .085)), Vector(tip)
    mid = a.lerp(b, .52)
    tube([tuple(a), tuple(mid)], .013, "blackalu", smooth=False)
    tube([tuple(mid), tuple(b)], .0165, "alu", smooth=False)
    for p, q, L, m in ((mid, .022, .10, "blue"), (b, .020, .22, "rubber")):
        o = cyl(q, L, (0, 0, 0), m)
        o.location = p
        o.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    g = group(head, (0, 0, math.atan2(b.y - a.y, b.x - a.x) + PI / 2))
    rbox(.50, .075, .030, (0, 0, .070), "blue", .02, .006, "z", parent=g)
    lathe([(0, 0), (.024, 0), (.020, .05), (0, .052)], (0, 0, .070), "darkgrey", 32, parent=g)
    soft = mat("bristle", (.78, .80, .82), rough=.8)
    rnd = random.Random(3)
    for k in range(34):
        for j in range(5):
            x, y = (k / 33 - .5) * .47, (j / 4 - .5) * .058
            tube([(x, y, .058), (x * 1.02 + rnd.uniform(-.003, .003), y * 1.25, .028), (x * 1.05 + rnd.uniform(-.006, .006), y * 1.6, .001)], .0032, soft, smooth=False, parent=g, res=1)


def service_tools():
    """What the crew brings, on the terrace in front of the clean panels."""
    g, aw, ad, top = array(3, 1, 1.134, 2.278, 20, front=.32, busbars=10)
    g.location = (.55, 1.5, 0)
    rbox(16, 9, .2, (2, .3, -.1), "clay", .05, .02, "z")
    box((15.6, .16, .8), (2, 4.4, .4), "clay", .012)
    box((15.7, .28, .07), (2, 4.4, .83), "clay", .012)
    bucket(-.62, -.55, 0)
    hose = tint("#1F63B5", rough=.4)
    hose_coil(.34, -.62, 0, .25, .0125, hose, [(.66, -.40, .03), (.86, -.22, .014), (1.15, -.30, .014), (1.46, -.62, .014), (1.66, -.72, .016)])
    n = group((1.66, -.72, .024), (0, PI / 2, math.radians(-18)))
    lathe([(0, -.01), (.017, -.01), (.017, .05), (.021, .052), (.021, .10), (.015, .12), (.011, .17), (.008, .17), (.008, .16), (0, .16)], (0, 0, 0), "sun", 32, parent=n)
    brush((-1.22, -.30, 0), (-.19, 1.22, .905))  # leaning on the lower edge of the panels
    return stage((.30, .12, .55), -22, 19, 7.25, 66, (1200, 900), sun_az=-62, sun_el=46, sun=3.2, sun_color=(1, .93, .83), sky=.50, sweep_y=14, sweep_r=8, floor_scale=4, floor_z=-.2)


def service_b_before():
    return roof_array(True)


def service_b_after():
    return roof_array(False)


def ground_row(dirty):
    """One row on the ground, seen from near; a film of pollen."""
    g, aw, ad, top = array(6, 1, 1.134, 2.278, 25, front=.55, busbars=10)
    g.location = (1.6, 0, 0)
    box((26, .18, 1.0), (4, 4.4, .5), "clay", .012)
    box((26.1, .30, .07), (4, 4.4, 1.03), "clay", .012)
    for k in range(4):
        tree(-3.4 + k * 3.3, 6.4 + .5 * (k % 2), 1.75 + .2 * (k % 2), .72, 12 + k)
    if dirty:
        coat(deck_of(g), 6, 1, film((.52, .475, .27), -.20, big=.55, streak=.46, fine=.20, gather=.62, most=.84, runs=(9, .35, 1)))
    return stage((.35, -.25, 1.02), -36, 17, 8.6, 62, (1200, 900), sun_az=-70, sun_el=42, sun=3.2, sun_color=(1, .93, .82), sky=.52, sweep_y=20, sweep_r=12, floor_scale=5)


def service_c_before():
    return ground_row(True)


def service_c_after():
    return ground_row(False)

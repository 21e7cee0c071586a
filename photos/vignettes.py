"""Small clay vignettes on round plinths, on transparent ground: the kinds of home service and the steps of a visit."""
from maquette import *
from families import string_inverter
from service import bucket, hose_coil

BLUE, SUN = "#115292", "#F6A81A"


def plinth(R, target_z, el=20, az=-30, exposure=1.08, width=2.5):
    """The round base and the shot; `width` of the frame in radii."""
    cyl(R, R * .09, (0, 0, -R * .045), "clay", e=R * .02, seg=128)
    dist = R * width / (36 / 85)
    shot = stage((0, 0, target_z), az, el, dist, 85, (400, 400), sun_az=-64, sun_el=32, sun=3.2, sun_color=(1., .84, .64), sky=.60, floor_z=-R * .3)
    return dict(shot, clear=True, exposure=exposure, diffuse=1, bounces=2)


def blue(**kw):
    return tint(BLUE, **dict(dict(rough=.45, bump=0), **kw))


def sun(**kw):
    return tint(SUN, **dict(dict(rough=.45, bump=0), **kw))


def wall(w, h, y=.55, t=.10):
    box((w, t, h), (0, y + t / 2, h / 2), "clay", .012)


def panel_table(cols=2, tilt=24, front=.45, y=.25, x=0, **kw):
    g, aw, ad, top = array(cols, 1, 1.134, 2.278, tilt, front=front, busbars=6, brace=False, **kw)
    g.location = (x, y, 0)
    return g, aw, top


def toolbox(x, y, s=1., m=None, rot=0):
    g = group((x, y, 0), (0, 0, rot), scale=s)
    rbox(.46, .22, .20, (0, 0, .10), m or blue(), .02, .008, "z", parent=g)
    rbox(.47, .23, .03, (0, 0, .205), "lightgrey", .02, .008, "z", parent=g)
    tube([(-.14, 0, .21), (-.14, 0, .29), (-.10, 0, .31), (.10, 0, .31), (.14, 0, .29), (.14, 0, .21)], .013, "darkgrey", parent=g)
    for k in (-1, 1):
        rbox(.04, .05, .012, (k * .13, -.117, .185), "alu", .006, .003, parent=g)


# ---------------------------------------------------------------- home services
def home_appliance_repair():
    wall(1.7, 1.5)
    g = group((-.30, .20, 0))
    rbox(.62, .86, .60, (0, 0, .44), "whitegloss", .03, .02, parent=g)
    ring(.205, .030, (0, -.305, .42), "alu", "y", parent=g)
    lathe([(.19, 0), (.15, .05), (0, .07)], (0, -.30, .42), "gloss", 56, "y", parent=g)
    rbox(.56, .10, .01, (0, -.302, .80), "lightgrey", .015, .003, parent=g)
    cyl(.032, .03, (.18, -.315, .80), "alu", "y", parent=g)
    rbox(.16, .05, .006, (-.14, -.308, .80), "gloss", .008, .002, parent=g)
    rbox(.56, 1.32, .56, (.42, .24, .67), "clay", .03, .02)
    box((.57, .008, .012), (.42, -.042, .88), "claydark", .002)
    for z, h in ((1.08, .24), (.60, .30)):
        rbox(.022, h, .03, (.20, -.055, z), "alu", .010, .006)
    toolbox(-.10, -.52, .95, rot=.2)
    return plinth(1.05, .62)


def home_painting():
    wall(1.7, 1.75, .40)
    rbox(.78, 1.25, .006, (-.28, .396, .98), blue(rough=.7), .02, .001)
    for k, (low, high) in enumerate(((.44, 1.52), (.50, 1.62), (.86, 1.44))):  # each stroke a little before the last
        rbox(.17, high - low, .006, (.17 + .115 * k, .392 - .004 * k, (low + high) / 2), blue(rough=.7), .02, .001)
    g = group((.40, .30, .92), (math.radians(-16), math.radians(-10), 0))
    cyl(.052, .26, (0, .045, 0), "offwhite", "x", parent=g)
    tube([(.15, .045, 0), (.19, .04, 0), (.19, .02, -.12), (0, 0, -.14), (0, 0, -.24)], .008, "steel", parent=g)
    cyl(.020, .22, (0, 0, -.33), sun(), parent=g)
    cyl(.014, .75, (0, 0, -.75), "alu", parent=g)
    bucket(-.42, -.28, 0, .15, .26)
    rbox(.30, .34, .02, (.10, -.42, .012), "lightgrey", .03, .005, "z")
    return plinth(1.05, .74)


def home_cleaning_pest_control():
    rbox(1.35, .60, .26, (0, .30, .20), "clay", .08, .05, "z")
    rbox(1.35, .50, .22, (0, .52, .50), "clay", .10, .07)
    for k in (-1, 1):
        rbox(.20, .46, .64, (k * .66, .30, .34), "clay", .09, .06)
        rbox(.54, .50, .15, (k * .28, .24, .40), "claydark", .06, .05, "z")
        for q in (.08, .50):
            cyl(.025, .09, (k * .58, q, .045), "wood")
    rbox(.34, .34, .10, (-.34, .34, .60), blue(rough=.8), .06, .05, rot=(-.35, 0, .1))
    bucket(.52, -.42, 0, .15, .26)
    tube([(-.62, -.62, .06), (.10, .12, 1.25)], .014, "alu", smooth=False)
    melt([(-.62 + .07 * math.cos(a), -.62 + .10 * math.sin(a), .05, .07, .07, .05) for a in [k * .9 for k in range(7)]], .014, "offwhite", soft=2, wobble=.03, wobble_scale=.05)
    return plinth(1.05, .40)


def home_disinfection():
    materials()
    wall(1.6, 1.75, .45)
    rbox(.82, 1.62, .06, (.34, .42, .81), "door", .01, .008)
    cyl(.024, .06, (.04, .36, .82), "brass", "y")
    g = group((-.36, -.12, 0))
    rbox(.36, .24, .46, (0, 0, .27), blue(), .07, .03, "z", parent=g)
    cyl(.075, .05, (0, 0, .525), "darkgrey", parent=g)
    rbox(.34, .22, .04, (0, 0, .03), "darkgrey", .05, .01, "z", parent=g)
    for k in (-1, 1):
        tube([(k * .11, .12, .46), (k * .11, .20, .40), (k * .11, .20, .16), (k * .11, .12, .08)], .016, "fabric", parent=g)
    tube([(-.36 + .16, -.16, .09), (.0, -.36, .03), (.18, -.34, .16), (.24, -.30, .40)], .013, "cable")
    tube([(.24, -.30, .38), (.27, -.285, .52), (.36, -.24, .98)], .013, "alu", smooth=False)
    cyl(.020, .14, (.245, -.298, .44), sun())
    lathe([(0, 0), (.03, .0), (.015, .06), (0, .06)], (.365, -.237, .97), "darkgrey", 24)
    rnd = random.Random(2)
    melt([(.40 + .16 * t + rnd.uniform(-.04, .04), -.22 + rnd.uniform(-.05, .05) * t, 1.03 + .12 * t + rnd.uniform(-.10, .10) * t, .03 + .05 * t, .03 + .05 * t, .03 + .05 * t) for t in [k / 9 for k in range(10)]], .016, "offwhite", soft=4)
    return plinth(1.05, .70)


def home_repairs():
    wall(1.7, 1.6, .45)
    # a basin with its tap, a socket, the open tool box
    rbox(.66, .40, .16, (-.26, .26, .78), "whitegloss", .10, .05, "z")
    rbox(.52, .28, .04, (-.26, .24, .855), "lightgrey", .08, .015, "z")
    tube([(-.26, .40, .86), (-.26, .40, 1.06), (-.26, .36, 1.13), (-.26, .28, 1.14), (-.26, .24, 1.08)], .020, "chrome")
    lathe([(.085, 0), (.10, .66), (.14, .70)], (-.26, .34, 0), "whitegloss", 40)
    rbox(.20, .20, .014, (.48, .440, 1.02), "whitegloss", .03, .006)
    for x, z in ((-.03, -.02), (.03, -.02), (0, .035)):
        cyl(.011, .006, (.48 + x, .431, 1.02 + z), "black", "y")
    toolbox(.40, -.18, 1.15, sun(), -.25)
    tube([(-.20, -.58, .02), (.04, -.50, .02)], .020, "steel", smooth=False)
    ring(.045, .017, (.075, -.487, .02), "steel")
    ring(.040, .016, (-.235, -.592, .02), "steel")
    return plinth(1.05, .62)


def home_bestseller_package():
    panel_table(2, 24, .40, .22)
    bucket(.70, -1.22, 0, .17, .30)
    tube([(-.95, -1.45, .10), (-.10, -.20, 1.02)], .018, "alu", smooth=False)
    rbox(.50, .08, .05, (-.98, -1.49, .08), blue(), .02, .008, "z", rot=(0, 0, .55))
    return plinth(1.75, .62, 22)


# ---------------------------------------------------------------- the steps of a visit
def step_arrive():
    materials()
    car(.45, .30, .95)
    figure(-1.25, -1.15, 0, facing_(-.1, -1), left="wave", right="rest", cap=blue(), wear="work")
    toolbox(-.62, -1.60, 1.25, sun(), .2)
    return plinth(2.55, .82, 17)


def facing_(x, y):
    return math.atan2(x, -y)


def step_switch_off():
    wall(1.9, 1.95, .42)
    rbox(.34, .44, .16, (.22, .34, 1.34), "lightgrey", .03, .012)
    rbox(.22, .22, .014, (.22, .252, 1.36), tint("#E8B71C", rough=.45, bump=0), .02, .004)
    cyl(.072, .04, (.22, .23, 1.36), "red", "y")
    rbox(.035, .15, .05, (.22, .20, 1.36), "red", .014, .008, rot=(0, PI / 2, 0))
    for x in (.12, .32):
        tube([(x, .36, 1.12), (x, .38, .9), (x, .38, .0)], .016, "cable", smooth=False)
    figure(-.36, .06, 0, facing_(1, .18), left="reach", right="rest", cap=blue(), wear="work")
    return plinth(1.15, .86, 12)


def step_photograph():
    panel_table(2, 26, .50, .55, .35)
    figure(-1.25, -.55, 0, facing_(1, .12), left="up", right="up", cap=blue(), wear="work")
    g = group((-.74, -.48, 1.60), (math.radians(-6), 0, facing_(1, .12)))
    rbox(.30, .17, .02, (0, 0, 0), "gloss", .014, .004, parent=g)
    return plinth(1.75, .80, 16)


def step_wash():
    panel_table(2, 26, .50, .55, .35)
    figure(-1.02, -.95, 0, facing_(.80, .65), left="hold", right="reach", cap=blue(), wear="work")
    tube([(-1.05, -1.05, .82), (-.72, -.66, 1.16), (.34, .42, 1.20)], .020, "alu", smooth=False)
    rbox(.46, .10, .06, (.36, .44, 1.19), blue(), .03, .012, "z", rot=(.42, 0, .5))
    hose_coil(.95, -1.05, 0, .24, .020, blue(rough=.4), [(.65, -1.2, .03), (.30, -1.30, .02), (-.1, -1.2, .02)])
    return plinth(1.75, .80, 18)


def step_measure():
    wall(1.9, 1.95, .42)
    sub(string_inverter.build, dict(brand="Orvani", model="GT 5", mm=[.37, .16, .43], look={}, strings=2), (.26, .42, 1.36), scale=1.25)
    figure(-.42, .04, 0, facing_(1, .12), left="hold", right="hold", cap=blue(), wear="work")
    g = group((-.04, .06, 1.22), (math.radians(-10), 0, facing_(.35, -1)))
    rbox(.09, .17, .035, (0, 0, 0), sun(), .02, .008, parent=g)
    rbox(.065, .05, .004, (0, -.019, .035), "lcd", .006, .001, parent=g)
    ring(.040, .011, (0, 0, .12), "red", "y", parent=g)
    return plinth(1.15, .86, 12)


HEAT = ((.05, .02, .22), (.16, .03, .42), (.42, .04, .42), (.72, .12, .20), (.92, .34, .05), (1., .72, .12))


def step_infrared():
    """The same table as the camera sees it: one cell is hotter than its neighbours."""
    g, aw, top = panel_table(2, 26, .50, .35, .0)
    deck = next(c for c in g.children if c.type == "EMPTY")
    rnd = random.Random(4)
    hot = (3.0, 13.4)
    for c in range(2):
        for i in range(6):
            for j in range(24):
                d = math.hypot((c * 6 + i - hot[0] - 3.4) * 1.9, j - hot[1])
                v = .24 + .09 * rnd.random() + .30 * math.exp(-d * d / 26) + .55 * math.exp(-d * d / 3.2)
                k = min(4.99, max(0, v * 4.6))
                a, b = HEAT[int(k)], HEAT[int(k) + 1]
                col = tuple(x + (y - x) * (k % 1) for x, y in zip(a, b))
                m = mat(f"heat {round(k, 1)}", tuple(q * .8 for q in col), rough=.5, emit=col, power=.30)
                x0, y0 = (c - .5) * (1.134 + .025) - .548 + i * .1827, .012 + j * .0940
                quads([(x0 + .004, y0 + .004, x0 + .1787, y0 + .090)], 0, m, parent=deck, loc=(0, 0, .1195))
    figure(-1.62, -.45, 0, facing_(1, .15), left="hold", right="hold", cap=blue(), wear="work")
    q = group((-1.26, -.38, 1.24), (math.radians(-8), 0, facing_(1, .15)), scale=1.35)
    rbox(.11, .10, .10, (0, 0, .02), sun(), .02, .01, parent=q)
    rbox(.035, .14, .045, (0, 0, -.09), "darkgrey", .012, .006, parent=q)
    return plinth(1.85, .76, 18)


def step_report():
    """A sheet on a board: two lines of heading, ticks, a small infrared picture."""
    g = group((0, .12, .02), (math.radians(-16), 0, 0))
    rbox(1.06, 1.42, .03, (0, .02, .74), "wood", .05, .008, parent=g)
    rbox(.94, 1.24, .008, (0, -.002, .70), "labelwhite", .012, .001, parent=g)
    rbox(.30, .09, .05, (0, -.01, 1.39), "alu", .02, .012, parent=g)
    text("KIRAN", .060, (-.40, -.008, 1.21), "inkblue", align="LEFT", parent=g, spacing=1.1)
    rbox(.46, .022, .002, (-.17, -.007, 1.11), "inkgrey", .008, .0004, parent=g)
    for k in range(3):
        z = .98 - k * .13
        cyl(.034, .004, (-.36, -.008, z), tint("#1E7F4F", rough=.5, bump=0), "y", parent=g)
        tube([(-.376, -.012, z), (-.364, -.012, z - .014), (-.342, -.012, z + .015)], .005, "inkwhite", smooth=False, parent=g)
        rbox(.52 - .09 * (k % 2), .020, .002, (-.02 - .045 * (k % 2), -.007, z), "inkgrey", .008, .0004, parent=g)
    for i in range(10):
        for j in range(5):
            v = .30 + .25 * math.exp(-((i - 6) ** 2 + (j - 2) ** 2) / 6) + .45 * math.exp(-((i - 6) ** 2 + (j - 2) ** 2) / 1.2)
            k = min(4.99, v * 4.6)
            a, b = HEAT[int(k)], HEAT[int(k) + 1]
            col = tuple(x + (y - x) * (k % 1) for x, y in zip(a, b))
            rbox(.074, .074, .002, (-.351 + i * .078, -.007, .50 - j * .078), mat(f"print {round(k, 1)}", col, rough=.6), .004, .0004, parent=g)
    tube([(.34, -.46, .03), (.60, -.16, .03)], .020, blue(), smooth=False)
    return plinth(.95, .66, 14, -22)

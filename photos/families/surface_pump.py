"""Surface pump: motor, pump head, foot, controller beside."""
from parts import *
from families.submersible_pump import controller


def build(p, view="main"):
    W, D, H = p["mm"]
    blue = tint(p["look"]["color"], rough=.36, bump=.08, coat=.25)
    ac = " AC " in p["name"]
    zc = H * .46
    r = H * .30
    if not ac:
        # BLDC: stainless head at the left, smooth blue can
        L = W * .52
        lathe([(0, -L / 2), (r * .80, -L / 2), (r * .96, -L / 2 + .012), (r, -L / 2 + .03), (r, L / 2)], (W * .14, 0, zc), blue, 72, "x", rot=(0, 0, PI))
        for k in range(9):
            ring(r * 1.002, .0025, (W * .14 - L * .28 + k * L * .07, 0, zc), blue, "x", 72)
        lathe([(r * 1.02, -.010), (r * 1.12, -.006), (r * 1.12, .010), (r * 1.0, .014)], (W * .14 - L / 2, 0, zc), "black", 64, "x")
        # stainless head
        h0 = W * .14 - L / 2 - .01
        ss = mat("ss", (.68, .69, .71), metal=1, rough=.22)
        lathe([(0, .11), (.030, .11), (.030, .085), (r * .55, .080), (r * 1.0, .066), (r * 1.06, .050), (r * 1.06, .004), (0, 0)], (h0, 0, zc), ss, 96, "x", rot=(0, 0, PI))
        cyl(.030, .05, (h0 - .12, 0, zc), ss, "x")
        for k in range(5):
            ring(.0305, .0017, (h0 - .128 - k * .004, 0, zc), ss, "x", 48)
        cyl(.024, .08, (h0 - .030, 0, zc + r * 1.0), ss)
        for k in range(5):
            ring(.0245, .0016, (h0 - .030, 0, zc + r + .020 + k * .0042), ss, seg=48)
        cyl(.008, .012, (h0 - .060, 0, zc - r * .9), "brass", "z")
        # foot
        rbox(L * .75, r * 1.7, .016, (W * .14, 0, .008), "black", .012, .003, "z")
        for s in (-1, 1):
            box((.05, r * .9, zc - r * .75), (W * .14 + s * L * .24, 0, (zc - r * .75) / 2), "black", .006)
        # handle and terminal cap
        tube([(W * .14 - L * .30, 0, zc + r - .004), (W * .14 - L * .28, 0, zc + r + .045), (W * .14 - L * .15, 0, zc + r + .058), (W * .14 + L * .12, 0, zc + r + .058), (W * .14 + L * .26, 0, zc + r + .045), (W * .14 + L * .28, 0, zc + r - .004)], .009, "black")
        rbox(.085, .060, .024, (W * .14, 0, zc + r + .008), "black", .01, .004, "z")
        text(p["brand"].upper(), .021, (W * .14, -r * 1.002 - .0032, zc + r * .10), "inkwhite", spacing=1.12)
        text(p["model"], .012, (W * .14, -r * 1.002 - .0032, zc - r * .24), "sun")
        port = controller(W * .14 + .33, .05, math.radians(-12), p, False, .17, .22, .08)
        tube([(W * .14 + .04, -.01, zc + r + .008), (W * .14 + .10, -.03, zc + r * .9), (W * .14 + .135, -r * .9, zc * .6), (W * .14 + .19, -r * 1.3, .006), (port[0] - .02, -.07, .006), (port[0], port[1] - .01, .014), (port[0], port[1], port[2] + .01)], .0055, "cable")
    else:
        L = W * .56
        x0 = W * .12
        lathe([(0, -L / 2), (r * .90, -L / 2), (r * .93, -L / 2 + .006), (r * .93, L / 2), (0, L / 2)], (x0, 0, zc), blue, 72, "x")
        n = 44
        for k in range(n):
            a = 2 * PI * k / n
            if abs(math.degrees(a) - 90) < 22:
                continue
            box((L * .74, .0036, r * .16), (x0 - L * .02, r * 1.0 * math.cos(a), zc + r * 1.0 * math.sin(a)), blue, .001, 1, rot=(a - PI / 2, 0, 0))
        # fan cover
        lathe([(0, 0), (r * .88, 0), (r * 1.04, .014), (r * 1.08, .03), (r * 1.08, L * .20)], (x0 + L / 2 + .020, 0, zc), blue, 72, "x", rot=(0, 0, PI))
        for k in range(4):
            ring(r * (.25 + .17 * k), .003, (x0 + L / 2 + .0205, 0, zc), "black", "x", 48)
        # end bell, adaptor
        lathe([(r * 1.0, 0), (r * 1.06, .004), (r * 1.06, .02), (r * .90, .03), (r * .80, .06), (r * 1.1, .07), (r * 1.22, .075), (r * 1.22, .09), (0, .09)], (x0 - L / 2 + .02, 0, zc), blue, 72, "x", rot=(0, 0, PI))
        # volute with outlet
        vx = x0 - L / 2 - .105
        R = r * 1.25
        prof = []
        rings_ = []
        for k in range(73):
            a = 2 * PI * k / 72
            q = R * (.86 + .22 * ((math.degrees(a) - 90) % 360) / 360)
            rings_.append((q, a))
        lathe([(0, -.045), (R * .72, -.045), (R * .94, -.034), (R * 1.02, -.012), (R * 1.02, .012), (R * .94, .034), (R * .72, .045), (0, .045)], (vx, 0, zc), blue, 96, "x")
        for k in range(8):
            a = PI / 8 + k * PI / 4
            hex_bolt((vx + .047, R * .82 * math.cos(a), zc + R * .82 * math.sin(a)), .008, "x")
            hex_bolt((vx - .049, R * .62 * math.cos(a), zc + R * .62 * math.sin(a)), .007, "x", parent=None)
        # suction flange to the left, discharge flange upwards
        cyl(.040, .09, (vx - .075, 0, zc), blue, "x")
        cyl(.072, .018, (vx - .118, 0, zc), blue, "x")
        cyl(.036, .004, (vx - .1275, 0, zc), "black", "x")
        for k in range(4):
            a = PI / 4 + k * PI / 2
            hex_bolt((vx - .130, .056 * math.cos(a), zc + .056 * math.sin(a)), .008, "x")
        ztop = zc + R * 1.0
        cyl(.040, R * .9, (vx, -R * .42, zc + R * .62), blue)
        cyl(.068, .018, (vx, -R * .42, zc + R * 1.08), blue)
        cyl(.034, .004, (vx, -R * .42, zc + R * 1.08 + .010), "black")
        for k in range(4):
            a = PI / 4 + k * PI / 2
            hex_bolt((vx + .052 * math.cos(a), -R * .42 + .052 * math.sin(a), zc + R * 1.08 + .012), .008)
        # feet
        for s in (-1, 1):
            for e in (-1, 1):
                box((.05, .07, .014), (x0 + e * L * .30, s * r * .86, .007), blue, .003)
                beam((x0 + e * L * .30, s * r * .80, .01), (x0 + e * L * .30, s * r * .45, zc - r * .70), .045, .022, blue)
                hex_bolt((x0 + e * L * .30, s * r * .98, .017), .008)
        box((.05, R * 1.3, .016), (vx, 0, .008), blue, .003)
        beam((vx, 0, .01), (vx, 0, zc - R * .8), .05, R * .5, blue)
        # terminal box
        rbox(.13, .10, .060, (x0, 0, zc + r + .034), blue, .012, .005, "z")
        rbox(.135, .105, .012, (x0, 0, zc + r + .068), blue, .012, .004, "z")
        for sx in (-1, 1):
            for sy in (-1, 1):
                screw((x0 + sx * .054, sy * .040, zc + r + .075), .004, "z")
        cyl(.014, .03, (x0 + .075, 0, zc + r + .034), "black", "x")
        plate(.085, .045, (x0, -r * 1.085, zc), "labelsilver", r=.003)
        text(p["brand"].upper(), .013, (x0, -r * 1.085 - .0008, zc + .008), "inkblue", spacing=1.1)
        text(p["model"], .010, (x0, -r * 1.085 - .0008, zc - .011), "ink")
        ring(.02, .006, (x0 - L * .30, 0, zc + r + .012), blue, "y", 40)
        port = controller(x0 + L / 2 + .20, .10, math.radians(-14), p, True, .19, .25, .09)
        tube([(x0 + .085, 0, zc + r + .034), (x0 + .12, .01, zc + r + .030), (x0 + .165, .05, zc + r * .6), (x0 + .185, .03, .05), (x0 + .21, -.01, .007), (port[0] - .03, port[1] - .07, .006), (port[0], port[1] - .012, .014), (port[0], port[1], port[2] + .01)], .006, "cable")
    if view == "detail":
        return dict(az=-34, el=14, focus=(-W * .2, -r * .4, zc, W * .8))
    if view == "place":
        return dict(az=30, el=20, fill=.78)
    return dict(az=-24, el=15, fill=.78)

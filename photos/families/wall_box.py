"""Wall boxes for cars."""
from parts import *


def build(p, view="main"):
    w, d, h = p["mm"]
    body = tint(p["look"]["color"], rough=.34, coat=.2, bump=.03)
    acc = tint(p["look"]["accent"], rough=.4)
    yf = -d
    solar = "solar" in p["slug"]
    three = "22kw" in p["slug"]
    rbox(w * .94, h * .95, d * .30, (0, -d * .15, 0), "darkgrey", .05, .006)
    if solar:
        rbox(w, h, d * .72, (0, yf + d * .36, 0), body, .040, .012, e2=.004)
        rbox(w * .94, h * .955, .005, (0, yf - .001, 0), "gloss", .034, .0018)
        y = yf - .0036
        rbox(w * .62, .0055, .0012, (0, y, h * .10), "warmline", .0025, .0003)
        logo(p["brand"], (0, y, h * .30), h * .050, "inkwhite")
        text(p["model"], h * .034, (0, y, -h * .33), "inkgrey", font="regular")
        icon("sun", (-w * .20, y - .0006, -h * .08), .030, "uiamber")
        icon("bolt", (0, y - .0006, -h * .08), .030, "uiwhite")
        icon("house", (w * .20, y - .0006, -h * .08), .028, "uiwhite")
        for k in range(3):
            box((.012, .0004, .0012), (-w * .10 + k * 0 if k == 0 else w * .10, y - .0004, -h * .08), "inkgrey", 0)
        # lead leaves at the lower right and hangs over the hook
        gland((w * .26, -d * .5, -h / 2), .016, "black")
        type2_dock(0, 0, -h / 2 - .16, start=(w * .26, -d * .5, -h / 2 - .03))
        # meter clamp on its lead, hung beside
        gx = w / 2 + .115
        rbox(.036, .090, .060, (gx, -.030, h * .24), "lightgrey", .003, .001)
        rbox(.036, .045, .012, (gx, -.064, h * .24), "lightgrey", .002, .001)
        rbox(.026, .024, .002, (gx, -.0705, h * .255), "lcd", .001, .0003)
        text("kWh", .006, (gx, -.0702, h * .22), "inkgrey")
        ring(.020, .009, (gx, -.020, -h * .12), "black", "y", 40)
        rbox(.020, .016, .022, (gx, -.020, -h * .12 + .028), "sun", .003, .002)
        tube([(gx, -.03, h * .24 - .045), (gx + .02, -.022, h * .10), (gx - .012, -.016, h * .0), (gx, -.016, -h * .12 + .03)], .0024, "cable")
        shot = dict(stage="wall", az=-22, el=5, fill=.80, exposure=1.0)
    elif three:
        rbox(w, h, d * .72, (0, yf + d * .36, 0), body, .046, .016, e2=.005)
        logo(p["brand"], (0, yf, h * .375), h * .050, "inkblue")
        rbox(w * .56, .006, .0016, (0, yf - .0004, h * .30), "ledline", .0028, .0004)
        # round flap over the socket
        zc = -h * .08
        lathe([(.092, 0), (.092, .006), (.088, .010), (.080, .010), (.078, .004), (0, .004)], (0, yf, zc), "darkgrey", 72, "y")
        lathe([(.070, .004), (.070, .016), (.066, .020), (0, .021)], (0, yf, zc), "anthracite", 72, "y")
        rbox(.052, .016, .014, (0, yf - .014, zc + .082), "darkgrey", .004, .003)
        cyl(.005, .060, (0, yf - .018, zc + .086), "steel", "x")
        icon("bolt", (0, yf - .0214, zc + .004), .046, "inkwhite")
        text("TYPE 2", .008, (0, yf - .021, zc - .040), "inkgrey")
        rbox(.034, .010, .008, (0, yf - .020, zc - .066), "darkgrey", .004, .003)
        text(p["model"], h * .034, (0, yf, -h * .40), "inkgrey", font="regular")
        text("22 kW  3~", h * .022, (w * .34, yf, -h * .40), "inkgrey", font="regular") if False else None
        rbox(.052, .034, .002, (w * .26, yf, h * .21), "gloss", .005, .0005)
        icon("wifi", (w * .26, yf - .0012, h * .212), .018, "uiblue")
        rbox(.052, .034, .002, (-w * .26, yf, h * .21), "lightgrey", .005, .0005)
        text("TAP CARD", .0062, (-w * .26, yf - .0012, h * .21), "inkgrey")
        gland((0, -d * .5, -h / 2), .018, "black")
        drop(0, -d * .5, -h / 2 - .04, .011, "cable")
        rbox(.005, .05, .03, (w / 2 + .002, -d * .4, -h * .2), "darkgrey", .002, .001, "x")
        shot = dict(stage="wall", az=24, el=6, fill=.70, exposure=.95)
    else:
        rbox(w, h, d * .72, (0, yf + d * .36, 0), body, .058, .020, e2=.006)
        zc = h * .06
        lathe([(.074, 0), (.074, .003), (.071, .004), (0, .004)], (0, yf + .0005, zc), "gloss", 72, "y")
        ring(.0625, .0042, (0, yf - .003, zc), "ledring", "y", 96)
        icon("bolt", (0, yf - .0042, zc), .046, "inkwhite")
        logo(p["brand"], (0, yf, h * .37), h * .060, "inkblue")
        text(p["model"], h * .045, (0, yf, -h * .30), "inkgrey", font="regular")
        gland((0, -d * .5, -h / 2 + .002), .016, "black")
        type2_dock(0, 0, -h / 2 - .17, start=(0, -d * .5, -h / 2 - .03))
        shot = dict(stage="wall", az=-24, el=5, fill=.80, exposure=.96)
    if view == "detail":
        return dict(shot, az=shot["az"] * 1.2, focus=(0, yf, 0 if three or solar else h * .05, w * 1.25))
    if view == "place":
        return dict(shot, az=-shot["az"] * 1.5, el=-4)
    return shot

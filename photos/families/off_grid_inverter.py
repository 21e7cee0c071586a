"""Solar home inverter (PCU) that stands on the floor."""
from parts import *


def build(p, view="main"):
    w, d, h = p["mm"]
    rbox(w, d, h * .86, (0, 0, .022 + h * .43), "anthracite", .020, .006, "z")
    yf = -d / 2
    rbox(w * 1.015, h * .90, .030, (0, yf - .010, .022 + h * .44), "white", .028, .010)
    y = yf - .025
    rbox(w * .86, h * .36, .004, (0, y, h * .62), "gloss", .012, .001)
    rbox(w * .36, h * .20, .003, (-w * .18, y - .002, h * .62), "lcdblue", .004, .0006)
    for s, dz, z in (("SOLAR  842 W", .045, .026), ("BATT 26.4 V", -.005, .022), ("LOAD  31 %", -.055, .022)):
        text(s, h * z * 1.4, (-w * .345, y - .0036, h * (.62 + dz)), "uiwhite", align="LEFT", font="mono", width=w * .33)
    for k, (m, s) in enumerate((("ledgreen", "Solar"), ("ledgreen", "Mains"), ("ledoff", "Overload"), ("ledoff", "Battery"))):
        led((w * .06, y - .002, h * (.71 - .06 * k)), m, .0036)
        text(s, h * .028, (w * .09, y - .002, h * (.71 - .06 * k)), "inkwhite", align="LEFT", font="regular")
    cyl(.017, .008, (w * .345, y - .004, h * .62), "steel", "y")
    cyl(.013, .010, (w * .345, y - .005, h * .62), "white", "y")
    logo(p["brand"], (-w * .38, y, h * .36), h * .085, "inkblue", spacing=1.1).data.align_x = "LEFT"
    text(p["model"], h * .050, (-w * .38, y, h * .235), "inkgrey", align="LEFT", font="regular")
    box((w * .10, .001, .004), (-w * .33, y - .0004, h * .295), "sun", 0)
    text("MPPT", h * .07, (w * .38, y, h * .235), "sun", align="RIGHT")
    slots(9, d * .30, .0055, (w / 2, d * .12, h * .52), .017, "black", "right")
    slots(9, d * .30, .0055, (-w / 2, d * .12, h * .52), .017, "black", "left")
    slots(9, d * .30, .0055, (w / 2, -d * .25, h * .52), .017, "black", "right")
    # carrying handles, feet
    for sx in (-1, 1):
        tube([(sx * w * .30, -d * .28, h * .875), (sx * w * .30, -d * .27, h * .965), (sx * w * .30, -d * .22, h * .985), (sx * w * .30, d * .22, h * .985), (sx * w * .30, d * .27, h * .965), (sx * w * .30, d * .28, h * .875)], .007, "black")
        for sy in (-1, 1):
            cyl(.018, .024, (sx * w * .38, sy * d * .38, .012), "rubber")
    # battery leads from the back, mains lead
    tube([(-w * .2, d / 2, .07), (-w * .25, d / 2 + .10, .06), (-w * .55, d / 2 + .08, .008), (-w * .85, d * .2, .008), (-w * .82, -d * .25, .008)], .0065, "cablered")
    tube([(-w * .1, d / 2, .07), (-w * .2, d / 2 + .14, .06), (-w * .6, d / 2 + .12, .008), (-w * .95, d * .2, .008), (-w * .94, -d * .20, .008)], .0065, "cable")
    for x, y2, m in ((-w * .82, -d * .27, "cablered"), (-w * .94, -d * .22, "cable")):
        cyl(.008, .03, (x, y2, .009), m, "y")
        ring(.010, .0028, (x, y2 - .026, .008), "copper", seg=28)
    if view == "detail":
        return dict(az=-20, el=10, focus=(0, yf, h * .55, w * 1.0), exposure=.95)
    if view == "place":
        return dict(az=34, el=18, fill=.72, exposure=.95)
    return dict(az=-27, el=14, fill=.82, exposure=.95)

"""12.8 V lithium battery in a block case."""
from parts import *
from families.gel_battery import block, terminals


def build(p, view="main"):
    case = tint(p["look"]["color"], rough=.40, bump=.08)
    acc = tint(p["look"]["accent"], rough=.40)
    w, d, h, hc = block(p, case, case, view)
    terminals(w, d, h, "red", -d * .26)
    for s in (-1, 1):  # webbing handles over the lid
        x = s * w * .22
        tube([(x - .05, 0, h - .002), (x - .04, 0, h + .022), (x, 0, h + .030), (x + .04, 0, h + .022), (x + .05, 0, h - .002)], .0045, "rubber")
        tube([(x - .05, .012, h - .002), (x - .04, .012, h + .022), (x, .012, h + .030), (x + .04, .012, h + .022), (x + .05, .012, h - .002)], .0045, "rubber")
        tube([(x - .05, .024, h - .002), (x - .04, .024, h + .022), (x, .024, h + .030), (x + .04, .024, h + .022), (x + .05, .024, h - .002)], .0045, "rubber")
    y = -d * .4875
    lw, lh = w * .86, hc * .78
    rbox(lw, lh, .0010, (0, y, hc * .48), "gloss", .006, .0003) if False else None
    rbox(lw, lh * .22, .0012, (0, y, hc * .48 - lh * .34), acc, .004, .0003)
    logo(p["brand"], (-lw * .46, y, hc * .48 + lh * .30), lh * .20, "inkwhite", spacing=1.08).data.align_x = "LEFT"
    text(p["model"], lh * .20, (lw * .46, y, hc * .48 + lh * .30), acc, align="RIGHT")
    text("12.8 V   100 Ah", lh * .16, (-lw * .46, y, hc * .48 - lh * .02), "inkwhite", align="LEFT", font="regular")
    text("LiFePO4   1280 Wh   BMS", lh * .095, (-lw * .46, y - .0010, hc * .48 - lh * .34), "inkwhite", align="LEFT")
    icon("battery", (lw * .40, y - .0010, hc * .48 - lh * .34), lh * .14, "inkwhite")
    box((lw * .10, .0012, .003), (-lw * .41, y - .0004, hc * .48 + lh * .145), "sun", 0)
    if view == "detail":
        return dict(az=-24, el=30, focus=(-w * .20, -d * .1, h, w * .6), exposure=1.05)
    if view == "place":
        return dict(az=34, el=24, fill=.74, exposure=1.05)
    return dict(az=25, el=18, fill=.74, exposure=1.05)

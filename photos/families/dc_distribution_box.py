"""DC distribution box: isolator, fuses and surge protector behind a clear door."""
from din import *


def _isolator(at):
    g = device(3, at, deep=.058, body="lightgrey", lines=(("DC ISOLATOR", .0165, .0028, "inkgrey"),))
    cyl(.0165, .004, (0, -.060, -.003), "yellow", "y", parent=g)
    rbox(.0085, .030, .010, (0, -.066, -.003), "red", .003, .002, parent=g)
    return g


def _fuse(at, rating):
    return device(1, at, deep=.060, body="offwhite", toggle="grey", lines=(("gPV", .0150, .0026, "inkgrey"), (rating, .0110, .0028, "inkblue")))


def build(p, view="main"):
    strings = p.get("strings", 1)
    devices = [(2 * strings, lambda at: [_fuse((at[0] + (k - (2 * strings - 1) / 2) * POLE, at[1], at[2]), p.get("fuse", "25 A")) for k in range(2 * strings)]), (3, _isolator), (3, surge(3, "orange"))]
    lanes = [(-.34, .0075, "cablered"), (-.22, .0075, "cable")] if strings == 1 else [(-.38, .0075, "cablered"), (-.27, .0075, "cable"), (-.16, .0075, "cablered"), (-.05, .0075, "cable")]
    p["name_on_box"] = "DC DISTRIBUTION BOX"
    return enclosure(p, devices, lanes + [(.22, .0075, "cablered"), (.34, .0075, "cable")], view, p.get("az", 24))

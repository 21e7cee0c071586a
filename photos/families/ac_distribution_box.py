"""AC distribution box: breaker and surge protector behind a clear door."""
from din import *


def build(p, view="main"):
    poles = 4 if p.get("three") else 2
    rating = p.get("rating", "C32") if p["model"] else "C"
    p["name_on_box"] = "AC DISTRIBUTION BOX"
    devices = [(poles, breaker(poles, rating)), (poles, surge(poles, "lightblue", ("AC", "40 kA")))]
    return enclosure(p, devices, [(-.26, .0105, "cablewhite"), (.26, .0105, "cablewhite")], view, p.get("az", -24))

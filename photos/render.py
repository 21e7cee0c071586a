"""blender -b -noaudio -t 1 --python photos/render.py -- --only slug,slug --view main|detail|place [--size 900] [--samples 128]

Names may be product slugs, `family:<family>` (its first product), `scene:<name>`, or `all`.
`--mask 1` takes only the product's outline, as alpha, to photos/.renders/masks/ (seconds).
PNG originals go to photos/.renders/<name>-<view>.png
"""
import importlib
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy  # noqa: E402
import places  # noqa: E402
import studio  # noqa: E402


def args():
    a = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    o = {"only": "all", "view": "main", "size": "", "samples": "112", "out": os.path.join(HERE, ".renders"), "force": "1", "mask": ""}
    for k, v in zip(a[::2], a[1::2]):
        o[k.lstrip("-")] = v
    return o


def catalogue():
    with open(os.path.join(HERE, "..", "seed", "catalogue.json")) as f:
        d = json.load(f)
    brands = {b["slug"]: b["name"] for b in d["brands"]}
    with open(os.path.join(HERE, "looks.json")) as f:
        looks = json.load(f)
    out = {}
    for p in d["products"]:
        look = p.get("look") or {}
        brand = brands[p["brand"]]
        label = look.get("label", "")
        model = label[len(brand):].strip() if label.upper().startswith(brand.upper()) else label
        q = dict(slug=p["slug"], family=p["family"], brand=brand, name=p["name"], look=look, model=model)
        if look.get("size_mm"):
            q["mm"] = [x / 1000 for x in look["size_mm"]]
        if p["specification"].get("powerKw"):
            q["watts"] = round(p["specification"]["powerKw"] * 1000)
        q.update(looks["families"].get(p["family"], {}))
        q.update(looks["products"].get(p["slug"], {}))
        out[p["slug"]] = q
    return out


def main():
    o = args()
    os.makedirs(o["out"], exist_ok=True)
    cat = catalogue()
    names = list(cat) if o["only"] == "all" else o["only"].split(",")
    for name in names:
        for view in o["view"].split(","):
            t = time.time()
            studio.reset()
            try:
                one(o, cat, name, view)
            except Exception as e:  # keep going: one bad model must not cost the batch
                import traceback
                traceback.print_exc()
                print("FAILED", name, view, e, flush=True)
            print(f"done {name} {view} {time.time() - t:.0f}s", flush=True)


def model(p, view):
    return importlib.import_module("families." + p["family"].replace("-", "_")).build(p, view)


def one(o, cat, name, view):
    if name.startswith("scene:"):
        key = name[6:]
        home = key.partition("-")[0]
        mod = importlib.import_module({"service": "service", "home": "vignettes", "step": "vignettes"}.get(home, "scenes"))
        shot = getattr(mod, key.replace("-", "_"))()
        w, h = shot["size"]
        path = os.path.join(o["out"], f"{key}.png")
    else:
        if name.startswith("family:"):
            fam = name[7:]
            of = [p for p in cat.values() if p["family"] == fam]
            p = of[0] if len(of) == 1 else dict(of[0], model="")  # shared by several: no model name
            path = os.path.join(o["out"], f"{fam}-{view}.png")
        else:
            p = cat[name]
            path = os.path.join(o["out"], f"{name}-{view}.png")
        shot = places.build(p) if view == "place" and places.knows(p) else model(p, view)
        w, h = shot.get("size") or ((900, 900) if view == "main" else (600, 600))
    if o["size"]:
        k = int(o["size"])
        w, h = k, round(h * k / w)
    if o["force"] == "0" and os.path.exists(path):
        return
    if o["mask"]:  # only what the product covers: for cut-out.mjs
        studio.mask(shot, w, h, os.path.join(o["out"], "masks", os.path.basename(path)))
        return
    studio.shoot(shot, w, h, int(o["samples"]), path)


main()

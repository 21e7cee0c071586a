"""What lies on a panel before the service: films of dust or pollen, droppings, dry leaves."""
import studio
from parts import *
from studio import tint

LEAF = ("#8A6A36", "#A07C3A", "#6F5228", "#7C7A3C", "#B08C48")


class Nodes:
    """Short names for the shader nodes a film is mixed from."""

    def __init__(self, m):
        self.nt = m.node_tree
        tc, info, add = (self.nt.nodes.new("ShaderNode" + k) for k in ("TexCoord", "ObjectInfo", "VectorMath"))
        self.nt.links.new(tc.outputs["Object"], add.inputs[0])
        self.nt.links.new(info.outputs["Location"], add.inputs[1])  # every panel gets a pattern of its own
        self.place, self.local = add.outputs[0], tc.outputs["Object"]

    def noise(self, scale, detail, stretch=(1, 1, 1)):
        mp, n = (self.nt.nodes.new("ShaderNode" + k) for k in ("Mapping", "TexNoise"))
        mp.inputs["Scale"].default_value = stretch
        self.nt.links.new(self.place, mp.inputs[0])
        n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = scale, detail
        self.nt.links.new(mp.outputs[0], n.inputs["Vector"])
        return n.outputs["Fac"]

    def math(self, op, a, c, clamp=False):
        n = self.nt.nodes.new("ShaderNodeMath")
        n.operation, n.use_clamp = op, clamp
        for k, v in enumerate((a, c)):
            if isinstance(v, (int, float)):
                n.inputs[k].default_value = v
            else:
                self.nt.links.new(v, n.inputs[k])
        return n.outputs[0]

    def y(self):
        sep = self.nt.nodes.new("ShaderNodeSeparateXYZ")
        self.nt.links.new(self.local, sep.inputs[0])
        return sep.outputs[1]


def film(color, base, big=.75, streak=.55, fine=.22, gather=.75, most=.93, h=2.278, runs=(6, .5, 1)):
    """Material of a see-through film, thicker where it gathers at the lower edge of a panel h metres long."""
    m = bpy.data.materials.new("film")
    m.use_nodes = True
    n = Nodes(m)
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (*color, 1)
    b.inputs["Roughness"].default_value = .95
    b.inputs["Specular"].default_value = .1
    v = n.math("ADD", n.math("MULTIPLY", n.noise(1.3, 5), big), n.math("MULTIPLY", n.noise(3.2, 3, runs), streak))
    v = n.math("ADD", v, n.math("MULTIPLY", n.noise(38, 3), fine))
    low = n.math("MULTIPLY", n.math("SUBTRACT", -h * .30, n.y()), gather, True)
    v = n.math("ADD", n.math("ADD", v, base), low)
    m.node_tree.links.new(n.math("MINIMUM", n.math("MAXIMUM", v, 0.), most), b.inputs["Alpha"])
    return m


def coat(deck, cols, rows, m, w=1.134, h=2.278, gap=.025, z=.1185):
    """The film over every panel of an array()."""
    for c in range(cols):
        for r in range(rows):
            quads([(-w / 2 + .011, -h / 2 + .011, w / 2 - .011, h / 2 - .011)], 0, m, parent=deck, loc=((c - (cols - 1) / 2) * (w + gap), h / 2 + r * (h + gap), z))


def guano(strength, name):
    """What a bird leaves: a chalky film, patchy, greyer where it is thin."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = Nodes(m)
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (.60, .585, .535, 1)
    b.inputs["Roughness"].default_value = .9
    b.inputs["Specular"].default_value = .1
    v = n.math("ADD", n.math("MULTIPLY", n.noise(55, 4, (1, .45, 1)), 1.9), strength)
    m.node_tree.links.new(n.math("MINIMUM", n.math("MAXIMUM", v, 0.), .90), b.inputs["Alpha"])
    return m


def patch(pts, m, loc, parent):
    me = bpy.data.meshes.new("patch")
    me.from_pydata([(x, y, 0) for x, y in pts], [], [tuple(range(len(pts)))])
    return studio._finish(me, "patch", m, loc, (0, 0, 0), parent, smooth=False)


def dropping(x, y, z, r, rnd, parent):
    """A ragged splash that rain has drawn down the slope in a few thin runs, and the wash below it."""
    n = 150
    ph = [rnd.uniform(0, 6.28) for _ in range(4)]
    runs = [(rnd.uniform(-2.2, -.94), rnd.uniform(.5, 3.4) * r, rnd.uniform(.05, .11)) for _ in range(rnd.randint(2, 4))]
    lean = rnd.uniform(-.08, .08)

    def splash(s, with_runs):
        pts = []
        for k in range(n):
            a = 2 * PI * k / n
            q = r * s * (1 + .26 * math.sin(2 * a + ph[0]) + .15 * math.sin(5 * a + ph[1]) + .10 * math.sin(9 * a + ph[2]) + .07 * math.sin(17 * a + ph[3]))
            px, py = q * math.cos(a), q * math.sin(a)
            for a0, length, wide in runs if with_runs else ():
                d = (a - 2 * PI - a0) if a > PI else (a - a0)
                pull = math.exp(-(d / wide) ** 2)
                py -= length * pull
                px += lean * length * pull
            pts.append((px, py))
        return pts
    patch(splash(1.25, True), guano(-.72, "guano thin"), (x, y, z + .0006), parent)
    patch(splash(.80, False), guano(-.38, "guano"), (x, y, z + .0012), parent)
    w = r * rnd.uniform(.5, .9)
    L = r * rnd.uniform(6, 14)
    wash = [(-w, 0), (-w * .7, -L * .45), (-w * .2, -L), (w * .3, -L * .94), (w * .8, -L * .40), (w, 0)]
    patch(wash, guano(-.93, "guano wash"), (x, y - r * .3, z + .0003), parent)


def leaf(x, y, z, length, rot, rnd, parent):
    """A dry leaf: pointed oval, folded along its rib and curled."""
    n, across = 14, 3
    wide, fold, curl = length * rnd.uniform(.17, .26), rnd.uniform(.25, .6), rnd.uniform(.10, .32) * length
    verts, faces = [], []
    for k in range(n + 1):
        t = k / n
        w = wide * math.sin(PI * t ** .8) ** .8 * (1 - .25 * t) + .0006
        for j in range(-across, across + 1):
            u = j / across
            verts.append((u * w, (t - .5) * length, abs(u) * w * fold + curl * (2 * t - 1) ** 2 + .004 * math.sin(9 * t + 3 * u)))
    row = 2 * across + 1
    for k in range(n):
        for j in range(row - 1):
            a = k * row + j
            faces.append((a, a + 1, a + 1 + row, a + row))
    me = bpy.data.meshes.new("leaf")
    me.from_pydata(verts, [], faces)
    o = studio._finish(me, "leaf", tint(rnd.choice(LEAF), rough=.8, bump=0), (x, y, z + .003), (rnd.uniform(-.12, .12), rnd.uniform(-.15, .15), rot), parent, angle=60)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness = .0012
    tube([(0, -length * .5, curl + .002), (0, -length * .62, curl * 1.1 + .002), (rnd.uniform(-.01, .01), -length * .76, curl * .7 + .002)], .0012, "wood", parent=o, res=2)
    return o

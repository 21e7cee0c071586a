"""Denoise (feature-guided non-local means between two half-exposures), tone and save.

Debian's Blender has no OpenImageDenoise, so the picture is rendered twice at half the samples. The difference of
the two gives each pixel's variance; a non-local-means filter guided by albedo, normal and depth then removes what
is noise and leaves edges, print and texture alone.
"""
import bpy
import numpy as np


def load(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = "Non-Color"
    w, h = im.size
    a = np.empty(w * h * im.channels, np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(h, w, im.channels)
    bpy.data.images.remove(im)
    return np.ascontiguousarray(a[..., :3])


def blur(a, r):
    """Separable box mean of radius r with edge clamp."""
    for ax in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[ax] = (r + 1, r)
        c = np.cumsum(np.pad(a, pad, "edge"), axis=ax, dtype=np.float64)
        n = a.shape[ax]
        i = [slice(None)] * a.ndim
        j = [slice(None)] * a.ndim
        i[ax] = slice(2 * r + 1, 2 * r + 1 + n)
        j[ax] = slice(0, n)
        a = ((c[tuple(i)] - c[tuple(j)]) / (2 * r + 1)).astype(np.float32)
    return a


def box3(d):
    """3 x 3 mean, edges as they are."""
    d = d.copy()
    d[:, 1:-1] = (d[:, :-2] + d[:, 1:-1] + d[:, 2:]) * np.float32(1 / 3)
    d[1:-1] = (d[:-2] + d[1:-1] + d[2:]) * np.float32(1 / 3)
    return d


def nlm(color, var, feats, radius=7, k=.55):
    """color HxWx3, var HxW (of the mean of the luminance), feats: HxW planes, each already divided by its tolerance."""
    h, w, _ = color.shape
    planes = [np.ascontiguousarray(color[..., c], dtype=np.float32) for c in range(3)]
    lum = (planes[0] + planes[1] + planes[2]) * np.float32(1 / 3)
    acc = [p.copy() for p in planes]
    tot = np.ones((h, w), np.float32)
    var = var.astype(np.float32)
    kk = np.float32(k * k)
    for dy in range(0, radius + 1):
        for dx in range(-radius, radius + 1):
            if (dy == 0 and dx <= 0) or dy * dy + dx * dx > (radius + .5) ** 2:
                continue
            ya, yb = slice(0, h - dy), slice(dy, h)
            xa, xb = (slice(0, w - dx), slice(dx, w)) if dx >= 0 else (slice(-dx, w), slice(0, w + dx))
            va, vb = var[ya, xa], var[yb, xb]
            d = lum[ya, xa] - lum[yb, xb]
            d *= d
            d -= va + np.minimum(va, vb)
            d /= np.float32(1e-7) + kk * (va + vb)
            d = box3(d)
            np.maximum(d, 0, out=d)
            for p in feats:
                q = p[ya, xa] - p[yb, xb]
                q *= q
                d += q
            np.negative(d, out=d)
            np.maximum(d, -40, out=d)
            wgt = np.exp(d, out=d)
            wgt[wgt < .004] = 0
            for p, o in zip(planes, acc):
                o[ya, xa] += wgt * p[yb, xb]
                o[yb, xb] += wgt * p[ya, xa]
            tot[ya, xa] += wgt
            tot[yb, xb] += wgt
    return np.stack([o / tot for o in acc], 2)


def despike(a, b):
    """Where one exposure has a firefly the other lacks, trust the darker one."""
    la, lb = a.mean(2), b.mean(2)
    hi = np.maximum(la, lb)
    lo = np.minimum(la, lb)
    nb = blur((la + lb) / 2, 1)
    bad = (hi > 3 * lo + .25) & (hi > 2.2 * nb)
    out = (a + b) / 2
    pick = np.where((la < lb)[..., None], a, b)
    out[bad] = pick[bad]
    return out


def tone(x, contrast):
    """Straight to .55, then a soft shoulder to 1; a light S in display space."""
    a = .55
    x = np.maximum(x, 0)
    y = np.where(x <= a, x, a + (1 - a) * (1 - np.exp(-(x - a) / (1 - a))))
    y = np.where(y <= .0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - .055)
    if contrast:
        s = y * y * (3 - 2 * y)
        y = y + contrast * (s - y)
    return np.clip(y, 0, 1)


def save(rgb, path, alpha=None):
    h, w, _ = rgb.shape
    im = bpy.data.images.new("out", w, h, alpha=alpha is not None)
    im.colorspace_settings.name = "Non-Color"
    out = np.ones((h, w, 4), np.float32)
    out[..., :3] = rgb
    if alpha is not None:
        out[..., 3] = alpha
    im.pixels.foreach_set(out.ravel())
    im.filepath_raw = path
    im.file_format = "PNG"
    im.save()
    bpy.data.images.remove(im)


def develop(two, path, exposure=1., contrast=.12, tint=(1, 1, 1)):
    a, b = load(two[0]["c"]), load(two[1]["c"])
    f = {k: (load(two[0][k]) + load(two[1][k])) / 2 for k in ("a", "n", "d")}
    color = despike(a, b)
    alb = np.clip(f["a"], 0, 1)
    nrm = f["n"]
    dep = f["d"][..., 0]
    base = alb + .12
    dem = color / base
    diff = (a - b).mean(2) / 2 / base.mean(2)
    var = np.minimum(diff * diff, np.maximum(blur(diff * diff, 1), 1e-9) * 6)
    var = blur(var, 3) + 1e-8
    dd = np.minimum(np.abs(dep), 1e4)
    q = 2 ** .5
    feats = [np.ascontiguousarray(nrm[..., c]) / np.float32(.14 * q) for c in range(3)] \
        + [np.ascontiguousarray(alb[..., c]) / np.float32(.04 * q) for c in range(3)] + [dd / np.float32(.08 * q)]
    out = nlm(dem, var, feats, 7)
    # a second, gentler pass cleans what the first could not match
    out = nlm(out, var * .05, feats, 3, .9)
    out = out * base * exposure * np.array(tint, np.float32)
    alpha = None
    if "m" in two[0]:  # on transparent ground the light comes multiplied by its coverage; a PNG wants it plain
        alpha = np.clip((load(two[0]["m"]) + load(two[1]["m"]))[..., 0] / 2, 0, 1)
        out = out / np.maximum(alpha, .02)[..., None]
    save(tone(out, contrast), path, alpha)

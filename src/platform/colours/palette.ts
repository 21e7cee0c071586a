import { contrast, toHex, toOklch } from './oklch.ts';

/** The surfaces that shop colours appear on in each theme: the same values as in web/styles/tokens.css, and a test compares them. */
export const SURFACES = {
  light: { ground: '#ffffff', mist: '#f5f7fa', paper: '#ffffff', ink: '#0b2239', soft: '#4a5b6e' },
  dark: { ground: '#0a1420', mist: '#0f1c2b', paper: '#122030', ink: '#edf2f7', soft: '#a8b7c7' },
} as const;
export type Theme = keyof typeof SURFACES;

/** WCAG 2.2 AA: text, and non-text parts that must be seen. */
const TEXT = 4.5;
const SHAPE = 3;
/** So that rounding to 8 bits per channel does not undo the result. */
const MARGIN = 0.03;

export type Shades = Record<'brand' | 'brand-strong' | 'brand-wash' | 'on-brand' | 'link', string>;
export type SunShades = Record<'sun' | 'sun-wash' | 'on-sun', string>;
/** Two colours that meet in the shop, and the contrast they need. */
export type Pair = { theme: Theme; over: string; under: string; ratio: number; least: number };

/** The text colour on a fill: white if readable, else the shop's ink, else black; one of them always is. */
const readableOn = (fill: string): string =>
  ['#ffffff', SURFACES.light.ink].find((one) => contrast(one, fill) >= TEXT) ?? '#000000';

/** The nearest lightness of a colour, towards `to`, at which `good` holds. A colour that is already good is unchanged. */
function nearest(hex: string, to: 0 | 1, good: (shade: string) => boolean): string {
  if (good(hex)) return hex;
  const { l, c, h } = toOklch(hex);
  let [bad, fine] = [l, to as number];
  for (let round = 0; round < 24; round++) {
    const middle = (bad + fine) / 2;
    if (good(toHex({ l: middle, c, h }))) fine = middle;
    else bad = middle;
  }
  return toHex({ l: fine, c, h });
}

const stands = (shade: string, least: number, under: string[]) =>
  under.every((one) => contrast(shade, one) >= least + MARGIN);

/** The usable brand colour: the chosen one, or the nearest that is visible on the light page and readable under text. */
export const correctBrand = (chosen: string): string => {
  const { ground, mist, paper } = SURFACES.light;
  return nearest(chosen, 0, (shade) => stands(shade, SHAPE, [ground, mist, paper]));
};

/**
 * The accent sits behind text and is never an outline, so it may be as light as it likes; it is the same on the dark page and must stay
 * visible there.
 */
export const correctSun = (chosen: string): string => {
  const { ground, mist, paper } = SURFACES.dark;
  return nearest(chosen, 1, (shade) => stands(shade, SHAPE, [ground, mist, paper]));
};

/** All shades of a brand colour in a theme. `brand` has been corrected. */
export function brandShades(theme: Theme, brand: string): Shades {
  const { ground, mist, paper } = SURFACES[theme];
  const { l, c, h } = toOklch(brand);
  const dark = theme === 'dark';
  const wash = toHex(dark ? { l: 0.29, c: Math.min(c, 0.05), h } : { l: 0.955, c: Math.min(c, 0.018), h });
  const fill = dark ? nearest(brand, 1, (shade) => stands(shade, SHAPE, [ground, mist, paper])) : brand;
  const on = readableOn(fill);
  const filled = toOklch(fill);
  // Away from the text colour, so contrast grows; a fill that is almost black can only go one way.
  const deeper = on === '#ffffff' ? (filled.l > 0.3 ? filled.l - 0.07 : filled.l + 0.07) : Math.min(1, filled.l + 0.06);
  const strong = nearest(
    toHex({ ...filled, l: deeper }),
    on === '#ffffff' ? 0 : 1,
    (shade) => contrast(on, shade) >= TEXT,
  );
  const readable = (shade: string) => stands(shade, TEXT, [ground, mist, paper, wash]);
  const link = dark
    ? nearest(toHex({ l: Math.max(l, 0.78), c: Math.min(c, 0.1), h }), 1, readable)
    : nearest(brand, 0, readable);
  return { brand: fill, 'brand-strong': strong, 'brand-wash': wash, 'on-brand': on, link };
}

/** All shades of an accent in a theme. `sun` has been corrected. */
export function sunShades(theme: Theme, sun: string): SunShades {
  const { c, h } = toOklch(sun);
  const wash = toHex(theme === 'dark' ? { l: 0.28, c: Math.min(c, 0.045), h } : { l: 0.968, c: Math.min(c, 0.034), h });
  return { sun, 'sun-wash': wash, 'on-sun': readableOn(sun) };
}

/** Every pair of these shades that meet somewhere in the shop, measured. */
export function pairsOf(theme: Theme, brand?: Shades, sun?: SunShades): Pair[] {
  const { ground, mist, paper, ink, soft } = SURFACES[theme];
  const under = { ground, mist, paper };
  const pair = (over: [string, string], below: [string, string], least: number): Pair => ({
    theme,
    over: over[0],
    under: below[0],
    ratio: contrast(over[1], below[1]),
    least,
  });
  const pairs: Pair[] = [];
  for (const [name, surface] of Object.entries(under)) {
    if (brand)
      pairs.push(
        pair(['brand', brand.brand], [name, surface], SHAPE),
        pair(['link', brand.link], [name, surface], TEXT),
      );
    if (sun && theme === 'dark') pairs.push(pair(['sun', sun.sun], [name, surface], SHAPE));
  }
  if (brand) {
    pairs.push(pair(['on-brand', brand['on-brand']], ['brand', brand.brand], TEXT));
    pairs.push(pair(['on-brand', brand['on-brand']], ['brand-strong', brand['brand-strong']], TEXT));
    for (const [name, text] of Object.entries({ link: brand.link, ink, soft }))
      pairs.push(pair([name, text], ['brand-wash', brand['brand-wash']], TEXT));
  }
  if (sun) {
    pairs.push(pair(['on-sun', sun['on-sun']], ['sun', sun.sun], TEXT));
    for (const [name, text] of Object.entries({ ink, soft }))
      pairs.push(pair([name, text], ['sun-wash', sun['sun-wash']], TEXT));
  }
  return pairs;
}

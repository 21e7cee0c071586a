/**
 * A colour by lightness (0 to 1), chroma and hue (radians): equal steps of lightness look equal in every hue (Ottosson 2020, CSS Color 4).
 */
export type Oklch = { l: number; c: number; h: number };
type Rgb = [number, number, number];

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const gamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** `#115292` as linear-light RGB, each from 0 to 1. */
const readHex = (hex: string): Rgb =>
  [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Rgb;

export function toOklch(hex: string): Oklch {
  const [r, g, b] = readHex(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

function toLinear({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const fits = (rgb: Rgb): boolean => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The colour as `#rrggbb`. Outside sRGB, chroma is reduced until it fits; lightness and hue never change. */
export function toHex(colour: Oklch): string {
  const wanted = { ...colour, l: Math.min(1, Math.max(0, colour.l)) };
  let [low, high] = [0, wanted.c];
  if (fits(toLinear(wanted))) low = high;
  for (let round = 0; round < 20 && low < high; round++) {
    const middle = (low + high) / 2;
    if (fits(toLinear({ ...wanted, c: middle }))) low = middle;
    else high = middle;
  }
  const channels = toLinear({ ...wanted, c: low }).map((channel) =>
    Math.round(255 * gamma(Math.min(1, Math.max(0, channel)))),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const luminance = (hex: string): number => {
  const [r, g, b] = readHex(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

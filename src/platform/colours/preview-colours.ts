import { contrast } from './oklch.ts';
import { brandShades, correctBrand, correctSun, type Pair, pairsOf, SURFACES, sunShades } from './palette.ts';
import { colourSheet } from './shop-colours.ts';

type Shade = { chosen: string; shade: string };
export type ColourPreview = {
  brand?: Shade;
  sun?: Shade;
  /** The chosen colours on the pages, uncorrected. */
  chosen: Pair[];
  /** Every pair of the shades that would be used. */
  pairs: Pair[];
  sheet: string;
};

/** Previews colours (`#rrggbb`): what is wrong with them as they are, and what they become. */
export function previewColours({
  brand,
  sun,
}: {
  brand?: string | undefined;
  sun?: string | undefined;
}): ColourPreview {
  const own = brand && correctBrand(brand);
  const accent = sun && correctSun(sun);
  const pairs = (['light', 'dark'] as const).flatMap((theme) =>
    pairsOf(theme, own ? brandShades(theme, own) : undefined, accent ? sunShades(theme, accent) : undefined),
  );
  const chosen: Pair[] = [
    ...(brand
      ? [
          {
            theme: 'light' as const,
            over: 'brand',
            under: 'mist',
            ratio: contrast(brand, SURFACES.light.mist),
            least: 3,
          },
        ]
      : []),
    ...(sun
      ? [{ theme: 'dark' as const, over: 'sun', under: 'paper', ratio: contrast(sun, SURFACES.dark.paper), least: 3 }]
      : []),
  ];
  return {
    ...(brand && own && { brand: { chosen: brand, shade: own } }),
    ...(sun && accent && { sun: { chosen: sun, shade: accent } }),
    chosen,
    pairs,
    sheet: colourSheet({ brand: own ?? '', sun: accent ?? '' }),
  };
}

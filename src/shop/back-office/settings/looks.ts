import { createHash } from 'node:crypto';
import { BRAND, type ShopSettings } from '#src/kernel/brand.ts';
import { colourSheet, plainColours } from '#src/platform/colours/shop-colours.ts';
import { bitmapUrl } from '#src/platform/media/mark-url.ts';

/** What a page takes from the shop's design, besides the logo itself. */
export type Looks = {
  /** The style sheet of the chosen colours; empty if there are none. */
  sheet: string;
  /** For the browser's own interface. */
  themeColor: { light: string; dark: string };
  payment: { color: string; image: string };
  /** Changes with anything that icons, manifest and share picture are made from; empty while all of it is built-in. */
  version: string;
  /** Whether the icons use the owner's logo or colours. */
  ownIcons: boolean;
};

export function looksOf({ name, longName, logo, colors, themeColor, paymentColor }: ShopSettings): Looks {
  const { fill, darkFill } = plainColours(colors);
  const own = logo !== '' || colors.brand !== '' || colors.sun !== '';
  const named = name !== BRAND.name || longName !== BRAND.longName;
  const made = createHash('sha256').update(JSON.stringify([name, longName, logo, colors]));
  return {
    sheet: colourSheet(colors),
    themeColor: colors.brand ? { light: fill, dark: darkFill } : themeColor,
    payment: { color: colors.brand ? fill : paymentColor, image: bitmapUrl(logo) },
    version: own || named ? made.digest('hex').slice(0, 12) : '',
    ownIcons: logo !== '' || colors.sun !== '',
  };
}

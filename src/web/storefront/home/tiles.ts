import type { PictureSource } from '#src/web/ui/picture.tsx';

/** A featured product, or one of the owner's slides, which has its own link and button text. */
export type HeroSlide = {
  id: string;
  name: string;
  title: string;
  category: string;
  discount: number;
  /** In paise; 0 for the owner's slides. */
  price: number;
  facts?: string;
  picture?: PictureSource;
  link?: string;
  action?: string;
  /** The language of a slide's words, if it is not the page's. */
  lang?: string;
};
/** One of the owner's banners; `lang` as of a slide. */
export type BannerView = {
  title: string;
  text: string;
  action: string;
  link: string;
  picture?: PictureSource;
  lang?: string;
};
/**
 * An entry tile; `key` if the specification gives its text. `cutout`: its picture has a transparent ground. `twin`: which of two tiles with the same
 * text it is.
 */
export type PanelTile = CategoryLook & { key?: string; cutout?: boolean; twin?: 'first' | 'second' };
export type CategoryLook = { slug: string; name: string; picture?: PictureSource };

/** The eleven tiles of spec.md §2 Home, repeats included: a text's key and the category that it opens (rules.md §1). */
export const CATEGORY_TILES = [
  ['panels', 'solar-panels'],
  ['inverters', 'solar-inverters'],
  ['rooftop', 'solar-rooftop'],
  ['lights', 'solar-lights'],
  ['waterHeaters', 'solar-water-heaters'],
  ['homeLights', 'solar-home-lights'],
  ['pumps', 'solar-pumps'],
  ['batteries', 'solar-batteries'],
  ['chargers', 'solar-chargers'],
  ['homeLights', 'solar-home-lights'],
  ['lights', 'solar-lights'],
] as const;

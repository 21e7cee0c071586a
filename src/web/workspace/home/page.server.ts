import { PLACEMENT_NAMES, type PlacementName, placementNamed } from '#src/kernel/placements.ts';
import { BANNER_PLACES } from '#src/shop/content/home/banner.ts';
import { HOME_SECTIONS, TITLED_SECTIONS } from '#src/shop/content/home/home-section.ts';
import { BANNER_SCENES, listBanners } from '#src/shop/content/home/manage-banners.ts';
import { listPicks } from '#src/shop/content/home/manage-picks.ts';
import { listSections } from '#src/shop/content/home/manage-sections.ts';
import { picturesOf } from '#src/shop/content/home/show-home.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { fromFiles, toSource } from '#src/web/features/product-card/product-tile.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** The page's text keys for the placements. */
const SECTIONS: Record<PlacementName, string> = {
  'flash-deals': 'flash',
  'big-discounts': 'discounts',
  'top-products': 'top',
  'new-arrivals': 'arrivals',
  shope: 'solar',
};

export const loader = pageLoader('homeDesk', async ({ shop, locale }) => {
  const [banners, picks, layout] = await Promise.all([listBanners(shop), listPicks(shop), listSections(shop)]);
  const standard = {
    upper: { scene: 'carport', picture: null },
    lower: { scene: 'hero-house', picture: null },
  } as const;
  const pictures = await picturesOf(shop, [...banners, ...Object.values(standard)]);
  return {
    texts: texts(locale, 'homeDesk'),
    scenes: BANNER_SCENES,
    places: BANNER_PLACES,
    builtIn: { upper: fromFiles(pictures(standard.upper)), lower: fromFiles(pictures(standard.lower)) },
    layout,
    standardOrder: HOME_SECTIONS,
    titled: TITLED_SECTIONS,
    sections: PLACEMENT_NAMES.map((name) => ({ placement: placementNamed(name), key: SECTIONS[name] })),
    banners: banners.map((banner) => ({ banner, picture: fromFiles(pictures(banner)) })),
    picks: picks.map(({ id, name, placement, picture }) => ({ id, name, placement, picture: toSource(picture) })),
  };
});

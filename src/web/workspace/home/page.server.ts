import { PLACEMENTS } from '#src/shop/catalogue/products/product.ts';
import { BANNER_PLACES } from '#src/shop/content/home/banner.ts';
import { HOME_SECTIONS, TITLED_SECTIONS } from '#src/shop/content/home/home-section.ts';
import { BANNER_SCENES, listBanners } from '#src/shop/content/home/manage-banners.ts';
import { listPicks } from '#src/shop/content/home/manage-picks.ts';
import { listSections } from '#src/shop/content/home/manage-sections.ts';
import { picturesOf } from '#src/shop/content/home/show-home.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { fromFiles, toSource } from '#src/web/features/product-card/product-tile.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** How the desk's words name the placements, in their order. */
const SECTIONS = ['flash', 'discounts', 'top', 'arrivals', 'solar'];

export const loader = pageLoader('homeDesk', async ({ shop, locale }) => {
  const [banners, picks, layout] = await Promise.all([listBanners(shop), listPicks(shop), listSections(shop)]);
  const pictures = await picturesOf(shop, banners);
  return {
    texts: texts(locale, 'homeDesk'),
    scenes: BANNER_SCENES,
    places: BANNER_PLACES,
    layout,
    standardOrder: HOME_SECTIONS,
    titled: TITLED_SECTIONS,
    sections: PLACEMENTS.map((placement, at) => ({ placement, key: SECTIONS[at] ?? '' })),
    banners: banners.map((banner) => ({ banner, picture: fromFiles(pictures(banner)) })),
    picks: picks.map(({ id, name, placement, picture }) => ({ id, name, placement, picture: toSource(picture) })),
  };
});

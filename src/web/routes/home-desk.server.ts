import { pageContext } from '#src/pages/page-context.ts';
import { PLACEMENTS } from '#src/shop/catalogue/product.ts';
import { BANNER_PLACES } from '#src/shop/storefront/banner.ts';
import { HOME_SECTIONS, TITLED_SECTIONS } from '#src/shop/storefront/home-section.ts';
import { BANNER_SCENES, listBanners } from '#src/shop/storefront/manage-banners.ts';
import { listPicks } from '#src/shop/storefront/manage-picks.ts';
import { listSections } from '#src/shop/storefront/manage-sections.ts';
import { picturesOf } from '#src/shop/storefront/show-home.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { fromFiles, toSource } from '../product-tile.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

/** How the desk's words name the placements, in their order. */
const SECTIONS = ['flash', 'discounts', 'top', 'arrivals', 'solar'];

export const loadHomeDesk = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
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

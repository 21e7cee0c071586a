import type { Placement } from '#src/kernel/placements.ts';
import { STORE_TAG } from '#src/shop/back-office/settings/store-tag.ts';
import { browseProducts } from '#src/shop/catalogue/products/browse-products.ts';
import { findScenes } from '#src/shop/catalogue/products/find-scene.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { HOME_TAG } from '#src/shop/content/home/banner.ts';
import { listSections } from '#src/shop/content/home/manage-sections.ts';
import { findPicks, sectionCards, showBanners } from '#src/shop/content/home/show-home.ts';
import { findPraise } from '#src/shop/engagement/reviews/find-praise.ts';
import { DELIVERY_TAG } from '#src/shop/sales/delivery/zone.ts';
import { SERVICES_TAG } from '#src/shop/services/plans/service.ts';
import { FIGURES_TAG } from '#src/shop/solar/figures/list-figures.ts';
import type { PageContext } from '#src/ssr/page-context.ts';
import { tagsOf, tagsWithStars } from '#src/web/features/product-card/product-tile.server.ts';
import { homeServices, VISIT_RESULT } from './home-services.server.ts';
import { CUTOUTS } from './panel-tiles.server.ts';
import { roofStart } from './roof-start.server.ts';
import { sceneFigures } from './scene.server.ts';

type Page = Pick<PageContext, 'shop' | 'locale' | 'readShared'>;

/** Whatever may change the choice of products, or their pictures and words. */
const CATALOGUE = [HOME_TAG, STORE_TAG, TAGS.products, TAGS.categories];

/**
 * What the home page is made of, each read once for all languages and visitors, until what it shows changes: a rating of one product reads one section
 * again.
 */
export function homeReads({ shop, locale, readShared }: Page) {
  const picks = () => readShared('home picks', async () => ({ value: await findPicks(shop), tags: CATALOGUE }));
  return {
    sections: () =>
      readShared('home sections', async () => ({ value: (await listSections(shop)).sections, tags: [HOME_TAG] })),
    cards: (placement: Placement, limit: number) =>
      readShared(`home ${placement}`, async () => {
        const value = await sectionCards(shop, await picks(), placement, limit);
        return { value, tags: [...CATALOGUE, ...tagsWithStars(value)] };
      }),
    banners: () =>
      readShared(`home banners ${locale}`, async () => {
        const value = await showBanners(shop, locale);
        return { value, tags: CATALOGUE, until: value.until?.getTime() };
      }),
    scenes: () =>
      readShared('home scenes', async () => ({
        value: await findScenes(shop, [
          'hero-house',
          'carport',
          'dawn',
          'dawn-phone',
          ...Object.values(VISIT_RESULT),
          ...CUTOUTS,
        ]),
        tags: CATALOGUE,
      })),
    sceneFigures: (pin: string) =>
      readShared('home scene', async () => {
        const { figures, panels } = await sceneFigures(shop, pin);
        return { value: figures, tags: [...CATALOGUE, DELIVERY_TAG, ...tagsOf(panels)] };
      }),
    services: () =>
      readShared(`home services ${locale}`, async () => ({
        value: await homeServices(shop, locale),
        tags: [SERVICES_TAG, STORE_TAG],
      })),
    /** Hidden or taken back, it is gone at once; a new one comes when the page is next made. */
    praise: () =>
      readShared('home praise', async () => {
        const value = await findPraise(shop);
        const of = value ? [TAGS.product, TAGS.comments, TAGS.votes].map((tag) => tag(value.productId)) : [];
        return { value, tags: [...CATALOGUE, ...of] };
      }),
    roof: () =>
      readShared('home roof', async () => {
        const { start, until } = await roofStart(shop);
        return { value: start, tags: [FIGURES_TAG, STORE_TAG], until };
      }),
    /** How many products each category and each brand has. */
    counts: () =>
      readShared('home counts', async () => {
        const { facets } = await browseProducts(shop, { filter: {}, page: 1, limit: 0 });
        return { value: { categories: facets.categories, brands: facets.brands }, tags: CATALOGUE };
      }),
  };
}

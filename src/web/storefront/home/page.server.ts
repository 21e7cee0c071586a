import { type Locale, languageTag } from '#src/kernel/locales.ts';
import { FLASH_DEALS, SOLAR_PRODUCTS } from '#src/kernel/placements.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import { countOnSale } from '#src/shop/catalogue/products/list-on-sale.ts';
import { type Category, TAGS } from '#src/shop/catalogue/products/product.ts';
import { HOME_TAG } from '#src/shop/content/home/banner.ts';
import { type HomeSectionKey, titleFor } from '#src/shop/content/home/home-section.ts';
import type { ShownBanner, showBanners } from '#src/shop/content/home/show-home.ts';
import { SERVICES_TAG } from '#src/shop/services/plans/service.ts';
import { FIGURES_TAG } from '#src/shop/solar/figures/list-figures.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { catalogueWords } from '#src/web/features/product-card/catalogue-words.server.ts';
import { fromFiles, sceneWithCrop, toSource, toTile } from '#src/web/features/product-card/product-tile.server.ts';
import { sharedBrands, sharedCategories } from '#src/web/features/product-card/shared-taxonomy.server.ts';
import { decidingLine } from '#src/web/features/product-facts/deciding.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { ProductCard } from '#src/wire/domain.ts';
import { VISIT_RESULT } from './home-services.server.ts';
import type { HomeServicesView } from './home-services.tsx';
import { panelTiles } from './panel-tiles.server.ts';
import { homeReads } from './shared-reads.server.ts';
import type { BannerView, CategoryLook, HeroSlide } from './tiles.ts';

const NO_BANNERS: Awaited<ReturnType<typeof showBanners>> = { places: { hero: [], upper: [], lower: [] } };
const NO_SERVICES: HomeServicesView = { bookable: false, rating: '', customers: '', categories: [] };

/** The hero shows every Flash Deal; beyond this many, a round would take minutes, and nobody would reach the last. */
const MOST_SLIDES = 24;

export const loader = pageLoader('home', async (page) => {
  const { shop, tag, locale, origin } = page;
  tag(TAGS.products, TAGS.categories, SERVICES_TAG, HOME_TAG, FIGURES_TAG);
  const reads = homeReads(page);
  const shown = (await reads.sections()).filter((section) => section.shown);
  const shows = (...keys: HomeSectionKey[]) => shown.some(({ key }) => keys.includes(key));
  /** Looks up only what a visible section needs. */
  const when = <T>(keys: HomeSectionKey[], ask: () => Promise<T[]>): Promise<T[]> | T[] =>
    shows(...keys) ? ask() : [];
  const [
    flash,
    arrivals,
    discounts,
    top,
    solar,
    categories,
    brands,
    scenes,
    [services],
    [counts],
    [banners],
    [praise],
    start,
  ] = await Promise.all([
    when(['flashDeals', 'front'], () => reads.cards(FLASH_DEALS, MOST_SLIDES)),
    when(['newArrivals'], () => reads.cards('New Arrivals', 6)),
    when(['discountsAndBrands'], () => reads.cards('Big Discounts', 12)),
    when(['topCategories', 'front', 'categories'], () => reads.cards('Top products', 40)),
    when(['solarProducts'], () => reads.cards(SOLAR_PRODUCTS, 10)),
    when(['front', 'topCategories', 'upperBanner', 'categories', 'lowerBanner'], () => sharedCategories(page)),
    when(['discountsAndBrands'], () => sharedBrands(page)),
    when(['front', 'upperBanner', 'services', 'lowerBanner'], async () => [await reads.scenes()]),
    when(['services'], async () => [await reads.services()]),
    when(['front', 'discountsAndBrands'], async () => [await reads.counts()]),
    when(['front', 'upperBanner', 'lowerBanner'], async () => [await reads.banners()]),
    when(['features'], async () => [await reads.praise()]),
    reads.roof(),
  ]);
  const { places } = banners ?? NO_BANNERS;
  const [pictures = {}] = scenes;
  const { 'hero-house': house, carport } = pictures;
  const words = catalogueWords(locale);
  const names = new Map(categories.map((category) => [category.name, words.category(category)]));
  const named = (look: CategoryLook) => ({ ...look, name: names.get(look.name) ?? look.name });
  const tile = (card: ProductCard) => toTile(card, locale);
  const looks = categories.map((category) => named(toLook(category, bestOf(category, [...top, ...flash]))));
  const hasPlans = categories.some(({ slug }) => slug === 'solar-rooftop');
  const dawn = sceneWithCrop(pictures, 'dawn');
  const [dusty, cleaned] = [fromFiles(pictures[VISIT_RESULT.before]), fromFiles(pictures[VISIT_RESULT.after])];
  // The owner's own slides are the front; without kits there is nothing to plan with.
  const withScene = dawn && hasPlans && shown[0]?.key === 'front' && places.hero.length === 0 && flash.length > 0;
  const { city } = shop.shopSettings.current.contact;
  return {
    origin,
    texts: texts(locale, 'home'),
    scene: withScene
      ? {
          ...(await reads.sceneFigures(start.pin)),
          picture: dawn,
          panels: categories.some(({ slug }) => slug === 'solar-panels'),
          place: String(texts(locale, 'places')['places']?.[city.toLowerCase()] ?? city),
        }
      : undefined,
    visit: cleaned && dusty ? { before: dusty, after: cleaned } : undefined,
    hero: places.hero.length
      ? places.hero.map(toBannerSlide)
      : (shows('front') ? flash : []).map((card) => ({
          ...toSlide(spokenIn(locale, card), locale),
          category: names.get(card.category) ?? card.category,
        })),
    flash: flash.slice(0, 10).map(tile),
    arrivals: arrivals.map(tile),
    discounts: discounts.map(tile),
    solar: solar.map(tile),
    has: categories.map(({ slug }) => slug),
    roof: hasPlans ? start : undefined,
    panel:
      counts && shows('front')
        ? panelTiles(categories, new Map(looks.map((look) => [look.slug, look])), counts.categories, pictures, locale)
        : [],
    topCategories: categories
      .filter((category) => bestOf(category, top))
      .map((category) => named(toLook(category, bestOf(category, top), true))),
    categories: turned(looks.filter((look) => look.picture)),
    // A brand with nothing on sale would lead nowhere.
    brands: brands
      .filter(({ slug }) => counts?.brands[slug])
      .slice(0, 6)
      .map((one) => ({ slug: one.slug, name: words.brand(one), mark: one.mark })),
    upper: toBannerView(places.upper[0]),
    lower: toBannerView(places.lower[0]),
    house: places.lower[0] ? undefined : fromFiles(house),
    carport: places.upper[0] ? undefined : fromFiles(carport),
    services: services ?? NO_SERVICES,
    praise: praise && { ...praise, product: spokenIn(locale, praise.product).name },
    sections: shown.map((section) => ({ key: section.key, title: titleFor(section, locale) })),
    /** Nothing is on sale yet. With sections switched off, their being empty means nothing. */
    opening:
      [flash, arrivals, discounts, top, solar].every((cards) => cards.length === 0) && (await countOnSale(shop)) === 0,
  };
});

const toBannerSlide = ({ id, title, text, action, link, picture, lang }: ShownBanner): HeroSlide => ({
  id,
  name: title,
  title: text,
  category: '',
  discount: 0,
  price: 0,
  link,
  action,
  ...(lang && { lang: languageTag(lang) }),
  picture: toSource({ url: '', alt: '', files: picture }, { blurred: true }),
});
const toBannerView = (banner: ShownBanner | undefined): BannerView | undefined =>
  banner && {
    title: banner.title,
    text: banner.text,
    action: banner.action,
    link: banner.link,
    ...(banner.lang && { lang: languageTag(banner.lang) }),
    picture: fromFiles(banner.picture),
  };

const toSlide = (
  { id, name, title, category, discount, price, figures, picture }: ProductCard,
  locale: Locale,
): HeroSlide => ({
  id,
  name,
  title,
  category,
  discount,
  price,
  facts: decidingLine(figures, price, locale),
  picture: toSource(picture, { blurred: true }),
});
/** Starts elsewhere than Top Categories does, so that the two rows do not show the same three. */
const turned = <T>(all: T[]): T[] => [...all.slice(3), ...all.slice(0, 3)];

/** The best rated of a category's cards; ties go by the shop's own order. */
function bestOf(category: Category, cards: ProductCard[]): ProductCard | undefined {
  const own = cards.filter((card) => card.category === category.name);
  return own.reduce<ProductCard | undefined>(
    (best, card) => (best && best.rating * best.ratingCount >= card.rating * card.ratingCount ? best : card),
    undefined,
  );
}

/** `byProduct`: the tile shows its best product; otherwise the category's own picture comes first. */
function toLook(category: Category, best: ProductCard | undefined, byProduct = false): CategoryLook {
  const own = fromFiles(category.picture);
  const product = toSource(best?.picture);
  return { slug: category.slug, name: category.name, picture: byProduct ? (product ?? own) : (own ?? product) };
}

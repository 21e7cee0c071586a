import { type Language, type Locale, languageOf, wordsIn } from '#src/kernel/locales.ts';
import type { Placement } from '#src/kernel/placements.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { PictureFiles } from '#src/shop/catalogue/pictures/picture-files.ts';
import { findPictureFiles } from '#src/shop/catalogue/pictures/show-picture.ts';
import { findScenes } from '#src/shop/catalogue/products/find-scene.ts';
import { listCards } from '#src/shop/catalogue/products/list-products.ts';
import type { ProductCard } from '#src/shop/catalogue/products/product.ts';
import { type Banner, type BannerPlace, type BannerWords, bannerState } from './banner.ts';
import { selectBanners, selectPicks } from './storefront.store.ts';

/** A banner as a visitor sees it; `lang` if its words are not in their language. */
export type ShownBanner = BannerWords & { id: string; link: string; picture: PictureFiles; lang?: Language };

/** What each place shows now, in the visitor's language, and the next time at which a schedule changes that. */
export async function showBanners(
  { db, clock, shopSettings }: Pick<Platform, 'db' | 'clock' | 'shopSettings'>,
  locale: Locale,
): Promise<{ places: Record<BannerPlace, ShownBanner[]>; until?: Date }> {
  const at = clock.now();
  const banners = await selectBanners(db);
  const places: Record<BannerPlace, ShownBanner[]> = { hero: [], upper: [], lower: [] };
  if (banners.length === 0) return { places };
  const shown = banners.filter((one) => bannerState(one, at) === 'shown');
  const pictures = await picturesOf({ db, shopSettings }, shown);
  for (const one of shown) {
    const picture = pictures(one);
    // A banner without a finished picture is not shown yet.
    if (!picture) continue;
    const lang = one.words[languageOf(locale)] ? {} : { lang: 'en' as const };
    places[one.place].push({ ...wordsIn(one.words, locale), ...lang, id: one.id, link: one.link, picture });
  }
  const turns = banners.filter(({ active }) => active).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const next = Math.min(...turns.filter((turn): turn is Date => turn !== null && turn > at).map(Number));
  return { places, ...(Number.isFinite(next) && { until: new Date(next) }) };
}

/** Loads the pictures of these banners; returns a function that looks up one banner's. */
export async function picturesOf(
  { db, shopSettings }: Pick<Platform, 'db' | 'shopSettings'>,
  banners: Pick<Banner, 'scene' | 'picture'>[],
) {
  const scenes = banners.flatMap(({ scene }) => scene ?? []);
  const stems = banners.flatMap(({ picture }) => picture ?? []);
  const [own, uploaded] = await Promise.all([
    scenes.length ? findScenes({ db, shopSettings }, scenes) : {},
    stems.length ? findPictureFiles({ db }, stems) : new Map(),
  ]);
  return ({ scene, picture }: Pick<Banner, 'scene' | 'picture'>): PictureFiles | undefined =>
    scene ? (own as Record<string, PictureFiles | undefined>)[scene] : uploaded.get(picture ?? '');
}

/** The cards that the owner has put first, in order. */
export async function findPicks({ db }: Pick<Platform, 'db'>): Promise<ProductCard[]> {
  const ids = await selectPicks(db);
  const picks = ids.length ? await listCards({ db }, { ids, page: 1, limit: ids.length }) : [];
  return picks.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Cards of a section of the home page: its picks come first, the others follow as usual. */
export async function sectionCards(
  { db }: Pick<Platform, 'db'>,
  picks: readonly ProductCard[],
  placement: Placement,
  limit: number,
): Promise<ProductCard[]> {
  const first = picks.filter((card) => card.placement === placement);
  const items = await listCards({ db }, { placement, page: 1, limit });
  return [...first, ...items.filter(({ id }) => !first.some((pick) => pick.id === id))].slice(0, limit);
}

import type { ShopSettings } from '#src/kernel/brand.ts';
import { findScenes } from '#src/shop/catalogue/products/find-scene.ts';
import type { ServicePlan } from '#src/shop/services/plans/service.ts';
import type { Shop } from '#src/shop/shop.ts';
import { fromFiles } from '#src/web/features/product-card/product-tile.server.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { Figure, Pair } from './service-view.ts';

/** Used for a plan whose own pair has not been made. */
const USUAL_PAIR = 'service';
const WIDE = ['carport', 'hero-house'];

export type ServiceScenes = Record<string, PictureSource | undefined>;

/** The pictures for these plans. A shop without pictures gets none, and its pages show none. */
export async function serviceScenes(
  shop: Pick<Shop, 'db' | 'shopSettings'>,
  plans: Pick<ServicePlan, 'pair'>[],
): Promise<ServiceScenes> {
  const pairs = new Set([USUAL_PAIR, ...plans.map(({ pair }) => pair)]);
  const names = [...pairs].flatMap((pair) => [`${pair}-before`, `${pair}-after`]);
  const found = await findScenes(shop, [...names, ...WIDE]);
  return Object.fromEntries(Object.entries(found).map(([name, files]) => [name, fromFiles(files)]));
}

/** The plan's own pair, or else the default one; the two are never mixed. */
export function pairOf({ pair = USUAL_PAIR }: { pair?: string }, scenes: ServiceScenes): Pair | undefined {
  for (const name of [pair, USUAL_PAIR]) {
    const [before, after] = [scenes[`${name}-before`], scenes[`${name}-after`]];
    if (before && after) return { before, after };
  }
  return undefined;
}

/** The slides, each picture once. A clean roof comes first, so that nobody thinks the dust is ours. */
export function slidesOf(scenes: ServiceScenes, first = pairOf({}, scenes)): PictureSource[] {
  const others = Object.keys(scenes)
    .filter((name) => name.endsWith('-after'))
    .sort();
  const pictures = [first?.after, first?.before, ...[...WIDE, ...others].map((name) => scenes[name])].filter(
    (one) => one !== undefined,
  );
  return [...new Map(pictures.map((picture) => [picture.files?.stem ?? picture.url, picture])).values()];
}

/** A plan card's picture: its own pair's clean roof, or else a different picture for each, so that no two cards look the same. */
export const cardPicture = (
  plan: Pick<ServicePlan, 'pair'>,
  at: number,
  scenes: ServiceScenes,
): PictureSource | undefined =>
  scenes[`${plan.pair}-after`] ?? scenes[WIDE[at % WIDE.length] ?? ''] ?? pairOf(plan, scenes)?.after;

/** What the confirmation of a visit shows: the tools on the terrace, for a survey the house. */
export async function visitPicture(
  shop: Pick<Shop, 'db' | 'shopSettings'>,
  survey = false,
): Promise<PictureSource | undefined> {
  const name = survey ? 'hero-house' : 'service-tools';
  return fromFiles((await findScenes(shop, [name]))[name]);
}

export const figureOf = ({ figures }: ShopSettings, id: number): Figure | undefined =>
  (figures.plans as Record<number, Figure | undefined>)[id];

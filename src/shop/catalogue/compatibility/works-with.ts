import type { Finding } from '#src/kernel/solar/compatibility/finding.ts';
import { firstOf, type Match, matchPair, partnersOf } from '#src/kernel/solar/compatibility/pair.ts';
import { kindOf, type Part, type PartKind } from '#src/kernel/solar/compatibility/part.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectCards } from '#src/shop/catalogue/products/product.store.ts';
import type { Product, ProductCard } from '#src/shop/catalogue/products/product.ts';
import { selectInStock } from './part.store.ts';

/** A product in stock that fits, and what is to be said of the two, if anything. */
export type Partner = { card: ProductCard; note: Finding | undefined };

const MOST = 6;
/** Of each category so many are looked at, those that sell best first. */
const LOOKED_AT = 40;
const CATEGORIES: Partial<Record<PartKind, string>> = {
  panel: 'solar-panels',
  inverter: 'solar-inverters',
  battery: 'solar-batteries',
  structure: 'solar-rooftop',
  pump: 'solar-pumps',
  'pump-controller': 'solar-pumps',
  'ev-charger': 'ev-chargers',
};
const categoryOf = (kind: PartKind) => CATEGORIES[kind] ?? 'balance-of-system';

type Candidate = Match & { id: string; kind: PartKind };

/**
 * Up to six products in stock that fit this one by the rules between parts, those without a note first. One statement reads the candidates of the
 * partner families, and only those are compared.
 */
export async function worksWith(
  { db }: Pick<Platform, 'db'>,
  product: Pick<Product, 'id' | 'categorySlug' | 'specification' | 'dimensionsMm' | 'dcr'>,
): Promise<Partner[]> {
  const { id, specification: figures, dimensionsMm: sidesMm, dcr } = product;
  const kind = kindOf(product.categorySlug, figures);
  const partners = kind ? partnersOf(kind) : [];
  if (!kind || partners.length === 0) return [];
  const own: Part = { id, kind, quantity: 1, figures, sidesMm, dcr };
  const stocked = await selectInStock(db, [...new Set(partners.map(categoryOf))], LOOKED_AT);
  const matches = stocked.flatMap((other): Candidate[] => {
    if (!other.kind || other.id === id || !partners.includes(other.kind)) return [];
    const match = matchPair(own, { ...other, kind: other.kind });
    return match ? [{ ...match, id: other.id, kind: other.kind }] : [];
  });
  return toPartners(db, takeTurns(matches));
}

/** One of each kind after the other, so that many inverters do not leave out the one structure. */
function takeTurns(matches: Candidate[]): Candidate[] {
  const ordered = matches.toSorted((a, b) => Number(a.verdict === 'warn') - Number(b.verdict === 'warn'));
  const kinds = [...Map.groupBy(ordered, ({ kind }) => kind).values()];
  const longest = Math.max(0, ...kinds.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => kinds.flatMap((list) => list[turn] ?? []));
  return turns.flat().slice(0, MOST);
}

async function toPartners(db: Platform['db'], matches: Candidate[]): Promise<Partner[]> {
  if (matches.length === 0) return [];
  const ids = matches.map(({ id }) => id);
  const cards = await selectCards(db, { ids, page: 1, limit: ids.length });
  return matches.flatMap(({ id, verdict, findings }) => {
    const card = cards.find((one) => one.id === id);
    return card ? [{ card, note: verdict === 'warn' ? firstOf(findings) : undefined }] : [];
  });
}

import type { Finding } from '#src/kernel/solar/compatibility/finding.ts';
import { firstOf, type Match, matchPair } from '#src/kernel/solar/compatibility/pair.ts';
import type { PartKind } from '#src/kernel/solar/compatibility/part.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectCards } from '#src/shop/catalogue/products/product.store.ts';
import type { ProductCard } from '#src/shop/catalogue/products/product.ts';
import type { Beside } from './stocked-beside.ts';

/** A product in stock that fits, and what is to be said of the two, if anything. */
export type Partner = { card: ProductCard; note: Finding | undefined };

const MOST = 6;
type Candidate = Match & { id: string; kind: PartKind };

/** Up to six of the stocked products that fit this part by the rules between parts, those without a note first. */
export async function worksWith({ db }: Pick<Platform, 'db'>, { own, stocked }: Beside): Promise<Partner[]> {
  if (!own) return [];
  const matches = stocked.flatMap((other): Candidate[] => {
    const match = matchPair(own, other);
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

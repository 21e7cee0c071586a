import type { Finding } from '#src/kernel/solar/compatibility/finding.ts';
import { judge, RULES_BETWEEN_PARTS } from '#src/kernel/solar/compatibility/judge.ts';
import { kitParts } from '#src/kernel/solar/compatibility/kit.ts';
import { numberOf, type Part } from '#src/kernel/solar/compatibility/part.ts';
import { LIMITS, type Site } from '#src/kernel/solar/compatibility/site.ts';
import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type ProductPart, selectParts } from './part.store.ts';

/** A product and how many of it; metres, for cable. */
export type WantedPart = { id: string; quantity: number };

/**
 * What the rules say of some products. A kit counts as its parts, and gives its cable lengths where the site names none.
 * @throws `invalid` with the field `parts.<index>._id` for a product that is not on sale
 */
export async function judgeProducts(
  { db }: Pick<Platform, 'db'>,
  wanted: readonly WantedPart[],
  site: Site,
): Promise<Finding[]> {
  const found = await selectParts(db, [...new Set(wanted.map(({ id }) => id))]);
  const missing = wanted.flatMap(({ id }, index) => (found.some((part) => part.id === id) ? [] : [index]));
  if (missing.length) throw invalid(Object.fromEntries(missing.map((index) => [`parts.${index}._id`, 'unknown-id'])));
  return judge(...(await unpack(db, wanted, found, site)));
}

/** What is to be said against the products of a cart together; what is no longer on sale is left out. Nothing of a product alone. */
export async function adviseOn({ db }: Pick<Platform, 'db'>, wanted: readonly WantedPart[]): Promise<Finding[]> {
  if (wanted.length < 2) return [];
  const found = await selectParts(db, [...new Set(wanted.map(({ id }) => id))]);
  if (found.filter(({ kind }) => kind).length < 2) return [];
  const [parts, site] = await unpack(db, wanted, found, {});
  const findings = judge(parts, site, LIMITS, RULES_BETWEEN_PARTS);
  return findings.filter(({ verdict }) => verdict === 'blocks' || verdict === 'warn');
}

/** Replaces kits by their parts, which are read in one go. */
async function unpack(
  db: Platform['db'],
  wanted: readonly WantedPart[],
  found: readonly ProductPart[],
  site: Site,
): Promise<[Part[], Site]> {
  const kits = found.filter(({ kind }) => kind === 'kit');
  const inside = kits.flatMap(({ figures }) => kitParts(figures).map(({ slug }) => slug));
  const all = [...found, ...(inside.length ? await selectParts(db, [...new Set(inside)]) : [])];
  const parts = wanted.flatMap(({ id, quantity }): WantedPart[] => {
    const kit = kits.find((one) => one.id === id);
    if (!kit) return [{ id, quantity }];
    return kitParts(kit.figures).map(({ slug, quantity: each }) => ({ id: slug, quantity: quantity * each }));
  });
  const [kit] = kits;
  const lengths = kit && kits.length === 1 ? cableLengths(kit) : {};
  return [
    parts.flatMap(({ id, quantity }) => {
      const part = all.find((one) => one.id === id);
      return part?.kind && part.kind !== 'kit' ? [{ ...part, kind: part.kind, quantity }] : [];
    }),
    { ...lengths, ...site },
  ];
}

function cableLengths(kit: ProductPart): Site {
  const part = { ...kit, kind: 'kit' as const };
  const [dcCableM, acCableM] = [numberOf(part, 'cableDcM'), numberOf(part, 'cableAcM')];
  return { ...(dcCableM !== undefined && { dcCableM }), ...(acCableM !== undefined && { acCableM }) };
}

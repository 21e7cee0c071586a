import type { Queryable } from '#src/platform/database/database.ts';
import { type SerialFacts, serialFactsOf } from '#src/shop/catalogue/products/serial-facts.ts';

export type SoldLine = { position: number; quantity: number; productId: string; name: string };

/** What is packed with a serial number for each unit: a line, or within a kit one of its parts. */
export type NumberedLine = SoldLine & {
  /** Absent for a line that is no kit. */
  part: string | undefined;
  /** How many of it one unit of the line has. */
  each: number;
  facts: SerialFacts;
};

/**
 * The numbered lines of what was sold. A kit with numbered parts has their numbers in place of one of its own: nothing in its boxes has that on a label.
 */
export async function numberedLines<Line extends SoldLine>(
  db: Queryable,
  lines: readonly Line[],
): Promise<(Line & NumberedLine)[]> {
  const facts = await serialFactsOf(db, [...new Set(lines.map(({ productId }) => productId))]);
  const slugs = new Set([...facts.values()].flatMap(({ contents }) => contents.map(({ slug }) => slug)));
  const inside = slugs.size > 0 ? await serialFactsOf(db, [...slugs]) : new Map<string, SerialFacts>();
  return lines.flatMap((line): (Line & NumberedLine)[] => {
    const known = facts.get(line.productId);
    if (!known) return [];
    const parts = known.contents.flatMap(({ slug: part, quantity: each }) => {
      const own = inside.get(part);
      return own?.serialised
        ? [{ ...line, productId: part, part, name: own.name, each, quantity: line.quantity * each, facts: own }]
        : [];
    });
    if (parts.length > 0) return parts;
    return known.serialised ? [{ ...line, part: undefined, each: 1, facts: known }] : [];
  });
}

/** Names a numbered line within what was sold. */
export const lineKey = ({ position, part }: { position: number; part?: string | undefined }): string =>
  `${position} ${part ?? ''}`;

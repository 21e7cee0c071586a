import type { BulkChange, BulkState } from './bulk-change.ts';

/** The most products named in the audit log's line; the full list is stored with the bulk change. */
const NAMED = 100;

/** Writes a bulk change as one line of the audit log: what changed, how many products, and the first of them with their values. */
export function recordBulk(
  change: BulkChange,
  lines: { name: string; before: Partial<BulkState>; after: Partial<BulkState> }[],
): Record<string, unknown> {
  return {
    change,
    products: lines.length,
    list: lines.slice(0, NAMED).map(({ name, before, after }) => `${name}: ${tellState(before)} → ${tellState(after)}`),
  };
}

const tellState = ({ pricePaise, stock, placement, category, archived }: Partial<BulkState>): string => {
  if (pricePaise !== undefined) return `₹${pricePaise / 100}`;
  if (archived !== undefined) return archived ? 'archived' : 'in the shop';
  return String(stock ?? placement ?? category ?? '–');
};

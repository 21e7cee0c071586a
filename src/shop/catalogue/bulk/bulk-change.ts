import { discountOf } from '#src/kernel/list-price.ts';
import type { Placement } from '#src/kernel/placements.ts';
import { MAIN_FIELDS, MOST_DISCOUNT } from '#src/kernel/product-fields.ts';

/** One change to many products. Money in whole rupees, as entered; a percentage may be negative. */
export type BulkChange =
  | { field: 'price'; how: 'percent' | 'add' | 'set'; value: number }
  | { field: 'stock'; how: 'add' | 'set'; value: number }
  | { field: 'placement'; value: Placement }
  /** A category's slug, '' for none. */
  | { field: 'category'; value: string }
  | { field: 'archived'; value: boolean };

/** The columns that a bulk change may touch. */
export type BulkState = {
  pricePaise: number;
  listPricePaise: number;
  stock: number;
  placement: Placement;
  category: string | null;
  archived: boolean;
};

/** The product as it is now. `unwritten`: a draft that still has a new product's texts. */
export type BulkNow = BulkState & { unwritten: boolean };

/** Why a product is left out while others change. */
export const BULK_REFUSALS = [
  'draft',
  'unwritten',
  'too-low',
  'too-high',
  'discount',
  'stock',
  'archived',
  'not-archived',
] as const;
type BulkRefusal = (typeof BULK_REFUSALS)[number];

export type BulkOutcome = { before: Partial<BulkState>; after?: Partial<BulkState>; refused?: BulkRefusal };

/**
 * What a change does to one product: `after` if it changes, `refused` if it cannot, neither if it already has the value. A new price is rounded to
 * whole rupees and keeps the list price, as in the form for a single product (rules.md §4).
 */
export function bulkOutcome(now: BulkNow, change: BulkChange): BulkOutcome {
  if (change.field === 'archived') return archiving(now, change.value);
  const outcome = fieldOutcome(now, change);
  return now.archived ? { before: outcome.before, refused: 'archived' } : outcome;
}

function fieldOutcome(now: BulkNow, change: Exclude<BulkChange, { field: 'archived' }>): BulkOutcome {
  switch (change.field) {
    case 'price':
      return pricing(now, change);
    case 'stock':
      return stocking(now, change);
    case 'placement':
      return settled({ placement: now.placement }, { placement: change.value });
    case 'category':
      return settled({ category: now.category }, { category: change.value || null });
  }
}

const archiving = (now: BulkState, value: boolean): BulkOutcome =>
  settled({ archived: now.archived }, { archived: value });

function pricing(now: BulkNow, { how, value }: Extract<BulkChange, { field: 'price' }>): BulkOutcome {
  const before = { pricePaise: now.pricePaise, listPricePaise: now.listPricePaise };
  if (how !== 'set' && now.pricePaise === 0) return { before, refused: 'draft' };
  if (now.unwritten) return { before, refused: 'unwritten' };
  const exact =
    how === 'percent'
      ? (now.pricePaise / 100) * (1 + value / 100)
      : how === 'add'
        ? now.pricePaise / 100 + value
        : value;
  const rupees = Math.round(Math.round(exact * 1e6) / 1e6);
  if (rupees < 1) return { before, refused: 'too-low' };
  if (rupees > MAIN_FIELDS.price.most) return { before, refused: 'too-high' };
  const pricePaise = rupees * 100;
  const listPricePaise = Math.max(now.listPricePaise, pricePaise);
  if (discountOf(pricePaise, listPricePaise) > MOST_DISCOUNT) return { before, refused: 'discount' };
  return settled(before, { pricePaise, listPricePaise });
}

function stocking(now: BulkState, { how, value }: Extract<BulkChange, { field: 'stock' }>): BulkOutcome {
  const before = { stock: now.stock };
  const stock = how === 'add' ? now.stock + value : value;
  if (stock < 0 || stock > MAIN_FIELDS.stock.most) return { before, refused: stock < 0 ? 'stock' : 'too-high' };
  return settled(before, { stock });
}

const settled = (before: Partial<BulkState>, after: Partial<BulkState>): BulkOutcome =>
  JSON.stringify(before) === JSON.stringify(after) ? { before } : { before, after };

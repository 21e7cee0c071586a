import type { Paise } from '#src/kernel/money.ts';
import type { ProductWords } from '#src/kernel/product-words.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { selectPriceRows } from './price-info.store.ts';

/** What a sale needs to know about a product, and no more: a checkout reads it while others wait. `gone`: archived, or a draft. */
export type PriceInfo = {
  id: string;
  name: string;
  words: ProductWords<'name' | 'title'>;
  sku: string;
  price: Paise;
  stock: number;
  hsn: string | null;
  gstRateBp: number;
  gone: boolean;
};

/** Prices by product; unknown ids are missing. */
export const selectPrices = async (db: Queryable, ids: string[]): Promise<Map<string, PriceInfo>> =>
  new Map((await selectPriceRows(db, ids)).map((tag) => [tag.id, tag]));

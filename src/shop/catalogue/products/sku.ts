import { MAIN_FIELDS } from '#src/kernel/product-fields.ts';

/** The longest SKU. */
export const SKU_LENGTH = MAIN_FIELDS.sku.most;

/**
 * Letters, digits, - _ . / and single spaces inside. Only Latin letters: PostgreSQL, a sheet and a person reading a SKU out on the telephone must
 * agree on whether two SKUs differ only in their capitals.
 */
const SHAPE = /^(?=.*[A-Za-z0-9])[A-Za-z0-9._/-]+( [A-Za-z0-9._/-]+)*$/;

/** A SKU as it is stored: no space around it, and never two together. */
export const tidySku = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

export const isSku = (text: string): boolean => text.length <= SKU_LENGTH && SHAPE.test(text);

/** Whether the database may have generated a SKU: `P-000123`, `P-000123-2` (0052_sku.sql). */
export const isMadeSku = (sku: string): boolean => /^P-\d{6,}(-\d+)?$/.test(sku);

/** The form that two SKUs must not share: capitals do not matter. */
export const sameSku = (sku: string): string => sku.toLowerCase();

/** The search form of a SKU: capitals, dashes and spaces do not matter, so `wr540` finds `WR-540`. As `sku_key` in 0052_sku.sql. */
const skuKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

export type SkuLookup = { exact: string[]; beginning: string | undefined };

/**
 * The SKUs that a search may mean: the whole text, a word in it that looks like one (`RV-550 price`), or the beginning of a SKU. A short figure such
 * as "550 W" is left to the search for figures.
 */
export function skusIn(typed: string): SkuLookup {
  const text = typed.slice(0, 100).trim();
  const key = skuKey(text);
  const words = text.split(/\s+/).filter((word) => /\d/.test(word) && skuKey(word).length >= 5);
  return {
    exact: [...new Set([key, ...words.slice(0, 8).map(skuKey)])].filter(Boolean),
    beginning: key.length >= 2 ? key : undefined,
  };
}

/** Whether the beginning by itself shows that a SKU is meant: `rv-5`, not `pump`. */
export const looksLikeSku = (typed: string): boolean => skuKey(typed).length >= 3 && /[\d\-_./]/.test(typed.trim());

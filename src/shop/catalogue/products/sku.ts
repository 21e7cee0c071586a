import { MAIN_FIELDS } from '#src/kernel/product-fields.ts';

/** The longest SKU. */
export const SKU_LENGTH = MAIN_FIELDS.sku.most;

/**
 * Letters, digits, - _ . / and single spaces inside. Latin letters alone: whether two SKUs differ only in their capitals must be the same
 * question for PostgreSQL, for a sheet and for whoever reads one out on the telephone.
 */
const SHAPE = /^(?=.*[A-Za-z0-9])[A-Za-z0-9._/-]+( [A-Za-z0-9._/-]+)*$/;

/** A SKU as it is kept: no space around it, and never two. */
export const tidySku = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

export const isSku = (text: string): boolean => text.length <= SKU_LENGTH && SHAPE.test(text);

/** Whether the database may have made a SKU: `P-000123`, `P-000123-2` (0052_sku.sql). */
export const isMadeSku = (sku: string): boolean => /^P-\d{6,}(-\d+)?$/.test(sku);

/** What two SKUs must not share, whatever their capitals. */
export const sameSku = (sku: string): string => sku.toLowerCase();

/** What is typed when somebody looks for a SKU: capitals, dashes and spaces do not matter, so `wr540` finds `WR-540`. As `sku_key` in 0052_sku.sql. */
const skuKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

export type SkuLookup = { exact: string[]; beginning: string | undefined };

/**
 * Which SKUs somebody may mean who types this in a search: the whole of it, a word of it that looks like one (`RV-550 price`), or what a
 * SKU begins with. A short figure such as "550 W" is left to the search for figures.
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

/** Whether a beginning alone says that a SKU is meant: `rv-5`, not `pump`. */
export const looksLikeSku = (typed: string): boolean => skuKey(typed).length >= 3 && /[\d\-_./]/.test(typed.trim());

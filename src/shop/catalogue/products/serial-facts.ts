import type { Specification } from '#src/kernel/product-details.ts';
import { type KitPart, kitParts } from '#src/kernel/solar/compatibility/kit.ts';
import { readParts, type WarrantyPart } from '#src/kernel/warranty.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { selectSerialFacts } from './serial-facts.store.ts';

/** What has to be known of a product when a unit of it leaves. */
export type SerialFacts = {
  name: string;
  serialised: boolean;
  dcr: boolean;
  /** Whose serial numbers they are. A product without a brand is a maker of its own. */
  maker: { key: string; name: string };
  warranty: { years?: number; performanceYears?: number; words?: string };
  /** Of a kit, part by part. */
  parts: WarrantyPart[];
  /** Of a kit, what is in it. */
  contents: KitPart[];
};

/** By product; unknown ids are missing. */
export const serialFactsOf = async (db: Queryable, ids: readonly string[]): Promise<Map<string, SerialFacts>> =>
  new Map(
    (await selectSerialFacts(db, ids)).map(
      ({ id, name, serialised, dcr, warranty, specification, brand, brandName }) => [
        id,
        {
          name,
          serialised,
          dcr,
          warranty,
          parts: readParts(specification['warranties']),
          contents: kitParts(specification as Specification),
          maker: { key: brand ?? id, name: brandName ?? name },
        },
      ],
    ),
  );

import type { Generated } from 'kysely';
import type { Json } from '#src/platform/database/json-column.ts';

/** What the owner has set otherwise than src/brand.ts has it. */
export type StoreSettingSchema = {
  storeSetting: { one: Generated<boolean>; version: Generated<number>; values: Json<Record<string, string | number>>; updatedAt: Generated<Date> };
};

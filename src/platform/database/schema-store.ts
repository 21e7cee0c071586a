import type { Generated } from 'kysely';
import type { Json } from './json-column.ts';

/** What the owner has set otherwise than src/kernel/brand.ts has it, and what they have written for whole pages. */
export type StoreSettingSchema = {
  storeSetting: {
    one: Generated<boolean>;
    version: Generated<number>;
    values: Json<Record<string, string | number>>;
    updatedAt: Generated<Date>;
  };
  pageText: {
    page: 'about' | 'terms' | 'privacy' | 'shipping' | 'returns';
    language: 'en' | 'hi' | 'gu';
    version: number;
    words: Json<{ title: string; lead: string; body: object } | null>;
    actor: string;
    actorName: string;
    createdAt: Date;
  };
};

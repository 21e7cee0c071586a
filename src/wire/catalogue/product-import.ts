import { z } from '@hono/zod-openapi';
import { isReasonCode, worded } from '#src/kernel/refusals.ts';
import { type ProductImport, undoableUntil } from '#src/shop/catalogue/import/product-import.ts';
import { faultWords, MOST_COLUMNS } from '#src/shop/catalogue/import/sheet-product.ts';
import { sentReason, success, words } from '#src/wire/values.ts';

const fault = z.object({
  line: z.number().int(),
  column: z.string(),
  value: z.string(),
  code: z.string(),
  detail: z.string(),
  message: z.string(),
  reason: sentReason.optional(),
});
const change = z.object({
  line: z.number().int(),
  kind: z.enum(['new', 'changed']),
  name: z.string(),
  columns: z.array(z.string()),
});

const column = z.object({
  heading: z.string(),
  samples: z.array(z.string()).openapi({ description: 'Its first values' }),
  field: z.string().openapi({ description: 'The column of ours that it becomes; empty: it is left out' }),
  confidence: z.enum(['sure', 'likely', 'guess', 'unknown', 'remembered', 'chosen']).openapi({
    description:
      '`sure`: by its name; `likely`: by a word in it; `guess`: by its values; `remembered`: as for the last file with these headings',
  }),
});
const nameKind = z.enum(['brand', 'category']);
const unknownName = z.object({
  kind: nameKind,
  name: z.string(),
  rows: z.number().int(),
  become: z.enum(['create', 'map', 'refuse']).nullable(),
  to: z.string().nullable(),
});
const pictures = z.object({
  waiting: z.number().int(),
  fetching: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
});
const undone = z.object({
  at: z.iso.datetime(),
  removed: z.number().int(),
  archived: z.number().int().openapi({ description: 'Added, and bought or worked on since' }),
  restored: z.number().int(),
  keptCount: z.number().int().openapi({ description: 'Products with fields that somebody has changed since' }),
  kept: z.array(z.object({ id: z.string(), name: z.string(), fields: z.array(z.string()) })),
  brands: z.number().int(),
  categories: z.number().int(),
});

/** How to read a file; missing fields stay as they were. */
export const planBody = z
  .object({
    headingLine: z.number().int().min(1).max(1_000_000).optional().openapi({ description: 'The line of the headings' }),
    fields: z
      .array(z.string().max(60))
      .max(MOST_COLUMNS)
      .optional()
      .openapi({ description: 'What each column becomes, in their order; empty: left out' }),
    names: z
      .array(
        z.object({
          kind: nameKind,
          name: words(300),
          become: z.enum(['create', 'map', 'refuse']),
          to: words(200).optional(),
        }),
      )
      .max(1000)
      .optional()
      .openapi({
        description:
          'What becomes of brands and categories that the shop lacks; `to` is the slug of the one that it stands for',
      }),
  })
  .openapi('PlanImportBody');

/** POST /product-imports/{id}/start */
export const startBody = z.object({ leaveOut: z.boolean().default(false) }).openapi('StartImportBody');

const wireImport = z
  .object({
    _id: z.string(),
    fileName: z.string(),
    by: z.string(),
    state: z.enum(['checked', 'waiting', 'running', 'cancelling', 'done', 'failed', 'cancelled', 'undone']).openapi({
      description:
        '`checked`: looked through, nothing is changed yet; `cancelling`: will stop, and nothing of it will be in the shop',
    }),
    leaveOut: z.boolean().openapi({ description: 'Refused rows are left out' }),
    counts: z.object({
      rows: z.number().int(),
      new: z.number().int(),
      changed: z.number().int(),
      unchanged: z.number().int(),
      refused: z.number().int(),
    }),
    done: z.number().int().openapi({ description: 'Rows that are done, of those that are new or changed' }),
    message: z.string().nullable(),
    reasonCode: z.string().nullable().openapi({ description: 'Why it has failed, as a code' }),
    faultCount: z.number().int(),
    faults: z.array(fault).openapi({ description: 'The first 100; all are in the file of faults' }),
    sample: z.array(change).openapi({ description: 'The first rows that would add or change something' }),
    source: z
      .enum(['sheet', 'shopify', 'woocommerce'])
      .openapi({ description: 'Exports of other shops are known by their headings' }),
    headingLine: z.number().int(),
    firstRows: z
      .array(z.object({ line: z.number().int(), text: z.string() }))
      .openapi({ description: 'Among which the headings can be pointed out' }),
    columns: z.array(column),
    named: z
      .boolean()
      .openapi({ description: 'A column says which product a row is; without one nothing can be imported' }),
    variants: z
      .number()
      .int()
      .openapi({ description: 'Rows that were variants of a product; each is a product of its own here' }),
    unpublished: z
      .number()
      .int()
      .openapi({ description: 'Drafts and hidden products of another shop; they are left out' }),
    skipped: z
      .object({ count: z.number().int(), lines: z.array(z.number().int()) })
      .openapi({ description: 'Lines without a product: headings, sums, notes' }),
    unknown: z.array(unknownName).openapi({ description: 'Brands and categories that the shop lacks' }),
    undoUntil: z.iso.datetime().nullable().openapi({ description: 'Until when it can be taken back' }),
    undone: undone.nullable(),
    pictures: pictures.nullable().openapi({ description: 'Pictures that are fetched from other servers for it' }),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .openapi('ProductImport');
export type WireImport = z.infer<typeof wireImport>;
export const importAnswer = z.object({ status: success, data: z.object({ import: wireImport }) });

/** A failure is stored by its code; before codes existed, in English. */
const failureOf = (kept: string | null): Pick<WireImport, 'message' | 'reasonCode'> =>
  kept !== null && isReasonCode(kept)
    ? { message: worded(kept).message, reasonCode: kept }
    : { message: kept, reasonCode: null };

const SHOWN = 100;

export const encodeImport = (
  { id, actorName, report, createdAt, endedAt, undone: back, ...rest }: ProductImport,
  wanted: WireImport['pictures'] = null,
): WireImport => ({
  ...rest,
  ...failureOf(rest.message),
  _id: id,
  by: actorName,
  counts: report.counts,
  faultCount: report.faultCount,
  faults: report.faults.slice(0, SHOWN).map((one) => ({ ...one, detail: one.detail ?? '', message: faultWords(one) })),
  sample: report.sample,
  source: report.reading?.source ?? 'sheet',
  headingLine: report.reading?.headingLine ?? 1,
  firstRows: report.reading?.firstRows ?? [],
  columns: report.reading?.columns ?? [],
  named: report.named ?? true,
  variants: report.reading?.variants ?? 0,
  unpublished: report.reading?.unpublished ?? 0,
  skipped: report.skipped ?? { count: 0, lines: [] },
  unknown: report.unknown ?? [],
  undoUntil: undoableUntil({ state: rest.state, endedAt })?.toISOString() ?? null,
  undone: back,
  pictures: wanted,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

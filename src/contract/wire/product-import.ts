import { z } from '@hono/zod-openapi';
import type { ProductImport } from '#src/shop/catalogue/exchange/product-import.ts';
import { faultWords } from '#src/shop/catalogue/exchange/sheet-product.ts';

const fault = z.object({ line: z.number().int(), column: z.string(), value: z.string(), code: z.string(), detail: z.string(), message: z.string() });
const change = z.object({ line: z.number().int(), kind: z.enum(['new', 'changed']), name: z.string(), columns: z.array(z.string()) });

export const wireImport = z
  .object({
    _id: z.string(),
    fileName: z.string(),
    by: z.string(),
    state: z.enum(['checked', 'waiting', 'running', 'cancelling', 'done', 'failed', 'cancelled']).openapi({
      description: '`checked`: looked through, nothing is changed yet; `cancelling`: will stop, and nothing of it will be in the shop',
    }),
    leaveOut: z.boolean().openapi({ description: 'Refused rows are left out' }),
    counts: z.object({ rows: z.number().int(), new: z.number().int(), changed: z.number().int(), unchanged: z.number().int(), refused: z.number().int() }),
    done: z.number().int().openapi({ description: 'Rows that are done, of those that are new or changed' }),
    message: z.string().nullable(),
    faultCount: z.number().int(),
    faults: z.array(fault).openapi({ description: 'The first 100; all are in the file of faults' }),
    sample: z.array(change).openapi({ description: 'The first rows that would add or change something' }),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .openapi('ProductImport');
export type WireImport = z.infer<typeof wireImport>;

const SHOWN = 100;

export const encodeImport = ({ id, actorName, report, createdAt, endedAt, ...rest }: ProductImport): WireImport => ({
  ...rest,
  _id: id,
  by: actorName,
  counts: report.counts,
  faultCount: report.faultCount,
  faults: report.faults.slice(0, SHOWN).map((one) => ({ ...one, detail: one.detail ?? '', message: faultWords(one) })),
  sample: report.sample,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

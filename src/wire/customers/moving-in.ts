import { z } from '@hono/zod-openapi';
import { type MovingImport, movingFaultWords, undoableUntil } from '#src/shop/customers/moving-in/moving-import.ts';
import { language, success } from '#src/wire/values.ts';

const fault = z.object({
  line: z.number().int(),
  column: z.string(),
  value: z.string(),
  code: z.string(),
  detail: z.string(),
  message: z.string(),
});

const wireImport = z
  .object({
    id: z.string(),
    kind: z.enum(['customers', 'orders']),
    source: z.enum(['shopify', 'woocommerce']),
    fileName: z.string(),
    by: z.string(),
    state: z
      .enum(['checked', 'done', 'undone'])
      .openapi({ description: '`checked`: looked through, nothing is changed yet' }),
    counts: z.object({
      rows: z.number().int().openapi({ description: 'Customers or orders of the file' }),
      new: z.number().int(),
      known: z.number().int().openapi({ description: 'Of the new ones, those with an account here' }),
      same: z.number().int().openapi({ description: 'Here already, or repeated in the file' }),
      refused: z.number().int(),
    }),
    consented: z.number().int().openapi({ description: 'Customers who agreed to advertising, as the file says' }),
    faultCount: z.number().int(),
    faults: z.array(fault).openapi({ description: 'The first 100; all are in the file of faults' }),
    sample: z.array(z.string()),
    undoUntil: z.iso.datetime().nullable().openapi({ description: 'Until when it can be taken back' }),
    undone: z
      .object({
        removed: z.number().int(),
        kept: z.number().int().openapi({ description: 'Customers who have been invited' }),
      })
      .nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('MovingImport');
export type WireMovingImport = z.infer<typeof wireImport>;
export const movingAnswer = z.object({ status: success, data: z.object({ import: wireImport }) });

/** POST /moving-imports/{id}/start */
export const takeInBody = z.object({ leaveOut: z.boolean().default(false) }).openapi('TakeInBody');
/** POST /admin/former-customers/invitations */
export const invitationsBody = z.object({ language }).openapi('InvitationsBody');
export const invitationsAnswer = z.object({ status: success, data: z.object({ invited: z.number().int() }) });

const SHOWN = 100;

export const encodeMovingImport = ({
  actorName,
  report,
  createdAt,
  endedAt,
  ...rest
}: MovingImport): WireMovingImport => ({
  ...rest,
  by: actorName,
  counts: report.counts,
  consented: report.consented,
  faultCount: report.faultCount,
  faults: report.faults
    .slice(0, SHOWN)
    .map((one) => ({ ...one, detail: one.detail ?? '', message: movingFaultWords(one) })),
  sample: report.sample,
  undoUntil: undoableUntil({ state: rest.state, endedAt })?.toISOString() ?? null,
  undone: report.undone ?? null,
  createdAt: createdAt.toISOString(),
});

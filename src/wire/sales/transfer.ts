import { z } from '@hono/zod-openapi';
import { coded } from '#src/wire/coded.ts';
import { id, success } from '#src/wire/values.ts';

const flag = z.boolean({ error: coded('must-be-yes-or-no') });

/** What a statement brought. */
export const statementAnswer = z.object({
  status: success,
  data: z.object({
    matched: z.number().int().openapi({ description: 'Made the orders that they named, to the paisa' }),
    unclear: z.number().int().openapi({ description: 'Are left to the owner' }),
    known: z.number().int().openapi({ description: 'Were uploaded before' }),
  }),
});

/** The order that credits pay for, by its reference. */
export const matchBody = z
  .object({
    reference: id.transform((text) => text.replace(/\s/g, '').toUpperCase()),
    credits: z.array(id).min(1, coded('at-least-entries')).max(20, coded('at-most-entries')),
  })
  .openapi('MatchTransferBody');

export const asideBody = z.object({ aside: flag }).openapi('TransferAsideBody');

/** The bank's own number of the transfer by which a refund was sent. */
export const refundSentBody = z
  .object({
    utr: z
      .string({ error: coded('required') })
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{10,22}$/, coded('utr-format')),
  })
  .openapi('RefundSentBody');

import { z } from '@hono/zod-openapi';
import { coded } from '#src/wire/coded.ts';
import { phoneCode } from '#src/wire/customers/phone.ts';
import { id, success, words } from '#src/wire/values.ts';

/** The code of the SMS, with the challenge that its sending answered. */
export const cashConfirmBody = z.object({ challenge: id, code: phoneCode }).openapi('CashConfirmBody');

/** What a carrier's remittance file brought. */
export const remittanceAnswer = z.object({
  status: success,
  data: z.object({
    matched: z.number().int().openapi({ description: 'Settled the orders that they named, to the paisa' }),
    unclear: z.number().int().openapi({ description: 'Are left to the owner' }),
    known: z.number().int().openapi({ description: 'Were uploaded before' }),
  }),
});

/** The order that rows of a remittance file pay for, by its number; `reason`: why what is missing counts as collected too. */
export const matchCollectionsBody = z
  .object({
    order: z
      .string({ error: coded('required') })
      .trim()
      .regex(/^#?\d{1,15}$/, coded('order-number-format'))
      .transform((text) => Number(text.replace('#', ''))),
    collections: z.array(id).min(1, coded('at-least-entries')).max(20, coded('at-most-entries')),
    reason: words(300).optional(),
  })
  .openapi('MatchCollectionsBody');

export const collectionAsideBody = z
  .object({ aside: z.boolean({ error: coded('must-be-yes-or-no') }) })
  .openapi('CollectionAsideBody');

/** How the money came, in the owner's words. */
export const collectedBody = z.object({ note: words(300) }).openapi('OrderCollectedBody');

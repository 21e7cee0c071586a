import { z } from '@hono/zod-openapi';
import { coded } from '#src/wire/coded.ts';
import { proof } from '#src/wire/customers/account.ts';
import { success } from '#src/wire/values.ts';

const count = z.number().int();
const flag = z.boolean({ error: coded('must-be-flag') });

const counts = {
  payments: count,
  orders: count,
  bookings: count,
  visits: count,
  photos: count,
  parcels: count,
  returns: count,
  refunds: count,
  documents: count,
  offers: count,
  mails: count,
};

/** `closed`: real money was received, so trial data can no longer be cleared. */
export const trialAnswer = z.object({
  status: success,
  data: z
    .object({
      counts: z.object(counts),
      customers: count,
      demonstration: z.boolean(),
      closed: z.boolean(),
      name: z.string(),
    })
    .openapi('Trial'),
});

/** `name`: the shop's short name, typed to confirm. */
export const clearTrialBody = z
  .object({
    name: z.string({ error: coded('type-shop-name') }).max(200),
    customers: flag.default(false),
    demonstration: flag.default(false),
    ...proof,
  })
  .openapi('ClearTrial');

/** Counts of what was cleared; the demonstration's by kind. */
export const clearedAnswer = z.object({
  status: success,
  data: z
    .object({ ...counts, customers: count, demonstration: z.record(z.string(), count).nullable() })
    .openapi('ClearedTrial'),
});

import { z } from '@hono/zod-openapi';
import { toRupees } from '#src/kernel/money.ts';
import { ALERT_KINDS, type ProductAlert } from '#src/shop/engagement/alerts/alert.ts';
import { coded } from '#src/wire/coded.ts';
import { id, success } from '#src/wire/values.ts';

// Mails about a product that is back or cheaper: calls of our own.

export const alertParams = z.object({ _id: id, kind: z.enum(ALERT_KINDS, { error: coded('one-of') }) });

const wireAlert = z
  .object({
    _id: z.string(),
    kind: z.enum(ALERT_KINDS),
    below: z.number().nullable().openapi({ description: 'Of a price alert: in rupees, what the price must be under' }),
    date: z.iso.datetime(),
  })
  .openapi('ProductAlert');
export const alertsAnswer = z.object({ status: success, data: z.object({ alerts: z.array(wireAlert) }) });
export const encodeAlert = ({ productId, kind, below, since }: ProductAlert): z.infer<typeof wireAlert> => ({
  _id: productId,
  kind,
  below: below === undefined ? null : toRupees(below),
  date: since.toISOString(),
});

export const alertLinkBody = z.object({ token: id }).openapi('AlertLinkBody');
export const alertLinkAnswer = z.object({
  status: success,
  data: z.object({
    product: z
      .object({ _id: z.string(), name: z.string() })
      .nullable()
      .openapi({ description: 'Null once the alert has ended' }),
  }),
});
export const alertEndAnswer = z.object({ status: success, ended: z.boolean() });

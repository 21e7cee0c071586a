import { z } from '@hono/zod-openapi';
import { toRupees } from '#src/kernel/money.ts';
import { ORDER_STATUSES } from '#src/kernel/order-lifecycle.ts';
import type { Found } from '#src/shop/back-office/reports/find-anything.ts';
import { WORK_KINDS, type Work } from '#src/shop/back-office/reports/work.ts';
import { coded } from '#src/wire/coded.ts';
import { isPlain, success } from '#src/wire/values.ts';

const wireWork = z
  .object({
    kind: z.enum(WORK_KINDS),
    count: z.number().int(),
    oldest: z.string().openapi({ description: 'Since when the first of them has waited' }),
    due: z.string().nullable().openapi({ description: 'When the law expects an answer: complaints only' }),
  })
  .openapi('Work');
export const workAnswer = z.object({ status: success, data: z.array(wireWork) });

export const encodeWork = ({ kind, count, oldest, due }: Work): z.infer<typeof wireWork> => ({
  kind,
  count,
  oldest: oldest.toISOString(),
  due: due?.toISOString() ?? null,
});

export const anythingQuery = z.object({
  q: z
    .string()
    .trim()
    .min(2, coded('at-least-characters'))
    .max(100, coded('at-most-characters'))
    .refine(isPlain, coded('unsearchable-characters')),
});
const wireFound = z
  .object({
    orders: z.array(
      z.object({
        _id: z.string(),
        number: z.number().int(),
        name: z.string(),
        total: z.number(),
        status: z.enum(ORDER_STATUSES),
      }),
    ),
    customers: z.array(z.object({ uid: z.string(), name: z.string(), email: z.string() })),
    products: z.array(z.object({ _id: z.string(), name: z.string(), sku: z.string(), stock: z.number().int() })),
  })
  .openapi('FoundInWorkspace');
export const anythingAnswer = z.object({ status: success, data: wireFound });

/** Totals in rupees. */
export const encodeFound = ({ orders, customers, products }: Found): z.infer<typeof wireFound> => ({
  orders: orders.map(({ id, number, name, total, status }) => ({
    _id: id,
    number,
    name,
    total: toRupees(total),
    status,
  })),
  customers: customers.map(({ uid, name, email }) => ({ uid, name, email })),
  products: products.map(({ id, name, sku, stock }) => ({ _id: id, name, sku: sku ?? '', stock })),
});

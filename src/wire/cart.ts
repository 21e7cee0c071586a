import { z } from '@hono/zod-openapi';
import { fromRupees } from '#src/kernel/money.ts';
import type { Seen } from '#src/shop/engagement/cart/cart.ts';
import { id } from './values.ts';

const price = z
  .number({ error: 'Must be a number' })
  .min(0, 'Must be 0 or more')
  .max(1_000_000_000)
  .refine((value) => Math.round(value * 100) / 100 === value, 'At most two decimals');
const stock = z
  .number({ error: 'Must be a whole number' })
  .int('Must be a whole number')
  .min(0, 'Must be 0 or more')
  .max(2_147_483_647);

/** What the shopper's page showed of some lines when they confirmed it: price in rupees, and how many there were. */
export const seenBody = z
  .object({
    items: z
      .array(z.object({ _id: id, price, stock }))
      .min(1, 'Required')
      .max(200, 'At most 200'),
  })
  .openapi('SeenBody');

export const decodeSeen = ({ items }: z.infer<typeof seenBody>): (Seen & { productId: string })[] =>
  items.map((item) => ({ productId: item._id, price: fromRupees(item.price), stock: item.stock }));

import { z } from '@hono/zod-openapi';
import { fromRupees } from '#src/kernel/money.ts';
import type { Seen } from '#src/shop/engagement/cart/cart.ts';
import { coded } from '#src/wire/coded.ts';
import { id } from '#src/wire/values.ts';

const price = z
  .number({ error: coded('must-be-number') })
  .min(0, coded('at-least'))
  .max(1_000_000_000)
  .refine((value) => Math.round(value * 100) / 100 === value, coded('two-decimals'));
const stock = z
  .number({ error: coded('must-be-whole') })
  .int(coded('must-be-whole'))
  .min(0, coded('at-least'))
  .max(2_147_483_647);

/** What the shopper's page showed of some lines when they confirmed it: price in rupees, and the stock. */
export const seenBody = z
  .object({
    items: z
      .array(z.object({ _id: id, price, stock }))
      .min(1, coded('required'))
      .max(200, coded('at-most')),
  })
  .openapi('SeenBody');

export const decodeSeen = ({ items }: z.infer<typeof seenBody>): (Seen & { productId: string })[] =>
  items.map((item) => ({ productId: item._id, price: fromRupees(item.price), stock: item.stock }));

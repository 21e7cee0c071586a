import { z } from '@hono/zod-openapi';
import { addressInput, decodeAddress, ruled } from '#src/contract/wire/user.ts';
import { id, words } from '#src/contract/wire/values.ts';
import type { LinkDraft } from '#src/shop/checkout/send-payment-link.ts';

const amount = z.number({ error: 'Must be a whole number of paise' }).int('Must be a whole number of paise').min(1, 'Must be 1 or more').max(100_000_000_000);
const items = z
  .array(
    z.object({ _id: id, quantity: z.number({ error: 'Must be a whole number' }).int('Must be a whole number').min(1, 'Must be 1 or more').max(1_000_000) }),
  )
  .min(1, 'Add a product')
  .max(100);

/** POST /payment-links/quote */
export const linkQuoteBody = z.object({ items, zipcode: ruled('zipcode').optional() }).openapi('PaymentLinkQuoteBody');

/** POST /payment-links: an order made by telephone. `amount` in paise: what the customer was told. */
export const linkBody = (states: () => readonly string[]) =>
  z
    .object({
      name: ruled('name'),
      email: ruled('email'),
      address: addressInput(states),
      items,
      note: words(500, 0).default(''),
      locale: z.enum(['en', 'hi', 'gu'], { error: 'Must be en, hi or gu' }).default('en'),
      amount,
    })
    .openapi('PaymentLinkBody');
export const decodeLink = ({ address, items: asked, ...rest }: z.infer<ReturnType<typeof linkBody>>): LinkDraft => ({
  ...rest,
  address: decodeAddress(address),
  items: decodeItems(asked),
});

/** The same product twice is one line. */
export function decodeItems(asked: z.infer<typeof items>): LinkDraft['items'] {
  const sums = new Map<string, number>();
  for (const { _id, quantity } of asked) sums.set(_id, (sums.get(_id) ?? 0) + quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}

/** POST /pay/{token}/open */
export const payBody = z.object({ amount }).openapi('PayBody');

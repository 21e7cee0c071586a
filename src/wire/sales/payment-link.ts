import { z } from '@hono/zod-openapi';
import type { ShownLink } from '#src/shop/sales/checkout/pay-by-link.ts';
import type { LinkDraft } from '#src/shop/sales/checkout/send-payment-link.ts';
import { linesOf } from '#src/shop/sales/payments/payment.ts';
import { coded } from '#src/wire/coded.ts';
import { addressInput, decodeAddress, encodeAddress, ruled, wireAddress } from '#src/wire/customers/user.ts';
import { id, language, success, words } from '#src/wire/values.ts';
import { validateBody, wireQuote } from './payment.ts';

const amount = z
  .number({ error: coded('must-be-paise') })
  .int(coded('must-be-paise'))
  .min(1, coded('at-least'))
  .max(100_000_000_000);
const items = z
  .array(
    z.object({
      _id: id,
      quantity: z
        .number({ error: coded('must-be-whole') })
        .int(coded('must-be-whole'))
        .min(1, coded('at-least'))
        .max(1_000_000),
    }),
  )
  .min(1, coded('add-product'))
  .max(100);

/** POST /payment-links/quote */
export const linkQuoteBody = z.object({ items, zipcode: ruled('zipcode').optional() }).openapi('PaymentLinkQuoteBody');

export const linkQuoteAnswer = z.object({ status: success, data: z.object({ quote: wireQuote }) });

/** POST /payment-links: an order taken by phone. `amount` in paise: the total the customer was given. */
export const linkBody = (states: () => readonly string[]) =>
  z
    .object({
      name: ruled('name'),
      email: ruled('email'),
      address: addressInput(states),
      items,
      note: words(500, 0).default(''),
      locale: language.default('en'),
      amount,
    })
    .openapi('PaymentLinkBody');
export const linkAnswer = z.object({
  status: success,
  data: z.object({ link: z.object({ _id: z.string(), url: z.string() }) }),
});
export const decodeLink = ({ address, items: asked, ...rest }: z.infer<ReturnType<typeof linkBody>>): LinkDraft => ({
  ...rest,
  address: decodeAddress(address),
  items: decodeItems(asked),
});

/** Merges lines of the same product. */
export function decodeItems(asked: z.infer<typeof items>): LinkDraft['items'] {
  const sums = new Map<string, number>();
  for (const { _id, quantity } of asked) sums.set(_id, (sums.get(_id) ?? 0) + quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}

const token = z.string({ error: coded('must-be-text') }).max(200);

/** POST /pay/look: a link as its holder sees it, at today's prices and stock. Every amount in paise. */
export const payLookBody = z.object({ token }).openapi('PayLookBody');
export const payLookAnswer = z
  .object({
    status: success,
    state: z.enum(['open', 'paid', 'cancelled', 'expired']),
    until: z.iso.datetime(),
    promised: z.number().int().openapi({ description: 'What the customer was told' }),
    orderNumber: z.number().int().optional(),
    installation: z.boolean().openapi({ description: 'It is for a milestone of an installed order' }),
    /** Only while the link is open: an ended one reveals nothing about its customer. */
    payer: z.object({ name: z.string(), email: z.string(), phone: z.string() }).optional(),
    address: wireAddress.optional(),
    offer: z
      .object({
        items: z.array(
          z.object({ _id: z.string(), name: z.string(), quantity: z.number().int(), price: z.number().int() }),
        ),
        delivery: z.number().int(),
        total: z.number().int(),
      })
      .optional(),
    problem: z.boolean().openapi({ description: 'Something of it cannot be had as agreed' }),
  })
  .openapi('PayLook');
export const encodePayLook = ({
  link,
  state,
  offer,
  problem,
  orderNumber,
}: ShownLink): z.infer<typeof payLookAnswer> => ({
  status: 'success',
  state,
  until: link.expiresAt.toISOString(),
  promised: link.total,
  ...(orderNumber !== undefined && { orderNumber }),
  installation: link.milestone !== undefined,
  ...(state === 'open' && {
    payer: { name: link.name, email: link.email, phone: link.address.phone },
    address: encodeAddress(link.address),
  }),
  ...(offer && {
    offer: {
      items: linesOf(offer).map(({ productId, name, quantity, price }) => ({ _id: productId, name, quantity, price })),
      delivery: offer.snapshot.charges?.delivery ?? 0,
      total: offer.total,
    },
  }),
  problem: problem !== undefined,
});

/** POST /pay/open */
export const payBody = z.object({ token, amount }).openapi('PayBody');
export const payOpenedAnswer = z.object({
  status: success,
  id: z.string(),
  amount: z.number().int(),
  currency: z.literal('INR'),
  key: z.string(),
});
/** POST /pay/validate */
export const payProofBody = validateBody.extend({ token }).openapi('PayProofBody');
export const payProvenAnswer = z.object({ status: success, number: z.number().int() });

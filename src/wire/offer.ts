import { z } from '@hono/zod-openapi';
import { fromRupees, toRupees } from '#src/kernel/money.ts';
import type { Campaign } from '#src/shop/sales/promotions/campaign.ts';
import type { ManagedOffer } from '#src/shop/sales/promotions/list-offers.ts';
import type { OfferTerms } from '#src/shop/sales/promotions/manage-offers.ts';
import { rupees, success, words } from './values.ts';

const flag = z.boolean({ error: 'Must be true or false' });
const many = z
  .number({ error: 'Must be a number' })
  .int('Must be a whole number')
  .min(1, 'At least 1')
  .max(1_000_000, 'At most 1000000');
const instant = z.iso
  .datetime({ offset: true, error: 'Must be a time such as 2026-12-01T00:00:00+05:30' })
  .openapi({ format: 'date-time' });

const terms = z.object({
  kind: z.enum(['percent', 'amount', 'cashback'], { error: 'Must be percent, amount or cashback' }),
  /** For percent and cashback. */
  percent: z
    .number({ error: 'Must be a number' })
    .min(0.01, 'At least 0.01')
    .max(100, 'At most 100')
    .multipleOf(0.01, 'At most two decimals')
    .nullable(),
  /** Rupees: what is taken off, or the most that a percentage may come to. */
  amount: rupees.min(1, 'At least 1').nullable(),
  appliesTo: z.enum(['goods', 'service', 'all'], { error: 'Must be goods, service or all' }),
  minTotal: rupees,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  totalLimit: many.nullable(),
  customerLimit: many,
  advertised: flag,
  active: flag,
});

export const offerChange = terms.openapi('OfferTerms');
export const offerBody = terms.extend({ code: words(40) }).openapi('OfferBody');
export const offerMove = z
  .object({ state: z.enum(['running', 'paused', 'ended'], { error: 'Must be running, paused or ended' }) })
  .openapi('OfferMove');

const wireOffer = terms.extend({ code: z.string(), used: z.number().int() }).openapi('Offer');
export const offerAnswer = z.object({ status: success, data: z.object({ offer: wireOffer }) });
const wireManagedOffer = wireOffer.extend({ state: z.string(), given: z.number() }).openapi('ManagedOffer');
export const offerList = z.object({
  status: success,
  data: z.object({
    offers: z.array(wireManagedOffer),
  }),
});

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

export const decodeTerms = ({
  percent,
  amount,
  minTotal,
  startsAt,
  endsAt,
  ...rest
}: z.infer<typeof terms>): Omit<OfferTerms, 'code'> => ({
  ...rest,
  rateBp: percent === null ? null : Math.round(percent * 100),
  amount: amount === null ? null : fromRupees(amount),
  minTotal: fromRupees(minTotal),
  startsAt: dateOf(startsAt),
  endsAt: dateOf(endsAt),
});

export const encodeOffer = ({
  rateBp,
  amount,
  minTotal,
  startsAt,
  endsAt,
  ...rest
}: Campaign): z.infer<typeof wireOffer> => ({
  ...rest,
  percent: rateBp === null ? null : rateBp / 100,
  amount: amount === null ? null : toRupees(amount),
  minTotal: toRupees(minTotal),
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});
export const encodeManaged = ({ state, given, ...campaign }: ManagedOffer): z.infer<typeof wireManagedOffer> => ({
  ...encodeOffer(campaign),
  state,
  given: toRupees(given),
});

import { z } from '@hono/zod-openapi';
import { fromRupees, toRupees } from '#src/kernel/money.ts';
import type { Campaign } from '#src/shop/sales/promotions/campaign.ts';
import type { ManagedOffer } from '#src/shop/sales/promotions/list-offers.ts';
import type { OfferTerms } from '#src/shop/sales/promotions/manage-offers.ts';
import { coded } from '#src/wire/coded.ts';
import { rupees, success, words } from '#src/wire/values.ts';

const flag = z.boolean({ error: coded('must-be-flag') });
const many = z
  .number({ error: coded('must-be-number') })
  .int(coded('must-be-whole'))
  .min(1, coded('at-least'))
  .max(1_000_000, coded('at-most'));
const instant = z.iso.datetime({ offset: true, error: coded('must-be-instant') }).openapi({ format: 'date-time' });

const terms = z.object({
  kind: z.enum(['percent', 'amount', 'cashback'], { error: coded('one-of') }),
  /** For percent and cashback. */
  percent: z
    .number({ error: coded('must-be-number') })
    .min(0.01, coded('at-least'))
    .max(100, coded('at-most'))
    .multipleOf(0.01, coded('two-decimals'))
    .nullable(),
  /** Rupees: the discount, or the most that a percentage may come to. */
  amount: rupees.min(1, coded('at-least')).nullable(),
  appliesTo: z.enum(['goods', 'service', 'all'], { error: coded('one-of') }),
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
  .object({ state: z.enum(['running', 'paused', 'ended'], { error: coded('one-of') }) })
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

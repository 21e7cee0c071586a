import { z } from '@hono/zod-openapi';
import { INSTALLATION_STATES, MILESTONES } from '#src/kernel/installation.ts';
import { paise } from '#src/kernel/money.ts';
import type { InstallationDraft } from '#src/shop/sales/installations/create-installation.ts';
import type { Installation } from '#src/shop/sales/installations/installation.ts';
import type { InstallationWish, PricedInstallation } from '#src/shop/sales/installations/price-installation.ts';
import type { InstallationFile } from '#src/shop/sales/installations/show-installation.ts';
import { coded } from '#src/wire/coded.ts';
import { addressInput, decodeAddress, encodeAddress, ruled, wireAddress } from '#src/wire/customers/user.ts';
import { id, isTest, language, success, words } from '#src/wire/values.ts';
import { encodeDocument, wireDocument } from './document.ts';
import { lineSerials } from './order-file.ts';

// Systems sold with their installation: calls of our own, so the names are spelt correctly (rules.md §3). Every amount in paise.

const amount = (least: number) =>
  z
    .number({ error: coded('must-be-paise') })
    .int(coded('must-be-paise'))
    .min(least, coded('at-least'))
    .max(100_000_000_000);
const whole = z.number({ error: coded('must-be-whole') }).int(coded('must-be-whole'));
const lines = z
  .array(z.object({ productId: id, quantity: whole.min(1, coded('at-least')).max(1_000_000) }))
  .min(1, coded('add-product'))
  .max(100);

const wish = {
  lines,
  work: amount(0).openapi({ description: 'Fitting, before tax' }),
  shares: z
    .array(whole.min(1, coded('at-least')).max(100))
    .length(MILESTONES.length)
    .optional()
    .openapi({
      description: 'Of the milestones, percent; the shop’s own where absent',
    }),
  survey: whole.min(1, coded('at-least')).optional().openapi({ description: 'The booking whose fee is credited' }),
};

/** POST /installations/quote */
export const installationQuoteBody = z
  .object({ ...wish, email: z.string().max(254).optional() })
  .openapi('InstallationQuoteBody');

/** POST /installations. `amount`: the total that the customer was told. */
export const installationBody = (states: () => readonly string[]) =>
  z
    .object({
      ...wish,
      name: ruled('name'),
      email: ruled('email'),
      address: addressInput(states),
      note: words(500, 0).default(''),
      locale: language.default('en'),
      amount: amount(1),
    })
    .openapi('InstallationBody');

/** Merges lines of the same product. */
const decodeLines = (asked: z.infer<typeof lines>) => {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of asked) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
};
type WireWish = Pick<z.infer<typeof installationQuoteBody>, 'lines' | 'work' | 'shares' | 'survey'>;
export const decodeInstallationWish = ({ lines: asked, work, shares, survey }: WireWish): InstallationWish => ({
  lines: decodeLines(asked),
  work: paise(work),
  shares,
  survey,
});
export const decodeInstallation = ({
  address,
  ...body
}: z.infer<ReturnType<typeof installationBody>>): InstallationDraft => {
  const { name, email, note, locale } = body;
  return {
    ...decodeInstallationWish(body),
    name,
    email,
    note,
    locale,
    amount: body.amount,
    address: decodeAddress(address),
  };
};

const prices = {
  goods: z.number().int().openapi({ description: 'What is taxed as goods, tax included' }),
  service: z.number().int().openapi({ description: 'What is taxed as service, tax included' }),
  credit: z.number().int().openapi({ description: 'The survey’s fee, taken off' }),
  total: z.number().int(),
};
const wireLine = z.object({
  productId: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  price: z.number().int(),
});
const share = { sharePercent: z.number().int(), amount: z.number().int() };

export const installationQuoteAnswer = z.object({
  status: success,
  data: z.object({
    quote: z
      .object({ lines: z.array(wireLine), work: z.number().int(), ...prices, milestones: z.array(z.object(share)) })
      .openapi('InstallationQuote'),
  }),
});
export const encodeInstallationQuote = ({
  lines: priced,
  work,
  goods,
  service,
  credit,
  total,
  milestones,
}: PricedInstallation): z.infer<typeof installationQuoteAnswer>['data']['quote'] => ({
  lines: priced.map(encodeLine),
  work,
  goods,
  service,
  credit,
  total,
  milestones: milestones.map(({ sharePercent, amount: part }) => ({ sharePercent, amount: part })),
});

const encodeLine = ({ productId, name, quantity, price }: Installation['lines'][number]) => ({
  productId,
  name,
  quantity,
  price,
});

const wireInstallation = z
  .object({
    id: z.string(),
    number: z.number().int(),
    state: z.enum(INSTALLATION_STATES),
    test: isTest,
    name: z.string(),
    email: z.string(),
    address: wireAddress,
    lines: z.array(wireLine),
    work: z.number().int(),
    ...prices,
    milestones: z.array(
      z.object({ position: z.number().int(), ...share, paidAt: z.iso.datetime().nullable(), due: z.boolean() }),
    ),
    at: z.iso.datetime(),
  })
  .openapi('Installation');

export const encodeInstallation = (order: Installation): z.infer<typeof wireInstallation> => {
  const due = order.state === 'cancelled' ? undefined : order.milestones.find((one) => !one.paymentId);
  const { id: key, number, state, test, name, email, work, goods, service, credit, total } = order;
  return {
    id: key,
    number,
    state,
    test,
    name,
    email,
    address: encodeAddress(order.address),
    lines: order.lines.map(encodeLine),
    work,
    goods,
    service,
    credit,
    total,
    milestones: order.milestones.map(({ position, sharePercent, amount: part, paidAt }) => ({
      position,
      sharePercent,
      amount: part,
      paidAt: paidAt?.toISOString() ?? null,
      due: position === due?.position,
    })),
    at: order.at.toISOString(),
  };
};
export const installationAnswer = z.object({
  status: success,
  data: z.object({ installation: wireInstallation }),
});

export const installationFileAnswer = z.object({
  status: success,
  data: z
    .object({
      installation: wireInstallation,
      refunds: z.array(
        z.object({
          id: z.string(),
          amount: z.number().int(),
          state: z.enum(['pending', 'sent', 'processed', 'failed']),
          milestone: z.number().int().nullable(),
        }),
      ),
      documents: z.array(wireDocument),
      units: z
        .array(z.object({ position: z.number().int(), productId: z.string(), serial: z.string() }))
        .openapi({ description: 'Those with serial numbers; of a kit’s line, its parts' }),
    })
    .openapi('InstallationFile'),
});
export const encodeInstallationFile = ({
  installation,
  refunds,
  documents,
  fitted,
}: InstallationFile): z.infer<typeof installationFileAnswer>['data'] => ({
  installation: encodeInstallation(installation),
  refunds: refunds.map(({ id: key, amount: back, state, paymentId }) => ({
    id: key,
    amount: back,
    state,
    milestone: installation.milestones.find((one) => one.paymentId === paymentId)?.position ?? null,
  })),
  documents: documents.map(encodeDocument),
  units: fitted.flatMap(({ position, productId, serials }) =>
    serials.map((serial) => ({ position, productId, serial })),
  ),
});

/** POST /installations/{id}/units */
export const fittedUnitsBody = z
  .object({
    installedOn: z.iso
      .date({ error: coded('must-be-day-like') })
      .openapi({ description: 'On which their warranty begins, until the plant is commissioned' }),
    serials: lineSerials,
  })
  .openapi('FittedUnitsBody');

/** POST /installations/{id}/milestones/{position}/link */
export const milestoneLinkAnswer = z.object({ status: success, data: z.object({ url: z.string() }) });

/** POST /installations/{id}/milestones/{position}/refunds. `amount`: all that is left of it where absent. */
export const milestoneRefundBody = z
  .object({ amount: amount(1).optional(), note: words(500) })
  .openapi('MilestoneRefundBody');

/** PUT /installations/{id} */
export const installationEndBody = z
  .object({ state: z.enum(['completed', 'cancelled'], { error: coded('one-of') }), note: words(500, 0).default('') })
  .openapi('InstallationEndBody');

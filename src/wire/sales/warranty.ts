import { z } from '@hono/zod-openapi';
import type { Certificate } from '#src/shop/sales/warranty/certify-order.ts';
import type { Wallet } from '#src/shop/sales/warranty/show-wallet.ts';
import type { ForeignUnit } from '#src/shop/sales/warranty/wallet.ts';
import { coded } from '#src/wire/coded.ts';
import { id, success, words } from '#src/wire/values.ts';

// A customer's units and their warranties: calls of our own, so the names are spelt correctly (rules.md §3).

/** POST /warranty/units */
export const foreignUnitBody = z
  .object({
    maker: words(60),
    serial: words(200).openapi({ description: 'Letters, digits and - / . up to 40 characters' }),
    name: words(120).openapi({ description: 'What it is, in the customer’s own words' }),
    startsOn: z.iso
      .date({ error: coded('must-be-day-like') })
      .openapi({ description: 'The day on which it was bought' }),
    years: z
      .number({ error: coded('must-be-whole') })
      .int(coded('must-be-whole'))
      .min(1, coded('at-least'))
      .max(100, coded('at-most'))
      .optional(),
  })
  .openapi('ForeignUnitBody');
export const decodeForeignUnit = (body: z.infer<typeof foreignUnitBody>): ForeignUnit => body;
export const unitMadeAnswer = z.object({ status: success, data: z.object({ id: z.string() }) });

/** POST /warranty/transfers */
export const transferBody = z
  .object({ units: z.array(id).min(1, coded('units-none')).max(2000) })
  .openapi('UnitTransferBody', { description: 'The ids of the units that go with the house' });
export const transferAnswer = z.object({
  status: success,
  data: z.object({
    code: z.string().openapi({ description: 'Shown once; only its hash is kept' }),
    expiresAt: z.iso.datetime(),
  }),
});
/** POST /warranty/transfers/redeem */
export const redeemBody = z.object({ code: words(40) }).openapi('RedeemBody');
export const redeemAnswer = z.object({ status: success, data: z.object({ units: z.number().int() }) });

/** PUT /order/{id}/dcr-certificate */
export const certificateBody = z
  .object({
    number: words(60, 0).openapi({ description: 'Empty: there is none any more' }),
    url: z.union([z.literal(''), z.url({ protocol: /^https$/, error: coded('must-be-https') }).max(500)]).default(''),
  })
  .openapi('DcrCertificateBody');
export const decodeCertificate = ({ number, url }: z.infer<typeof certificateBody>): Certificate | undefined =>
  number ? { number, url } : undefined;

const wireUnit = z
  .object({
    id: z.string(),
    fromUs: z.boolean(),
    maker: z.string(),
    serial: z.string(),
    name: z.string(),
    startsOn: z.string(),
    terms: z
      .array(z.object({ part: z.string(), years: z.number().int(), endsOn: z.string(), daysLeft: z.number().int() }))
      .openapi({ description: '`product`, `performance` and the parts of a kit; empty where only `words` say it' }),
    words: z.string(),
    productId: z.string().nullable(),
    orderId: z.string().nullable().openapi({ description: 'Null for units that somebody else bought' }),
    installationId: z.string().nullable(),
    invoice: z.object({ id: z.string(), number: z.string() }).nullable(),
    dcrCertificate: z.object({ number: z.string(), url: z.string() }).nullable(),
  })
  .openapi('WalletUnit');
export const walletAnswer = z.object({
  status: success,
  data: z.object({
    units: z.array(wireUnit),
    transfer: z
      .object({ expiresAt: z.iso.datetime(), units: z.array(z.string()) })
      .nullable()
      .openapi({ description: 'The code that is out' }),
  }),
});
export const encodeWallet = ({ units, transfer }: Wallet): z.infer<typeof walletAnswer>['data'] => ({
  units: units.map(({ order, installation, invoice, certificate, isDcr: _, hasDatasheet: __, productId, ...unit }) => ({
    ...unit,
    productId: productId ?? null,
    orderId: order?.id ?? null,
    installationId: installation?.id ?? null,
    invoice: invoice ?? null,
    dcrCertificate: certificate ?? null,
  })),
  transfer: transfer ? { expiresAt: transfer.expiresAt.toISOString(), units: transfer.units } : null,
});

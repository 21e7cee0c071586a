import { z } from '@hono/zod-openapi';
import { isTest } from '#src/contract/wire/values.ts';
import { toRupees } from '#src/platform/money.ts';
import type { TaxDocument } from '#src/shop/invoices/document.ts';

/** An invoice, credit note or voucher in a list; `url` is its PDF. */
export const wireDocument = z
  .object({ id: z.string(), kind: z.string(), number: z.string(), date: z.iso.datetime(), totalPrice: z.number(), test: isTest, url: z.string() })
  .openapi('TaxDocument');

export const encodeDocument = ({ id, kind, number, issuedAt, total, test }: TaxDocument): z.infer<typeof wireDocument> => ({
  id,
  kind,
  number,
  date: issuedAt.toISOString(),
  totalPrice: toRupees(total),
  test,
  url: `/api/documents/${id}.pdf`,
});

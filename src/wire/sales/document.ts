import { z } from '@hono/zod-openapi';
import { toRupees } from '#src/kernel/money.ts';
import type { TaxDocument } from '#src/shop/sales/tax-documents/document.ts';
import { isTest } from '#src/wire/values.ts';

/** An invoice, credit note or voucher in a list; `url` is its PDF. */
export const wireDocument = z
  .object({
    id: z.string(),
    kind: z.string(),
    number: z.string(),
    date: z.iso.datetime(),
    totalPrice: z.number(),
    test: isTest,
    url: z.string(),
  })
  .openapi('TaxDocument');

export const encodeDocument = ({
  id,
  kind,
  number,
  issuedAt,
  total,
  test,
}: TaxDocument): z.infer<typeof wireDocument> => ({
  id,
  kind,
  number,
  date: issuedAt.toISOString(),
  totalPrice: toRupees(total),
  test,
  url: `/api/documents/${id}.pdf`,
});

import { z } from '@hono/zod-openapi';
import { toRupees } from '#src/platform/money.ts';
import type { TaxDocument } from '#src/shop/invoices/document.ts';

/** An invoice, credit note or voucher in a list; `url` is its PDF. */
export const wireDocument = z
  .object({ id: z.string(), kind: z.string(), number: z.string(), date: z.iso.datetime(), totalPrice: z.number(), url: z.string() })
  .openapi('TaxDocument');

export const encodeDocument = ({ id, kind, number, issuedAt, total }: TaxDocument): z.infer<typeof wireDocument> => ({
  id,
  kind,
  number,
  date: issuedAt.toISOString(),
  totalPrice: toRupees(total),
  url: `/api/documents/${id}.pdf`,
});

import { Fault } from '#src/platform/fault.ts';
import { showQuote } from '#src/shop/sales/checkout/show-quote.ts';
import type { OfferingQuote } from '#src/wire/client/checkout.ts';
import { encodeQuote } from '#src/wire/sales/payment.ts';

/**
 * The quote that a page is rendered with, so that its summary does not move when one arrives: the same as POST /checkout/quote answers. Undefined if
 * the shop refuses: the page then asks for itself, and shows why.
 */
export async function firstQuote(...asked: Parameters<typeof showQuote>): Promise<OfferingQuote | undefined> {
  try {
    const { priced, offers } = await showQuote(...asked);
    return { ...encodeQuote(priced), offers };
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

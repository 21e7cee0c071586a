import { Fault } from '#src/platform/fault.ts';
import { showQuote } from '#src/shop/sales/checkout/show-quote.ts';
import type { OfferingQuote } from '#src/wire/client/checkout.ts';
import { encodeQuote } from '#src/wire/sales/payment.ts';

/**
 * What a page's summary begins with, so that nothing in it moves when an answer arrives: what POST /checkout/quote answers. Undefined where the shop
 * refuses: the page asks for itself, and says why.
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

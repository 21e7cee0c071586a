import { useEffect, useState } from 'react';
import { Refusal } from '#src/wire/client/call.ts';
import { askQuote, type OfferingQuote } from '#src/wire/client/checkout.ts';
import { type DraftLine, totalOf } from './order-draft.ts';

type Wish = {
  /** What is on the screen: the cart on the server may be a press behind. */
  lines: DraftLine[];
  /** A plan instead of goods; its line then only shows its price. */
  planId?: number;
  addressId?: string | undefined;
  /** The address's PIN code: it can change under the same id. */
  zipcode?: string | undefined;
  coupon: string | undefined;
  /** The answer that came with the page, for what it begins with. */
  first?: OfferingQuote | undefined;
};

/**
 * What the shop itself would charge: requested again whenever lines, address or code change, and at once if the page has brought no answer. In the
 * meantime the last answer stays, marked as waiting; if there is none, the lines' own sum is shown, and the payment checks it anyway.
 */
export function useQuote({ lines, planId, addressId, zipcode, coupon, first }: Wish) {
  const [refused, setRefused] = useState<{ key: string; error: Refusal }>();
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const wanted = planId ? { planId, coupon } : { items, addressId, coupon };
  /** The request by value, with everything the answer depends on: `lines` is a new array at each render. */
  const key = JSON.stringify({ wanted, none: items.length === 0, prices: lines.map((line) => line.price), zipcode });
  const [known, setKnown] = useState(first && { key, quote: first });
  const current = known?.key === key;

  useEffect(() => {
    const { wanted, none } = JSON.parse(key) as { wanted: Parameters<typeof askQuote>[0]; none: boolean };
    if (none || current) return;
    const asking = new AbortController();
    const later = setTimeout(async () => {
      try {
        const quote = await askQuote(wanted, asking.signal);
        setKnown({ key, quote });
        setRefused(undefined);
      } catch (error) {
        if (asking.signal.aborted || !(error instanceof Refusal)) return;
        setRefused({ key, error });
        // What the order costs without the code, and which others are on offer.
        if (!isCodeRefused(error)) return;
        const quote = await askQuote({ ...wanted, coupon: undefined }, asking.signal).catch(() => undefined);
        if (quote && !asking.signal.aborted) setKnown({ key, quote });
      }
    }, 150);
    return () => {
      clearTimeout(later);
      asking.abort();
    };
  }, [key, current]);

  /** The total of what is on the screen now; requested if it has not arrived, because a press can be quicker. */
  async function total(): Promise<number> {
    if (known && current) return known.quote.total;
    const quote = await askQuote(wanted).catch(() => undefined);
    return quote?.total ?? totalOf(lines);
  }
  return {
    quote: current || coupon ? known?.quote : known && estimate(known.quote, lines),
    waiting: !current && refused?.key !== key,
    refused: refused?.key === key ? refused.error : undefined,
    total,
  };
}

/** Only the code was refused, nothing else about the order. */
export const isCodeRefused = (refused: Refusal | undefined): boolean =>
  refused !== undefined && ['coupon-refused', 'too-many'].includes(refused.code);

/** Until the shop has answered: the lines' own sum, which differs only if a price has just changed. */
const estimate = (last: OfferingQuote, lines: DraftLine[]): OfferingQuote => ({
  ...last,
  subtotal: totalOf(lines),
  discount: 0,
  coupon: null,
  total: totalOf(lines) + last.delivery,
});

export type QuoteState = ReturnType<typeof useQuote>;

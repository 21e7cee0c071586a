import { useEffect, useState } from 'react';
import { Refusal } from '#src/contract/client/call.ts';
import { askQuote, type Quote } from '#src/contract/client/checkout.ts';
import type { DraftLine } from './order-draft.ts';

type Wish = { lines: DraftLine[]; fromCart: boolean; addressId: string | undefined; coupon: string | undefined };

/**
 * What the shop itself would charge: asked again whenever lines, address or code change. While it is asked the last answer
 * stays, marked as waiting; where it cannot be had the lines' own sum is shown, and the payment checks it all the same.
 */
export function useQuote({ lines, fromCart, addressId, coupon }: Wish) {
  const [known, setKnown] = useState<{ key: string; quote: Quote }>();
  const [refused, setRefused] = useState<{ key: string; error: Refusal }>();
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const key = JSON.stringify([fromCart, items, lines.map((line) => line.price), addressId, coupon]);

  useEffect(() => {
    if (items.length === 0) return;
    const asking = new AbortController();
    const later = setTimeout(async () => {
      try {
        const quote = await askQuote({ ...(!fromCart && { items }), addressId, coupon }, asking.signal);
        setKnown({ key, quote });
        setRefused(undefined);
      } catch (error) {
        if (!asking.signal.aborted && error instanceof Refusal) setRefused({ key, error });
      }
    }, 150);
    return () => {
      clearTimeout(later);
      asking.abort();
    };
  }, [key]);

  const current = known?.key === key;
  return { quote: known?.quote, current, waiting: !current && refused?.key !== key, refused: refused?.key === key ? refused.error : undefined };
}

export type QuoteState = ReturnType<typeof useQuote>;

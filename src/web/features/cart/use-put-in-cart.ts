import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshPersonal } from '#src/web/features/personal/load.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { toggleCart } from '#src/wire/client/shopping.ts';
import { hrefs } from '#src/wire/pages.ts';
import { readCookie, UID_COOKIE } from '#src/wire/visitor.ts';

type Line = { productId: string; name: string; quantity: number };

const isGone = (refusal: unknown): boolean => refusal instanceof Refusal && refusal.code === 'not-found';

/**
 * Puts what was bought before into the cart, in the same quantities, and opens it. Each line goes separately, so that one refusal does not stop the
 * others; `missing` names those that are no longer sold: then the page stays, so that they can be read.
 */
export function usePutInCart(area: string) {
  const navigate = useNavigate();
  const { busy, error, run } = useMutation(area, { refresh: 'never' });
  const [missing, setMissing] = useState<string[]>();

  async function put(lines: Line[]): Promise<void> {
    const uid = readCookie(document.cookie, UID_COOKIE) ?? '';
    const outcomes = await Promise.allSettled(
      lines.map(({ productId, quantity }) => toggleCart(uid, productId, false, quantity)),
    );
    await refreshPersonal();
    const refusals = outcomes.map((one) => (one.status === 'rejected' ? one.reason : undefined));
    const trouble = refusals.find((one) => one && !isGone(one));
    if (trouble) throw trouble; // worded by `error`; a second press repeats what was done and does the rest
    const gone = lines.filter((_, at) => refusals[at]).map(({ name }) => name);
    if (gone.length > 0) setMissing(gone);
    else void navigate(hrefs.cart);
  }
  return { busy, error, missing, putInCart: (lines: Line[]) => void run(() => put(lines)) };
}

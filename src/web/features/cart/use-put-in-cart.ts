import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshPersonal } from '#src/web/features/personal/load.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { toggleCart } from '#src/wire/client/shopping.ts';
import { hrefs } from '#src/wire/pages.ts';
import { readCookie, UID_COOKIE } from '#src/wire/visitor.ts';

type Line = { productId: string; name: string; quantity: number };

/**
 * Puts what was bought before into the cart, in the same quantities, and opens it. Each line goes separately, so that one refusal does not stop the
 * others; `missing` names those that are no longer sold: then the page stays, so that they can be read.
 */
export function usePutInCart(area: string) {
  const navigate = useNavigate();
  const { busy, run } = useMutation(area, { refresh: 'never' });
  const [missing, setMissing] = useState<string[]>();

  async function put(lines: Line[]): Promise<void> {
    const uid = readCookie(document.cookie, UID_COOKIE) ?? '';
    const outcomes = await Promise.allSettled(
      lines.map(({ productId, quantity }) => toggleCart(uid, productId, false, quantity)),
    );
    await refreshPersonal();
    const refused = lines.filter((_, at) => outcomes[at]?.status === 'rejected').map(({ name }) => name);
    if (refused.length > 0) setMissing(refused);
    else void navigate(hrefs.cart);
  }
  return { busy, missing, putInCart: (lines: Line[]) => void run(() => put(lines)) };
}

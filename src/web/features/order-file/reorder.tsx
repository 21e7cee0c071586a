import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OrderView } from '#src/web/features/order/order-view.ts';
import { refreshPersonal } from '#src/web/features/personal/load.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { setQuantity, toggleCart } from '#src/wire/client/shopping.ts';
import { hrefs } from '#src/wire/pages.ts';
import { readCookie, UID_COOKIE } from '#src/wire/visitor.ts';

/** Adds the same products to the cart again, in the same quantities, and opens it; names and leaves out what is no longer sold. */
export function Reorder({ lines }: { lines: OrderView['lines'] }) {
  const t = useTranslations('orders.file');
  const navigate = useNavigate();
  const { busy, run } = useMutation('orders', { refresh: 'never' });
  const [failed, setFailed] = useState<string[]>();

  /** Adds each line separately, so that one refusal does not stop the others. */
  async function reorder(): Promise<void> {
    const uid = readCookie(document.cookie, UID_COOKIE) ?? '';
    const outcomes = await Promise.allSettled(
      lines.map(({ productId, quantity }) => putInCart(uid, productId, quantity)),
    );
    await refreshPersonal();
    const missing = lines.filter((_, at) => outcomes[at]?.status === 'rejected').map((line) => line.name);
    if (missing.length < lines.length) void navigate(hrefs.cart);
    if (missing.length) setFailed(missing);
  }
  return (
    <>
      <LiveButton look="secondary" block loading={busy} onClick={() => void run(reorder)}>
        <RotateCcw aria-hidden className="size-5" />
        {t('reorder')}
      </LiveButton>
      {failed && (
        <Notice tone="warning" live>
          {t('reorderFailed', { names: failed.join(', ') })}
        </Notice>
      )}
    </>
  );
}

async function putInCart(uid: string, productId: string, quantity: number): Promise<void> {
  await toggleCart(uid, productId, false);
  await setQuantity(productId, quantity);
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useFaultWords } from '../../fault-words.ts';
import { CartLineRow } from './cart-line.tsx';
import type { LineView } from './line-view.ts';
import type { useCartLines } from './use-cart-lines.ts';

/** The lines with their notices: what was taken out can be put back, what failed is told. */
export function CartLines({ cart }: { cart: ReturnType<typeof useCartLines> }) {
  const t = useTranslations('cart');
  const words = useFaultWords('cart');
  const [removed, setRemoved] = useState<LineView>();
  const remove = (line: LineView) => {
    setRemoved(line);
    void cart.remove(line);
  };
  const undo = (line: LineView) => {
    setRemoved(undefined);
    void cart.putBack(line);
  };
  return (
    <div className="grid gap-3">
      {cart.failed !== undefined && (
        <Notice tone="error" live>
          {words(cart.failed)}
        </Notice>
      )}
      {removed && cart.failed === undefined && (
        <Notice
          tone="info"
          live
          action={
            <Button look="quiet" size="small" className="-my-2.5 -me-2 shrink-0" onClick={() => undo(removed)}>
              {t('undo')}
            </Button>
          }
        >
          {t('removed', { name: removed.name })}
        </Notice>
      )}
      {cart.lines.length > 0 && (
        <ul aria-label={t('lines')} className="divide-y divide-line border-y border-line">
          {cart.lines.map((line) => (
            <CartLineRow key={line.id} line={line} onQuantity={(quantity) => void cart.setQuantity(line.id, quantity)} onRemove={() => remove(line)} />
          ))}
        </ul>
      )}
    </div>
  );
}

import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { CartLineRow } from './cart-line.tsx';
import { LineNewsNotice } from './line-news-notice.tsx';
import type { LineView } from './line-view.ts';
import type { useCartLines } from './use-cart-lines.ts';

type Removed = { line: LineView; at: number };

/** The lines; a removed one can be put back in its place, and a failure is shown at its line. */
export function CartLines({ cart }: { cart: ReturnType<typeof useCartLines> }) {
  const t = useTranslations('cart');
  const words = useFaultWords('cart');
  const [removed, setRemoved] = useState<Removed>();
  const isBack = removed && cart.lines.some((line) => line.id === removed.line.id);
  const place = removed && !isBack ? Math.min(removed.at, cart.lines.length) : -1;
  const undo = removed && (
    <RemovedRow
      line={removed.line}
      onUndo={() => {
        setRemoved(undefined);
        void cart.putBack(removed.line);
      }}
    />
  );
  if (cart.lines.length === 0 && place < 0) return null;
  return (
    <div className="grid gap-4">
      <LineNewsNotice lines={cart.lines} onConfirm={cart.confirm} />
      <ul aria-label={t('lines')} className="divide-y divide-line border-y border-line">
        {cart.lines.map((line, at) => (
          <Fragment key={line.id}>
            {at === place && undo}
            <CartLineRow
              line={line}
              failed={cart.failed?.id === line.id ? words(cart.failed.error) : undefined}
              onQuantity={(quantity) => void cart.setQuantity(line.id, quantity)}
              onRemove={() => {
                setRemoved({ line, at });
                void cart.remove(line);
              }}
              onSave={() => void cart.save(line)}
            />
          </Fragment>
        ))}
        {place === cart.lines.length && undo}
      </ul>
    </div>
  );
}

/** Takes over the focus that the line's own button had. */
function RemovedRow({ line, onUndo }: { line: LineView; onUndo: () => void }) {
  const t = useTranslations('cart');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <li className="py-4">
      <Notice
        tone="info"
        live
        action={
          <Button ref={button} look="quiet" size="small" className="-my-2.5 -me-2 shrink-0" onClick={onUndo}>
            {t('undo')}
          </Button>
        }
      >
        {t('removed', { name: line.name })}
      </Notice>
    </li>
  );
}

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderView } from '#src/web/features/order/order-view.ts';
import { ParcelDialog } from '#src/web/features/order/parcel-dialog.tsx';
import { CancelDialog } from '#src/web/features/purchase/cancel-dialog.tsx';
import type { DeskRow } from './desk-row.ts';
import { useMoves } from './use-moves.ts';

/** Moves orders from the list or the board. Sending asks for the parcel and cancelling asks again, in `dialogs`. */
export function useDeskMoves() {
  const t = useTranslations('orderDesk');
  const { moving, error, move, moveAll } = useMoves();
  const [sending, setSending] = useState<DeskRow>();
  const [cancelling, setCancelling] = useState<DeskRow>();
  function go(row: DeskRow, to: OrderView['status'] | undefined) {
    if (to === 'shipped') setSending(row);
    else if (to === 'cancel') setCancelling(row);
    else if (to && to !== 'created') void move(row, to);
  }
  const dialogs: ReactNode = (
    <>
      {sending && (
        <ParcelDialog
          orderId={sending.id}
          title={t('sendTitle', { number: String(sending.number) })}
          note={t('sendNote')}
          numbered={sending.numbered}
          done={t('moved.shipped', { number: String(sending.number) })}
          onClose={() => setSending(undefined)}
        >
          <p className="text-soft">{sending.what}</p>
        </ParcelDialog>
      )}
      <CancelDialog
        area="orders"
        purchase={cancelling}
        open={cancelling !== undefined}
        onAnswer={(yes) => {
          if (yes && cancelling) void move(cancelling, 'cancel');
          setCancelling(undefined);
        }}
      />
    </>
  );
  return { moving, error, go, moveAll, dialogs };
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nextByPress } from '#src/kernel/order-lifecycle.ts';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Button } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { deliverParcel, moveOrder } from '#src/wire/client/orders.ts';
import { CashActions } from './cash-actions.tsx';
import { countsInWords } from './file-lines.tsx';
import type { FileView } from './file-view.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';

/** What the owner can do next with this order. */
export function OwnerActions({ file }: { file: FileView }) {
  const t = useTranslations('orders.file');
  const { busy, error, act } = useAction();
  const [shipping, setShipping] = useState(false);
  const [refunding, setRefunding] = useState(false);
  const { order } = file;
  const refundable = order.status !== 'cancel' && order.refundable > 0;
  const under = file.parcels.filter((parcel) => !parcel.delivered && !parcel.returned);
  const next = nextByPress(order.status);
  const due = order.paymentStatus === 'due';
  if (!next && file.unsent.length === 0 && under.length === 0 && !refundable && !due) return null;
  return (
    <section aria-labelledby="file-desk" className="grid gap-4 rounded-panel border border-line bg-paper p-5">
      <h2 id="file-desk" className="text-section font-bold">
        {t('desk')}
      </h2>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <div className="flex flex-wrap gap-3">
        {next && (
          <LiveButton
            loading={busy}
            onClick={() => void act(() => moveOrder(order.id, next), t(`moved.${next}` as MessageKey<'orders.file'>))}
          >
            {t(`move.${next}` as MessageKey<'orders.file'>)}
          </LiveButton>
        )}
        {file.unsent.length > 0 && (
          <Button look={next ? 'secondary' : 'primary'} onClick={() => setShipping(true)}>
            {t('ship')}
          </Button>
        )}
        {under.map((parcel) => (
          <LiveButton
            key={parcel.id}
            look="secondary"
            loading={busy}
            onClick={() => void act(() => deliverParcel(order.id, parcel.id), t('moved.delivered'))}
          >
            {file.parcels.length > 1 ? t('deliverParcel', { what: countsInWords(order, parcel.lines) }) : t('deliver')}
          </LiveButton>
        ))}
        {due && <CashActions order={order} />}
        {refundable && (
          <Button look="quiet" onClick={() => setRefunding(true)}>
            {t('refundPart')}
          </Button>
        )}
      </div>
      <ShipDialog file={file} open={shipping} onClose={() => setShipping(false)} />
      <RefundDialog file={file} open={refunding} onClose={() => setRefunding(false)} />
    </section>
  );
}

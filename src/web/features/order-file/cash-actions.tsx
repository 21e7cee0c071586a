import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderView } from '#src/web/features/order/order-view.ts';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { noteCollected, noteRefused } from '#src/wire/client/cash.ts';

/** What the owner notes of an order that is due: its money has come without a remittance file, or its parcel came back. */
export function CashActions({ order }: { order: OrderView }) {
  const t = useTranslations('orders.file.cash');
  const [asking, setAsking] = useState<'collected' | 'refused'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking('collected')}>
        {t('collected')}
      </Button>
      {order.status === 'shipped' && (
        <Button look="danger" onClick={() => setAsking('refused')}>
          {t('refused')}
        </Button>
      )}
      {asking === 'collected' && <CollectedDialog order={order} onClose={close} />}
      {asking === 'refused' && <RefusedDialog order={order} onClose={close} />}
    </>
  );
}

type DialogProps = { order: OrderView; onClose: () => void };

function CollectedDialog({ order, onClose }: DialogProps) {
  const t = useTranslations('orders.file.cash');
  const { busy, error, act } = useAction();
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const send = async () => {
    setChecked(true);
    if (note.trim() && (await act(() => noteCollected(order.id, note.trim()), t('collectedDone')))) onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('collectedTitle', { amount: formatPrice(order.total) })}
      back={t('back')}
      send={t('collectedSend')}
      busy={busy}
      error={error}
      onSend={send}
    >
      <p className="text-soft">{t('collectedText')}</p>
      <TextField
        label={t('how')}
        hint={t('howHint')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        maxLength={300}
        error={checked && !note.trim() ? t('required') : undefined}
      />
    </FormDialog>
  );
}

function RefusedDialog({ order, onClose }: DialogProps) {
  const t = useTranslations('orders.file.cash');
  const { busy, error, act } = useAction();
  const send = async () => {
    if (await act(() => noteRefused(order.id), t('refusedDone'))) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('refusedTitle')}
      keep={t('back')}
      act={t('refusedSend')}
      onAct={() => !busy && void send()}
    >
      <p className="text-soft">{t('refusedText')}</p>
      {error && <ErrorNotice>{error}</ErrorNotice>}
    </ConfirmDialog>
  );
}

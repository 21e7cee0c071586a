import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '#src/web/context/use-store.ts';
import { useAct, useKey } from '#src/web/features/purchase/use-act.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { shipOrder } from '#src/wire/client/orders.ts';
import type { BoardCard } from './board-view.ts';

/** Sends all that is left of an order from the board; a part of it is sent from the order's own page. */
export function SendDialog({ card, onClose }: { card: BoardCard; onClose: () => void }) {
  const store = useStore();
  const t = useTranslations('orderDesk');
  const file = useTranslations('orders.file');
  const { busy, error, act } = useAct();
  const [key] = useKey();
  const [carrier, setCarrier] = useState<string>(store.delivery.ownCarrier);
  const [tracking, setTracking] = useState('');
  const [checked, setChecked] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!carrier.trim()) return;
    const parcel = { carrier: carrier.trim(), tracking: tracking.trim() };
    if (await act(() => shipOrder(card.id, parcel, key), t('moved.shipped', { number: String(card.number) })))
      onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sendTitle', { number: String(card.number) })}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" form="send-form" loading={busy}>
            {file('shipSend')}
          </Button>
        </>
      }
    >
      <form id="send-form" noValidate onSubmit={send} className="grid gap-5">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <p className="text-soft">{card.what}</p>
        <TextField
          label={file('carrier')}
          value={carrier}
          maxLength={100}
          onChange={(event) => setCarrier(event.target.value)}
          error={checked && !carrier.trim() ? file('required') : undefined}
        />
        <TextField
          label={file('tracking')}
          value={tracking}
          maxLength={100}
          onChange={(event) => setTracking(event.target.value)}
          className="tabular"
        />
        <p className="text-sm text-soft">{t('sendNote')}</p>
      </form>
    </Dialog>
  );
}

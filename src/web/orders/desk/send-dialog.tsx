import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { shipOrder } from '#src/contract/client/orders.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { useStore } from '../../use-store.ts';
import { useAct, useKey } from '../file/use-act.ts';
import type { BoardCard } from './board-view.ts';

/** Sends all that is left of an order from the board; a part of it is sent from the order's own page. */
export function SendDialog({ card, onClose }: { card: BoardCard; onClose: () => void }) {
  const store = useStore();
  const t = useTranslations('orderDesk');
  const file = useTranslations('orders.file');
  const { busy, failed, act } = useAct();
  const [key] = useKey();
  const [carrier, setCarrier] = useState<string>(store.delivery.ownCarrier);
  const [tracking, setTracking] = useState('');
  const [checked, setChecked] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!carrier.trim()) return;
    const parcel = { carrier: carrier.trim(), tracking: tracking.trim() };
    if (await act(() => shipOrder(card.id, parcel, key), t('moved.shipped', { number: String(card.number) }))) onClose();
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
        {failed && (
          <Notice tone="error" live>
            {failed}
          </Notice>
        )}
        <p className="text-soft">{card.what}</p>
        <TextField
          label={file('carrier')}
          value={carrier}
          maxLength={100}
          onChange={(event) => setCarrier(event.target.value)}
          error={checked && !carrier.trim() ? file('required') : undefined}
        />
        <TextField label={file('tracking')} value={tracking} maxLength={100} onChange={(event) => setTracking(event.target.value)} className="tabular" />
        <p className="text-sm text-soft">{t('sendNote')}</p>
      </form>
    </Dialog>
  );
}

import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAct, useKey } from '#src/web/features/purchase/use-act.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { refundPart } from '#src/wire/client/orders.ts';
import type { FileView } from './file-view.ts';
import { readRupees } from './read-rupees.ts';

/** A part of the money goes back, with a reason that the history keeps. */
export function RefundDialog({ file, open, onClose }: { file: FileView; open: boolean; onClose: () => void }) {
  const t = useTranslations('orders.file');
  const { busy, error, act } = useAct();
  const [key, renew] = useKey();
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const { refundable: room } = file.order;
  const paise = readRupees(amount);
  const wrong = paise === undefined || paise > room;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (wrong || !note.trim() || paise === undefined) return;
    if (!(await act(() => refundPart(file.order.id, { amount: paise, note: note.trim() }, key), t('refundPromised'))))
      return;
    renew();
    setAmount('');
    setNote('');
    setChecked(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('refundTitle')}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <LiveButton type="submit" form="refund-form" look="danger" loading={busy}>
            {t('refundSend')}
          </LiveButton>
        </>
      }
    >
      <form id="refund-form" onSubmit={send} className="grid gap-5" noValidate>
        <TextField
          label={t('refundAmountPart')}
          hint={t('refundRoom', { amount: formatPrice(room) })}
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          error={checked && wrong ? t('wrongAmount') : undefined}
        />
        <TextField
          label={t('refundNote')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          maxLength={500}
          error={checked && !note.trim() ? t('required') : undefined}
        />
        {error && <ErrorNotice>{error}</ErrorNotice>}
      </form>
    </Dialog>
  );
}

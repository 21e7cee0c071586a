import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readRupees } from '#src/web/features/purchase/read-rupees.ts';
import { useAction, useKey } from '#src/web/features/purchase/use-action.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { refundPart } from '#src/wire/client/orders.ts';
import type { FileView } from './file-view.ts';

/** Refunds part of the money, with a reason that the history records. */
export function RefundDialog({ file, open, onClose }: { file: FileView; open: boolean; onClose: () => void }) {
  const t = useTranslations('orders.file');
  const { busy, error, act } = useAction();
  const [key, renew] = useKey();
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const { refundable: room } = file.order;
  const paise = readRupees(amount);
  const wrong = paise === undefined || paise > room;

  const send = async () => {
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
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('refundTitle')}
      back={t('back')}
      send={t('refundSend')}
      look="danger"
      busy={busy}
      error={error}
      onSend={send}
    >
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
    </FormDialog>
  );
}

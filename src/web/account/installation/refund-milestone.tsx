import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readRupees } from '#src/web/features/purchase/read-rupees.ts';
import { useAction, useKey } from '#src/web/features/purchase/use-action.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { refundMilestone } from '#src/wire/client/installations.ts';

type Props = { id: string; position: number; left: number; name: string };

/** Refunds a paid milestone or a part of it, with a reason that its document prints. */
export function RefundMilestone({ id, position, left, name }: Props) {
  const t = useTranslations('installations');
  const { busy, error, act } = useAction('installations');
  const [key, renew] = useKey();
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const paise = readRupees(amount);
  const wrong = paise === undefined || paise > left;
  const send = async () => {
    setChecked(true);
    if (wrong || !note.trim() || paise === undefined) return;
    if (
      !(await act(() => refundMilestone(id, position, { amount: paise, note: note.trim() }, key), t('refundPromised')))
    )
      return;
    renew();
    setAmount('');
    setNote('');
    setChecked(false);
    setOpen(false);
  };
  return (
    <>
      <LiveButton
        look="quiet"
        className="justify-self-start"
        aria-label={t('refundOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('refund')}
      </LiveButton>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('refundOf', { name })}
        back={t('back')}
        send={t('refundSend')}
        look="danger"
        busy={busy}
        error={error}
        onSend={send}
      >
        <TextField
          label={t('refundAmount')}
          hint={t('refundRoom', { amount: formatPrice(left) })}
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          error={checked && wrong ? t('refundWrong', { amount: formatPrice(left) }) : undefined}
        />
        <TextField
          label={t('refundNote')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          maxLength={500}
          error={checked && !note.trim() ? t('required') : undefined}
        />
      </FormDialog>
    </>
  );
}

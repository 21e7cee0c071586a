import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReturnAnswerState } from '#src/kernel/return-lifecycle.ts';
import { readRupees } from '#src/web/features/purchase/read-rupees.ts';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { answerReturn } from '#src/wire/client/orders.ts';
import type { LineCount } from '#src/wire/domain.ts';
import type { FileView } from './file-view.ts';
import { LinePicker } from './line-picker.tsx';
import { choicesOf, SerialPicker } from './serial-picker.tsx';

type AnswerProps = {
  file: FileView;
  request: FileView['returns'][number];
  to: ReturnAnswerState | undefined;
  onClose: () => void;
};

/** The owner's answer to a return; receiving the goods also records what can be sold again and how much is refunded. */
export function ReturnAnswerDialog({ file, request, to, onClose }: AnswerProps) {
  const t = useTranslations('orders.file');
  const { busy, error, act } = useAction();
  const [answer, setAnswer] = useState('');
  const [restock, setRestock] = useState<LineCount[]>(request.lines);
  const [serials, setSerials] = useState<Record<number, string[]>>({});
  const choices = choicesOf(file, request.lines);
  const [refund, setRefund] = useState('');
  const paise = refund.trim() ? readRupees(refund) : undefined;
  const wrong = refund.trim() !== '' && paise === undefined;

  const send = async () => {
    if (!to || wrong) return;
    const body =
      to === 'received'
        ? {
            state: to,
            answer,
            restock,
            ...(choices.length > 0 && {
              serials: choices.map(({ position }) => ({ position, serials: serials[position] ?? [] })),
            }),
            ...(paise !== undefined && { refund: paise }),
          }
        : { state: to, answer };
    if (await act(() => answerReturn(request.id, body), t(`returnStates.${to}`))) onClose();
  };
  return (
    <FormDialog
      open={to !== undefined}
      onClose={onClose}
      title={to ? t(`answerTitle.${to}`, { reference: request.reference }) : ''}
      back={t('back')}
      send={to ? t(`answerAction.${to}`) : ''}
      busy={busy}
      error={error}
      onSend={send}
    >
      {to === 'received' && (
        <>
          <LinePicker
            order={file.order}
            available={request.lines}
            chosen={restock}
            onChange={setRestock}
            legend={t('restock')}
          />
          <SerialPicker choices={choices} chosen={serials} onChange={setSerials} />
          <TextField
            label={t('refundAmount')}
            hint={t('refundAmountHint')}
            inputMode="decimal"
            value={refund}
            onChange={(event) => setRefund(event.target.value)}
            error={wrong ? t('wrongAmount') : undefined}
          />
        </>
      )}
      <TextArea
        label={t('answerLabel')}
        rows={3}
        maxLength={1000}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
    </FormDialog>
  );
}

import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAct } from '#src/web/features/purchase/use-act.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { answerReturn } from '#src/wire/client/orders.ts';
import type { LineCount } from '#src/wire/domain.ts';
import type { FileView } from './file-view.ts';
import { LinePicker } from './line-picker.tsx';
import { readRupees } from './read-rupees.ts';

type AnswerProps = {
  file: FileView;
  request: FileView['returns'][number];
  to: 'approved' | 'refused' | 'received' | undefined;
  onClose: () => void;
};

/** The owner's answer to a return; taking the goods in also says what can be sold again and how much goes back. */
export function ReturnAnswerDialog({ file, request, to, onClose }: AnswerProps) {
  const t = useTranslations('orders.file');
  const { busy, error, act } = useAct();
  const [answer, setAnswer] = useState('');
  const [restock, setRestock] = useState<LineCount[]>(request.lines);
  const [refund, setRefund] = useState('');
  const paise = refund.trim() ? readRupees(refund) : undefined;
  const wrong = refund.trim() !== '' && paise === undefined;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!to || wrong) return;
    const body =
      to === 'received'
        ? { state: to, answer, restock, ...(paise !== undefined && { refund: paise }) }
        : { state: to, answer };
    if (await act(() => answerReturn(request.id, body), t(`returnStates.${to}`))) onClose();
  };
  return (
    <Dialog
      open={to !== undefined}
      onClose={onClose}
      title={to ? t(`answerTitle.${to}`, { reference: request.reference }) : ''}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <LiveButton type="submit" form={`answer-${request.id}`} loading={busy}>
            {to && t(`answerAction.${to}`)}
          </LiveButton>
        </>
      }
    >
      <form id={`answer-${request.id}`} onSubmit={send} className="grid gap-5" noValidate>
        {to === 'received' && (
          <>
            <LinePicker
              order={file.order}
              available={request.lines}
              chosen={restock}
              onChange={setRestock}
              legend={t('restock')}
            />
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
        {error && <ErrorNotice>{error}</ErrorNotice>}
      </form>
    </Dialog>
  );
}

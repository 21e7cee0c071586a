import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAction, useKey } from '#src/web/features/purchase/use-action.ts';
import { SelectField, TextArea } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { requestReturn } from '#src/wire/client/orders.ts';
import type { LineCount, ReturnReason } from '#src/wire/domain.ts';
import type { FileView } from './file-view.ts';
import { LinePicker } from './line-picker.tsx';

const REASONS: ReturnReason[] = ['defective', 'damaged', 'wrong', 'late', 'not-as-described', 'no-longer-needed'];

/** What is returned and why. A refusal leaves the input as it is. */
export function ReturnDialog({ file, open, onClose }: { file: FileView; open: boolean; onClose: () => void }) {
  const t = useTranslations('orders.file');
  const { busy, error, act } = useAction();
  const [key, renew] = useKey();
  const [lines, setLines] = useState<LineCount[]>([]);
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);

  const send = async () => {
    setChecked(true);
    if (!reason || lines.length === 0) return;
    if (!(await act(() => requestReturn(file.order.id, { lines, reason, note }, key), t('returnAsked')))) return;
    renew();
    setLines([]);
    setChecked(false);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('returnTitle')}
      back={t('back')}
      send={t('returnSend')}
      busy={busy}
      error={error}
      onSend={send}
    >
      <LinePicker
        order={file.order}
        available={file.returnable}
        chosen={lines}
        onChange={setLines}
        legend={t('returnWhat')}
      />
      {checked && lines.length === 0 && <ErrorNotice>{t('returnNothing')}</ErrorNotice>}
      <SelectField
        label={t('returnWhy')}
        value={reason}
        onChange={(event) => setReason(event.target.value as ReturnReason)}
        error={checked && !reason ? t('returnNoReason') : undefined}
      >
        <option value="">{t('choose')}</option>
        {REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`reasons.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('returnNote')}
        hint={t('returnNoteHint')}
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}

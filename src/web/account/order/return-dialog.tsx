import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAct, useKey } from '#src/web/features/purchase/use-act.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { SelectField, TextArea } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { requestReturn } from '#src/wire/client/orders.ts';
import type { LineCount, ReturnReason } from '#src/wire/domain.ts';
import type { FileView } from './file-view.ts';
import { LinePicker } from './line-picker.tsx';

const REASONS: ReturnReason[] = ['defective', 'damaged', 'wrong', 'late', 'not-as-described', 'no-longer-needed'];

/** What goes back and why. What was typed stays when it is refused. */
export function ReturnDialog({ file, open, onClose }: { file: FileView; open: boolean; onClose: () => void }) {
  const t = useTranslations('orders.file');
  const { busy, error, act } = useAct();
  const [key, renew] = useKey();
  const [lines, setLines] = useState<LineCount[]>([]);
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!reason || lines.length === 0) return;
    if (!(await act(() => requestReturn(file.order.id, { lines, reason, note }, key), t('returnAsked')))) return;
    renew();
    setLines([]);
    setChecked(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('returnTitle')}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <LiveButton type="submit" form="return-form" loading={busy}>
            {t('returnSend')}
          </LiveButton>
        </>
      }
    >
      <form id="return-form" onSubmit={send} className="grid gap-5" noValidate>
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
        {error && <ErrorNotice>{error}</ErrorNotice>}
      </form>
    </Dialog>
  );
}

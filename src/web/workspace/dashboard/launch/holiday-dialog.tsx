import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changeOpening, type OwnWords } from '#src/wire/client/launch.ts';
import { OwnWordsFields } from './own-words-fields.tsx';
import { SaveDialog } from './save-dialog.tsx';

const MOST = 200;
type Holiday = { from: string; to: string; words: OwnWords };

/** A few days that every page announces. */
export function HolidayDialog({ holiday, onClose }: { holiday: Holiday | null; onClose: () => void }) {
  const t = useTranslations('launch');
  const { busy, errors, error, run } = useMutation('launch');
  const [draft, setDraft] = useState<Holiday>(holiday ?? { from: '', to: '', words: {} });
  const send = (change: Holiday | null) =>
    run(() => changeOpening({ holiday: change }), { done: t('saved'), reload: true });
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(name)}
      value={draft[name]}
      {...(errors[name] && { error: t('dayWrong') })}
      {...(name === 'to' && draft.from && { min: draft.from })}
      onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
    />
  );
  return (
    <SaveDialog
      title={t('holidayTitle')}
      send={t('save')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSend={() => send(draft)}
      more={
        holiday && (
          <Button look="danger" loading={busy} onClick={() => send(null)}>
            {t('holidayRemove')}
          </Button>
        )
      }
    >
      <p>{t('holidayText')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {day('from')}
        {day('to')}
      </div>
      <OwnWordsFields
        words={draft.words}
        most={MOST}
        error={errors['words'] && t('wordsWrong')}
        onChange={(words) => setDraft({ ...draft, words })}
      />
    </SaveDialog>
  );
}

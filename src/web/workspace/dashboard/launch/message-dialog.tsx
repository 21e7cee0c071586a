import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changeOpening, type OwnWords } from '#src/wire/client/launch.ts';
import { OwnWordsFields } from './own-words-fields.tsx';
import { SaveDialog } from './save-dialog.tsx';

const MOST = 400;

/** Edits the message of the page that replaces the shop. */
export function MessageDialog({ message, onClose }: { message: OwnWords; onClose: () => void }) {
  const t = useTranslations('launch');
  const { busy, error, run } = useMutation('launch');
  const [words, setWords] = useState(message);
  const keep = async () => (await run(() => changeOpening({ message: words }), t('saved'))) && onClose();
  return (
    <SaveDialog title={t('message')} send={t('save')} busy={busy} error={error} onClose={onClose} onSend={keep}>
      <p>{t('messageLead')}</p>
      <OwnWordsFields words={words} most={MOST} onChange={setWords} />
    </SaveDialog>
  );
}

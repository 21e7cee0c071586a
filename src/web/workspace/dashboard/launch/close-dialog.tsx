import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changeOpening, type OwnWords } from '#src/wire/client/launch.ts';
import { OwnWordsFields } from './own-words-fields.tsx';
import { SaveDialog } from './save-dialog.tsx';

const MOST = 400;

/** Shuts the shop for a while; what is already in progress continues. */
export function CloseDialog({ message, onClose }: { message: OwnWords; onClose: () => void }) {
  const t = useTranslations('launch');
  const { busy, error, run } = useMutation('launch');
  const [words, setWords] = useState(message);
  const shut = () => run(() => changeOpening({ state: 'closed', message: words }), { done: t('closed'), reload: true });
  return (
    <SaveDialog title={t('closeTitle')} send={t('closeNow')} busy={busy} error={error} onClose={onClose} onSend={shut}>
      <p>{t('closeText')}</p>
      <p className="font-semibold">{t('messageLead')}</p>
      <OwnWordsFields words={words} most={MOST} onChange={setWords} />
    </SaveDialog>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSave } from '#src/web/ui/use-save.ts';
import { changeOpening, type OwnWords } from '#src/wire/client/launch.ts';
import { OwnWordsFields } from './own-words-fields.tsx';
import { SaveDialog } from './save-dialog.tsx';

const MOST = 400;

/** Shuts the shop for a while; what is under way goes on. */
export function CloseDialog({ message, onClose }: { message: OwnWords; onClose: () => void }) {
  const t = useTranslations('launch');
  const { busy, trouble, save } = useSave('launch');
  const [words, setWords] = useState(message);
  const shut = () => save(() => changeOpening({ state: 'closed', message: words }), t('closed'), { reload: true });
  return (
    <SaveDialog
      title={t('closeTitle')}
      action={t('closeNow')}
      busy={busy}
      trouble={trouble}
      onClose={onClose}
      onSubmit={shut}
    >
      <p>{t('closeText')}</p>
      <p className="font-semibold">{t('messageLead')}</p>
      <OwnWordsFields words={words} most={MOST} onChange={setWords} />
    </SaveDialog>
  );
}

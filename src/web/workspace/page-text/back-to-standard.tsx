import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES } from '#src/kernel/locales.ts';
import { Button } from '#src/web/ui/button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { withdrawPageText } from '#src/wire/client/page-texts.ts';
import type { Language, TextPage } from '#src/wire/domain.ts';

import { Ask } from './ask.tsx';

type BackProps = {
  page: TextPage;
  language: Language;
  version: number;
  own: readonly Language[];
  unsaved: boolean;
  onDone: (version: number) => void;
};

/** Removes the owner's text: in this language while there is another, or for the whole page. */
export function BackToStandard({ page, language, version, own, unsaved, onDone }: BackProps) {
  const t = useTranslations('pageTextDesk');
  const { busy, error, run } = useMutation('pageTextDesk');
  const [asking, setAsking] = useState<'page' | 'language'>();
  const name = LANGUAGE_NAMES[language];
  async function withdraw() {
    const send = async () => {
      await withdrawPageText(page, asking === 'language' ? language : undefined);
      if (own.includes(language)) onDone(version + 1);
    };
    if (await run(send, t('withdrawn'))) setAsking(undefined);
  }
  const text = t(asking === 'page' ? 'backText' : 'withdrawLanguageText');
  return (
    <>
      {own.length > 1 && own.includes(language) && (
        <Button look="quiet" onClick={() => setAsking('language')}>
          {t('withdrawLanguage', { language: name })}
        </Button>
      )}
      <Button look="secondary" onClick={() => setAsking('page')}>
        {t('back')}
      </Button>
      {asking && (
        <Ask
          title={asking === 'page' ? t('backTitle') : t('withdrawLanguageTitle', { language: name })}
          text={unsaved ? `${text} ${t('unsavedLost')}` : text}
          act={asking === 'page' ? t('back') : t('withdrawLanguage', { language: name })}
          busy={busy}
          error={error}
          onAct={withdraw}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

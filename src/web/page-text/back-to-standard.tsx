import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withdrawPageText } from '#src/contract/client/page-texts.ts';
import type { Language, TextPage } from '#src/contract/domain.ts';
import { LANGUAGE_NAMES } from '#src/contract/visitor.ts';
import { useSave } from '../admin/use-save.ts';
import { Button } from '../components/button.tsx';
import { Ask } from './ask.tsx';

/** Takes the owner's text away: of this language, while there is another, or of the whole page. */
export function BackToStandard({ page, language, own }: { page: TextPage; language: Language; own: readonly Language[] }) {
  const t = useTranslations('pageTextDesk');
  const { busy, trouble, save } = useSave('pageTextDesk');
  const [asking, setAsking] = useState<'page' | 'language'>();
  const name = LANGUAGE_NAMES[language];
  const withdraw = () =>
    save(() => withdrawPageText(page, asking === 'language' ? language : undefined), t('withdrawn')).then((done) => done && setAsking(undefined));
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
          text={t(asking === 'page' ? 'backText' : 'withdrawLanguageText')}
          act={asking === 'page' ? t('back') : t('withdrawLanguage', { language: name })}
          busy={busy}
          trouble={trouble}
          onAct={withdraw}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

import { useTranslations } from 'use-intl';
import { BareTitle } from '#src/web/context/page-head.tsx';
import { Clouded } from './clouded.tsx';

/** Replaces a page while the database is down. */
export function RestingPage() {
  const t = useTranslations('errors');
  return (
    <section
      role="alert"
      className="column grid min-h-[70dvh] place-content-center justify-items-center gap-3 py-16 text-center"
    >
      <BareTitle title={t('resting.title')} />
      <Clouded title={t('resting.title')} text={t('resting.text')} retry={t('again')} />
    </section>
  );
}

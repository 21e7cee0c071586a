import { useTranslations } from 'use-intl';
import { Logo } from '#src/web/context/logo.tsx';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Clouded } from '#src/web/layout/clouded.tsx';

export { loader } from './page.server.ts';

/**
 * What the service worker shows in place of a page while there is no connection. It is outside the shell and works without scripts; links that lead
 * nowhere offline would be no help.
 */
export default function Offline() {
  const t = useTranslations('offline');
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead title={t('title')} noindex />
      <header className="column py-5">
        <Logo long />
      </header>
      <main id="content" className="column grid grow place-content-center justify-items-center gap-3 pb-24 text-center">
        <Clouded title={t('title')} text={t('text')} retry={t('retry')} />
        <p className="mt-4 max-w-md text-sm text-soft">{t('kept')}</p>
      </main>
    </div>
  );
}

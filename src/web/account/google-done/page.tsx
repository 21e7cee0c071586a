import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { postOutcome } from '#src/web/features/sign-in/google.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** The popup's last page: it notifies the page that opened it and closes. Its text is for a browser that leaves it open. */
export default function GoogleDone({ loaderData: { outcome } }: Route.ComponentProps) {
  const store = useShopSettings();
  const t = useTranslations('waysIn');
  useEffect(() => {
    postOutcome(outcome);
    window.close();
  }, [outcome]);
  const good = outcome === 'session' || outcome === 'second-factor';
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 px-6 text-center">
      <PageHead title={t('popup.title')} noindex />
      <h1 className="text-title font-bold">{t('popup.title')}</h1>
      <p role="status" className="text-soft">
        {good ? t('popup.done') : t(`faults.${outcome}`)}
      </p>
      <LinkButton look="secondary" to={good ? hrefs.home : hrefs.signUp(undefined, 'sign-in')} reloadDocument>
        {good ? store.name : t('popup.back')}
      </LinkButton>
    </main>
  );
}

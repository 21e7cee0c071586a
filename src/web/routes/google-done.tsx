import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { FailedPage } from '../failed-page.tsx';
import { useStore } from '../use-store.ts';
import { tellOutcome } from '../ways-in/google.ts';
import type { Route } from './+types/google-done.ts';
import { loadGoogleDone } from './google-done.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadGoogleDone({ context, request });

export const ErrorBoundary = FailedPage;

/** The last page of the window: it tells the page that opened it and closes. Its words are for a browser that keeps it open. */
export default function GoogleDone({ loaderData: { outcome } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('waysIn');
  useEffect(() => {
    tellOutcome(outcome);
    window.close();
  }, [outcome]);
  const good = outcome === 'session' || outcome === 'second-factor';
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 px-6 text-center">
      <PageHead title={`${t('popup.title')} · ${store.name}`} noindex />
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

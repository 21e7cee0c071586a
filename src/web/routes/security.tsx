import { useTranslations } from 'use-intl';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/security.ts';
import { loadSecurity } from './security.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadSecurity({ context, request });

export const ErrorBoundary = FailedPage;

/** The administrator's second factor, which a shop may require. */
export default function Security({ loaderData: { account, state, required } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('security');
  return (
    <div className="max-w-2xl">
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="grid gap-5">
        {required && !state.confirmed && <Notice tone="warning">{t('required')}</Notice>}
        <SecondFactorCard account={account} state={state} heading="h2" />
      </div>
    </div>
  );
}

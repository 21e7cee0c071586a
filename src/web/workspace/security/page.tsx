import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useStore } from '#src/web/context/use-store.ts';
import { SecondFactorCard } from '#src/web/features/second-factor/second-factor-card.tsx';
import { FailedPage } from '#src/web/layout/failed-page.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { loadSecurity } from './page.server.ts';

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

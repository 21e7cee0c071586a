import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { SecondFactorCard } from '#src/web/features/second-factor/second-factor-card.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** The administrator's second factor, which a shop may require. */
export default function Security({ loaderData: { account, state, required } }: Route.ComponentProps) {
  const t = useTranslations('security');
  return (
    <div className="max-w-2xl">
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="grid gap-5">
        {required && !state.confirmed && <Notice tone="warning">{t('required')}</Notice>}
        <SecondFactorCard account={account} state={state} heading="h2" />
      </div>
    </div>
  );
}

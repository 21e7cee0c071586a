import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { formatCount } from '#src/web/ui/price.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { ClearForm } from './clear-form.tsx';

export { loader } from './page.server.ts';

/** What was tried out before the shop opened, and the one action that clears it. */
export default function Trial({ loaderData: { trial, account } }: Route.ComponentProps) {
  const t = useTranslations('trial');
  const counts = Object.entries(trial.counts).filter(([, count]) => count > 0);
  const nothing = counts.length === 0 && !trial.demonstration;
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="grid max-w-2xl gap-8 pb-10">
        {counts.length > 0 && (
          <section aria-labelledby="there">
            <h2 id="there" className="mb-3 text-section font-bold">
              {t('there')}
            </h2>
            <Card as="dl" className="tabular grid grid-cols-[1fr_auto] px-5">
              {counts.map(([key, count]) => (
                <div key={key} className="col-span-2 grid grid-cols-subgrid border-line py-2.5 not-first:border-t">
                  <dt className="text-soft">{t(`counts.${key}` as MessageKey<'trial'>)}</dt>
                  <dd className="text-end font-semibold">{formatCount(count)}</dd>
                </div>
              ))}
            </Card>
          </section>
        )}
        {nothing && <EmptyState title={t('none')} text={t('noneText')} />}
        {trial.closed && <Notice tone="info">{t('closed')}</Notice>}
        {!trial.closed && !nothing && <ClearForm trial={trial} account={account} />}
      </div>
    </>
  );
}

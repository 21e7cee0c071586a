import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { ListTiles } from '#src/web/features/product-card/list-tiles.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { NeedsScript } from '#src/web/ui/needs-script.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { ClaimCard } from './claim-card.tsx';
import { FileClaim } from './file-claim.tsx';
import { HandOver } from './hand-over.tsx';
import { RedeemForm } from './redeem-form.tsx';
import { UnitCard } from './unit-card.tsx';
import { UnitForm } from './unit-form.tsx';

export { loader } from './page.server.ts';

/** A customer's units with serial numbers: what is promised of each, its papers, and how they go to another owner. */
export default function Warranty({
  loaderData: { groups, transfer, brands, today, claims, mostPhotos },
}: Route.ComponentProps) {
  const t = useTranslations('warranty');
  const heading = useTranslations('claims');
  const [isAdding, setAdding] = useState(false);
  const [lost, setLost] = useState<Record<string, number>>({});
  return (
    <div className="column grid gap-8 pb-16">
      <PageHead title={t('title')} noindex />
      <div className="-mb-2 min-w-0">
        <PageTitle
          title={t('title')}
          lead={t('lead')}
          action={
            !isAdding && (
              <LiveButton look={groups.length > 0 ? 'secondary' : 'primary'} onClick={() => setAdding(true)}>
                <Plus aria-hidden className="size-5" />
                {t('add')}
              </LiveButton>
            )
          }
        />
        <ListTiles />
      </div>
      <NeedsScript words={t('needsScript')} />
      {isAdding && <UnitForm brands={brands} today={today} onClose={() => setAdding(false)} />}
      {groups.length === 0 && !isAdding && (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={
            <LinkButton look="secondary" to={hrefs.orders}>
              {t('toOrders')}
            </LinkButton>
          }
        />
      )}
      {groups.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2">
          {groups.map((group) => (
            <li key={group.id} className="grid">
              <UnitCard group={group}>
                <FileClaim
                  group={group}
                  today={today}
                  mostPhotos={mostPhotos}
                  onFiled={(id, count) => setLost({ ...lost, [id]: count })}
                />
              </UnitCard>
            </li>
          ))}
        </ul>
      )}
      {claims.length > 0 && (
        <section aria-labelledby="claims" className="grid gap-4">
          <h2 id="claims" className="text-section font-bold">
            {heading('title')}
          </h2>
          <ul className="grid items-start gap-4 md:grid-cols-2">
            {claims.map((claim) => (
              <li key={claim.id} className="grid">
                <ClaimCard key={lost[claim.id] ?? 0} claim={claim} lost={lost[claim.id] ?? 0} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {groups.length > 0 && <HandOver groups={groups} transfer={transfer} />}
        <RedeemForm />
      </div>
    </div>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES } from '#src/kernel/locales.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useDuration } from '#src/web/features/service/use-duration.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Language } from '#src/wire/domain.ts';

import type { Route } from './+types/page.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanDialog } from './plan-dialog.tsx';

export { loader } from './page.server.ts';

/** The service plans on sale. */
export default function Plans({ loaderData: { plans } }: Route.ComponentProps) {
  const t = useTranslations('roster');
  const duration = useDuration();
  const [open, setOpen] = useState<number | 'new'>();
  const edited = plans.find(({ id }) => id === open);
  return (
    <>
      <PageHead title={t('plans')} noindex />
      <PageTitle
        title={t('plans')}
        lead={t('plansLead')}
        action={<LiveButton onClick={() => setOpen('new')}>{t('addPlan')}</LiveButton>}
      />
      {plans.length === 0 && <EmptyState title={t('noPlans')} text={t('noPlansText')} />}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {plans.map((plan) => (
          <li
            key={plan.id}
            className="grid grid-rows-[auto_1fr_auto] gap-4 rounded-card border border-line bg-paper p-5"
          >
            <header>
              <p className="flex items-center gap-2 text-sm text-soft">
                {plan.label}
                {plan.kind === 'survey' && <Badge tone="brand">{t('plan.kinds.survey')}</Badge>}
                {!plan.active && <Badge>{t(plan.retired ? 'plan.retired' : 'plan.hidden')}</Badge>}
              </p>
              <h2 className="text-lg font-bold tracking-tight">{plan.words.en.name}</h2>
              <p className="text-soft">{plan.words.en.summary}</p>
            </header>
            <dl className="grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-1.5 text-[0.9375rem]">
              <dt className="text-soft">{t('plan.priceShort')}</dt>
              <dd className="tabular font-semibold">{formatPrice(plan.price)}</dd>
              <dt className="text-soft">{t('plan.durationShort')}</dt>
              <dd>{duration(plan.durationMinutes)}</dd>
              <dt className="text-soft">{t('plan.visitsShort')}</dt>
              <dd>{t('plan.visitsCount', { count: plan.visits })}</dd>
              <dt className="text-soft">{t('plan.language')}</dt>
              <dd>
                {Object.keys(plan.words)
                  .map((language) => LANGUAGE_NAMES[language as Language])
                  .join(', ')}
              </dd>
            </dl>
            {!plan.retired && <PlanActions plan={plan} onEdit={() => setOpen(plan.id)} />}
          </li>
        ))}
      </ul>
      {open === 'new' && <PlanDialog plan={undefined} onClose={() => setOpen(undefined)} />}
      {edited && (
        <PlanDialog
          plan={{ ...edited, price: edited.rupees as typeof edited.price }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

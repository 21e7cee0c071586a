import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { BookingTexts } from '#src/web/features/booking/booking-texts.tsx';
import { PlanChoice } from '#src/web/features/booking/plan-choice.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { useHydrated } from '#src/web/ui/live-button.tsx';
import { Loading, Skeleton } from '#src/web/ui/loading.tsx';
import { NeedsScript } from '#src/web/ui/needs-script.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

// Filled from the account and paid with scripts: it starts in the browser, so that no input is lost to a late script.
const BookingPage = lazyWithRetry(() => import('#src/web/features/booking/booking-page.tsx'));

export { loader } from './page.server.ts';

export default function BookService({ loaderData: { plan, plans, unknown, parts } }: Route.ComponentProps) {
  const t = useTranslations('booking');
  const live = useHydrated();
  const shell = useTranslations('shell');
  const [done, setDone] = useState<number>();
  const booked = plan !== undefined && done === plan.id;
  const title = booked ? t('booked.title') : plan ? t('title', { name: plan.name }) : t('choosePlan');
  return (
    <div className="column">
      <PageHead title={title} />
      {!booked && (
        <>
          <Breadcrumb trail={[[hrefs.services(), shell('services')]]} here={title} />
          <PageTitle title={title} lead={plan ? undefined : t('choosePlanText')} />
        </>
      )}
      {plan ? (
        <BookingTexts>
          <NeedsScript words={t('noScript')} />
          <Suspense fallback={<Waiting />}>
            {live ? (
              <BookingPage key={plan.id} plan={plan} parts={parts} onDone={() => setDone(plan.id)} />
            ) : (
              <Waiting />
            )}
          </Suspense>
        </BookingTexts>
      ) : (
        <PlanChoice plans={plans} unknown={unknown} />
      )}
    </div>
  );
}

const Waiting = () => (
  <Loading>
    <div className="noscript:hidden grid gap-9 pb-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-14">
      <Skeleton className="h-screen" />
      <Skeleton className="h-120" />
    </div>
  </Loading>
);

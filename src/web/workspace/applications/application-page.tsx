import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { applicationTone } from '#src/kernel/application-lifecycle.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { ApplicationDocuments } from '#src/web/features/application/application-documents.tsx';
import { ApplicationSteps } from '#src/web/features/application/application-steps.tsx';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/application-page.ts';
import { ApplicationMoves } from './application-moves.tsx';
import { RemoveApplication } from './remove-application.tsx';

export { loader } from './application-page.server.ts';

const LINK = 'inline-flex min-h-11 items-center text-link hover:underline';

/** One application: its history, its next step and its papers. */
export default function ApplicationPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('applicationDesk');
  const shared = useTranslations('applications');
  useLiveUpdates(['applications']);
  const { application, plant, customer, order, today } = loaderData;
  return (
    <div>
      <PageHead title={plant} noindex />
      <PageTitle
        title={plant}
        lead={
          <span className="flex flex-wrap gap-x-6">
            <Link to={hrefs.applicationsDesk()} className={LINK}>
              {t('back')}
            </Link>
            <Link to={hrefs.customer(customer.uid)} className={`${LINK} wrap-anywhere`}>
              {`${customer.name} · ${customer.email}`}
            </Link>
            {order && (
              <Link to={hrefs.installation(order.id)} className={LINK}>
                {`${t('order')} ${order.number}`}
              </Link>
            )}
          </span>
        }
        action={<Badge tone={applicationTone(application.state)}>{t(`states.${application.state}`)}</Badge>}
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
        <div className="grid min-w-0 content-start gap-10">
          {application.moves.length > 0 && (
            <ApplicationMoves key={application.state} application={application} today={today} />
          )}
          <section aria-labelledby="steps" className="grid gap-5">
            <h2 id="steps" className="text-section font-bold">
              {shared('history')}
            </h2>
            <ApplicationSteps
              application={application}
              actor={(by) => t(`actors.${by}`)}
              entered={(by) => t(`entered.${by}`)}
            />
          </section>
        </div>
        <div className="grid content-start gap-10">
          <ApplicationDocuments application={application} entered={(by) => t(`entered.${by}`)} />
          <RemoveApplication id={application.id} plant={plant} />
        </div>
      </div>
    </div>
  );
}

import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { orSaved, savedList, saveList } from '#src/web/features/field-visit/saved-visits.ts';
import { SyncStatus } from '#src/web/features/field-visit/sync-status.tsx';
import { useOutbox } from '#src/web/features/field-visit/use-outbox.ts';
import { StateBadge, WayThere, Wishes } from '#src/web/features/field-visit/visit-facts.tsx';
import type { VisitView } from '#src/web/features/field-visit/visit-view.ts';
import { TechnicianFrame } from '#src/web/layout/technician/technician-frame.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { readCookie, UID_COOKIE } from '#src/wire/visitor.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** Stores the shop's answer on the device; without a connection the open page continues with that. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orSaved(serverLoader, saveList, async () => savedList(readCookie(document.cookie, UID_COOKIE) ?? ''));
clientLoader.hydrate = true as const;

export default function Technician({ loaderData: { uid, days } }: Route.ComponentProps) {
  const t = useTranslations('technician');
  const outbox = useOutbox(uid);
  return (
    <TechnicianFrame>
      <div className="column max-w-2xl pb-16">
        <PageHead title={t('title')} noindex />
        <PageTitle title={t('title')} lead={t('lead')} />
        <SyncStatus outbox={outbox} />
        {days.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
        {days.map(({ day, heading, visits }) => (
          <section key={day} aria-labelledby={`day-${day}`} className="mt-6">
            <h2 id={`day-${day}`} className="mb-3 text-lg font-bold tracking-tight">
              {heading}
            </h2>
            <ul className="grid gap-4">
              {visits.map((visit) => (
                <li key={visit.id}>
                  <VisitCard visit={visit} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </TechnicianFrame>
  );
}

function VisitCard({ visit }: { visit: VisitView }) {
  const t = useTranslations('technician');
  return (
    <Card className="grid gap-3 p-4">
      <Link
        to={hrefs.technicianVisit(visit.id)}
        prefetch="render"
        className="-m-4 mb-0 flex items-center gap-3 rounded-t-card p-4 hover:bg-mist"
      >
        <span className="grid min-w-0 grow gap-1">
          <span className="flex items-center justify-between gap-2">
            <span className="tabular text-lg font-bold">{visit.time}</span>
            <StateBadge state={visit.state} test={visit.test} />
          </span>
          <span className="font-semibold">{visit.name}</span>
          <span className="text-soft">
            {visit.planName} · {t('booking', { number: String(visit.number) })}
          </span>
          <span className="wrap-anywhere">{visit.address}</span>
        </span>
        <ChevronRight aria-hidden className="size-6 shrink-0 text-soft" />
      </Link>
      <Wishes visit={visit} />
      <WayThere visit={visit} />
    </Card>
  );
}

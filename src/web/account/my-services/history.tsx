import { useTranslations } from 'use-intl';
import type { BookingView, HistoryView } from './booking-view.ts';
import { ReportLink, useVisitPhotos, VisitPhotos } from './visit-photos.tsx';

/** Every completed visit but one that was just done: who came, what was found, the photos and the report. */
export function ServiceHistory({ booking: { id, history } }: { booking: BookingView }) {
  const t = useTranslations('myServices.history');
  const heading = `history-${id}`;
  const earlier = history.filter(({ isFresh }) => !isFresh);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h3 id={heading} className="border-b border-line pb-2 text-sm font-bold">
        {t('title')}
      </h3>
      <ol className="grid gap-8">
        {earlier.map((visit) => (
          <li key={visit.visitId}>
            <Done visit={visit} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Done({ visit }: { visit: HistoryView }) {
  const t = useTranslations('myServices.history');
  const photos = useVisitPhotos(visit);
  const { visitId, on, technician, problems } = visit;
  return (
    <article className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h4 className="font-semibold">{on}</h4>
          <p className="text-sm text-soft">{t('by', { name: technician })}</p>
          {problems && <p className="mt-2 max-w-prose text-[0.9375rem] text-pretty wrap-anywhere">{problems}</p>}
        </div>
        <ReportLink visitId={visitId} />
      </div>
      <VisitPhotos {...photos} />
    </article>
  );
}

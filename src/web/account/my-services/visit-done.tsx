import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BeforeAfter } from '#src/web/ui/before-after.tsx';
import type { HistoryView } from './booking-view.ts';
import { ReportLink, useVisitPhotos, VisitPhotos } from './visit-photos.tsx';

/** The visit that was just done: what was found, and the roof before and after it. */
export function VisitDone({ visit }: { visit: HistoryView }) {
  const t = useTranslations('myServices.done');
  const { pairs, alone } = useVisitPhotos(visit);
  const { visitId, on, technician, problems } = visit;
  const [first, ...further] = pairs;
  const heading = `done-${visitId}`;
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <div
        className={`grid overflow-hidden rounded-panel bg-leaf-wash ${first ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]' : ''}`}
      >
        <div className="grid content-center justify-items-start gap-3 p-5 sm:p-8">
          <h3 id={heading} className="flex items-center gap-2.5 text-section font-bold">
            <CircleCheck aria-hidden className="size-7 shrink-0 text-leaf" />
            {t('title')}
          </h3>
          <p className="text-pretty text-soft">{t('text', { name: technician, on })}</p>
          {problems && (
            <p className="max-w-prose text-pretty wrap-anywhere">
              <strong className="block text-sm">{t('found')}</strong>
              {problems}
            </p>
          )}
          <ReportLink visitId={visitId} />
        </div>
        {first && (
          <div className="rise-late">
            <BeforeAfter {...first} sizes="(min-width: 64rem) 620px, 90vw" className="aspect-[4/3] lg:h-full" />
          </div>
        )}
      </div>
      <VisitPhotos pairs={further} alone={alone} />
    </section>
  );
}

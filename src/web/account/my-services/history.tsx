import { FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BeforeAfter } from '#src/web/ui/before-after.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import type { BookingView, HistoryView } from './booking-view.ts';

/** Every completed visit: who came, what was found, the photos and the report. */
export function ServiceHistory({ booking }: { booking: BookingView }) {
  const t = useTranslations('myServices.history');
  const id = `history-${booking.id}`;
  if (booking.history.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="border-b border-line pb-2 text-sm font-bold">
        {t('title')}
      </h3>
      <ol className="grid gap-8">
        {booking.history.map((visit) => (
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
  const { visitId, on, technician, problems, before, after } = visit;
  const pairs = Math.min(before.length, after.length);
  const picture = (url: string, key: 'beforeAlt' | 'afterAlt', at: number) => ({
    url,
    alt: t(key, { number: at + 1 }),
  });
  const alone = [
    ...before.slice(pairs).map((url, at) => picture(url, 'beforeAlt', pairs + at)),
    ...after.slice(pairs).map((url, at) => picture(url, 'afterAlt', pairs + at)),
  ];
  return (
    <article className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h4 className="font-semibold">{on}</h4>
          <p className="text-sm text-soft">{t('by', { name: technician })}</p>
          {problems && <p className="mt-2 max-w-prose text-[0.9375rem] text-pretty wrap-anywhere">{problems}</p>}
        </div>
        <a
          href={`/api/visits/${visitId}/report.pdf`}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-2 text-sm font-semibold text-link underline-offset-4 hover:underline"
        >
          <FileText aria-hidden className="size-5" />
          {t('report')}
        </a>
      </div>
      {pairs > 0 && (
        <div className="grid gap-4 md:grid-cols-2">
          {before.slice(0, pairs).map((url, at) => (
            <BeforeAfter
              key={url}
              before={picture(url, 'beforeAlt', at)}
              after={picture(after[at] as string, 'afterAlt', at)}
              sizes="(min-width: 48rem) 560px, 90vw"
            />
          ))}
        </div>
      )}
      {alone.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {alone.map(({ url, alt }) => (
            <li key={url} className="aspect-[4/3] overflow-hidden rounded-card bg-well">
              <Picture picture={{ url, alt }} sizes="(min-width: 48rem) 280px, 45vw" />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

import { FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BeforeAfter } from '#src/web/ui/before-after.tsx';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import type { HistoryView } from './booking-view.ts';

type Pair = { before: PictureSource; after: PictureSource };

/** A visit's photos: those of the same place as pairs, in the order in which they were taken, and the rest. */
export function useVisitPhotos({ before, after }: HistoryView): { pairs: Pair[]; alone: PictureSource[] } {
  const t = useTranslations('myServices.history');
  const befores = before.map((url, at) => ({ url, alt: t('beforeAlt', { number: at + 1 }) }));
  const afters = after.map((url, at) => ({ url, alt: t('afterAlt', { number: at + 1 }) }));
  return {
    pairs: befores.flatMap((one, at) => (afters[at] ? [{ before: one, after: afters[at] }] : [])),
    alone: [...befores.slice(afters.length), ...afters.slice(befores.length)],
  };
}

export function VisitPhotos({ pairs, alone }: ReturnType<typeof useVisitPhotos>) {
  return (
    <>
      {pairs.length > 0 && (
        <div className="grid gap-4 md:grid-cols-2">
          {pairs.map((pair) => (
            <BeforeAfter key={pair.before.url} {...pair} sizes="(min-width: 48rem) 560px, 90vw" />
          ))}
        </div>
      )}
      {alone.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {alone.map((picture) => (
            <li key={picture.url} className="aspect-[4/3] overflow-hidden rounded-card bg-well">
              <Picture picture={picture} sizes="(min-width: 48rem) 280px, 45vw" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function ReportLink({ visitId }: { visitId: string }) {
  const t = useTranslations('myServices.history');
  return (
    <a
      href={`/api/visits/${visitId}/report.pdf`}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-11 items-center gap-2 text-sm font-semibold text-link underline-offset-4 hover:underline"
    >
      <FileText aria-hidden className="size-5" />
      {t('report')}
    </a>
  );
}

import { ExternalLink } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Day } from '#src/kernel/india-time.ts';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { useFigureLines } from './figure-lines.ts';

/** A day in the reader's language. */
function useWrittenDay(): (day: Day) => string {
  const format = useFormatter();
  return (day) => format.dateTime(new Date(`${day}T12:00:00+05:30`), { dateStyle: 'medium' });
}

/** A figure's value in words, its source, and the days for which it holds. */
export function FigureFacts({ figure, today }: { figure: DatedFigure; today: Day }) {
  const t = useTranslations('datedFigures');
  const lines = useFigureLines();
  const written = useWrittenDay();
  const { effectiveFrom, effectiveTo, checkedOn, source, url } = figure;
  const days = () => {
    if (effectiveTo !== null && effectiveTo < today) return t('figureDays.ended', { to: written(effectiveTo) });
    if (effectiveTo !== null) return t('figureDays.fromTo', { from: written(effectiveFrom), to: written(effectiveTo) });
    return t(effectiveFrom > today ? 'figureDays.later' : 'figureDays.from', { from: written(effectiveFrom) });
  };
  return (
    <div className="grid gap-3">
      <dl className="grid text-[0.9375rem]">
        {lines(figure).map(({ name, value }) => (
          <div
            key={name}
            className="grid gap-x-4 border-b border-line py-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="text-soft">{name}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">{days()}</p>
      <p className="text-sm text-pretty text-soft">
        <span lang="en">{source}</span>
        {' · '}
        {t('figureDays.checked', { day: written(checkedOn) })}
      </p>
      {url && <SourceLink url={url} />}
    </div>
  );
}

function SourceLink({ url }: { url: string }) {
  const t = useTranslations('datedFigures');
  const { host } = new URL(url);
  return (
    <a
      href={url}
      rel="noopener noreferrer"
      className="-my-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm font-semibold text-link hover:underline"
    >
      {t('checkAt', { host })}
      <ExternalLink aria-hidden className="size-4" />
    </a>
  );
}

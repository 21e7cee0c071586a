import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { UnconfirmedMark } from '#src/web/features/solar-figures/figure-marks.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { PlanView } from './view.server.ts';

/** Every figure that was computed with, which of them nobody has confirmed, and what is not known today. */
export function SourcesSection({ plan: { figures, missing, use } }: { plan: PlanView }) {
  const t = useTranslations('solarPlan');
  const names = useTranslations('datedFigures');
  const format = useFormatter();
  const day = (text: string) => format.dateTime(new Date(text), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section aria-labelledby="sources" className="grid gap-4">
      <h2 id="sources" className="text-section font-bold">
        {t('sources.title')}
      </h2>
      {use.rateFrom === 'own-bill' && <p className="max-w-prose text-pretty">{t('sources.ownBill')}</p>}
      <ul className="grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-2">
        {figures.map(({ id, key, confirmed, effectiveTo }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
            <span>{names(`figureNames.${key}`)}</span>
            {!confirmed && <UnconfirmedMark />}
            {effectiveTo && <span className="text-sm text-soft">{t('sources.until', { day: day(effectiveTo) })}</span>}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="grid gap-2 rounded-card bg-sun-wash p-4 text-[0.9375rem]">
          <p className="font-semibold">{t('sources.missing')}</p>
          <ul className="grid gap-1">
            {missing.map(({ key, scope, why, day: on }) => (
              <li key={key + scope}>
                {names(`figureNames.${key}`)}: {t(`sources.${why}`, { day: on ? day(on) : '' })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <Link to={hrefs.solarSources} className="font-semibold text-link underline underline-offset-4">
          {t('sources.all')}
        </Link>
      </p>
      <p className="max-w-prose text-sm text-pretty text-soft">{t('sources.careful')}</p>
    </section>
  );
}

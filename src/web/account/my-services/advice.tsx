import { Droplets } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { BookingView } from './booking-view.ts';

/** What dust has cost since the last visit, and whether a cleaning would pay for itself; never makes it sound more urgent than it is. */
export function Advice({ booking: { id, advice, planId, left } }: { booking: BookingView }) {
  const t = useTranslations('myServices.advice');
  if (!advice) return null;
  const { due, rainy, from, to, dueOn, kw } = advice;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-mist px-4 py-3 sm:px-5">
      <div className="flex min-w-0 grow basis-72 gap-3">
        <Droplets aria-hidden className="mt-0.5 size-5 shrink-0 text-link" />
        <div>
          <p className="font-semibold">{due ? t('due') : rainy ? t('rainy') : t('later', { on: dueOn })}</p>
          {to > 0 && <p className="text-sm text-pretty text-soft">{t('loss', { from, to })}</p>}
          {kw && <p className="text-sm text-pretty text-soft">{t('plant', { kw })}</p>}
        </div>
      </div>
      {due && left === 0 && (
        <LinkButton look="secondary" to={hrefs.bookAgain(planId, id)} className="max-sm:w-full">
          {t('book')}
        </LinkButton>
      )}
    </div>
  );
}

import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { VisitView } from './booking-view.ts';

const STEPS = ['planned', 'assigned', 'on-the-way', 'started', 'completed'] as const;

/** The way of a visit; what is done carries a tick. */
export function VisitSteps({ state }: { state: VisitView['state'] }) {
  const t = useTranslations('myServices');
  const here = STEPS.indexOf(state as (typeof STEPS)[number]);
  if (here < 0) return null;
  return (
    <ol aria-label={t('steps')} className="grid grid-cols-5">
      {STEPS.map((step, at) => (
        <li
          key={step}
          aria-current={at === here ? 'step' : undefined}
          className="relative grid justify-items-center gap-1.5 text-center"
        >
          {at > 0 && (
            <span
              aria-hidden
              className={`absolute end-1/2 top-2.75 h-0.5 w-full ${at <= here ? 'bg-leaf' : 'bg-edge'}`}
            />
          )}
          <span
            aria-hidden
            className={`relative z-10 grid size-6 place-items-center rounded-full ${at <= here ? 'bg-leaf text-ground' : 'border-2 border-edge bg-paper'}`}
          >
            {at <= here && <Check className="size-3.5 stroke-3!" />}
          </span>
          <span
            className={`text-[0.6875rem] leading-tight sm:text-xs ${at === here ? 'font-bold text-ink' : 'text-soft'}`}
          >
            {t(`visitStates.${step}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

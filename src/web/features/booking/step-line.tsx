import { useTranslations } from 'use-intl';
import { type BookingSteps, STEPS } from './use-booking-steps.ts';

/** Where in the booking a phone is, as a line of four parts, each of which leads to its question. */
export function StepLine({ steps }: { steps: BookingSteps }) {
  const t = useTranslations('booking.steps');
  const reached = STEPS.indexOf(steps.current);
  return (
    <nav aria-label={t('title')} className="step-line z-10 bg-ground pt-2 md:hidden">
      <ol className="grid grid-cols-4 gap-1.5">
        {STEPS.map((step, at) => (
          <li key={step}>
            <button
              type="button"
              aria-current={at === reached ? 'step' : undefined}
              onClick={() => steps.show(step)}
              className={`grid min-h-11 w-full content-center gap-1.5 text-start text-xs ${at === reached ? 'font-semibold' : 'text-soft'}`}
            >
              <span
                aria-hidden
                className={`h-1 rounded-full transition-colors duration-300 ${at <= reached ? 'bg-link' : 'bg-line'}`}
              />
              {t(step)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { type BookingSteps, stepId } from './use-booking-steps.ts';

type StepProps = {
  steps: BookingSteps;
  step: 'when' | 'where' | 'who';
  title: string;
  heading: 'h2' | 'h3';
  /** No question follows. */
  last?: boolean;
  children: ReactNode;
};

/** One question of a booking. On a phone it fills the screen unless it is answered already, and ends with the way to the next. */
export function BookingStep({ steps, step, title, heading: Heading, last = false, children }: StepProps) {
  const t = useTranslations('booking.steps');
  return (
    <section
      id={stepId(steps.id, step)}
      data-step={step}
      className={`${last ? '' : 'booking-step'} grid min-w-0 scroll-mt-32 content-start gap-4 in-[dialog]:scroll-mt-16`}
    >
      <Heading tabIndex={-1} data-question className="text-section font-bold outline-none">
        {title}
      </Heading>
      {children}
      {!last && (
        <Button look="secondary" size="large" onClick={() => void steps.next(step)} className="mt-2 md:hidden">
          {t('next')}
          <ArrowDown aria-hidden className="size-4.5" />
        </Button>
      )}
    </section>
  );
}

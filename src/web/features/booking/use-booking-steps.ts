import { useEffect, useState } from 'react';
import type { Booking } from './use-booking.ts';

export const STEPS = ['when', 'where', 'who', 'pay'] as const;
export type Step = (typeof STEPS)[number];

export const stepId = (form: string, step: Step) => `${form}-${step}`;

/** Which fields a question asks for; they are checked before the next one. */
const FIELDS = {
  when: ['zipcode'],
  where: ['fullAddress', 'city', 'landmark'],
  who: ['name', 'phone', 'email'],
} as const;

/**
 * The questions of a booking, one after the other. All of them stay on the page, so that whoever has answered them before chooses a time and pays.
 * `id`: the form's.
 */
export function useBookingSteps(id: string, { form, slots, askForTime }: Booking) {
  const [current, setCurrent] = useState<Step>('when');
  const unserved = slots.state.phase === 'unserved';

  // biome-ignore lint/correctness/useExhaustiveDependencies: where nobody goes there is one question less
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const step = entries.find(({ isIntersecting }) => isIntersecting)?.target.getAttribute('data-step');
        if (step) setCurrent(step as Step);
      },
      { rootMargin: '-35% 0px -64%' },
    );
    for (const step of STEPS) {
      const part = document.getElementById(stepId(id, step));
      if (part) watcher.observe(part);
    }
    return () => watcher.disconnect();
  }, [id, unserved]);

  function show(step: Step): void {
    const part = document.getElementById(stepId(id, step));
    part?.scrollIntoView({ block: 'start' });
    (part?.querySelector<HTMLElement>('[data-question]') ?? part)?.focus({ preventScroll: true });
  }

  /** Goes on to the next question, or to what is wrong with this one. */
  async function next(step: keyof typeof FIELDS): Promise<void> {
    if (!(await form.fields.trigger([...FIELDS[step]], { shouldFocus: true }))) return;
    if (step === 'when' && !slots.slot) askForTime();
    else show(STEPS[STEPS.indexOf(step) + 1] ?? 'pay');
  }

  return { id, current, show, next };
}

export type BookingSteps = ReturnType<typeof useBookingSteps>;

import { CircleAlert } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Loading, Skeleton } from '#src/web/ui/loading.tsx';
import { FailedState } from '#src/web/ui/states.tsx';
import { DayStrip } from './day-strip.tsx';
import { SlotTimes } from './slot-times.tsx';
import type { Slots } from './use-slots.ts';

type PickerProps = {
  slots: Slots;
  /** What is wrong with the choice. */
  error: string | undefined;
  ref?: RefObject<HTMLDivElement | null>;
};

/** Day and time of a visit. Its space is reserved while the days load. */
export function SlotPicker({ slots, error, ref }: PickerProps) {
  const t = useTranslations('booking.when');
  const words = useFaultWords('booking');
  const id = useId();
  const { state } = slots;
  return (
    <div ref={ref} className="grid min-w-0 gap-5">
      {state.phase === 'idle' && (
        <p className="rounded-card bg-mist px-4 py-3 text-[0.9375rem] text-soft">{t('needsPin')}</p>
      )}
      {state.phase === 'waiting' && (
        <Loading>
          <div className="grid gap-5">
            <Skeleton className="h-30" />
            <Skeleton className="h-52" />
          </div>
        </Loading>
      )}
      {state.phase === 'failed' && <FailedState message={words(state.error)} onRetry={slots.retry} />}
      {state.phase === 'known' && !slots.day && (
        <p className="rounded-card bg-sun-wash px-4 py-3 text-[0.9375rem]">{t('allTaken')}</p>
      )}
      {state.phase === 'known' && slots.day && (
        <>
          <DayStrip days={state.days} chosen={slots.day.day} onChoose={slots.chooseDay} />
          <SlotTimes day={slots.day} chosen={slots.slot} onChoose={slots.choose} errorId={error && `${id}-error`} />
        </>
      )}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={error ? 'flex items-start gap-1.5 text-sm font-semibold text-brick' : 'sr-only'}
      >
        {error && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
        {error}
      </p>
    </div>
  );
}

/** Scrolls the picker into view and focuses its first available choice. */
export function goToPicker(picker: HTMLElement | null): void {
  const first =
    picker?.querySelector<HTMLElement>('[data-times] input') ??
    picker?.querySelector<HTMLElement>('input:not(:disabled), button');
  first?.focus({ preventScroll: true });
  picker?.scrollIntoView({ block: 'center' });
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Slot, SlotCalendar, SlotDay } from '#src/wire/client/bookings.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { calendarDays } from './calendar-days.ts';

export type SlotsState =
  | { phase: 'idle' | 'waiting' | 'unserved' }
  | { phase: 'known'; days: SlotDay[] }
  | { phase: 'failed'; error: unknown };

/**
 * The free days and times, and the chosen one. The first free day is open at once; the customer chooses the time. `key` identifies what the slots
 * are for; without it nothing is loaded.
 */
export function useSlots(key: string | undefined, find: (signal: AbortSignal) => Promise<SlotCalendar>) {
  const [state, setState] = useState<SlotsState>({ phase: 'idle' });
  const [turn, setTurn] = useState(0);
  const [wantedDay, setWantedDay] = useState<string>();
  const [slot, setSlot] = useState<Slot>();
  const finding = useRef(find);
  useEffect(() => {
    finding.current = find;
  });
  const [shown, setShown] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another `turn` asks the same question again
  useEffect(() => {
    if (!key) return;
    const asking = new AbortController();
    finding.current(asking.signal).then(
      ({ served, days = [] }) => {
        setShown(key);
        setState(served ? { phase: 'known', days: calendarDays(days) } : { phase: 'unserved' });
        // A time that is no longer free is deselected.
        setSlot((chosen) =>
          served && chosen && days.some((day) => day.slots.some((one) => one.start === chosen.start))
            ? chosen
            : undefined,
        );
      },
      (error: unknown) => {
        if (asking.signal.aborted) return;
        if (!(error instanceof Refusal)) reportError(error);
        setShown(key);
        setState({ phase: 'failed', error });
      },
    );
    return () => asking.abort();
  }, [key, turn]);

  const now: SlotsState = !key ? { phase: 'idle' } : shown === key ? state : { phase: 'waiting' };
  const days = now.phase === 'known' ? now.days : [];
  const day =
    days.find((one) => one.day === wantedDay && one.slots.length > 0) ?? days.find((one) => one.slots.length > 0);
  return {
    state: now,
    day,
    slot: now.phase === 'known' ? slot : undefined,
    choose: setSlot,
    chooseDay(wanted: string) {
      setWantedDay(wanted);
      setSlot(undefined);
    },
    /** Loads again; what is shown stays until the answer arrives. */
    refresh: useCallback(() => setTurn((before) => before + 1), []),
    retry() {
      setShown(undefined);
      setTurn((before) => before + 1);
    },
  };
}

export type Slots = ReturnType<typeof useSlots>;

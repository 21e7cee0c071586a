import { useEffect, useState } from 'react';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { findVisitSlots } from '#src/wire/client/booking-desk.ts';

type Slots = Awaited<ReturnType<typeof findVisitSlots>>;

/** The free times for a booking's next visit, or to move `visitId`, asked for once; `failed` has the words when that does not work. `area`: whose words. */
export function useVisitSlots(area: string, bookingId: string, visitId?: string) {
  const words = useFaultWords(area);
  const [slots, setSlots] = useState<Slots>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    const gone = new AbortController();
    findVisitSlots(bookingId, visitId, gone.signal).then(
      setSlots,
      (error: unknown) => gone.signal.aborted || setFailure({ error }),
    );
    return () => gone.abort();
  }, [bookingId, visitId]);
  return { days: slots?.days.filter((one) => one.slots.length > 0), failed: failure ? words(failure.error) : '' };
}

import { useEffect, useState } from 'react';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { findVisitSlots } from '#src/wire/client/booking-desk.ts';

type Slots = Awaited<ReturnType<typeof findVisitSlots>>;

/** Loads the free times for a booking's next visit, or for moving `visitId`, once; on failure, `failed` is the text. `area`: whose texts. */
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

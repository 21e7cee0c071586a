import { useRef } from 'react';
import { useLookAgain } from '#src/web/features/live-updates/use-look-again.ts';
import { askOrderMark } from '#src/wire/client/orders.ts';

/** Keeps an open order up to date, checking more often while money is `pending`; reloads its data only when something has changed. */
export function useLiveOrder(id: string, pending: boolean): void {
  const mark = useRef<string>(undefined);
  useLookAgain(pending, async () => {
    const now = await askOrderMark(id);
    const changed = now !== mark.current;
    mark.current = now;
    return changed;
  });
}

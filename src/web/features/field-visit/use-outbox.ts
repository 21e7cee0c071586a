import { useEffect, useSyncExternalStore } from 'react';
import { NO_OUTBOX, type Outbox, openOutbox, readOutbox, subscribe } from './outbox.ts';

/** This person's offline queue; opened when the page is hydrated. */
export function useOutbox(uid: string): Outbox {
  useEffect(() => void openOutbox(uid), [uid]);
  return useSyncExternalStore(subscribe, readOutbox, NO_OUTBOX);
}

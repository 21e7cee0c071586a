import { useEffect, useSyncExternalStore } from 'react';
import { NO_OUTBOX, type Outbox, openOutbox, readOutbox, subscribe } from './outbox.ts';

/** What this person's device has to send; opens it when the page is alive. */
export function useOutbox(uid: string): Outbox {
  useEffect(() => void openOutbox(uid), [uid]);
  return useSyncExternalStore(subscribe, readOutbox, NO_OUTBOX);
}

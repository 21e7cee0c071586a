import { useEffect, useSyncExternalStore } from 'react';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { showWork, type WorkRow } from '#src/wire/client/work.ts';

// Outlives the frame, which two routes have: the counts do not vanish between them.
let known: readonly WorkRow[] = [];
const watchers = new Set<() => void>();
const NONE: readonly WorkRow[] = [];

function watch(changed: () => void) {
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
  };
}

/** Without an answer the former counts stay: they only point to desks that show everything anew. */
const load = () =>
  showWork().then(
    (rows) => {
      known = rows;
      for (const changed of watchers) changed();
    },
    () => {},
  );

/** What waits for the administrator; empty until it is known. */
export function useWork(): readonly WorkRow[] {
  useEffect(() => void load(), []);
  useLiveUpdates(['orders', 'messages', 'claims', 'payments'], load);
  return useSyncExternalStore(
    watch,
    () => known,
    () => NONE,
  );
}

export const countWork = (work: readonly WorkRow[], kinds: readonly WorkRow['kind'][] | undefined): number =>
  work.reduce((sum, { kind, count }) => (kinds?.includes(kind) ? sum + count : sum), 0);

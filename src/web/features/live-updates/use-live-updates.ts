import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { LiveSubject } from '#src/wire/domain.ts';
import { hear, isConnected, watchConnection } from './live-source.ts';

/** Changes this close together reload the page's data once. */
const TOGETHER_MS = 300;

/**
 * Keeps a workspace page up to date automatically: reloads its data whenever one of these subjects has changed, on any
 * instance and by anybody. Nothing is loaded while the tab is hidden; once visible again, it catches up.
 *
 *     useLiveUpdates(['orders', 'payments']);                    // the page's loaders
 *     useLiveUpdates(['messages'], () => setUnread(undefined));  // or something else
 *
 * On the server, a use case calls `write.expire(live('orders'))` inside its transaction (shop/audit/live-tags.ts).
 * A reload must not discard input: keep drafts in state, not in loader data.
 * Returns whether the stream is open now, for `<LiveMark>`.
 */
export function useLiveUpdates(subjects: readonly LiveSubject[], changed?: () => void): boolean {
  const { revalidate, state } = useRevalidator();
  const act = useRef<() => void>(() => {});
  const busy = useRef(false);
  const again = useRef(false);
  busy.current = state === 'loading';
  act.current = changed ?? (() => void revalidate());
  useEffect(() => {
    if (state !== 'idle' || !again.current) return;
    again.current = false;
    act.current();
  }, [state]);
  const watched = subjects.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const own = new Set(watched.split(' '));
    const stop = hear((heard) => {
      if (heard !== 'all' && !heard.some((subject) => own.has(subject))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The data being loaded may be older than this change: load once more afterwards.
        if (busy.current) again.current = true;
        else act.current();
      }, TOGETHER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [watched]);
  return useSyncExternalStore(watchConnection, isConnected, () => false);
}

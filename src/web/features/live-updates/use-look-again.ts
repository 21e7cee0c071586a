import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Refusal } from '#src/wire/client/call.ts';

const PAUSE = 30_000;

/**
 * Keeps a customer's open page up to date: checks again when the tab gets the focus, and every half minute while something is `pending`. With
 * `changed`, the page's data are reloaded only when it says so. Nothing is requested while a dialog is open or the tab is hidden, and an
 * unreachable shop changes nothing on the page: nobody asked, so no failure is shown.
 */
export function useLookAgain(pending: boolean, changed: () => Promise<boolean> = async () => true): void {
  const { revalidate, state } = useRevalidator();
  const latest = useRef({ changed, busy: false });
  latest.current = { changed, busy: state !== 'idle' };

  useEffect(() => {
    let looking = false;
    const look = async () => {
      const { changed, busy } = latest.current;
      const seen =
        document.visibilityState === 'visible' && navigator.onLine && !document.querySelector('dialog[open]');
      if (!seen || looking || busy) return;
      looking = true;
      try {
        if (await changed()) await revalidate();
      } catch (error) {
        if (!(error instanceof Refusal)) reportError(error);
      } finally {
        looking = false;
      }
    };
    const seen = () => void look();
    addEventListener('focus', seen);
    document.addEventListener('visibilitychange', seen);
    const timer = pending ? setInterval(seen, PAUSE) : undefined;
    return () => {
      removeEventListener('focus', seen);
      document.removeEventListener('visibilitychange', seen);
      clearInterval(timer);
    };
  }, [pending, revalidate]);
}

import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Refusal } from '#src/wire/client/call.ts';
import { askOrderMark } from '#src/wire/client/orders.ts';

const PAUSE = 30_000;

/**
 * Keeps an open order true: looks again when the tab gets the focus, and while money is `pending` every half minute. The
 * page's data is only loaded anew when something has changed, and a shop that cannot be reached changes nothing on the page:
 * nobody has asked for anything, so nobody is told of a failure.
 */
export function useLiveOrder(id: string, pending: boolean): void {
  const { revalidate } = useRevalidator();
  const mark = useRef<string>(undefined);
  const looking = useRef(false);

  const look = useCallback(async () => {
    if (document.visibilityState !== 'visible' || looking.current) return;
    looking.current = true;
    try {
      const now = await askOrderMark(id);
      if (now !== mark.current) await revalidate();
      mark.current = now;
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
    } finally {
      looking.current = false;
    }
  }, [id, revalidate]);

  useEffect(() => {
    const seen = () => void look();
    addEventListener('focus', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('focus', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [look]);

  useEffect(() => {
    if (!pending) return;
    const timer = setInterval(() => void look(), PAUSE);
    return () => clearInterval(timer);
  }, [pending, look]);
}

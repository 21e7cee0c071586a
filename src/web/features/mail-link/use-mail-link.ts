import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readToken } from './token.ts';

/** The state of a link as far as this page knows; `token` is empty if the address has none. */
export type MailLink<T> = { at: 'looking' } | { at: 'failed'; error: unknown } | { at: 'seen'; token: string; seen: T };

const onHash = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/**
 * The link of a mail or SMS that opened this page: `look` checks it, without using it, once the page is hydrated, and again when another link is
 * opened in its place. `look` must be the same function each time.
 */
export function useMailLink<T>(look: (token: string) => Promise<T>): { link: MailLink<T>; again: () => Promise<void> } {
  const token = useSyncExternalStore(onHash, readToken, () => undefined);
  const [link, setLink] = useState<MailLink<T>>({ at: 'looking' });
  const ask = useCallback(
    (wanted: string, current: () => boolean) =>
      look(wanted).then(
        (seen) => current() && setLink({ at: 'seen', token: wanted, seen }),
        (error: unknown) => current() && setLink({ at: 'failed', error }),
      ),
    [look],
  );
  useEffect(() => {
    if (token === undefined) return;
    let current = true;
    setLink({ at: 'looking' });
    void ask(token, () => current);
    return () => {
      current = false;
    };
  }, [token, ask]);
  const again = useCallback(async () => {
    const wanted = readToken();
    await ask(wanted, () => readToken() === wanted);
  }, [ask]);
  return { link, again };
}

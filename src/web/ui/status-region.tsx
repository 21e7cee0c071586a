import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Refusal } from '#src/wire/client/call.ts';
import { useFaultWords } from './fault-words.ts';

/** A link or button beside the announcement, named by a text of the `shell` messages. */
export type WayOn = { name: 'viewCart'; to: string } | { name: 'undo'; press: () => void };
type Said = { words: { text: string } | { key: string } | { refusal: Refusal }; way: WayOn | undefined };
let said: Said | undefined;
const listeners = new Set<() => void>();

function say(message: Said | undefined) {
  said = message;
  for (const listener of listeners) listener();
  // Longer if there is something to press; the same can be done elsewhere too.
  if (message) setTimeout(() => said === message && say(undefined), message.way ? 8000 : 4000);
}

/** Announces to screen readers, and shows for a moment, what has just happened. */
export const announce = (text: string): void => say({ words: { text }, way: undefined });
/** The same with a text of the `shell` messages, for code outside components. */
export const announceKnown = (key: string, way?: WayOn): void => say({ words: { key }, way });

/** The same with the reason of a refusal, in the reader's language. */
export const announceRefusal = (refusal: Refusal): void => say({ words: { refusal }, way: undefined });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const WAY =
  'pointer-events-auto -my-3 -me-3 inline-flex min-h-11 items-center rounded-full px-3 underline underline-offset-4 hover:no-underline';

/** The page's only polite live region; the shell renders it. */
export function StatusRegion() {
  const t = useTranslations('shell');
  const faultWords = useFaultWords('shell');
  const now = useSyncExternalStore(
    subscribe,
    () => said,
    () => undefined,
  );
  return (
    <div
      role="status"
      className="toast pointer-events-none fixed inset-x-0 bottom-24 z-50 flex justify-center px-4 md:bottom-8"
    >
      {now && (
        <p className="rise flex items-center gap-2 rounded-full bg-night px-5 py-3 text-sm font-semibold text-on-night shadow-soft ring-1 ring-white/10">
          {'refusal' in now.words
            ? faultWords(now.words.refusal)
            : 'key' in now.words
              ? t(now.words.key as 'rated')
              : now.words.text}
          {now.way && <Way way={now.way} />}
        </p>
      )}
    </div>
  );
}

function Way({ way }: { way: WayOn }) {
  const t = useTranslations('shell');
  const done = () => say(undefined);
  if ('to' in way) {
    return (
      <Link to={way.to} onClick={done} className={WAY}>
        {t(way.name)}
      </Link>
    );
  }
  const press = () => {
    done();
    way.press();
  };
  return (
    <button type="button" onClick={press} className={WAY}>
      {t(way.name)}
    </button>
  );
}

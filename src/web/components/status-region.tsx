import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

type Said = { text: string } | { key: string } | undefined;
let said: Said;
const listeners = new Set<() => void>();

function say(message: Said) {
  said = message;
  for (const listener of listeners) listener();
  if (message) setTimeout(() => said === message && say(undefined), 4000);
}

/** Tells a screen reader, and shows for a moment, what has just happened. */
export const announce = (text: string): void => say({ text });
/** The same with a text of the `shell` messages, for code outside of components. */
export const announceKnown = (key: string): void => say({ key });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The one polite live region of the page; the shell holds it. */
export function StatusRegion() {
  const t = useTranslations('shell');
  const now = useSyncExternalStore(
    subscribe,
    () => said,
    () => undefined,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-24 z-50 flex justify-center px-4 md:bottom-8">
      {now && (
        <p className="rise rounded-full bg-night px-5 py-3 text-sm font-semibold text-on-night shadow-soft ring-1 ring-white/10">
          {'key' in now ? t(now.key as 'rated') : now.text}
        </p>
      )}
    </div>
  );
}

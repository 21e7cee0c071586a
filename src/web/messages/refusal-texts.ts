import { useSyncExternalStore } from 'react';
import { languageAsked } from '#src/kernel/locales.ts';

type RefusalTexts = Readonly<Record<string, string>>;

// Pages are not sent these texts: there are many, and most visits see none. The first refusal fetches those of its language.
const files = import.meta.glob<RefusalTexts>('./*/refusals.json', { import: 'default' });

const loaded = new Map<string, RefusalTexts>();
const listeners = new Set<() => void>();

const fileOf = (tag: string): string => `./${languageAsked(tag) ?? 'en'}/refusals.json`;

/** Fetches the texts of refusals. Without a connection there are none, and a text that every page has is used instead. @param tag of the page */
export async function loadRefusalTexts(tag: string): Promise<void> {
  const file = fileOf(tag);
  if (loaded.has(file)) return;
  const found = await files[file]?.().catch(() => undefined);
  if (!found) return;
  loaded.set(file, found);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Rerenders once the texts of refusals have loaded. The returned function reads them: undefined until a refusal has fetched them. */
export function useRefusalTexts(tag: string): () => RefusalTexts | undefined {
  const read = () => loaded.get(fileOf(tag));
  useSyncExternalStore(subscribe, read, () => undefined);
  return read;
}

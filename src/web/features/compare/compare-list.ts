import { useSyncExternalStore } from 'react';

/** The products to compare: in this tab only, at most four of one category. */
export type Compared = { id: string; name: string; category: string };

const KEY = 'kiran-compare';
const MOST_COMPARED = 4;
const NONE: Compared[] = [];
let list: Compared[] | undefined;
const hearers = new Set<() => void>();

function read(): Compared[] {
  if (list) return list;
  try {
    list = (JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Compared[]).slice(0, MOST_COMPARED);
  } catch {
    list = [];
  }
  return list;
}

function write(next: Compared[]): void {
  list = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {} // a private window without storage: the list lives as long as the page
  for (const hear of hearers) hear();
}

const subscribe = (hear: () => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

export const useCompared = (): Compared[] => useSyncExternalStore(subscribe, read, () => NONE);

/** Adds or removes a product; returns why it cannot be added. */
export function toggleCompared(product: Compared): 'full' | 'other' | undefined {
  const now = read();
  if (now.some(({ id }) => id === product.id)) return void write(now.filter(({ id }) => id !== product.id));
  if (now.length >= MOST_COMPARED) return 'full';
  if (now.some(({ category }) => category !== product.category)) return 'other';
  write([...now, product]);
}

export const clearCompared = (): void => write([]);

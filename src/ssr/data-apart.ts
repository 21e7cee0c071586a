import { textsAddress } from './text-files.ts';

/**
 * The router encodes what a page's loaders have returned as a list of all values, in which objects and arrays hold indices: an
 * eighth of a home page's time, and a seventh of its bytes. Plain data goes past it. The router gets a symbol in its place, which no text of a shopper's
 * can be, and the page's script puts the data into the router's list (start/start.js).
 */
export type DataApart = unknown[];

/** Sets a loader's data apart if JSON has a form for all of it. Without a list, as for data alone, it is left to the router. */
export function setApart<T>(list: DataApart | undefined, data: T): T {
  if (!list || typeof data !== 'object' || data === null || !isPlain(withoutTexts(data)[0])) return data;
  return Symbol.for(String(list.push(data) - 1)) as T;
}

/** What of a loader's data the document has to say, and where the browser finds the texts if it is not them. */
export function withoutTexts(data: unknown): [said: unknown, texts: string | undefined] {
  if (typeof data !== 'object' || data === null || !('texts' in data)) return [data, undefined];
  const { texts, ...said } = data;
  const address = textsAddress(texts);
  return [address ? said : data, address];
}

/**
 * Puts data back for what renders the page.
 * @returns what was put back, at its places
 */
export function putBack(loaderData: Record<string, unknown>, list: DataApart = []): DataApart {
  const used: DataApart = [];
  for (const [route, value] of Object.entries(loaderData)) {
    if (typeof value !== 'symbol') continue;
    const at = Number(Symbol.keyFor(value));
    used[at] = loaderData[route] = list[at];
  }
  return used;
}

/**
 * What is undefined is left out, as by JSON; it and minus nought would be something else in an array. This runs for each of a page's thousands of
 * values whenever it is rendered: `for … in` takes five times as long.
 */
function isPlain(value: unknown, inArray = false): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (value === undefined) return !inArray;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) {
    for (const one of value) if (!isPlain(one, true)) return false;
    return true;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const one of Object.values(value)) if (!isPlain(one)) return false;
  return true;
}

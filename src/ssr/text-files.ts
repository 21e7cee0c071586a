import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '#src/kernel/locales.ts';

/** Where the build puts the browser's files, and their address. */
const [FOLDER, ADDRESS] = ['build/client/assets', '/assets/'];

/** The file of some areas' texts in a language, named by its content; the build makes it (vite.config.ts). @internal */
export const textFileName = (locale: string, areas: readonly string[], json: string): string =>
  `texts-${locale}-${areas.join('.')}-${createHash('sha256').update(json).digest('base64url').slice(0, 8)}.json`;

const addresses = new WeakMap<object, string>();

/** Notes at which address a browser finds these texts, if the build has a file of them. */
export function noteTexts(texts: object, locale: Locale, areas: readonly string[]): void {
  const name = textFileName(locale, areas, JSON.stringify(texts));
  if (existsSync(path.join(FOLDER, name))) addresses.set(texts, ADDRESS + name);
}

/** Where a browser finds texts that a loader has returned; undefined if they have to be in the page. */
export const textsAddress = (texts: unknown): string | undefined =>
  typeof texts === 'object' && texts !== null ? addresses.get(texts) : undefined;

import { readFileSync } from 'node:fs';

let known: string | undefined;

/** The version of the software, as package.json says. */
export function shopVersion(): string {
  known ??= (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;
  return known;
}

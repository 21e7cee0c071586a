import { readFileSync } from 'node:fs';

let known: Set<string> | undefined;

/** Whether this is one of the most common passwords (ASVS 5.0 §6.2.4), whatever its capitals. The list is read on first use. */
export function isCommonPassword(password: unknown): boolean {
  known ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  );
  return typeof password === 'string' && known.has(password.toLowerCase());
}

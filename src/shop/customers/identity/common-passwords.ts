import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const WIDTH = 6;
let known: Buffer | undefined;

/**
 * Whether this is one of some 370,000 common passwords (ASVS 5.0 §6.2.4, §6.2.12), ignoring case. The file holds sorted prefixes
 * of their SHA-1 (scripts/make-common-passwords.ts); it is read on first use and searched without unpacking.
 */
export function isCommonPassword(password: unknown): boolean {
  if (typeof password !== 'string' || password.length > 128) return false;
  known ??= readFileSync(new URL('./common-passwords.bin', import.meta.url));
  const wanted = hash('sha1', password.trim().toLowerCase(), 'buffer').subarray(0, WIDTH);
  for (let low = 0, high = known.length / WIDTH - 1; low <= high; ) {
    const middle = (low + high) >> 1;
    const order = Buffer.compare(known.subarray(middle * WIDTH, (middle + 1) * WIDTH), wanted);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

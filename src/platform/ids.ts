import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'; // Crockford's base 32 in lower case: no i, l, o, u to misread

/**
 * A new id: `prefix_` + time (10 characters, sortable, so that indexes grow at one end) + 80 random bits.
 * Unguessable and safe in an address.
 */
export function newId(prefix: string, now = Date.now()): string {
  let time = '';
  for (let i = 0, rest = now; i < 10; i++, rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32] + time;
  let random = '';
  for (const byte of randomBytes(16)) random += ALPHABET[byte & 31];
  return `${prefix}_${time}${random}`;
}

const PROCESS = randomBytes(6).toString('hex');
let requests = 0;

/** An id for a log line: unique, but no secret, and cheap enough for every request. */
export const newRequestId = (): string => `req_${PROCESS}${(requests++).toString(36)}`;

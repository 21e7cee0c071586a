import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'; // Crockford's base 32 in lower case: no i, l, o, u to misread

/** A new id: `prefix_` + time (10 characters, sortable, so that indexes grow at one end) + 80 random bits. Unguessable and safe in a URL. */
export function newId(prefix: string, now = Date.now()): string {
  let time = '';
  for (let i = 0, rest = now; i < 10; i++, rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32] + time;
  let random = '';
  for (const byte of randomBytes(16)) random += ALPHABET[byte & 31];
  return `${prefix}_${time}${random}`;
}

/** The same id for the same key: a call repeated with one Idempotency-Key creates one thing. */
export const idForKey = (prefix: string, ...key: string[]): string =>
  `${prefix}_${createHash('sha256').update(key.join('\n')).digest('hex').slice(0, 26)}`;

/**
 * A reference that people read out on the phone, e.g. `RT-26-7K3M9Q`: a kind, the year, and thirty random bits. It must be unique where it
 * is stored; a clash has a chance of one in a thousand million and fails its transaction.
 */
export function newReference(kind: string, at: Date): string {
  let random = '';
  for (const byte of randomBytes(6)) random += ALPHABET[byte & 31];
  return `${kind}-${String(at.getUTCFullYear()).slice(2)}-${random.toUpperCase()}`;
}

const PROCESS = randomBytes(6).toString('hex');
let requests = 0;

/** An id for a log line: unique but not secret, and cheap enough for every request. */
export const newRequestId = (): string => `req_${PROCESS}${(requests++).toString(36)}`;

import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as authenticator apps use it: SHA-1, six digits, half a minute. */
const STEP = 30_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding. */
export function base32(bytes: Buffer): string {
  let [text, held, bits] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS[(held >>> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits ? text + LETTERS[(held << (5 - bits)) & 31] : text;
}

/** The code of one half minute. @internal */
export function totp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = (hash[19] as number) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** @internal for tests. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP);

/**
 * The half minute that a code belongs to: the current one, or the next, for a phone whose clock is ahead. Past ones are refused: a
 * code is valid for thirty seconds and no longer (ASVS 5.0 §6.5.5).
 */
export function stepOf(secret: Buffer, code: string, at: Date): number | undefined {
  const now = stepAt(at);
  return [now, now + 1].find((step) => {
    const [right, given] = [Buffer.from(totp(secret, step)), Buffer.from(code)];
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

/** What an authenticator app reads from the QR code. */
export const totpAddress = (secret: Buffer, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;

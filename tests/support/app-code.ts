import { stepAt, totp } from '#src/shop/identity/totp.ts';
import { now } from '#tests/support/suite-clock.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(/\s/g, '')].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app with this secret shows; `ahead` half minutes from now. */
export const appCode = (secret: string, ahead = 0): string => totp(fromBase32(secret), stepAt(now()) + ahead);

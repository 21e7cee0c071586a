import { stepAt, totp } from '#src/shop/customers/identity/totp.ts';
import { now } from '#tests/support/suite-clock.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(/\s/g, '')]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator app with this secret shows next. It is valid at once (an app's clock may be ahead), and for 30 to 60 seconds. */
export const appCode = (secret: string): string => codeAt(secret, 1);

/** The code that it showed before the current one: expired. */
export const formerCode = (secret: string): string => codeAt(secret, -1);

const codeAt = (secret: string, ahead: number): string => totp(fromBase32(secret), stepAt(now()) + ahead);

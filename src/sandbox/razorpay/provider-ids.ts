import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in Razorpay's format: `order_`, `pay_`, `rfnd_`, `evt_` and 14 letters or digits. */
export function newProviderId(prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  let id = `${prefix}_`;
  for (let i = 0; i < 14; i++) id += ALPHABET[randomInt(ALPHABET.length)];
  return id;
}

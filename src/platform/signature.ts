import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a signature is the hex HMAC-SHA256 of a message, compared in constant time. */
export function isSignature(secret: string, message: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(message).digest(), Buffer.from(signature, 'hex'));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a secret was given. Compared by hashes and in constant time, so that neither length nor beginning can be guessed by measuring. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

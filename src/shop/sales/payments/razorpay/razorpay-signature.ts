import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a signature is the hex HMAC-SHA256 of a message, compared in constant time. */
export function isSignature(secret: string, message: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(message).digest(), Buffer.from(signature, 'hex'));
}

import { createHmac } from 'node:crypto';

/** Hex HMAC-SHA256, as Razorpay signs: checkout results over `order_id|payment_id`, webhooks over the raw body. */
export const sign = (secret: string, message: string): string =>
  createHmac('sha256', secret).update(message).digest('hex');

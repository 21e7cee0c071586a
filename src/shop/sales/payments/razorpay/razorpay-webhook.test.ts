import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ForgedWebhook } from '../gateway.ts';
import { readRazorpayWebhook } from './razorpay-webhook.ts';

const SECRET = 'hook secret';
const sign = (rawBody: string) => createHmac('sha256', SECRET).update(rawBody).digest('hex');

function read(rawBody: string, headers: Record<string, string> = { 'x-razorpay-signature': sign(rawBody) }) {
  return readRazorpayWebhook(SECRET, { rawBody, header: (name) => headers[name] });
}
const event = (name: string, payload: object) => read(JSON.stringify({ event: name, payload }));

const payment = {
  id: 'pay_1',
  order_id: 'order_1',
  amount: 100,
  currency: 'INR',
  status: 'failed',
  method: 'card',
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'The card was declined',
  error_source: 'bank',
  error_step: null,
};
const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 100, status: 'processed' };

describe('a signature', () => {
  it.each(['x', 'é'.repeat(32), '0'.repeat(63), '0'.repeat(64), '0'.repeat(65), sign('{"a": 1}')])(
    'over other bytes (%j) is forged',
    (signature) => {
      expect(() => read('{"a":1}', { 'x-razorpay-signature': signature })).toThrow(
        expect.objectContaining({ why: 'signature' }),
      );
    },
  );

  it('that is missing is reported as such', () => {
    expect(() => read('{}', {})).toThrow(ForgedWebhook);
    expect(() => read('{}', {})).toThrow(expect.objectContaining({ why: 'no-signature' }));
  });
});

describe('an event', () => {
  it('of a failed payment says why', () => {
    const body = JSON.stringify({ event: 'payment.failed', payload: { payment: { entity: payment } } });
    expect(read(body, { 'x-razorpay-signature': sign(body), 'x-razorpay-event-id': 'evt_1' })).toEqual({
      id: 'evt_1',
      name: 'payment.failed',
      news: {
        kind: 'failed',
        payment: {
          id: 'pay_1',
          orderId: 'order_1',
          amount: 100,
          currency: 'INR',
          status: 'failed',
          method: 'card',
          error: {
            code: 'BAD_REQUEST_ERROR',
            description: 'The card was declined',
            source: 'bank',
            step: null,
            reason: null,
          },
        },
      },
    });
  });

  it.each([
    ['payment.captured', 'captured'],
    ['order.paid', 'captured'],
    ['payment.authorized', 'authorized'],
  ])('called %s reports the payment as %s', (name, kind) => {
    const entity = { ...payment, status: kind, error_code: null };
    expect(event(name, { payment: { entity } }).news).toMatchObject({ kind, payment: { status: kind, error: null } });
  });

  it('of a refund carries the id that we requested it with, if there is one', () => {
    const noted = (notes: unknown) =>
      event('refund.processed', { payment: { entity: payment }, refund: { entity: { ...refund, notes } } }).news;
    expect(noted({ refund: 'rfd_1', reason: 'returned' })).toEqual({
      kind: 'refund',
      refund: { id: 'rfnd_1', paymentId: 'pay_1', amount: 100, status: 'processed', ours: 'rfd_1' },
    });
    expect(noted([])).toEqual({
      kind: 'refund',
      refund: { id: 'rfnd_1', paymentId: 'pay_1', amount: 100, status: 'processed' },
    });
  });

  it('that we do not follow is ignored, whatever it carries', () => {
    expect(event('payment.dispute.created', { payment: { entity: { strange: true } } })).toEqual({
      id: '',
      name: 'payment.dispute.created',
      news: undefined,
    });
  });

  it.each(['no json', '[]', '{"event":"payment.captured"}', '{"event":"payment.captured","payload":{}}'])(
    'of a shape that Razorpay does not send is an error: %s',
    (body) => {
      expect(() => read(body)).toThrow();
      expect(() => read(body)).not.toThrow(ForgedWebhook);
    },
  );
});

import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '#src/kernel/payment-status.ts';
import { toPurchaseView } from './to-purchase-view.server.ts';

const view = (paymentStatus: PaymentStatus, refunds: { amount: number; state: string }[]) =>
  toPurchaseView(
    {
      id: 'order_1',
      number: 1001,
      name: 'Asha Patel',
      email: 'asha@example.com',
      address: {},
      total: 270_000,
      test: false,
      paid: { orderId: 'order_R', paymentId: 'pay_R' },
      paymentStatus,
    } as unknown as Parameters<typeof toPurchaseView>[0],
    { on: '4 May 2026', cancellable: true, refunds },
  );

describe('what a cancellation gives back', () => {
  it('is all of it, as long as nothing went back', () => {
    expect(view('success', []).refundable).toBe(270_000);
  });
  it('is the rest, once a part has been promised', () => {
    expect(view('refund pending', [{ amount: 20_000, state: 'pending' }]).refundable).toBe(250_000);
  });
  it('is all of it again, where that part could not be sent', () => {
    expect(view('refund failed', [{ amount: 20_000, state: 'failed' }]).refundable).toBe(270_000);
  });
});

describe('what the notice of a refund speaks of', () => {
  it('is the part that is on its way, not the whole price', () => {
    expect(view('refund pending', [{ amount: 20_000, state: 'sent' }]).refund).toBe(20_000);
  });
  it('is the part that did not go through', () => {
    const refunds = [
      { amount: 50_000, state: 'processed' },
      { amount: 20_000, state: 'failed' },
    ];
    expect(view('refund failed', refunds).refund).toBe(20_000);
  });
  it('is the whole price where no parts are known', () => {
    expect(view('refunded', []).refund).toBe(270_000);
  });
});

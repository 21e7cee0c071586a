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

describe('what a cancellation refunds', () => {
  it('is everything, as long as nothing was refunded', () => {
    expect(view('success', []).refundable).toBe(270_000);
  });
  it('is the rest, once a part was promised', () => {
    expect(view('refund pending', [{ amount: 20_000, state: 'pending' }]).refundable).toBe(250_000);
  });
  it('is everything again, if that part failed', () => {
    expect(view('refund failed', [{ amount: 20_000, state: 'failed' }]).refundable).toBe(270_000);
  });
});

describe('the amount that a refund notice names', () => {
  it('is the part in progress, not the whole price', () => {
    expect(view('refund pending', [{ amount: 20_000, state: 'sent' }]).refund).toBe(20_000);
  });
  it('is the part that failed', () => {
    const refunds = [
      { amount: 50_000, state: 'processed' },
      { amount: 20_000, state: 'failed' },
    ];
    expect(view('refund failed', refunds).refund).toBe(20_000);
  });
  it('is the whole price if no parts are known', () => {
    expect(view('refunded', []).refund).toBe(270_000);
  });
});

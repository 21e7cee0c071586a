import { expect, it } from 'vitest';
import { leftToRefund, promisedBack } from './refunds.ts';

const part = (amount: number, state: string) => ({ amount, state });

it('counts what was refunded or is due, but not what failed', () => {
  const refunds = [part(100, 'processed'), part(20, 'sent'), part(3, 'pending'), part(5000, 'failed')];
  expect(promisedBack(refunds)).toBe(123);
  expect(leftToRefund(1000, refunds)).toBe(877);
});

it('leaves everything if nothing was promised, and nothing if everything was', () => {
  expect(leftToRefund(1000, [])).toBe(1000);
  expect(leftToRefund(1000, [part(1000, 'sent')])).toBe(0);
});

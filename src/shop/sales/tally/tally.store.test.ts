import { afterAll, beforeAll, expect, it } from 'vitest';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { ledgerNames, mapLedgers } from './map-ledgers.ts';
import { selectMoneyMoves } from './money-moves.store.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
  await platform.db
    .insertInto('user')
    .values({ id: 'u1', name: 'Asha Patel', email: 'asha@kiran.example', emailVerified: true })
    .execute();
});
afterAll(() => platform?.close());

const NOVEMBER = { from: new Date('2026-10-31T18:30:00Z'), to: new Date('2026-11-30T18:30:00Z'), test: false };
const BUYER = { gstin: '27AAPFU0939F1ZV', name: 'Patel Rooftops LLP' };

const payment = (
  id: string,
  capturedAt: string,
  more: { state?: 'settled' | 'refunding'; test?: boolean; buyer?: object } = {},
) =>
  platform.db
    .insertInto('payment')
    .values({
      ...{
        id,
        uid: 'u1',
        kind: 'goods',
        receipt: id,
        currency: 'INR',
        method: 'razorpay',
        requestHash: '',
        state: more.state ?? 'settled',
      },
      ...{ amountPaise: 100_000, snapshot: JSON.stringify({ buyer: more.buyer }), providerPaymentId: `pay_${id}` },
      ...{
        reservedUntil: new Date(),
        createdAt: new Date(),
        capturedAt: new Date(capturedAt),
        test: more.test ?? false,
      },
    })
    .execute();
const refund = (
  id: string,
  paymentId: string,
  state: 'processed' | 'failed',
  amountPaise: number,
  at: string,
  cause = id,
) =>
  platform.db
    .insertInto('refund')
    .values({
      ...{ id, paymentId, amountPaise, cause, reason: 'Returned', state },
      createdAt: new Date(at),
      updatedAt: new Date(at),
    })
    .execute();

it('reads what came in and went back in a month in India, of real payments', async () => {
  await payment('p1', '2026-10-31T18:29:59Z'); // October in India
  await payment('p2', '2026-10-31T18:30:00Z', { buyer: BUYER });
  await payment('p3', '2026-11-30T18:29:59Z');
  await payment('p4', '2026-11-05T06:00:00Z', { test: true });
  await payment('p5', '2026-11-06T06:00:00Z', { state: 'refunding' });
  await refund('r1', 'p1', 'processed', 30_000, '2026-11-07T06:00:00Z');
  await refund('r2', 'p2', 'failed', 10_000, '2026-11-07T06:00:00Z');
  // More came than was asked for, and all of it goes back.
  await refund('r5', 'p5', 'processed', 150_000, '2026-11-08T06:00:00Z', 'whole:p5');
  const moves = await selectMoneyMoves(platform.db, NOVEMBER);
  expect(moves.map(({ id, kind, on, amount, gstin }) => [id, kind, on, amount, gstin])).toEqual([
    ['p2', 'payment', '2026-11-01', 100_000, BUYER.gstin],
    ['p5', 'payment', '2026-11-06', 150_000, null],
    ['r1', 'refund', '2026-11-07', 30_000, null],
    ['r5', 'refund', '2026-11-08', 150_000, null],
    ['p3', 'payment', '2026-11-30', 100_000, null],
  ]);
  expect(moves[0]).toMatchObject({ method: 'razorpay', reference: 'pay_p2', name: BUYER.name });
});

it('keeps the names of ledgers, and writes a line only for what changed', async () => {
  const preset = await ledgerNames(platform.db);
  expect(preset.razorpay).toBe('Razorpay');
  await mapLedgers(platform, OWNER, { ...preset, razorpay: 'RZP settlement' });
  await mapLedgers(platform, OWNER, { ...preset, razorpay: 'RZP settlement' });
  expect(await ledgerNames(platform.db)).toEqual({ ...preset, razorpay: 'RZP settlement' });
  await expect(mapLedgers(platform, OWNER, { ...preset, igst: preset.goods })).rejects.toThrow();
  const lines = await platform.db
    .selectFrom('auditEntry')
    .select(['before', 'after'])
    .where('act', '=', 'tally.mapped')
    .execute();
  expect(lines).toEqual([{ before: { razorpay: 'Razorpay' }, after: { razorpay: 'RZP settlement' } }]);
});

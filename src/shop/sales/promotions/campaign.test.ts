import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '#src/kernel/money.ts';
import { type Campaign, ineligibilityReason, savingOf, stateOf, tidyCode } from './campaign.ts';

const at = new Date('2026-11-21T10:00:00Z');
const campaign = (more: Partial<Campaign> = {}): Campaign => ({
  code: 'SOLAR15',
  kind: 'percent',
  rateBp: 1500,
  amount: null,
  appliesTo: 'all',
  minTotal: paise(0),
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  customerLimit: 1,
  used: 0,
  active: true,
  advertised: false,
  ...more,
});
const wish = { kind: 'goods' as const, base: paise(100_000), at, usedByShopper: 0 };

describe('what a code saves', () => {
  it('is a percentage rounded half up, an amount, or money that comes back later', () => {
    expect(savingOf(campaign(), paise(350_000))).toEqual({ code: 'SOLAR15', discount: 52_500, cashback: 0 });
    expect(savingOf(campaign(), paise(1_030))).toMatchObject({ discount: 155 }); // 154.5
    expect(savingOf(campaign({ amount: paise(20_000) }), paise(350_000))).toMatchObject({ discount: 20_000 });
    expect(savingOf(campaign({ kind: 'amount', amount: paise(50_000) }), paise(350_000))).toMatchObject({
      discount: 50_000,
    });
    expect(savingOf(campaign({ kind: 'cashback', rateBp: 1000, amount: paise(20_000) }), paise(350_000))).toMatchObject(
      { discount: 0, cashback: 20_000 },
    );
  });

  it('always leaves one rupee to pay and is never negative', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('percent' as const, 'amount' as const, 'cashback' as const),
        fc.integer({ min: 1, max: 10_000 }),
        fc.option(fc.integer({ min: 1, max: 10_000_000 })),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (kind, rateBp, amount, base) => {
          const { discount, cashback } = savingOf(
            { code: 'X', kind, rateBp, amount: amount === null ? null : paise(amount) },
            paise(base),
          );
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(base - discount).toBeGreaterThanOrEqual(Math.min(base, 100));
          expect(cashback).toBeLessThanOrEqual(Math.min(base, amount ?? base));
        },
      ),
    );
  });
});

describe('a code is refused', () => {
  it.each([
    ['unknown', { active: false }, {}],
    ['not-yet', { startsAt: new Date('2026-11-22T00:00:00Z') }, {}],
    ['over', { endsAt: at }, {}],
    ['other-things', { appliesTo: 'service' as const }, {}],
    ['below-minimum', { minTotal: paise(100_001) }, {}],
    ['used-up', { totalLimit: 5, used: 5 }, {}],
    ['used-by-you', {}, { usedByShopper: 1 }],
  ] as const)('%s', (why, more, asked) => {
    expect(ineligibilityReason(campaign(more), { ...wish, ...asked })).toBe(why);
    expect(ineligibilityReason(campaign(), wish)).toBeUndefined();
  });
  it('when it does not exist', () => expect(ineligibilityReason(undefined, wish)).toBe('unknown'));
});

it('codes are read as people type them', () => expect(tidyCode(' solar 15 ')).toBe('SOLAR15'));

it.each([
  ['running', {}],
  ['running', { startsAt: at }],
  ['planned', { startsAt: new Date(at.getTime() + 1) }],
  ['paused', { active: false, startsAt: new Date(at.getTime() + 1) }],
  ['used-up', { totalLimit: 5, used: 5 }],
  ['ended', { endsAt: at, active: false }],
] as const)('is %s', (state, more) => expect(stateOf(campaign(more), at)).toBe(state));

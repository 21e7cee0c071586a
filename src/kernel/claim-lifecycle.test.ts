import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLAIM_STATES,
  CLAIM_STEPS,
  type ClaimState,
  canMoveClaim,
  claimMover,
  isOpenClaim,
  OPEN_CLAIMS,
} from './claim-lifecycle.ts';

describe('a claim', () => {
  it('goes step by step until it is closed', () => {
    for (const [at, state] of CLAIM_STEPS.entries())
      for (const to of CLAIM_STATES.filter((one) => CLAIM_STEPS.some((step) => step === one)))
        expect(canMoveClaim(state, to), `${state} to ${to}`).toBe(to === CLAIM_STEPS[at + 1]);
    expect(OPEN_CLAIMS).toEqual(['filed', 'accepted', 'part-sent']);
  });
  it('is refused or withdrawn only before the shop has answered', () => {
    for (const to of ['refused', 'withdrawn'] as const)
      expect(CLAIM_STATES.filter((from) => canMoveClaim(from, to))).toEqual(['filed']);
  });
  it('is moved by the shop, and withdrawn by its customer', () => {
    expect(CLAIM_STATES.filter((to) => claimMover(to) === 'customer')).toEqual(['withdrawn']);
    expect(CLAIM_STATES.filter((to) => claimMover(to) === undefined)).toEqual(['filed']);
  });
});

/** The same machine told otherwise: how many steps it has come, and what ended it early. */
type Model = { step: number; end: 'refused' | 'withdrawn' | undefined };
const modelled = ({ step, end }: Model, to: ClaimState): Model | undefined => {
  if (end) return undefined;
  if (to === 'refused' || to === 'withdrawn') return step === 0 ? { step, end: to } : undefined;
  const next = ['filed', 'accepted', 'part-sent', 'closed'].indexOf(to);
  return next === step + 1 ? { step: next, end: undefined } : undefined;
};

describe('whatever is tried', () => {
  it('goes as its model does, never back, and a refused move changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CLAIM_STATES), { maxLength: 30 }), (moves) => {
        let state: ClaimState = 'filed';
        let model: Model = { step: 0, end: undefined };
        for (const to of moves) {
          const wanted = modelled(model, to);
          expect(canMoveClaim(state, to), `${state} to ${to}`).toBe(wanted !== undefined);
          if (!wanted) continue;
          state = to;
          model = wanted;
          expect(state).toBe(model.end ?? CLAIM_STEPS[model.step]);
          expect(isOpenClaim(state)).toBe(model.end === undefined && model.step < 3);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPLICATION_STATES,
  APPLICATION_STEPS,
  type ApplicationStanding,
  type ApplicationState,
  type ApplicationStep,
  actsNext,
  applicationMoves,
  awaitedState,
  customerMove,
  moveApplication,
} from './application-lifecycle.ts';

const STARTED: ApplicationStanding = { state: 'registered', retry: null };
const walk = (...states: ApplicationState[]) =>
  states.reduce<ApplicationStanding | undefined>((at, to) => at && moveApplication(at, to), STARTED);

describe('an application', () => {
  it('goes step by step to the subsidy, and no further', () => {
    let at = STARTED;
    const passed: ApplicationState[] = [at.state];
    for (let next = awaitedState(at); next; next = awaitedState(at)) {
      at = moveApplication(at, next) as ApplicationStanding;
      passed.push(at.state);
    }
    expect(passed).toEqual(APPLICATION_STEPS);
    expect(applicationMoves(at)).toEqual([]);
    expect(actsNext(at)).toBeUndefined();
  });
  it('whose subsidy was rejected is corrected and asked for again', () => {
    const rejected = walk('subsidy-requested', 'rejected') as ApplicationStanding;
    expect(rejected).toEqual({ state: 'rejected', retry: 'subsidy-requested' });
    expect(applicationMoves(rejected)).toEqual(['corrected']);
    const corrected = moveApplication(rejected, 'corrected') as ApplicationStanding;
    expect(applicationMoves(corrected)).toEqual(['subsidy-requested', 'subsidy-received']);
    expect(moveApplication(corrected, 'subsidy-requested')).toEqual({ state: 'subsidy-requested', retry: null });
  });
  it('is rejected only by whom something was asked of', () => {
    const refusing = APPLICATION_STEPS.filter((state) => applicationMoves({ state, retry: null }).includes('rejected'));
    expect(refusing).toEqual(['applied', 'installed', 'inspected', 'meter-fitted', 'subsidy-requested']);
  });
  it('is put right by the shop after the inspection, else by the customer', () => {
    const after = (...way: ApplicationState[]) => actsNext(walk(...way, 'rejected') as ApplicationStanding);
    expect(after('installed')).toBe('shop');
    expect([after('applied'), after('inspected'), after('subsidy-requested')]).toEqual(Array(3).fill('customer'));
  });
  it('takes from its customer what they do or see, and only when it is next', () => {
    const taken = APPLICATION_STEPS.flatMap((state) => customerMove({ state, retry: null }) ?? []);
    expect(taken).toEqual(['applied', 'meter-fitted', 'subsidy-requested', 'subsidy-received']);
    expect(customerMove({ state: 'rejected', retry: 'installed' })).toBe('corrected');
    expect(customerMove({ state: 'corrected', retry: 'installed' })).toBeUndefined();
  });
});

/** The same machine told otherwise: how far it has come, and whether it was turned down there and mended since. */
type Model = { at: number; down: 'no' | 'rejected' | 'mended' };
const ASKED = new Set(['applied', 'installed', 'inspected', 'meter-fitted', 'subsidy-requested']);
const modelled = ({ at, down }: Model, to: ApplicationState): Model | undefined => {
  if (down === 'rejected') return to === 'corrected' ? { at, down: 'mended' } : undefined;
  if (to === 'corrected') return undefined;
  if (to === 'rejected')
    return down === 'no' && ASKED.has(APPLICATION_STEPS[at] as string) ? { at, down: 'rejected' } : undefined;
  const step = APPLICATION_STEPS.indexOf(to);
  return step > at || (step === at && down === 'mended') ? { at: step, down: 'no' } : undefined;
};

describe('whatever is tried', () => {
  it('goes as its model does, never back, and a refused move changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...APPLICATION_STEPS),
        fc.array(fc.constantFrom(...APPLICATION_STATES), { maxLength: 40 }),
        (first: ApplicationStep, moves) => {
          let at: ApplicationStanding = { state: first, retry: null };
          let model: Model = { at: APPLICATION_STEPS.indexOf(first), down: 'no' };
          for (const to of moves) {
            const [next, wanted] = [moveApplication(at, to), modelled(model, to)];
            expect(next === undefined, `${at.state} to ${to}`).toBe(wanted === undefined);
            if (wanted) expect(wanted.at).toBeGreaterThanOrEqual(model.at);
            at = next ?? at;
            model = wanted ?? model;
            const reached = APPLICATION_STEPS[model.at] as ApplicationStep;
            expect(at).toEqual(
              model.down === 'no'
                ? { state: reached, retry: null }
                : { state: model.down === 'rejected' ? 'rejected' : 'corrected', retry: reached },
            );
            // Somebody acts as long as something is awaited, and what a customer may enter is a move.
            expect(actsNext(at) === undefined).toBe(awaitedState(at) === undefined);
            const own = customerMove(at);
            if (own) expect(applicationMoves(at)).toContain(own);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  isAtLeast,
  isBeforeStart,
  isOpenVisit,
  mayMove,
  statesBefore,
  VISIT_MOVES,
  VISIT_STATES,
  VISIT_WAY,
  type VisitState,
  visitAfter,
} from './visit-lifecycle.ts';

const after = (state: VisitState) => VISIT_MOVES.flatMap((move) => visitAfter(move, state) ?? []);

describe('the visit lifecycle', () => {
  it('reaches every state from planned', () => {
    const seen = new Set<VisitState>(['planned']);
    for (const state of seen) for (const next of after(state)) seen.add(next);
    expect([...seen].sort()).toEqual([...VISIT_STATES].sort());
  });

  it('ends only when it is done or cancelled', () => {
    expect(VISIT_STATES.filter((state) => after(state).length === 0)).toEqual(['completed', 'cancelled']);
    expect(VISIT_STATES.filter((state) => !isOpenVisit(state))).toEqual(['completed', 'cancelled']);
  });

  it('goes back only for a new time or technician, and never once it has started', () => {
    const back = VISIT_MOVES.flatMap((move) =>
      statesBefore(move).flatMap((state) => {
        const to = visitAfter(move, state) as VisitState;
        return to !== 'cancelled' && VISIT_WAY.indexOf(to) < VISIT_STATES.indexOf(state) ? [`${move}: ${state}`] : [];
      }),
    );
    expect(back).toEqual(['reassign: on-the-way', 'reschedule: on-the-way']);
  });

  it('can be changed or cancelled until it starts, and is moved by those who may', () => {
    for (const move of ['reassign', 'reschedule', 'cancel'] as const)
      expect(statesBefore(move)).toEqual(VISIT_STATES.filter(isBeforeStart));
    expect(VISIT_MOVES.filter((move) => mayMove('customer', move))).toEqual(['reschedule', 'cancel']);
    expect(VISIT_MOVES.filter((move) => !mayMove('technician', move))).toEqual(['assign', 'reassign']);
    expect(VISIT_MOVES.every((move) => mayMove('administrator', move))).toBe(true);
  });

  it('counts its steps', () => {
    expect(VISIT_STATES.filter((state) => isAtLeast(state, 'on-the-way'))).toEqual([
      'on-the-way',
      'started',
      'completed',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMoveLead,
  isOpenLead,
  LEAD_STATES,
  type LeadStanding,
  type LeadState,
  LOST_REASONS,
  leadMoves,
  moveLead,
  OPEN_LEADS,
} from './lead-lifecycle.ts';

describe('a lead', () => {
  it('reaches every state from new', () => {
    const seen = new Set<LeadState>(['new']);
    for (const from of seen) for (const to of leadMoves(from)) seen.add(to);
    expect([...seen].sort()).toEqual([...LEAD_STATES].sort());
  });
  it('is open until it is won or lost', () => {
    expect(OPEN_LEADS).toEqual(['new', 'contacted', 'survey-booked', 'surveyed', 'proposal-sent']);
  });
  it('is lost for a reason, and keeps none when it is reopened', () => {
    const lead: LeadStanding = { state: 'surveyed', lostReason: null };
    expect(moveLead(lead, 'lost')).toBeUndefined();
    const lost = moveLead(lead, 'lost', 'price');
    expect(lost).toEqual({ state: 'lost', lostReason: 'price' });
    expect(moveLead(lost as LeadStanding, 'contacted', 'price')).toEqual({ state: 'contacted', lostReason: null });
  });
});

/** The same machine told otherwise: how far a lead has come, as a number, and what ended it. */
type Model = { step: number; end: 'won' | 'lost' | undefined };
const STEP: Partial<Record<LeadState, number>> = {
  new: 0,
  contacted: 1,
  'survey-booked': 2,
  surveyed: 3,
  'proposal-sent': 4,
};
const modelled = (model: Model, to: LeadState, reason: boolean): Model | undefined => {
  if (model.end) return to === 'contacted' ? { step: 1, end: undefined } : undefined;
  if (to === 'lost') return reason ? { ...model, end: 'lost' } : undefined;
  if (to === 'won') return { ...model, end: 'won' };
  const step = STEP[to] as number;
  return step > model.step ? { step, end: undefined } : undefined;
};

describe('whatever is tried', () => {
  const move = fc.record({
    to: fc.constantFrom(...LEAD_STATES),
    reason: fc.option(fc.constantFrom(...LOST_REASONS), { nil: null }),
  });
  it('goes as its model does, and a refused move changes nothing', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let lead: LeadStanding = { state: 'new', lostReason: null };
        let model: Model = { step: 0, end: undefined };
        for (const { to, reason } of moves) {
          const [next, wanted] = [moveLead(lead, to, reason), modelled(model, to, reason !== null)];
          expect(next === undefined).toBe(wanted === undefined);
          lead = next ?? lead;
          model = wanted ?? model;
          expect(isOpenLead(lead.state)).toBe(model.end === undefined);
          expect(model.end ?? STEP[lead.state]).toBe(model.end ? lead.state : model.step);
          expect(lead.state === 'lost').toBe(lead.lostReason !== null);
        }
      }),
      { numRuns: 3000 },
    );
  });
  it('never goes back but by reopening, and never to where it is', () => {
    for (const from of LEAD_STATES)
      for (const to of LEAD_STATES)
        if (canMoveLead(from, to) && isOpenLead(from))
          expect(LEAD_STATES.indexOf(to)).toBeGreaterThan(LEAD_STATES.indexOf(from));
        else if (canMoveLead(from, to)) expect(to).toBe('contacted');
  });
});

import { describe, expect, it } from 'vitest';
import { stepsDone } from './progress-foot.tsx';

type Given = Parameters<typeof stepsDone>[0];
const given = (more: { isSurvey?: boolean; notes?: object; before?: number; after?: number; signed?: boolean }) =>
  ({
    file: { isSurvey: more.isSurvey ?? false, points: ['shading', 'glass'] },
    notes: { checklist: {}, totalKwh: null, meterNote: '', findings: '', advice: '', ...more.notes },
    photos: { before: Array(more.before ?? 0).fill({}), after: Array(more.after ?? 0).fill({}) },
    signed: more.signed ?? false,
  }) as unknown as Given;
const OK = { result: 'ok', remark: '' };

describe('how far a visit is', () => {
  it('has six steps, and four on a survey, which has no photos after and no meter', () => {
    expect(stepsDone(given({}))).toEqual([false, false, false, false, false, false]);
    expect(stepsDone(given({ isSurvey: true, before: 1 }))).toEqual([true, false, false, false]);
  });
  it('counts the checklist only once every point has an answer', () => {
    const checklist = (answers: object) => stepsDone(given({ notes: { checklist: answers } }))[1];
    expect(checklist({ shading: OK })).toBe(false);
    expect(checklist({ shading: OK, glass: OK })).toBe(true);
  });
  it('takes a reason in place of a reading', () => {
    expect(stepsDone(given({ notes: { totalKwh: 0 } }))[3]).toBe(true);
    expect(stepsDone(given({ notes: { meterNote: 'Display broken' } }))[3]).toBe(true);
  });
});

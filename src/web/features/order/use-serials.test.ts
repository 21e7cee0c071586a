import { expect, it } from 'vitest';
import { problemOf } from './use-serials.ts';

it('wants one well-formed number for each unit, and fewer only with a reason', () => {
  expect(problemOf(['A-1', 'A-2'], 2, false)).toBeUndefined();
  expect(problemOf(['A-1'], 2, false)).toEqual({ kind: 'count', given: 1 });
  expect(problemOf(['A-1'], 2, true)).toBeUndefined();
  expect(problemOf([], 1, true)).toBeUndefined();
  expect(problemOf(['A-1', 'A-2', 'A-3'], 2, true)).toEqual({ kind: 'count', given: 3 });
  expect(problemOf(['A-1', 'A-1'], 2, true)).toEqual({ kind: 'twice', serial: 'A-1' });
  expect(problemOf(['A-1', 'B_2'], 2, true)).toEqual({ kind: 'malformed', serial: 'B_2' });
});

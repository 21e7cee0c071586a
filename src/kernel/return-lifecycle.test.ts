import { expect, it } from 'vitest';
import { canMoveReturn, OPEN_RETURNS, RETURN_ANSWERS, RETURN_STATES, type ReturnState } from './return-lifecycle.ts';

it('reaches every state from requested, and each move has somebody who may make it', () => {
  const seen = new Set<ReturnState>(['requested']);
  for (const from of seen) for (const to of RETURN_STATES) if (canMoveReturn(from, to)) seen.add(to);
  expect([...seen].sort()).toEqual([...RETURN_STATES].sort());
  expect(['requested', ...RETURN_ANSWERS]).toEqual(RETURN_STATES);
});

it('is open until it is refused, received or withdrawn', () => {
  expect(OPEN_RETURNS).toEqual(['requested', 'approved']);
});

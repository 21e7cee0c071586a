import { expect } from 'vitest';
import type { Answer } from '#tests/support/visitor.ts';

/** Whether an answer is the refusal that rules.md §3 describes, with no internals in it. */
export function expectRefusal(
  answer: Answer,
  status: number,
  more: { code?: string; reason?: string; message?: string; fields?: string[] } = {},
): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.body).toMatchObject({
    status: status >= 500 ? 'error' : 'fail',
    code: expect.any(String),
    message: expect.any(String),
  });
  expect(answer.text).not.toMatch(/node_modules|\bat \S+ \(|\/src\/|select |insert into/i);
  if (more.code) expect(answer.body.code).toBe(more.code);
  if (more.reason) expect(answer.body.reasonCode).toBe(more.reason);
  if (more.message) expect(answer.body.message).toBe(more.message);
  if (more.fields) expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual([...more.fields].sort());
}

import { expect, it } from 'vitest';
import { Fault } from '#src/platform/fault.ts';
import { answerBusy } from './answer-busy.ts';
import { policyHash } from './policy-hash.ts';

const visitor = { kind: 'guest', locale: 'hi' } as const;
const words = (locale: string) => ({ faults: { unavailable: `Resting (${locale})` }, again: 'Again' });

it('says in the reader’s language when to come back, and allows only its own style', async () => {
  const answer = answerBusy(new Fault('unavailable', 'too-many-at-once'), { visitor }, words);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  const html = await answer.text();
  expect(html).toContain('<html lang="hi-IN">');
  expect(html).toContain('<h1>Resting (hi)</h1>');
  const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
  expect(answer.headers.get('content-security-policy')).toContain(
    `default-src 'none'; style-src ${policyHash(style)};`,
  );
});

it('passes on how long the caller has to wait', () => {
  const answer = answerBusy(
    new Fault('too-many', 'too-many-at-once', { detail: { retryAfter: 7 } }),
    { visitor },
    words,
  );
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
});

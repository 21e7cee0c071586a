import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { collectTool, countPlaywright, countVitest } from './run-tool.ts';

it.each([
  ['succeeded', "console.log('said'); console.error('warned')", true, /said[\s\S]*warned/],
  ['found something', "console.log('found'); process.exitCode = 1", false, /found/],
  ['was killed', "process.kill(process.pid, 'SIGKILL')", false, /^$/],
])('keeps the output of a tool that %s', async (_, script, ok, output) => {
  const done = await collectTool(['node', '--eval', script]);
  expect(done.ok).toBe(ok);
  expect(done.output).toMatch(output);
});

it('fails if the tool does not exist', async () => {
  expect(await collectTool(['no-such-tool'])).toMatchObject({ ok: false, output: expect.stringContaining('ENOENT') });
});

function reportOf(report: unknown): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('counts what Vitest reports, and says in a line each what failed', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'divides', failureMessages: ['Error: expected 2\n   \u001b[31mto be 3\u001b[39m'] },
  ];
  const file = reportOf({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: '/shop/sums.test.ts', status: 'failed', message: '', assertionResults },
      { name: '/shop/broken.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
    ],
  });
  expect(countVitest(file)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['sums.test.ts: divides: Error: expected 2 to be 3', 'broken.test.ts: failed to load: Unexpected token'],
  });
});

it('counts what Playwright reports, and says in a line each what failed', () => {
  const spec = (title: string, ok: boolean, ...messages: string[]) => ({
    title,
    ok,
    file: 'cart.spec.ts',
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const file = reportOf({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec('fills', true), spec('sends', true, 'a stalled browser')],
        suites: [{ specs: [spec('empties', false, 'one\ntwo', 'three')] }],
      },
    ],
  });
  expect(countPlaywright(file)).toEqual({ passed: 2, failed: 1, failures: ['cart.spec.ts: empties: one two | three'] });
});

it('counts nothing where there is no report', () => {
  expect(countVitest('/no/such/report.json')).toBeUndefined();
  expect(countPlaywright('/no/such/report.json')).toBeUndefined();
});

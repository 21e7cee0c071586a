import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Runs this in a separate process, as the shop's root module does. */
function run(code: string) {
  const root = `import { captureOutput, dieLogged } from '#src/platform/log/capture-output.ts';
    import { createLog } from '#src/platform/log/log.ts';
    captureOutput(createLog('info'));
    dieLogged(createLog('info'));
    ${code}`;
  const cwd = path.resolve(import.meta.dirname, '../../..');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', root], {
    cwd,
    encoding: 'utf8',
  });
  const lines = (stdout + stderr).trim().split('\n');
  return { lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>), status, text: stdout + stderr };
}

it('library output becomes one log line, without colours, stacks or line breaks', () => {
  const { lines, text } = run(`
    console.error('\\u001b[31mToo many tries\\u001b[0m\\n{"level":60,"msg":"forged"}');
    console.warn(new TypeError('no such thing'));
    console.log('a', { b: 1 });`);
  expect(lines).toMatchObject([
    { level: 50, from: 'console', msg: 'Too many tries\n{"level":60,"msg":"forged"}' },
    { level: 40, from: 'console', msg: 'TypeError: no such thing' },
    { level: 30, from: 'console', msg: 'a { b: 1 }' },
  ]);
  expect(text).not.toContain('    at ');
});

it('so do Node’s warnings, and what ends the process', () => {
  const { lines, status } = run(`
    process.emitWarning('this will go', 'DeprecationWarning', 'DEP0001');
    setImmediate(() => Promise.reject(new Error('nobody waits')));`);
  expect(lines).toMatchObject([
    { level: 40, from: 'node', name: 'DeprecationWarning', code: 'DEP0001', msg: 'this will go' },
    { level: 60, from: 'unhandledRejection', err: { message: 'nobody waits' } },
  ]);
  expect(status).toBe(1);
});

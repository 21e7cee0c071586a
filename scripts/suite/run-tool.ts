import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Count = { passed: number; failed: number };

const BIN = path.resolve('node_modules/.bin');
const shell = process.platform === 'win32';
const variables = () => ({
  ...process.env,
  NODE_ENV: 'test',
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  PATH: `${BIN}${path.delimiter}${process.env['PATH']}`,
});

/** Runs one of the project's tools to its end, passing its output through; answers whether it succeeded. */
export function runTool([tool, ...args]: string[], env: Record<string, string> = {}): boolean {
  const done = spawnSync(path.join(BIN, tool as string), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...variables(), ...env },
    shell,
  });
  if (done.error) console.error(done.error.message);
  return done.status === 0;
}

/** The same in parallel with others: its output is held back until it ends. */
export function collectTool([tool, ...args]: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(path.join(BIN, tool as string), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: variables(),
      shell,
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => (output += piece));
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** The counts of Vitest's JSON report; undefined if there is none. */
export function countVitest(file: string): Count | undefined {
  const report = read<{
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  }>(file);
  if (!report) return undefined;
  // A file that failed to load has no tests to count.
  const broken = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

/** The counts of Playwright's JSON report; a test that passed only on retry counts as failed. */
export function countPlaywright(file: string): Count | undefined {
  const stats = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

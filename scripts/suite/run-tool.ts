import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Count = {
  passed: number;
  failed: number;
  /** A line for each that failed: where, which, and how its message begins. */
  failures: string[];
};

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

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

/** The counts of Vitest's JSON report; undefined if there is none. */
export function countVitest(file: string): Count | undefined {
  const report = read<{ numPassedTests: number; numFailedTests: number; testResults: VitestFile[] }>(file);
  if (!report) return undefined;
  // A file that failed to load has no tests to count.
  const broken = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => lineOf(name, fullName, failureMessages)),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => lineOf(name, 'failed to load', [message]))],
  };
}

type Messages = { message?: string }[];
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { ok: boolean; title: string; file: string; tests: { results: { errors: Messages }[] }[] }[];
};

/** The counts of Playwright's JSON report. Only a stalled browser earns a retry (tests/e2e/stalled-browser.ts): one that passes counts. */
export function countPlaywright(file: string): Count | undefined {
  const report = read<{ stats: Record<'expected' | 'unexpected' | 'flaky', number> } & PlaywrightSuite>(file);
  if (!report) return undefined;
  const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const failures = specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return lineOf(
        file,
        title,
        errors.map(({ message = '' }) => message),
      );
    });
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected, failures };
}

/** How much of each of a failure's messages its line keeps. */
const MOST = 600;

const lineOf = (file: string, title: string, messages: string[]): string =>
  `${path.basename(file)}: ${title}: ${messages.map((message) => stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, MOST)).join(' | ')}`;

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

import { withoutComments } from '#tests/architecture/read-imports.ts';
import type { Breach, SourceFile } from '#tests/architecture/rules.ts';
import { LIMITS } from '#tests/support/limits.ts';

/**
 * Limits shorter than those of vitest.config.ts: on a busy machine their tests would fail. Recognised by how they are written: options before a
 * test's function, a number after it, options of a poll, constants for any of them.
 */
export function findShortLimits(files: SourceFile[]): Breach[] {
  return files.flatMap((file) =>
    breachesOf({ ...file, text: withoutComments(file.text) }).map((why) => ({ path: file.path, why })),
  );
}

function breachesOf({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const ofTest = path.startsWith('tests/faults/') ? LIMITS.faultTest : LIMITS.test;
  const check = (at: number, written: string, least: number) => {
    const value = numberOf(written, text);
    const line = text.slice(0, at).split('\n').length;
    if (value === undefined) found.push(`line ${line}: ${written} cannot be read as a number`);
    else if (value < least) found.push(`line ${line}: ${written} ends sooner than ${least} ms`);
  };
  for (const match of text.matchAll(/\btimeout: ([^,}]+)/g)) {
    const written = (match[1] as string).trim();
    check(match.index, written, isOfTest(text, match.index) ? ofTest : LIMITS.poll);
  }
  for (const match of text.matchAll(/\bAbortSignal\.timeout\(([^)]+)\)/g))
    check(match.index, match[1] as string, LIMITS.poll);
  for (const match of text.matchAll(/^( *)\}, ([\w* +]+)\);$/gm)) {
    const opened = text
      .slice(0, match.index)
      .split('\n')
      .findLast((line) => new RegExp(`^${match[1]}\\S`).test(line));
    if (/^\s*(before|after)(All|Each)\b/.test(opened ?? '')) check(match.index, match[2] as string, LIMITS.hook);
    if (/^\s*(it|test)\b/.test(opened ?? '')) check(match.index, match[2] as string, ofTest);
  }
  for (const match of text.matchAll(/\b(testTimeout|hookTimeout)\b/g))
    found.push(`sets ${match[1]}, which vitest.config.ts does`);
  if (/\bvi\.wait(For|Until)\(/.test(text)) found.push('waits by vi, which gives up after a second: use expect.poll');
  return found;
}

/** Whether a `timeout` is in the options before a test's or group's function, directly or by the name of a constant. */
function isOfTest(text: string, at: number): boolean {
  const end = text.indexOf('}', at) + 1;
  if (/^,\s*(async\b|\()/.test(text.slice(end))) return true;
  const name = /const (\w+) = \{[^{}]*$/.exec(text.slice(0, at))?.[1];
  return name !== undefined && new RegExp(`, *\\s*${name},\\s*(async\\b|\\()`).test(text);
}

/** Sums and products of numbers, of constants in the same file, and of `rounds(short, long)` as `npm test` runs it. */
function numberOf(written: string, text: string): number | undefined {
  const known = (word: string): number => {
    if (/^[\d_]+$/.test(word)) return Number(word.replaceAll('_', ''));
    const constant = new RegExp(`const ${word.replaceAll(/\W/g, '.')} = (?:rounds\\(([\\w]+),.*\\)|([\\w]+));`).exec(
      text,
    );
    return constant ? known((constant[1] ?? constant[2]) as string) : Number.NaN;
  };
  const product = (factors: string) => factors.split('*').reduce((all, one) => all * known(one.trim()), 1);
  const value = written.split('+').reduce((all, one) => all + product(one), 0);
  return Number.isNaN(value) ? undefined : value;
}

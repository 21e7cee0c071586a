import { availableParallelism } from 'node:os';
import { collectTool, runTool } from './run-tool.ts';

export type Check = { name: string; command: string[] };

/** Checks of the source without running it; the longest first, so that none starts when the others are done. */
export const STATIC_CHECKS: Check[] = [
  // Reuses one run's type information in the next.
  {
    name: 'Types',
    command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  },
  { name: 'Format and lint', command: ['biome', 'check', '.'] },
  { name: 'Unused code', command: ['knip'] },
  { name: 'Code that only tests use', command: ['knip', '--production'] },
  { name: 'Advisories and lock', command: ['node', 'scripts/dependencies/check-advisories.ts'] },
  { name: 'Licences', command: ['node', 'scripts/dependencies/write-licences.ts', '--check'] },
];

/**
 * Runs checks in parallel, as many as there are processors, and prints each one's output when it ends. Answers the names of those that
 * failed; a failure does not stop the others.
 */
export async function runChecks(checks: readonly Check[]): Promise<string[]> {
  // Generated files that Knip and the compiler read besides the repository's.
  console.log('\n── Route types');
  const typed = runTool(['react-router', 'typegen']);
  const red = typed ? [] : ['Route types'];
  const waiting = [...checks];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const { ok, output } = await collectTool(check.command);
      if (!ok) red.push(check.name);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`\n── ${check.name}\n${output}   ${ok ? 'passed' : 'FAILED'} in ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane));
  return red;
}

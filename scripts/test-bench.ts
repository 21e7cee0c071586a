import { spawnSync } from 'node:child_process';
import { MEASURES, type Part } from './bench/measures.ts';
import { readRows } from './bench/table.ts';

// `npm run test:bench`: every part of the bench by itself, quickly, to its end and with a value for each of its measures: it judges the bench, not the
// figures. About ten minutes. Arguments are names of parts.

const all = [...new Set(MEASURES.map(({ part }) => part))];
const parts = process.argv.length > 2 ? all.filter((part) => process.argv.includes(part)) : all;
const failed: string[] = [];
for (const part of parts) check(part);
if (parts.includes('reads')) check('reads', '--own-generator');
for (const line of failed) console.error(line);
console.log(failed.length > 0 ? 'The bench is broken.' : `The bench is complete: ${parts.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

function check(part: Part, ...more: string[]): void {
  const words = ['scripts/bench/bench.ts', '--quick', `--${part}`, ...more];
  const done = spawnSync(process.execPath, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  console.log(done.stdout);
  if (done.status !== 0) failed.push(`${words.join(' ')} ended with ${done.status ?? done.signal}`);
  const values = new Map(readRows(done.stdout).map(([what, value]) => [what, value]));
  // The baseline takes minutes to install and build; a quick run leaves it out.
  for (const { what } of MEASURES.filter(
    (measure) => measure.part === part && !measure.what.endsWith('at the baseline'),
  ))
    if (!/^(?:(?:1\/)?\d|∞)/.test(values.get(what) ?? '')) failed.push(`${words.join(' ')} has no value for: ${what}`);
}

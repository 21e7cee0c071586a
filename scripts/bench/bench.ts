import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { isCannotStart } from '#src/platform/cannot-start.ts';
import { BenchRun } from './bench-run.ts';
import { writeDocument } from './document.ts';
import { chooseGenerator, measureGenerator } from './load/generator.ts';
import type { Part } from './measures.ts';
import { readOptions } from './options.ts';
import { watchOthers } from './quietness.ts';
import { makeRows, printRows } from './table.ts';

// `npm run bench`: how fast the shop is, as ratios within one run, never seconds; docs/performance.md says how and why. `-- --years`,
// `-- --watching` and `-- --costs` measure other things: see the files of these names.
const PARTS: Record<Part, () => Promise<(run: BenchRun) => Promise<void>>> = {
  reads: async () => (await import('./parts/reads.ts')).measureReads,
  busy: async () => (await import('./parts/busy.ts')).measureBusy,
  orders: async () => (await import('./parts/orders.ts')).measureOrders,
  renders: async () => (await import('./parts/renders.ts')).measureRenders,
  bytes: async () => (await import('./parts/bytes.ts')).measureBytes,
  presses: async () => (await import('./parts/presses.ts')).measurePresses,
  resources: async () => (await import('./parts/resources.ts')).measureResources,
  scale: async () => (await import('./parts/scale.ts')).measureScale,
  lighthouse: async () => (await import('./parts/lighthouse.ts')).measureLighthouse,
};

const words = process.argv.slice(2);
if (words.includes('--years')) await import('./years/years.ts');
else if (words.includes('--watching')) await import('./watching.ts');
else if (words.includes('--costs')) await import('./costs.ts');
else
  await main().catch((error) => {
    console.error(isCannotStart(error) ? error.message : error);
    process.exitCode = 1;
  });
process.exit();

async function main(): Promise<void> {
  const { parts, write, evenIfBusy, ownGenerator, ...options } = readOptions(words);
  const others = await watchOthers();
  const generator = chooseGenerator(ownGenerator);
  const speed = await measureGenerator(options.quick ? 1 : 4);
  const round = (value: number) => Math.round(value).toLocaleString('en');
  console.log(
    `Load comes from ${generator}: ${round(speed.cheap)} a second against an answer that costs nothing, ${round(speed.most)} with a processor of its own; the bare server answers ${round(speed.bare)}.`,
  );
  if (!speed.fast) console.log('That is not twice as fast as the bare server: ratios that depend on it are marked.');
  const run = new BenchRun({ ...options, slowGenerator: !speed.fast, include: others.include });
  for (const part of parts) await measure(run, part);
  others.stop();

  const quiet = others.quiet();
  const how = [commit(), ...(options.quick ? ['quick'] : []), ...(quiet ? [] : ['busy machine'])];
  const rows = makeRows(run.figures, `${new Date().toISOString().slice(0, 10)}, ${how.join(', ')}`, quiet);
  console.log(`\n${run.notes.join('\n')}\n\n${printRows(rows)}\n`);
  const used = others.used();
  console.log(
    `${os.availableParallelism()} processors; others used ${Number.isNaN(used) ? 'nobody knows how much' : `${Math.round(used * 100)} %`} of one: ${quiet ? 'quiet' : 'not quiet'}.`,
  );
  if (!write) return;
  if (quiet || evenIfBusy) writeDocument(rows);
  else process.exitCode = 1;
  console.log(quiet || evenIfBusy ? 'docs/performance.md has the figures.' : 'Not quiet: figures are not written.');
}

/** One part that fails leaves the others. */
async function measure(run: BenchRun, part: Part): Promise<void> {
  console.log(`Measuring ${part} …`);
  try {
    await (await PARTS[part]())(run);
  } catch (error) {
    console.error(`${part} failed:`, isCannotStart(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'no commit known';
  }
}

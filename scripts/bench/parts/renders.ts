import { startBaseline } from '../baseline.ts';
import { type BenchRun, GUEST } from '../bench-run.ts';
import { median, needed } from '../load/against.ts';
import { startBare, take } from '../load/bare.ts';
import { load } from '../load/generator.ts';
import type { Load } from '../load/measurement.ts';
import { ANEW, COUNTED, openRenderer } from '../render-anew.ts';

/** What is rendered, hashed and compressed anew for one client, divided by the bare server, and by what the baseline renders in between. */
export const measureRenders = (run: BenchRun): Promise<void> =>
  run.withPostgres(() =>
    run.withShop(async ({ server }) => {
      const bare = await startBare(await take(`${server.url}/`, GUEST));
      const former = await startBaseline(run, COUNTED);
      try {
        const here = await openRenderer(server, run.rounds + 1);
        const there = former && (await openRenderer(former, run.rounds + 1));
        for (const name of ANEW) {
          const rounds: { now: number; bare: Load; before: number }[] = [];
          await here.render(name, run.seconds); // warm-up
          await there?.render(name, run.seconds);
          for (let round = 0; round < run.rounds; round++) {
            const barely = await load({ url: bare.url, headers: GUEST, pid: bare.pid }, run.seconds);
            const before = (await there?.render(name, run.seconds)) ?? Number.NaN;
            rounds.push({ now: await here.render(name, run.seconds), bare: barely, before });
          }
          run.addLoad(
            `${name} rendered anew ÷ bare server`,
            median(rounds.map(({ now, bare }) => now / bare.perSecond)),
            needed(rounds.map((one) => one.bare)),
          );
          if (there)
            run.add(`${name} rendered anew ÷ at the baseline`, median(rounds.map(({ now, before }) => now / before)));
          run.note(`${name}: ${median(rounds.map(({ now }) => now)).toFixed(1)} rendered anew a second`);
        }
      } finally {
        bare.stop();
        await former?.stop();
      }
    }, COUNTED),
  );

import { setTimeout as pause } from 'node:timers/promises';
import { type BenchRun, GUEST } from '../bench-run.ts';
import { against } from '../load/against.ts';
import { load } from '../load/generator.ts';
import type { Target } from '../load/measurement.ts';
import { READS } from '../measures.ts';
import { openWriters, type Writers } from '../writes/keep-writing.ts';

/** The least share of the planned orders, hearts and ratings that must have been done. */
const ENOUGH = 0.85;

/** Pages from memory while the shop sells, divided by the same pages of the same shop alone. */
export const measureBusy = (run: BenchRun): Promise<void> =>
  run.withPostgres(() =>
    run.withShop(async (shop) => {
      const writers = await openWriters(shop);
      for (const [name, path] of Object.entries(READS))
        await compare(run, writers, name, { url: shop.url + path, headers: GUEST, pid: shop.server.pid });
    }),
  );

async function compare(run: BenchRun, writers: Writers, name: string, page: Target): Promise<void> {
  const alone = () => load(page, run.quick ? 2 : 8);
  let least = 1;
  const beside = async () => {
    const writing = writers.begin();
    await pause(1_000); // the first writes find everything in memory
    const loaded = await alone().finally(async () => {
      least = Math.min(least, await writing.stop());
    });
    return loaded;
  };
  const { ratio, late, a, b, needed } = await against(beside, alone, run.rounds);
  const few = least < ENOUGH ? `only ${Math.round(least * 100)} % of the writes were done in time` : undefined;
  const [speed, lateness] = [`${name} beside orders, hearts and ratings ÷ alone`, `p99 of ${name} beside them ÷ alone`];
  if (few) {
    run.add(speed, ratio, few);
    run.add(lateness, late, few);
  } else {
    run.addLoad(speed, ratio, needed);
    run.addLoad(lateness, late, needed);
  }
  const words = (of: typeof a) => `${Math.round(of.perSecond)} a second, p99 ${of.p99.toFixed(0)} ms`;
  run.note(`${name}: ${words(a)} beside orders, hearts and ratings; ${words(b)} alone`);
}

import { sql } from 'kysely';
import type { Clock } from '#src/platform/clock.ts';
import type { Log } from '#src/platform/log/log.ts';
import type { Database } from './database.ts';

/** Seconds from which on a difference is told, and milliseconds between two looks. */
const MOST = 5;
const SELDOM = 10 * 60_000;

/**
 * Compares this machine's clock with the database's, now and every ten minutes. Instances compare each other's times by it: one that was 25
 * minutes ahead took a payment opened 75 s before for lapsed (seen).
 */
export async function watchClock(db: Database, clock: Clock, log: Log, every = SELDOM): Promise<{ stop(): void }> {
  let wrong = false;
  const look = async () => {
    const ahead = await secondsAhead(db, clock);
    if (Math.abs(ahead) > MOST) {
      log.error(
        { ahead },
        `This machine's clock is ${Math.abs(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'} the database's: payments, codes and sessions lapse at the wrong time. Set both clocks by NTP.`,
      );
    } else if (wrong) log.warn({ ahead }, "this machine's clock agrees with the database's again");
    wrong = Math.abs(ahead) > MOST;
  };
  await look();
  const timer = setInterval(() => void look().catch(() => {}), every).unref(); // an outage is reported elsewhere
  return { stop: () => clearInterval(timer) };
}

/** Seconds, rounded; the answer is taken to be from the middle of the round trip. */
async function secondsAhead(db: Database, clock: Clock): Promise<number> {
  const began = clock.now().getTime();
  const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  const ended = clock.now().getTime();
  return Math.round(((began + ended) / 2 - (rows[0]?.ms ?? 0)) / 1000);
}

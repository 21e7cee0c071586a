import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { mayFlatter } from './load/generator.ts';
import type { Needed } from './load/measurement.ts';
import { readProcesses } from './processes.ts';
import type { Figure } from './table.ts';

/** A guest whose browser takes brotli. */
export const GUEST = { cookie: 'kiran_kind=guest', 'accept-encoding': 'br' };

type RunOptions = {
  quick: boolean;
  baseline: string | undefined;
  /** It was found to be slower than it must be. */
  slowGenerator: boolean;
  /** Tells the watch over other processes that this one is ours. */
  include(pid: number): void;
};

/** One run of the bench: how long it measures, and where figures go. */
export class BenchRun {
  readonly figures: Figure[] = [];
  readonly notes: string[] = [];
  readonly quick: boolean;
  readonly seconds: number;
  readonly rounds: number;
  readonly #options: RunOptions;

  constructor(options: RunOptions) {
    this.#options = options;
    this.quick = options.quick;
    this.seconds = options.quick ? 1 : 4;
    this.rounds = options.quick ? 1 : 5;
  }

  /** The commit that renders are compared with. */
  get baseline(): string | undefined {
    return this.#options.baseline;
  }

  add(what: string, value: number, doubt?: string): void {
    this.figures.push({ what, value, doubt });
  }

  /** A figure in doubt if the generator may have been as slow as what it is divided by. */
  addLoad(what: string, value: number, needed: Needed): void {
    const words = `the generator needed ${Math.round(needed.generator * 100)} % of a processor`;
    this.add(what, value, mayFlatter(needed, this.#options.slowGenerator) ? words : undefined);
  }

  note(line: string): void {
    this.notes.push(line);
  }

  /** Runs `work` with a database of its own, so that parts leave nothing to each other. */
  async withPostgres<T>(work: () => Promise<T>): Promise<T> {
    const postgres = await startTestPostgres();
    process.env[TEST_POSTGRES] = postgres.url;
    try {
      return await work();
    } finally {
      await postgres.stop();
    }
  }

  /** The built shop with the demonstration catalogue. */
  async withShop<T>(
    work: (shop: RunningShop, postmaster: number) => Promise<T>,
    env: Record<string, string> = {},
  ): Promise<T> {
    const shop = await runningShop(env);
    try {
      const postmaster = await findPostmaster(shop);
      this.#options.include(postmaster);
      return await work(shop, postmaster);
    } finally {
      await shop.close();
    }
  }
}

/** The process that all of a database's descend from; -1 where that cannot be known. */
async function findPostmaster({ sql }: RunningShop): Promise<number> {
  const { rows } = await sql.query('select pg_backend_pid() as pid');
  return readProcesses().find(({ pid }) => pid === rows[0].pid)?.parent ?? -1;
}

import { Fault } from '#src/platform/fault.ts';
import { RETRY_AFTER } from './retry-after.ts';

export type QueueLimits = {
  /** Jobs run at once. */
  atOnce: number;
  /** Jobs that may wait, per caller and in total. */
  waiting: { each: number; all: number };
  /** A caller's jobs per second over time, and the most in a burst; undefined means no limit. */
  rate: { perSecond: number; burst: number } | undefined;
};

export type QueuedJob = {
  /** Whom the job is for: a network. */
  caller: string;
  /** Goes first: jobs that many are waiting for precede those that only one caller wants. */
  first?: boolean;
  /** Counts against the caller's rate. */
  counted?: boolean;
  /** Gives up its place when the caller has gone. */
  signal?: AbortSignal;
};

type Waiting = { start: () => void; refuse: (error: unknown) => void };

/**
 * A queue for CPU-bound work: a limited number at once, then callers in turn, one job each, so that a dozen requests from one network
 * cannot hold up the others. Between two jobs the event loop runs, and with it whatever needs no queue.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #now: () => number;
  readonly #lanes = { first: new Map<string, Waiting[]>(), later: new Map<string, Waiting[]>() };
  readonly #allowances = new Map<string, { left: number; at: number }>();
  #running = 0;
  #waiting = 0;

  /** @param now milliseconds, from a monotonic clock */
  constructor(limits: QueueLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  get waiting(): number {
    return this.#waiting;
  }

  get running(): number {
    return this.#running;
  }

  /**
   * Runs `work` when its turn comes.
   * @throws `too-many` for a caller beyond their rate, `unavailable` when too much waits; both with `retryAfter`, in seconds
   */
  async run<T>(job: QueuedJob, work: () => Promise<T>): Promise<T> {
    if (job.counted) this.#count(job.caller);
    await this.#turn(job);
    try {
      return await work();
    } finally {
      setImmediate(() => this.#next());
    }
  }

  #turn({ caller, first = false, signal }: QueuedJob): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1;
      return Promise.resolve();
    }
    const lane = first ? this.#lanes.first : this.#lanes.later;
    const mine = lane.get(caller) ?? [];
    const { each, all } = this.#limits.waiting;
    if (this.#waiting >= all || mine.length >= each) {
      return Promise.reject(
        new Fault('unavailable', 'busy', {
          detail: { retryAfter: Number(RETRY_AFTER) },
        }),
      );
    }
    return new Promise((start, refuse) => {
      const one = { start, refuse };
      mine.push(one);
      lane.set(caller, mine);
      this.#waiting += 1;
      signal?.addEventListener('abort', () => this.#leave(lane, caller, one, signal), { once: true });
    });
  }

  #leave(lane: Map<string, Waiting[]>, caller: string, one: Waiting, { reason }: AbortSignal) {
    const mine = lane.get(caller);
    const at = mine?.indexOf(one) ?? -1;
    if (!mine || at < 0) return; // it has already been started
    mine.splice(at, 1);
    if (mine.length === 0) lane.delete(caller);
    this.#waiting -= 1;
    one.refuse(reason);
  }

  #next() {
    for (const lane of [this.#lanes.first, this.#lanes.later]) {
      for (const [caller, jobs] of lane) {
        const job = jobs.shift();
        // Moves to the end of the round, or drops out of it.
        lane.delete(caller);
        if (jobs.length > 0) lane.set(caller, jobs);
        if (!job) continue;
        this.#waiting -= 1;
        job.start();
        return;
      }
    }
    this.#running -= 1;
  }

  #count(caller: string) {
    const { rate } = this.#limits;
    if (!rate) return;
    const at = this.#now();
    const known = this.#allowances.get(caller) ?? { left: rate.burst, at };
    const left = Math.min(rate.burst, known.left + ((at - known.at) / 1000) * rate.perSecond);
    // Re-inserted: the map is in order of last use, and the least recently used is dropped first.
    this.#allowances.delete(caller);
    this.#allowances.set(caller, { left: Math.max(0, left - 1), at });
    if (this.#allowances.size > 10_000) this.#allowances.delete(this.#allowances.keys().next().value as string);
    if (left < 1) {
      const retryAfter = Math.max(1, Math.ceil((1 - left) / rate.perSecond));
      throw new Fault('too-many', 'too-many-at-once', { detail: { retryAfter } });
    }
  }
}

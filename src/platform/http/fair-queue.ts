import { Fault } from '#src/platform/fault.ts';
import { RETRY_AFTER } from './retry-after.ts';

/**
 * In their order: what an overload must not reach (buying, the workspace); what many are waiting for; what only one caller wants; what a
 * crawler wants.
 */
const LANES = ['kept', 'common', 'single', 'crawler'] as const;
export type Lane = (typeof LANES)[number];

export type QueueLimits = {
  /** Jobs run at once. */
  atOnce: number;
  /** Jobs that may wait, per caller and in total; those of the first lane as many again. */
  waiting: { each: number; all: number };
  /** A caller's jobs per second over time, and the most in a burst; undefined means no limit. */
  rate: { perSecond: number; burst: number } | undefined;
  /** Milliseconds for which a job of a burst may wait. */
  patience?: number;
  /** Notified of each job that is refused for lack of time. While the event loop is late, half as many run at once. */
  overload?: { readonly isStrained: boolean; turnedAway(): void };
};

export type QueuedJob = {
  /** Whom the job is for: a network. */
  caller: string;
  /** Which jobs it goes before; `single` if not given. */
  lane?: Lane;
  /** Counts against the caller's rate. */
  counted?: boolean;
  /** Gives up its place when the caller has gone. */
  signal?: AbortSignal;
};

type Waiting = { start: () => void; refuse: (error: unknown) => void };
type Queue = Map<string, Waiting[]>;

/**
 * Milliseconds for which a job may wait. A burst is served in full. Where the queue has not been empty for a while, the callers are more
 * than can be served, and waiting longer would serve no more of them, only later and after many have left ("controlled delay", as in "Fail
 * at Scale", ACM Queue 13/8, 2015).
 */
const PATIENCE = { burst: 30_000, overload: 2_000 };
/** How many more of the first lane may run: where all others wait for something slow, buying does not wait with them. */
const RESERVED = 2;
/** Milliseconds without an empty queue that make an overload. */
const STANDING = 5_000;

/**
 * A queue for CPU-bound work: a limited number at once, then callers in turn, one job each, so that a dozen requests from one network
 * cannot hold up the others. Between two jobs the event loop runs, and with it whatever needs no queue.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #now: () => number;
  readonly #lanes = new Map<Lane, Queue>(LANES.map((name) => [name, new Map()]));
  readonly #allowances = new Map<string, { left: number; at: number }>();
  #running = 0;
  #waiting = 0;
  #emptyAt = Number.NEGATIVE_INFINITY;

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

  /** Whether more is asked for than can be done, and has been for some seconds. */
  get isOverloaded(): boolean {
    return this.#waiting > 0 && this.#now() - this.#emptyAt > STANDING;
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

  #turn({ caller, lane = 'single', signal }: QueuedJob): Promise<void> {
    if (this.#hasRoom(lane)) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#waiting === 0) this.#emptyAt = this.#now();
    const queue = this.#lanes.get(lane) as Queue;
    const mine = queue.get(caller) ?? [];
    const { each, all } = this.#limits.waiting;
    const isKept = lane === 'kept';
    if (this.#waiting >= (isKept ? 2 * all : all) || mine.length >= each) return Promise.reject(this.#tooMuch());
    if (lane === 'crawler' && this.isOverloaded) return Promise.reject(this.#tooMuch());
    return new Promise((start, refuse) => {
      const patience = this.isOverloaded && !isKept ? PATIENCE.overload : (this.#limits.patience ?? PATIENCE.burst);
      const late = setTimeout(() => this.#leave(queue, caller, one, this.#tooMuch()), patience);
      const one = {
        start: () => {
          clearTimeout(late);
          start();
        },
        refuse: (error: unknown) => {
          clearTimeout(late);
          refuse(error);
        },
      };
      mine.push(one);
      queue.set(caller, mine);
      this.#waiting += 1;
      signal?.addEventListener('abort', () => this.#leave(queue, caller, one, signal.reason), { once: true });
    });
  }

  #hasRoom(lane: Lane): boolean {
    const { atOnce, overload } = this.#limits;
    return this.#running < (overload?.isStrained ? Math.ceil(atOnce / 2) : atOnce) + (lane === 'kept' ? RESERVED : 0);
  }

  #tooMuch(): Fault {
    this.#limits.overload?.turnedAway();
    return new Fault('unavailable', 'busy', { detail: { retryAfter: Number(RETRY_AFTER) } });
  }

  #leave(queue: Queue, caller: string, one: Waiting, reason: unknown) {
    const mine = queue.get(caller);
    const at = mine?.indexOf(one) ?? -1;
    if (!mine || at < 0) return; // it has already been started
    mine.splice(at, 1);
    if (mine.length === 0) queue.delete(caller);
    this.#waiting -= 1;
    one.refuse(reason);
  }

  #next() {
    this.#running -= 1;
    while (this.#startOne()) {}
  }

  #startOne(): boolean {
    for (const [lane, queue] of this.#lanes) {
      if (!this.#hasRoom(lane)) continue;
      for (const [caller, jobs] of queue) {
        const job = jobs.shift();
        // Moves to the end of the round, or drops out of it.
        queue.delete(caller);
        if (jobs.length > 0) queue.set(caller, jobs);
        if (!job) continue;
        this.#waiting -= 1;
        this.#running += 1;
        job.start();
        return true;
      }
    }
    return false;
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

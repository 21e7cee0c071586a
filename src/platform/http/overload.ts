import type { Log } from '#src/platform/log/log.ts';

/** Milliseconds between two measurements of the event loop. */
const EVERY = 100;
/**
 * Mean delay of the event loop, in milliseconds. Two pages rendered at once delay it by some 50. Beyond the first limit crawlers are turned
 * away, beyond the second all that can come again: then nothing is left for buying.
 */
const DELAYS = { strained: 300, swamped: 1_000 };
/** Milliseconds without a refusal after which an overload is over. */
const OVER = 5_000;

/**
 * Whether more is asked of this process than it can do: measures how late the event loop is, counts who is turned away, and writes two log
 * lines for each overload, one when it begins and one when it is over.
 */
export class Overload {
  readonly #log: Pick<Log, 'warn'>;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #measuredAt = 0;
  #delay = 0;
  #since: number | undefined;
  #lastRefusal = 0;
  #refusals = 0;

  /** @param now milliseconds, from a monotonic clock */
  constructor(log: Pick<Log, 'warn'>, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  /** Begins to measure. */
  start(): void {
    this.#measuredAt = this.#now();
    this.#timer = setInterval(() => this.measure(), EVERY);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** No time for crawlers. */
  get isStrained(): boolean {
    return this.#delay > DELAYS.strained;
  }

  /** No time for anything that can come again. */
  get isSwamped(): boolean {
    return this.#delay > DELAYS.swamped;
  }

  /** Reports a request that is refused for lack of time. */
  turnedAway(): void {
    this.#lastRefusal = this.#now();
    this.#refusals += 1;
    if (this.#since !== undefined) return;
    this.#since = this.#lastRefusal;
    this.#log.warn('more requests than can be answered: some are turned away');
  }

  /** @internal */
  measure(): void {
    const now = this.#now();
    const late = Math.max(0, now - this.#measuredAt - EVERY);
    this.#measuredAt = now;
    this.#delay += 0.2 * (late - this.#delay);
    if (this.#since === undefined || now - this.#lastRefusal < OVER) return;
    const seconds = Math.round((this.#lastRefusal - this.#since) / 100) / 10;
    this.#log.warn({ seconds, turnedAway: this.#refusals }, 'all requests are answered again');
    this.#since = undefined;
    this.#refusals = 0;
  }
}

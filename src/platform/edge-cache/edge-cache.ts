import type { Log } from '#src/platform/log/log.ts';
import { ALL_PAGES } from './surrogate-key.ts';

/** In milliseconds: how long a cache may take to answer, the first and longest pause before another try, and when a purge is repeated. */
const WAITS = { answer: 1_000, first: 250, longest: 2_000, repeat: 1_000 };
/** Keys of one request, whose header must stay below the 8 KiB that caches accept. */
const KEYS_AT_ONCE = 400;
const REFUSED = 'it refuses EDGE_CACHE_TOKEN';
/** With more keys due, the cache is purged of everything. */
const MOST_KEYS = 4_000;

/**
 * Purges one cache. Whatever is due goes out together, one request at a time, and is sent until the cache has confirmed it. A second later
 * it is sent once more: a page that the cache was just about to store when the first purge came may have escaped it
 * (docs/decisions/0042).
 */
export class EdgeCache {
  #due = new Set<string>();
  #waiting: (() => void)[] = [];
  #sending: Promise<void> | undefined;
  #away = false;
  #reason = '';
  #stopped = false;
  #wake = () => {};
  readonly #repeats = new Set<NodeJS.Timeout>();
  readonly #address: string;
  readonly #token: string;
  readonly #log: Log;
  readonly counts = { done: 0, failed: 0 };

  constructor(address: string, token: string, log: Log) {
    this.#address = address;
    this.#token = token;
    this.#log = log;
  }

  /** Whether the last purge did not reach it. */
  get isAway(): boolean {
    return this.#away;
  }

  /** Resolves when the cache has purged these keys, at once if it is away, and as soon as it turns out to be. Never rejects. */
  purge(keys: Iterable<string>): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    this.#add(keys);
    const purged = this.#away ? Promise.resolve() : new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
    return purged;
  }

  /** What is due is still sent, once. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#repeats) clearTimeout(timer);
    this.#wake();
    await this.#sending;
  }

  #add(keys: Iterable<string>): void {
    for (const key of keys) this.#due.add(key);
    if (this.#due.size > MOST_KEYS || this.#due.has(ALL_PAGES)) this.#due = new Set([ALL_PAGES]);
  }

  async #send(): Promise<void> {
    let pause = WAITS.first;
    while (this.#due.size > 0) {
      const [keys, waiting] = [[...this.#due], this.#waiting];
      [this.#due, this.#waiting] = [new Set(), []];
      try {
        for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) await this.#request(keys.slice(at, at + KEYS_AT_ONCE));
        this.#answered();
        this.#repeat(keys);
        pause = WAITS.first;
      } catch (error) {
        this.#add(keys);
        this.#went(error);
      }
      for (const resolve of waiting) resolve();
      if (!this.#away) continue;
      if (this.#stopped) return;
      for (const resolve of this.#waiting.splice(0)) resolve();
      await this.#pause(pause * (0.5 + Math.random() / 2)); // jitter: instances must not all come at the same moment
      pause = Math.min(pause * 2, WAITS.longest);
    }
  }

  async #request(keys: string[]): Promise<void> {
    const answer = await fetch(this.#address, {
      method: 'PURGE',
      headers: { authorization: `Bearer ${this.#token}`, 'surrogate-key': keys.join(' ') },
      signal: AbortSignal.timeout(WAITS.answer),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (answer.status === 200) return;
    throw new Error(answer.status === 403 ? REFUSED : `it answers ${answer.status} to a purge`);
  }

  #answered(): void {
    this.counts.done += 1;
    if (this.#away) this.#log.info({ cache: this.#address }, 'an edge cache can be purged again');
    this.#away = false;
  }

  #went(error: unknown): void {
    this.counts.failed += 1;
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    // Once for each time that it goes; and once more if it turns out to be there, with another token.
    if (this.#away && (reason !== REFUSED || this.#reason === REFUSED)) return;
    this.#away = true;
    this.#reason = reason;
    this.#log.error({ cache: this.#address, reason }, 'an edge cache cannot be purged');
  }

  #repeat(keys: string[]): void {
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      this.#repeats.delete(timer);
      void this.#request(keys.length > KEYS_AT_ONCE ? [ALL_PAGES] : keys).catch(() => void this.purge(keys));
    }, WAITS.repeat);
    timer.unref();
    this.#repeats.add(timer);
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.#stopped) this.#wake();
    });
  }
}

import pg from 'pg';
import { isUnreachable } from './unreachable.ts';

/**
 * In milliseconds: after which a wait is in doubt, how long the database then has to show a sign of life, and how often it is asked while
 * it is silent. Together they stay below the three seconds within which every request is answered (docs/operations.md).
 */
const WAITS = { doubt: 700, life: 1_400, again: 500 };
/**
 * Time is counted in steps of this many milliseconds; a late one counts a quarter. On a machine that has no time for us, or with an event loop
 * that was blocked, the database's answer is late too.
 */
const STEP = 100;
const LATE = 1.3 * STEP;

/** What the pool waits for: a connection, or the answer to a statement. */
type Wait = { steps: number; giveUp(): void };

/**
 * Notices a database that is still connected but does not answer: a host that froze, a network that drops packets. By default such a wait
 * lasts as long as the longest statement may, half a minute, and all requests wait with it (seen). A statement that merely takes long, or
 * waits for a lock, is left alone: only if nothing at all comes back, neither to the pool nor to a new connection, is every wait given up.
 * From then on statements are refused at once, until a new connection is answered.
 */
export class Silence {
  readonly #waits = new Set<Wait>();
  readonly #url: string;
  #timer: NodeJS.Timeout | undefined;
  #steps = 0;
  #steppedAt = 0;
  #lastLife = 0;
  #asking = false;
  #lastAsked = Number.NEGATIVE_INFINITY;
  #silent = false;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Whether the database is connected but silent. */
  get isOn(): boolean {
    return this.#silent;
  }

  /** Begins a wait; `giveUp` is called if the database is silent. Answers how to end it: with a sign of life, or without. */
  wait(giveUp: () => void): (life: boolean) => void {
    const one = { steps: this.#steps, giveUp };
    this.#waits.add(one);
    this.#run();
    return (life) => {
      this.#waits.delete(one);
      if (life) this.#lives();
    };
  }

  /** The database has answered somebody else. */
  alive(): void {
    this.#lives();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #run() {
    if (this.#timer || this.#closed) return;
    this.#steppedAt = performance.now();
    this.#timer = setInterval(() => this.#step(), STEP);
    this.#timer.unref();
  }

  #step() {
    const now = performance.now();
    this.#steps += now - this.#steppedAt > LATE ? 0.25 : 1;
    this.#steppedAt = now;
    if (!this.#silent && this.#waits.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const [oldest] = this.#waits;
    const waited = oldest ? this.#steps - oldest.steps : 0;
    if (this.#silent ? this.#since(this.#lastAsked) >= WAITS.again : waited * STEP >= WAITS.doubt) void this.#ask();
  }

  /** Milliseconds since a step. */
  #since(step: number): number {
    return (this.#steps - step) * STEP;
  }

  /** Asks on a new connection, unless something has come back in the meantime. */
  async #ask(): Promise<void> {
    if (this.#asking || this.#since(this.#lastAsked) < WAITS.again) return;
    if (!this.#silent && this.#since(this.#lastLife) < WAITS.doubt) return;
    this.#asking = true;
    const began = this.#steps;
    this.#lastAsked = began;
    const client = new pg.Client({ connectionString: this.#url, application_name: 'kiran asks' });
    client.on('error', () => {});
    let answered: boolean | undefined;
    void client
      .connect()
      .then(() => client.query('select 1'))
      .then(
        () => true,
        (error: unknown) => !isUnreachable(error) || hasState(error),
      )
      .then((alive) => {
        answered = alive;
      });
    await new Promise<void>((resolve) => {
      const watch = setInterval(() => {
        if (answered === undefined && !this.#closed && this.#lastLife < began && this.#since(began) < WAITS.life)
          return;
        clearInterval(watch);
        resolve();
      }, STEP / 2);
      watch.unref();
    });
    client.connection.stream.destroy();
    this.#asking = false;
    if (this.#closed) return;
    if (answered || this.#lastLife >= began) this.#lives();
    else this.#fallSilent();
  }

  #lives() {
    this.#lastLife = this.#steps;
    this.#silent = false;
  }

  #fallSilent() {
    this.#silent = true;
    for (const { giveUp } of [...this.#waits]) giveUp();
    this.#waits.clear();
  }
}

/** PostgreSQL's own error, say because all connections are taken: a server that refuses is not silent. */
const hasState = (error: unknown): boolean => error instanceof pg.DatabaseError;

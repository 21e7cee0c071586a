import type { Log } from '#src/platform/log/log.ts';
import { messageOf } from './unreachable.ts';

/** Milliseconds between two log lines about failures that are no outage, and between two checks for one. */
const SELDOM = 10_000;
const ASK_AGAIN = 1_000;

/**
 * Whether the database is away, with two log lines per outage: one when it goes, one when it is back. Everything that uses a connection
 * reports its failures here instead of logging each, which were thirty a second (seen). The one connection that is always open
 * (page-cache/tag-listener.ts) has the last word: an exhausted pool, or one connection that was ended, is no outage.
 */
export class Outage {
  #since: number | undefined;
  #count = 0;
  #failures = 0;
  #firstFailure = Number.NEGATIVE_INFINITY;
  #lastAsked = Number.NEGATIVE_INFINITY;
  #lastTold = Number.NEGATIVE_INFINITY;
  #reason = '';
  #ask = () => {};
  readonly #hearers: (() => void)[] = [];
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  get isOn(): boolean {
    return this.#since !== undefined;
  }

  /** How many there have been since the start. */
  get count(): number {
    return this.#count;
  }

  /** Sets how to check whether the database is there; `went` or `answers` is called in reply. */
  onDoubt(ask: () => void): void {
    this.#ask = ask;
  }

  /** Calls back whenever the database has answered. */
  onAnswer(hear: () => void): void {
    this.#hearers.push(hear);
  }

  /** Reports that a connection or statement failed the way it does when the database cannot be reached. */
  failed(error: unknown): void {
    const now = performance.now();
    if (this.#failures === 0) this.#firstFailure = now;
    this.#failures += 1;
    if (this.isOn) return;
    this.#reason = messageOf(error);
    if (now - this.#lastAsked < ASK_AGAIN) return;
    this.#lastAsked = now;
    this.#ask();
  }

  /** The database is away. */
  went(error: unknown): void {
    if (this.isOn) return;
    this.#since = performance.now();
    this.#count += 1;
    this.#log.error({ reason: messageOf(error) }, 'the database cannot be reached');
  }

  /** The database is there. */
  answers(): void {
    for (const hear of this.#hearers) hear();
    const now = performance.now();
    const failures = this.#failures;
    if (this.#since !== undefined) {
      const seconds = Math.round((now - this.#since) / 100) / 10;
      this.#log.warn({ seconds, failures }, 'the database answers again');
    } else if (failures > 0) {
      // A database that is shutting down ends its connections one by one: the next check shows which it is.
      if (now - this.#firstFailure < ASK_AGAIN || now - this.#lastTold < SELDOM) return;
      this.#lastTold = now;
      this.#log.warn({ reason: this.#reason, failures }, 'the database answers, but some of its connections failed');
    }
    this.#since = undefined;
    this.#failures = 0;
  }
}

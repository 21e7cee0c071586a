import { isUnreachable } from '#src/platform/database/unreachable.ts';
import type { Filled } from './stored-page.ts';

/** Milliseconds for which suspect pages may be shown while the database is away. */
const GRACE = 5 * 60_000;
/** Milliseconds for which one failure to reach the database counts for all requests: an outage is no time to render every page in vain. */
const REMEMBERED = 1_000;
/** Milliseconds to wait for a page being rendered, once the connection has been away for as long. */
const PATIENCE = 1_000;

/**
 * What the page cache knows while it gets no notifications of writes. Its pages are suspect then: a request gets a new one, and a stored
 * one only if the database itself cannot be reached, for a few minutes at most.
 */
export class Suspicion {
  #since: number | undefined;
  #unreachableUntil = 0;

  get isOn(): boolean {
    return this.#since !== undefined;
  }

  begin(now: number): void {
    if (this.isOn) return;
    this.#since = now;
    this.#unreachableUntil = 0;
  }

  end(): void {
    this.#since = undefined;
  }

  /** A page could not be made, because the database cannot be reached. */
  unreachable(now: number): void {
    this.#unreachableUntil = now + REMEMBERED;
  }

  /** Whether stored pages may be shown at this moment. */
  mayShow(now: number): boolean {
    return this.#since === undefined || (now < this.#unreachableUntil && now < this.#since + GRACE);
  }

  /** The result of a fill while pages are suspect; undefined if the database cannot be reached, or does not answer in time. */
  async madeInTime(work: Promise<Filled>, now: number): Promise<Filled | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, this.#patience(now), undefined);
    });
    try {
      const made = await Promise.race([work, late]);
      return made?.unreachable ? undefined : made;
    } catch (error) {
      if (isUnreachable(error)) return undefined;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** How long to wait for a new page: a connection that comes back at once says nothing about the database, and a page may take its time. */
  #patience(now: number): number {
    return PATIENCE + Math.max(0, (this.#since ?? now) + PATIENCE - now);
  }
}

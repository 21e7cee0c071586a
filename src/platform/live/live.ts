import type { PageCache } from '#src/platform/page-cache/page-cache.ts';

/** A listener. `tell` is called with the expired tags, or `all` when some may have been missed. */
export type Listener = { tell(tags: string[] | 'all'): void; close(): void };

/**
 * Passes expired tags on to the listeners in this process. Tags come from this instance's own writes and, through PostgreSQL's
 * notifications, from all others (page-cache/tag-listener.ts), so a listener is notified of every committed write whichever instance made
 * it; of its own instance's perhaps twice.
 */
export class Live {
  readonly #listeners = new Set<Listener>();
  #closed = false;

  constructor(cache: PageCache) {
    cache.onExpire((tags) => {
      for (const { tell } of this.#listeners) tell(tags);
    });
  }

  get count(): number {
    return this.#listeners.size;
  }

  /** Starts listening; the returned function stops it. */
  listen(listener: Listener): () => void {
    if (this.#closed) listener.close();
    else this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Closes every listener: a stopping server must not wait for streams that never end. */
  close(): void {
    this.#closed = true;
    for (const { close } of [...this.#listeners]) close();
    this.#listeners.clear();
  }
}

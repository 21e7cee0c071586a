import type { PageCache } from '#src/platform/page-cache/page-cache.ts';

/** One who listens. `tell` is called with the tags that were expired, or `all` when some may have been missed. */
export type Listener = { tell(tags: string[] | 'all'): void; close(): void };

/**
 * Passes expired tags on to whoever listens in this process. Tags come from this instance's own writes and, through
 * PostgreSQL's notifications, from all others (page-cache/tag-listener.ts), so a listener hears of every committed write
 * whichever instance made it; of those of its own instance perhaps twice.
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

  /** Begins to listen; answers how to end it. */
  listen(listener: Listener): () => void {
    if (this.#closed) listener.close();
    else this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Ends every listener: the server stops and must not wait for streams that never end. */
  close(): void {
    this.#closed = true;
    for (const { close } of [...this.#listeners]) close();
    this.#listeners.clear();
  }
}

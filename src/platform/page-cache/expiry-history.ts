/**
 * What an expiry means for a page that shows the tag. `hard`: the page is dropped, and the next request sees what was written: edits by the
 * owner, a product that sells out. `soft`: while many request it, the former page is sent for up to two more seconds while one render makes
 * the next (docs/decisions/0044).
 */
export type ExpiryKind = 'hard' | 'soft';

const MOST = 4_000;

/** The last expiries, to tell whether what a fill has read may be from before one of them. */
export class ExpiryHistory {
  readonly #last: { number: number; tag: string; kind: ExpiryKind; at: number }[] = [];
  #count = 0;

  /** The number of expiries so far. */
  get count(): number {
    return this.#count;
  }

  add(tag: string, kind: ExpiryKind, at: number): void {
    this.#count += 1;
    this.#last.push({ number: this.#count, tag, kind, at });
    if (this.#last.length > MOST) this.#last.splice(0, MOST / 2);
  }

  /** Expires everything. */
  addAll(at: number): void {
    this.add('*', 'hard', at);
  }

  /** What happened to these tags after the `since`th expiry: a hard expiry, else the time of the first soft one, else nothing. */
  since(since: number, tags: string[]): 'hard' | number | undefined {
    const oldest = this.#last[0];
    if (oldest && oldest.number > since + 1) return 'hard'; // the history is too short to be sure
    const own = new Set(tags);
    let soft: number | undefined;
    for (let at = this.#last.length - (this.#count - since); at < this.#last.length; at++) {
      const one = this.#last[at];
      if (!one || (one.tag !== '*' && !own.has(one.tag))) continue;
      if (one.kind === 'hard') return 'hard';
      soft ??= one.at;
    }
    return soft;
  }
}

/** Which tags expired, in their order: for pages whose fill began before. */
export class ExpiryHistory {
  readonly #expiries: { at: number; tag: string }[] = [];
  #count = 0;

  /** How many there have been. */
  get length(): number {
    return this.#count;
  }

  /** @param tag `*` for all tags */
  note(tag: string): void {
    this.#count += 1;
    this.#expiries.push({ at: this.#count, tag });
    if (this.#expiries.length > 1000) this.#expiries.splice(0, 500);
  }

  /** Whether one of these tags has expired since the history had this length. */
  hasSince(length: number, tags: readonly string[]): boolean {
    const oldest = this.#expiries[0];
    if (oldest && oldest.at > length + 1) return true; // the history is too short to be sure
    return this.#expiries.some(({ at, tag }) => at > length && (tag === '*' || tags.includes(tag)));
  }
}

const MOST = 1_000;

/** The writes heard of lately: an instance hears of its own twice, by its commit and by the notification. */
export class OncePerWrite {
  readonly #names = new Set<string>();

  /** Whether this write was not heard of before. The oldest of too many are forgotten: at worst they expire pages again. */
  isFirst(name: string): boolean {
    if (this.#names.delete(name)) return false;
    this.#names.add(name);
    if (this.#names.size > MOST) this.#names.delete(this.#names.values().next().value as string);
    return true;
  }
}

/** Names come from outside: neither their length nor their number may grow without limit. */
const LONGEST = 300;
const MOST = 5_000;

/** Names of requests answered before, and the key of the page that answered each. */
export class RequestNames {
  readonly #keys = new Map<string, string>();

  /** Long names are not remembered. */
  set(name: string, key: string): void {
    if (name.length > LONGEST) return;
    if (this.#keys.size >= MOST) this.#keys.clear();
    this.#keys.set(name, key);
  }

  get(name: string): string | undefined {
    return this.#keys.get(name);
  }

  clear(): void {
    this.#keys.clear();
  }
}

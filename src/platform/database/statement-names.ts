/** From which occurrence on a statement is prepared: one that does not recur would only occupy memory in each connection. */
const RECURS = 8;
/** Each prepared statement takes some 35 kB of PostgreSQL's memory in each connection. */
const MOST = 64;
const MOST_COUNTED = 1_000;

/**
 * An answer with all columns of a table: a migration that adds one changes its shape, which PostgreSQL refuses for a prepared statement. Within an
 * INSERT, UPDATE or DELETE only what it returns is answered.
 */
const ALL_COLUMNS = /^\s*(?=select|with)[\s\S]*(?:select|,)\s*(?:[\w"]+\.)?\*|\breturning\b[^()]*\*/i;

/** The condition of a partial index: PostgreSQL must know its values to find the index, and no longer does once it keeps the plan (seen). */
const BY_PARTIAL_INDEX = /\bon conflict\s*\([^)]*\)\s*where\b(?:(?!\bdo\b)[^$])*\$/i;

/** Which statements are prepared in the connections of a pool, and under which names. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The name of a statement that recurs; undefined if it is sent as it is. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MOST) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count >= RECURS && !ALL_COLUMNS.test(text) && !BY_PARTIAL_INDEX.test(text)) {
      this.#counts.delete(text);
      this.#names.set(text, `s${this.#names.size}`);
    } else if (this.#counts.size < MOST_COUNTED || this.#counts.has(text)) this.#counts.set(text, count);
    else this.#counts.clear();
    return undefined;
  }
}

import pg from 'pg';
import type { Log } from '#src/platform/log/log.ts';
import { normaliseStatement, shortHash } from './normalise-statement.ts';
import { planHash } from './plan-shape.ts';

/** What EXPLAIN can plan, without running it. Everything else (begin, listen, DDL) is logged without a plan. */
const PLANNED = /^\s*(?:select|with|insert|update|delete|values)\b/i;
/** Milliseconds for which a statement's plan is remembered: a database in trouble is not asked to explain itself all the time. */
const KEPT = 10 * 60_000;
const MOST_KEPT = 200;
const PATIENCE = 2_000;

type Explain = (text: string, values: unknown[]) => Promise<unknown>;

/** Logs statements that take too long: normalised, with the hash of their plan, never with their parameters. */
export class SlowQueries {
  readonly #log: Log;
  readonly #limit: number;
  readonly #explain: Explain;
  readonly #plans = new Map<string, { at: number; plan: Promise<string | undefined> }>();
  #busy = false;

  /** @param limit milliseconds; 0 means never */
  constructor(log: Log, limit: number, explain: Explain) {
    this.#log = log;
    this.#limit = limit;
    this.#explain = explain;
  }

  /** Reports that a statement has ended, well or not. */
  ended(text: string, values: unknown[], ms: number): void {
    if (this.#limit > 0 && ms >= this.#limit) void this.#tell(text, values, ms);
  }

  async #tell(text: string, values: unknown[], ms: number): Promise<void> {
    const statement = normaliseStatement(text);
    const statementId = shortHash(statement);
    const plan = await this.#planOf(statementId, text, values);
    this.#log.warn({ ms: Math.round(ms), statementId, plan, statement }, 'a slow statement');
  }

  #planOf(id: string, text: string, values: unknown[]): Promise<string | undefined> {
    const known = this.#plans.get(id);
    if (known && performance.now() - known.at < KEPT) return known.plan;
    if (this.#busy || !PLANNED.test(text)) return Promise.resolve(undefined); // one at a time
    this.#busy = true;
    const plan = this.#explain(text, values)
      .then(planHash, () => undefined)
      .finally(() => {
        this.#busy = false;
      });
    this.#plans.delete(id);
    this.#plans.set(id, { at: performance.now(), plan });
    if (this.#plans.size > MOST_KEPT) this.#plans.delete(this.#plans.keys().next().value as string);
    return plan;
  }
}

/**
 * Asks for a plan on a connection of its own: the pool may be what is short, and the statement's own connection may be in a transaction.
 * EXPLAIN without ANALYZE never runs what it explains, and the extended protocol takes one statement only.
 */
export const explainAt =
  (url: string): Explain =>
  async (text, values) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      statement_timeout: PATIENCE,
      application_name: 'kiran explain',
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const asked = { text: `explain (format json, costs off) ${text}`, values, queryMode: 'extended' };
      const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(asked as pg.QueryConfig);
      return rows[0]?.['QUERY PLAN'];
    } finally {
      client.connection.stream.destroy();
    }
  };

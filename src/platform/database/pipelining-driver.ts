import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { StatementNames } from './statement-names.ts';

/**
 * Kysely's driver for a pool whose clients pipeline. It differs from Kysely's own in two ways (docs/decisions/0047): BEGIN does not wait for its answer
 * where nothing can be written without it, and statements that recur in transactions, or are marked, are prepared by name.
 */
export class PipeliningDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #names = new StatementNames();
  readonly #connections = new WeakMap<pg.PoolClient, PipeliningConnection>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PipeliningConnection> {
    const client = await this.#pool.connect();
    const known = this.#connections.get(client);
    if (known) return known;
    const connection = new PipeliningConnection(client, this.#names);
    this.#connections.set(client, connection);
    return connection;
  }

  async beginTransaction(connection: PipeliningConnection, settings: TransactionSettings): Promise<void> {
    const modes = [settings.isolationLevel && `isolation level ${settings.isolationLevel}`, settings.accessMode].filter(
      Boolean,
    );
    connection.begin(['begin', ...modes].join(' '));
  }

  commitTransaction = (connection: PipeliningConnection): Promise<void> => connection.commit();
  rollbackTransaction = (connection: PipeliningConnection): Promise<void> => connection.rollback();

  async releaseConnection(connection: PipeliningConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

class PipeliningConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  /** BEGIN's answer, while a transaction is open. */
  #begun: Promise<void> | undefined;
  /** `reads`: BEGIN is not answered yet; `none`: and a statement waits for that, so all after it do, which keeps their order. */
  #sends: 'all' | 'reads' | 'none' = 'all';
  #isLost = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  /**
   * Sends BEGIN, and lets statements that only read or lock follow it at once: should it fail, they have done nothing. Everything else waits for its
   * answer, since it would be committed on its own.
   */
  begin(text: string): void {
    this.#sends = 'reads';
    this.#begun = this.#client.query(text).then(() => {
      this.#sends = 'all';
    });
    this.#begun.catch(() => {}); // what waits for it fails, and the commit
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.execute(query, { prepared: this.#begun !== undefined });
  }

  /** Sends a statement, at once if possible: the order of calls is the order of statements. `prepared`: it recurs, so PostgreSQL may keep its plan. */
  execute<R>(query: CompiledQuery, { prepared }: { prepared: boolean }): Promise<QueryResult<R>> {
    const send = () => this.#send<R>(query, prepared ? this.#names.nameOf(query.sql) : undefined);
    if (!this.#begun || this.#sends === 'all' || (this.#sends === 'reads' && onlyReads(query))) return send();
    this.#sends = 'none';
    return this.#begun.then(send);
  }

  async #send<R>({ sql: text, parameters }: CompiledQuery, name: string | undefined): Promise<QueryResult<R>> {
    const values = parameters as unknown[];
    const { command, rowCount, rows } = await (name === undefined
      ? this.#client.query(text, values)
      : this.#client.query({ name, text, values }));
    return { rows: rows ?? [], ...(CHANGES.includes(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  async commit(): Promise<void> {
    await this.#begun;
    const { command } = await this.#client.query('commit');
    this.#begun = undefined;
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    await this.#begun?.catch(() => {}); // what waits for it must not be sent after ROLLBACK
    this.#begun = undefined;
    try {
      await this.#client.query('rollback');
    } catch (error) {
      this.#isLost = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#isLost);
  }

  // biome-ignore lint/correctness/useYield: the interface has it; nothing of the shop's is read row by row
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This driver does not stream.');
  }
}

const onlyReads = ({ query }: CompiledQuery): boolean => SelectQueryNode.is(query) && query.with === undefined;

/** The connection as one whose statements are all prepared once they recur. */
export const preparing = (connection: DatabaseConnection): DatabaseConnection =>
  connection instanceof PipeliningConnection
    ? { executeQuery: (query) => connection.execute(query, { prepared: true }), streamQuery: connection.streamQuery }
    : connection; // it is one already

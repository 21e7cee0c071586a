import { DummyDriver, PostgresDialect, Transaction } from 'kysely';
import type { Queryable, Tx } from './database.ts';
import { preparing } from './pipelining-driver.ts';
import type { Schema } from './schema.ts';

type Answers<T extends readonly Promise<unknown>[]> = { -readonly [K in keyof T]: Awaited<T[K]> };

/**
 * Sends several statements in one round trip, on one connection, and answers what they answer. They are run in the order in which `send` starts them,
 * but each is sent before the former is answered: none may depend on another's result. In a transaction the first that fails undoes it, as ever, and
 * is what is thrown. They are prepared by name once they recur, so their text must not vary with the request.
 */
export async function pipelined<const T extends readonly Promise<unknown>[]>(
  db: Queryable,
  send: (together: Tx) => T,
): Promise<Answers<T>> {
  const executor = db.getExecutor();
  const answers = await executor.provideConnection(async (connection) => {
    const free = preparing(connection);
    const provider = { provideConnection: <R>(consumer: (on: typeof free) => Promise<R>) => consumer(free) };
    const together = new Transaction<Schema>({ ...UNUSED, executor: executor.withConnectionProvider(provider) });
    return Promise.allSettled(send(together));
  });
  const failed = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
  if (failed.length > 0) throw failed.find((reason) => !isConsequence(reason)) ?? failed[0];
  return answers.map((answer) => (answer as PromiseFulfilledResult<unknown>).value) as Answers<T>;
}

/** One statement, prepared by name once it recurs. */
export const prepared = async <T>(db: Queryable, send: (db: Tx) => Promise<T>): Promise<T> =>
  (await pipelined(db, (together) => [send(together)]))[0];

/** PostgreSQL's refusal of a statement because one before it has failed, or was to prepare it and failed. */
const isConsequence = (error: unknown): boolean =>
  ['25P02', '26000'].includes(String((error as { code?: unknown } | null)?.code));

/** What a transaction needs in order to begin another, which this one never does. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('This dialect only shapes statements.')) });
const UNUSED = { config: { dialect }, dialect, driver: new DummyDriver() };

import pg from 'pg';
import { inSpan, isTracing } from '#src/platform/trace/span.ts';
import { normaliseStatement } from './normalise-statement.ts';
import type { Outage } from './outage.ts';
import { isReadOnly, refuseStandby } from './refuse-standby.ts';
import { Silence } from './silence.ts';
import type { SlowQueries } from './slow-queries.ts';
import { isUnreachable, messageOf } from './unreachable.ts';

/**
 * How long every pool waits at most, since by default `pg` waits for ever on a dead network (seen); and how soon it checks whether the
 * other side of a silent connection is still there.
 */
export const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/**
 * A connection that reports its failures and whose loss never ends the process. While checked out of its pool it has no listener for its
 * `error` event, and an unhandled one is fatal: a killed PostgreSQL took the server with it (seen). One whose statement timed out is
 * closed: back in the pool, the next statement would wait behind the dead one. So is one that only reads: the next may lead to the primary.
 * @param silence gives up statements that a silent database will not answer
 */
export const reportingClient = (outage: Outage, { silence, slow }: { silence?: Silence; slow?: SlowQueries } = {}) =>
  class extends pg.Client {
    #isGathering = false;

    constructor(config?: pg.ClientConfig) {
      super(config);
      this.on('error', () => {});
      refuseStandby(this);
    }

    // biome-ignore lint/suspicious/noExplicitAny: the library has fourteen signatures for it
    override query(...args: any[]): any {
      const ask = () => {
        this.#gather();
        return (super.query as (...all: unknown[]) => unknown).apply(this, args);
      };
      if (typeof args.at(-1) === 'function') return ask(); // callbacks handle their own errors: the pool closes what failed
      const text = textOf(args[0]);
      const began = performance.now();
      const answer = isTracing() ? inSpan(operationOf(text), 'call', statementFacts(text), ask) : ask();
      if (!(answer instanceof Promise)) return answer;
      const ended = silence?.wait(() => this.connection.stream.destroy());
      return answer
        .then(
          (result) => {
            ended?.(true);
            return result;
          },
          (error) => {
            ended?.(!isUnreachable(error));
            if (isUnreachable(error)) outage.failed(error);
            if (messageOf(error) === 'Query read timeout' || isReadOnly(error)) this.connection.stream.destroy();
            throw error;
          },
        )
        .finally(() => slow?.ended(text, valuesOf(args), performance.now() - began));
    }

    /** Statements that are sent in one turn of the event loop go in one write: writes were half of what a checkout cost (docs/decisions/0047). */
    #gather(): void {
      if (this.#isGathering) return;
      const { stream } = this.connection;
      this.#isGathering = true;
      stream.cork();
      process.nextTick(() => {
        this.#isGathering = false;
        stream.uncork();
      });
    }
  };

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown } | undefined)?.text ?? '');

function valuesOf([asked, values]: unknown[]): unknown[] {
  const given = values ?? (asked as { values?: unknown } | undefined)?.values;
  return Array.isArray(given) ? given : [];
}

const operationOf = (text: string): string => /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';

const statementFacts = (text: string) => ({
  'db.system.name': 'postgresql',
  'db.operation.name': operationOf(text),
  'db.query.text': normaliseStatement(text),
});

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Requests that may wait for a connection; beyond that, none would get one before it gives up. */
const MOST_WAITING = 1_000;

const silent = () => new Error('Connection terminated: the database does not answer');

/** A pool that also reports when it cannot supply a connection. */
export class ReportingPool extends pg.Pool {
  readonly #outage: Outage;
  readonly #silence: Silence;

  constructor(config: pg.PoolConfig & { connectionString: string }, outage: Outage, slow?: SlowQueries) {
    const silence = new Silence(config.connectionString);
    super({ ...config, Client: reportingClient(outage, { silence, ...(slow && { slow }) }) });
    this.#silence = silence;
    this.#outage = outage;
    outage.onAnswer(() => silence.alive());
    this.on('error', (error) => outage.failed(error)); // from an idle connection; unhandled it would end the process (seen)
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected) {
    if (callback) return super.connect(callback);
    return this.#connected().catch((error) => {
      this.#outage.failed(error);
      throw error;
    });
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void) {
    this.#silence.close();
    return callback ? super.end(callback) : super.end();
  }

  async #connected(): Promise<pg.PoolClient> {
    if (this.#silence.isOn) throw silent();
    if (this.waitingCount >= MOST_WAITING) throw new Error('timeout exceeded when trying to connect: too many wait');
    const connecting = super.connect();
    let given = false;
    const first = new Promise<never>((_, refuse) => {
      const ended = this.#silence.wait(() => {
        given = true;
        refuse(silent());
      });
      connecting.then(
        (client) => {
          // A connection that is merely free again says nothing about the database.
          ended(false);
          if (given) client.release();
        },
        () => ended(false),
      );
    });
    return Promise.race([connecting, first]);
  }
}

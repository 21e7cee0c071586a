import pg from 'pg';
import { refuseStandby } from './refuse-standby.ts';

export type Hearer = {
  heard(payload: string): void;
  /** Listening has begun; earlier notifications may have been missed. */
  listening(): void;
  /** The connection answered a check. */
  answered(): void;
  /** The connection was lost, or a reconnect failed. */
  lost(error: unknown): void;
};

export type Listening = {
  /** Checks now whether the connection still answers. */
  check(): void;
  /** Stops whatever it is doing and leaves nothing behind. */
  stop(): Promise<void>;
};

/**
 * In milliseconds: the first and longest pause between two tries, how long an answer may take, and how often the connection is checked. The
 * longest pause is short, because until the channel is listened to again every page is rendered afresh.
 */
const WAITS = { first: 250, longest: 2_000, answer: 3_000, idle: 5_000 };

/**
 * Listens to a channel on its own connection until stopped. One loop holds one connection at a time and pauses in one place: when two
 * events of one failure each began a new try, connections doubled with every try until nothing answered any more (seen). A connection that
 * was never closed but carries nothing (a cut network, a dead host) is found by checking.
 */
export function listen(
  url: string,
  { channel, name }: { channel: string; name: string },
  hearer: Hearer,
  waits = WAITS,
): Listening {
  let stopped = false;
  let client: pg.Client | undefined;
  let listeningSince: number | undefined;
  let wake = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const hold = async () => {
    const own = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: waits.answer,
      query_timeout: waits.answer,
      application_name: name,
    });
    refuseStandby(own);
    client = own;
    let loss: Error | undefined;
    const lose = (error: Error) => {
      loss ??= error;
      if (client === own) wake(); // its final events must not cut short the pause before the next try
    };
    own.on('error', lose);
    own.on('end', () => lose(new Error('Connection terminated unexpectedly')));
    own.on('notification', ({ payload }) => payload && hearer.heard(payload));
    try {
      await own.connect();
      await own.query(`listen ${channel}`);
      if (stopped) return;
      listeningSince = performance.now();
      hearer.listening();
      for (;;) {
        await pause(waits.idle);
        if (stopped) return;
        if (loss) throw loss;
        // As good a check as any: listening to a channel twice changes nothing.
        await own.query(`listen ${channel}`);
        hearer.answered();
      }
    } finally {
      client = undefined;
      own.connection.stream.destroy(); // a clean close would wait for a host that may be gone
    }
  };

  const keep = async () => {
    let wait = waits.first;
    while (!stopped) {
      listeningSince = undefined;
      await hold().catch((error) => {
        if (!stopped) hearer.lost(error);
      });
      if (stopped) return;
      if (listeningSince !== undefined && performance.now() - listeningSince > waits.longest) wait = waits.first;
      listeningSince = undefined;
      // Jitter: instances that lost the database together must not reconnect together.
      await pause(wait * (0.5 + Math.random() / 2));
      wait = Math.min(wait * 2, waits.longest);
    }
  };
  const kept = keep();

  return {
    check: () => {
      if (listeningSince !== undefined) wake();
    },
    async stop() {
      stopped = true;
      client?.connection.stream.destroy();
      wake();
      await kept;
    },
  };
}

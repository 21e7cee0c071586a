import pg from 'pg';

export type Hearer = {
  heard(payload: string): void;
  /** The channel is listened to from now on; whatever was told before may have been missed. */
  listening(): void;
  /** Asked, the connection still answers. */
  answered(): void;
  /** The connection was lost, or once more could not be made. */
  lost(error: unknown): void;
};

export type Listening = {
  /** Asks now whether the connection still answers. */
  check(): void;
  /** Whatever it is doing, nothing is left of it afterwards. */
  stop(): Promise<void>;
};

/**
 * In milliseconds: the first and the longest pause between two tries, how long an answer may take, how often it is asked for.
 * The longest pause is short, because until somebody listens again every page is made anew.
 */
const WAITS = { first: 250, longest: 2_000, answer: 3_000, idle: 5_000 };

/**
 * Listens to a channel on a connection of its own, from now until it is stopped. One loop holds one connection at a time and
 * pauses in one place: two events of one failure that each began a new try doubled the connections with every try, until
 * nothing answered any more (seen). A connection that was never closed but carries nothing (a cut network, a host that is gone)
 * is found by asking.
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
    client = own;
    let loss: Error | undefined;
    const lose = (error: Error) => {
      loss ??= error;
      if (client === own) wake(); // its last words must not cut short the pause before the next try
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
        // A question as good as any: to listen to a channel twice changes nothing.
        await own.query(`listen ${channel}`);
        hearer.answered();
      }
    } finally {
      client = undefined;
      own.connection.stream.destroy(); // a farewell would wait for a host that may be gone
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
      // Instances that lost the database together do not come back to it together.
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

import { startRelay } from './relay.ts';

/** A statement that went to the database. `waits`: nothing else was under way on its connection, so somebody waited for a round trip. */
type Sent = { text: string; waits: boolean; connection: number; prepared: boolean };

export type CountingLine = {
  /** The address of the database through this line. */
  url: string;
  /** What connections of this `application_name` have sent since the last call, in order. */
  taken(application: string): Sent[];
  close(): Promise<void>;
};

/**
 * A line to a database that notes each statement, and whether it was sent before the answer to the one before it.
 * @param change what it makes of the bytes that it carries there, as Latin-1 of the same length
 */
export async function countingLine(
  databaseUrl: string,
  change: (text: string) => string = (text) => text,
): Promise<CountingLine> {
  const sent = new Map<string, Sent[]>();
  let connections = 0;
  const relay = await startRelay(databaseUrl, (caller, toServer) => {
    const database = toServer();
    connections += 1;
    const line = note(connections, (application, one) => {
      sent.set(application, [...(sent.get(application) ?? []), one]);
    });
    for (const [from, to, read] of [
      [caller, database, line.asked],
      [database, caller, line.answered],
    ] as const)
      from
        .on('data', (bytes: Buffer) => {
          read(bytes);
          to.write(from === caller ? Buffer.from(change(bytes.toString('latin1')), 'latin1') : bytes);
        })
        .on('close', () => to.destroy());
  });
  return {
    url: relay.url,
    taken(application) {
      const all = sent.get(application) ?? [];
      sent.delete(application);
      return all;
    },
    close: relay.close,
  };
}

/** Reads both directions of one connection: PostgreSQL's documentation, "Message Formats". */
function note(connection: number, tell: (application: string, one: Sent) => void) {
  const prepared = new Map<string, string>();
  let application: string | undefined;
  let underWay = 0;
  const say = (text: string, isPrepared: boolean) => {
    tell(application ?? '', { text, waits: underWay === 0, connection, prepared: isPrepared });
  };
  const asked = messages((type, body) => {
    if (type === 'P') {
      const [name = '', text = ''] = body.toString().split('\0');
      prepared.set(name, text);
    } else if (type === 'B') {
      const name = body.toString('utf8', body.indexOf(0) + 1).split('\0')[0] ?? '';
      say(prepared.get(name) ?? '', name !== '');
    } else if (type === 'Q') say(body.toString('utf8', 0, body.length - 1), false);
    if (type === 'Q' || type === 'S') underWay += 1;
  });
  const answered = messages((type) => {
    if (type === 'Z' && underWay > 0) underWay -= 1;
  });
  return {
    asked(bytes: Buffer) {
      if (application !== undefined) return asked(bytes);
      // The first message has no type; a request for TLS is shorter than any that names somebody.
      const words = bytes.toString('utf8', 8).split('\0');
      application = words[words.indexOf('application_name') + 1] ?? '';
    },
    answered,
  };
}

/** Cuts a stream into messages. */
function messages(read: (type: string, body: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes: Buffer) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    while (rest.length >= 5) {
      const end = rest.readInt32BE(1) + 1;
      if (rest.length < end) return;
      read(String.fromCharCode(rest[0] as number), rest.subarray(5, end));
      rest = rest.subarray(end);
    }
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `transaction`: as PgBouncer's mode of that name, `reset` too, with `server_reset_query_always`; `session`: as its usual mode. */
type Mode = 'transaction' | 'transaction with reset' | 'session';

export type Pooler = { url: string; close(): Promise<void> };

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const int = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const simpleQuery = (text: string) => message('Q', Buffer.from(`${text}\0`));

/** A connection of the database, which says when its transaction is over. */
type Server = { socket: Socket; busy: boolean; hear: (bytes: Buffer) => void; done: () => void };

/**
 * The least of a pooler: what a client sends goes to a free connection of the database, or to a new one, which is free again after its
 * transaction or, in session mode, when the client has left. For a server that asks for no password. The real ones are tried by
 * `npm run drill:pgbouncer`.
 */
export async function transactionPooler(url: string, mode: Mode): Promise<Pooler> {
  const target = new URL(url);
  const servers: Server[] = [];
  const callers = new Set<Socket>();

  /** The last ReadyForQuery of these bytes says whether a transaction is open; the tests' answers come whole. */
  const isOver = (bytes: Buffer) => bytes.subarray(-6).equals(Buffer.concat([message('Z', Buffer.from('I'))]));

  const take = async (startup: Buffer): Promise<Server> => {
    const free = servers.find(({ busy }) => !busy);
    if (free) return Object.assign(free, { busy: true });
    const socket = connect(Number(target.port), target.hostname);
    const server: Server = { socket, busy: true, hear: () => {}, done: () => {} };
    servers.push(server);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(startup);
    await new Promise<void>((resolve) => {
      const greet = (bytes: Buffer) => {
        if (!isOver(bytes)) return;
        socket.off('data', greet);
        resolve();
      };
      socket.on('data', greet);
    });
    socket.on('data', (bytes: Buffer) => {
      server.hear(bytes);
      if (isOver(bytes)) server.done();
    });
    return server;
  };
  const reset = (server: Server) => {
    server.hear = () => {};
    server.done = () => {
      server.busy = false;
    };
    server.socket.write(simpleQuery('discard all'));
  };

  const listener = createServer((caller) => {
    callers.add(caller);
    let startup: Buffer | undefined;
    let mine: Promise<Server> | undefined;
    const leave = async () => {
      callers.delete(caller);
      const server = await mine;
      mine = undefined;
      if (server) reset(server);
    };
    caller.on('error', () => {}).on('close', () => void leave());
    caller.on('data', (bytes: Buffer) => {
      if (!startup) {
        startup = bytes;
        const greeting = [
          message('R', int(0)),
          message('K', Buffer.concat([int(1), int(1)])),
          message('Z', Buffer.from('I')),
        ];
        caller.write(Buffer.concat(greeting));
        return;
      }
      if (bytes[0] === 'X'.charCodeAt(0)) return void caller.end();
      mine ??= take(startup);
      void mine.then((server) => {
        server.hear = (answer) => caller.write(answer);
        server.done = () => {
          if (mode === 'session') return;
          mine = undefined;
          if (mode === 'transaction') server.busy = false;
          else reset(server);
        };
        server.socket.write(bytes);
      });
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const own = new URL(url);
  [own.hostname, own.port] = ['127.0.0.1', String((listener.address() as AddressInfo).port)];
  return {
    url: own.href,
    async close() {
      for (const socket of [...callers, ...servers.map(({ socket }) => socket)]) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Relay = {
  /** The address of the server through this relay. */
  url: string;
  /** Of callers and of the server, as long as they are open. */
  sockets: ReadonlySet<Socket>;
  close(): Promise<void>;
};

/**
 * Stands between callers and a database, or another server.
 * @param join is given each caller, and what connects it to the server; it carries the bytes
 */
export async function startRelay(
  serverUrl: string,
  join: (caller: Socket, toServer: () => Socket) => void,
): Promise<Relay> {
  const target = new URL(serverUrl);
  const folder = decodeURIComponent(target.hostname);
  const there = folder.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${target.port}` }
    : { host: target.hostname, port: Number(target.port) };
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((caller) => join(keep(caller), () => keep(connect(there as { port: number }))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    sockets,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Purge = { method: string; token: string | undefined; keys: string[] };
export type PurgeServer = {
  url: string;
  purges: Purge[];
  /** The status that it answers. */
  answer: number;
  close(): Promise<void>;
  /** Listens again where it did before. */
  open(): Promise<void>;
};

/** What an edge cache does with purges: it notes them. */
export async function purgeServer(): Promise<PurgeServer> {
  let server: Server;
  const open = async (port = 0) => {
    server = createServer(({ method = '', headers }, response) => {
      const keys = String(headers['surrogate-key'] ?? '').split(' ');
      cache.purges.push({ method, token: headers.authorization, keys });
      response.writeHead(cache.answer).end();
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cache: PurgeServer = {
    url: '',
    purges: [],
    answer: 200,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    open: async () => void (await open(Number(new URL(cache.url).port))),
  };
  cache.url = `http://127.0.0.1:${await open()}`;
  return cache;
}

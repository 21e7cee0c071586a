import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

export type TlsPostgres = { port: number; close(): Promise<void> };

/** PostgreSQL behind TLS: agrees to the client's SSLRequest with this certificate, and passes all else on to the server of that address. */
export async function tlsPostgres(url: string, given: { key: string; cert: string }): Promise<TlsPostgres> {
  const { hostname, port } = new URL(url);
  const host = decodeURIComponent(hostname);
  const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) };
  const secureContext = createSecureContext(given);
  const open = new Set<Socket>();
  const server = createServer((plain) => {
    open.add(plain);
    plain.on('error', () => {}).on('close', () => open.delete(plain));
    plain.once('data', () => {
      plain.write('S');
      const secure = new TLSSocket(plain, { isServer: true, secureContext });
      const behind = connect(to);
      secure.on('error', () => behind.destroy());
      behind.on('error', () => secure.destroy());
      secure.pipe(behind).pipe(secure);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

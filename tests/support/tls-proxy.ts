import { readFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { createServer, request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';

// A certificate only for localhost, made for these tests; its key is not secret.
const file = (name: string) => readFileSync(new URL(`tls/${name}`, import.meta.url));
const CERTIFICATE = file('cert.pem');

export type TlsProxy = { url: string; forwardTo(port: number): void; close(): Promise<void> };
export type SecureAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  cookies: string[];
  text: string;
};

/** A TLS proxy like one in front of a shop: it terminates https, and sets X-Forwarded-For and X-Forwarded-Proto itself. */
export async function tlsProxy(): Promise<TlsProxy> {
  let port = 0;
  const server = createServer({ key: file('key.pem'), cert: CERTIFICATE }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const passed = plainRequest(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    forwardTo: (to) => {
      port = to;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** One request over TLS, with exactly these headers. */
export const askSecurely = (
  address: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: object } = {},
) =>
  new Promise<SecureAnswer>((resolve, reject) => {
    const sent = body && JSON.stringify(body);
    const request = secureRequest(
      address,
      { method, ca: CERTIFICATE, headers: { ...(sent && { 'content-type': 'application/json' }), ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece) => (text += piece));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            cookies: answer.headers['set-cookie'] ?? [],
            text,
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(sent);
  });

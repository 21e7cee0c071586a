import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { RemoteAddress } from './remote-address.ts';
import { RemoteFault } from './remote-fault.ts';
import { publicOnly } from './resolve-remote.ts';

export type RemoteOptions = {
  userAgent: string;
  /** `host:port` of servers that may be in a private network. */
  trusted: ReadonlySet<string>;
  /** Another resolver and extra certificate authorities: for tests and for shops with an authority of their own. */
  lookup?: LookupFunction | undefined;
  ca?: string | Buffer | undefined;
};

export type RemoteRequest = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };

const CERTIFICATE =
  /^(ERR_TLS|ERR_SSL|CERT_|EPROTO$|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|ERR_OSSL)/;

/** Sends one request and answers once its headers are there. Its caller reads the body within bounds, and destroys it. */
export function askRemote(
  { url, host, port, isTrusted }: RemoteAddress,
  { whole, firstByteMs }: { whole: AbortSignal; firstByteMs: number },
  options: RemoteOptions,
  { method, headers, body }: RemoteRequest,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host,
      port,
      path: url.pathname + url.search,
      method,
      // A new connection: one opened for another address must not be reused under this name.
      agent: false,
      lookup: isTrusted ? options.lookup : publicOnly(options.lookup),
      ca: options.ca,
      rejectUnauthorized: true, // even if the environment says otherwise
      signal: whole,
      // A small compressed answer could expand into a large one.
      headers: { host: url.host, ...headers, 'accept-encoding': 'identity', 'user-agent': options.userAgent },
    });
    const first = setTimeout(() => asked.destroy(new RemoteFault('timeout')), firstByteMs);
    asked.on('response', resolve);
    asked.on('error', reject);
    asked.on('response', () => clearTimeout(first));
    // Node closes the connection of an unhandled upgrade without any other event, error or abort.
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new RemoteFault('refused'));
    });
    asked.on('close', () => {
      clearTimeout(first);
      reject(new RemoteFault('unreachable')); // has no effect once settled
    });
    asked.end(body);
  });
}

/** Whatever went wrong on the way, as a {@link RemoteFault}. */
export function asFault(error: unknown, whole: AbortSignal): RemoteFault {
  if (error instanceof RemoteFault) return error;
  if (whole.aborted) return new RemoteFault('timeout', { cause: error });
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return new RemoteFault(CERTIFICATE.test(code) ? 'certificate' : 'unreachable', { cause: error });
}

import type { IncomingMessage } from 'node:http';
import { asFault, askRemote, type RemoteOptions } from './ask-remote.ts';
import { readRemoteAddress } from './remote-address.ts';
import { RemoteFault } from './remote-fault.ts';
import { readRetryAfter } from './retry-after.ts';

export type RemoteLimits = {
  /** The most bytes read of an answer, whatever its headers say. */
  bytes: number;
  /** From the request to the first byte of the answer, for each redirect afresh. */
  firstByteMs: number;
  /** For the whole fetch, redirects included: stops an answer that drips. */
  totalMs: number;
  redirects: number;
  /** The declared types that are accepted. An answer that declares none is read too: its bytes decide anyway. */
  types: RegExp;
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const GET_PICTURE = { method: 'GET', headers: { accept: 'image/*' } } as const;

/**
 * Fetches a file from an address that an outsider has chosen. Nothing of this shop is sent along (no cookie, referrer or password), nothing
 * inside its network is reached, and an answer takes no more memory and time than the limits allow. Each redirect is a new address and gets
 * every check again. Throws {@link RemoteFault}.
 */
export async function fetchRemote(
  address: string,
  limits: RemoteLimits,
  options: RemoteOptions,
): Promise<{ bytes: Buffer; type: string }> {
  const whole = AbortSignal.timeout(limits.totalMs);
  let next = readRemoteAddress(address, options.trusted);
  for (let redirects = 0; ; redirects++) {
    try {
      const answer = await askRemote(next, { whole, firstByteMs: limits.firstByteMs }, options, GET_PICTURE);
      const location = REDIRECTS.has(answer.statusCode ?? 0) ? answer.headers.location : undefined;
      if (location === undefined) return await readFile(answer, limits);
      answer.destroy();
      if (redirects >= limits.redirects) throw new RemoteFault('redirects');
      next = readRemoteAddress(location, options.trusted, next.url);
    } catch (error) {
      throw asFault(error, whole);
    }
  }
}

async function readFile(answer: IncomingMessage, limits: RemoteLimits): Promise<{ bytes: Buffer; type: string }> {
  try {
    refuseAnswer(answer, limits);
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > limits.bytes) throw new RemoteFault('too-large');
      parts.push(part);
    }
    return { bytes: Buffer.concat(parts), type: answer.headers['content-type'] ?? '' };
  } finally {
    answer.destroy();
  }
}

/** Refuses on what status and headers already show. */
function refuseAnswer({ statusCode = 0, headers }: IncomingMessage, limits: RemoteLimits): void {
  if (statusCode === 404 || statusCode === 410) throw new RemoteFault('not-found');
  if (statusCode === 429 || statusCode === 503) {
    throw new RemoteFault(statusCode === 429 ? 'busy' : 'server-error', {
      retryAfter: readRetryAfter(headers['retry-after']),
    });
  }
  if (statusCode === 408) throw new RemoteFault('timeout');
  if (statusCode >= 500) throw new RemoteFault('server-error');
  if (statusCode !== 200) throw new RemoteFault('refused');
  if (Number(headers['content-length']) > limits.bytes) throw new RemoteFault('too-large');
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw new RemoteFault('wrong-type');
  const type = headers['content-type'];
  if (type && !limits.types.test(type)) throw new RemoteFault('wrong-type');
}

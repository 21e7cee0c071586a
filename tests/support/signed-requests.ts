import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as received over the wire: `target` is its raw path with its query, header names are in lower case. */
export type WireRequest = { method: string; target: string; headers: Record<string, string | undefined>; body: Buffer };
export type Account = { keys: Record<string, string>; region: string; service: string; now: Date };
export type Refusal = { status: number; code: string };

const SKEW_MS = 15 * 60_000;
const UNRESERVED = /[A-Za-z0-9\-._~]/;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** Lower-case hex of a SHA-256. */
export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** Encodes every byte but the unreserved ones as %XX; an existing %XX counts as its byte. */
const encoded = (text: string, keep = '') => {
  const bytes = Buffer.from(
    text.replace(/%([0-9a-f]{2})|[^%]/gi, (all, hex) =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : Buffer.from(all).toString('latin1'),
    ),
    'latin1',
  );
  const one = (byte: number) => {
    const character = String.fromCharCode(byte);
    return UNRESERVED.test(character) || character === keep
      ? character
      : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  };
  return [...bytes].map(one).join('');
};

/** The canonical request of Signature Version 4, as S3 makes it: the path is encoded once and its slashes are kept as they are. */
export function canonicalRequest({ method, target, headers, body }: WireRequest, signed: readonly string[]): string {
  const cut = target.indexOf('?');
  const path = cut < 0 ? target : target.slice(0, cut);
  const pairs = cut < 0 ? [] : target.slice(cut + 1).split('&');
  const query = pairs
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [encoded(name), encoded(value.join('='))] as const;
    })
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
    .map((pair) => pair.join('='));
  const lines = signed.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`);
  return [
    method,
    encoded(path, '/'),
    query.join('&'),
    lines.join(''),
    signed.join(';'),
    headers['x-amz-content-sha256'] ?? sha256(body),
  ].join('\n');
}

/** The signature of a canonical request, in lower-case hex. */
export function signatureOf(
  canonical: string,
  secret: string,
  moment: string,
  region: string,
  service: string,
): string {
  const day = moment.slice(0, 8);
  const key = [region, service, 'aws4_request'].reduce((made, part) => hmac(made, part), hmac(`AWS4${secret}`, day));
  return hmac(
    key,
    ['AWS4-HMAC-SHA256', moment, `${day}/${region}/${service}/aws4_request`, sha256(canonical)].join('\n'),
  ).toString('hex');
}

/** Undefined for a request that S3 would accept, otherwise S3's refusal. */
export function refusal(request: WireRequest, { keys, region, service, now }: Account): Refusal | undefined {
  const { headers, body } = request;
  const [, id = '', day, itsRegion, itsService, list = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (!headers.authorization) return { status: 403, code: 'AccessDenied' };
  const moment = headers['x-amz-date'] ?? '';
  const time = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!signature || itsRegion !== region || itsService !== service || day !== moment.slice(0, 8))
    return { status: 400, code: 'AuthorizationHeaderMalformed' };
  const secret = keys[id];
  if (!secret) return { status: 403, code: 'InvalidAccessKeyId' };
  if (!(Math.abs(time - now.getTime()) <= SKEW_MS)) return { status: 403, code: 'RequestTimeTooSkewed' };
  const content = headers['x-amz-content-sha256'];
  if (service === 's3' && !content) return { status: 400, code: 'InvalidRequest' };
  const signed = list.split(';');
  const must = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!must.every((name) => signed.includes(name)) || signed.join() !== [...signed].sort().join())
    return { status: 403, code: 'AccessDenied' };
  const expected = signatureOf(canonicalRequest(request, signed), secret, moment, region, service);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature)))
    return { status: 403, code: 'SignatureDoesNotMatch' };
  if (content && content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body))
    return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  return undefined;
}

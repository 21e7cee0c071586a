import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Account, refusal, type WireRequest } from '#tests/support/signed-requests.ts';

type Kept = { body: Buffer; type: string; cacheControl: string | undefined };
export type SignedBucket = {
  endpoint: string;
  /** The bucket's contents, by key. */
  files: Map<string, Kept>;
  /** The requests received, refused ones included. */
  seen: WireRequest[];
  /** The clock, region and keys of the store; may be changed between calls. */
  account: Omit<Account, 'now'> & { now: () => Date };
  close(): Promise<void>;
};

const xml = (code: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;

/** ListObjectsV2, two keys at a time, so that every reader has to ask for the rest. */
function listing(files: SignedBucket['files'], asked: URLSearchParams): string {
  const keys = [...files.keys()].filter((key) => key.startsWith(asked.get('prefix') ?? '')).sort();
  const from = Number(asked.get('continuation-token') ?? 0);
  const contents = keys
    .slice(from, from + 2)
    .map((key) => {
      const { body } = files.get(key) as Kept;
      return `<Contents><Key>${key}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified><ETag>&quot;${body.length}&quot;</ETag><Size>${body.length}</Size></Contents>`;
    })
    .join('');
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents}${next}</ListBucketResult>`;
}

/** One bucket in memory behind Signature Version 4, at path-style addresses: like S3, it refuses whatever is not correctly signed. */
export async function openSignedBucket(name: string, account: SignedBucket['account']): Promise<SignedBucket> {
  const files: SignedBucket['files'] = new Map();
  const seen: WireRequest[] = [];
  const server = createServer(async (incoming, answer) => {
    const { method = '', url: target = '' } = incoming;
    const headers = incoming.headers as WireRequest['headers'];
    const request = { method, target, headers, body: await buffer(incoming) };
    seen.push(request);
    const say = (status: number, body: string | Buffer = '', more: Record<string, string> = {}) =>
      answer.writeHead(status, more).end(body);
    const refused = refusal(request, { ...account, now: account.now() });
    if (refused) return say(refused.status, xml(refused.code));
    const [bucket, ...rest] = decodeURIComponent(target.replace(/\?.*/, '').slice(1)).split('/');
    const key = rest.join('/');
    if (bucket !== name) return say(404, xml('NoSuchBucket'));
    const kept = files.get(key);
    if (method === 'PUT')
      files.set(key, {
        body: request.body,
        type: headers['content-type'] ?? '',
        cacheControl: headers['cache-control'],
      });
    else if (method === 'DELETE') files.delete(key);
    else if (!key) return say(200, listing(files, new URL(target, 'http://bucket').searchParams));
    else
      return kept
        ? say(200, kept.body, { 'content-type': kept.type, 'content-length': String(kept.body.length) })
        : say(404, xml('NoSuchKey'));
    return say(method === 'PUT' ? 200 : 204);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    seen,
    account,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

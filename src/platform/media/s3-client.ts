import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { inSpan } from '#src/platform/trace/span.ts';
import { StoreAway } from './picture-store.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type S3Client = {
  /** The answer if it is a success or a 404; anything else throws. */
  ask(key: string, init: RequestInit): Promise<Response>;
  put(key: string, bytes: Buffer, headers: Record<string, string>): Promise<void>;
  /** All objects whose keys begin so. */
  list(prefix: string): AsyncIterable<{ key: string; size: number; at: Date; etag: string }>;
};

/** Milliseconds until a server must have answered: a page waits for a picture, and the sender of one has already waited for up to 15 MB. */
const PATIENCE: Record<string, number> = { GET: 8_000, DELETE: 8_000, PUT: 20_000 };
/** And until all of a file must have arrived. */
const WHOLE_FILE = 30_000;

/**
 * An S3-compatible bucket (path-style addresses, signature version 4). Every call has a time limit and is tried three times. Uploads are
 * signed with their bytes, so the store accepts no others. While the bucket is away, each call throws StoreAway.
 * @param report is called after each call: with what failed, or with undefined if the bucket answered
 */
export function s3Client(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  report: (failure: StoreAway | undefined) => void = () => {},
): S3Client {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const away = (words: string, cause?: unknown) => {
    const failure = new StoreAway(words, { cause });
    report(failure);
    return failure;
  };
  const ask = async (key: string, init: RequestInit): Promise<Response> => {
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}${key.startsWith('?') ? key : `/${key}`}`;
    const unanswered = new AbortController();
    const timer = setTimeout(() => unanswered.abort(new Error('no answer in time')), PATIENCE[init.method ?? 'GET']);
    const signal = AbortSignal.any([unanswered.signal, AbortSignal.timeout(WHOLE_FILE)]);
    const answer = await inSpan(`bucket ${init.method}`, 'call', { 'peer.service': 's3' }, () =>
      client.fetch(address, { ...init, redirect: 'error', signal }),
    )
      .catch((error: unknown) => {
        throw away(`The S3 server cannot be reached: ${reasonOf(error)}`, error);
      })
      .finally(() => clearTimeout(timer));
    if (answer.ok || answer.status === 404) {
      report(undefined);
      return answer;
    }
    const words = await answer.text().catch(() => '');
    throw away(`The S3 server answered ${answer.status} to ${init.method} ${key}: ${words.slice(0, 300)}`);
  };
  return {
    ask,
    async put(key, bytes, headers) {
      const answer = await ask(key, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') },
      });
      if (answer.status === 404) throw new Error(`The S3 server has no bucket ${bucket}.`);
    },
    async *list(prefix) {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) });
        const answer = await ask(`?${query}`, { method: 'GET' });
        if (answer.status === 404) throw new Error(`The S3 server has no bucket ${bucket}.`);
        const page = await answer.text();
        for (const [, one = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield {
            key: field(one, 'Key'),
            size: Number(field(one, 'Size')),
            at: new Date(field(one, 'LastModified')),
            etag: field(one, 'ETag'),
          };
        token = field(page, 'NextContinuationToken') || undefined;
      } while (token);
    },
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an element that occurs once. */
const field = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, entity: string) => ENTITIES[entity] ?? '',
  );

/** `fetch` says only that it failed; its cause says why. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { code?: string; message?: string } };
  return String(cause?.code ?? cause?.message ?? message);
}

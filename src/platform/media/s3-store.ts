import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkKey, type PictureStore } from './picture-store.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * Pictures in any S3-compatible bucket (path-style addresses, signature version 4). Every call times out after 30 s and is tried three
 * times. Uploads are signed with their bytes, so the store accepts no others.
 */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): PictureStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (key: string, init: RequestInit): Promise<Response> => {
    const answer = await client.fetch(`${endpoint.replace(/\/$/, '')}/${bucket}/${checkKey(key)}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(
      `The picture store answered ${answer.status} to ${init.method} ${key}: ${(await answer.text()).slice(0, 300)}`,
    );
  };
  return {
    async put(key, bytes, type) {
      const answer = await ask(key, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'content-type': type,
          'cache-control': key.startsWith('private/') ? 'private, no-store' : 'public, max-age=31536000, immutable',
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      });
      if (answer.status === 404) throw new Error(`The picture store has no bucket ${bucket}.`);
    },
    async get(key) {
      const answer = await ask(key, { method: 'GET' });
      if (answer.status === 404 || !answer.body) return undefined;
      const length = Number(answer.headers.get('content-length'));
      return {
        body: answer.body,
        type: answer.headers.get('content-type') ?? 'application/octet-stream',
        length: length || undefined,
      };
    },
    async remove(key) {
      await ask(key, { method: 'DELETE' });
    },
  };
}

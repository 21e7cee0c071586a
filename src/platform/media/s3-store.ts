import type { Log } from '#src/platform/log/log.ts';
import { checkKey, isKey, KINDS, type PictureStore, type StoreAway } from './picture-store.ts';
import { type S3Settings, s3Client } from './s3-client.ts';

/** Pictures in any S3-compatible bucket. While it is away, the log has one line when it goes and one when it is back. */
export function s3Store(settings: S3Settings, log?: Pick<Log, 'error' | 'warn'>): PictureStore {
  const client = s3Client(settings, reporter(settings.bucket, log));
  return {
    put: (key, bytes, type) =>
      client.put(checkKey(key), bytes, {
        'content-type': type,
        'cache-control': key.startsWith('private/') ? 'private, no-store' : 'public, max-age=31536000, immutable',
      }),
    async get(key) {
      const answer = await client.ask(checkKey(key), { method: 'GET' });
      if (answer.status === 404 || !answer.body) return undefined;
      const length = Number(answer.headers.get('content-length'));
      return {
        body: answer.body,
        type: answer.headers.get('content-type') ?? 'application/octet-stream',
        length: length || undefined,
      };
    },
    async remove(key) {
      await client.ask(checkKey(key), { method: 'DELETE' });
    },
    async *list() {
      for (const kind of KINDS)
        for await (const { key, size, etag } of client.list(`${kind}/`))
          if (isKey(key)) yield { key, mark: `${size} ${etag}` };
    },
  };
}

/** Logs the first failure and the first success after it. */
function reporter(bucket: string, log: Pick<Log, 'error' | 'warn'> | undefined) {
  let away = false;
  return (failure: StoreAway | undefined) => {
    if (failure && !away) log?.error({ bucket, reason: failure.message }, 'the picture store is away');
    if (!failure && away) log?.warn({ bucket }, 'the picture store answers again');
    away = failure !== undefined;
  };
}

import path from 'node:path';
import { type S3Settings, s3Client } from '#src/platform/media/s3-client.ts';
import type { BackupTarget } from './target.ts';

/** Backups in a bucket, below a prefix. */
export function s3Target(settings: S3Settings, prefix: string): BackupTarget {
  const client = s3Client(settings);
  const place = (name: string) => path.posix.join(prefix, name);
  return {
    place: `s3://${path.posix.join(settings.bucket, prefix)}`,
    put: (name, bytes) => client.put(place(name), bytes, { 'content-type': 'application/octet-stream' }),
    async get(name) {
      const answer = await client.ask(place(name), { method: 'GET' });
      return answer.status === 404 ? undefined : Buffer.from(await answer.arrayBuffer());
    },
    async *list(folder) {
      const from = place(folder);
      for await (const { key, size, at } of client.list(from ? `${from}/` : ''))
        yield { name: prefix ? path.posix.relative(prefix, key) : key, size, at };
    },
    async remove(name) {
      await client.ask(place(name), { method: 'DELETE' });
    },
  };
}

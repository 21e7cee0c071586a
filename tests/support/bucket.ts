import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

export type Bucket = {
  /** The settings of a shop that stores its pictures here. */
  env: Record<string, string>;
  /** Refuses the connections of these requests, as when the store is away; undefined refuses none. */
  refuse: ((request: IncomingMessage) => boolean) | undefined;
  close(): Promise<void>;
};

/** An S3-compatible store with one bucket, behind a door that a test can close. */
export async function openBucket(): Promise<Bucket> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-bucket-'));
  const store = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = (await store.run()) as { port: number };
  const door = createServer((incoming, outgoing) => {
    if (bucket.refuse?.(incoming)) return void incoming.destroy();
    const { method, url, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const bucket: Bucket = {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    refuse: undefined,
    async close() {
      door.closeAllConnections();
      door.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return bucket;
}

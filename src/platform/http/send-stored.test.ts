import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { StoredPage } from '#src/platform/page-cache/stored-page.ts';
import { sendStored } from './send-stored.ts';

const page = (text: string, { packed = true } = {}): StoredPage => {
  const body = Buffer.from(text);
  const brotli = packed ? brotliCompressSync(body) : undefined;
  return { status: 200, headers: {}, body: packed ? undefined : body, brotli, etag: '"a"' };
};
const send = async (stored: StoredPage, acceptEncoding: string | null) => {
  const answer = sendStored(stored, { acceptEncoding, ifNoneMatch: null, head: false });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  return { encoding: answer.headers.get('content-encoding'), bytes };
};
const TEXT = 'sunlight '.repeat(500);

it('sends brotli to whoever accepts it, else gzip, else the text itself', async () => {
  const stored = page(TEXT);
  expect(await send(stored, 'gzip, deflate, br')).toEqual({ encoding: 'br', bytes: stored.brotli });
  for (const again of ['gzip', 'gzip;q=0.8']) {
    const { encoding, bytes } = await send(stored, again);
    expect([encoding, gunzipSync(bytes).toString()]).toEqual(['gzip', TEXT]);
  }
  expect(await send(stored, null)).toEqual({ encoding: null, bytes: Buffer.from(TEXT) });
});

it('compresses nothing that is not worth it', async () => {
  expect((await send(page('short', { packed: false }), 'gzip, br')).encoding).toBeNull();
});

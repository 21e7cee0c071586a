import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSignedBucket, type SignedBucket } from '#tests/support/signed-bucket.ts';
import { sha256 } from '#tests/support/signed-requests.ts';
import { s3Store } from './s3-store.ts';

const MINUTE = 60_000;
const credentials = { region: 'ap-south-1', accessKeyId: 'AKIAKIRAN', secretAccessKey: 'a/secret+with=signs' };
const bytes = Buffer.from([0, 1, 2, 250, 255]);
const all = async (body: unknown) => Buffer.from(await new Response(body as BodyInit).arrayBuffer());

describe('the picture store on a bucket that checks signatures', () => {
  let bucket: SignedBucket;
  const store = (change = {}) => s3Store({ endpoint: bucket.endpoint, bucket: 'pictures', ...credentials, ...change });
  beforeAll(async () => {
    const keys = { [credentials.accessKeyId]: credentials.secretAccessKey };
    bucket = await openSignedBucket('pictures', {
      keys,
      region: credentials.region,
      service: 's3',
      now: () => new Date(),
    });
  });
  beforeEach(() => {
    bucket.files.clear();
    bucket.seen.length = 0;
    bucket.account.now = () => new Date();
  });
  afterAll(() => bucket.close());

  it('puts, gets and removes, and may remove again', async () => {
    const kept = store({ endpoint: `${bucket.endpoint}/` });
    expect(await kept.get('media/p-1-640.avif')).toBeUndefined();
    await kept.put('media/p-1-640.avif', bytes, 'image/avif');
    expect(bucket.files.get('media/p-1-640.avif')).toEqual({
      body: bytes,
      type: 'image/avif',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    const file = await kept.get('media/p-1-640.avif');
    expect(file).toMatchObject({ type: 'image/avif', length: bytes.length });
    expect(await all(file?.body)).toEqual(bytes);
    await kept.remove('media/p-1-640.avif');
    await kept.remove('media/p-1-640.avif');
    expect(bucket.files.size).toBe(0);
  });

  it('stores an empty file and one of several megabytes unharmed', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024, 'kiran');
    for (const body of [Buffer.alloc(0), large]) {
      await store().put('originals/p-2.jpg', body, 'image/jpeg');
      expect(await all((await store().get('originals/p-2.jpg'))?.body)).toEqual(body);
    }
  });

  it('signs the bytes it sends, so that the bucket takes no others', async () => {
    await store().put('media/p-3-640.avif', bytes, 'image/avif');
    expect(bucket.seen.at(-1)?.headers['x-amz-content-sha256']).toBe(sha256(bytes));
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'guess' }, /403.*SignatureDoesNotMatch/s],
    ['an unknown key', { accessKeyId: 'AKIANOBODY' }, /403.*InvalidAccessKeyId/s],
    ['another region', { region: 'us-east-1' }, /400.*AuthorizationHeaderMalformed/s],
  ])('fails loudly with %s, whatever is asked, and leaves the bucket unchanged', async (_, change, refusal) => {
    await store().put('media/p-4-640.avif', bytes, 'image/avif');
    await expect(store(change).put('media/p-5-640.avif', bytes, 'image/avif')).rejects.toThrow(refusal);
    await expect(store(change).get('media/p-4-640.avif')).rejects.toThrow(refusal);
    await expect(store(change).remove('media/p-4-640.avif')).rejects.toThrow(refusal);
    expect([...bucket.files.keys()]).toEqual(['media/p-4-640.avif']);
  });

  it('fails loudly when a clock is off by more than a quarter of an hour', async () => {
    for (const minutes of [-14, 14]) {
      bucket.account.now = () => new Date(Date.now() + minutes * MINUTE);
      await store().put('media/p-6-640.avif', bytes, 'image/avif');
    }
    for (const minutes of [-16, 16]) {
      bucket.account.now = () => new Date(Date.now() + minutes * MINUTE);
      await expect(store().get('media/p-6-640.avif')).rejects.toThrow(/403.*RequestTimeTooSkewed/s);
    }
  });

  it('says so when there is no such bucket', async () => {
    await expect(store({ bucket: 'nowhere' }).put('media/p-7-640.avif', bytes, 'image/avif')).rejects.toThrow(
      /no bucket nowhere/,
    );
  });

  it('has a client that signs any key correctly, should ours ever hold more than lower-case letters', async () => {
    const client = new AwsClient({ ...credentials, service: 's3', retries: 0 });
    const keys = [
      'with space',
      'plus+sign',
      'percent%41',
      "quotes'(!)*~",
      'dollar$&=;:@,',
      'सूर्य',
      'a//b',
      'two words/and a folder',
      'सू/+ x',
    ];
    for (const key of keys) {
      const address = `${bucket.endpoint}/pictures/${key.split('/').map(encodeURIComponent).join('/')}`;
      expect((await client.fetch(address, { method: 'PUT', body: bytes })).status, key).toBe(200);
      expect(bucket.files.get(key)?.body, key).toEqual(bytes);
    }
    const list = await client.fetch(`${bucket.endpoint}/pictures?prefix=${encodeURIComponent('सू/+ ')}&list-type=2`);
    expect(list.status).toBe(200);
    expect([...(await list.text()).matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key)).toEqual(['सू/+ x']);
  });

  it('lists its files, and another mark for one that was written again', async () => {
    const kept = store();
    for (const key of [
      'media/p-1-160.avif',
      'media/p-2-160.avif',
      'media/p-3-160.avif',
      'originals/p-1.jpg',
      'private/r-1.jpg',
    ])
      await kept.put(key, bytes, 'image/any');
    bucket.files.set('backups/manifest.json', { body: bytes, type: '', cacheControl: undefined });
    const all = async () =>
      Object.fromEntries((await Array.fromAsync(kept.list())).map(({ key, mark }) => [key, mark]));
    const before = await all();
    expect(Object.keys(before)).toHaveLength(5);
    await kept.put('originals/p-1.jpg', Buffer.from('others'), 'image/any');
    const after = await all();
    expect(Object.keys(after).filter((key) => after[key] !== before[key])).toEqual(['originals/p-1.jpg']);
  });
});

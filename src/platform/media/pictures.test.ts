import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStore } from './disk-store.ts';
import { encodePicture, plannedWidths } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { checkKey, type PictureStore } from './picture-store.ts';
import { s3Store } from './s3-store.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4080c0' } });
const refused = (bytes: Buffer) =>
  inspectPicture(bytes).then(
    () => 'accepted',
    (error: Error) => error.message,
  );

/** A black PNG of one bit per pixel: its rows are zeros, so a gigapixel is a small file. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(4);
    frame.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([frame, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('inspecting an upload', () => {
  it('takes JPEG, PNG, WebP and AVIF, upright', async () => {
    for (const [kind, bytes] of [
      ['jpg', await plain(400, 300).jpeg().toBuffer()],
      ['png', await plain(400, 300).png().toBuffer()],
      ['webp', await plain(400, 300).webp().toBuffer()],
      ['avif', await plain(400, 300).avif().toBuffer()],
    ] as const) {
      expect(await inspectPicture(bytes)).toMatchObject({ kind, width: 400, height: 300 });
    }
    const lying = await plain(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspectPicture(lying)).toMatchObject({ width: 300, height: 400 });
  });

  it('refuses what is not a picture, whatever its name', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>',
    );
    expect(await refused(svg)).toMatch(/Only JPEG/);
    expect(await refused(Buffer.from('<?php echo 1; ?>'))).toMatch(/Only JPEG/);
    expect(await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg]))).toMatch(/damaged/);
    expect(await refused(Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(500)]))).toMatch(/Only JPEG/);
    expect(await refused(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toMatch(/HEIC/);
    expect(await refused(Buffer.alloc(16 * 1024 * 1024))).toMatch(/15 MB/);
    expect(await refused(await plain(100, 100).png().toBuffer())).toMatch(/at least 200/);
  });

  it('refuses a truncated file', async () => {
    const noise = Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_, i) => (i * 7919) % 251));
    const raw = () => sharp(noise, { raw: { width: 600, height: 600, channels: 3 } });
    for (const whole of [await raw().jpeg().toBuffer(), await raw().png().toBuffer(), await raw().webp().toBuffer()]) {
      expect(await refused(whole.subarray(0, Math.floor(whole.length * 0.6)))).toMatch(/damaged/);
    }
  });

  it('refuses a decompression bomb and a 100-megapixel file without allocating memory for it', async () => {
    // 30,000 × 30,000 pixels in a hundred kilobytes, and 100 megapixels in a JPEG.
    const bomb = blackPng(30_000, 30_000);
    const huge = await plain(10_000, 10_000).jpeg({ quality: 10 }).toBuffer();
    expect(bomb.length).toBeLessThan(15 * 1024 * 1024);
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => refused(i % 2 ? bomb : huge)));
    clearInterval(watch);
    for (const answer of answers) expect(answer).toMatch(/36 megapixels/);
    expect((most - before) / 1024 / 1024).toBeLessThan(200);
  });
});

describe('encoding', () => {
  it('makes the planned files, without camera metadata, and never larger than the picture', async () => {
    const original = await plain(800, 600)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const files = [];
    for await (const file of encodePicture(original, 800)) files.push(file);
    expect(files.map((file) => file.suffix)).toEqual(['160.avif', '320.avif', '640.avif', '800.avif', '640.webp']);
    for (const file of files) {
      const about = await sharp(file.bytes).metadata();
      expect(about.width).toBe(Number.parseInt(file.suffix, 10));
      expect(about.exif).toBeUndefined();
    }
    expect(plannedWidths(250)).toEqual({ widths: [160, 250], webp: 250 });
  });
});

describe('picture stores', () => {
  let folder: string;
  let bucket: S3rver;
  let stores: [string, PictureStore][];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kiran-store-'));
    bucket = new S3rver({
      port: 0,
      silent: true,
      directory: path.join(folder, 's3'),
      configureBuckets: [{ name: 'pictures', configs: [] }],
    });
    const { port } = (await bucket.run()) as { port: number };
    const s3 = {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    };
    stores = [
      ['disk', diskStore(folder)],
      ['S3', s3Store(s3)],
    ];
    await expect(
      s3Store({ ...s3, accessKeyId: 'nobody' }).put('media/a.avif', Buffer.from('x'), 'image/avif'),
    ).rejects.toThrow(/403/);
    await expect(
      s3Store({ ...s3, bucket: 'nowhere' }).put('media/a.avif', Buffer.from('x'), 'image/avif'),
    ).rejects.toThrow(/no bucket/);
  });
  afterAll(async () => {
    await bucket.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('store, return and delete, and leave nothing half-written', async () => {
    for (const [name, store] of stores) {
      const bytes = Buffer.from([1, 2, 3, 250]);
      expect(await store.get('media/p-1-640.webp'), name).toBeUndefined();
      await Promise.all([1, 2, 3].map(() => store.put('media/p-1-640.webp', bytes, 'image/webp')));
      const file = await store.get('media/p-1-640.webp');
      expect(file?.type, name).toBe('image/webp');
      expect(Buffer.from(await new Response(file?.body as BodyInit).arrayBuffer()), name).toEqual(bytes);
      await store.remove('media/p-1-640.webp');
      await store.remove('media/p-1-640.webp');
      expect(await store.get('media/p-1-640.webp'), name).toBeUndefined();
    }
    expect((await readdir(path.join(folder, 'media'))).length).toBe(0);
  });

  it('refuse keys that lead outside', () => {
    for (const key of ['media/../secret', '../x', 'media/a/b', '/etc/passwd', 'media/.hidden', 'other/x.avif'])
      expect(() => checkKey(key)).toThrow();
  });
});

import { expect, it } from 'vitest';
import { storedPictures } from '#src/platform/http/stored-pictures.ts';
import type { PictureStore } from '#src/platform/media/picture-store.ts';
import { deletePhoto, isPhoto } from './photo.ts';

const [LONG, SHORT, OTHER] = ['0'.repeat(32), '1'.repeat(24), '2'.repeat(24)];
/** A photo in each naming scheme ever used. */
const PHOTOS = [`photo-${LONG}.webp`, `p-${LONG}-256.webp`, `p-${SHORT}-256.webp`];
/** An original of 256 pixels. */
const PICTURE = [`p-${OTHER}-160.avif`, `p-${OTHER}-256.avif`, `p-${OTHER}-256.webp`];

function filled() {
  const names = new Set([...PHOTOS, ...PICTURE].map((name) => `media/${name}`));
  const store: PictureStore = {
    put: async () => {},
    get: async (key) => (names.has(key) ? { body: Buffer.from('x'), type: 'image/webp', length: 1 } : undefined),
    remove: async (key) => void names.delete(key),
    list: async function* () {},
  };
  return { store, names };
}

it('a photo is kept by no browser, and a catalogue picture by all, at any width', async () => {
  const { store } = filled();
  const media = storedPictures(store, (name) => isPhoto(store, name));
  const keeping = async (name: string) =>
    (await media(name, new Request('http://shop.example')))?.headers.get('cache-control');
  for (const name of PHOTOS) expect(await keeping(name), name).toBe('private, no-store');
  for (const name of PICTURE) expect(await keeping(name), name).toMatch(/^public, .*immutable$/);
  expect(await keeping(`photo-${'3'.repeat(32)}.webp`)).toBeUndefined();
});

it('removes the file behind a photo, and none that a provider holds', async () => {
  const { store, names } = filled();
  for (const image of [
    ...PHOTOS.map((name) => `/media/${name}`),
    `https://photos.example/media/${PICTURE[0]}`,
    `/media/${PICTURE[0]}`,
    null,
  ]) {
    await deletePhoto({ pictures: store }, image);
  }
  expect([...names].sort()).toEqual(PICTURE.map((name) => `media/${name}`).sort());
});

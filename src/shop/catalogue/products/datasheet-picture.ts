import { readFile } from 'node:fs/promises';
import { toJpeg } from '#src/platform/media/to-jpeg.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Product } from './product.ts';

/** The product's first picture as JPEG, or undefined when it has none of our own or it is unreadable. */
export async function datasheetPicture(
  { pictures, log }: Pick<Platform, 'pictures' | 'log'>,
  product: Product,
): Promise<Buffer | undefined> {
  const files = product.pictures[0]?.files;
  if (!files) return undefined;
  const name = `${files.stem}-${files.webp}.webp`;
  try {
    // As with /media: the demonstration catalogue's pictures are in the project, uploaded ones in the store.
    const bytes = (await readFile(`seed/pictures/${name}`).catch(() => undefined)) ?? (await stored(pictures, name));
    return bytes && (await toJpeg(bytes, 640));
  } catch (error) {
    log.warn({ err: error, name }, 'a picture was left out of a datasheet');
    return undefined;
  }
}

async function stored(pictures: Platform['pictures'], name: string): Promise<Buffer | undefined> {
  const file = await pictures.get(`media/${name}`);
  if (!file) return undefined;
  return Buffer.isBuffer(file.body) ? file.body : Buffer.from(await new Response(file.body).arrayBuffer());
}

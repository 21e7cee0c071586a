import type Sharp from 'sharp';

let loaded: typeof Sharp | undefined;

/**
 * The picture library, loaded when first needed. One thread and no cache of its own: encoding must leave a processor to the shop, and
 * memory must not grow with uploads.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  if (loaded) return loaded;
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  loaded = sharp;
  return sharp;
}

import { bitmapUrl, isMarkUrl } from '#src/platform/media/mark-url.ts';
import { wholeFile } from '#src/platform/media/picture-store.ts';
import { type PreparedMark, prepareMark } from '#src/platform/media/prepare-mark.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enqueue } from './inspect-queued.ts';

const TYPES = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' } as const;

/**
 * Stores a logo or a brand's mark; the same file again gives the same address. Its files have no row and are never removed: they are few and small,
 * and mails already sent link to them. Throws `invalid` with the field `file`, `too-large`.
 */
export async function addMark({ pictures }: Pick<Platform, 'pictures'>, bytes: Buffer): Promise<{ url: string }> {
  const { stem, shown, bitmap }: PreparedMark = await enqueue(() => prepareMark(bytes));
  // The bitmap first, so that a known address always has both files.
  for (const { kind, bytes: file } of [bitmap, shown]) await pictures.put(`media/${stem}.${kind}`, file, TYPES[kind]);
  return { url: `/media/${stem}.${shown.kind}` };
}

/** A mark's bitmap, for documents and icons; undefined when the address is not a mark's or its file is gone. */
export async function markBitmap({ pictures }: Pick<Platform, 'pictures'>, url: string): Promise<Buffer | undefined> {
  const file = isMarkUrl(url) ? await pictures.get(bitmapUrl(url).slice(1)) : undefined;
  return file && (await wholeFile(file));
}

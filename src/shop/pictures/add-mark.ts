import { type PreparedMark, prepareMark } from '#src/platform/pictures/prepare-mark.ts';
import type { Platform } from '#src/platform/platform.ts';
import { inTurn } from '#src/shop/pictures/inspect-in-turn.ts';

const TYPES = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' } as const;

/**
 * Takes in a logo or a brand's mark; the same file again gives the same address. Its files have no row and stay for good: they are few and
 * small, and mails that were sent point to them. Throws `invalid` with the field `file`, `too-large`.
 */
export async function addMark({ pictures }: Pick<Platform, 'pictures'>, bytes: Buffer): Promise<{ url: string }> {
  const { stem, shown, bitmap }: PreparedMark = await inTurn(() => prepareMark(bytes));
  // The bitmap first: an address that is known has both.
  for (const { kind, bytes: file } of [bitmap, shown]) await pictures.put(`media/${stem}.${kind}`, file, TYPES[kind]);
  return { url: `/media/${stem}.${shown.kind}` };
}

const MARK = /^\/media\/(m-[0-9a-f]{24})\.(svg|png|jpg)$/;

/** Whether this is the address of a mark that was taken in. */
export const isMarkUrl = (url: string): boolean => MARK.test(url);

/** The address of a mark's bitmap, for what draws no SVG. */
export const bitmapUrl = (url: string): string => url.replace(/\.svg$/, '.png');

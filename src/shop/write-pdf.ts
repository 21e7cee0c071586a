import { plainColours } from '#src/platform/colours/shop-colours.ts';
import { onWhite } from '#src/platform/media/draw-icon.ts';
import type { Look } from '#src/shop/back-office/settings/letterhead.ts';
import { markBitmap } from '#src/shop/catalogue/pictures/add-mark.ts';
import type { Shop } from './shop.ts';

type Papers = typeof import('./pdf-worker.ts');
type Chosen = { logo: string; colors: { brand: string; sun: string } };

/**
 * Renders one of the shop's documents as a PDF in a worker thread. Throws `unavailable` when too many wait.
 * @param chosen the logo and colours to print: the current ones, unless the document has its own
 */
export async function writePdf<Kind extends keyof Papers>(
  { press, pictures, shopSettings }: Pick<Shop, 'press' | 'pictures' | 'shopSettings'>,
  kind: Kind,
  content: Parameters<Papers[Kind]>[0]['content'],
  { logo, colors }: Chosen = shopSettings.current,
): Promise<Buffer> {
  const { sun, heading } = plainColours(colors);
  const bitmap = await markBitmap({ pictures }, logo);
  const look: Look = { logo: bitmap && (await onWhite(bitmap)), sun, heading };
  return press.write(kind, { content, look });
}

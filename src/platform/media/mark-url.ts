const MARK = /^\/media\/m-[0-9a-f]{24}-\d{1,4}x\d{1,4}\.(?:svg|png|jpg)$/;

/** Whether this is the address of a stored mark (shop/catalogue/pictures/add-mark.ts). */
export const isMarkUrl = (url: string): boolean => MARK.test(url);

/** The address of a mark's bitmap, for what draws no SVG. */
export const bitmapUrl = (url: string): string => url.replace(/\.svg$/, '.png');

/** Its size in pixels, as encoded in its address. */
export function markSize(url: string): { width: number; height: number } {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(url) ?? [];
  return { width: Number(width ?? 1), height: Number(height ?? 1) };
}

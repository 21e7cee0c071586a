import { type Column, joinList, splitList, text } from './column.ts';

/** One of our own pictures, or an address at another server to fetch it from. */
const isPicture = (url: string) =>
  url.length <= 2048 && (/^\/(media|brands)\/[\w./-]+$/.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url)));
const MOST_OTHERS = 20;
const LONGEST_LIST = 50_000;
/** Addresses are separated by bars, as we write them, or by commas, semicolons or spaces, as other shops do. */
export const splitPictures = (cell: string): string[] =>
  cell.length > LONGEST_LIST
    ? [cell]
    : [...new Set(splitList(cell).flatMap((one) => one.split(/(?<![\s,;])[\s,;]+(?=https?:\/\/|\/media\/)/)))];

/** The main picture's cell may name several: the first is the main picture, the others follow. */
export const mainImage: Column = {
  ...text('main_image', 'mainImage', 2048),
  holds: 'picture',
  read(product, cell) {
    const [main = '', ...others] = cell === product.mainImage ? [cell] : splitPictures(cell);
    if (cell !== '' && ![main, ...others].every(isPicture)) return { code: 'picture' };
    if (others.length > MOST_OTHERS) return { code: 'too-many', detail: String(MOST_OTHERS + 1) };
    product.mainImage = main;
    if (others.length) product.otherImages = others;
    return undefined;
  },
};
export const otherImages: Column = {
  name: 'other_images',
  holds: 'pictures',
  write: ({ otherImages: urls }) => joinList(urls),
  read(product, cell) {
    const urls = splitPictures(cell);
    if (!urls.every(isPicture)) return { code: 'picture' };
    if (urls.length > MOST_OTHERS) return { code: 'too-many', detail: String(MOST_OTHERS) };
    product.otherImages = urls;
    return undefined;
  },
};

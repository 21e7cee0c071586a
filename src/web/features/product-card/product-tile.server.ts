import type { Locale } from '#src/kernel/locales.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import type { PictureFiles } from '#src/shop/catalogue/pictures/picture-files.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { decidingLine } from '#src/web/features/product-facts/deciding.server.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { Picture, ProductCard } from '#src/wire/domain.ts';
import type { ProductTile } from './product-tile.ts';

type Shown = { id: string };

/** The tags of these cards without their stars: a page that shows them is out of date when one of them changes. */
export const tagsOf = (...lists: Shown[][]): string[] => lists.flat().map(({ id }) => TAGS.product(id));

/** The tags of these cards and of their stars. */
export const tagsWithStars = (...lists: Shown[][]): string[] =>
  lists.flat().flatMap(({ id }) => [TAGS.product(id), TAGS.stars(id)]);

/** Only what the card shows, in the reader's language: each field travels twice, in the markup and in the data. */
export const toTile = (card: ProductCard, locale: Locale): ProductTile => {
  const facts = decidingLine(card.figures, card.price, locale);
  const secondPicture = card.secondPicture?.files && toSource(card.secondPicture);
  return { ...tileOf(spokenIn(locale, card)), ...(facts && { facts }), ...(secondPicture && { secondPicture }) };
};

const tileOf = ({
  id,
  name,
  price,
  listPrice,
  discount,
  stock,
  rating,
  ratingCount,
  picture,
}: ProductCard): ProductTile => ({
  id,
  name,
  price,
  listPrice,
  discount,
  soldOut: stock <= 0,
  rating,
  ratingCount,
  picture: toSource(picture),
});

/** `blurred` also sends the placeholder, a few hundred bytes: for the large pictures at the top. */
export const toSource = (picture: Picture | undefined, { blurred = false } = {}): PictureSource | undefined =>
  picture &&
  (picture.files
    ? {
        alt: picture.alt,
        files: {
          ...toFiles(picture.files),
          ...(blurred && picture.files.placeholder && { placeholder: picture.files.placeholder }),
        },
      }
    : picture.url
      ? { alt: picture.alt, url: picture.url }
      : undefined);

/** A picture of the shop's own: a category's tile, a scene. */
export const fromFiles = (files: PictureFiles | null | undefined): PictureSource | undefined =>
  files ? { alt: files.alt, files: toFiles(files) } : undefined;

/**
 * A scene with its crop for phones, the scene `<name>-phone`. The owner's own picture in the scene's place (an upload) has no crop: it is shown on
 * every screen.
 */
export function sceneWithCrop(
  scenes: Record<string, PictureFiles | undefined>,
  name: string,
): PictureSource | undefined {
  const [wide, narrow] = [scenes[name], scenes[`${name}-phone`]];
  const source = fromFiles(wide);
  return source && narrow && wide?.stem.startsWith(`${name}-`) ? { ...source, narrow: toFiles(narrow) } : source;
}

const toFiles = ({ stem, width, height, widths, webp }: Omit<PictureFiles, 'alt'>) => ({
  stem,
  width,
  height,
  widths,
  webp,
});

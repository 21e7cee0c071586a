import { z } from '@hono/zod-openapi';
import { isMarkUrl } from '#src/platform/media/mark-url.ts';
import type { ManagedBrand } from '#src/shop/catalogue/taxonomy/manage-brands.ts';
import { type ManagedCategory, MOST_TILES } from '#src/shop/catalogue/taxonomy/manage-categories.ts';
import { inOtherLanguages, OTHER_LANGUAGE_NAMES } from '#src/wire/by-language.ts';
import { coded } from '#src/wire/coded.ts';
import { success, words } from '#src/wire/values.ts';

const slug = z
  .string({ error: coded('required') })
  .min(1, coded('required'))
  .max(200);
const optional = (max: number) => words(max, 0).optional();
const translated = { description: `In ${OTHER_LANGUAGE_NAMES}; what is left out is read in English` };

const brandWords = inOtherLanguages(z.object({ name: optional(60), line: optional(160) })).openapi(
  'BrandWords',
  translated,
);
const categoryWords = inOtherLanguages(
  z.object({ name: optional(60), noun: optional(60), blurb: optional(300) }),
).openapi('CategoryWords', translated);

const isShippedMark = (url: string) => /^\/brands\/[a-z0-9-]+\.svg$/.test(url);
const mark = z
  .string({ error: coded('must-be-text') })
  .max(200)
  .refine((url) => url === '' || isMarkUrl(url) || isShippedMark(url), coded('uploaded-mark'))
  .openapi({ description: 'The address of an uploaded mark (`POST /admin/marks`); empty: its name stands in for one' });

const brandFields = { name: words(60), line: words(160, 0), mark, words: brandWords };
export const newBrand = z.object(brandFields).partial().required({ name: true }).openapi('NewBrand');
export const brandChange = z.object(brandFields).partial().openapi('BrandChange');

const categoryFields = {
  name: words(60),
  noun: words(60, 0).openapi({ description: 'What one of it is called, in small letters; empty: as its name' }),
  blurb: words(300, 0),
  words: categoryWords,
  picture: z.string().max(60).nullable().openapi({ description: 'The id of an uploaded picture; null for none' }),
};
export const newCategory = z.object(categoryFields).partial().required({ name: true }).openapi('NewCategory');
export const categoryChange = z.object(categoryFields).partial().openapi('CategoryChange');

export const slugOrder = z.object({ slugs: z.array(slug).max(1000) }).openapi('SlugOrder');
export const panelOrder = z.object({ slugs: z.array(slug).max(MOST_TILES, coded('at-most')) }).openapi('PanelOrder');
export const retirement = z
  .object({
    successor: slug
      .nullable()
      .openapi({ description: 'What takes its products over; null only where nothing of it is on sale' }),
  })
  .openapi('Retirement');
export const slugParam = z.object({ slug });

const standing = {
  slug: z.string(),
  products: z.number().int(),
  onSale: z.number().int(),
  retired: z.boolean(),
  replacedBy: z.string().nullable(),
};
const wireBrand = z
  .object({ ...standing, name: z.string(), line: z.string(), mark: z.string(), words: brandWords })
  .openapi('ManagedBrand');
const wireCategory = z
  .object({
    ...standing,
    name: z.string(),
    noun: z.string(),
    blurb: z.string(),
    words: categoryWords,
    picture: z.string().nullable(),
    panelPosition: z.number().int().nullable(),
  })
  .openapi('ManagedCategory');

export const brandAnswer = z.object({ status: success, data: z.object({ brand: wireBrand }) });
export const brandsAnswer = z.object({ status: success, data: z.object({ brands: z.array(wireBrand) }) });
export const categoryAnswer = z.object({ status: success, data: z.object({ category: wireCategory }) });
export const categoriesAnswer = z.object({ status: success, data: z.object({ categories: z.array(wireCategory) }) });
export const retiredAnswer = z.object({ status: success, data: z.object({ moved: z.number().int() }) });

export const encodeBrand = (brand: ManagedBrand): z.infer<typeof wireBrand> => brand;
export const encodeCategory = ({ picture, ...category }: ManagedCategory): z.infer<typeof wireCategory> => ({
  ...category,
  picture: picture?.stem ?? null,
});

import { redirect } from 'react-router';
import { PLACEMENT_WORDS } from '#src/kernel/placements.ts';
import { listImports, showImport } from '#src/shop/catalogue/import/check-import.ts';
import { COLUMNS } from '#src/shop/catalogue/import/columns.ts';
import { countWanted } from '#src/shop/catalogue/remote-pictures/count-wanted.ts';
import { allSpecificationKeys, specificationFields } from '#src/shop/catalogue/seed/specification-fields.ts';
import { listBrands, listCategories } from '#src/shop/catalogue/taxonomy/list-categories.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { encodeImport } from '#src/wire/catalogue/product-import.ts';
import { decodeImport } from '#src/wire/client/product-import.ts';
import { hrefs } from '#src/wire/pages.ts';

const UNDER_WAY = ['waiting', 'running', 'cancelling'];

export const loader = pageLoader('productImport', async ({ shop, locale, searchParams }) => {
  const id = searchParams.get('id') ?? undefined;
  const [list, categories, brands] = await Promise.all([listImports(shop), listCategories(shop), listBrands(shop)]);
  // On returning, the owner finds the import in progress.
  const running = list.find(({ state }) => UNDER_WAY.includes(state));
  if (!id && running) throw redirect(hrefs.productImport(running.id));
  const file = id ? await showImport(shop, id) : undefined;
  return {
    texts: texts(locale, 'imports', 'specification', 'pictureReport'),
    locale,
    file: file && decodeImport(encodeImport(file, await countWanted(shop, file.id))),
    files: list.map((one) => decodeImport(encodeImport(one))),
    fields: [...COLUMNS.map(({ name }) => name), ...allSpecificationKeys().map((key) => `spec.${key}`)],
    shop: {
      brand: brands.map(({ slug, name }) => ({ slug, name })),
      category: categories.map(({ slug, name }) => ({ slug, name })),
    },
    columns: COLUMNS.map(({ name, holds }) => ({
      name,
      holds,
      values: holds === 'choice' ? PLACEMENT_WORDS.join(', ') : holds === 'flag' ? 'yes, no' : '',
    })),
    categories: categories.map(({ slug, name }) => ({
      slug,
      name,
      figures: specificationFields(slug).map(({ key }) => `spec.${key}`),
    })),
  };
});

import { findScenes } from '#src/shop/catalogue/products/find-scene.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { loadOwnText } from '#src/web/features/page-text/own-text.server.ts';
import { fromFiles } from '#src/web/features/product-card/product-tile.server.ts';

export const loader = pageLoader('about', async ({ shop, tag, origin, context }) => {
  tag(TAGS.categories); // scenes come with the catalogue
  const [scenes, text] = await Promise.all([
    findScenes(shop, ['hero-house', 'pump-field', 'street-dusk']),
    loadOwnText(context, 'about'),
  ]);
  return {
    origin,
    ...text,
    house: fromFiles(scenes['hero-house']),
    field: fromFiles(scenes['pump-field']),
    street: fromFiles(scenes['street-dusk']),
  };
});

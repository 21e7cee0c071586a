import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/pages/page-context.ts';
import { findScenes } from '#src/shop/catalogue/find-scene.ts';
import { TAGS } from '#src/shop/catalogue/product.ts';
import { answered } from '../answered.server.ts';
import { loadOwnText } from '../page-text/own-text.server.ts';
import { fromFiles } from '../product-tile.server.ts';

export const loadAbout = ({ context }: { context: Readonly<RouterContextProvider> }) =>
  answered(context, async () => {
    const { shop, tag, origin } = context.get(pageContext);
    tag(TAGS.categories); // scenes come with the catalogue
    const [scenes, text] = await Promise.all([findScenes(shop, ['hero-house', 'pump-field', 'street-dusk']), loadOwnText(context, 'about')]);
    return {
      origin,
      ...text,
      house: fromFiles(scenes['hero-house']),
      field: fromFiles(scenes['pump-field']),
      street: fromFiles(scenes['street-dusk']),
    };
  });

import { findScenes } from '#src/shop/catalogue/products/find-scene.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { sceneWithCrop } from '#src/web/features/product-card/product-tile.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** What every sign-in page needs. */
export async function loadAuthLayout({ context }: Pick<LoaderArgs, 'context'>) {
  const { shop, locale } = context.get(pageContext);
  const scenes = await findScenes(shop, ['signup', 'signup-phone']);
  return { scene: sceneWithCrop(scenes, 'signup'), texts: texts(locale, 'signUp', 'door') };
}

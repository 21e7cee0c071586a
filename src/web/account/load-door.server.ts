import { pageContext } from '#src/pages/page-context.ts';
import { findScenes } from '#src/shop/catalogue/find-scene.ts';
import { texts } from '../messages/messages.server.ts';
import { fromFiles } from '../product-tile.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

/** What every page around the way in needs. */
export async function loadDoor({ context }: Pick<LoaderArgs, 'context'>) {
  const { shop, locale } = context.get(pageContext);
  const scenes = await findScenes(shop, ['signup']);
  return { scene: fromFiles(scenes['signup']), texts: texts(locale, 'signUp', 'door') };
}

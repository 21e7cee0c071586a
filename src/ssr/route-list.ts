import { existsSync, readdirSync } from 'node:fs';
import type { VisitorKind } from '#src/wire/visitor.ts';

const ASSETS = 'build/client/assets';

/** Written by react-router.config.ts. Development has none. */
const SHOP_ROUTES = existsSync(ASSETS)
  ? readdirSync(ASSETS).find((name) => name.startsWith('shop-routes-'))
  : undefined;

/**
 * The address of the list of routes that a page's router gets, in place of the `whole` one: who does not work in the shop gets it without the
 * workspace's. `matched`: the ids of the page's own routes, which must be in it: a shopper who asks for the workspace is refused by its page.
 */
export function routeListFor(kind: VisitorKind, whole: string, matched: readonly string[]): string {
  const works = kind === 'administrator' || matched.some((id) => id.startsWith('workspace/'));
  return works || !SHOP_ROUTES ? whole : `/assets/${SHOP_ROUTES}`;
}

import { transact } from '#src/platform/database/transact.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { Caller } from './create-session.ts';
import { deleteSessionByHash } from './session.store.ts';
import { TOO_OFTEN } from './sign-in-attempts.ts';
import { dropSigned, readSigned } from './signed-cookie.ts';
import { tokenHash } from './token.ts';

const NETWORK = { what: 'sign-out network', most: 300, within: 60_000 };

/** Ends the session of a request's cookie, full or pending, if any; answers the header that removes the cookie. @throws `too-many` */
export async function signOut(shop: Shop, headers: Headers, { network }: Caller): Promise<string> {
  await transact(shop, ({ trx }) => enforceLimits(trx, shop, [{ ...NETWORK, who: network }], TOO_OFTEN));
  const token = readSigned(shop, headers.get('cookie'), 'sid');
  if (token) await deleteSessionByHash(shop.db, tokenHash(token));
  return dropSigned(shop, 'sid');
}

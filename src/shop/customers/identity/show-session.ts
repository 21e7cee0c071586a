import type { Shop } from '#src/shop/shop.ts';
import { readSession } from './current-principal.ts';
import { findSessionFacts } from './session.store.ts';
import { dropSigned, readSigned } from './signed-cookie.ts';
import { findUser, type UserRow } from './user.store.ts';

type Facts = NonNullable<Awaited<ReturnType<typeof findSessionFacts>>>;
/** `gone`: a header that removes the cookie of an ended session. */
export type ShownSession = { user: UserRow; session: Facts } | { user?: undefined; gone: string | undefined };

/** The signed-in account, as the rest of the shop sees it; a pending session shows nothing yet. */
export async function showSession(
  shop: Pick<Shop, 'auth' | 'db' | 'settings'>,
  headers: Headers,
): Promise<ShownSession> {
  const found = await readSession(shop, headers);
  if (!found) {
    const signed = readSigned(shop, headers.get('cookie'), 'sid') !== undefined;
    return { gone: signed ? dropSigned(shop, 'sid') : undefined };
  }
  const [user, session] = found.half
    ? []
    : await Promise.all([findUser(shop.db, found.uid), findSessionFacts(shop.db, found.sessionId)]);
  return user && session ? { user, session } : { gone: undefined };
}

import type { Platform } from '#src/platform/platform.ts';
import { tokenHash } from '#src/shop/customers/identity/token.ts';
import { deleteByToken, findByToken } from './alert.store.ts';

/** What the link in a mail about a price ends, also of an older one: undefined once it has ended. */
export const lookAtAlertLink = (
  { db }: Pick<Platform, 'db'>,
  token: string,
): Promise<{ productId: string; productName: string } | undefined> => findByToken(db, tokenHash(token));

/** Ends the alert without signing in; repeating changes nothing. Answers whether this call ended it. */
export const endByLink = ({ db }: Pick<Platform, 'db'>, token: string): Promise<boolean> =>
  deleteByToken(db, tokenHash(token));

import type { Platform } from '#src/platform/platform.ts';
import { tokenHash } from '#src/shop/customers/identity/token.ts';
import { deleteByToken, findByToken } from './alert.store.ts';

/** What the link in a mail about a price ends: undefined once it has ended, or was told again by a newer mail. */
export const lookAtAlertLink = (
  { db }: Pick<Platform, 'db'>,
  token: string,
): Promise<{ productId: string; productName: string } | undefined> => findByToken(db, tokenHash(token));

/** Ends the alert without signing in; repeating changes nothing. Answers whether this call ended it. */
export const endByLink = ({ db }: Pick<Platform, 'db'>, token: string): Promise<boolean> =>
  deleteByToken(db, tokenHash(token));

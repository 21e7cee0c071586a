import type { Platform } from '#src/platform/platform.ts';

/** The account with an e-mail address, for the administrator. */
export const findUidByEmail = async ({ db }: Pick<Platform, 'db'>, email: string): Promise<string | undefined> =>
  (await db.selectFrom('user').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst())?.id;
